internal import LinterCore
internal import SwiftSyntax

/// What functions of the app do to the views that they are given: `style(titleLabel)`, `titleLabel.applyStyle()`.
extension InterfaceCollector {
  /// What a function does to a view.
  struct Treatment {
    var setsFont: Bool
    var describes: Bool
    var givesTraits: Bool
  }

  /// What functions do to their arguments, and to what they are called on.
  typealias Treatments = (ofArguments: [String: Treatment], ofOwner: Treatment?)

  /// Records the views that `call` gives to a function of the app which sets their font or describes them.
  func addTreated(_ call: FunctionCallExprSyntax, named name: String) {
    let (ofArguments, ofOwner) = treatments(by: name)
    let owner = Array(call.calledExpression.path.dropLast())
    if let ofOwner, !owner.isEmpty { treat(owner, ofOwner, at: call) }
    guard !ofArguments.isEmpty else { return }
    for (index, argument) in call.arguments.enumerated() {
      let path = argument.expression.path
      let isOwn = path.count == 1 || path.count == 2 && path[0] == "self"
      guard isOwn, let treatment = ofArguments[argument.label?.text ?? "_\(index)"] else {
        continue
      }
      treat(path, treatment, at: call)
    }
  }

  private func treat(_ path: [String], _ treatment: Treatment, at call: FunctionCallExprSyntax) {
    let path = path.filter { $0 != "self" }
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
  /// those in extensions of UIKit's views to the view that they are called on.
  private func treatments(by name: String) -> Treatments {
    if let known = treatmentsByName[name] { return known }
    var found: Treatments = ([:], nil)
    for function in reading.declarations.functions(called: name) {
      guard
        let source = reading.isOwn(function)
          ? reading.source : reading.module.source(of: function.root.id),
        source.describes || source.setsFonts || source.describesTraits,
        let body = function.body?.trimmedDescription
      else { continue }
      let extended = function.typeAround?.as(ExtensionDeclSyntax.self)?.extendedType
      if extended?.trimmedDescription.hasPrefix("UI") == true {
        found.ofOwner = Treatment(of: "", in: body) ?? found.ofOwner
      }
      for (index, parameter) in function.signature.parameterClause.parameters.enumerated() {
        let (label, view) = (parameter.firstName.text, parameter.secondName ?? parameter.firstName)
        guard let treatment = Treatment(of: "\(view.text).", in: body) else { continue }
        found.ofArguments[label == "_" ? "_\(index)" : label] = treatment
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
  /// What the code of a function does to `view`, which is empty for the one that the function belongs to; `nil` for
  /// nothing.
  fileprivate init?(of view: String, in body: String) {
    setsFont = ["font = ", "adjustsFontForContentSizeCategory = true"].contains {
      body.contains(view + $0)
    }
    describes = body.contains(view + "accessibilityLabel = ")
    givesTraits = body.contains(view + "accessibilityTraits")
    guard setsFont || describes || givesTraits else { return nil }
  }
}
