import UIKit

class KeeperLogPrintFormatter {
  func title(_ text: String) -> NSAttributedString {
    NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])  // leaves: fixed-font-size
  }
}
