import UIKit

class FerryController: UITableViewController {
  private let noteLabel = UILabel()
  private let signLabel = UILabel()  // finds: fixed-font-size

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ferries"
    noteLabel.font = UIFontMetrics(forTextStyle: .body)  // finds: text-size-live
      .scaledFont(for: .systemFont(ofSize: 17))
    signLabel.text = "Boards at gate 4"
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    64  // finds: fixed-height-text
  }

  func book() {
    warn("Error", about: "There is no seat left on this ferry.")  // finds: alert-title
  }

  func cancelBooking() {
    warn("The booking was cancelled", about: "You get the fare back.")  // leaves: alert-title
  }

  func spin(_ wheel: UIView) {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat]  // finds: endless-motion
    ) {
      wheel.transform = CGAffineTransform(rotationAngle: .pi)
    }
    let sway = CABasicAnimation(keyPath: "transform.rotation")  // finds: moving-transition
    sway.repeatCount = 3  // leaves: endless-motion
    wheel.layer.add(sway, forKey: nil)
  }
}

extension UIViewController {
  func warn(_ title: String, about message: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert, animated: true)
  }
}

class PierController: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    UITableView.automaticDimension  // leaves: fixed-height-text
  }

  func loseConnection() {
    let alert = UIAlertController(  // leaves: alert-title
      title: nil, message: "The harbor does not answer.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert, animated: true)
  }
}
