import CommandLineKit
import Guidelines
import KnowledgeBase
import LinterCore
import ModelContext
import TextAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The part of a list that `--limit`, `--offset` and `--cursor` select.
struct RecordPage<Record> {
  let records: [Record]
  /// The index of the next record; `nil` at the end of the list.
  let next: Int?

  init(of all: [Record], from start: Int, limit: Int?) {
    let rest = all.dropFirst(start)
    records = Array(rest.prefix(limit ?? .max))
    next = records.count < rest.count ? start + records.count : nil
  }
}

extension Session {
  /// The output format: `--format`, else JSON if `--json` is given.
  var format: RecordFormat {
    get throws(Failure) {
      try choice(.recordFormat, of: RecordFormat.self)
        ?? (invocation.has(.json) ? .json : .text)
    }
  }

  /// The index of the first record: `--cursor`, else `--offset`.
  var start: Int {
    get throws(Failure) {
      try option { line throws(UsageError) in
        let option = line.has(.cursor) ? Option.cursor : .offset
        return try line.number(option, in: 0...1_000_000_000) ?? 0
      }
    }
  }

  /// The requested part of `all`.
  func page<Record>(of all: [Record]) throws(Failure) -> RecordPage<Record> {
    RecordPage(of: all, from: try start, limit: try count(.limit))
  }

  /// Prints `payload`, whose records are its member `list`, as JSON or with one record per line.
  ///
  /// `next` is the index of the next record; without `list` the document is the only record.
  func print(
    _ payload: some Encodable, list: String?, next: Int? = nil, as format: RecordFormat
  ) throws(Failure) {
    let isPart = invocation.has(.limit) || invocation.has(.cursor)
    guard format == .ndjson || isPart || !selection.isWhole else { return print(json: payload) }
    var document = JSONValue(encoding: ContractDocument(payload))
    if let language = selection.language { document = document.narrowed(to: language) }
    if let list {
      document[list] = .array(try selected(document[list].elements))
      if isPart, let next { document["next"] = .string("\(next)") }
    } else {
      let schema = document["schema"]
      document = try selected([document])[0]
      document["schema"] = schema
    }
    if format == .ndjson {
      let records = list.map { document[$0].elements } ?? [document]
      Output.write(records.flatMap { $0.line + [UInt8(ascii: "\n")] })
      if let next {
        tell(Phrase("hig: more with --cursor \(next)", "hig: 다음은 --cursor \(next)"))
      }
    } else {
      Output.write(document.line + [UInt8(ascii: "\n")])
    }
  }

  /// The members of `records` that `--fields` names.
  private func selected(_ records: [JSONValue]) throws(Failure) -> [JSONValue] {
    let known = Set(records.flatMap { $0.object?.members.map(\.key) ?? [] })
    for field in selection.fields where !known.isEmpty && !known.contains(field[0]) {
      throw .usage(
        .badValue(
          option: Option.fields.typed, value: field.joined(separator: "."),
          expected: known.sorted().joined(separator: ", ")))
    }
    return selection.fields.isEmpty ? records : records.map { $0.members(at: selection.fields) }
  }

  private var selection: RecordSelection {
    RecordSelection(
      language: invocation.has(.lang) && presentation != .both ? presentation.messages : nil,
      fields: (invocation[.fields] ?? "").split(separator: ",").map { path in
        path.split(separator: ".").map(String.init)
      }.filter { !$0.isEmpty })
  }
}

/// The requested part of each record.
struct RecordSelection {
  /// The one language of the texts; `nil` for both.
  let language: Language?
  /// The paths of the requested members; empty for all.
  let fields: [[String]]

  var isWhole: Bool { language == nil && fields.isEmpty }
}

extension JSONValue {
  /// The value that `payload` encodes to.
  init(encoding payload: some Encodable) {
    guard let data = try? JSONEncoder().encode(payload), let value = JSONValue(data) else {
      preconditionFailure("every payload of a command encodes")
    }
    self = value
  }

  /// A copy with only the members at `paths`; a path through an array applies to each element.
  fileprivate func members(at paths: [[String]]) -> JSONValue {
    if case .array(let elements) = self { return .array(elements.map { $0.members(at: paths) }) }
    guard let object else { return self }
    let kept = object.members.compactMap { member -> (String, JSONValue)? in
      let rest = paths.filter { $0[0] == member.key }.map { Array($0.dropFirst()) }
      guard !rest.isEmpty else { return nil }
      let isWhole = rest.contains { $0.isEmpty }
      return (member.key, isWhole ? member.value : member.value.members(at: rest))
    }
    return .object(JSONObject(kept))
  }
}

extension Page {
  /// Adds rows of cells as a table of Markdown (GitHub Flavored Markdown, section 4.10).
  mutating func markdownTable(_ rows: [[String]], header: [String]) {
    let table = TextTable(rows: rows, header: header).withoutEmptyColumns
    let count = table.rows.map(\.count).max() ?? 0
    let head = table.header.isEmpty ? Array(repeating: "", count: count) : table.header
    for row in [head, Array(repeating: "---", count: count)] + table.rows {
      let cells = row.map { $0.replacing("|", with: "\\|").replacing("\n", with: " ") }
      line("| " + cells.joined(separator: " | ") + " |")
    }
  }
}
