import SwiftUI

struct ClinicHome: View {
  @State private var books = false
  @State private var cancels = false
  @State private var leaves = false
  @State private var failed = false
  let visits: [Visit]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          GroupBox("Next visit") {
            VStack(alignment: .leading) {
              Text("Monday, 9:30")
              GroupBox("Doctor") {  // finds: box-nested
                Text("Room 4")
              }
              Section("Bring along") {  // leaves: box-nested
                Text("Insurance card")
              }
            }
          }
          ScrollView(.horizontal) {  // leaves: scroll-nested
            HStack { ForEach(visits) { Text($0.name) } }
          }
          ScrollView {  // finds: scroll-nested
            ForEach(visits) { Text($0.name) }
          }
          Button("Book a Visit") { books = true }  // leaves: tap-trait
            .buttonStyle(.borderedProminent)
          Button("Cancel All", role: .destructive) { cancels = true }  // finds: destructive-primary
            .buttonStyle(.borderedProminent)
          Button("Delete It", role: .destructive) { cancels = true }  // leaves: destructive-primary
            .buttonStyle(.bordered)
        }
      }
      .navigationTitle("Visits")
    }
    .alert("Error", isPresented: $failed) {  // finds: alert-title
      Button("OK") {}  // leaves: alert-ok
    }
    .alert("The visit could not be booked", isPresented: $failed) {  // leaves: alert-title
      Button("Try Again") {}
      Button("Cancel", role: .cancel) {}  // leaves: alert-cancel-title
    }
    .alert("Cancel all visits?", isPresented: $cancels) {
      Button("OK") { cancelAll() }  // finds: alert-ok
      Button("Cancel", role: .cancel) {}
    }
    .alert("Which day?", isPresented: $leaves) {  // finds: alert-button-count
      Button("Monday") {}  // finds: alert-way-out
      Button("Tuesday") {}
      Button("Wednesday") {}
      Button("Thursday") {}
    }
    .alert("Leave the form?", isPresented: $leaves) {
      Button("Yes") {}  // finds: alert-button-titles
      Button("No", role: .cancel) {}
    }
    .alert("Remove this visit?", isPresented: $leaves) {  // leaves: alert-destructive-cancel
      Button("Delete Visit", role: .destructive) {}
    }
    .alert("Remove this note?", isPresented: $leaves) {  // leaves: alert-destructive-cancel
      Button("Delete Note", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    .confirmationDialog("Share the record?", isPresented: $leaves) {  // leaves: alert-button-count
      Button("With the clinic") {}
      Button("With family") {}
      Button("With my doctor") {}
      Button("With the insurance") {}
    }
  }

  private func cancelAll() {}
}

struct PatientForm: View {
  @State private var text = ""
  @State private var pain = 3.0
  @State private var smokes = false
  @State private var visits = 1
  @State private var day = Date()

  var body: some View {
    Form {
      TextField("Email address", text: $text)  // finds: field-content-type field-keyboard
      TextField("Email", text: $text)  // finds: field-content-type
        .keyboardType(.emailAddress)
      TextField("Email", text: $text)  // leaves: field-content-type field-keyboard
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
      TextField("Mobile number", text: $text)  // finds: field-content-type field-keyboard
      TextField("Insurance number", text: $text)  // leaves: field-content-type
      TextField("Allergies", text: $text)  // leaves: field-content-type field-keyboard
      TextField("Password", text: $text)  // finds: field-secure
        .textContentType(.password)
      TextField("", text: $text)  // finds: field-label
      TextField("", text: $text)  // leaves: field-label
        .accessibilityLabel("Notes for the doctor")
      Slider(value: $pain, in: 0...10)  // finds: control-name
      Slider(value: $pain, in: 0...10) { Text("Pain") }  // leaves: control-name
      Toggle("", isOn: $smokes)  // finds: control-name
      Toggle("I smoke", isOn: $smokes)  // leaves: control-name
      Stepper("", value: $visits)  // finds: control-name
      Stepper("Visits a year: \(visits)", value: $visits)  // leaves: control-name
      DatePicker("", selection: $day)  // finds: control-name
      DatePicker("Date of birth", selection: $day)  // leaves: control-name
      DatePicker("", selection: $day).accessibilityLabel("Day")  // leaves: control-name
      Link("Click here", destination: clinic)  // finds: link-text
      Link("Privacy policy", destination: clinic)  // leaves: link-text
      Link("여기", destination: clinic)  // finds: link-text
      Text("Click a day to see what is free")  // finds: device-words
      Text("Tap a day to see what is free")  // leaves: device-words
      Text("날짜를 클릭하면 빈 시간이 보입니다")  // finds: device-words
    }
  }

