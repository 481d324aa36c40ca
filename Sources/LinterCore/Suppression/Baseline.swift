/// The known findings of a project, which are not reported again.
///
/// A finding is identified by its content instead of its line, so it stays known if lines move.
public struct Baseline: Hashable, Sendable {
  /// Findings that differ only in their lines.
  public struct Entry: Hashable, Codable, Sendable {
    /// Their identity: check, file and evidence.
    public var fingerprint: String
    /// The number of such findings.
    public var count: Int
  }

  /// The known findings, sorted by fingerprint.
  public var entries: [Entry]

  /// Creates a baseline.
  public init(entries: [Entry]) { self.entries = entries }

  /// A baseline of `findings`; `file` converts a path to one relative to the baseline.
  public init(_ findings: [Finding], file: (String) -> String) {
    var counts: [String: Int] = [:]
    for finding in findings { counts[finding.identity(in: file(finding.file)), default: 0] += 1 }
    entries = counts.sorted { $0.key < $1.key }.map(Entry.init)
  }

  /// Splits `findings` into new and known ones, and counts the known ones that no longer occur.
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
