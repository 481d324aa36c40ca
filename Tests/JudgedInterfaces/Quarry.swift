import SwiftUI
import UIKit

struct StonePicker: View {
  @State private var stone = Stone.granite
  @State private var isEditing = false
  @State private var note = ""

  var body: some View {
    Form {
      ForEach(Stone.allCases) { kind in
        Button {
          stone = kind
        } label: {
          Text(kind.name)
            .overlay {
              RoundedRectangle(cornerRadius: 8)
                .strokeBorder(stone == kind ? Color.accentColor : .clear, lineWidth: 2)
            }
        }
        .contextMenu { _commands(for: kind) }
      }
      ForEach(Stone.allCases) { kind in
        Button {
          stone = kind
        } label: {
          Text(kind.name).border(stone == kind ? Color.accentColor : .clear)
        }
        .accessibilityAddTraits(stone == kind ? .isSelected : [])
      }
      Button {
        isEditing = true
      } label: {
        Text("Rename the quarry").border(isEditing ? Color.accentColor : .gray)
      }
      Section("Where it was found") {
        TextEditor(text: $note)  // finds: control-name
      }
      Section("What it weighs") {
        TextEditor(text: $note)  // leaves: control-name
          .accessibilityLabel("What it weighs")
      }
    }
  }

  @ViewBuilder
  private func _commands(for kind: Stone) -> some View {
    Button("Delete", role: .destructive) {  // finds: row-delete context-menu-alone
      Quarry.shared.deleteStones(of: kind)
    }
  }
}

final class StoneCell: UICollectionViewCell {
  private let nameLabel = UILabel()  // finds: fixed-font-size
  private let weightLabel = UILabel()  // leaves: fixed-font-size
  private let ageLabel = UILabel()  // leaves: fixed-font-size
  private let dotLabel = UILabel()  // leaves: fixed-font-size
  private let sendButton = UIButton(type: .system)  // finds: fixed-font-size
  private let openButton = UIButton(type: .system)  // leaves: fixed-font-size
  private let fieldNote: UITextField = {
    let field = UITextField()  // finds: fixed-font-size
    field.placeholder = "Found beside the old road"
    return field
  }()

  func show(_ stone: Stone) {
    nameLabel.text = stone.name
    weightLabel.text = stone.weight
    weightLabel.font = .preferredFont(forTextStyle: .body)
    weightLabel.adjustsFontForContentSizeCategory = true
    ageLabel.text = stone.age
    style(ageLabel)
    dotLabel.text = "·"
    sendButton.setTitle("Send the stone", for: .normal)
    openButton.setTitle("Open the quarry", for: .normal)
    openButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    openButton.titleLabel?.adjustsFontForContentSizeCategory = true
  }

  private func style(_ label: UILabel) {
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
  }
}

struct QuarryScreen: View {
  @State private var chosen: Set<Stone> = []

  var body: some View {
    Frame("Quarry") {
      Text("Stones from the hill")
      IconCommand("Delete", icon: "trash") {  // finds: delete-confirmation
        deleteChosen()
      }
    }
  }

  private func deleteChosen() {
    for stone in chosen { Quarry.shared.deleteStones(of: stone) }
  }
}

struct Frame<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    NavigationStack { content.navigationTitle(title) }
  }
}

struct IconCommand: View {
  private let title: String
  private let icon: String
  private let action: () -> Void

  init(_ title: String, icon: String, action: @escaping () -> Void) {
    self.title = title
    self.icon = icon
    self.action = action
  }

  var body: some View {
    Button {
      action()
    } label: {
      Label(title, systemImage: icon)
    }
  }
}
