internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// How code words what it shows: plurals, sentences and numbers that it makes by hand.
extension InterfaceCollector {
  /// Records two texts of which a count chooses one: `count == 1 ? "walk" : "walks"`.
  func addPlural(_ node: SequenceExprSyntax) {
    guard let choice = ExprSyntax(node).choice, choice.values.count == 2,
      Self.countsOne(choice.condition)
    else { return }
    addPlural(choice.values[0], choice.values[1], at: node)
  }

  /// Records two texts that an `if` returns by a count: `if days == 1 { return "\(days) day" }`, and the text
  /// that is returned otherwise.
  func addPlural(_ node: IfExprSyntax) {
    guard Self.countsOne(node.conditions.trimmedDescription),
      let one = node.body.statements.onlyResult
    else { return }
    var other: ExprSyntax?
    if case .codeBlock(let block)? = node.elseBody { other = block.statements.onlyResult }
    if other == nil, node.elseBody == nil {
      let item = sequence(first: Syntax(node), next: \.parent).lazy.compactMap {
        $0.as(CodeBlockItemSyntax.self)
      }.first
      let following = item?.parent?.as(CodeBlockItemListSyntax.self)?.drop { $0.id != item?.id }
      other = following?.dropFirst().first?.item.as(ReturnStmtSyntax.self)?.expression
    }
    if let other { addPlural(one, other, at: node) }
  }

  private func addPlural(_ one: ExprSyntax, _ other: ExprSyntax, at node: some SyntaxProtocol) {
    guard !isForDevelopers(node) else { return }
    let texts = [one, other].map { $0.literalParts ?? reading.text($0).value?.values.en }
    guard let first = texts[0], let second = texts[1] else { return }
    var view = ViewNode(.container, name: "count", place: reading.place(node))
    view.conduct = .choosesByCount
    view.children = [first, second].map { text in
      var child = ViewNode(.other, place: view.place)
      child.text = .stated(InterfaceText(literal: text))
      return child
    }
    fixedViews.append(view)
  }

  /// Whether a condition asks whether there is one of something.
  private static func countsOne(_ condition: String) -> Bool {
    let words = condition.split(whereSeparator: \.isWhitespace)
    return zip(words, words.dropFirst()).contains { mark, number in
      number == "1" && ["==", "!=", ">", "<="].contains(mark) || number == "2" && mark == "<"
    }
  }

