internal import LinterCore

extension InterfaceJSON {
  /// The objects of the format and their members, as rows of the Markdown table in Docs/FORMATS.md.
  package static let documentation = [
    row(Interface.self), row(TabBar.self), row(Tab.self), row(Screen.self),
    row(NavigationBar.self), row(Toolbar.self), row(BarItem.self), row(Control.self),
    row(Segment.self), row(ViewNode.self), row(ImageSet.self), row(Rendition.self),
    row(Product.self), row(ProtectedUse.self),
  ]

  private static func row<Element: JSONElement>(_ element: Element.Type) -> String {
    let members = element.members.map { member in
      let names = member.names.map { "`\($0)`" }.joined(separator: " and ")
      return "\(names) (\(member.form)\(member.isRequired ? ", always" : ""))"
    }
    return "| \(element.objectName) | \(members.joined(separator: ", ")) |"
  }
}
