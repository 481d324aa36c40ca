internal import LinterCore
internal import SwiftSyntax

extension ViewTreeReader.Change {
  /// Records what a gesture runs; a drag that ends in deleting something stands in for swiping the row.
  func gesture(on node: inout ViewNode) {
    values.gesture(on: &node)
    guard let (action, token) = values.dragEnd, InterfaceWords.deletes(action.sourceLine) else {
      return
    }
    var swipe = reader.node(.swipeActions, name: modifier.name, at: token, in: context)
    swipe.slot = .presented
    swipe.action = action.sourceLine
    node.children.append(swipe)
  }
}
