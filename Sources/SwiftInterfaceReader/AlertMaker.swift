internal import LinterCore
internal import SwiftSyntax

/// A function or a type of the app that creates an alert from its arguments.
struct AlertMaker: Sendable {
  /// The parameters of the function; `nil` for a type, whose properties are the arguments.
  let parameters: FunctionParameterClauseSyntax?
  /// The parameter or the property that is the title.
  let title: String
  /// The parameter or the property that is the message.
  var message: String?
  /// The buttons that the function adds whatever happens, as far as it creates them itself.
  var buttons: [FunctionCallExprSyntax] = []
  /// Whether it is an initializer, whose alert has no other title or message than those of its uses.
  var isInitializer = false

  /// Whether `other` takes the same arguments and makes the same alert of them.
  func isLike(_ other: AlertMaker) -> Bool {
    title == other.title && message == other.message
      && (parameters == nil) == (other.parameters == nil)
      && buttons.map(\.trimmedDescription) == other.buttons.map(\.trimmedDescription)
  }

  /// The makers in `sources`, by name, including those that pass their arguments on to another one of their
  /// source; names shared with other functions are left out.
  static func all(in sources: [SwiftSource]) -> [String: [AlertMaker]] {
    let models = self.models(in: sources)
    let making = sources.filter { $0.makesAlerts || !models.isEmpty && $0.speaksOfAlerts }
    var found = models
    // Twice, for functions that call those found first.
    for _ in 0..<2 {
      found = making.reduce(into: models) { all, source in
        for (type, declaration) in source.declarations.types {
          for function in declaration.functions.values.joined() {
            add(function, of: type, declaration, calling: found, to: &all)
          }
          if type.hasSuffix("AlertController") {
            for initializer in declaration.initializers { add(initializer, to: &all) }
          }
        }
      }
    }
    let functions = sources.flatMap { $0.declarations.types.values }
      .flatMap { $0.functions.values.joined() }.map { ($0.name.text, $0.signature.parameterClause) }
      .filter { found[$0.0] != nil }
    return found.filter { name, makers in
      functions.allSatisfy { other, parameters in
        other != name || makers.contains { $0.parameters?.id == parameters.id }
          || !makers.contains { $0.mayBeCalled(by: parameters) }
      }
    }
  }

  /// The types of the app that hold what an alert says, by name: `struct AlertItem { let title, message: String }`.
  private static func models(in sources: [SwiftSource]) -> [String: [AlertMaker]] {
    sources.reduce(into: [:]) { models, source in
      for name in source.declarations.ownTypes where name.contains("Alert") {
        guard let type = source.declarations.types[name],
          !type.parents.contains(where: { ["View", "ViewModifier", "UIView"].contains($0) }),
          !type.parents.contains(where: { $0.hasSuffix("Controller") }),
          case .stored? = type.members["title"], case .stored? = type.members["message"]
        else { continue }
        models[name] = [AlertMaker(parameters: nil, title: "title", message: "message")]
      }
    }
  }

  /// Adds an initializer that passes its argument on as the title of the alert, under the name of UIKit's class.
  private static func add(
    _ initializer: InitializerDeclSyntax, to all: inout [String: [AlertMaker]]
  ) {
    let finder = TitleFinder([:])
    if let body = initializer.body { finder.walk(body) }
    let clause = initializer.signature.parameterClause
    guard let title = finder.title?.path, title.count == 1,
      clause.parameters.contains(where: { ($0.secondName ?? $0.firstName).text == title[0] })
    else { return }
    let names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    all[className, default: []].append(
      AlertMaker(
        parameters: clause, title: title[0],
        message: (finder.message?.path.last).flatMap { names.contains($0) ? $0 : nil },
        buttons: finder.buttons, isInitializer: true))
  }

  /// The name of UIKit's class of alerts.
  static let className = "UIAlertController"

  private static func add(
    _ function: FunctionDeclSyntax, of type: String, _ declaration: Declarations.TypeDeclaration,
    calling known: [String: [AlertMaker]], to all: inout [String: [AlertMaker]]
  ) {
    guard let body = function.body else { return }
    let finder = TitleFinder(known)
    finder.walk(body)
    guard let title = finder.title?.path, title.count == 1 else { return }
    let parameters = function.signature.parameterClause
    let names = parameters.parameters.map { ($0.secondName ?? $0.firstName).text }
    if names.contains(title[0]) {
      let message = finder.message?.path.last
      all[function.name.text, default: []].append(
        AlertMaker(
          parameters: parameters, title: title[0],
          message: message.flatMap { names.contains($0) ? $0 : nil }, buttons: finder.buttons))
    } else if case .stored? = declaration.members[title[0]], all[type] == nil {
      all[type] = [AlertMaker(parameters: nil, title: title[0])]
    }
  }

