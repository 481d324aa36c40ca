internal import LinterCore
internal import SwiftParser
internal import SwiftSyntax

/// A source of Swift, parsed once.
public struct SwiftSource: Sendable {
  /// The path of its file.
  public let path: String
  let tree: SourceFileSyntax
  let declarations: Declarations
  let lines: LineTable
  /// Whether the source asks anywhere whether people want less motion.
  let asksForMotion: Bool
  /// Whether the source asks anywhere which way people write.
  let asksForDirection: Bool
  /// Whether the source lets text follow the chosen size while it is shown, or sees to it itself.
  let asksForTextSize: Bool
  /// Whether the source tells assistive technologies anywhere what a view is.
  let describesTraits: Bool
  /// Whether the source says anywhere how many taps a gesture takes.
  let countsTaps: Bool
  /// Whether the source lets touches pass that a gesture sees.
  let passesTouchesOn: Bool
  /// Whether the source makes alerts of UIKit.
  let makesAlerts: Bool
  /// Whether the source names the style that turns tabs into a sidebar, on whichever view.
  let adaptsTabs: Bool

  /// Parses `text`, in time in proportion to its length.
  public init(_ text: String, path: String) {
    self.path = path
    tree = Parser.parse(source: text)
    declarations = Declarations(tree)
    lines = LineTable(text)
    var text = text
    let named = text.withUTF8 { bytes in Set(Self.words.filter(bytes.contains)) }
    func names(_ words: String...) -> Bool { words.contains(where: named.contains) }
    asksForMotion = names("educeMotion", "nimationReduced")
    makesAlerts = names("UIAlertController(")
    asksForDirection = names("ightToLeft", "ayoutDirection", "semanticContent")
    adaptsTabs = names("sidebarAdaptable")
    describesTraits = names("accessibilityTraits", "accessibilityActivate")
    countsTaps = names("numberOfTapsRequired")
    passesTouchesOn = names("cancelsTouchesInView = false")
    asksForTextSize = names("ontentSizeCategory")
  }

  /// What is looked for in a source without its tree.
  private static let words = [
    "educeMotion", "nimationReduced", "UIAlertController(", "ightToLeft", "ayoutDirection",
    "semanticContent", "sidebarAdaptable",
    "accessibilityTraits", "accessibilityActivate", "numberOfTapsRequired",
    "cancelsTouchesInView = false", "ontentSizeCategory",
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the letters of `word` stand in it one after the other.
  fileprivate func contains(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    guard count >= wanted.count else { return false }
    return (0...(count - wanted.count)).contains { start in
      self[start] == wanted[0] && self[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }
}

/// Sources that are compiled together: what one declares, the others may name.
public struct SwiftModule: Sendable {
  let declarations: ModuleDeclarations
  /// The sources by the roots of their trees.
  private let sources: [SyntaxIdentifier: SwiftSource]

  /// The functions that make an alert, by their names; what others are called, too, is not here.
  let alertFunctions: [String: [AlertFunction]]

  /// Joins what `sources` declare; their trees are kept as long as the module.
  public init(_ sources: [SwiftSource]) {
    declarations = ModuleDeclarations(sources.map(\.declarations))
    alertFunctions = AlertFunction.all(in: sources)
    self.sources = Dictionary(sources.map { (Syntax($0.tree).id, $0) }) { first, _ in first }
  }

  /// Where `node` begins, in whichever of the sources.
  func place(_ node: Syntax) -> Place? {
    sources[node.root.id].map { $0.place(node) }
  }
}

extension SwiftSource {
  /// Where `node` of this source begins.
  func place(_ node: Syntax) -> Place {
    let (line, column) = lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return Place(file: path, line: line, column: column)
  }
}

/// What the sources of a module declare for one another.
///
/// What two of them declare differently is not known: they may be of two targets.
struct ModuleDeclarations: Sendable {
  private(set) var types: [String: Declarations.TypeDeclaration] = [:]
  /// The functions of all types by their names.
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]

  /// Joins the declarations of several sources; those of one alone are no module.
  init(_ sources: [Declarations] = []) {
    guard sources.count > 1 else { return }
    var ambiguous: Set<[String]> = []
    for source in sources {
      for (name, type) in source.types { add(type, called: name, &ambiguous) }
    }
    for path in ambiguous { types[path[0]]?.remove(path[1]) }
    for type in types.values {
      functions.merge(type.functions) { $0 + $1 }
    }
  }

  private mutating func add(
    _ type: Declarations.TypeDeclaration, called name: String, _ ambiguous: inout Set<[String]>
  ) {
    var joined = types[name] ?? Declarations.TypeDeclaration()
    joined.parents += type.parents
    joined.initializers += type.initializers
    if !type.cases.isEmpty {
      if !joined.cases.isEmpty { ambiguous.insert([name, ""]) }
      joined.cases = type.cases
    }
    for (member, value) in type.members where !type.hidden.contains(member) {
      if joined.members.updateValue(value, forKey: member) != nil {
        ambiguous.insert([name, member])
      }
    }
    for (function, overloads) in type.functions {
      joined.functions[function, default: []] += overloads.filter { !$0.isHidden }
    }
    types[name] = joined
  }
}

extension Declarations.TypeDeclaration {
  /// Removes the member `name`, or the cases where it is empty.
  fileprivate mutating func remove(_ name: String) {
    if name.isEmpty { cases = [] } else { members[name] = nil }
  }
}

extension FunctionDeclSyntax {
  /// Whether no other source may call it.
  fileprivate var isHidden: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}
