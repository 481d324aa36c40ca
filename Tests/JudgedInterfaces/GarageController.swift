import UIKit

enum Sizes {
  static let icon: CGFloat = 24
  static let row: CGFloat = 48
}

extension UIFont {
  static func plate(_ size: CGFloat) -> UIFont {
    .monospacedSystemFont(ofSize: size, weight: .bold)
  }
  static var note: UIFont { .systemFont(ofSize: 12) }
}

final class GarageController: UITableViewController {
  private let plateLabel = UILabel()
  private let noteLabel = UILabel()
  private let mileageLabel = UILabel()  // finds: fixed-height-text
  private let lockButton = UIButton()
  private let hornButton = UIButton()  // leaves: control-label button-hit-target
  private let lightsButton = UIButton()  // finds: fixed-font-size
  private let warning: UILabel = {
    let label = UILabel()  // finds: text-contrast
    label.textColor = .white
    label.backgroundColor = .systemMint
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Garage"
    plateLabel.font = .plate(16)  // finds: fixed-font-size
    noteLabel.font = .note
    mileageLabel.font = .preferredFont(forTextStyle: .body)
    mileageLabel.adjustsFontForContentSizeCategory = true
    lockButton.setImage(UIImage(systemName: "lock"), for: .normal)  // finds: control-label
    hornButton.setImage(UIImage(systemName: "speaker.wave.3"), for: .normal)
    hornButton.accessibilityLabel = "Horn"
    lightsButton.setTitle("Lights", for: .normal)
    refreshControl?.attributedTitle = NSAttributedString(  // finds: progress-refresh-title
      string: "Pull to refresh")
    NSLayoutConstraint.activate([
      lockButton.widthAnchor.constraint(equalToConstant: Sizes.icon),  // finds: button-hit-target
      lockButton.heightAnchor.constraint(equalToConstant: Sizes.icon),
      hornButton.widthAnchor.constraint(equalToConstant: Sizes.row),
      hornButton.heightAnchor.constraint(equalToConstant: Sizes.row),
      lightsButton.heightAnchor.constraint(equalToConstant: 32),  // finds: button-hit-target
      mileageLabel.heightAnchor.constraint(equalToConstant: 22),
      noteLabel.leftAnchor.constraint(equalTo: view.leftAnchor),  // finds: fixed-side
      plateLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // leaves: fixed-side
    ])
    plateLabel.addGestureRecognizer(  // finds: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(openCar)))
    warning.addGestureRecognizer(  // leaves: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(hideWarning)))
  }

  @objc private func openCar() {}
  @objc private func hideWarning() { warning.isHidden = true }

  private func askToSell() {
    let alert = UIAlertController(title: "Sell the car?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))  // finds: alert-ok
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private func askToScrap() {
    let alert = UIAlertController(  // finds: alert-destructive-cancel
      title: "Scrap the car?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete Car", style: .destructive))
    present(alert, animated: true)
  }

  private func askWhich() {
    let alert = UIAlertController(  // finds: alert-button-count
      title: "Which key?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Mine", style: .default))
    alert.addAction(UIAlertAction(title: "Yours", style: .default))
    alert.addAction(UIAlertAction(title: "Spare", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private func tell() {
    let alert = UIAlertController(  // finds: alert-title
      title: "Error", message: "The garage is closed.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))  // leaves: alert-ok
    present(alert, animated: true)
  }

  private func choose() {
    let sheet = UIAlertController(  // finds: action-sheet-cancel
      title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete Car", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Charge", style: .default))
    present(sheet, animated: true)
  }

  private func rename() {
    let alert = UIAlertController(  // leaves: alert-title alert-button-count
      title: "Rename the car", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))  // finds: alert-ok
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private let receipt = NSAttributedString(
    string: "Paid", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
}
