internal import LinterCore
internal import SwiftSyntax

/// Commands of people that may fail without a word.
extension InterfaceCollector {
  /// Records a `do` that closes, hides or clears something once its work is done, or that a button begins, if its
  /// `catch` only writes to the log.
  func addSilentFailure(_ statement: DoStmtSyntax) {
    let isOfCommand = isOfCommand(statement)
    guard let clause = statement.catchClauses.first, statement.catchClauses.count == 1,
      statement.body.statements.putAway || beginsWithButton(statement) || isOfCommand
        || clause.body.statements.contains(where: { setsUnreadFlag($0) }),
      clause.body.statements.allSatisfy({ isSilent($0) })
    else { return }
    addSilentFailure(at: clause, evenIfConditional: isOfCommand)
  }

  /// Whether a function of a view around a `do`, whose work takes some time, is named after what people want
  /// done.
  private func isOfCommand(_ statement: DoStmtSyntax) -> Bool {
    let function = sequence(first: Syntax(statement), next: \.parent).lazy
      .compactMap { $0.as(FunctionDeclSyntax.self) }.first { _ in true }
    guard let function, let type = types.last, statement.waits else { return false }
    let isView =
      type.isController || reading.declarations.parents(of: type.name).contains("View")
    return isView && InterfaceWords.namesCommand(function.name.text)
  }

  /// Whether a button begins the work of a `do`, which takes some time.
  private func beginsWithButton(_ statement: DoStmtSyntax) -> Bool {
    statement.waits
      && sequence(first: Syntax(statement), next: \.parent)
        .prefix { !$0.is(FunctionDeclSyntax.self) }
        .contains { $0.as(FunctionCallExprSyntax.self)?.name == "Button" }
  }

  /// Records `try? await send(report)` before what closes the screen: `dismiss()`.
  func addSilentFailure(_ attempt: TryExprSyntax) {
    guard attempt.questionOrExclamationMark?.text == "?",
      let work = attempt.expression.as(AwaitExprSyntax.self)?.expression
        .as(FunctionCallExprSyntax.self),
      // A delay cannot fail in a way that people notice.
      work.name != "sleep",
      let item = attempt.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return }
    let rest = list.drop { $0.id != item.id }.dropFirst()
    if rest.contains(where: \.putsAway) { addSilentFailure(at: attempt) }
  }

  private func addSilentFailure(
    at node: some SyntaxProtocol, evenIfConditional isCommand: Bool = false
  ) {
    guard let type = types.last, !type.name.isEmpty,
      isCommand || reading.fact(true, at: node).isStated
    else { return }
    var view = ViewNode(.container, name: type.name, place: reading.place(node))
    view.platforms = reading.platforms(at: node)
    view.conduct = .failsSilently
    fixedViews.append(view)
  }

  /// Whether a variable says that something is going on: `isSending`, `busy`; that it is over tells nothing of the
  /// failure.
  private static func namesWork(_ variable: String) -> Bool {
    let name = variable.lowercased()
    return name.hasSuffix("ing") || name.hasSuffix("busy")
  }

  /// Whether a statement sets a state of the view that nothing shows: `hasFailed = true`.
  private func setsUnreadFlag(_ statement: CodeBlockItemSyntax) -> Bool {
    guard let parts = statement.expression?.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
      parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      parts[2].trimmedDescription == "true", let type = types.last?.name
    else { return false }
    let path = parts[0].path.filter { $0 != "self" }
    return path.count == 1 && reading.declarations.isWrapped(path[0], of: type)
      && isUnread(path[0])
  }

  /// Whether the source only declares and sets variables of this name.
  private func isUnread(_ name: String) -> Bool {
    if let known = unreadNames[name] { return known }
    let isUnread =
      tokensByName["$" + name] == nil && tokensByName[name]?.allSatisfy(\.isOnlySet) == true
    unreadNames[name] = isUnread
    return isUnread
  }

  /// Whether a statement writes to the log or ends or hides something, and so tells people nothing.
  private func isSilent(_ statement: CodeBlockItemSyntax) -> Bool {
    if let parts = statement.expression?.as(SequenceExprSyntax.self)?.elements.map({ $0 }) {
      if setsUnreadFlag(statement) { return true }
      return parts.count == 3 && parts[1].is(AssignmentExprSyntax.self)
        && parts[2].trimmedDescription == "false"
        && parts[0].path.last.map(Self.namesWork) == true
    }
    guard let call = statement.expression?.as(FunctionCallExprSyntax.self) else { return false }
    return isForDevelopers(call) || call.name?.lowercased().hasPrefix("hide") == true
  }
}

extension TokenSyntax {
  /// Whether it declares a variable, or is what an assignment sets.
  fileprivate var isOnlySet: Bool {
    parent?.is(IdentifierPatternSyntax.self) == true || isAssigned
  }

  /// Whether it is what an assignment sets.
  var isAssigned: Bool {
    var target = parent
    if let member = target?.parent?.as(MemberAccessExprSyntax.self) { target = Syntax(member) }
    guard let list = target?.parent?.as(ExprListSyntax.self), list.first?.id == target?.id else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}

extension DoStmtSyntax {
  /// Whether its work takes some time.
  fileprivate var waits: Bool {
    body.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether one of these statements tries something, and a later one closes or hides what people see.
  fileprivate var putAway: Bool {
    let rest = drop { item in
      !item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.try) }
    }
    return rest.dropFirst().contains(where: \.putsAway)
  }
}

extension CodeBlockItemSyntax {
  /// Whether it closes, hides or clears what people see, now or after a moment.
  fileprivate var putsAway: Bool {
    if let parts = expression?.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3,
      parts[1].is(AssignmentExprSyntax.self), parts[2].trimmedDescription == "\"\""
    {
      return true
    }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.calls.contains { call in
      let name = call.name ?? ""
      return name == "dismiss" || name == "popViewController" || name == "hide"
    }
  }
}
