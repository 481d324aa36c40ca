import SnapKit
import UIKit

final class TicketsController: UIViewController {
  private let searchController = UISearchController()
  private let refresh = UIRefreshControl()  // finds: progress-refresh-title
  private let pages = UIPageControl()  // finds: page-control-color
  private let closeButton = UIButton()
  private let shareButton = UIButton(type: .system)  // leaves: control-label button-hit-target
  private let filterButton = UIButton(type: .system)
  private let mapView = UIImageView()
  private let priceLabel = UILabel()
  private let noteLabel = UILabel()  // finds: fixed-font-size text-truncation
  private let termsLabel = UILabel()  // leaves: text-truncation
  private let venueLabel = UILabel()
  private let card = TicketCard()

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchBar  // finds: search-placeholder
      .placeholder = "Search..."  // finds: title-spelling
    refresh.attributedTitle = NSAttributedString(string: "Pull to refresh")
    pages.currentPageIndicatorTintColor = .black
    pages.pageIndicatorTintColor = .lightGray
    closeButton.setImage(UIImage(named: "close"), for: .normal)  // finds: control-label
    shareButton.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    shareButton.accessibilityLabel = "Share"
    filterButton.setTitle("Filter", for: .normal)
    noteLabel.text =
      "Doors open one hour before the show; bring the ticket on your iPhone or on paper."
    termsLabel.text =
      "Tickets can be returned up to two days before the show, whatever the reason may be."
    termsLabel.numberOfLines = 0
    priceLabel.font = .preferredFont(forTextStyle: .headline)  // leaves: text-size-live
    priceLabel.adjustsFontForContentSizeCategory = true
    venueLabel.font = UIFont.systemFont(ofSize: 13)  // finds: fixed-font-size

