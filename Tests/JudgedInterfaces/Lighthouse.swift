import UIKit

class LampController: UIViewController {
  private let card = LampCard()
  private let shade = UIButton()
  private let wick = UIButton()
  private let oilBadgeLabel = UILabel()
  private let oilLabel = UILabel()
  private let beam = UIImageView()
  private let rail = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    shade.setImage(UIImage(named: "shade"), for: .normal)  // leaves: control-label
    card.addSubview(shade)
    wick.setImage(UIImage(named: "wick"), for: .normal)  // finds: control-label
    view.addSubview(wick)
    oilBadgeLabel.font = .systemFont(ofSize: 12)  // leaves: fixed-font-size
    oilLabel.font = .systemFont(ofSize: 12)  // finds: fixed-font-size
    let turn = UITapGestureRecognizer(target: self, action: #selector(turn))
    beam.addGestureRecognizer(turn)  // leaves: tap-trait
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Turn", style: .plain, target: self, action: #selector(turn))
    let polish = UITapGestureRecognizer(target: self, action: #selector(polish))
    rail.addGestureRecognizer(polish)  // finds: tap-trait
    navigationItem.leftBarButtonItem = UIBarButtonItem(  // finds: control-label
      image: UIImage(systemName: "wrench"), style: .plain, target: self, action: #selector(oil))
  }

  @objc private func turn() { beam.transform = .identity }
  @objc private func polish() { rail.alpha = 1 }
  @objc private func oil() { oilLabel.alpha = 1 }
}

class LampCard: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Lamp"
  }
}

class LampTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let veil = UIView()
    veil.addGestureRecognizer(  // leaves: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(skip)))
  }
  @objc private func skip() { finish() }
}

class TicketQRCodeScanner: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white  // finds: fixed-colors
  }
}

class PierHeader: UIView {
  private let heading = UILabel()

  func fill(_ title: String) {
    heading.font = .systemFont(ofSize: 17)  // finds: fixed-font-size
    heading.text = title
  }
}

class MooringController: UIViewController {
  private let heading = UILabel()
  private let rope = UIImageView()
  private let knot = UIImageView()
  private let hull = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white  // finds: fixed-colors
    heading.font = .systemFont(ofSize: 17)  // leaves: fixed-font-size
    navigationItem.titleView = heading
    rope.addGestureRecognizer(  // finds: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(cast)))
    knot.addGestureRecognizer(  // finds: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(cast)))
    hull.addGestureRecognizer(  // finds: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(cast)))
  }

  private func sound() {
    // A UIImpactFeedbackGenerator would do.
    AudioServicesPlaySystemSound(1519)  // finds: haptics-ios-generator
    hull.addGestureRecognizer(  // finds: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(ring(_:))))
  }

  @IBAction private func ring(_ tap: UITapGestureRecognizer) { rope.alpha = 1 }

  @objc private func cast() { rope.alpha = 0 }
}
