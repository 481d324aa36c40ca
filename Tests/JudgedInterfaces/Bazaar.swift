import SwiftUI

struct StallButtonStyle: ButtonStyle {  // finds: button-press-state
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding()
  }
}

struct PricedButtonStyle: ButtonStyle {  // leaves: button-press-state
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().opacity(configuration.isPressed ? 0.6 : 1)
  }
}

struct SaleToast: View {
  @Binding var isShown: Bool
  var body: some View {
    Text("Sale today").onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {  // finds: timed-message
        isShown = false
      }
    }
  }
}

struct StallCard: View {
  @Binding var isOpen: Bool
  var body: some View {
    Text("Apples").onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {  // leaves: timed-message
        isOpen = false
      }
    }
  }
}

struct StallRow: View {
  let stall: Stall
  @State private var share = 0.5
  var body: some View {
    HStack {
      Text("→")  // finds: symbol-text
      Text(stall.name)
      if stall.isOpen {
        Circle().fill(.green).frame(width: 8, height: 8)  // finds: state-image
      }
      if stall.isNew {
        Circle().fill(.green).frame(width: 80, height: 80)  // leaves: state-image
      }
    }
    .swipeActions {
      Button("Move Stall", role: .destructive) { stall.move() }  // finds: button-role
      Button("Move to Trash", role: .destructive) { stall.trash() }  // leaves: button-role
    }
    Capsule()
      .gesture(DragGesture().onChanged { share = $0.location.x })  // finds: gesture-alternatives
    Capsule()
      .gesture(DragGesture().onChanged { share = $0.location.x })  // leaves: gesture-alternatives
      .accessibilityAdjustableAction { _ in share = 1 }
    Button {  // finds: delete-confirmation
      stall.removeAll()
    } label: {
      Image(systemName: "trash").padding(20)  // finds: control-label
    }
  }
}

struct WaresSpinner: View {
  var body: some View {
    ZStack {  // finds: drawn-value
      Circle().stroke(.gray, lineWidth: 4)
      Circle().stroke(.blue, lineWidth: 4)
    }
  }
}

struct WaresLoader: View {
  var body: some View {
    ZStack {  // leaves: drawn-value
      Circle().stroke(.gray, lineWidth: 4)
    }
    .accessibilityLabel("Loading wares")
  }
}

struct StallForm: View {
  @State private var text = ""
  var body: some View {
    Form {
      TextField("Year", text: $text).keyboardType(.decimalPad)  // finds: field-keyboard
      TextField("Page number", text: $text).keyboardType(.numberPad)  // leaves: field-keyboard
      TextField("Shop", text: $text).textContentType(.URL)  // finds: field-keyboard
      TextField("PIN", text: $text).keyboardType(.numberPad)  // finds: field-secure
      TextField("Postcode", text: $text)  // finds: field-content-type field-keyboard
        .textContentType(.telephoneNumber)
    }
  }
}
