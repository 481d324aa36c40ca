import SwiftUI
import UIKit

// An almanac of tides: symbols in labels that are one element, and a field that an app draws itself.

struct AlmanacView: View {
  let tides: [Tide]

  var body: some View {
    List {
      DisclosureGroup {
        HStack {
          Image(systemName: "water.waves")  // finds: image-label
          Text("The sea falls for six hours")
        }
      } label: {
        HStack {
          Image(systemName: "moon")  // leaves: image-label
          Text("Neap tides")
        }
      }
      DisclosureGroup("Spring tides") {
        Image("full-moon-over-pier")  // finds: image-label
      }
    }
  }
}

final class TideField: UIView, UITextInput {  // finds: silent-control
  var hasText: Bool { !height.isEmpty }
  func insertText(_ text: String) { height += text }
  func deleteBackward() { height.removeLast() }
}

final class HarborField: UITextView, UITextInputDelegate {  // leaves: silent-control
  func textDidChange(_ textInput: UITextInput?) { count += 1 }

  func fail() {
    errorMessage = "Could not load the tides"  // finds: error-vague
    errorMessage = "Could not load the tides while offline"  // leaves: error-vague
  }
}
