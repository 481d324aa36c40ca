internal import SwiftSyntax

/// What a source declares at its top and in its types, found without a look into any body, and what
/// the other sources of its module do.
///
/// A name that is declared twice keeps its first meaning.
struct Declarations: Sendable {
  /// What a member or a global stands for.
  enum Member: Sendable {
    /// A stored value. It is constant where nothing outside can give it another.
    case stored(ExprSyntax?, type: String?, isConstant: Bool)
    /// A value that statements make.
    case computed(CodeBlockItemListSyntax)
  }

  /// A case of an enumeration.
  struct Case: Sendable {
    let name: String
    let raw: ExprSyntax?
  }

  /// A type with all its extensions in the file.
  struct TypeDeclaration: Sendable {
    var parents: [String] = []
    var cases: [Case] = []
    var members: [String: Member] = [:]
    var functions: [String: [FunctionDeclSyntax]] = [:]
    /// The members that no other source sees.
    var hidden: Set<String> = []
    /// Its initializers, those of extensions too.
    var initializers: [InitializerDeclSyntax] = []
  }

  /// A member that makes views.
  struct ViewMember: Sendable {
    let type: String
    let name: String
    let statements: CodeBlockItemListSyntax
  }

  /// The members that make views, in the order of the source, previews left out.
  private(set) var viewMembers: [ViewMember] = []

  /// The types that the source declares at its top, not those that it only extends.
  private(set) var ownTypes: Set<String> = []

  /// The types around those that stand in other types, by the names of the inner ones: only there does
  /// such a name mean them.
  private(set) var outerTypes: [String: Set<String>] = [:]

  /// The types by name; what stands outside of all types is under the empty name.
  private(set) var types: [String: TypeDeclaration] = [:]

  /// What the module declares, this source and the others.
  var module = ModuleDeclarations()

  init(_ tree: SourceFileSyntax) {
    for statement in tree.statements {
      if case .decl(let declaration) = statement.item { add(declaration, to: "") }
    }
    let previews = types.filter { type in
      type.value.parents.contains { $0 == "PreviewProvider" || $0 == "LibraryContentProvider" }
    }
    viewMembers.removeAll { previews[$0.type] != nil }
  }

  private mutating func add(_ declaration: DeclSyntax, to type: String) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      add(variable, to: type)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      types[type, default: TypeDeclaration()].functions[function.name.text, default: []]
        .append(function)
      addView(
        function.name.text, of: type, function.body?.statements,
        isBuilder: function.attributes.haveBuilder,
        declared: function.signature.returnClause?.type)
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      types[type, default: TypeDeclaration()].initializers.append(initializer)
    } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      types[type, default: TypeDeclaration()].cases += cases.elements.map {
        Case(name: $0.name.text, raw: $0.rawValue?.value)
      }
    } else if let config = declaration.as(IfConfigDeclSyntax.self) {
      for clause in config.activeClauses { add(clause, to: type) }
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      add(group, declaration, in: type)
    }
  }

  /// Adds what a clause of `#if` holds.
  private mutating func add(_ clause: IfConfigClauseSyntax, to type: String) {
    switch clause.elements {
    case .statements(let statements):
      for case .decl(let inner) in statements.map(\.item) { add(inner, to: type) }
    case .decls(let members): for member in members { add(member.decl, to: type) }
    default: break
    }
  }

  /// Adds a type or an extension, and its members.
  private mutating func add(
    _ group: any DeclGroupSyntax, _ declaration: DeclSyntax, in outer: String
  ) {
    let name =
      declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    let parents = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    types[name, default: TypeDeclaration()].parents += parents
    if !outer.isEmpty {
      outerTypes[name, default: []].insert(outer)
    } else if !declaration.is(ExtensionDeclSyntax.self) {
      ownTypes.insert(name)
    }
    for member in group.memberBlock.members { add(member.decl, to: name) }
  }

  /// Remembers a member where what it declares to give is a view, or its attribute says so.
  private mutating func addView(
    _ name: String, of type: String, _ statements: CodeBlockItemListSyntax?, isBuilder: Bool,
    declared: TypeSyntax?
  ) {
    guard let statements, isBuilder || declared?.isView == true else { return }
    viewMembers.append(ViewMember(type: type, name: name, statements: statements))
  }

  private mutating func add(_ variable: VariableDeclSyntax, to type: String) {
    let modifiers = variable.modifiers.map(\.name.text)
    // A state, a binding or a setting gets its value from elsewhere.
    let isConstant =
      variable.bindingSpecifier.tokenKind == .keyword(.let)
      || (modifiers.contains("private") || modifiers.contains("lazy"))
        && variable.attributes.isEmpty
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        types[type]?.members[name] == nil
      else { continue }
      let member: Member
      switch binding.accessorBlock?.accessors {
      case .getter(let statements):
        member = .computed(statements)
        addView(
          name, of: type, statements, isBuilder: variable.attributes.haveBuilder,
          declared: binding.typeAnnotation?.type)
      case .accessors(let list):
        let getter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body
        member =
          getter.map { .computed($0.statements) }
          ?? .stored(
            binding.initializer?.value,
            type: binding.typeAnnotation?.type.trimmedDescription, isConstant: false)
      case nil:
        member = .stored(
          binding.initializer?.value, type: binding.typeAnnotation?.type.trimmedDescription,
          isConstant: isConstant)
      @unknown default: continue
      }
      types[type, default: TypeDeclaration()].members[name] = member
      if modifiers.contains("private") || modifiers.contains("fileprivate") {
        types[type]?.hidden.insert(name)
      }
    }
  }

  /// Whether `type` is, as far as this file tells, a tab bar controller.
  func isTabBarController(_ type: String) -> Bool {
    var rest = [type]
    var seen: Set<String> = []
    while let name = rest.popLast() {
      guard seen.insert(name).inserted else { continue }
      let parents = self.parents(of: name)
      if parents.contains(where: { $0.hasSuffix("TabBarController") }) { return true }
      rest += parents
    }
    return false
  }

  /// The function of `type`, else of no type, that a call with these labels means.
  func function(_ name: String, labels: [String?], of type: String?) -> FunctionDeclSyntax? {
    for owner in [type, ""].compactMap(\.self) {
      let named = functions(name, of: owner)
      let fitting = named.first { function in
        let own = function.signature.parameterClause.parameters.map { parameter in
          parameter.firstName.text == "_" ? nil : parameter.firstName.text
        }
        return own == labels
      }
      if let fitting { return fitting }
      if named.count == 1 { return named[0] }
    }
    return nil
  }
}

