internal import SwiftSyntax

/// A function or a type of the app that creates a UIKit alert from its arguments.
struct AlertMaker: Sendable {
  /// The parameters of the function; `nil` for a type, whose properties are the arguments.
  let parameters: FunctionParameterClauseSyntax?
  /// The parameter or the property that is the title.
  let title: String

  /// The makers in `sources`, by name, including those that pass their arguments on to another one of their
  /// source; names shared with other functions are left out.
  static func all(in sources: [SwiftSource]) -> [String: [AlertMaker]] {
    let making = sources.filter(\.makesAlerts)
    var found: [String: [AlertMaker]] = [:]
    // Twice, for functions that call those found first.
    for _ in 0..<2 {
      found = making.reduce(into: [:]) { all, source in
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
    var counts: [String: Int] = [:]
    for source in sources {
      for function in source.declarations.types.values.flatMap({ $0.functions.values.joined() })
      where found[function.name.text] != nil {
        counts[function.name.text, default: 0] += 1
      }
    }
    return found.filter { name, makers in
      makers[0].parameters == nil || counts[name, default: makers.count] == makers.count
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
    all[className, default: []].append(AlertMaker(parameters: clause, title: title[0]))
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
    if parameters.parameters.contains(where: { ($0.secondName ?? $0.firstName).text == title[0] }) {
      all[function.name.text, default: []].append(
        AlertMaker(parameters: parameters, title: title[0]))
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

  /// The label of the title in a call.
  fileprivate var label: String? {
    parameters?.parameters.first { ($0.secondName ?? $0.firstName).text == title }?.firstName.text
  }
}

/// Finds the title of the first alert that a function creates.
private final class TitleFinder: SyntaxVisitor {
  private let known: [String: [AlertMaker]]
  private(set) var title: ExprSyntax?

  init(_ known: [String: [AlertMaker]]) {
    self.known = known
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard title == nil, let name = node.name else { return .skipChildren }
    if node.createsAlert {
      if node.argument("preferredStyle")?.path.last == "alert" { title = node.argument("title") }
    } else if node.calledExpression.path == ["init"],
      node.argument("preferredStyle")?.path.last != "actionSheet"
    {
      title = node.argument("title")
    } else if let makers = known[name] {
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      let maker = makers.first { $0.takes(labels) }
      title = maker?.label.flatMap { node.argument($0 == "_" ? nil : $0) }
    }
    return title == nil ? .visitChildren : .skipChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether it creates a UIKit alert, perhaps of a class of the app: `AlertController(title:…)`.
  var createsAlert: Bool {
    name?.hasSuffix("AlertController") == true && argument("preferredStyle") != nil
  }
}
