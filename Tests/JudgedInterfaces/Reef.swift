import SwiftUI
import UIKit

struct Dive: Identifiable {
  let id = 0
  let site = "", note = ""
}

struct DivesView: View {
  @State private var dives: [Dive] = []
  @State private var shown: Dive?
  @State private var showsMap = false
  @State private var isLogged = false
  @State private var isAsking = false

  var body: some View {
    VStack {
      HStack {
        Text("List")  // finds: selection-color
          .foregroundStyle(showsMap ? .gray : .black)
          .onTapGesture { showsMap = false }  // finds: tap-trait
        Text("Map")
          .foregroundStyle(showsMap ? .black : .gray)
          .onTapGesture { showsMap = true }  // finds: tap-trait
      }
      ForEach(dives) { dive in
        Text(dive.site)
          .onLongPressGesture { shown = dive }  // finds: gesture-alternatives
        Text(dive.note)
          .onLongPressGesture { remove(dive) }  // leaves: gesture-alternatives
          .contextMenu { Button("Remove", role: .destructive) { remove(dive) } }
      }
      logSwitch
      if isAsking { question }
    }
  }

  private var logSwitch: some View {
    ZStack(alignment: isLogged ? .trailing : .leading) {
      Capsule().foregroundStyle(isLogged ? .green : .gray)  // leaves: selection-color
      Circle().foregroundStyle(.white)
      Text("Log")
    }
    .onTapGesture { isLogged.toggle() }  // finds: tap-trait
  }

  private var question: some View {
    VStack {
      Text("This deletes every dive.")
      Button("Delete") { dives.removeAll() }  // leaves: delete-confirmation
      Button("Cancel") { isAsking = false }
    }
  }

  private func remove(_ dive: Dive) { dives.removeAll { $0.id == dive.id } }
}

struct WaterWidget: View {
  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      Text("18°").foregroundStyle(.white).background(Color.yellow)  // leaves: text-contrast
    }
  }
}

struct TideView: View {
  let isRising: Bool
  let tideText: String

  var body: some View {
    Text(tideText)  // leaves: state-color
      .foregroundStyle(isRising ? .green : .red)
      .background { if isRising { Capsule().stroke() } }
  }
}

final class BuoyButton: UIButton {
  init(symbol: String) {
    super.init(frame: .zero)
    setImage(UIImage(systemName: symbol), for: .normal)
  }

  required init?(coder: NSCoder) { nil }
}

final class SpokenBuoyButton: UIButton {
  init(symbol: String, name: String) {
    super.init(frame: .zero)
    setImage(UIImage(systemName: symbol), for: .normal)
    accessibilityLabel = name
  }

  required init?(coder: NSCoder) { nil }
}

final class RadioController: UIViewController {
  private let call = BuoyButton(symbol: "phone")  // finds: control-label
  private let mute = BuoyButton(symbol: "mic.slash")  // leaves: control-label
  private let end = SpokenBuoyButton(symbol: "phone.down", name: "End")  // leaves: control-label

  private lazy var up: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "chevron.up")
    let button = UIButton(configuration: configuration)  // finds: control-label
    return button
  }()

  private lazy var down: UIButton = {
    let button = UIButton(type: .system)  // leaves: control-label
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "chevron.down")
    button.configuration = configuration
    return button
  }()

  private lazy var send: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "paperplane")
    configuration.title = "Send"
    return UIButton(configuration: configuration)  // leaves: control-label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    mute.accessibilityLabel = "Mute"
    down.accessibilityLabel = "Scroll down"
  }

  func wait() {
    let alert = UIAlertController(  // finds: alert-information-only
      title: nil, message: "One moment.", preferredStyle: .alert)
    present(alert, animated: true)
  }
}
