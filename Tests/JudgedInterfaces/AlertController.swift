import UIKit

final class TrailController: UIViewController {
  private let nameLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.font = .systemFont(ofSize: 14)  // finds: fixed-font-size
    nameLabel.font = .preferredFont(forTextStyle: .body)  // finds: text-size-live
  }

  private func askToDelete() {
    let alert = UIAlertController(  // finds: alert-destructive-cancel
      title: "Delete this trail?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(alert, animated: true)
  }

  private func askToClear() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete All", style: .default))  // finds: button-role
    sheet.addAction(UIAlertAction(title: "Keep", style: .default))  // leaves: button-role
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))  // leaves: button-role
    present(sheet, animated: true)
  }

  private func tell() {
    let alert = UIAlertController(  // finds: alert-title
      title: "Error", message: "The trail was not saved.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))  // leaves: alert-ok
    present(alert, animated: true)
  }

  private func askToLeave() {
    let alert = UIAlertController(
      title: "Leave the trail?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))  // finds: alert-button-titles
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    present(alert, animated: true)
  }

  private func askToErase() {
    let sheet = UIAlertController(  // finds: action-sheet-cancel
      title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Erase", style: .destructive))
    present(sheet, animated: true)
  }

  private func askToDiscard() {
    let alert = UIAlertController(
      title: "Discard the draft?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))  // finds: alert-cancel-title
    present(alert, animated: true)
  }

  private func askToMove(_ places: [String]) {
    let alert = UIAlertController(  // leaves: alert-button-count alert-destructive-cancel
      title: "Move the trail?", message: nil, preferredStyle: .alert)
    let move = UIAlertAction(title: "Move", style: .destructive)
    let cancel = UIAlertAction(title: "Cancel", style: .cancel)
    for place in places { alert.addAction(UIAlertAction(title: place, style: .default)) }
    alert.addAction(move)  // finds: button-role
    alert.addAction(cancel)
    present(alert, animated: true)
  }
}
