/// What `hig explain` prints.
enum ExplanationFormat: String, CaseIterable {
  case text
  case json
  case sarif
  case github
  case xcode
}
