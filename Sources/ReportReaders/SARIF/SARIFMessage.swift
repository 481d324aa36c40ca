internal import LinterCore

/// Finds the text of messages of a log and fills in their arguments (§3.11).
enum SARIFMessage {
  /// The text of `message` in a translation, from its `descriptor` and `component`; `nil` if it has
  /// none (§3.11.3).
  static func translated(
    _ message: JSONValue, descriptor: JSONValue, component: JSONValue
  ) -> String? {
    let reference: JSONValue = ["id": message["id"], "arguments": message["arguments"]]
    return text(reference, descriptor: descriptor, component: component)
  }

  /// The plain text of `message`; `nil` where there is none.
  ///
  /// A message without a text is looked up by its id: in the `messageStrings` of its descriptor,
  /// then in the `globalMessageStrings` of `component`.
  static func text(
    _ message: JSONValue, descriptor: JSONValue = .null, component: JSONValue = .null
  ) -> String? {
    var form = plain(message)
    var id = message["id"].text
    // `id` may be hierarchical as well (§3.11.10).
    while form == nil, let name = id {
      form =
        plain(descriptor["messageStrings"][name])
        ?? plain(component["globalMessageStrings"][name])
      id = name.lastIndex(of: "/").map { String(name[..<$0]) }
    }
    return form.map { withLinksAsText(filled($0, with: message["arguments"].elements)) }
  }

  /// The text of a message or of a multiformat message string, else its Markdown.
  static func plain(_ message: JSONValue) -> String? {
    message["text"].text ?? message["markdown"].text
  }

  /// `form` with `{0}` … replaced by `arguments`; `{{` and `}}` are braces (§3.11.5).
  private static func filled(_ form: String, with arguments: [JSONValue]) -> String {
    guard form.contains("{") || form.contains("}") else { return form }
    var text = ""
    var rest = form[...]
    while let next = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        text.append(next)
        rest = rest.dropFirst(2)
      } else if next == "{", let end = rest.firstIndex(of: "}"),
        let number = Int(rest[rest.index(after: rest.startIndex)..<end]),
        let argument = arguments.indices.contains(number) ? arguments[number].string : nil
      {
        text += argument
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(next)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// `text` with `[words](target)` reduced to the words (§3.11.6).
  private static func withLinksAsText(_ text: String) -> String {
    guard text.contains("](") || text.contains("\\[") || text.contains("\\]") else { return text }
    var plain = ""
    var rest = text[...]
    while let next = rest.first {
      if rest.hasPrefix("\\[") || rest.hasPrefix("\\]") || rest.hasPrefix("\\\\") {
        plain.append(rest[rest.index(after: rest.startIndex)])
        rest = rest.dropFirst(2)
      } else if next == "[", let link = Link(rest) {
        plain += link.words
        rest = rest[link.end...]
      } else {
        plain.append(next)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  /// A link at the beginning of a text: a number, or an address with a scheme.
  private struct Link {
    let words: String
    let end: String.Index

    init?(_ text: Substring) {
      guard let bracket = text.firstIndex(of: "]") else { return nil }
      let after = text.index(after: bracket)
      guard after < text.endIndex, text[after] == "(",
        let parenthesis = text[after...].firstIndex(of: ")")
      else { return nil }
      let target = text[text.index(after: after)..<parenthesis]
      guard Int(target) != nil || target.contains(":") else { return nil }
      words = String(text[text.index(after: text.startIndex)..<bracket])
      end = text.index(after: parenthesis)
    }
  }
}
