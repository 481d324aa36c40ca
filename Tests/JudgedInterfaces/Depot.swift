import SwiftUI

struct DepotView: View {
  let wagons: [Wagon]
  let failure: String?
  let isOnline: Bool
  @Environment(\.colorScheme) private var scheme
  @State private var isFull = false

  private var loadColor: Color {
    switch wagons.count {
    case 0: .gray
    case 1...9: .green
    default: .red
    }
  }

  var body: some View {
    ScrollView {
      VStack {
        Image(systemName: "tram").font(.system(size: 56))  // finds: image-label
        Text("Depot").font(.title2)  // finds: headings
        Image(systemName: "map")  // leaves: image-label
        Text("Brakes off").foregroundStyle(.red)  // finds: text-contrast
        Text("Brakes on").font(.title).foregroundStyle(.gray)  // leaves: text-contrast
        Text("Ready").foregroundStyle(.blue)  // leaves: text-contrast
        Text("·").foregroundStyle(.tertiary)  // leaves: text-contrast
        Text("Night").foregroundStyle(.white.opacity(0.7))  // leaves: text-contrast
        HStack {
          Circle().fill(isOnline ? .green : .red).frame(width: 9, height: 9)  // finds: state-color
          Text("Signal box")
        }
        HStack {
          Circle().fill(isOnline ? .green : .red).frame(width: 9, height: 9)  // leaves: state-color
          Text(isOnline ? "Online" : "Offline")
        }
        HStack {
          Circle().fill(loadColor).frame(width: 9, height: 9)  // leaves: state-color
          Text("\(wagons.count) wagons")  // finds: plural-by-hand
        }
        HStack {
          Circle().fill(scheme == .dark ? .yellow : .orange)  // leaves: state-color
            .frame(width: 9, height: 9)
          Text("Lamp")
        }
        Capsule().frame(width: 60, height: 24)  // finds: fixed-height-text
          .overlay { Text("Full") }
        Capsule().frame(width: 60, height: 240)  // leaves: fixed-height-text
          .overlay { Text("Full") }
        HStack {
          Text("Doors")
          if isFull {
            Spacer()
            Image(systemName: "lock.fill")  // finds: state-image
          }
        }
        LottieView(animation: .named("wheel")).looping()  // finds: endless-motion
        LottieView(animation: .named("door"))  // leaves: endless-motion
          .playing(loopMode: .playOnce)
      }
    }
  }
}

struct DepotLabel: View {
  let isLate: Bool

  var body: some View {
    VStack {
      Text("Platform 4")  // finds: text-contrast state-color
        .font(.footnote).foregroundStyle(isLate ? .red : .primary)
    }
  }
}

struct DepotPoster: View {
  var body: some View {
    ZStack {
      Color.black
      DepotNote()
    }
  }
}

struct DepotNote: View {
  var body: some View {
    VStack {
      Text("Mind the gap").foregroundStyle(.orange)  // leaves: text-contrast
    }
  }
}

final class DepotHeader: UIView {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(open))

  func prepare() {
    addGestureRecognizer(tap)  // finds: tap-trait
  }

  @objc private func open() { isHidden = false }
}

final class DepotShade: UIView {
  func prepare() {
    addGestureRecognizer(  // leaves: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(take)))
  }

  @objc private func take() {}
}

final class DepotGrid: UICollectionViewController {
  override func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    CGSize(width: view.bounds.width, height: 64)  // finds: fixed-height-text
  }
}
