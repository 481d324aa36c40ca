import UIKit

class MuseumController: UIViewController {
  @IBOutlet weak var ticketView: TicketView!
  @IBOutlet weak var mapImage: UIImageView!
  @IBOutlet weak var guideLabel: UILabel!
  @IBOutlet weak var audioButton: UIButton!
  private var openMap: UITapGestureRecognizer?
  private var listen: UITapGestureRecognizer?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Museum"
    openMap = UITapGestureRecognizer(target: self, action: #selector(showMap))
    mapImage.addGestureRecognizer(openMap!)  // finds: tap-trait
    mapImage.isUserInteractionEnabled = true

    let zoom = UIPinchGestureRecognizer(target: self, action: #selector(zoomMap))
    mapImage.addGestureRecognizer(zoom)  // leaves: tap-trait

    listen = UITapGestureRecognizer(target: self, action: #selector(play))
    audioButton.addGestureRecognizer(listen!)  // leaves: tap-trait
  }

  func show(_ ticket: Ticket?) {
    guard ticket != nil else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(showTicket))
    ticketView.codeImage.addGestureRecognizer(tap)  // finds: tap-trait
    ticketView.buyButton.addGestureRecognizer(tap)  // leaves: tap-trait
  }

  @objc func showMap() { show(MapController(), sender: nil) }
  @objc func zoomMap() { mapImage.transform = .identity }
  @objc func play() { Player.shared.play() }
  @objc func showTicket() { show(TicketController(), sender: nil) }
}

class TicketView: UIView {
  @IBOutlet weak var codeImage: UIImageView!
  @IBOutlet weak var buyButton: UIButton!
}

class ExhibitView: UIView {
  var recognizer: UITapGestureRecognizer?

  func answerTaps() {
    self.recognizer = UITapGestureRecognizer(target: self, action: #selector(open))
    if let recognizer = self.recognizer {
      self.addGestureRecognizer(recognizer)  // finds: tap-trait
    }
  }

  func answerHolds() {
    let hold = UILongPressGestureRecognizer(target: self, action: #selector(open))
    addGestureRecognizer(hold)  // leaves: tap-trait
  }

  @objc func open() { window?.rootViewController?.show(ExhibitController(), sender: nil) }
}
