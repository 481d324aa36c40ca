import SwiftUI

enum Layout {
  static let unit: CGFloat = 8
  static var row: CGFloat { unit * 3 + unit / 2 }
  static let badge = min(unit * 2, 14)
}

extension Color {
  static let leaf = Color(red: 168 / 255, green: 224 / 255, blue: 99 / 255)
  static let bark = Color(hex: 0x3B2A1A)
  static var paper: Color { Color(uiColor: .paper) }
}

extension UIColor {
  static let paper = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.96, alpha: 1)
  }
}

extension View {
  func when(_ condition: Bool, _ change: (Self) -> some View) -> some View {
    Group { if condition { change(self) } else { self } }
  }
}

struct OrchardView: View {
  let trees: [Tree]
  let note: String?
  @ScaledMetric private var label = 12.0
  @State private var asks = false
  @State private var harvest = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("Ripe").foregroundColor(.white).background(Color.leaf)  // finds: text-contrast
        Text("Resting").foregroundColor(.white).background(Color.bark)  // leaves: text-contrast
        VStack {
          Text("Pears").foregroundColor(Color.bark.opacity(0.4))  // finds: text-contrast
          Text("Apples").foregroundColor(Color.primary.opacity(0.9))  // leaves: text-contrast
        }
        .background(Color.paper)
        Text("Hot")  // finds: text-contrast
          .font(.caption).foregroundColor(.white).background(Color.orange)
        Text("Soil")  // leaves: text-contrast
          .font(.caption).foregroundColor(.black).background(Color.yellow)
        List {
          Button("Pick") {}  // leaves: text-contrast
            .foregroundColor(.orange).buttonStyle(PlainRounded())
          Text("Late").foregroundColor(Color(white: 0.36))  // finds: text-contrast
          Text("Dry").foregroundColor(Color(white: 0.2))  // finds: text-contrast
        }
        Text("Night")  // leaves: text-contrast
          .foregroundColor(.black).background(Color.black.colorInvert())
        Text("Rows").frame(height: Layout.row)  // finds: fixed-height-text
        Text("A walk").frame(minHeight: Layout.row)  // leaves: fixed-height-text
        Text("Picked").frame(maxHeight: Layout.row + 2)  // finds: fixed-height-text
        Text("New").font(.system(size: Layout.badge))  // finds: fixed-font-size
        Text("Old").font(.system(size: min(label, 20)))  // leaves: fixed-font-size
        note.map { Text($0).font(.system(size: Layout.badge - 1)) }  // finds: fixed-font-size
        Text("Kilograms").minimumScaleFactor(0.3)  // finds: text-shrink
        Text("Baskets").minimumScaleFactor(0.8)  // leaves: text-shrink
        Text("Crates").font(.headline).minimumScaleFactor(0.01)  // finds: text-shrink
        Text("Tonnes").font(.largeTitle).minimumScaleFactor(0.5)  // leaves: text-shrink
        HStack {
          Image(trees[0].photo)  // finds: image-label
          Text(trees[0].name)
        }
        Image(trees[1].photo).accessibilityLabel(trees[1].name)  // leaves: image-label
        Text("Open the gate")
          .when(harvest) { $0.onTapGesture { openGate() } }  // finds: tap-trait
        Text("Close the gate")  // leaves: tap-trait
          .when(harvest) { text in
            text.onTapGesture { openGate() }.accessibilityAddTraits(.isButton)
          }
      }
    }
    .alert(isPresented: $asks) { question }  // finds: alert-title
    .alert(isPresented: $harvest) { delivery }  // leaves: alert-title
  }

  private var question: Alert {
    Alert(
      title: Text("Are you sure?"), message: Text("The baskets are half full."),
      primaryButton: .default(Text("Empty Baskets")), secondaryButton: .cancel())
  }

  private var delivery: Alert {
    Alert(
      title: Text("The van is full"), message: Text("The rest is collected tomorrow."),
      primaryButton: .default(Text("Call the Driver")), secondaryButton: .cancel())
  }
}
