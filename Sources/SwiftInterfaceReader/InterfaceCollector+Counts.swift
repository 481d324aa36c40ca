internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Counts that a text states together with a noun.
extension InterfaceCollector {
  /// Records the words behind a count in a text, unless code around it looks whether there is one, or a strings file
  /// has forms for it: `Text("\(walks.count) walks")`.
  func addCount(_ literal: StringLiteralExprSyntax) {
    let segments = Array(literal.segments)
    let counted = zip(segments, segments.dropFirst()).lazy.compactMap { value, text -> String? in
      let name = value.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression.path.last
      guard name?.lowercased().hasSuffix("count") == true else { return nil }
      return text.as(StringSegmentSyntax.self)?.content.text
    }.first
    guard let counted, counted.first == " ", isShown(literal),
      !strings(have: counted), !looksForOne(around: literal)
    else { return }
    var view = ViewNode(.container, name: "count", place: reading.place(literal))
    view.conduct = .choosesByCount
    var words = ViewNode(.other, place: view.place)
    words.text = .stated(InterfaceText(literal: counted))
    view.children = [words]
    fixedViews.append(view)
  }

  /// Whether a strings file has a text with these words behind a number.
  private func strings(have words: String) -> Bool {
    reading.strings.keys.contains { $0.hasSuffix(words) && $0.contains("%") }
  }

  /// Whether the code around a text, up to its type, looks whether a count is 1.
  private func looksForOne(around literal: StringLiteralExprSyntax) -> Bool {
    let member = sequence(first: Syntax(literal), next: \.parent).first {
      $0.is(MemberBlockItemSyntax.self)
    }
    guard let member else { return true }
    if let known = membersLookingForOne[member.id] { return known }
    let looks = ["== 1", "> 1", "!= 1", "< 2", ">= 2", "case 1", "inflect"].contains(
      where: member.trimmedDescription.contains)
    membersLookingForOne[member.id] = looks
    return looks
  }
}
