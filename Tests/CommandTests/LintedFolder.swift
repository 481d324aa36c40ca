import Foundation
import TestSupport

/// A folder of an app, and `hig check` run on it, by what held in December 2022: then the number of
/// tabs was a rule.
struct LintedFolder {
  private let folder: TemporaryFolder
  private let base: KnowledgeBaseFixture

  /// Where it is.
  var path: String { folder.url.path }

  /// Makes a folder with `files`, by name.
  init(_ files: [String: String], base: KnowledgeBaseFixture = .corpus) throws {
    folder = try TemporaryFolder()
    self.base = base
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  func write(_ bytes: Data, to name: String) throws {
    try folder.write("", to: name)
    try bytes.write(to: folder.url.appending(path: name))
  }

  /// The path of `name` inside.
  func path(_ name: String) -> String { folder.path(name) }

  /// Runs `hig check` on the whole folder.
  func check(_ options: String...) throws -> HigCommand.Run {
    try base.run(["check", path] + Self.date + options)
  }

  /// Runs `hig check` with these words alone.
  func run(_ words: [String]) throws -> HigCommand.Run {
    try base.run(["check"] + Self.date + words)
  }

  private static let date = ["--as-of", "2022-12"]

  /// The findings as `file:line check`, files from the folder on.
  func findings(_ options: String..., key: String = "findings") throws -> [String] {
    let document = try base.run(["check", path, "--json"] + Self.date + options).json()
    return (document[key] as? [[String: Any]] ?? []).map { finding in
      let file = (finding["file"] as? String ?? "").dropFirst(path.count + 1)
      return "\(file):\(finding["line"] as? Int ?? 0) \(finding["check"] as? String ?? "")"
    }
  }
}

extension LintedFolder {
  /// A view with so many tabs, each title unlike the others, in lines of their own from line 4 on.
  static func tabs(_ count: Int, comment: String = "", on line: Int = 0) -> String {
    var lines = [
      "import SwiftUI", "struct RootView: View {", "  var body: some View {", "    TabView {",
    ]
    for index in 0..<count {
      lines.append("      Text(\"\").tabItem { Label(\"\(names[index])\", systemImage: \"star\") }")
    }
    lines += ["    }", "  }", "}", ""]
    if line > 0 { lines[line - 1] += " " + comment }
    return lines.joined(separator: "\n")
  }

  private static let names = ["Maps", "Walks", "Music", "News", "Mail", "Games", "Books", "Films"]

  /// A storyboard of a tab bar controller with so many tabs; `label` is the controller's.
  static func storyboard(tabs count: Int, label: String = "", note: String = "") -> String {
    let label = label.isEmpty ? "" : " userLabel=\"\(label)\""
    let note =
      note.isEmpty
      ? ""
      : """
      <attributedString key="userComments">
        <fragment content="\(note)"/>
      </attributedString>
      """
    let segues = (0..<count).map {
      "<segue destination=\"v-\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s-\($0)\"/>"
    }
    let scenes = (0..<count).map { index in
      """
      <scene sceneID="c-\(index)"><objects>
        <viewController id="v-\(index)" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="\(names[index])" image="star" catalog="system" id="i-\(index)"/>
        </viewController>
      </objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="tabs">
      <scenes>
      <scene sceneID="t"><objects>
      <tabBarController id="tabs"\(label) sceneMemberID="viewController">
      \(note)
      <tabBar key="tabBar" id="bar"/>
      <connections>
      \(segues.joined(separator: "\n"))
      </connections>
      </tabBarController>
      </objects></scene>
      \(scenes.joined(separator: "\n"))
      </scenes>
      </document>
      """
  }
}
