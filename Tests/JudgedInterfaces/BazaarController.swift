import UIKit

final class BazaarController: UITableViewController {
  @IBOutlet weak var priceLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert])  // finds: permission-at-launch
    priceLabel.textColor = .lightGray  // finds: label-colors
    let blur = UIBlurEffect(style: .light)  // finds: forced-appearance
    let soft = UIBlurEffect(style: .regular)  // leaves: forced-appearance
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")  // finds: moving-transition
    let fade = CABasicAnimation(keyPath: "opacity")  // leaves: moving-transition
    let modes = UISegmentedControl(items: [UIImage(named: "list")!])  // finds: control-label
    let words = UISegmentedControl(items: ["List", "Map"])  // leaves: control-label
  }

  func choose() {
    let sheet = UIAlertController(  // finds: action-sheet-anchor
      title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Buy", style: .default))
    present(sheet, animated: true)
  }

  func rowActions() -> [UIContextualAction] {
    [
      UIContextualAction(  // finds: button-role row-delete
        style: .normal, title: "Delete"
      ) { _, _, _ in
        self.stalls.removeStall()
      },
      UIContextualAction(style: .normal, title: "Pin") { _, _, _ in  // leaves: button-role
        self.pin()
      },
    ]
  }
}
