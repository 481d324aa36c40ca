internal import Guidelines
internal import LinterCore
internal import SwiftParser
internal import SwiftSyntax

/// Texts that code shows outside of the views that are read: by the name of what it gives them to.
extension InterfaceCollector {
  /// Records the literals that a call shows: `KeyCommand(title: "Zoom In")`, `showToast("Saved")`.
  func addTexts(of call: FunctionCallExprSyntax, named name: String) {
    guard !Self.silent.contains(name) else { return }
    for argument in call.arguments {
      if let label = argument.label?.text {
        if Self.namesText(label) { addText(argument.expression, named: "\(name).\(label)") }
        if label == "localizedReason" { addReason(argument.expression) }
      } else if argument.id == call.arguments.first?.id,
        Self.tells(name) || argument.isChosenText(of: name) || Self.describes(name)
      {
        addText(argument.expression, named: name)
      }
    }
  }

  /// Records the reason that the system shows as it asks for a face or a finger, and all that code gives the variable
  /// for it.
  private func addReason(_ expression: ExprSyntax) {
    guard let name = expression.path.last, !expression.is(StringLiteralExprSyntax.self),
      case .value(let first, let changes)? = reading.local(name, at: Syntax(expression))
    else { return addText(expression, named: "localizedReason") }
    addText(first, named: "localizedReason")
    let finder = AssignmentFinder(name)
    for change in changes { finder.walk(change) }
    for value in finder.values { addText(value, named: "localizedReason") }
  }

  /// Records the literals among the results of a property or a function that says so by its name:
  /// `var errorDescription: String? { "The walk was lost" }`.
  func addTexts(in body: some SyntaxProtocol, named name: String, type: TypeSyntax?) {
    let texts = ["String", "LocalizedStringKey", "LocalizedStringResource"]
    guard Self.namesText(name) || name == "errorDescription" || name == "failureReason",
      let type = type?.trimmedDescription, texts.contains(where: { $0 == type || "\($0)?" == type })
    else { return }
    let finder = ResultFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    // Where an error looks other texts up, people see all of them.
    for text in finder.texts {
      addText(ExprSyntax(text), named: name, isBesideLookup: finder.looksUp)
    }
  }

  /// Records the literals that a method of a table's data source returns as titles of its sections.
  func addSectionTitles(of function: FunctionDeclSyntax) {
    let asked = function.signature.parameterClause.parameters.last?.firstName.text ?? ""
    guard asked.hasPrefix("titleFor"), let body = function.body else { return }
    addTexts(in: body, named: "title", type: function.signature.returnClause?.type)
  }

  /// Records a literal, or those of which a condition chooses one, that something called `name` shows.
  func addText(_ expression: ExprSyntax, named name: String, isBesideLookup: Bool = false) {
    guard !isOfPlaceholder(expression), !isForDevelopers(expression) else { return }
    for value in expression.choice?.values ?? [expression] {
      // Other texts with values in them are mostly for the log.
      let isSpoken = name.hasPrefix("accessibility")
      let value = isSpoken ? value.textArgument ?? value : value
      let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      let parts = text == nil && isSpoken ? value.literalParts : nil
      guard (text ?? parts ?? value.joinedLiterals)?.contains(where: \.isLetter) == true,
        parts.map(reading.keys.hasFormat) != true
      else { continue }
      let isOfButton = name == "accessibilityLabel" && describesButton(value)
      let named = isOfButton ? "UIButton.accessibilityLabel" : name
      var view = ViewNode(.other, name: named, place: reading.place(value))
      view.platforms = reading.platforms(at: value)
      view.isBesideLookup = isBesideLookup
      view.text = parts.map { .stated(InterfaceText(literal: $0)) } ?? reading.text(value)
      view.conduct = .showsText
      fixedViews.append(view)
    }
  }

  /// Whether a text is in what a widget's provider returns for a placeholder, whose texts are drawn as bars.
  private func isOfPlaceholder(_ expression: ExprSyntax) -> Bool {
    let function = sequence(first: Syntax(expression), next: \.parent).lazy
      .compactMap { $0.as(FunctionDeclSyntax.self) }.first
    return function?.name.text == "placeholder"
      && function?.signature.parameterClause.parameters.first?.firstName.text == "in"
  }

  /// Whether code gives a description to a button of UIKit: `closeButton.accessibilityLabel = "Close"`.
  private func describesButton(_ value: ExprSyntax) -> Bool {
    let around = sequence(first: Syntax(value), next: \.parent)
    guard let assignment = around.first(where: { $0.is(SequenceExprSyntax.self) }),
      let path = assignment.as(SequenceExprSyntax.self)?.elements.first?.path.dropLast()
    else { return false }
    let owner = path.last { $0 != "self" }
    let type = owner.map { reading.typeName(of: $0, at: assignment) } ?? types.last?.name
    if let type { return isButton(type.filter { $0 != "!" && $0 != "?" }) }
    return owner?.lowercased().hasSuffix("button") == true
  }

