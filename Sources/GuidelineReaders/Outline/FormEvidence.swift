/// What decided the form of a passage.
enum FormEvidence {
  /// Its markup.
  case markup
  /// Nothing: it is text.
  case text
  /// The label of an aside.
  case label
  /// A heading that ends like a sentence or is as long as one.
  case headingIsSentence
  /// A heading that is an order.
  case headingIsOrder
  /// It is one link to its own place in the page.
  case linkToItself
  /// A short line that is bold as a whole.
  case boldLine
  /// In plain text, a line alone that names a component.
  case namesComponent
  /// In plain text, the first line.
  case firstLine
  /// In plain text, a name that guideline pages share: "Best practices".
  case sharedName
  /// In plain text, a line that names platforms.
  case namesPlatforms
  /// In plain text, a short line above a sentence.
  case aboveSentence
  /// A short line above a table.
  case aboveTable
  /// A short text with an image in it.
  case holdsImage
  /// A short line below an image.
  case belowImage
}
