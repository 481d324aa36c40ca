import DocsServer
import Foundation
import Guidelines
import TestSupport

/// A site over documents that were ingested for it.
struct SiteFixture: Sendable {
  /// A few pages of the Corpus that lead to one another.
  static let corpus = SiteFixture(
    pages: ["tab-bars", "toolbars", "navigation-bars", "segmented-controls", "sidebars"].map {
      "Components/\($0).md"
    })

  let folder: TemporaryFolder
  let command: HigCommand
  let site: Site

  /// The file of the knowledge base.
  var database: String { folder.path("guidelines.sqlite") }

  init(pages: [String]) {
    let corpus = HigCommand.checkout.appending(path: "Corpus")
    var documents: [String: String] = [:]
    for page in pages {
      documents[page] = try? String(contentsOf: corpus.appending(path: page), encoding: .utf8)
    }
    self.init(documents: documents)
  }

  init(documents: [String: String]) {
    do {
      folder = try TemporaryFolder()
      command = HigCommand(home: folder.url)
      site = Site(database: folder.path("guidelines.sqlite"), build: "test")
      try ingest(documents)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Writes `documents` and ingests them, dropping those that were there before.
  func ingest(_ documents: [String: String]) throws {
    for (name, text) in documents { try folder.write(text, to: "documents/\(name)") }
    let run = try command.run(
      "ingest", folder.path("documents"), "--database", database, "--prune")
    precondition(run.status == 0, run.errors)
  }

  /// What the site answers to a browser on this machine.
  func get(
    _ target: String, method: String = "GET", accept: String? = nil, language: String? = nil,
    tag: String? = nil, since: String? = nil, gzip: Bool = false, host: String? = "localhost:8420",
    body: String = ""
  ) -> Response {
    var response = site.response(
      to: Request(
        method: method, target: target,
        headers: Request.Headers(
          host: host, accept: accept, acceptLanguage: language,
          acceptEncoding: gzip ? "gzip, br" : nil, ifNoneMatch: tag, ifModifiedSince: since),
        body: Array(body.utf8)))
    while let part = response.stream?.next() { response.body += part }
    return response
  }

  /// `text` as a value of a query.
  static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }

  /// Waits until the file has been left alone for so long that answers may be kept.
  func settle() throws {
    Thread.sleep(forTimeInterval: 3.1)
  }
}

extension Response {
  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as a JSON object.
  func json() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(body))
    guard let object = value as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    return object
  }
}
