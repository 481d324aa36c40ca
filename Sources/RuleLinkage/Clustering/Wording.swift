import Guidelines

/// The exact text of a record and its component.
///
/// Records with the same wording form one cluster.
struct Wording: Hashable {
  let component: ComponentName?
  let text: Bilingual<String>
  /// A hash of the lengths, beginnings and ends of the texts, which distinguishes nearly all.
  ///
  /// Hashing a Korean string would normalise it first, and stored texts are normalised already.
  private let digest: Int

  init(component: ComponentName?, text: Bilingual<String>) {
    self.component = component
    self.text = text
    digest = Self.digest(of: component, text)
  }

  private static func digest(of component: ComponentName?, _ text: Bilingual<String>) -> Int {
    var hasher = Hasher()
    hasher.combine(component)
    for language in Language.allCases {
      guard var text = text[language] else { continue }
      text.withUTF8 { bytes in
        hasher.combine(bytes.count)
        hasher.combine(
          bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).prefix(48)))
        hasher.combine(
          bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).suffix(48)))
      }
    }
    return hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
