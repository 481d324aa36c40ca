extension Unicode.Scalar {
  /// Whether the scalar is white space, including line ends.
  ///
  /// Unicode's property White_Space, which is guaranteed not to change
  /// (https://www.unicode.org/policies/stability_policy.html). Looking it up in Swift takes as long
  /// as everything else that is done with a scalar.
  package var isWhiteSpace: Bool {
    switch value {
    case 0x20, 0x09...0x0D: true
    case ..<0x85: false
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the scalar ends a line.
  var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
