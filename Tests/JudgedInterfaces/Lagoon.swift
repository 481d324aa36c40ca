import UIKit

final class LagoonDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert]) { _, _ in }  // finds: permission-at-launch
    if Lagoon.hasTides {
      center.requestAuthorization(options: [.sound]) { _, _ in }  // leaves: permission-at-launch
    }
    center.requestAuthorization(options: .provisional) { _, _ in }  // leaves: permission-at-launch
    return true
  }
}

/// A round button that says nothing by itself.
final class RoundedButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

/// A button that describes itself.
final class NamedButton: UIButton {
  override func awakeFromNib() {
    super.awakeFromNib()
    accessibilityLabel = restorationIdentifier
  }
}

final class Buoy: UIView {
  let depth = UILabel()
}

final class LagoonController: UIViewController {
  @IBOutlet private var tideButton: UIButton! {
    didSet {
      tideButton.setImage(UIImage(systemName: "info.circle"), for: .normal)  // finds: control-label
    }
  }
  @IBOutlet private var windButton: UIButton! {
    didSet {
      windButton.setImage(UIImage(systemName: "wind"), for: .normal)  // leaves: control-label
    }
  }
  @IBOutlet private var paintedButton: UIButton!
  private lazy var buoys: [Buoy] = [Buoy(), Buoy()]
  private let sendButton = UIButton.systemButton(  // finds: control-label
    with: UIImage(systemName: "paperplane")!, target: nil, action: nil)
  private var isMuted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    paintedButton.backgroundColor = Lagoon.ink
    for buoy in buoys {
      buoy.addGestureRecognizer(  // finds: tap-trait
        UITapGestureRecognizer(target: self, action: #selector(show)))
      buoy.depth.textColor = .secondaryLabel  // leaves: label-colors
    }
  }

  @IBAction private func mute(_ sender: UIButton) {
    isMuted.toggle()
    sender.backgroundColor = isMuted ? .red : .white  // finds: state-color
  }

  @IBAction private func pin(_ sender: UIButton) {
    let isPinned = Lagoon.pin()
    sender.setTitle(isPinned ? "Unpin" : "Pin", for: .normal)
    sender.backgroundColor = isPinned ? .red : .white  // leaves: state-color
  }

  @objc private func show() {
    let alert = UIAlertController(
      title: "Name of this place", message: nil, preferredStyle: .alert)
    alert.addTextField()  // finds: alert-way-out
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    present(alert, animated: true)
  }

  private func report() {
    let alert = UIAlertController(
      title: "Report this boat?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Report Noise", style: .default))  // finds: alert-way-out
    alert.addAction(UIAlertAction(title: "Report Waste", style: .default))
    alert.addAction(UIAlertAction(title: "Report Speed", style: .default))
    present(alert, animated: true)
  }

  private func choose(_ isOpen: Bool) {
    let alert = UIAlertController(  // leaves: alert-way-out
      title: "Which harbor?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "North", style: .default))
    alert.addAction(UIAlertAction(title: "South", style: .default))
    if !isOpen { alert.addAction(UIAlertAction(title: "Stay", style: .cancel)) }
    present(alert, animated: true)
  }

  private func rename(in list: Bool) {
    if list {
      let alert = UIAlertController(  // finds: alert-destructive-cancel
        title: "Forget this boat?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Forget", style: .destructive))
      present(alert, animated: true)
    } else {
      let alert = UIAlertController(
        title: "Rename this boat", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))  // finds: alert-ok
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(alert, animated: true)
    }
  }

  private func warn() {
    let alert = UIAlertController(  // finds: alert-title
      title: nil,
      message: "What you share goes to a server. Whoever has the link can open it.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Share", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
    let short = UIAlertController(  // leaves: alert-title
      title: nil, message: "The boat is on its way.", preferredStyle: .alert)
    short.addAction(UIAlertAction(title: "OK", style: .default))
    present(short, animated: true)
  }

  private func badge(for name: String) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
      let style: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 20)  // leaves: fixed-font-size
      ]
      name.draw(at: .zero, withAttributes: style)
    }
  }

  private func makeSnapshot() -> UIView {
    let view = UIView()
    view.backgroundColor = .white  // leaves: fixed-colors
    return view
  }
}

final class TideCell: UITableViewCell {
  private let heightLabel = UILabel()  // finds: label-colors
  private let hourLabel = UILabel()  // leaves: label-colors

  func prepare() {
    heightLabel.textColor = UIColor(white: 0.4, alpha: 1)
    hourLabel.textColor = .secondaryLabel
  }
}

final class PierView: UIView {
  private let post = UIView()

  override func awakeFromNib() {
    super.awakeFromNib()
    post.layer.borderColor = UIColor.systemGray4.cgColor  // finds: layer-color
  }
}

final class QuayView: UIView {
  func prepare() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: QuayView, _) in
      view.layer.borderColor = UIColor.systemGray4.cgColor  // leaves: layer-color
    }
    layer.borderColor = UIColor.systemRed.cgColor  // leaves: layer-color
  }

  func askToLeave(from controller: UIViewController) {
    let sheet = UIAlertController(title: "Leave?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Leave Harbor", style: .default))  // finds: button-role
    sheet.addAction(UIAlertAction(title: "Stay", style: .cancel))
    controller.present(sheet, animated: true)
  }
}
