import UIKit

final class MapController: UIViewController {
  private let addButton = UIButton(type: .system)
  private let closeButton: UIButton = {
    let button = UIButton()
    button.setImage(UIImage(systemName: "xmark"), for: .normal)
    button.accessibilityLabel = "Close"  // leaves: control-label
    return button
  }()
  private lazy var shareButton: UIButton = {
    let button = UIButton()  // finds: control-label
    button.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    return button
  }()
  private let mailField: UITextField = {
    let field = UITextField()  // finds: fixed-font-size field-content-type field-keyboard
    field.placeholder = "Email"
    return field
  }()
  private let nameLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white  // finds: fixed-colors
    addButton.setImage(UIImage(systemName: "plus"), for: .normal)
    addButton.setTitle("Add", for: .normal)  // leaves: control-label
    nameLabel.font = .preferredFont(forTextStyle: .body)  // finds: text-size-live
    nameLabel.textAlignment = .left  // finds: fixed-side
    nameLabel.textColor = .label  // leaves: fixed-colors
    navigationItem.leftBarButtonItem = UIBarButtonItem(  // finds: control-label
      image: UIImage(systemName: "gear"), style: .plain, target: self, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "list.bullet"), style: .plain, target: self, action: nil)
    navigationItem.rightBarButtonItem?.accessibilityLabel = "List"  // leaves: control-label
    NSLayoutConstraint.activate([
      closeButton.widthAnchor.constraint(equalToConstant: 44),  // leaves: button-hit-target
      closeButton.heightAnchor.constraint(equalToConstant: 44),
      nameLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // leaves: fixed-side
    ])
  }
}