  /// Records a sentence that code puts together: `NSLocalizedString("Ends on ", comment: "") + day`.
  func addJoined(_ node: SequenceExprSyntax) {
    let isSet = node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    let parts = Array(node.elements.dropFirst(isSet ? 2 : 0))
    let joints = parts.filter { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
    guard !joints.isEmpty, parts.count == joints.count * 2 + 1, !isForDevelopers(node) else {
      return
    }
    let operands = parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    let isShown = isShown(node)
    let texts = operands.map { operand -> (text: String?, isPlain: Bool) in
      if let plain = operand.literalParts { return (plain, true) }
      let call = ViewChain(operand).base.as(FunctionCallExprSyntax.self)
      guard call?.arguments.count == 1 || call?.name == "NSLocalizedString" else {
        return (nil, false)
      }
      return (call?.arguments.first?.expression.literalParts, false)
    }
    // Two texts of the app that a space joins are sentences of their own.
    guard texts.contains(where: { $0.text == nil }) || texts.contains(where: { $0.text == "…" }),
      let fragment = texts.first(where: { part in
        guard let text = part.text, !part.isPlain || isShown else { return false }
        return text.filter(\.isLetter).count > 1 && (text.first == " " || text.last == " ")
      })?.text
    else { return }
    var view = ViewNode(.container, name: "text", place: reading.place(node))
    view.text = .stated(InterfaceText(literal: fragment))
    view.conduct = .joinsTexts
    fixedViews.append(view)
  }

  /// Records a number that is written alike in every region: `Text(String(format: "%.1f km", length))`.
  func addFormat(_ call: FunctionCallExprSyntax) {
    guard call.arguments.first?.label?.text == "format", call.argument("locale") == nil,
      let format = reading.literal(call.arguments.first?.expression),
      !isForDevelopers(call)
    else { return }
    let isTime = format.contains(":%02d") || format.contains(":%02i")
    let isFraction = format.contains("%.") && format.contains("f")
    let isMoney = zip(format, format.dropFirst()).contains { Self.money.contains($0) && $1 == "%" }
    guard isTime || (isMoney || isFraction && !format.contains("%.0f")) && isShown(call) else {
      return
    }
    addNumber(format, at: call)
  }

  /// Records an amount of money with its sign in a text: `"$\(price)"`.
  func addMoney(_ literal: StringLiteralExprSyntax) {
    let segments = Array(literal.segments)
    let isMoney = zip(segments, segments.dropFirst()).contains { text, value in
      guard let text = text.as(StringSegmentSyntax.self)?.content.text, let sign = text.last else {
        return false
      }
      return Self.money.contains(sign) && value.is(ExpressionSegmentSyntax.self)
    }
    guard isMoney, isShown(literal), let format = ExprSyntax(literal).literalParts else { return }
    addNumber(format, at: literal)
  }

  /// The signs of currencies.
  private static let money = "$€£₩¥"

  private func addNumber(_ format: String, at node: some SyntaxProtocol) {
    var view = ViewNode(.container, name: "number", place: reading.place(node))
    view.textSource = format
    view.conduct = .writesNumber
    fixedViews.append(view)
  }

  /// Records `Locale(identifier: "en_US").localizedString(forRegionCode: code)`.
  func addNames(_ call: FunctionCallExprSyntax, named name: String) {
    guard name == "displayName" || name == "localizedString",
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?
        .as(FunctionCallExprSyntax.self), base.name == "Locale" || base.name == "NSLocale",
      let language = reading.literal(base.arguments.first?.expression),
      !language.hasSuffix("POSIX"), !isForDevelopers(call)
    else { return }
    add(.namesInOneLanguage, named: name, at: call)
  }

  /// Records that code asks for a rating where people do something else: as a screen appears, or in a tap.
  func addRating(_ call: FunctionCallExprSyntax) {
    let around = sequence(first: Syntax(call), next: \.parent).lazy.compactMap {
      around -> String? in
      if let function = around.as(FunctionDeclSyntax.self) { return function.name.text }
      guard around.is(ClosureExprSyntax.self) else { return nil }
      // A delay or a task is part of what it is in.
      let name = around.parent?.as(FunctionCallExprSyntax.self)?.name ?? ""
      return ["Task", "async", "asyncAfter", "run", "withAnimation"].contains(name) ? nil : name
    }.first
    guard let around else { return }
    var view = ViewNode(.container, name: "requestReview", place: reading.place(call))
    if around == "Button" {
      view.conduct = .asksForRatingOnTap
    } else if Self.starts.contains(around), reading.fact(true, at: call).isStated {
      view.conduct = .asksForRatingUnasked
    } else {
      return
    }
    fixedViews.append(view)
  }

  private static let starts: Set<String> = [
    "onAppear", "task", "viewDidLoad", "viewWillAppear", "viewDidAppear", "application",
    "applicationDidBecomeActive", "sceneDidBecomeActive", "scene",
  ]

  /// Whether `node` is part of what a view or something named like a text shows.
  func isShown(_ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node)
    while !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self) {
      if let argument = current.as(LabeledExprSyntax.self) {
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        if ["Text", "Label", "setTitle"].contains(call?.name) { return true }
        if let label = argument.label?.text, Self.namesText(label) { return true }
      }
      if let sequence = current.as(SequenceExprSyntax.self),
        let target = sequence.elements.first?.path.last,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      {
        return Self.namesText(target)
      }
      guard let parent = current.parent else { return false }
      current = parent
    }
    return false
  }

  /// Whether `node` is in a call that only developers read.
  func isForDevelopers(_ node: some SyntaxProtocol) -> Bool {
    sequence(first: Syntax(node), next: \.parent)
      .prefix { !$0.is(CodeBlockItemSyntax.self) }
      .contains { around in
        let path = around.as(FunctionCallExprSyntax.self)?.calledExpression.path ?? []
        return path.contains { InterfaceWords.namesLog($0) }
      }
  }
}

extension CodeBlockItemListSyntax {
  /// The literal that is all these statements result in.
  fileprivate var onlyResult: ExprSyntax? {
    guard count == 1, let result = first?.expression, result.literalParts != nil else { return nil }
    return result
  }
}
