/// The findings that a project lives with: only new ones count.
///
/// A finding is known by what it is, not by its line, so that it stays known where lines move.
public struct Baseline: Hashable, Sendable {
  /// Findings that nothing but their lines tells apart.
  public struct Entry: Hashable, Codable, Sendable {
    /// What they are: their check, their file, and what was seen.
    public var fingerprint: String
    /// How many there are.
    public var count: Int
  }

  /// The findings known, in the order of their fingerprints.
  public var entries: [Entry]

  /// Creates a baseline.
  public init(entries: [Entry]) { self.entries = entries }

  /// A baseline that knows `findings`; `file` gives a file's path from where the baseline stands.
  public init(_ findings: [Finding], file: (String) -> String) {
    var counts: [String: Int] = [:]
    for finding in findings { counts[finding.identity(in: file(finding.file)), default: 0] += 1 }
    entries = counts.sorted { $0.key < $1.key }.map(Entry.init)
  }

  /// `findings` in those that are new and those that are known, and how many are known that are
  /// there no more.
  public func split(
    _ findings: [Finding], file: (String) -> String
  ) -> (new: [Finding], known: [Finding], gone: Int) {
    var counts = Dictionary(entries.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: +)
    var new: [Finding] = []
    var known: [Finding] = []
    for finding in findings {
      let identity = finding.identity(in: file(finding.file))
      if let count = counts[identity], count > 0 {
        counts[identity] = count - 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    return (new, known, counts.values.reduce(0) { $0 + max($1, 0) })
  }
}

extension Baseline: Codable {
  private enum CodingKeys: String, CodingKey {
    case schema
    case findings
  }

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    entries = try container.decode([Entry].self, forKey: .findings)
  }

  /// Writes `{"schema": 1, "findings": [{"fingerprint", "count"}]}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schema)
    try container.encode(entries, forKey: .findings)
  }
}
