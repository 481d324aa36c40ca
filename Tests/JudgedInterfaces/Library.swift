import SwiftUI
import UIKit

// Own views with arguments, alerts made elsewhere, and states told by color.

struct ShelfButton: View {
  let icon: String
  var title: String? = nil
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        Image(systemName: icon)
        if let title { Text(title) }
      }
    }
  }
}

struct PageButton: View {
  let symbol: String
  let name: String
  var side = 44.0
  let turn: () -> Void

  var body: some View {
    Button(action: turn) { Image(systemName: symbol) }
      .frame(width: side, height: side)
      .accessibilityLabel(name)
  }
}

enum LoanState {
  case lent, overdue

  var word: String {
    switch self {
    case .lent: "Lent until Friday"
    case .overdue: "Overdue"
    }
  }
}

struct LoanBadge: View {
  let state: LoanState
  var ink = Color.black
  var paper = Color.white

  var body: some View {
    Text(state.word).font(.footnote).foregroundStyle(ink).padding(4).background(paper)
  }
}

struct Framed<Content: View>: View {
  let title: String
  let content: Content

  init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack {
      Text(title).font(.headline)
      content
    }
  }
}

struct BookCover: View {
  let title: String
  var body: some View { Text(title) }
}

struct ShelfScreen: View {
  @State private var failed = false
  @State private var problem = ""
  @State private var isLate = false

  var body: some View {
    ScrollView {
      ShelfButton(icon: "plus") { add() }  // finds: control-label
      ShelfButton(icon: "trash", title: "Empty Shelf") { clear() }  // leaves: control-label
      PageButton(symbol: "minus", name: "Back", side: 24) { go(-1) }  // finds: button-hit-target
      PageButton(symbol: "plus", name: "Next") { go(1) }  // leaves: button-hit-target control-label
      LoanBadge(state: .overdue, ink: .white, paper: .yellow)  // finds: text-contrast
      LoanBadge(state: .lent)  // leaves: text-contrast
      Framed(title: "Last read") {
        Button(action: resume) { ShelfIcon(name: "play") }  // finds: control-label
        Button(action: resume) { ShelfIcon(name: "play", words: "On") }  // leaves: control-label
      }
      BookCover(title: "The Hill").onTapGesture { open() }  // finds: tap-trait
      HStack {
        Image(systemName: "clock")  // finds: image-label
        Text("Due on Friday")
      }
      Text("Lake").foregroundStyle(isLate ? .red : .primary)  // finds: state-color text-contrast
    }
    .alert(problem, isPresented: $failed) { Button("Close") {} }
  }

  private func extend() {
    problem = "Error"  // finds: alert-title
    failed = true
  }

  private func lend() {
    problem = "The book is lent already"  // leaves: alert-title
    failed = true
  }
}

struct ShelfIcon: View {
  let name: String
  var words: String?

  var body: some View {
    HStack {
      Image(systemName: name)
      if let words { Text(words) }
    }
  }
}

struct ShelfRow: View {
  var body: some View {
    HStack {
      Image(systemName: "book")  // leaves: image-label
      Text("Novels")
    }
  }
}

struct ShelfList: View {
  var body: some View {
    List { Button(action: open) { ShelfRow() } }
  }
}

struct LoanNotice {
  let title: String
  let message: String

  func show(in controller: UIViewController) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    controller.present(alert, animated: true)
  }
}

final class LoanCell: UITableViewCell {
  private let statusDot = UIView()
  private let name = UILabel()
  private let cover = UIView()

  var isOverdue = false {
    didSet {
      statusDot.backgroundColor = isOverdue ? .red : .green  // finds: state-color
      cover.backgroundColor = isOverdue ? .red : .green  // leaves: state-color
      name.attributedText = tag.set(font: .systemFont(ofSize: 12))  // finds: fixed-font-size
    }
  }

  func fail(_ reason: String) {
    LoanNotice(title: "Error", message: reason).show(in: owner)  // finds: alert-title
    LoanNotice(title: "Loan not extended", message: reason).show(in: owner)  // leaves: alert-title
  }
}

final class LoansController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    if indexPath.section == 0 {
      return 52  // finds: fixed-height-text
    }
    return UITableView.automaticDimension
  }
}
