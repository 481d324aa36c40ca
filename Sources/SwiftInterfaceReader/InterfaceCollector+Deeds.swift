internal import LinterCore
internal import SwiftSyntax

extension String {
  /// The source of an action with `call`, of a function whose body is known, as one of its own.
  func asOwn(_ call: FunctionCallExprSyntax) -> String {
    let name = call.calledExpression.trimmedDescription + "("
    var (made, end) = ("", startIndex)
    for range in ranges(of: name) {
      let before = self[..<range.lowerBound].last
      // The name of another object may end like this one.
      let isPart = before.map { $0.isLetter || $0.isNumber || "_.".contains($0) } == true
      made += self[end..<range.lowerBound] + (isPart ? name : (call.name ?? "") + "(")
      end = range.upperBound
    }
    return made + self[end...]
  }
}

/// What buttons, commands and swipes do.
extension InterfaceCollector {
  /// The source of an action, and of the functions of the type around it that it calls, which may ask first.
  func deed(of action: some SyntaxProtocol) -> String {
    reading.deed(of: action, in: types.last?.name)
  }

  /// The source of the function that a button is given, `action: #selector(deleteWalk)`, and of those that it calls;
  /// `nil` if it is not one of the type around it.
  func deed(selectedBy call: FunctionCallExprSyntax) -> String? {
    guard let name = selector(of: call), let type = types.last?.name else { return nil }
    let key = "\(type).\(name)"
    if let known = deeds[key] { return known }
    guard
      let functions = reading.declarations.types[type]?.functions[name], functions.count == 1,
      let body = functions[0].body
    else { return nil }
    let deed = reading.deed(of: body, in: type)
    deeds[key] = deed
    return deed
  }
}

extension SwiftReading {
  /// The source of an action, and of the functions of `type` that it calls, which may ask first.
  func deed(of action: some SyntaxProtocol, in type: String?, depth: Int = 0) -> String {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(action)
    var sources = [action.sourceLine]
    for call in finder.calls.prefix(8) where depth < 2 {
      if let function = deletingFunction(calledBy: call), let body = function.body {
        sources[0] = sources[0].asOwn(call)
        sources.append(body.sourceLine)
        continue
      }
      let path = call.calledExpression.path.filter { $0 != "self" }
      let labels = call.arguments.map { $0.label?.text }
      guard path.count == 1, let type,
        let function = declarations.function(path[0], labels: labels, of: type),
        let body = function.body
      else { continue }
      sources.append(deed(of: body, in: type, depth: depth + 1))
    }
    return sources.joined(separator: " ")
  }

  /// The function that `call` runs of an object that acts for others and so may ask first, if it deletes something by
  /// its name; the object's type is declared around the call: `viewModel.deleteWalk(walk)`.
  func deletingFunction(calledBy call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
    let path = call.calledExpression.path.filter { $0 != "self" }
    guard path.count == 2, path[0].first?.isUppercase == false,
      InterfaceWords.actsForOthers(path[0]), InterfaceWords.namesDeletion(path[1]),
      let type = typeName(of: path[0], at: Syntax(call))?.filter({ $0 != "?" && $0 != "!" })
    else { return nil }
    return declarations.function(path[1], labels: call.arguments.map { $0.label?.text }, of: type)
  }

  /// The same for an action that may be the name of a function of `type`.
  func deed(ofNamed action: ExprSyntax, in type: String?) -> String {
    let path = action.path.filter { $0 != "self" }
    guard path.count == 1, let type, let named = declarations.types[type]?.functions[path[0]],
      named.count == 1, let body = named[0].body
    else { return deed(of: action, in: type) }
    return deed(of: body, in: type)
  }
}