extension Declarations {
  /// The member `name` of `type`, of this source before others.
  func member(_ name: String, of type: String) -> Member? {
    types[type]?.members[name] ?? module.types[type]?.members[name]
  }

  /// The cases of the enumeration `type`.
  func cases(of type: String) -> [Case] {
    let own = types[type]?.cases ?? []
    return own.isEmpty ? module.types[type]?.cases ?? [] : own
  }

  /// What `type` is said to be, wherever it is extended.
  func parents(of type: String) -> [String] {
    (types[type]?.parents ?? []) + (module.types[type]?.parents ?? [])
  }

  /// The initializers of `type` that the app declares.
  func initializers(of type: String) -> [InitializerDeclSyntax] {
    let own = types[type]?.initializers ?? []
    let others = module.types[type]?.initializers ?? []
    return own + others.filter { !own.contains($0) }
  }

  /// The bodies of what is called `name`: of functions of any type, or of a type's own functions and
  /// views.
  func bodies(of name: String) -> [Syntax] {
    var functions = types.values.flatMap { $0.functions[name] ?? [] }
    functions += module.functions[name] ?? []
    var bodies = functions.compactMap { $0.body.map { Syntax($0) } }
    for type in [types[name], module.types[name]].compactMap(\.self) {
      bodies += type.functions.values.joined().compactMap { $0.body.map { Syntax($0) } }
      bodies += type.members.values.compactMap { member in
        if case .computed(let statements) = member { Syntax(statements) } else { nil }
      }
    }
    return bodies
  }

  private func functions(_ name: String, of type: String) -> [FunctionDeclSyntax] {
    types[type]?.functions[name] ?? module.types[type]?.functions[name] ?? []
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled: none that is `#if false`, and nothing beside `#if true`.
  var activeClauses: [IfConfigClauseSyntax] {
    var active: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let literal = clause.condition?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind
      let isZero = clause.condition?.as(IntegerLiteralExprSyntax.self)?.literal.text == "0"
      if literal == .keyword(.false) || isZero { continue }
      active.append(clause)
      if literal == .keyword(.true) { break }
    }
    return active
  }
}

extension TypeSyntax {
  /// Whether what has this type is a part of a view: `some View`, `AnyView`, `some ToolbarContent`.
  fileprivate var isView: Bool {
    let name =
      self.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription ?? trimmedDescription
    return ["View", "AnyView", "Scene", "ToolbarContent", "Commands", "TabContent"].contains(name)
      || name.hasSuffix("ToolbarContent")
  }
}

extension AttributeListSyntax {
  /// Whether one is a result builder: `@ViewBuilder`.
  fileprivate var haveBuilder: Bool {
    contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") == true
    }
  }
}
