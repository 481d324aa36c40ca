import UIKit

final class OrdersController: UITableViewController {
  private let totalLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)  // finds: fixed-font-size
    return label
  }()
  private let dateLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)  // leaves: text-size-live fixed-font-size
    label.adjustsFontForContentSizeCategory = true
    return label
  }()
  private let cardField: UITextField = {
    let field = UITextField()  // finds: fixed-font-size
    field.placeholder = "Email"
    field.textContentType = .emailAddress
    field.keyboardType = .emailAddress  // leaves: field-content-type field-keyboard
    return field
  }()
  private let pinField: UITextField = {
    let field = UITextField()  // leaves: field-secure
    field.placeholder = "Password"
    field.isSecureTextEntry = true
    field.textContentType = .password
    return field
  }()
  private let phoneField: UITextField = {
    let field = UITextField()  // finds: field-content-type field-keyboard
    field.placeholder = "Phone number"
    return field
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    navigationItem.rightBarButtonItem = UIBarButtonItem(  // leaves: control-label
      barButtonSystemItem: .add, target: self, action: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(  // leaves: control-label
      title: "Filter", style: .plain, target: self, action: nil)
    totalLabel.textAlignment = .right  // finds: fixed-side
    dateLabel.textAlignment = .natural  // leaves: fixed-side
  }

  private func askToCancel() {
    let alert = UIAlertController(
      title: "Delete this order?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))  // leaves: button-role
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))  // leaves: alert-cancel-title
    present(alert, animated: true)
  }

  private func askToEmpty() {
    let alert = UIAlertController(
      title: "Empty the cart?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))  // finds: alert-ok
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private func askForReason() {
    let sheet = UIAlertController(  // leaves: action-sheet-cancel
      title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete Order", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Reorder", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func tell(_ error: Error) {
    let alert = UIAlertController(  // finds: alert-title
      title: "Warning", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))  // leaves: alert-ok
    present(alert, animated: true)
  }
}

final class CartController: UIViewController {
  private let plusButton = UIButton(type: .system)
  private let minusButton = UIButton(type: .system)
  private let payButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    plusButton.setImage(UIImage(systemName: "plus"), for: .normal)
    plusButton.accessibilityLabel = "One more"  // leaves: control-label
    minusButton.setImage(UIImage(systemName: "minus"), for: .normal)  // finds: control-label
    payButton.setTitle("Pay", for: .normal)  // leaves: control-label
    view.backgroundColor = .systemBackground  // leaves: fixed-colors
    NSLayoutConstraint.activate([
      plusButton.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // leaves: fixed-side
      plusButton.widthAnchor.constraint(equalToConstant: 48),  // leaves: button-hit-target
      plusButton.heightAnchor.constraint(equalToConstant: 48),
    ])
  }
}

final class ReceiptController: UIViewController {
  private let noteLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white  // finds: fixed-colors
    noteLabel.textColor = .label  // leaves: fixed-colors
    NSLayoutConstraint.activate([
      noteLabel.leftAnchor.constraint(equalTo: view.leftAnchor)
    ])
  }
}
