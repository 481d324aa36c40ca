public import Guidelines
public import LinterCore
internal import SwiftParser
internal import SwiftSyntax

/// Reads interfaces from Swift sources: SwiftUI views and UIKit controllers.
///
/// No code is run. Anything in a condition is conditional, values from loops and variables are unknown, and
/// code in comments, `#if false`, previews and tests is ignored. Constants, functions and enumerations are
/// followed into other sources of the module; views are only read in their own source.
public enum SwiftInterfaceReader {
  /// Reads a source file without the rest of its module.
  public static func read(
    _ source: String, path: String, strings: [String: Bilingual<String>] = [:]
  ) -> Interface {
    let source = SwiftSource(source, path: path)
    return read(
      source, in: SwiftModule([source]), strings: strings, keys: GeneratedKeys(strings))
  }

  /// Reads a source file of `module`.
  ///
  /// `strings` contains the texts of the app's strings files by key, and `keys` the names of these. Takes time proportional to the length
  /// of the source; a file with syntax errors is read as far as possible.
  public static func read(
    _ source: SwiftSource, in module: SwiftModule, strings: [String: Bilingual<String>] = [:],
    keys: GeneratedKeys = GeneratedKeys()
  ) -> Interface {
    let reading = SwiftReading(source, in: module, strings: strings, keys: keys)
    let file = InterfaceFile(
      path: source.path, kind: .swift, platforms: reading.filePlatforms,
      brokenLine: source.tree.firstBroken.map { reading.place($0).line })
    guard !reading.isTest else { return Interface(files: [file]) }
    let collector = InterfaceCollector(reading: reading)
    InterfaceVisitor(collector).walk(source.tree)
    collector.finish()
    var interface = Interface(
      files: [file], screens: collector.screens, tabBars: collector.tabBars,
      views: ViewTreeReader(reading).roots() + collector.viewTrees)
    interface.protectedUses = collector.protectedUses
    interface.vibrations = collector.vibrations
    interface.describedOutlets = collector.inherited(collector.describedOutlets)
    interface.silentButtons = collector.silentButtons
    interface.imageButtons = collector.imageButtons
    interface.renderedViews = collector.renderedViews
    interface.coloredOutlets = collector.coloredOutlets
    interface.fontedOutlets = collector.inherited(collector.fontedOutlets)
    interface.scaledOutlets = collector.inherited(collector.scaledOutlets)
    // Shapes of the app draw as the framework's do.
    interface.declaredTypes = source.declarations.ownTypes.filter {
      !source.declarations.parents(of: $0).contains("Shape")
    }
    return interface
  }
}

extension SourceFileSyntax {
  /// The smallest node that contains the first syntax error; `nil` if there is none.
  fileprivate var firstBroken: Syntax? {
    var node = Syntax(self)
    guard node.hasError else { return nil }
    while let inner = node.children(viewMode: .all).first(where: \.hasError) { node = inner }
    return node
  }
}
