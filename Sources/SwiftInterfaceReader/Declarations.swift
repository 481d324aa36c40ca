internal import SwiftSyntax

/// The declarations in a source, at the top level and in types but not in bodies, and those in the other
/// sources of its module.
///
/// If a name is declared twice, the first declaration is used.
struct Declarations: Sendable {
  /// The definition of a member or a global.
  enum Member: Sendable {
    /// A stored value; constant if it cannot be changed from outside.
    case stored(ExprSyntax?, type: String?, isConstant: Bool)
    /// A computed value.
    case computed(CodeBlockItemListSyntax)

    /// The source of the value.
    var source: String {
      switch self {
      case .stored(let initial, let type, _): "\(type ?? "")=\(initial?.trimmedDescription ?? "")"
      case .computed(let statements): statements.trimmedDescription
      }
    }
  }

  /// A case of an enumeration.
  struct Case: Sendable {
    let name: String
    let raw: ExprSyntax?
  }

  /// A type, with all its extensions in the file.
  struct TypeDeclaration: Sendable {
    var parents: [String] = []
    var cases: [Case] = []
    var members: [String: Member] = [:]
    var functions: [String: [FunctionDeclSyntax]] = [:]
    /// The members that are not visible to other sources.
    var hidden: Set<String> = []
    /// The members with a property wrapper, such as `@State` or `@ScaledMetric`, which changes the value.
    var wrapped: Set<String> = []
    /// Its initializers, including those in extensions.
    var initializers: [InitializerDeclSyntax] = []
  }

  /// A member that returns views.
  struct ViewMember: Sendable {
    let type: String
    let name: String
    let statements: CodeBlockItemListSyntax
  }

  /// The members that return views, in source order, except those of previews.
  private(set) var viewMembers: [ViewMember] = []

  /// The types declared at the top level, without those that are only extended.
  private(set) var ownTypes: Set<String> = []

  /// The outer types of nested ones, by the name of the nested type, which is only visible inside those.
  private(set) var outerTypes: [String: Set<String>] = [:]

  /// The types by name; globals are under the empty name.
  private(set) var types: [String: TypeDeclaration] = [:]

  /// The declarations in all sources of the module.
  var module = ModuleDeclarations()

  init(_ tree: SourceFileSyntax) {
    for statement in tree.statements {
      if case .decl(let declaration) = statement.item { add(declaration, to: "") }
    }
    let previews = types.filter { type in
      type.value.parents.contains { $0 == "PreviewProvider" || $0 == "LibraryContentProvider" }
    }
    viewMembers.removeAll { member in
      previews[member.type] != nil
        || outerTypes[member.type]?.contains { previews[$0] != nil } == true
    }
  }

