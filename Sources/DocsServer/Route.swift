internal import Guidelines
internal import KnowledgeBase

/// An address of the site, as data: the router and the description of the API both read this.
struct Route: Sendable {
  /// A part of the path.
  enum Segment: Equatable, Sendable {
    case literal(String)
    /// One segment, whatever it is.
    case parameter(String)
    /// One segment or more: a path of its own.
    case rest(String)
  }

  /// What it is asked by; `GET` stands for `HEAD` too.
  var method = "GET"
  /// The path, segment by segment.
  let path: [Segment]
  /// What is there, in one line.
  let summary: Phrase
  /// What it takes.
  var parameters: [Parameter] = []
  /// What it answers, for the description of the API; `nil` for what is no part of it.
  var api: APIOperation?
  /// What does not depend on the content; `nil` where `answer` is to be asked.
  var constant: (@Sendable ([Route]) -> Reply)?
  /// Answers from the content.
  let answer: @Sendable (Visit) throws(KnowledgeBaseError) -> Reply

  /// The parameters in `path`; `nil` where it is another one.
  func match(_ path: [String]) -> [String: String]? {
    var found: [String: String] = [:]
    for (index, segment) in self.path.enumerated() {
      if case .rest(let name) = segment {
        guard index < path.count else { return nil }
        found[name] = path[index...].joined(separator: "/")
        return found
      }
      guard index < path.count else { return nil }
      switch segment {
      case .literal(let name): guard path[index] == name else { return nil }
      case .parameter(let name): found[name] = path[index]
      case .rest: return nil
      }
    }
    return path.count == self.path.count ? found : nil
  }
}

/// What a route is told of one request.
struct Visit {
  /// The content.
  let base: KnowledgeBase
  /// What was read of it before.
  let contents: Contents
  /// Who reads.
  let reader: Reader
  /// The values given, each checked against its parameter.
  let values: [String: String]
  /// The path as segments and the query, for links to the same page.
  let target: Target
  /// The body of the request.
  let body: [UInt8]
  /// The value of `parameter`; an empty one of the query is as none.
  subscript(parameter: Parameter) -> String? {
    values[parameter.name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What the parameters narrow a list to.
  var filter: Filter {
    Filter(
      component: self[.component].flatMap(ComponentName.init(rawValue:)),
      platform: self[.platform].flatMap(Platform.init(rawValue:)),
      asOf: self[.asOf].flatMap { Edition($0) })
  }
}

/// What a route answers.
enum Reply {
  case page(Page)
  case json(any Encodable)
  /// Bytes that are a document of their own.
  case document(MediaType, [UInt8])
  case markdown(String)
  case moved(Address)
  case problem(Problem)
}

/// A page of the site, before its frame is put around it.
struct Page {
  /// What it is called.
  var title: String
  /// Which part of the site it belongs to.
  var part: Part?
  /// What was searched for.
  var query = ""
  /// The content.
  var content: Markup
  /// Whether the field to search with stands in the content rather than in the frame.
  var leadsWithSearch = false

  /// The parts that the navigation shows.
  enum Part: CaseIterable {
    case components
    case metrics
    case checks
    case terms
    case documents
    case audit
  }
}
