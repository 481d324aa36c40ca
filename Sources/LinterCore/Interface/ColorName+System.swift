extension ColorName {
  /// The name in SwiftUI, or here, of a system color that is given by its name in SwiftUI or in UIKit; `nil` for
  /// another color.
  package static func systemName(of name: String) -> String? {
    if let renamed = uiKitNames[name] { return renamed }
    if systemColors.contains(name) { return name }
    let bare = name.hasPrefix("system") ? name.dropFirst("system".count).lowercased() : name
    return systemColors.contains(bare) ? bare : nil
  }

  private static let systemColors: Set<String> = [
    "black", "white", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo",
    "purple", "pink", "brown", "gray", "clear", "primary", "secondary", "accentColor",
    "gray2", "gray3", "gray4", "gray5", "gray6", "lightGray", "darkGray", "tertiary", "quaternary",
    "secondarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
  ]
  /// The names in SwiftUI, or here, of colors that UIKit calls otherwise.
  private static let uiKitNames = [
    "label": "primary", "tertiaryLabel": "tertiary", "quaternaryLabel": "quaternary",
    "systemBackground": "ground",
  ]
}
