internal import Guidelines
internal import LinterCore
internal import SwiftParser
internal import SwiftSyntax

/// A parsed Swift source.
public struct SwiftSource: Sendable {
  /// The path of its file.
  public let path: String
  let tree: SourceFileSyntax
  let declarations: Declarations
  let lines: LineTable
  /// Whether the source mentions the Reduce Motion setting.
  let asksForMotion: Bool
  /// Whether the source mentions the writing direction.
  let asksForDirection: Bool
  /// Whether the source mentions the content size category, and so may adapt its text to it.
  let asksForTextSize: Bool
  /// Whether the source makes a font or a number follow Dynamic Type.
  let scalesFonts: Bool
  /// Whether the source sets accessibility traits or handles accessibility activation.
  let describesTraits: Bool
  /// Whether the source offers actions in context menus or to assistive technologies.
  let offersActions: Bool
  /// Whether the source sets the number of taps of a gesture.
  let countsTaps: Bool
  /// Whether the source lets people zoom with two fingers.
  let zooms: Bool
  /// Whether the source has a gesture that does not cancel touches.
  let passesTouchesOn: Bool
  /// Whether the source draws images or prints, and has no views.
  let onlyDraws: Bool
  /// Whether the source sets an accessibility label.
  let describes: Bool
  /// Whether a class in the source sets its own accessibility label.
  let describesItself: Bool
  /// Whether the source sets a font.
  let setsFonts: Bool
  /// Whether the source sets the font of all texts of a class.
  let setsFontsOfAll: Bool
  /// Whether the source says where a popover points to.
  let anchorsPopovers: Bool
  /// Whether the source announces something to VoiceOver.
  let announces: Bool
  /// Whether the source creates UIKit alerts.
  let makesAlerts: Bool
  /// Whether the source names something an alert.
  let speaksOfAlerts: Bool
  /// Whether the source mentions the pasteboard.
  let pastes: Bool
  /// Whether the source mentions the style that turns tabs into a sidebar.
  let adaptsTabs: Bool

  /// Parses `text` in linear time.
  public init(_ text: String, path: String) {
    self.path = path
    tree = SwiftSource.tree(of: text)
    declarations = Declarations(tree)
    lines = LineTable(text)
    let bytes = Array(text.utf8)
    let named = Set(Self.words.filter(bytes.holds))
    func names(_ words: String...) -> Bool { words.contains(where: named.contains) }
    asksForMotion = names("educeMotion", "nimationReduced")
    speaksOfAlerts = names("lert")
    makesAlerts = names("AlertController(", "extension UIAlertController")
    asksForDirection = names(
      "ightToLeft", "ayoutDirection", "semanticContent", "RTL", "isRtl", "sArabic", "\"ar\"")
    describes = names("accessibilityLabel")
    describesItself =
      describes
      && tree.description.split(separator: "\n").contains { line in
        let line = line.drop { $0 == " " || $0 == "\t" }
        return ["", "self."].contains { line.hasPrefix("\($0)accessibilityLabel = ") }
          || line.contains("override var accessibilityLabel")
      }
    setsFonts = names("ont = ", "adjustsFont")
    setsFontsOfAll = names("UILabel.appearance().font", "UITextField.appearance().font")
    onlyDraws =
      names("UIGraphics", "PrintFormatter", "UIPrint", "PDFRenderer")
      && !names(
        "UIView", "UILabel", "CALayer", ": View", "some View", "UIButton", "UIControl",
        "UITableView",
        "UICollectionView", "UITextField", "UITextView")
    anchorsPopovers = names("popoverPresentationController")
    announces = names("nnouncement", "UIAccessibility.post")
    pastes = names("UIPasteboard")
    adaptsTabs = names("sidebarAdaptable")
    describesTraits = names("accessibilityTraits", "accessibilityActivate")
    offersActions = names("ontextMenu", "CustomActions")
    countsTaps = names("numberOfTapsRequired")
    zooms = names("viewForZooming", "zoomScale", "PinchGesture")
    passesTouchesOn = names("cancelsTouchesInView = false")
    asksForTextSize = names("ontentSizeCategory")
    scalesFonts = names("scaledFont", "scaledValue")
  }

  /// The words searched for in the text of a source.
  private static let words = [
    "UILabel.appearance().font", "UITextField.appearance().font", "ont = ", "adjustsFont",
    "educeMotion", "nimationReduced", "lert", "AlertController(",
    "extension UIAlertController",
    "ontextMenu", "CustomActions",
    "ightToLeft", "ayoutDirection", "semanticContent", "RTL", "isRtl", "sArabic", "\"ar\"",
    "sidebarAdaptable",
    "accessibilityTraits", "accessibilityActivate", "numberOfTapsRequired", "viewForZooming",
    "zoomScale", "PinchGesture",
    "cancelsTouchesInView = false", "ontentSizeCategory", "popoverPresentationController",
    "nnouncement", "UIAccessibility.post", "accessibilityLabel", "scaledFont", "scaledValue",
    "UIPasteboard", "UIGraphics", "PrintFormatter", "UIPrint", "PDFRenderer", "UIView", "UILabel",
    "CALayer", ": View",
    "some View", "UIButton", "UIControl", "UITableView", "UICollectionView", "UITextField",
    "UITextView",
  ]
}

