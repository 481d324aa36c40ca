import UIKit

class KeeperSearchController: UIViewController {
  private let probe = UITextField()
  private let keeper = UITextField()

  private func warmUpKeyboard() {
    view.addSubview(probe)  // leaves: field-label
    probe.becomeFirstResponder()
    probe.removeFromSuperview()
  }

  private func askForKeeper() {
    keeper.removeFromSuperview()
    view.addSubview(keeper)  // finds: field-label
    keeper.becomeFirstResponder()
  }
}
