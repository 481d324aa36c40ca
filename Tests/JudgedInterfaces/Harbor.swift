import SwiftUI

enum HarborWords {
  enum Button { static let refresh = "Refresh" }
  enum Image { static let boat = "Boat" }
}

struct HarborScreen: View {
  @State private var selectedKind = BerthKind.guest
  @State private var isLive = false
  @State private var showsTides = false
  @State private var chooses = false
  let berths: [Berth]

  var body: some View {
    NavigationStack {
      List {
        HStack {
          ForEach(BerthKind.allCases) { kind in
            Button(kind.title) { selectedKind = kind }  // finds: selection-color
              .buttonStyle(.plain)
              .foregroundStyle(selectedKind == kind ? .blue : .gray)
          }
        }
        ForEach(berths) { berth in
          Button {
            selectedKind = berth.kind
          } label: {
            if selectedKind == berth.kind { Image(systemName: "checkmark") }  // finds: state-image
            Text(berth.name)  // leaves: selection-color
              .foregroundStyle(selectedKind == berth.kind ? .blue : .gray)
          }
        }
        Button {
          isLive.toggle()
        } label: {
          Image(systemName: "dot.radiowaves.left.and.right")  // finds: control-label
            .foregroundStyle(isLive ? .green : .gray)
        }
        .accessibilityAddTraits(isLive ? .isSelected : [])  // leaves: selection-color
        Text("Full").foregroundStyle(.orange)  // finds: text-contrast
        Text("Free").foregroundStyle(.blue)  // leaves: text-contrast
        Text("Closed").foregroundStyle(.yellow)  // leaves: text-contrast
          .listRowBackground(Color.black)
      }
      .toolbar {
        Button {
          refresh()
        } label: {
          Image(systemName: "arrow.clockwise")  // finds: control-label
        }
      }
      .sheet(isPresented: $showsTides) { TideSheet() }
      .sheet(isPresented: $chooses) { BerthForm() }
    }
    if isLive {
      Text("Live")  // finds: moving-transition
        .transition(.move(edge: .top))  // leaves: endless-motion
    }
    Image(.harborMap).resizable()  // finds: image-label
    Image(.pier).accessibilityHidden(true)  // leaves: image-label
  }

  private func refresh() {}
}

struct TideSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      VStack {
        Text("High tide")
        Text("04:12")
        Text("2.1 m")
      }
      .frame(height: 90)  // finds: fixed-height-text
      Image(uiImage: code)  // finds: image-label
        .interpolation(.none)
      Text("Scan to follow the tides")
      Button {  // finds: button-hit-target
        share()
      } label: {
        Text("Share").frame(height: 28)
      }
      Button {
        share()
      } label: {
        Image(systemName: "square.and.arrow.up")
          .frame(minWidth: 44, minHeight: 44)  // leaves: button-hit-target
      }
      .accessibilityLabel("Share the tides")
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { dismiss() }  // finds: sheet-done-alternative
      }
    }
  }

  private let code = UIImage()
  private func share() {}
}

struct BerthForm: View {
  @Environment(\.dismiss) private var dismiss
  let onDelete: () -> Void

  var body: some View {
    NavigationStack {
      Form {
        Button("Delete Berth", role: .destructive, action: onDelete)  // leaves: delete-confirmation
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }  // leaves: sheet-done-alternative
        }
      }
    }
  }
}

struct HarborNotice: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown {
        Text("A ferry arrives")  // finds: moving-transition
          .transition(.slide)
      }
      Image(systemName: "ferry")
        .phaseAnimator([0, 6], trigger: isShown) { $0.offset(y: $1) }  // leaves: endless-motion
    }
  }
}

struct HarborBuoy: View {
  var body: some View {
    Image(systemName: "circle.fill")
      .phaseAnimator([0, 6]) { view, height in view.offset(y: height) }  // finds: endless-motion
  }
}

struct HarborGuide: View {
  let isNew: Bool
  let isClosed: Bool

  var body: some View {
    ScrollView {
      Text("Moorings").font(.title)  // finds: headings
      HStack {
        Text("Guest pier")
        if isNew { Image(systemName: "sparkles") }  // finds: state-image
        if isClosed {
          Image(systemName: "lock.fill")
            .accessibilityLabel("Closed")  // leaves: state-image
        }
      }
      Text("Supplies").font(.title2.bold())
      HStack {
        if isClosed {
          Image(systemName: "xmark.circle")  // finds: image-label
          Text("Closed today")
        }
        Button("Call") {}  // leaves: button-hit-target
      }
    }
  }
}

struct PierGuide: View {
  var body: some View {
    ScrollView {
      Text("Piers").font(.title)  // leaves: headings
        .accessibilityAddTraits(.isHeader)
      Text("Rules").font(.title)
    }
  }
}
