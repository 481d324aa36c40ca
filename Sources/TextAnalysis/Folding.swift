internal import CICU

/// The forms in which texts are compared.
public enum Folding {
  /// `text` in NFKC with letter case folded and invisible characters removed.
  ///
  /// Folding twice changes nothing.
  public static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return normalize(text, form: icu_nfkcCasefold)
  }

  /// `text` in NFC.
  public static func nfc(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return normalize(text, form: icu_nfc)
  }

  private static func normalize(
    _ text: String, form: (UnsafeMutablePointer<UErrorCode>) -> OpaquePointer?
  ) -> String {
    var error = U_ZERO_ERROR
    guard let form = form(&error) else { return text }
    let source = Array(text.utf16)
    var target = [UInt16](repeating: 0, count: source.count + source.count / 4 + 16)
    var count = icu_normalize(
      form, source, Int32(source.count), &target, Int32(target.count), &error)
    if error == U_BUFFER_OVERFLOW_ERROR {
      error = U_ZERO_ERROR
      target = [UInt16](repeating: 0, count: Int(count))
      count = icu_normalize(
        form, source, Int32(source.count), &target, Int32(target.count), &error)
    }
    return String(decoding: target[..<Int(count)], as: UTF16.self)
  }
}
