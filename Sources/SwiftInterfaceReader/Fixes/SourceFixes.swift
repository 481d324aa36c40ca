internal import Guidelines
public import LinterCore
internal import SwiftParser
internal import SwiftSyntax

/// Automatic fixes for findings in Swift sources that need no review.
///
/// ```swift
/// let fixed = SourceFixes.fixed(source, findings: [finding])  // `role: .destructive` in its place
/// ```
///
/// Findings that need a decision have no fix. A source with syntax errors is left unchanged, as is one that
/// the fixes would break.
public enum SourceFixes {
  /// `source` with the fixes for `findings`; `nil` if there are none.
  public static func fixed(_ source: String, findings: [Finding]) -> String? {
    let tree = Parser.parse(source: source)
    guard !tree.hasError else { return nil }
    let lines = LineTable(source)
    var edits: Set<SourceEdit> = []
    for finding in findings {
      guard let fix = fixes[finding.check.rawValue] else { continue }
      edits.formUnion(fix(FixContext(tree: tree, lines: lines, finding: finding)))
    }
    guard !edits.isEmpty else { return nil }
    let made = source.with(Array(edits))
    return made == source || Parser.parse(source: made).hasError ? nil : made
  }

  private typealias Fix = @Sendable (FixContext) -> [SourceEdit]

  /// The fixes, by check.
  private static let fixes: [String: Fix] = [
    "button-role": { $0.role() },
    "control-label": { $0.label() },
    "fixed-side": { $0.sides() },
    "text-size-live": { $0.liveTextSizes() },
  ]
}

/// A finding and the source that contains it.
struct FixContext {
  let tree: SourceFileSyntax
  let lines: LineTable
  let finding: Finding

  /// The innermost call at the position of the finding.
  private var call: FunctionCallExprSyntax? {
    calls.last { isAtFinding(Syntax($0)) }
  }

  private var calls: [FunctionCallExprSyntax] {
    SyntaxFinder.all(in: tree) { $0.as(FunctionCallExprSyntax.self) }
  }

  // MARK: - Roles

  /// Adds the missing role of a button or an alert action.
  func role() -> [SourceEdit] {
    guard let role = finding.evidence["role"], let call else { return [] }
    return call.name == "Button"
      ? button(call, role) : [action(call.arguments.first?.expression, role)].compactMap(\.self)
  }

  private func button(_ call: FunctionCallExprSyntax, _ role: String) -> [SourceEdit] {
    // Only a literal title is safe: a function that makes several buttons receives each title.
    let words =
      call.argument(nil) ?? call.closure("label").map { ExprSyntax($0) }
      ?? call.trailingClosure.map { ExprSyntax($0) }
    guard let words,
      words.is(StringLiteralExprSyntax.self) || words.trimmedDescription.contains("(\""),
      call.argument("role") == nil, !isSwiped(call)
    else { return [] }
    let named = call.arguments.prefix {
      [nil, "systemImage", "image"].contains($0.label?.text)
    }
    if let last = named.last {
      return [put(", role: .\(role)", after: last.expression)]
    }
    guard let parenthesis = call.leftParen else {
      return [put("(role: .\(role))", after: call.calledExpression)]
    }
    let rest = call.arguments.isEmpty ? "" : ", "
    return [put("role: .\(role)\(rest)", after: parenthesis)]
  }

  /// Whether a swipe reveals the button: with the role, the row would go before a confirmation is answered.
  private func isSwiped(_ call: FunctionCallExprSyntax) -> Bool {
    sequence(first: Syntax(call), next: \.parent).contains {
      $0.as(FunctionCallExprSyntax.self)?.name == "swipeActions"
    }
  }

  private func action(_ made: ExprSyntax?, _ role: String) -> SourceEdit? {
    guard let call = made?.as(FunctionCallExprSyntax.self), call.name == "UIAlertAction",
      let style = call.argument("style")?.as(MemberAccessExprSyntax.self)?.declName.baseName,
      style.text == "default"
    else { return nil }
    return replace(style, with: role)
  }

  // MARK: - Descriptions

  /// The control at the position of the finding, or the one whose label begins there.
  private var control: FunctionCallExprSyntax? {
    let controls = calls.filter {
      ["Button", "Link", "NavigationLink", "Menu"].contains($0.name)
    }
    return controls.last { control in
      let labels = [control.trailingClosure, control.closure("label")].compactMap(\.self)
      return labels.map { Syntax($0.statements) }.contains(where: isAtFinding)
        || isAtFinding(Syntax(control))
    }
  }

  private func isAtFinding(_ node: Syntax) -> Bool {
    lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      == (finding.line, finding.column)
  }

  /// Adds an accessibility label derived from the image's name, with a TODO comment.
  func label() -> [SourceEdit] {
    guard let image = finding.evidence["image"], let call = control else { return [] }
    let words = image.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    guard let first = words.first else { return [] }
    let text = first.uppercased() + words.dropFirst()
    let modifier = ".accessibilityLabel(\"\(text)\" /* TODO: say what this does */)"
    return [put("\n\(indentation(after: call))\(modifier)", after: call)]
  }

  /// The indentation for a new modifier of `call`: that of the next one, or else one level more.
  private func indentation(after call: FunctionCallExprSyntax) -> String {
    let next = call.parent?.as(MemberAccessExprSyntax.self)?.period.leadingTrivia
    if let next, next.contains(where: \.isNewline) { return next.indentation }
    var token = call.firstToken(viewMode: .sourceAccurate)
    while let current = token, !current.leadingTrivia.contains(where: \.isNewline) {
      token = current.previousToken(viewMode: .sourceAccurate)
    }
    let own = token?.leadingTrivia.indentation ?? ""
    return own + (own.contains("\t") ? "\t" : "  ")
  }

