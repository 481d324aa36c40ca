/// Documents, reports and file names are not trusted: their contents must not control a terminal.
extension String {
  /// The string with tabs and line breaks replaced by spaces, and other control characters and
  /// bidirectional formatting characters by U+FFFD.
  package var withoutControls: String { replacingControls { _, _ in false } }

  /// Like ``withoutControls``, but keeps line breaks, tabs and, if `isStyled`, escape sequences
  /// that style text (ECMA-48, 8.3.117: `ESC [ 1 ; 4 m`).
  package func asPage(isStyled: Bool) -> String {
    replacingControls { scalar, rest in
      guard scalar == "\u{1B}", isStyled else { return scalar == "\n" || scalar == "\t" }
      let sequence = rest.prefix(8)
      guard sequence.first == "[", let end = sequence.firstIndex(of: "m") else { return false }
      return sequence[..<end].dropFirst().allSatisfy { ("0"..."9").contains($0) || $0 == ";" }
    }
  }

  private func replacingControls(
    except isKept: (Unicode.Scalar, Substring.UnicodeScalarView) -> Bool
  ) -> String {
    let nothing = Substring().unicodeScalars
    // Most texts have no control characters but line breaks and tabs.
    guard unicodeScalars.contains(where: { $0.isControl && !isKept($0, nothing) }) else {
      return self
    }
    var text = UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if !scalar.isControl || isKept(scalar, rest) {
        text.append(scalar)
      } else {
        text.append("\t\n\r".unicodeScalars.contains(scalar) ? " " : "\u{FFFD}")
      }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
