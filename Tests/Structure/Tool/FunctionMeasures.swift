import SwiftParser
package import SwiftSyntax

/// How many ways the code of one function can take.
package struct FunctionMeasure: Equatable {
  /// What it is: an initialiser is held to storing.
  package enum Kind { case function, initializer, accessor, value }

  /// The types that it is in and its own name, with dots.
  package let name: String
  /// Function, initialiser, accessor, or the closures of a stored property's value.
  package let kind: Kind
  /// The first line of its declaration, from 1.
  package let line: Int
  /// One more than the number of its decisions (McCabe, "A Complexity Measure", 1976).
  package let branches: Int
  /// How many parameters it takes.
  package let parameters: Int
}

/// The functions of one file.
///
/// A decision is an `if`, `guard`, `for`, `while`, `repeat`, a `case` of a `switch`, a `catch`, a
/// `? :`, `&&` or `||`. `default`, `??`, `try?`, a comma between conditions and `#if` are none.
/// Closures count for the function that they are in; a function inside another is one of its own.
package final class FunctionMeasures: SyntaxVisitor {
  private struct Open {
    let name: String
    let kind: FunctionMeasure.Kind
    let node: SyntaxIdentifier
    let line: Int
    let parameters: Int
    var branches = 1
  }

  private let converter: SourceLocationConverter
  private var types: [String] = []
  private var open: [Open] = []
  private var found: [FunctionMeasure] = []

  /// The functions of `source`, in the order in which they end.
  package static func all(in source: String) -> [FunctionMeasure] {
    let tree = Parser.parse(source: source)
    let visitor = FunctionMeasures(SourceLocationConverter(fileName: "", tree: tree))
    visitor.walk(tree)
    return visitor.found
  }

  private init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Functions

  private func begin(
    _ name: String, _ kind: FunctionMeasure.Kind, _ node: some SyntaxProtocol, parameters: Int
  ) -> SyntaxVisitorContinueKind {
    open.append(
      Open(
        name: (types + [name]).joined(separator: "."), kind: kind, node: node.id,
        line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line,
        parameters: parameters))
    return .visitChildren
  }

  private func end(_ node: some SyntaxProtocol) {
    guard let last = open.last, last.node == node.id else { return }
    open.removeLast()
    found.append(
      FunctionMeasure(
        name: last.name, kind: last.kind, line: last.line, branches: last.branches,
        parameters: last.parameters))
  }

  package override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.body != nil else { return .skipChildren }
    let count = node.signature.parameterClause.parameters.count
    return begin(node.name.text, .function, node, parameters: count)
  }
  package override func visitPost(_ node: FunctionDeclSyntax) { end(node) }

  package override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.body != nil else { return .skipChildren }
    let count = node.signature.parameterClause.parameters.count
    return begin("init", .initializer, node, parameters: count)
  }
  package override func visitPost(_ node: InitializerDeclSyntax) { end(node) }

  package override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    begin("deinit", .function, node, parameters: 0)
  }
  package override func visitPost(_ node: DeinitializerDeclSyntax) { end(node) }

  package override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.body != nil else { return .skipChildren }
    let name = "\(owner(of: node)).\(node.accessorSpecifier.text)"
    return begin(name, .accessor, node, parameters: 0)
  }
  package override func visitPost(_ node: AccessorDeclSyntax) { end(node) }

  /// A computed property without `get`.
  package override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    return begin(owner(of: node), .accessor, node, parameters: 0)
  }
  package override func visitPost(_ node: AccessorBlockSyntax) { end(node) }

  /// The closures in the value of a stored property, which run in no function.
  package override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard open.isEmpty else { return .visitChildren }
    return begin(owner(of: node), .value, node, parameters: 0)
  }
  package override func visitPost(_ node: ClosureExprSyntax) { end(node) }

  private func owner(of node: some SyntaxProtocol) -> String {
    var parent = node.parent
    while let next = parent {
      if let binding = next.as(PatternBindingSyntax.self) {
        return binding.pattern.trimmedDescription
      }
      if next.is(SubscriptDeclSyntax.self) { return "subscript" }
      parent = next.parent
    }
    return "closure"
  }

  // MARK: Decisions

  private func decide() -> SyntaxVisitorContinueKind {
    if !open.isEmpty { open[open.count - 1].branches += 1 }
    return .visitChildren
  }

  package override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { decide() }
  package override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { decide() }
  package override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { decide() }
  package override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { decide() }
  package override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { decide() }
  package override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { decide() }
  package override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind {
    decide()
  }
  package override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
    decide()
  }
  package override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    ["&&", "||"].contains(node.operator.text) ? decide() : .visitChildren
  }

  // MARK: Types

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  package override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  package override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  package override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  package override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  package override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  package override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  package override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  package override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  package override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  package override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
