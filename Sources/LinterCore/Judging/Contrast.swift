internal import Guidelines

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A color in sRGB, with components from 0 to 1.
struct ShownColor: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0

  init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The color that results from compositing it over an opaque color.
  func over(_ back: ShownColor) -> ShownColor {
    func blend(_ part: Double, _ behind: Double) -> Double {
      part * opacity + behind * (1 - opacity)
    }
    return ShownColor(blend(red, back.red), blend(green, back.green), blend(blue, back.blue))
  }

  /// The contrast ratio with `other`, from 1 to 21, as WCAG 2.2 defines it.
  func contrast(with other: ShownColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance as WCAG 2.2 defines it.
  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

/// The two appearances of the system.
enum Appearance: String, CaseIterable {
  case light
  case dark

  /// Its name in a message.
  var name: Bilingual<String> {
    switch self {
    case .light: Bilingual(en: "light mode", ko: "라이트 모드")
    case .dark: Bilingual(en: "Dark Mode", ko: "다크 모드")
    }
  }
}

extension Product {
  /// The appearance that the app forces, whatever people have chosen, and where that is stated.
  var forcedAppearance: (appearance: Appearance, place: Place)? {
    if let style = information["UIUserInterfaceStyle"],
      let kept = Appearance(rawValue: style.values.first?.lowercased() ?? "")
    {
      return (kept, style.place)
    }
    let aqua = information["NSRequiresAquaSystemAppearance"]
    return aqua.flatMap { $0.values == ["true"] ? (.light, $0.place) : nil }
  }
}

extension Interface {
  /// The appearances its screens can have: only one if every app forces the same.
  var appearances: [Appearance] {
    let kept = products.filter { $0.kind == .app }.map { $0.forcedAppearance?.appearance }
    return Appearance.allCases.filter { appearance in
      kept.isEmpty || kept.contains { $0 == nil || $0 == appearance }
    }
  }

  /// The value of `color` in an appearance; `nil` if no file states it.
  func shown(_ color: ColorName, in appearance: Appearance) -> ShownColor? {
    switch color {
    case .literal(let red, let green, let blue): return ShownColor(red, green, blue)
    case .system("clear"): return shown(.faded(.system("black"), opacity: 0), in: appearance)
    // The color that Xcode makes for the accent of a new app.
    case .system("accentColor"): return shown(.asset("AccentColor"), in: appearance)
    case .system(let name): return SystemColors.shown(name, in: appearance)
    case .faded(let color, let opacity):
      var color = shown(color, in: appearance)
      color?.opacity *= opacity
      return color
    case .adaptive(let light, let dark):
      return shown(appearance == .dark ? dark : light, in: appearance)
    case .asset(let name):
      let sets = images.filter { $0.kind == .color }
      let set = sets.first { $0.name == name } ?? sets.first { $0.symbolName == name }
      let slots = set?.renditions.filter { ["universal", "iphone"].contains($0.idiom) } ?? []
      let own = slots.first { $0.variant == "luminosity=\(appearance.rawValue)" }
      let any = slots.first { $0.variant.isEmpty }
      return (own ?? any)?.color.flatMap { shown($0, in: appearance) }
    }
  }
}

extension ImageSet {
  /// The name of the member of `Color` that Xcode makes for a color set: `secondaryInk` for `SecondaryInkColor`.
  var symbolName: String {
    let name = name.hasSuffix("Color") && name != "Color" ? name.dropLast(5) : name[...]
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined =
      words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.prefix(1).lowercased() + joined.dropFirst()
  }
}

/// The iOS system colors by their SwiftUI names.
///
/// Source: the table of system colors in Apple's guideline, June 2025. `primary` text is black or white;
/// `ground` is the background of a screen and of list rows.
enum SystemColors {
  /// The value of the color `name` in an appearance; `nil` if it is translucent or unknown.
  static func shown(_ name: String, in appearance: Appearance) -> ShownColor? {
    guard let (light, dark) = values[name] else { return nil }
    let value = appearance == .light ? light : dark
    var shown = ShownColor(
      Double(value >> 16 & 255) / 255, Double(value >> 8 & 255) / 255, Double(value & 255) / 255)
    shown.opacity = opacities[name] ?? 1
    return shown
  }

  /// The opacity of text that is less than secondary, as iOS draws it.
  private static let opacities = ["tertiary": 0.3, "quaternary": 0.18]

  private static let values: [String: (light: Int, dark: Int)] = [
    "ground": (0xFFFFFF, 0x1C1C1E), "black": (0, 0), "white": (0xFFFFFF, 0xFFFFFF),
    "primary": (0, 0xFFFFFF),
    "red": (0xFF383C, 0xFF4245), "orange": (0xFF8D28, 0xFF9230), "yellow": (0xFFCC00, 0xFFD600),
    "green": (0x34C759, 0x30D158), "mint": (0x00C8B3, 0x00DAC3), "teal": (0x00C3D0, 0x00D2E0),
    "cyan": (0x00C0E8, 0x3CD3FE), "blue": (0x0088FF, 0x0091FF), "indigo": (0x6155F5, 0x6D7CFF),
    "purple": (0xCB30E0, 0xDB34F2), "pink": (0xFF2D55, 0xFF375F), "brown": (0xAC7F5E, 0xB78A66),
    "gray": (0x8E8E93, 0x8E8E93), "gray2": (0xAEAEB2, 0x636366), "gray3": (0xC7C7CC, 0x48484A),
    "gray4": (0xD1D1D6, 0x3A3A3C), "gray5": (0xE5E5EA, 0x2C2C2E), "gray6": (0xF2F2F7, 0x1C1C1E),
    "lightGray": (0xAAAAAA, 0xAAAAAA), "darkGray": (0x555555, 0x555555),
    "tertiary": (0x3C3C43, 0xEBEBF5), "quaternary": (0x3C3C43, 0xEBEBF5),
    "secondarySystemBackground": (0xF2F2F7, 0x1C1C1E),
    "systemGroupedBackground": (0xF2F2F7, 0x000000),
    "secondarySystemGroupedBackground": (0xFFFFFF, 0x1C1C1E),
  ]
}

extension Interface {
  /// The composite of `layers`, front to back, in an appearance; `nil` if one of them is unknown.
  func shown(_ layers: [ColorName], in appearance: Appearance) -> ShownColor? {
    layers.reversed().reduce(Optional(ShownColor(1, 1, 1))) { back, layer in
      guard let back, let color = shown(layer, in: appearance) else { return nil }
      return color.over(back)
    }
  }
}

extension ColorName {
  /// The background of a screen and of list rows.
  static let ground = ColorName.system("ground")
}
