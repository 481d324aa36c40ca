extension PictureShape {
  /// All shapes by their names in the table.
  static let all: [String: PictureShape] = [bars, content, controls, panels]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