  /// Records a text that the system writes otherwise: `NSLocalizedString("Ok", comment: "")`, `"Share..."`.
  func addSpelling(_ literal: StringLiteralExprSyntax) {
    guard let text = literal.representedLiteralValue ?? ExprSyntax(literal).literalParts,
      isWrittenOtherwise(text, in: literal), isTitle(literal), !isForDevelopers(literal),
      // What the strings files, or the call, make of a key counts.
      let shown = literal.segments.count > 1
        ? InterfaceText(literal: text)
        : reading.text(literal.lookup.map { ExprSyntax($0) } ?? ExprSyntax(literal)).value,
      let shownText = shown.values.en, isWrittenOtherwise(shownText, in: literal),
      // A word in lower case that is looked up is a key, of a file that was not read.
      literal.lookup == nil || shownText != text || text != text.lowercased()
    else { return }
    var view = ViewNode(.other, name: "title", place: reading.place(literal))
    view.platforms = reading.platforms(at: literal)
    view.text = .stated(shown)
    view.conduct = .spellsOtherwise
    fixedViews.append(view)
  }

  /// Whether the text of a literal is spelt otherwise than by the system or by the rules.
  private func isWrittenOtherwise(_ text: String, in literal: StringLiteralExprSyntax) -> Bool {
    let isTitle =
      text.utf8.count < 80 && literal.segments.count == 1 && text.contains(where: \.isLetter)
    return isTitle && (InterfaceWords.spelling(text) != nil || text.endsWithPeriods)
      || InterfaceWords.misspelling(in: text) != nil
  }

  /// Whether a literal is what a control shows, or a text that is looked up for one.
  private func isTitle(_ literal: StringLiteralExprSyntax) -> Bool {
    guard let argument = literal.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let name = call.name
    else { return isShown(literal) }
    let isFirst = call.arguments.first?.id == argument.id
    return isFirst && Self.showing.contains(name) || argument.label?.text == "localized"
      || argument.label.map { Self.namesText($0.text) } == true && !Self.silent.contains(name)
      || argument.label?.text == "title"
  }

  /// The views, modifiers and lookups whose first argument people read.
  private static let showing: Set<String> = [
    "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "Text", "Button", "Label",
    "NavigationLink", "Menu", "Toggle", "Section", "Link", "TextField", "SecureField",
    "ProgressView", "Picker", "setTitle", "alert", "confirmationDialog", "navigationTitle",
  ]

  /// Whether a variable or argument with this name holds text that the user sees: `alertTitle`, `errorMessage`.
  static func namesText(_ name: String) -> Bool {
    let name = name.lowercased()
    return InterfaceWords.textNames.contains { name.hasSuffix($0) && name != "log\($0)" }
      && !name.hasSuffix("context")
  }

  /// Whether a modifier called `name` tells VoiceOver its first argument.
  private static func describes(_ name: String) -> Bool {
    ["accessibilityLabel", "accessibilityHint"].contains(name)
  }

  /// Whether a function called `name` shows its first argument.
  private static func tells(_ name: String) -> Bool {
    let words = name.lowercased()
    return name == "setTitle"
      || ["show", "present"].contains(where: words.hasPrefix)
      || ["toast", "alert", "message"].contains(where: words.hasSuffix)
  }

  /// Functions and types whose texts no person sees, or which are read as views.
  private static let silent: Set<String> = [
    "NSLocalizedString", "NSError", "Logger", "OSLog", "log", "print", "debugPrint", "NSLog",
    "URLQueryItem", "NSPredicate", "fatalError", "precondition", "preconditionFailure", "assert",
    "assertionFailure", "warning", "error", "debug", "info", "alert", "confirmationDialog", "Alert",
    "ActionSheet", "UIAlertController", "UIAlertAction", "DispatchQueue",
  ]
}

extension String {
  /// Whether three periods at its end stand for an ellipsis.
  fileprivate var endsWithPeriods: Bool {
    hasSuffix("...") && !hasSuffix("....")
      && dropLast(3).last.map { $0.isLetter || $0 == " " } == true
  }
}

extension StringLiteralExprSyntax {
  /// The call that looks it up: `NSLocalizedString("ok", value: "OK", comment: "")`.
  fileprivate var lookup: FunctionCallExprSyntax? {
    let argument = parent?.as(LabeledExprSyntax.self)
    guard let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first?.id == argument?.id,
      call.name == "NSLocalizedString" || argument?.label?.text == "localized"
    else { return nil }
    return call
  }
}

extension ExprSyntax {
  /// The literal in `Text("Walks")`.
  fileprivate var textArgument: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.name == "Text" else { return nil }
    return call.argument(nil)
  }
}

extension LabeledExprSyntax {
  /// Whether a condition chooses the text that a view of this name shows: `Text(isOn ? "On" : "Off")`.
  fileprivate func isChosenText(of name: String) -> Bool { name == "Text" && expression.isChoice }
}

/// Collects the values that assignments give a variable.
private final class AssignmentFinder: SyntaxVisitor {
  private let name: String
  private(set) var values: [ExprSyntax] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[0].path == [name], parts[1].is(AssignmentExprSyntax.self) {
      values.append(parts[2])
    }
    return .visitChildren
  }
}

/// Finds the literals that are results: returned, or the only expression of a branch.
private final class ResultFinder: SyntaxVisitor {
  private(set) var texts: [StringLiteralExprSyntax] = []

  /// Whether a call looks up one of the results.
  private(set) var looksUp = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let label = node.arguments.first?.label?.text
    looksUp = looksUp || node.name == "NSLocalizedString" || label == "localized"
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(ReturnStmtSyntax.self) == true
      || node.parent?.is(CodeBlockItemSyntax.self) == true
    {
      texts.append(node)
    }
    return .skipChildren
  }
}
