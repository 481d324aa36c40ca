internal import LinterCore
internal import SwiftSyntax

/// What functions of the app do to the views that they are given: `style(titleLabel)`, `titleLabel.applyStyle()`.
extension InterfaceCollector {
  /// What a function does to a view.
  struct Treatment {
    var setsFont = false
    var describes = false
    var givesTraits = false
  }

  /// What functions do to their arguments, and to what they are called on.
  typealias Treatments = (ofArguments: [String: Treatment], ofOwner: Treatment?)

  /// Records the views that `call` gives to a function of the app which sets their font or describes them.
  func addTreated(_ call: FunctionCallExprSyntax, named name: String) {
    let (ofArguments, ofOwner) = treatments(by: name)
    if let ofOwner, case let owner = Array(call.calledExpression.path.dropLast()), !owner.isEmpty {
      treat(owner, ofOwner, at: call)
    }
    guard !ofArguments.isEmpty else { return }
    for (index, argument) in call.arguments.enumerated() {
      let path = argument.expression.path
      guard path.count == 1, let treatment = ofArguments[argument.label?.text ?? "_\(index)"] else {
        continue
      }
      treat(path, treatment, at: call)
    }
  }

  private func treat(_ path: [String], _ treatment: Treatment, at call: FunctionCallExprSyntax) {
    let outlets = outlets(path, at: Syntax(call))
    if treatment.setsFont { fontedOutlets.formUnion(outlets) }
    if treatment.describes { describedOutlets.formUnion(outlets) }
    guard path.count == 1 else { return }
    if treatment.describes {
      editView(path[0], at: Syntax(call)) {
        $0.accessibility.label = .unknown(reason: "given by a function")
      }
    }
    if treatment.givesTraits { traitedViews.insert(key(of: path[0], at: Syntax(call))) }
  }

  /// What the functions called `name` do to the views that are their arguments, by label or else by position, and
  /// those in extensions of UIKit's views to the view that they are called on; nothing where so many have the name
  /// that it says little.
  private func treatments(by name: String) -> Treatments {
    if let known = treatmentsByName[name] { return known }
    var found: Treatments = ([:], nil)
    let functions = reading.declarations.functions(called: name)
    for function in functions.count > Self.mostOfOneName ? [] : functions {
      guard
        let source = reading.isOwn(function)
          ? reading.source : reading.module.source(of: function.root.id),
        source.describes || source.setsFonts || source.describesTraits, let body = function.body
      else { continue }
      let finder = TreatmentFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      let extended = function.typeAround?.as(ExtensionDeclSyntax.self)?.extendedType
      if extended?.trimmedDescription.hasPrefix("UI") == true {
        found.ofOwner = finder.treatments[""] ?? found.ofOwner
      }
      for (index, parameter) in function.signature.parameterClause.parameters.enumerated() {
        let (label, view) = (parameter.firstName.text, parameter.secondName ?? parameter.firstName)
        guard let treatment = finder.treatments[view.text] else { continue }
        found.ofArguments[label == "_" ? "_\(index)" : label] = treatment
      }
    }
    treatmentsByName[name] = found
    return found
  }

  private static let mostOfOneName = 4

  /// `outlets` with the names that they have in the classes which inherit them, and in those that declare them.
  func inherited(_ outlets: Set<String>) -> Set<String> {
    outlets.reduce(into: outlets) { all, outlet in
      let type = String(outlet.prefix { $0 != "." })
      let name = outlet.dropFirst(type.count)
      let declarations = reading.declarations
      for related in declarations.ancestors(of: type) + declarations.module.heirs(of: type) {
        all.insert(related + name)
      }
    }
  }
}

/// Finds what the code of a function does to views, by their names; that of the one it belongs to is empty.
private final class TreatmentFinder: SyntaxVisitor {
  private(set) var treatments: [String: InterfaceCollector.Treatment] = [:]

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
