internal import Guidelines

/// Errors that say neither what happened nor what to do.
struct ErrorVague: Check {
  let id = CheckID(unchecked: "error-vague")
  let rule = RuleID(unchecked: "writing-errors")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "An error says what went wrong and what to do.", ko: "오류는 무엇이 잘못되었고 어떻게 하면 되는지 말합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let texts = interface.allViews.filter { view in
      // The title of an alert is what `alert-title` looks at.
      view.node.text?.value?.isEmpty == false && view.node.kind != .alert
        && !view.isPartOfAlert("title")
    }
    let failures = texts.filter { Self.onlyTellsFailure($0) && !Self.saysNothing($0) }
    return texts.filter(Self.saysNothing).onePerTree { view, count in
      finding(
        at: view, evidence: ["text": view.shown, "count": "\(count)"],
        Bilingual(
          en: "“\(view.shown)” does not help; say what went wrong and what people can do",
          ko: "‘\(view.shown)’은(는) 도움이 되지 않습니다. 무엇이 잘못되었고 어떻게 하면 되는지 쓰세요"))
    }
      + failures.onePerTree { view, count in
        // What failed is said; nothing may be left to do.
        finding(
          at: view, confidence: .possible, evidence: ["text": view.shown, "count": "\(count)"],
          Bilingual(
            en: "“\(view.shown)” says what failed, not why; say that, or what people can do",
            ko: "‘\(view.shown)’만으로는 까닭을 알 수 없습니다. 왜 실패했는지, 어떻게 하면 되는지 쓰세요"))
      }
  }

  /// Whether a text says nothing that helps people.
  private static func saysNothing(_ view: PlacedView) -> Bool {
    guard let text = view.node.text?.value else { return false }
    return InterfaceWords.isVagueError(text) || view.tellsError && isUnfinished(text)
  }

  /// Whether an error says what failed and no more; its own description may be completed where it is shown.
  private static func onlyTellsFailure(_ view: PlacedView) -> Bool {
    guard let text = view.node.text?.value, view.tellsError else { return false }
    return !view.node.name.hasPrefix("errorDescription") && InterfaceWords.onlyTellsFailure(text)
  }

  /// Whether an error was written for developers: it begins like no sentence, as `failed to parse` does.
  private static func isUnfinished(_ text: InterfaceText) -> Bool {
    let words = text.shown.split(separator: " ")
    guard text.isUntranslated, words.count > 2, let first = words.first else { return false }
    return first.count > 1 && first.allSatisfy { $0.isASCII && $0.isLowercase }
  }

  var examples: [CheckExample] {
    func code(_ text: String) -> String { ExampleText.swift(body: "    Text(\"\(text)\")") }
    func json(_ text: String) -> String {
      ExampleText.json(views: #""kind": "text", "text": "\#(text)""#)
    }
    func error(_ text: String) -> String {
      ExampleText.swift(viewDidLoad: "    errorMessage = \"\(text)\"")
    }
    func described(_ text: String, _ other: String) -> String {
      """
      enum WalkError: LocalizedError {
        case lost, locked
        var errorDescription: String? {
          switch self {
          case .lost: "\(text)"
          \(other)
          }
        }
      }
      """
    }
    return [
      .failing(.swift, at: [3], code("Something went wrong. Please try again later.")),
      .failing(.swift, at: [3], code("알 수 없는 오류")),
      .failing(.swift, at: [4], error("failed to parse walk")),
      .failing(.swift, at: [4], error("Could not save the walk")),
      .passing(.swift, error("Could not save: disk full")),
      .passing(.swift, error("Cannot save while offline")),
      .passing(.swift, error("Cannot contain spaces")),
      .passing(.swift, error("Can't be empty")),
      .passing(.swift, error("Not enough storage space")),
      .passing(.swift, error("Not signed in to iCloud")),
      .passing(.swift, described("Could not save the walk", "")),
      .passing(
        .swift,
        described(
          "Could not save the walk", #"case .locked: NSLocalizedString("Map", comment: "")"#)),
      .failing(.json, at: [2], json("An unexpected error occurred.")),
      .passing(.swift, code("The walk was not saved. Try again when you are online.")),
      .passing(.swift, error("The file holds no walk.")),
      .passing(.swift, code("near the lake")),
      .passing(.json, json("Something went wrong on the server. Try again in an hour.")),
    ]
  }
}

extension PlacedView {
  /// Whether code shows it as the `title` or the `message` of an alert: `alertTitle = "Walk lost"`,
  /// `showAlert(message: "Try again.")`.
  func isPartOfAlert(_ part: String) -> Bool {
    guard node.conduct == .showsText else { return false }
    let name = node.name.lowercased()
    return name.contains("alert") && name.hasSuffix(part)
  }

  /// Whether code shows it as the message of an error: `errorMessage`, `errorDescription`.
  fileprivate var tellsError: Bool {
    guard node.conduct == .showsText else { return false }
    let name = node.name.lowercased()
    return InterfaceWords.errorNames.contains(where: name.contains)
  }
}
