internal import LinterCore
internal import SwiftSyntax

/// What functions of the app do to the views that they are given: `style(titleLabel)`, `titleLabel.applyStyle()`.
extension InterfaceCollector {
  /// What a function does to a view.
  struct Treatment {
    var setsFont = false
    var describes = false
  }

  /// Records the views that `call` gives to a function of the app which sets their font or describes them.
  func addTreated(_ call: FunctionCallExprSyntax, named name: String) {
    var given = call.arguments.map(\.expression.path)
    let owner = Array(call.calledExpression.path.dropLast())
    let (ofArguments, ofOwner) = treatments(by: name)
    if !ofOwner.isNone, !owner.isEmpty { treat(owner, ofOwner, at: call) }
    guard !ofArguments.isNone else { return }
    given.removeAll { path in
      path.isEmpty || path.count > 2 || path.count == 2 && path[0] != "self"
        || path.last?.first?.isLowercase != true
    }
    for path in given { treat(path, ofArguments, at: call) }
  }

  private func treat(_ path: [String], _ treatment: Treatment, at call: FunctionCallExprSyntax) {
    guard let outlet = outlet(path.filter { $0 != "self" }, at: Syntax(call)) else { return }
    if treatment.setsFont { fontedOutlets.insert(outlet) }
    if treatment.describes { describedOutlets.insert(outlet) }
  }

  /// What the functions called `name` do to the views that are their arguments, and those in extensions of UIKit's
  /// views to the view that they are called on.
  private func treatments(by name: String) -> (ofArguments: Treatment, ofOwner: Treatment) {
    if let known = treatmentsByName[name] { return known }
    var found = (ofArguments: Treatment(), ofOwner: Treatment())
    for function in reading.declarations.functions(called: name) {
      guard
        let source = reading.isOwn(function)
          ? reading.source : reading.module.source(of: function.root.id),
        source.describes || source.setsFonts, let body = function.body?.trimmedDescription
      else { continue }
      let extended = function.typeAround?.as(ExtensionDeclSyntax.self)?.extendedType
      let isOfView = extended?.trimmedDescription.hasPrefix("UI") == true
      let views =
        isOfView
        ? [""]
        : function.signature.parameterClause.parameters.map {
          ($0.secondName ?? $0.firstName).text + "."
        }
      for view in views {
        var treatment = isOfView ? found.ofOwner : found.ofArguments
        treatment.setsFont =
          treatment.setsFont
          || ["font = ", "adjustsFontForContentSizeCategory = true"].contains {
            body.contains(view + $0)
          }
        treatment.describes = treatment.describes || body.contains(view + "accessibilityLabel = ")
        if isOfView { found.ofOwner = treatment } else { found.ofArguments = treatment }
      }
    }
    treatmentsByName[name] = found
    return found
  }

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

extension InterfaceCollector.Treatment {
  fileprivate var isNone: Bool { !setsFont && !describes }
}