extension SwiftSource {
  /// Parses `text`; Swift 5 takes a space between an attribute and its arguments, `@State (0)`, as the parser does not.
  private static func tree(of text: String) -> SourceFileSyntax {
    let tree = Parser.parse(source: text)
    guard tree.hasError else { return tree }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let closed = Parser.parse(source: lines.map(closingAttribute).joined(separator: "\n"))
    return closed.hasError ? tree : closed
  }

  /// A line of the same length in which the arguments follow the name of its first attribute at once.
  private static func closingAttribute(_ line: Substring) -> String {
    guard let mark = line.firstIndex(where: { $0 != " " && $0 != "\t" }), line[mark] == "@" else {
      return String(line)
    }
    let name = line[mark...].prefix { $0 != " " && $0 != "(" }
    let spaces = line[name.endIndex...].prefix { $0 == " " }
    let rest = line[spaces.endIndex...]
    guard !spaces.isEmpty, rest.first == "(" else { return String(line) }
    return line[..<name.endIndex] + "(" + spaces + rest.dropFirst()
  }
}

/// Sources that are compiled together and can refer to each other's declarations.
public struct SwiftModule: Sendable {
  let declarations: ModuleDeclarations
  /// The sources, by the root of their syntax tree.
  private let sources: [SyntaxIdentifier: SwiftSource]

  /// The functions and types that create an alert, or hold what one says, by name; ambiguous names are left out.
  let alertMakers: [String: [AlertMaker]]

  /// Combines `sources`; their syntax trees are kept as long as the module.
  public init(_ sources: [SwiftSource]) {
    declarations = ModuleDeclarations(sources.map(\.declarations))
    alertMakers = AlertMaker.all(in: sources)
    self.sources = Dictionary(sources.map { (Syntax($0.tree).id, $0) }) { first, _ in first }
  }

  /// Whether one of the sources uses the class `name` in a view that has an accessibility label of its own.
  func mayDescribe(_ name: String) -> Bool {
    sources.values.contains { $0.describesItself && $0.tree.description.contains(name) }
  }

  /// Whether one of the sources makes fonts or numbers follow Dynamic Type.
  var scalesFonts: Bool { sources.values.contains(where: \.scalesFonts) }

  /// Whether one of the sources sets the font of all texts of a class.
  var setsFontsOfAll: Bool { sources.values.contains(where: \.setsFontsOfAll) }

  /// The source whose syntax tree has this root.
  func source(of root: SyntaxIdentifier) -> SwiftSource? { sources[root] }

  /// The position of `node`, which may be in any of the sources.
  func place(_ node: Syntax) -> Place? {
    sources[node.root.id].map { $0.place(node) }
  }
}

extension SwiftSource {
  /// The position of `node`, which is in this source.
  func place(_ node: Syntax) -> Place {
    let (line, column) = lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return Place(file: path, line: line, column: column)
  }
}

/// The declarations in a module that are visible to all its sources.
///
/// Members and cases declared differently in several sources are left out: they may be of different targets.
struct ModuleDeclarations: Sendable {
  private(set) var types: [String: Declarations.TypeDeclaration] = [:]
  /// The functions of all types, by name.
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]

  /// The types by those that they name as their parents.
  private var children: [String: [String]] = [:]

  /// Combines the declarations of several sources; empty for a single source.
  init(_ sources: [Declarations] = []) {
    guard sources.count > 1 else { return }
    var ambiguous: Set<[String]> = []
    for source in sources {
      for (name, type) in source.types { add(type, called: name, &ambiguous) }
    }
    for path in ambiguous { types[path[0]]?.remove(path[1]) }
    for (name, type) in types {
      functions.merge(type.functions) { $0 + $1 }
      for parent in type.parents { children[parent, default: []].append(name) }
    }
  }

  /// The types that are derived from `type`, over a few levels.
  func heirs(of type: String) -> [String] {
    var (heirs, level) = ([String](), [type])
    for _ in 0..<4 where !level.isEmpty {
      level = level.flatMap { children[$0] ?? [] }
      heirs += level
    }
    return heirs
  }

  private mutating func add(
    _ type: Declarations.TypeDeclaration, called name: String, _ ambiguous: inout Set<[String]>
  ) {
    var joined = types[name] ?? Declarations.TypeDeclaration()
    joined.parents += type.parents
    joined.initializers += type.initializers
    joined.wrapped.formUnion(type.wrapped)
    if !type.cases.isEmpty {
      if !joined.cases.isEmpty, joined.cases.map(\.name) != type.cases.map(\.name) {
        ambiguous.insert([name, ""])
      }
      joined.cases = type.cases
    }
    for (member, value) in type.members where !type.hidden.contains(member) {
      let other = joined.members.updateValue(value, forKey: member)
      if let other, other.source != value.source { ambiguous.insert([name, member]) }
    }
    for (function, overloads) in type.functions {
      joined.functions[function, default: []] += overloads.filter { !$0.isHidden }
    }
    types[name] = joined
  }
}

extension Declarations.TypeDeclaration {
  /// Removes the member `name`, or the cases if `name` is empty.
  fileprivate mutating func remove(_ name: String) {
    if name.isEmpty { cases = [] } else { members[name] = nil }
  }
}

extension FunctionDeclSyntax {
  /// Whether it is not visible to other sources.
  fileprivate var isHidden: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}