  /// The value that the title has where a call leaves it out.
  var defaultTitle: ExprSyntax? {
    parameters?.parameters.first { ($0.secondName ?? $0.firstName).text == title }?.defaultValue?
      .value
  }

  /// Whether the function has all of these labels.
  func takes(_ labels: [String]) -> Bool {
    guard let parameters else { return true }
    let own = parameters.parameters.map(\.firstName.text)
    return labels.allSatisfy(own.contains)
  }

  /// Whether the function has these labels and no other.
  func takesOnly(_ labels: [String]) -> Bool {
    parameters?.parameters.map(\.firstName.text) == labels
  }

  /// Whether a call that names the title may be one of another function with `parameters`.
  private func mayBeCalled(by parameters: FunctionParameterClauseSyntax) -> Bool {
    let own = self.parameters?.parameters.first { ($0.secondName ?? $0.firstName).text == title }
    return parameters.parameters.contains { $0.firstName.text == own?.firstName.text }
  }

  /// The argument of a call that becomes what the function calls `name`.
  fileprivate func argument(_ name: String?, of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let name else { return nil }
    guard let parameters else { return call.argument(name) }
    let label = parameters.parameters.first { ($0.secondName ?? $0.firstName).text == name }
    return label.flatMap { call.argument($0.firstName.text == "_" ? nil : $0.firstName.text) }
  }
}

/// Finds the title, the message and the buttons of the first alert that a function creates.
private final class TitleFinder: SyntaxVisitor {
  private let known: [String: [AlertMaker]]
  private(set) var title: ExprSyntax?
  private(set) var message: ExprSyntax?
  private(set) var buttons: [FunctionCallExprSyntax] = []

  init(_ known: [String: [AlertMaker]]) {
    self.known = known
    super.init(viewMode: .sourceAccurate)
  }

  // A button that only some calls add is none of every alert.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { skipped(node) }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { skipped(node) }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { skipped(node) }

  private func skipped(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    title == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.name else { return .skipChildren }
    if title != nil {
      if name == "UIAlertAction" { buttons.append(node) }
      return .visitChildren
    }
    if node.createsAlert {
      if node.argument("preferredStyle")?.path.last == "alert" {
        (title, message) = (node.argument("title"), node.argument("message"))
      }
    } else if node.calledExpression.path == ["init"],
      node.argument("preferredStyle")?.path.last != "actionSheet"
    {
      (title, message) = (node.argument("title"), node.argument("message"))
    } else if let makers = known[name] {
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      let maker = makers.first { $0.takes(labels) }
      title = maker?.argument(maker?.title, of: node)
      message = maker?.argument(maker?.message, of: node)
    }
    return title == nil ? .visitChildren : .skipChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether it creates a UIKit alert, perhaps of a class of the app: `AlertController(title:…)`.
  var createsAlert: Bool {
    name?.hasSuffix("AlertController") == true && argument("preferredStyle") != nil
      || createsPlainSheet
  }

  /// Whether it creates an alert controller without a style, which is an action sheet: `UIAlertController()`.
  var createsPlainSheet: Bool { name == "UIAlertController" && arguments.isEmpty }
}

extension FunctionCallExprSyntax {
  /// Whether it creates a value whose type is the one that the place asks for: `.init(title: "Saved")`.
  var isImplicit: Bool {
    calledExpression.as(MemberAccessExprSyntax.self).map {
      $0.base == nil && $0.declName.baseName.text == "init"
    } ?? false
  }

  /// Whether it is assigned to, passed as or declared as something that the source calls an alert.
  var isGivenToAlert: Bool {
    guard let around = parent else { return false }
    if let argument = around.as(LabeledExprSyntax.self) {
      return argument.label?.text.lowercased().contains("alert") == true
    }
    let target = around.as(ExprListSyntax.self)?.first?.path.last
    return target?.lowercased().hasSuffix("alert") == true
  }
}
