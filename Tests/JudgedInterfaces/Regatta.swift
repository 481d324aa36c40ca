import SwiftUI
import UIKit

/// A slider with marks that says nothing by itself.
final class TickSlider: UISlider {
  func mark(_ tides: Int) { tickCount = tides }
  private var tickCount = 0
}

/// A slider that describes itself.
final class WaveSlider: UISlider {
  override func awakeFromNib() {
    super.awakeFromNib()
    accessibilityLabel = restorationIdentifier
  }
}

final class RegattaController: UIViewController {
  @IBOutlet private var crewLabel: UILabel!
  @IBOutlet private var clubLabel: UILabel!
  @IBOutlet private var foldButton: UIButton!
  private(set) var width = UIScreen.main.bounds.width  // leaves: screen-size
  private let height = UIScreen.main.bounds.height  // finds: screen-size

  override func viewDidLoad() {
    super.viewDidLoad()
    crewLabel.font = .preferredFont(forTextStyle: .headline)
    crewLabel.adjustsFontForContentSizeCategory = true
    clubLabel.text = Regatta.club
    foldButton.isAccessibilityElement = false
    let boats = UIBarButtonItem(  // leaves: control-label
      image: UIImage(named: "boats"), style: .plain, target: self, action: nil)
    let buoys = UIBarButtonItem(  // leaves: control-label
      image: UIImage(named: "buoys"), style: .plain, target: self, action: nil)
    toolbarItems = [boats, buoys]
    toolbarItems?[0].accessibilityLabel = Regatta.boats
    toolbarItems?[1].accessibilityLabel = Regatta.buoys
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    width = view.bounds.width
  }
}

/// A strip that only sighted people drag; buttons beside it do the same.
final class CourseRuler: UIView {
  func prepare() {
    isAccessibilityElement = false
    addGestureRecognizer(  // leaves: tap-trait
      UITapGestureRecognizer(target: self, action: #selector(jump)))
  }

  @objc private func jump() { Regatta.show() }
}

final class ScoreLabelStyle {
  func font(for place: Int) -> UIFont {
    switch place {
    case 1: return .boldSystemFont(ofSize: 20)  // finds: fixed-font-size
    default: return .systemFont(ofSize: 16)  // finds: fixed-font-size
    }
  }
}

struct RegattaCommands: Commands {
  var body: some Commands {
    CommandGroup(after: .newItem) {
      Menu("Sort Boats") {  // leaves: pull-down-minimum
        Button("By Name") { Regatta.sort(by: .name) }
        Button("By Time") { Regatta.sort(by: .time) }
      }
    }
  }
}

struct RegattaView: View {
  @State private var unit = Unit.knots
  @State private var secret = ""
  @State private var isJoining = false
  let boats: [Boat]

  var body: some View {
    Form {
      Section("Wind") {
        Picker(selection: $unit) {  // leaves: control-name
          ForEach(Unit.allCases) { Text($0.name) }
        } label: {
          EmptyView()
        }
        .pickerStyle(.inline)
      }
      Picker(selection: $unit) {  // finds: control-name
        ForEach(Unit.allCases) { Text($0.name) }
      } label: {
        EmptyView()
      }
      Button("Restore Defaults") { Regatta.restoreDefaults() }  // finds: delete-confirmation
    }
    .alert("Join the Wi-Fi of the harbor?", isPresented: $isJoining) {
      SecureField("Password", text: $secret)  // leaves: field-content-type
      Button("Join") { Regatta.join(secret) }
      Button("Cancel", role: .cancel) {}
    }
  }

  private func deleteBoat(_ boat: Boat) async {
    do {
      try await Regatta.delete(boat)
    } catch {}  // finds: failure-silent
  }

  private func loadWinds() async {
    do {
      try await Regatta.load()
    } catch {}  // leaves: failure-silent
  }
}
