internal import Guidelines

/// Dates whose parts stand in one order in every language and region.
struct DatePattern: Check {
  let id = CheckID(unchecked: "date-pattern")
  let rule = RuleID(unchecked: "inclusion-localize")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Dates, times and names of regions that people read follow their language and region.",
    ko: "사람들이 읽는 날짜, 시간, 지역 이름이 언어와 지역을 따릅니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    patterns(in: interface) + names(in: interface)
  }

  /// The names of regions and languages that are in one language for all people.
  private func names(in interface: Interface) -> [Finding] {
    interface.allViews.filter { $0.node.conduct == .namesInOneLanguage }.map { view in
      finding(
        at: view,
        Bilingual(
          en: "these names are in one language, whatever people's own is; use Locale.current",
          ko: "사람들의 언어와 상관없이 이름이 한 언어로 나옵니다. Locale.current를 쓰세요"))
    }
  }

  private func patterns(in interface: Interface) -> [Finding] {
    interface.allViews.compactMap { view in
      guard let pattern = view.node.datePattern, Self.isForPeople(pattern) else { return nil }
      return finding(
        at: view, evidence: ["pattern": pattern],
        Bilingual(
          en:
            "“\(pattern)” orders a date alike in every region; use a style or a localized template",
          ko: "‘\(pattern)’은(는) 모든 지역에서 날짜를 같은 순서로 씁니다. 지역에 맞는 스타일이나 템플릿을 쓰세요")
      ).caused(by: view.node.place.file)
    }
  }

  /// Whether a pattern writes a date or a time in words that people read, in an order of its own.
  private static func isForPeople(_ pattern: String) -> Bool {
    // Quoted text is literal.
    let outside = pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let fields = Set(outside.filter(\.isLetter))
    // Servers write seconds and zones, and names of files have no space.
    guard fields.isDisjoint(with: "sSzZXxVOA"), outside.contains(" ") else { return false }
    let kinds = ["yYu", "ML", "d", "Ee", "hHkK"].filter { !fields.isDisjoint(with: $0) }
    let isNamed = ["MMM", "LLL", "EEE"].contains(where: outside.contains)
    return kinds.count > 1 && isNamed || fields.contains("a") && outside.contains(":")
  }

  var examples: [CheckExample] {
    func code(_ pattern: String, _ use: String = "label.text = format.string(from: day)") -> String
    {
      ExampleText.swift(
        viewDidLoad: """
              let format = DateFormatter()
              format.dateFormat = "\(pattern)"
              \(use)
          """)
    }
    func json(_ pattern: String) -> String {
      ExampleText.json(views: #""kind": "text", "datePattern": "\#(pattern)""#)
    }
    return [
      .failing(.swift, at: [5], code("MMMM d")),
      .failing(.swift, at: [5], code("EEE, d MMM yyyy")),
      .failing(.swift, at: [5], code("h:mm a")),
      .failing(.json, at: [2], json("dd MMM yyyy")),
      .failing(.swift, at: [5], code("MMM d", #"format.locale = Locale(identifier: "en_US")"#)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad:
            #"    label.text = Locale(identifier: "en_US").localizedString(forRegionCode: code)"#)),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          viewDidLoad: """
                for code in codes {
                  names.append(NSLocale(localeIdentifier: "en_US").displayName(forKey: key, value: code)!)
                }
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: "    label.text = Locale.current.localizedString(forRegionCode: code)")),
      .passing(.swift, code("yyyy-MM-dd")),
      .passing(.swift, code("EEE, dd MMM yyyy HH:mm:ss zzz")),
      .passing(.swift, code("EEEE")),
      .passing(.swift, code("MMMM d", "day = format.date(from: answer)")),
      .passing(.swift, code("MMM d", #"format.locale = Locale(identifier: "en_US_POSIX")"#)),
      .passing(.json, json("yyyyMMdd")),
    ]
  }
}
