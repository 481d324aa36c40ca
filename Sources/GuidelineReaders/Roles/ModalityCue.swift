package import Guidelines

/// The modality of a sentence, and the words that express it.
package struct ModalityCue: Equatable, Sendable {
  package let modality: Modality
  package let words: String
}
