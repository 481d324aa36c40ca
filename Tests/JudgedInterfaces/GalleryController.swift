import UIKit

final class GalleryController: UIViewController {
  private let likeButton = UIButton(type: .custom)
  private let saveButton = UIButton(type: .custom)  // leaves: control-label
  private let moreButton = UIButton(type: .infoLight)  // leaves: control-label
  private let backButton = UIButton()
  private let playButton = UIButton()  // leaves: button-hit-target
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let yearLabel = UILabel()
  private let searchBar = UISearchBar()  // finds: search-placeholder
  private let roomBar = UISearchBar()  // leaves: search-placeholder
  private let pageControl = UIPageControl()  // finds: page-control-color
  private let painting = UIImageView()
  private let frameView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white  // finds: fixed-colors
    likeButton.setImage(UIImage(named: "heart"), for: .normal)  // finds: control-label
    saveButton.setImage(UIImage(named: "bookmark"), for: .normal)
    saveButton.accessibilityLabel = "Save"
    backButton.setTitle("Back", for: .normal)
    playButton.setTitle("Play", for: .normal)
    titleLabel.font = .boldSystemFont(ofSize: 20)  // finds: fixed-font-size
    // The first line speaks for both.
    artistLabel.font = UIFontMetrics.default.scaledFont(  // finds: text-size-live
      for: .systemFont(ofSize: 15))
    yearLabel.font = .preferredFont(forTextStyle: .caption1)
    titleLabel.textAlignment = .left  // finds: fixed-side
    yearLabel.textAlignment = .center  // leaves: fixed-side
    searchBar.placeholder = "Search"
    roomBar.placeholder = "Rooms and painters"
    pageControl.pageIndicatorTintColor = .systemGray4
    navigationItem.rightBarButtonItem = UIBarButtonItem(  // finds: control-label
      image: UIImage(systemName: "map"), style: .plain, target: self, action: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(  // leaves: control-label
      barButtonSystemItem: .close, target: self, action: nil)
    NSLayoutConstraint.activate([
      backButton.widthAnchor.constraint(equalToConstant: 60),  // finds: button-hit-target
      backButton.heightAnchor.constraint(equalToConstant: 30),
      playButton.widthAnchor.constraint(equalToConstant: 60),
      playButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      painting.widthAnchor.constraint(equalToConstant: 20),  // leaves: button-hit-target
      painting.heightAnchor.constraint(equalToConstant: 20),
    ])
    painting.addGestureRecognizer(  // finds: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(zoom)))
    let twice = UITapGestureRecognizer(target: self, action: #selector(zoom))
    twice.numberOfTapsRequired = 2
    frameView.addGestureRecognizer(twice)  // leaves: tap-trait
  }

  @objc private func zoom() {}

  private func askToDelete() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .default))  // finds: button-role
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))  // leaves: button-role
    present(alert, animated: true)
  }

  private func askToShare() {
    let sheet = UIAlertController(  // finds: action-sheet-cancel
      title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete Copy", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    present(sheet, animated: true)
  }

  private func askForRoom() {
    let sheet = UIAlertController(
      title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Move", style: .default))
    let delete = UIAlertAction(title: "Delete Room", style: .destructive)
    sheet.addAction(delete)  // finds: action-sheet-order
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func askForFrame() {
    let sheet = UIAlertController(  // leaves: action-sheet-order action-sheet-cancel
      title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete Frame", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Change", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func tell() {
    let alert = UIAlertController(  // finds: alert-title
      title: "Warning", message: "The disk is full.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))  // leaves: alert-ok
    present(alert, animated: true)
  }

  private func tellMore() {
    let alert = UIAlertController(  // leaves: alert-title
      title: "The disk is full", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))  // leaves: alert-ok
    present(alert, animated: true)
  }
}

final class GuideController: UIViewController {
  private let mail: UITextField = {
    let field = UITextField()  // finds: field-content-type field-keyboard
    field.placeholder = "Your email"
    return field
  }()
  private let phone: UITextField = {
    let field = UITextField()  // leaves: field-content-type field-keyboard
    field.placeholder = "Phone"
    field.keyboardType = .phonePad
    field.textContentType = .telephoneNumber
    return field
  }()
  private let secret: UITextField = {
    let field = UITextField()  // finds: field-secure
    field.placeholder = "Password"
    field.textContentType = .password
    return field
  }()
  private let hint: UILabel = {
    let label = UILabel()  // finds: text-contrast
    label.textColor = .white
    label.backgroundColor = .systemOrange
    return label
  }()
  private let badge: UILabel = {
    let label = UILabel()  // leaves: text-contrast
    label.textColor = .black
    label.backgroundColor = .systemOrange
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .dark  // finds: forced-appearance
    view.backgroundColor = .systemBackground  // leaves: fixed-colors
    let width = UIScreen.main.bounds.width  // finds: screen-size
    view.frame.size.width = width
  }
}
