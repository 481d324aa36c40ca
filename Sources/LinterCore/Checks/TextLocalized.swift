internal import Guidelines

/// Texts that stay in one language in an app that has several.
struct TextLocalized: Check {
  let id = CheckID(unchecked: "text-localized")
  let rule = RuleID(unchecked: "inclusion-localize")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "In an app of several languages, the strings files have every text.",
    ko: "여러 언어를 지원하는 앱은 모든 글이 문자열 파일에 있습니다.")

  /// The least share of texts that the strings files have in an app that keeps its texts there.
  private static let leastShare = 0.5

  /// The number of texts in the strings files from which on an app keeps its texts there, whatever their share.
  private static let manyTexts = 40

  /// The greatest share of keys without a text, as to those with one.
  private static let mostMissing = 0.1

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let shown = interface.views(
      .text, .label, .button, .link, .navigationLink, .menu, .toggle, .picker, .alert,
      .confirmationDialog
    ).filter {
      $0.node.text?.stated?.isEmpty == false && !interface.placedViews.isForDevelopers($0)
    }
    return missing(among: shown) + untranslated(shown, in: interface)
  }

  /// The keys that no strings file has, of an app whose strings files have nearly all.
  private func missing(among shown: [PlacedView]) -> [Finding] {
    let keyed = shown.filter { $0.node.text?.stated?.isMissingKey == true }
    guard !keyed.isEmpty else { return [] }
    let found = shown.count { view in
      view.node.text?.stated.map { $0.key != nil && !$0.values.languages.isEmpty } == true
    }
    // Where many are missing, a file is.
    guard Double(keyed.count) <= Self.mostMissing * Double(found) else { return [] }
    return keyed.onePerFile { view, _ in
      let key = view.node.text?.value?.key ?? ""
      return finding(
        at: view, evidence: ["key": key],
        Bilingual(
          en: "no strings file has the key “\(key)”, so people see the key",
          ko: "문자열 파일에 ‘\(key)’ 키가 없어 키가 그대로 보입니다"))
    }
  }

  private func untranslated(_ shown: [PlacedView], in interface: Interface) -> [Finding] {
    let languages = Set(interface.languages.map { $0.prefix { $0 != "-" && $0 != "_" } })
    guard languages.subtracting(["Base"]).count > 1 else { return [] }
    let given = interface.views(.other).filter {
      // What an error says of itself is often for developers alone, unless it looks up other texts.
      $0.node.conduct == .showsText && $0.node.text?.stated != nil
        && ($0.node.name == "errorDescription" && $0.node.isBesideLookup
          || !["errorDescription", "failureReason"].contains($0.node.name))
        && !interface.placedViews.isForDevelopers($0)
    }
    let translated = shown.count { $0.node.text?.stated?.isUntranslated == false }
    let open = (shown + given).filter { view in
      view.node.text?.stated?.isUntranslatedText == true && !view.node.isVerbatim
        // Code may give an outlet its text.
        && view.node.outlets.isEmpty
        && !view.withAncestors.contains { around in
          around.node.isRedacted || InterfaceWords.namesStandIn(around.node.name)
        }
        && !Self.isName(view.shown, in: interface)
    }
    guard
      translated >= Self.manyTexts || interface.translatedTexts >= Self.manyTexts
        || Double(translated) >= Self.leastShare * Double(shown.count)
    else { return [] }
    // What an alert says is missed most.
    func rank(_ view: PlacedView) -> (Int, Place) {
      let isOfAlert = view.isInside(.alert, .confirmationDialog)
      return (isOfAlert && view.node.kind == .text ? 0 : 1, view.node.place)
    }
    return open.sorted { rank($0) < rank($1) }.onePerFile(inOrder: false) { view, count in
      let text = view.shown
      // The system looks up the texts of a document in files of its own.
      let isOfDocument = [".xib", ".storyboard"].contains(where: view.node.place.file.hasSuffix)
      return finding(
        at: view, evidence: ["text": text, "count": "\(count)"],
        isOfDocument
          ? Bilingual(
            en:
              "“\(text)” of this document is in no strings file; people see it in one language",
            ko: "이 문서의 ‘\(text)’을(를) 옮긴 문자열 파일이 없어 한 언어로만 보입니다")
          : Bilingual(
            en: "“\(text)” is in no strings file; people see it in one language",
            ko: "‘\(text)’이(가) 문자열 파일에 없어 한 언어로만 보입니다")
      ).caused(by: view.node.place.file)
    }
  }

  /// Whether a text is the name of the app, or of an edition of it: “Trails Pro”.
  private static func isName(_ text: String, in interface: Interface) -> Bool {
    let apps = interface.products.filter { $0.kind == .app }.map(\.name)
    return ([interface.appName.en].compactMap(\.self) + apps).contains { name in
      let rest = text.dropFirst(name.count).split(separator: " ").filter { $0 != "…" }
      return text.hasPrefix(name) && rest.count < 2
    }
  }

  var examples: [CheckExample] {
    let strings = [
      "de.lproj/Localizable.strings": CheckExample.Content.text(
        #""Walks" = "Wanderungen"; "Hills" = "Hügel"; "Lakes" = "Seen"; "Map" = "Karte";"#),
      "en.lproj/Localizable.strings": .text(
        #""Walks" = "Walks"; "Hills" = "Hills"; "Lakes" = "Lakes"; "Map" = "Map";"#),
    ]
    func code(_ view: String) -> String {
      ExampleText.swift(
        body: """
              Text("Walks"); Text("Hills"); Text("Lakes"); Text("Map")
              \(view)
          """)
    }
    let keys = [
      "en.lproj/Localizable.strings": CheckExample.Content.text(#""walks.list.title" = "Walks";"#)
    ]
    func keyed(_ count: Int) -> String {
      let known = Array(repeating: #"Text("walks.list.title")"#, count: count)
      return ExampleText.swift(
        body: "    \(known.joined(separator: "; "))\n    Text(\"walks.list.none-near\")")
    }
    func json(_ languages: String) -> String {
      let texts = ["Walks", "Hills", "Lakes"].map {
        #"{"kind": "text", "text": {"key": "\#($0)"}}"#
      }
      return ExampleText.json(
        views: "\"kind\": \"container\", \"children\": [\(texts.joined(separator: ", ")),\n"
          + #"{"kind": "text", "text": "No walks near you"}]"#
      ).replacing(#""views""#, with: #""languages": [\#(languages)], "views""#)
    }
    return [
      .failing(.swift, at: [4], files: strings, code(#"Text("No walks near you")"#)),
      .failing(.swift, at: [4], files: strings, code(#"Button("Start a walk") { start() }"#)),
      .failing(
        .swift, at: [4], files: strings, code(#"Image("map").accessibilityLabel("Map of walks")"#)),
      .passing(
        .swift,
        files: strings.merging([
          "de.lproj/Extra.strings": .text(#""No walks near you" = "Keine Wanderungen";"#)
        ]) { $1 }, code(#"Text("No walks near you")"#)),
      .passing(
        .swift,
        files: [
          "de.lproj/Localizable.strings": .text(#""Lakes" = "Seen";"#),
          "en.lproj/Localizable.strings": .text(
            (1...12).map { #""Walk \#($0)" = "Walk \#($0)";"# }.joined()),
        ], code(#"Text("No walks near you")"#)),
      .failing(
        .swift, at: [4], files: strings,
        code(#"Image("map").accessibilityLabel("Walks near \(place)")"#)),
      .passing(
        .swift,
        files: [
          "de.lproj/Localizable.strings": .text(
            #""Walks" = "Wanderungen"; "Hills" = "Hügel"; "Walks near %@" = "Wanderungen bei %@";"#),
          "en.lproj/Localizable.strings": .text(
            #""Walks" = "Walks"; "Hills" = "Hills"; "Walks near %@" = "Walks near %@";"#),
        ],
        code(#"Image("map").accessibilityLabel("Walks near \(place)")"#)),
      .failing(.swift, at: [4], files: strings, code(#"Text(String("No walks near you"))"#)),
      .failing(
        .swift, at: [9], files: strings,
        code("Text(walk.name)")
          + """

          func unlock() {
            var reason = ""
            reason = "Unlock your walks"
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason) { _, _ in }
          }
          """),
      .failing(.json, at: [3], json(#""en", "de""#)),
      .failing(
        .swift, at: [4], files: strings,
        ExampleText.swift(
          body: """
                Text("Walks"); Text("Hills"); Text("Lakes")
                  .onTapGesture { showToast("No walks near you") }
            """)),
      .failing(.swift, at: [4], files: strings, code(#"Text(isNear ? "On" : "Off")"#)),
      .failing(
        .swift, at: [9], files: strings,
        code("Text(walk.name)")
          + """

          class WalksSource: NSObject, UITableViewDataSource {
            func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
              return "Walks near you"
            }
          }
          """),
      .failing(
        .swift, at: [10], files: strings,
        code("Text(walk.name)")
          + """

          enum WalkError: LocalizedError {
            case lost, blocked
            var errorDescription: String? {
              if self == .blocked { return "The way is blocked" }
              return NSLocalizedString("Map", comment: "")
            }
          }
          """),
      .failing(.swift, at: [4], files: strings, code(#"Text("FILTER (ON)")"#)),
      .failing(.swift, at: [4], files: strings, code(#"Text("Loading...")"#)),
      .passing(
        .swift, files: strings, code(#"Text("No walks yet").redacted(reason: .placeholder)"#)),
      .passing(
        .swift, files: strings,
        code("Text(walk.name)")
          + """

          let queue = DispatchQueue(label: "walks queue")
          func report() { Crashes.capture(message: "The walk was not found") }
          func end() { walkDidEnd(logMessage: "The map was not running") }
          let log = [ClientEvent(text: "The walks were loaded", kind: .load)]

          extension WalkProvider {
            func placeholder(in context: Context) -> WalkEntry { WalkEntry(title: "Name of a walk") }
          }
          """),
      .failing(.swift, at: [4], files: keys, keyed(10)),
      .passing(.swift, files: keys, keyed(3)),
      .passing(.json, json(#""en""#)),
      .passing(.swift, code(#"Text("No walks near you")"#)),
      .passing(.swift, files: strings, code(#"Text("Walks")"#)),
      .passing(.swift, files: strings, code(#"Text("walks.none".localized)"#)),
      .passing(.swift, files: strings, code(#"Text("GPX")"#)),
      .passing(.swift, files: strings, code(#"Text(verbatim: "No account is open")"#)),
      .passing(
        .swift, files: strings,
        code(
          #"Picker(selection: $walk, label: Text(verbatim: "Active walk")) { Text("Hills") }"#)),
      .passing(
        .json,
        json(#""en", "de""#).replacing("No walks near you", with: "Trails Pro")
          .replacing(#""languages""#, with: #""appName": "Trails", "languages""#)),
    ]
  }
}

extension InterfaceText {
  /// Whether it is a key of three parts or more that no strings file has: `walks.list.none-near`.
  fileprivate var isMissingKey: Bool {
    guard let key, values.languages.isEmpty else { return false }
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    // The last part of an address is short.
    return parts.count > 2 && (parts.last?.count ?? 0) > 4
      && parts.allSatisfy { part in
        part.first?.isLetter == true
          && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      }
  }

  /// Whether it is untranslated and begins like a sentence of several words, or is a title that every app has.
  fileprivate var isUntranslatedText: Bool {
    let signs: Set<Character> = ["(", ")", "[", "]", ":", ".", ",", "“", "”", "\""]
    let parts = shown.split(separator: " ").map { part in part.filter { !signs.contains($0) } }
    let words = parts.filter { word in
      word.count > 1 && word.dropLast().allSatisfy { $0.isLetter || $0 == "’" || $0 == "'" }
    }
    guard isUntranslated, shown.first(where: { !"… ,".contains($0) })?.isLetter == true else {
      return false
    }
    return words.count > 1 || InterfaceWords.reads(self, as: .commonTitle)
  }
}