  // MARK: - Sides

  /// The anchors and SnapKit sides that follow the writing direction.
  private static let anchors = ["leftAnchor": "leadingAnchor", "rightAnchor": "trailingAnchor"]
  private static let sides = ["left": "leading", "right": "trailing"]

  /// Replaces left and right by leading and trailing in every constraint, and left-aligned text by natural
  /// alignment.
  func sides() -> [SourceEdit] {
    let constraints = calls.flatMap { call in
      call.name == "constraint" ? anchors(in: call) : snapKit(in: call)
    }
    let alignments = SyntaxFinder.all(in: tree) { node -> SourceEdit? in
      guard let (target, value) = node.as(SequenceExprSyntax.self)?.assignment,
        target.path.last == "textAlignment",
        let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName, name.text == "left"
      else { return nil }
      return replace(name, with: "natural")
    }
    return constraints + alignments
  }

  /// Replaces both ends of an anchor constraint, or none if only one can be replaced.
  private func anchors(in call: FunctionCallExprSyntax) -> [SourceEdit] {
    let ends = [
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base, call.arguments.first?.expression,
    ].map { $0?.as(MemberAccessExprSyntax.self)?.declName.baseName }
    let edits = ends.compactMap { name in
      name.flatMap { name in Self.anchors[name.text].map { replace(name, with: $0) } }
    }
    return edits.count == 2 ? edits : []
  }

  /// Replaces the sides of views in a SnapKit closure, but not those of insets.
  private func snapKit(in call: FunctionCallExprSyntax) -> [SourceEdit] {
    guard ["makeConstraints", "remakeConstraints", "updateConstraints"].contains(call.name),
      call.calledExpression.path.dropLast().last == "snp", let closure = call.trailingClosure,
      let maker = closure.parameters.first
    else { return [] }
    return SyntaxFinder.all(in: closure) { node -> SourceEdit? in
      guard let member = node.as(MemberAccessExprSyntax.self), let of = member.base?.path,
        of.first == maker || of.last == "snp"
      else { return nil }
      let name = member.declName.baseName
      return Self.sides[name.text].map { replace(name, with: $0) }
    }
  }

  // MARK: - Text sizes

  /// The UIKit classes whose text can adjust to the content size category.
  private static let adjustable: Set<String> = ["UILabel", "UITextField", "UITextView"]

  /// The names of variables of these classes in the source.
  private var adjustableNames: Set<String> {
    Set(
      SyntaxFinder.all(in: tree) { node -> String? in
        guard let binding = node.as(PatternBindingSyntax.self) else { return nil }
        let declared = binding.typeAnnotation?.type.trimmedDescription.filter(\.isLetter)
        let made = binding.initializer.flatMap { ViewChain($0.value).name }
        return [declared, made].contains { $0.map(Self.adjustable.contains) ?? false }
          ? binding.pattern.trimmedDescription : nil
      })
  }

  /// Makes text adjust to the content size category wherever a text style is assigned to its font.
  func liveTextSizes() -> [SourceEdit] {
    let names = adjustableNames
    return SyntaxFinder.all(in: tree) { node -> SourceEdit? in
      guard let statement = node.as(CodeBlockItemSyntax.self),
        let (target, value) = statement.item.as(SequenceExprSyntax.self)?.assignment,
        let member = target.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "font",
        ViewChain(value).name == "preferredFont", let owner = member.base,
        owner.path.last.map(names.contains) == true
      else { return nil }
      let trivia = statement.leadingTrivia
      guard trivia.contains(where: \.isNewline) else { return nil }
      let line = "\(owner.trimmedDescription).adjustsFontForContentSizeCategory = true"
      return put("\n\(trivia.indentation)\(line)", after: statement)
    }
  }

  // MARK: - Edits

  private func put(_ text: String, after node: some SyntaxProtocol) -> SourceEdit {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceEdit(end..<end, text)
  }

  private func replace(_ token: TokenSyntax, with text: String) -> SourceEdit {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceEdit(start..<token.endPositionBeforeTrailingTrivia.utf8Offset, text)
  }
}

/// Finds nodes in a tree, in depth-first order.
private final class SyntaxFinder<Found>: SyntaxAnyVisitor {
  private var found: [Found] = []
  private let match: (Syntax) -> Found?

  private init(_ match: @escaping (Syntax) -> Found?) {
    self.match = match
    super.init(viewMode: .sourceAccurate)
  }

  static func all(
    in node: some SyntaxProtocol, where match: @escaping (Syntax) -> Found?
  ) -> [Found] {
    let finder = SyntaxFinder(match)
    finder.walk(node)
    return finder.found
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    match(node).map { found.append($0) }
    return .visitChildren
  }
}

extension SequenceExprSyntax {
  /// The target and the value, if it is an assignment.
  fileprivate var assignment: (target: ExprSyntax, value: ExprSyntax)? {
    let parts = Array(elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
    return (parts[0], parts[2])
  }
}

extension Trivia {
  /// The white space after the last line break.
  fileprivate var indentation: String {
    let rest = pieces.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).last
    return (rest ?? []).reduce(into: "") { text, piece in
      switch piece {
      case .spaces(let count): text += String(repeating: " ", count: count)
      case .tabs(let count): text += String(repeating: "\t", count: count)
      default: break
      }
    }
  }
}
