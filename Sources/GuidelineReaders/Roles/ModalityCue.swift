package import Guidelines

/// How strongly a sentence binds, and the words of it that tell.
package struct ModalityCue: Equatable, Sendable {
  package let modality: Modality
  package let words: String
}
