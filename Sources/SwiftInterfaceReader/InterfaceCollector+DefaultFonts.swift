internal import LinterCore
internal import SwiftSyntax

/// Texts of UIKit that keep the font they are created with, whose size is fixed.
extension InterfaceCollector {
  /// The size in points of the font that UIKit gives the text of a new view; a configuration has a text style.
  private static func defaultFontSize(
    of className: String, createdBy call: FunctionCallExprSyntax
  ) -> Double? {
    switch className {
    case "UILabel", "UITextField": 17
    case "UIButton" where call.argument("configuration") == nil:
      switch call.argument("type")?.path.last ?? "custom" {
      case "custom": 18
      case "system", "roundedRect": 15
      default: nil
      }
    default: nil
    }
  }

  /// What a field without a placeholder shows.
  static let unnamedField = Fact<InterfaceText>.unknown(reason: "a label beside it")

  /// The size of the text created by `call` if nothing in its type may give it another font; `key` identifies it.
  func defaultFontSize(
    of className: String, createdBy call: FunctionCallExprSyntax, key: String
  ) -> Double? {
    guard let size = Self.defaultFontSize(of: className, createdBy: call),
      let name = call.assignedName,
      // `UILabel().styled(as: .title)`
      call.parent?.is(InitializerClauseSyntax.self) == true
        || call.parent?.is(ExprListSyntax.self) == true,
      !reading.module.setsFontsOfAll, !isInBar(name, at: Syntax(call))
    else { return nil }
    let isLocal = key.contains("@")
    let names = isLocal ? [name] : Set([name, String(key.drop { $0 != "." }.dropFirst())])
    return names.allSatisfy { name in
      tokensByName[name]?.allSatisfy { token in
        self.key(of: name, at: Syntax(token)) != key || keepsFont(token, isLocal: isLocal)
      } ?? true
    } ? size : nil
  }

  /// The texts that code shows in the font they are created with; another class may give them another one.
  var textsInDefaultFonts: [ViewNode] {
    defaultFontSizes.compactMap { key, size in
      guard let view = namedViews[key], let shown = view.text, shown != Self.unnamedField,
        // Whether a button has a title is known only if the title is.
        shown.value.map({ !$0.isMark && !$0.isEmpty }) ?? (view.kind != .button)
      else { return nil }
      var text = ViewNode(.text, name: "UIFont", place: view.place)
      (text.platforms, text.look.fixedFontSize) = (view.platforms, .stated(size))
      text.outlets = key.contains("@") ? [] : [key]
      return text
    }
    .sorted { $0.place < $1.place }
  }

  /// Whether the use of a text at `token` leaves its font as it is, as far as its type shows.
  private func keepsFont(_ token: TokenSyntax, isLocal: Bool) -> Bool {
    guard let use = token.parent?.as(DeclReferenceExprSyntax.self),
      use.typeAround?.declaredName == types.last?.name
    else { return true }
    var whole = ExprSyntax(use)
    if let member = use.parent?.as(MemberAccessExprSyntax.self), member.declName.id == use.id {
      whole = ExprSyntax(member)
    }
    while let outer = whole.parent,
      outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self),
      let wrapped = ExprSyntax(outer)
    {
      whole = wrapped
    }
    guard let around = whole.parent else { return true }
    if let member = around.as(MemberAccessExprSyntax.self) { return keepsFont(memberOf: member) }
    if let argument = around.as(LabeledExprSyntax.self) { return keepsFont(given: argument) }
    if let element = around.as(ArrayElementSyntax.self) { return keepsFont(listed: element) }
    if around.is(ReturnStmtSyntax.self) { return !isLocal }
    // An assignment to the variable creates the view; whatever the view is assigned to may change its font.
    return around.as(ExprListSyntax.self)?.first?.id == whole.id
  }

  private func keepsFont(memberOf access: MemberAccessExprSyntax) -> Bool {
    let name = access.declName.baseName.text
    let call = access.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == ExprSyntax(access).id
    return !Self.mayStyle(name)
      && (!isCalled
        || Self.isOfUIKit(name) && reading.declarations.functions(called: name).isEmpty)
  }

  private func keepsFont(given argument: LabeledExprSyntax) -> Bool {
    // The texts of bars do not follow the text size.
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let name = call.name,
      argument.label?.text != "customView"
    else { return false }
    return keepsFont(call, named: name)
  }

  /// Whether a call leaves the fonts of the texts that it is given as they are: a call of the system's or of a function
  /// of the app that does not speak of fonts.
  private func keepsFont(_ call: FunctionCallExprSyntax, named name: String) -> Bool {
    let declarations = reading.declarations
    let isOwnType = declarations.types[name] != nil || declarations.module.types[name] != nil
    let closures = [call.trailingClosure].compactMap { $0?.trimmedDescription }
    let bodies = declarations.functions(called: name).map { $0.body?.trimmedDescription ?? "font" }
    // What a package does is not known.
    let isKnown = !bodies.isEmpty || !closures.isEmpty || Self.isOfUIKit(name)
    return isKnown && !isOwnType && !Self.mayStyle(name)
      && !(closures + bodies).contains(where: Self.mayStyle)
  }

  /// Whether a function is called as those of UIKit that show a text, lay it out or give it content.
  private static func isOfUIKit(_ name: String) -> Bool {
    ["UI", "add", "insert", "set", "activate"].contains(where: name.hasPrefix)
  }

  private func keepsFont(listed element: ArrayElementSyntax) -> Bool {
    guard let list = element.parent?.parent, let around = list.parent else { return false }
    if let argument = around.as(LabeledExprSyntax.self) { return keepsFont(given: argument) }
    if let loop = around.as(ForStmtSyntax.self) {
      return !Self.mayStyle(loop.body.trimmedDescription)
    }
    guard let call = around.parent?.as(FunctionCallExprSyntax.self), let name = call.name else {
      return false
    }
    return keepsFont(call, named: name)
  }

  /// Whether code of this text may be about the fonts of texts.
  private static func mayStyle(_ source: String) -> Bool {
    let source = source.lowercased()
    return ["font", "attributed", "style", "theme", "typograph", "titlelabel", "configuration"]
      .contains(where: source.contains)
  }
}

extension Syntax {
  /// The name of the declared or extended type.
  fileprivate var declaredName: String? {
    self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}
