import SwiftUI

struct SunView: View {
  @State private var turns = false

  var body: some View {
    VStack {
      Image(systemName: "sun.max")
        .animation(.linear(duration: 8).repeatForever(), value: turns)  // finds: endless-motion
      Text("Sunrise")  // finds: font-weight
        .font(.system(size: 17, weight: .thin))  // finds: fixed-font-size
      Text("6:12")  // leaves: fixed-font-size
        .font(.system(size: 64))
      Text("Today")  // leaves: fixed-font-size font-weight
        .font(.headline.weight(.semibold))
      Button("Reset", role: .destructive) {}  // finds: destructive-primary
        .buttonStyle(.borderedProminent)
      Button("Done") {}  // leaves: destructive-primary
        .buttonStyle(.borderedProminent)
    }
    .preferredColorScheme(.dark)  // finds: forced-appearance
  }
}

struct StillSun: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text("Sun")  // finds: fixed-colors
      .foregroundColor(.black)
    Text("Moon")  // finds: label-colors
      .foregroundColor(scheme == .dark ? .white : .black)
    Text("Stars").foregroundStyle(.primary)  // leaves: fixed-colors
  }
}