  private mutating func add(_ declaration: DeclSyntax, to type: String) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      add(variable, to: type)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      types[type, default: TypeDeclaration()].functions[function.name.bare, default: []]
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
      for clause in config.activeClauses {
        let count = viewMembers.count
        add(clause, to: type)
        // Views for developers are not the app's.
        if clause.isForDebugging { viewMembers.removeSubrange(count...) }
      }
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      add(group, declaration, in: type)
    }
  }

  /// Adds the declarations in an `#if` clause.
  private mutating func add(_ clause: IfConfigClauseSyntax, to type: String) {
    switch clause.elements {
    case .statements(let statements):
      for case .decl(let inner) in statements.map(\.item) { add(inner, to: type) }
    case .decls(let members): for member in members { add(member.decl, to: type) }
    default: break
    }
  }

  /// Adds a type or an extension, with its members.
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

  /// Records a member if its declared type is a view, or it has a result builder attribute.
  private mutating func addView(
    _ name: String, of type: String, _ statements: CodeBlockItemListSyntax?, isBuilder: Bool,
    declared: TypeSyntax?
  ) {
    guard let statements, isBuilder || declared?.isView == true else { return }
    viewMembers.append(ViewMember(type: type, name: name, statements: statements))
  }

  private mutating func add(_ variable: VariableDeclSyntax, to type: String) {
    let modifiers = variable.modifiers.map(\.name.text)
    // States, bindings and settings get their values from elsewhere.
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
      if variable.attributes.wrap { types[type]?.wrapped.insert(name) }
      if modifiers.contains("private") || modifiers.contains("fileprivate") {
        types[type]?.hidden.insert(name)
      }
    }
  }

  /// Whether `type` is a tab bar controller, as far as known.
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

  /// The function of `type`, or else the global one, that matches a call with these labels.
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
  /// The member `name` of `type`; this source takes precedence over others.
  func member(_ name: String, of type: String) -> Member? {
    types[type]?.members[name] ?? module.types[type]?.members[name]
  }

  /// Whether a property wrapper changes the value of the member `name` of `type`.
  func isWrapped(_ name: String, of type: String) -> Bool {
    (types[type] ?? module.types[type])?.wrapped.contains(name) == true
  }

  /// The stored properties of `type`, with their initial values and declared types; those that a property
  /// wrapper changes have no value.
  func storedMembers(of type: String) -> [String: (initial: ExprSyntax?, type: String?)] {
    let own = types[type]?.members ?? [:]
    let all = (module.types[type]?.members ?? [:]).merging(own) { $1 }
    return all.reduce(into: [:]) { stored, member in
      guard case .stored(let initial, let declared, _) = member.value else { return }
      stored[member.key] = (isWrapped(member.key, of: type) ? nil : initial, declared)
    }
  }

  /// The cases of the enumeration `type`.
  func cases(of type: String) -> [Case] {
    let own = types[type]?.cases ?? []
    return own.isEmpty ? module.types[type]?.cases ?? [] : own
  }

  /// The inherited types of `type`, including those in extensions.
  func parents(of type: String) -> [String] {
    (types[type]?.parents ?? []) + (module.types[type]?.parents ?? [])
  }

  /// The initializers of `type` declared in the app.
  func initializers(of type: String) -> [InitializerDeclSyntax] {
    let own = types[type]?.initializers ?? []
    let others = module.types[type]?.initializers ?? []
    return own + others.filter { !own.contains($0) }
  }

  /// The bodies of functions called `name` in any type, or of the functions and views of the type called
  /// `name`.
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

  /// The functions called `name` in any type.
  func functions(called name: String) -> [FunctionDeclSyntax] {
    let others = module.functions[name] ?? []
    return others.isEmpty ? types.values.flatMap { $0.functions[name] ?? [] } : others
  }

  /// The classes of the app that `type` is derived from, over a few levels.
  func ancestors(of type: String) -> [String] {
    let parents = sequence(first: type) { self.parents(of: $0).first }.dropFirst().prefix(4)
    return parents.filter { types[$0] != nil || module.types[$0] != nil }
  }

  private func functions(_ name: String, of type: String) -> [FunctionDeclSyntax] {
    types[type]?.functions[name] ?? module.types[type]?.functions[name] ?? []
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled: none with `#if false`, and none after `#if true`.
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

extension IfConfigClauseSyntax {
  /// Whether it is not compiled for people who use the app: `#if DEBUG`.
  var isForDebugging: Bool { condition?.trimmedDescription == "DEBUG" }
}

extension TypeSyntax {
  /// Whether it is the type of a view or part of one: `some View`, `AnyView`, `some ToolbarContent`.
  fileprivate var isView: Bool {
    let name =
      self.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription ?? trimmedDescription
    return ["View", "AnyView", "Scene", "ToolbarContent", "Commands", "TabContent"].contains(name)
      || name.hasSuffix("ToolbarContent")
  }
}

extension AttributeListSyntax {
  /// Whether there is a property wrapper; other attributes of variables begin with a small letter.
  fileprivate var wrap: Bool {
    contains {
      let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
      return name.first?.isUppercase == true && name != "MainActor"
    }
  }

  /// Whether there is a result builder attribute, such as `@ViewBuilder`.
  fileprivate var haveBuilder: Bool {
    contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") == true
    }
  }
}
