internal import LinterCore
internal import SwiftSyntax

/// What a source calls the things that it makes in one place and uses in another, collected in one pass.
struct UsedNames {
  /// The constants that views get as their insets or margins: `label.textInsets = Sizes.insets`.
  private(set) var insets: Set<String> = []
  /// The publishers that send at intervals: `timer = Timer.publish(every: 1, …)`.
  private(set) var timers: Set<String> = []
  /// The actions that buttons get: `UIButton(primaryAction: delete)`, `button.addAction(delete, for: .primaryActionTriggered)`.
  private(set) var actions: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    for line in tree.description.split(separator: "\n") {
      for (mark, end) in [("primaryAction: ", ""), ("addAction(", ", for:")] {
        for part in line.split(separator: mark, omittingEmptySubsequences: false).dropFirst() {
          let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          if !name.isEmpty, part[name.endIndex...].hasPrefix(end) { actions.insert(String(name)) }
        }
      }
      let sides = line.split(separator: "=").map { $0.filter { $0 != " " } }
      guard sides.count == 2 else { continue }
      if sides[1].hasPrefix("Timer.publish") {
        timers.insert(Self.lastName(in: line.prefix { $0 != "=" }))
      } else if sides[0].contains("."), Self.isOfInsets(Self.lastName(in: sides[0])) {
        insets.insert(Self.lastName(in: sides[1]))
      }
    }
  }

  /// Whether a property of this name holds the insets or margins of a view that is laid out by the writing direction.
  static func isOfInsets(_ name: String) -> Bool {
    let name = name.lowercased()
    let excluded = [
      "capinsets", "contentinset", "indicator", "separator", "hit", "touch", "expand",
    ]
    return ["insets", "containerinset", "margins"].contains(where: name.hasSuffix)
      && !excluded.contains(where: name.contains)
  }

  /// The name at the end of `text`, before spaces.
  private static func lastName(in text: some StringProtocol) -> String {
    let end = text.reversed().drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return String(end.reversed())
  }
}