  private let clinic = URL(string: "https://example.com")!
}

struct ResultCard: View {
  @State private var spins = false
  let scan: UIImage
  let value: Double

  var body: some View {
    VStack(alignment: .leading) {
      Image("scan-hero")  // finds: image-label
        .resizable()
      Image("scan-hero")  // leaves: image-label
        .resizable()
        .accessibilityLabel("Your scan from March")
      Image(decorative: "scan-frame")  // leaves: image-label
      Image(systemName: "arrow.clockwise")
        .rotationEffect(.degrees(spins ? 360 : 0))
        .animation(.linear(duration: 1).repeatForever(), value: spins)  // finds: endless-motion
      Text("Blood pressure")  // finds: font-weight
        .fontWeight(.ultraLight)
      Text("128 over 82")  // leaves: font-weight
        .fontWeight(.semibold)
      Text("Measured at home")
        .dynamicTypeSize(...DynamicTypeSize.large)  // finds: text-size-limit
      Text("Measured in the clinic")  // leaves: text-size-limit
        .dynamicTypeSize(...DynamicTypeSize.accessibility3)
      Text("In range")  // finds: text-contrast
        .foregroundStyle(.white)
        .background(Color.mint)
      Text("Out of range")  // leaves: text-contrast
        .foregroundStyle(.white)
        .background(Color.indigo)
      Text("High")
        .frame(height: 18)  // finds: fixed-height-text
      Text("Low")
        .frame(minHeight: 18)  // leaves: fixed-height-text
      Text("Chart")  // finds: fixed-width
        .frame(width: 420)
      Text("Legend")  // leaves: fixed-width
        .frame(maxWidth: 420)
    }
    .frame(width: UIScreen.main.bounds.width)  // finds: screen-size
  }
}

struct ResultMenu: View {
  @State private var asks = false

  var body: some View {
    Menu {
      Button("Share", systemImage: "square.and.arrow.up") {}
      Button("Print") {}  // finds: menu-icons
      Button("Archive", systemImage: "archivebox") {}
      Divider()
      Button("Delete Result") { asks = true }  // finds: button-role
    } label: {
      Image(systemName: "ellipsis")  // leaves: image-label
        .accessibilityLabel("More")
    }
  }
}

struct WaitingRoom: View {
  @State private var shows = false

  var body: some View {
    VStack {
      ProgressView("Please wait…")  // finds: progress-description
      ProgressView("Looking for free rooms")  // leaves: progress-description
      Text("You are next")
        .onTapGesture(count: 2) { shows = true }  // leaves: tap-trait
      Text("Show the map")
        .onTapGesture { shows = true }  // finds: tap-trait
      Image("map-of-floor")  // finds: image-label
        .onTapGesture { shows = true }  // finds: tap-trait
      Button {
        shows = true
      } label: {
        Image("map-pin")  // finds: control-label
      }
      Button {
        shows = true
      } label: {
        Image("map-pin")  // leaves: control-label
        Text("Map")
      }
      Button("Map", systemImage: "map") { shows = true }  // leaves: control-label
        .labelStyle(.iconOnly)
      NavigationLink(value: 2) {  // finds: button-hit-target
        Image(systemName: "chevron.forward.circle")  // finds: control-label
      }
      Menu {  // finds: pull-down-minimum
        Button("Floor 1") {}
      } label: {
        Image(systemName: "building")  // finds: control-label
      }
    }
    .preferredColorScheme(.light)  // finds: forced-appearance
  }
}

struct Reminder: View {
  var body: some View {
    VStack {
      Text("Take your pills")  // finds: fixed-colors
        .background(Color.white)
      Text("Drink water")  // finds: fixed-colors
        .foregroundColor(.black)
      Text("Sleep well")  // leaves: fixed-colors
        .foregroundColor(.black)
        .background(Color.white)
      Text("Walk a little")  // leaves: fixed-colors
        .foregroundStyle(.primary)
      Text("Rest")
        .font(.system(size: 16))  // finds: fixed-font-size
      Text("Breathe")  // leaves: fixed-font-size
        .font(.system(size: 16, design: .rounded).weight(.bold))
      Text("Stretch")  // leaves: fixed-font-size
        .font(.system(.body, design: .rounded))
    }
  }
}
