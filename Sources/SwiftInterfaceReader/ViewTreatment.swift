internal import SwiftSyntax

/// What a function does to a view that it is given.
struct ViewTreatment {
  var setsFont = false
  var describes = false
  var givesTraits = false

  /// What functions of one name do to their arguments, by label or position, and to what they are called on.
  typealias ByFunction = (ofArguments: [String: ViewTreatment], ofOwner: ViewTreatment?)
}

/// Finds what the code of a function does to views, by their names; that of the one it belongs to is empty.
final class TreatmentFinder: SyntaxVisitor {
  private(set) var treatments: [String: ViewTreatment] = [:]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self),
      !parts[2].is(NilLiteralExprSyntax.self)
    else { return .visitChildren }
    add(parts[0].path, follows: parts[2].trimmedDescription == "true")
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // `view.accessibilityTraits.insert(.button)`
    if node.name == "insert" { add(node.calledExpression.path.dropLast(), follows: false) }
    return .visitChildren
  }

  private func add(_ path: [String], follows: Bool) {
    guard path.count < 3, let property = path.last else { return }
    let view = path.count > 1 ? path[0] : ""
    switch property {
    case "font": treatments[view, default: .init()].setsFont = true
    case "adjustsFontForContentSizeCategory" where follows:
      treatments[view, default: .init()].setsFont = true
    case "accessibilityLabel": treatments[view, default: .init()].describes = true
    case "accessibilityTraits": treatments[view, default: .init()].givesTraits = true
    default: break
    }
  }
}
