public import Guidelines
public import LinterCore
internal import SwiftParser
internal import SwiftSyntax

/// Reads what Swift sources say of an interface: SwiftUI's views and UIKit's controllers.
///
/// Nothing is run. What stands in a condition is conditional, what a loop or a variable makes is
/// unknown, and code in comments, in `#if false`, in previews and in tests is no code of the app.
/// Constants, functions and enumerations are followed into other sources of the module; views are
/// read where they stand.
public enum SwiftInterfaceReader {
  /// Reads a source file that is known alone.
  public static func read(
    _ source: String, path: String, strings: [String: Bilingual<String>] = [:]
  ) -> Interface {
    let source = SwiftSource(source, path: path)
    return read(source, in: SwiftModule([source]), strings: strings)
  }

  /// Reads a source file of `module`.
  ///
  /// `strings` are the texts that the app's strings files give for a key. Takes time in proportion
  /// to the source; a file that does not compile is read as far as it can be.
  public static func read(
    _ source: SwiftSource, in module: SwiftModule, strings: [String: Bilingual<String>] = [:]
  ) -> Interface {
    let reading = SwiftReading(source, in: module, strings: strings)
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
    interface.describedOutlets = collector.describedOutlets
    interface.declaredTypes = source.declarations.ownTypes
    return interface
  }
}

extension SourceFileSyntax {
  /// The smallest part that holds the first mistake of syntax; `nil` where there is none.
  fileprivate var firstBroken: Syntax? {
    var node = Syntax(self)
    guard node.hasError else { return nil }
    while let inner = node.children(viewMode: .all).first(where: \.hasError) { node = inner }
    return node
  }
}
