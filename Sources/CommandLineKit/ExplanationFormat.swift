/// The output format of `hig explain`.
package enum ExplanationFormat: String, CaseIterable, Sendable {
  case text
  case json
  case sarif
  case github
  case xcode
}
