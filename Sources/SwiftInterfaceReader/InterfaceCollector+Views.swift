internal import LinterCore
internal import SwiftSyntax

extension InterfaceCollector {
  /// Records the bars, screens and controls that a view and its modifiers create.
  func addView(_ chain: ViewChain) {
    switch chain.name {
    case "TabView": if let bar = tabBar(chain) { tabBars.append(bar) }
    case "NavigationSplitView":
      screens.append(
        Screen(
          id: "NavigationSplitView", place: reading.place(chain.base),
          platforms: reading.platforms(at: chain.base), hasSidebar: .stated(true)))
    case "Text", "Label", "TextField", "TextEditor", "Picker":
      if let control = control(chain) { types[types.count - 1].screen.controls.append(control) }
    default: break
    }
    if chain.modifiers.contains(where: { Self.barModifiers.contains($0.name) }) {
      screens.append(screen(chain))
    }
  }

  /// Records a color that a layer gets, unless its type follows the appearance: `layer.borderColor = ink.cgColor`.
  func setLayerColor(_ value: ExprSyntax, at node: ExprSyntax) {
    let type = node.typeAround
    guard let made = value.unwrapped.as(MemberAccessExprSyntax.self),
      made.declName.baseName.text == "cgColor", let color = made.base, let type,
      !Self.appearanceWords.contains(where: type.trimmedDescription.contains)
    else { return }
    var view = ViewNode(.container, name: "layer", place: reading.place(node))
    view.layerColor = reading.uiColor(color)
    fixedViews.append(view)
  }

  /// What a type has that sets its colors again.
  private static let appearanceWords = [
    "traitCollectionDidChange", "registerForTraitChanges", "layoutSubviews",
    "viewDidLayoutSubviews", "hasDifferentColorAppearance", "func draw(", "viewWillAppear",
    "updateConfiguration", "prepareForReuse",
  ]

  /// Records the view of the app that `ImageRenderer(content: …)` makes into an image.
  func addRendered(_ call: FunctionCallExprSyntax) {
    guard let content = call.argument("content") else { return }
    let made = reading.value(of: content)
    guard case .expression(let view, _) = made, let name = ViewChain(view).name else { return }
    renderedViews.insert(name)
  }

  /// The modifiers that affect a view's bars.
  private static let barModifiers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "toolbar", "toolbarVisibility",
    "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarItems",
  ]
}
