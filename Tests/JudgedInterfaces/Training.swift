import SwiftUI

struct TrainingView: View {
  let days: [TrainingDay]
  @State private var share = 0.4
  @State private var layout = 0
  @State private var isEditing = false
  @State private var alert: TrainingAlert?

  var body: some View {
    VStack {
      RestRing(share: share)
      ZStack {
        Circle().trim(from: 0, to: share).stroke(.green)  // leaves: drawn-value
        Text(share.formatted(.percent))
      }
      Circle().trim(from: 0, to: share)  // leaves: drawn-value
        .accessibilityLabel("Goal")
      Circle().trim(from: 0, to: 0.7)  // leaves: drawn-value
      TrainingBars(days: days)
      MeterBar(share: share)
      Capsule().frame(width: isEditing ? 40 : 80, height: 8)  // leaves: drawn-value
      GeometryReader { room in
        Rectangle().fill(.gray).frame(width: room.size.width * 0.5)  // leaves: drawn-value
      }
      Picker("Layout", selection: $layout) {  // finds: control-label
        Image(systemName: "list.bullet").tag(0)
        Image(systemName: "square.grid.2x2").tag(1)
      }
      Picker("Units", selection: $layout) {  // leaves: control-label
        Text("km").tag(0)
        Text("mi").tag(1)
      }
      Text("Pause")
        .gesture(TapGesture().onEnded { pause() })  // finds: tap-trait
      Text("Sets")
        .simultaneousGesture(TapGesture().onEnded { choose() })  // finds: tap-trait
      Text("Arms")
        .onTapGesture {  // finds: tap-trait
          alert = .rename
          isEditing = false
        }
      Text("Close")
        .onTapGesture { isEditing = false }  // leaves: tap-trait
      Text("Zoom")
        .gesture(TapGesture(count: 2).onEnded { zoom() })  // leaves: tap-trait
      Button("Start") { start() }
        .simultaneousGesture(TapGesture().onEnded { vibrate() })  // leaves: tap-trait
      Text("Drag")
        .gesture(DragGesture().onEnded { _ in move() })  // leaves: tap-trait
      Button(action: like) {
        HStack {  // finds: control-label
          Image(systemName: "hand.thumbsup")
          if share > 0.5 { Text("12") }
        }
      }
      Button(action: rest) {
        HStack {  // leaves: control-label
          Image(systemName: "timer")
          if share > 0.5 { Text("Resting") } else { Text("Rest") }
        }
      }
      TimelineView(.animation) { moment in  // finds: endless-motion
        Image("heart-beat").scaleEffect(moment.date.timeIntervalSince1970).accessibilityHidden(true)
      }
      TimelineView(.animation) { moment in  // leaves: endless-motion
        Text(moment.date, style: .timer)
      }
      #if DEBUG
        Button(action: dump) { Image(systemName: "ant") }  // leaves: control-label
      #endif
    }
    .toolbar(isEditing ? .hidden : .visible, for: .tabBar)  // leaves: tab-bar-visible
    .alert("Training", isPresented: $isEditing, presenting: alert, actions: buttons)
  }

  @ViewBuilder private func buttons(for alert: TrainingAlert) -> some View {
    switch alert {
    case .rename:
      TextField("Name", text: $name)
      Button("OK") { rename() }  // finds: alert-ok
      Button("Cancel", role: .cancel) {}
    case .stop:
      Button("OK") { stop() }  // finds: alert-ok
      Button("Cancel", role: .cancel) {}
    case .saved:
      Button("OK") {}  // leaves: alert-ok
    }
  }
}

struct RestRing: View {
  let share: Double

  var body: some View {
    Circle().trim(from: 0, to: share).stroke(.blue)  // finds: drawn-value
  }
}

struct TrainingBars: View {
  let days: [TrainingDay]

  var body: some View {
    GeometryReader { room in
      HStack(alignment: .bottom) {
        ForEach(days) { day in
          Rectangle()  // finds: drawn-value
            .frame(width: 12, height: CGFloat(day.minutes) / 60 * room.size.height)
        }
      }
    }
  }
}

struct MeterBar: View {
  let share: Double

  var body: some View {
    GeometryReader { room in
      Capsule().frame(width: room.size.width * share)  // finds: drawn-value
    }
  }
}

struct SliceMark: View {
  let progress: Double

  var body: some View {
    Slice(progress: progress).fill(.orange)  // finds: drawn-value
  }
}

struct Slice: Shape {
  var progress: Double
  func path(in rect: CGRect) -> Path { Path() }
}

struct GoalIcon<Glyph: View>: View {
  let tint: Color?
  let action: () -> Void
  let glyph: Glyph

  init(action: @escaping () -> Void, @ViewBuilder glyph: () -> Glyph) {
    self.init(tint: nil, action: action, glyph: glyph)
  }

  init(tint: Color?, action: @escaping () -> Void, @ViewBuilder glyph: () -> Glyph) {
    self.tint = tint
    self.action = action
    self.glyph = glyph()
  }

  var body: some View {
    Button(action: action) { glyph }
  }
}

struct GoalBar: View {
  var body: some View {
    HStack {
      GoalIcon(action: add) { Image(systemName: "plus") }  // finds: control-label
      GoalIcon(action: share) { Text("Share") }  // leaves: control-label
    }
  }
}
