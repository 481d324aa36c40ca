import SwiftUI

struct BeaconPlayer: View {
  @Binding var isEditing: Bool
  @Binding var beacon: Beacon
  let beacons: [Beacon]

  var body: some View {
    VStack {
      Button(action: close) {
        Image(systemName: "chevron.left").padding(14)  // finds: control-label
      }
      Button(action: signal) {
        Image(systemName: "antenna").padding(14)  // finds: control-label
      }
      HStack {
        Label("", systemImage: "bolt")  // leaves: control-label
        Text("Power")
      }
      VStack {
        Label("", systemImage: "wind")  // finds: control-label
        Text("Storm")
      }
      Text("Storm warnings").overlay(
        Text("New").frame(height: 20), alignment: .top)  // finds: fixed-height-text
      VStack { Text("Gale") }
        .simultaneousGesture(TapGesture().onEnded { signal() })  // leaves: tap-trait
      Text("Calm").gesture(TapGesture().onEnded { signal() })  // finds: tap-trait
      Text("Fog").frame(height: 20)  // finds: fixed-height-text
      Text("Haze").frame(maxHeight: 20)  // finds: fixed-height-text
      ForEach(beacons) { other in
        Button {  // leaves: selection-color
          beacon = other
        } label: {
          HStack {
            Text(other.name)
            RowCheckbox(other)
          }
          .foregroundStyle(beacon == other ? .primary : .secondary)
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {  // finds: sheet-button-position
        if isEditing {
          Button("Cancel") { isEditing = false }
        }
      }
    }
  }
}

struct StepCounter: View {
  var body: some View {
    Text("You walked to the lighthouse")
      .font(.system(size: 14))  // finds: fixed-font-size
  }
}

struct BeaconRefreshControl: View {
  @State private var turns = false

  var body: some View {
    Image(decorative: "ring")
      .animation(.linear.repeatForever(), value: turns)  // leaves: endless-motion
  }
}

struct BeaconProgress: View {
  @State private var turns = false

  var body: some View {
    Image(decorative: "bar")
      .animation(.linear.repeatForever(), value: turns)  // finds: endless-motion
  }
}

struct BeaconLamp: View {
  @State private var turns = false

  var body: some View {
    Image(decorative: "lamp")
      .animation(.linear.repeatForever(), value: turns)  // finds: endless-motion
  }
}
