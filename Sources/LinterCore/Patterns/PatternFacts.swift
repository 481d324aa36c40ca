internal import Guidelines

/// A fact about an interface that a pattern can be applied to.
struct PatternFact {
  /// The value of the fact.
  enum Seen {
    case text(Language, String)
    case number(Double)
    case name(String)
  }

  let seen: Seen
  let place: Place
  /// Whether the file sets the value on every path.
  let isStated: Bool
  /// The kind of the view or bar that contains it, and the kinds of the ancestors.
  let kinds: [String]
  /// The platforms it is shown on; empty if not stated.
  let platforms: [Platform]
}

extension Interface {
  /// The facts to which a pattern about `subject` applies.
  func facts(of subject: RulePattern.Subject) -> [PatternFact] {
    switch subject {
    case .text, .length: texts
    case .count: counts
    case .width: views { $0.node.look.width.flatMap(PatternNumber.init) }
    case .height: views { $0.node.look.height.flatMap(PatternNumber.init) }
    case .font: views { $0.node.look.fixedFontSize.flatMap(PatternNumber.init) }
    case .spacing: views { $0.node.layout.spacing.flatMap(PatternNumber.init) }
    case .contrast:
      views { view in
        leastContrast(of: view).map { PatternNumber(value: $0.ratio, isStated: !$0.isAssumed) }
      }
    case .color: names { [$0.look.foreground, $0.look.background].compactMap { $0?.named } }
    case .symbol: names { [$0.image].compactMap { $0?.symbol } } + tabSymbols
    case .api: names { [($0.name, true)] + $0.ownModifiers.map { ($0, true) } }
    }
  }

  private var texts: [PatternFact] {
    let views = allViews.flatMap { view in
      [view.node.text, view.node.prompt].compactMap(\.self).flatMap { text in
        Self.texts(text, at: view.node.place, in: view.kinds, on: view.platforms)
      }
    }
    let tabs = tabBars.flatMap { bar in
      bar.tabs.flatMap {
        Self.texts($0.title, at: $0.place, in: ["tab", "tab-bar"], on: bar.platforms)
      }
    }
    let titles = screens.flatMap { screen in
      screen.navigationBar.map {
        Self.texts($0.title, at: $0.place, in: ["title"], on: screen.platforms)
      } ?? []
    }
    return views + tabs + titles
  }

  private static func texts(
    _ text: Fact<InterfaceText>, at place: Place, in kinds: [String], on platforms: [Platform]
  ) -> [PatternFact] {
    (text.value?.readings ?? []).map { reading in
      PatternFact(
        seen: .text(reading.language, reading.text), place: place, isStated: text.isStated,
        kinds: kinds, platforms: platforms)
    }
  }

  private var counts: [PatternFact] {
    let tabs = tabBars.compactMap { bar in
      bar.count.value.map { count in
        PatternFact(
          seen: .number(Double(count)), place: bar.place, isStated: bar.count.isStated,
          kinds: ["tab-bar"], platforms: bar.platforms)
      }
    }
    let buttons = placedViews.views(RulePattern.countedKinds).map { view in
      PatternFact(
        seen: .number(Double(view.node.buttons.count)), place: view.node.place,
        isStated: view.node.isPlain, kinds: [view.node.kind.rawValue], platforms: view.platforms)
    }
    return tabs + buttons
  }

  private func views(_ number: (PlacedView) -> PatternNumber?) -> [PatternFact] {
    allViews.compactMap { view in
      number(view).map { number in
        PatternFact(
          seen: .number(number.value), place: view.node.place, isStated: number.isStated,
          kinds: view.kinds, platforms: view.platforms)
      }
    }
  }

  private func names(_ names: (ViewNode) -> [(name: String, isStated: Bool)]) -> [PatternFact] {
    allViews.flatMap { view in
      names(view.node).map { found in
        PatternFact(
          seen: .name(found.name), place: view.node.place, isStated: found.isStated,
          kinds: view.kinds, platforms: view.platforms)
      }
    }
  }

  private var tabSymbols: [PatternFact] {
    tabBars.flatMap { bar in
      bar.tabs.compactMap { tab in
        tab.icon.symbol.map { symbol in
          PatternFact(
            seen: .name(symbol.name), place: tab.place, isStated: symbol.isStated,
            kinds: ["tab", "tab-bar"], platforms: bar.platforms)
        }
      }
    }
  }
}

/// A numeric property of a view.
private struct PatternNumber {
  let value: Double
  let isStated: Bool
}

extension PatternNumber {
  /// The number, if the file states it.
  init?(_ fact: Fact<Double>) {
    guard let value = fact.value else { return nil }
    self.init(value: value, isStated: fact.isStated)
  }
}

extension PlacedView {
  /// Its kind and those of its ancestors.
  fileprivate var kinds: [String] { [node.kind.rawValue] + ancestors.map(\.node.kind.rawValue) }
}

extension Fact<ColorName> {
  /// The name of the color; `nil` for a literal color.
  fileprivate var named: (name: String, isStated: Bool)? {
    switch value {
    case .system(let name), .asset(let name): (name, isStated)
    case .literal, .faded, .adaptive, nil: nil
    }
  }
}

extension Fact<ImageName> {
  /// The name of the image, if it is a symbol.
  fileprivate var symbol: (name: String, isStated: Bool)? {
    if case .symbol(let name)? = value { (name, isStated) } else { nil }
  }
}
