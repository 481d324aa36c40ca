internal import LinterCore
internal import SwiftSyntax

/// What functions of the app do to the views that they are given: `style(titleLabel)`, `titleLabel.applyStyle()`.
extension InterfaceCollector {
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

  private func treat(_ path: [String], _ treatment: ViewTreatment, at call: FunctionCallExprSyntax)
  {
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

  /// What the functions called `name` do to views: to their arguments, and in extensions of UIKit's views to the
  /// receiver.
  ///
  /// Empty if more than a few functions have the name, since a call may then be of any of them.
  private func treatments(by name: String) -> ViewTreatment.ByFunction {
    if let known = treatmentsByName[name] { return known }
    var found: ViewTreatment.ByFunction = ([:], nil)
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
