import UIKit

final class ShelterController: UIViewController {
  private let upperLabel = UILabel(), lowerLabel = UILabel(), noteLabel = UILabel()
  private let titleStack = UIStackView(), rows = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    upperLabel.font = .systemFont(ofSize: 11)  // leaves: fixed-font-size
    lowerLabel.font = .systemFont(ofSize: 13)  // leaves: fixed-font-size
    titleStack.addArrangedSubview(upperLabel)
    titleStack.addArrangedSubview(lowerLabel)
    navigationItem.titleView = titleStack
    noteLabel.font = .systemFont(ofSize: 13)  // finds: fixed-font-size
    rows.addArrangedSubview(noteLabel)
    view.addSubview(rows)
  }
}