    closeButton.snp.makeConstraints { make in  // finds: button-hit-target
      make.top.equalToSuperview().offset(16)
      make.trailing.equalToSuperview().offset(-16)
      make.width.height.equalTo(30)
    }
    shareButton.snp.makeConstraints { make in
      make.leading.equalTo(closeButton.snp.trailing)
      make.size.equalTo(44)
    }
    filterButton.snp.makeConstraints { make in  // finds: button-hit-target
      make.left.equalToSuperview().offset(16)  // finds: fixed-side
      make.size.equalTo(CGSize(width: 90, height: 28))
    }
    venueLabel.snp.makeConstraints { make in
      make.left.right.equalToSuperview()  // leaves: fixed-side
      make.top.equalToSuperview()
    }
    let tap = UITapGestureRecognizer(target: self, action: #selector(openMap))
    mapView.addGestureRecognizer(tap)  // finds: tap-trait
    priceLabel.addGestureRecognizer(  // finds: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(openPrices)))
    view.addGestureRecognizer(  // leaves: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard)))
    card.addGestureRecognizer(  // finds: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(openCard)))
    venueLabel.addGestureRecognizer(  // leaves: tap-trait
      UILongPressGestureRecognizer(target: self, action: #selector(copyVenue)))
  }

  @objc private func openMap() {}
  @objc private func openPrices() {}
  @objc private func openCard() {}
  @objc private func copyVenue() {}
  @objc private func dismissKeyboard() { view.endEditing(true) }
}

final class TicketCard: UIView {}

final class SeatsController: UIViewController {
  private let refresh = UIRefreshControl()  // leaves: progress-refresh-title
  private let pages = UIPageControl()  // leaves: page-control-color
  private let zoomButton = UIButton()
  private let legendButton = UIButton()  // leaves: button-hit-target
  private let rowLabel = UILabel()  // finds: fixed-height-text
  private let blockLabel = UILabel()  // leaves: fixed-height-text
  private let bookButton = UIButton(  // finds: fixed-font-size button-hit-target
    frame: CGRect(x: 0, y: 0, width: 120, height: 32))
  private let barButton = UIButton(  // leaves: button-hit-target
    frame: CGRect(x: 0, y: 0, width: 30, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Seats"
    refresh.attributedTitle = NSAttributedString(string: "Updated at noon")
    pages.numberOfPages = 4
    zoomButton.setTitle("Zoom", for: .normal)
    legendButton.setTitle("Legend", for: .normal)
    bookButton.setTitle("Book", for: .normal)
    barButton.setTitle("Help", for: .normal)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: barButton)
    navigationItem.leftBarButtonItem = UIBarButtonItem(  // leaves: sheet-button-position
      barButtonSystemItem: .cancel, target: self, action: nil)
    rowLabel.font = .preferredFont(forTextStyle: .body)
    rowLabel.adjustsFontForContentSizeCategory = true
    rowLabel.heightAnchor.constraint(equalToConstant: 20).isActive = true
    blockLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
    let views = ["zoom": zoomButton, "legend": legendButton]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(  // finds: button-hit-target
        withVisualFormat: "V:|-[zoom(32)]-[legend(>=32)]", options: [], metrics: nil,
        views: ["zoom": zoomButton, "legend": legendButton]))
    use(views)
  }

  private func use(_ views: [String: UIView]) {}
}

final class ReturnController: UIViewController {
  private let amountField: UITextField = {
    let field = UITextField()  // leaves: field-content-type field-keyboard
    field.placeholder = "Reason"
    return field
  }()
  private let mailField: UITextField = {
    let field = UITextField()  // finds: field-content-type
    field.placeholder = "Email"
    field.keyboardType = .emailAddress
    return field
  }()
  private let codeField: UITextField = {
    let field = UITextField()  // finds: field-content-type field-keyboard
    field.placeholder = "One-time code"
    return field
  }()
  private let banner: UILabel = {
    let label = UILabel()  // finds: text-contrast
    label.textColor = .white
    label.backgroundColor = .systemYellow
    label.font = .preferredFont(forTextStyle: .footnote)
    return label
  }()
  private let note: UILabel = {
    let label = UILabel()  // leaves: text-contrast
    label.textColor = .white
    label.backgroundColor = .systemBlue
    return label
  }()
  private let sendButton: UIButton = {
    let button = UIButton()  // finds: text-contrast
    button.setTitle("Send", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.setTitleColor(.black, for: .highlighted)
    button.backgroundColor = .systemGreen
    return button
  }()
  private let backButton: UIButton = {
    let button = UIButton()  // leaves: text-contrast
    button.setTitle("Back", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemIndigo
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = "Return"
    navigationItem.rightBarButtonItem = UIBarButtonItem(  // finds: sheet-button-position
      title: "Cancel", style: .plain, target: self, action: nil)
  }

  private func askTwice() {
    let alertController = UIAlertController(  // leaves: action-sheet-cancel
      title: "Return", message: nil, preferredStyle: .actionSheet)
    alertController.addAction(
      UIAlertAction(title: "Return Ticket", style: .destructive) { _ in
        let alertController = UIAlertController(  // leaves: alert-button-count
          title: "Return this ticket?", message: nil, preferredStyle: .alert)
        alertController.addAction(UIAlertAction(title: "Return", style: .destructive))
        alertController.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        self.present(alertController, animated: true)
      })
    alertController.addAction(UIAlertAction(title: "Give to a Friend", style: .default))
    alertController.addAction(UIAlertAction(title: "Sell", style: .default))
    alertController.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alertController, animated: true)
  }

  private func askSafely() {
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    let discard = UIAlertAction(title: "Discard", style: .destructive)
    let cancel = UIAlertAction(title: "Cancel", style: .cancel)
    alert.addAction(discard)
    alert.addAction(cancel)  // finds: alert-default-cancel
    alert.preferredAction = cancel
    present(alert, animated: true)
  }

  private func askToSend() {
    let alert = UIAlertController(title: "Send now?", message: nil, preferredStyle: .alert)
    let send = UIAlertAction(title: "Send", style: .default)
    alert.addAction(send)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))  // leaves: alert-default-cancel
    alert.preferredAction = send
    present(alert, animated: true)
  }
}
