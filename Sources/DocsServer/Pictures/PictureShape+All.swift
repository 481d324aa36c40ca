extension PictureShape {
  /// Every kind by its name in the table.
  static let all: [String: PictureShape] = [bars, content, controls, panels]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
