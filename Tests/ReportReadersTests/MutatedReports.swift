import LinterCore
import TestSupport

/// Damaged reports: bytes at random, or values of a log that stay JSON.
enum MutatedReports {
  /// Reports of every format, for where ../shared is missing as well.
  static let samples: [[UInt8]] = [
    log(
      driver: #""rules": [{"id": "A", "messageStrings": {"m": {"text": "{0} of {1}"}}}]"#,
      results: """
        {"ruleId": "A/1", "ruleIndex": 0, "message": {"id": "m", "arguments": ["1", "2"]},
         "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a%20b", "uriBaseId": "R",
           "index": 0}, "region": {"charOffset": 3}}, "logicalLocations": [{"index": 0}]}],
         "taxa": [{"id": "401", "toolComponent": {"name": "CWE", "index": 0}}],
         "suppressions": [{"kind": "inSource"}], "baselineState": "new",
         "relatedLocations": [{"message": {"text": "see [here](1)"}}]}
        """,
      run: """
        "originalUriBaseIds": {"R": {"uri": "file:///r/"}},
        "artifacts": [{"location": {"uri": "z"}, "contents": {"text": "ab\\ncd"}}],
        "taxonomies": [{"name": "CWE", "taxa": [{"id": "401", "name": "Leak"}]}],
        "translations": [{"language": "ko", "rules": [{"id": "A"}]}],
        "invocations": [{"executionSuccessful": false, "toolExecutionNotifications": [{"message":
          {"text": "n"}}]}]
        """),
    """
    /a/b.swift:12:5: warning: Line Length Violation: 12 characters (line_length)
        let x = 1
            ^~~~
    /a/Main.storyboard:aBc-1d-Efg: warning: 폭이 고정됨 [9]
    c:\\a.c(3,4): error C4996: old [-Wdeprecated]
    \u{1B}[31mld: warning: x\u{1B}[0m
    """,
    """
    <?xml version="1.0" encoding="UTF-8"?><checkstyle version="4.3"><file name="a&amp;b.swift">
    <error line="1" column="2" severity="warning" message="&#49828;" source="swiftlint.rules.x"/>
    <exception><![CDATA[at x]]></exception></file></checkstyle>
    """,
    """
    [{"file": "a", "line": 1, "character": null, "severity": "Warning", "reason": "r",
      "rule_id": "x", "type": "X"}]
    """,
    """
    {"schema": 1, "findings": [{"rule": "tab-count", "check": "tab-count", "severity": "warning",
      "message": {"en": "six", "ko": "여섯"}, "file": "a", "line": 1, "column": 2,
      "evidence": {"count": 6}}], "files": 1, "skipped": [{"file": "b", "reason": "r"}]}
    """,
  ].map { Array($0.utf8) }

  /// What the readers treat specially.
  private static let tokens: [[UInt8]] = [
    "{", "}", "[", "]", "\"", ":", ",", "null", "-1", "1e308", "9223372036854775808", "\\u0000",
    "\\ud83d\\ude00", "{0}", "{99999999999}", "](", "%", "%EA", "file:///", "..", "/", "\u{1B}[",
    ": warning: ", ":1:2: error: ", "(3,4)", "[-W", "^", "\n", "\r", "\u{FEFF}", "\u{0}", "</file>",
    "<error", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&b;", "&#0;", "<![CDATA[", "\"runs\":", "한", "é",
  ].map { Array($0.utf8) }

  /// `bytes` with up to three places damaged; never above 100 kB.
  static func damaged(_ bytes: [UInt8], using chance: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &chance) {
      let place = Int.random(in: 0...bytes.count, using: &chance)
      let end = min(bytes.count, place + Int.random(in: 0...40, using: &chance))
      switch Int.random(in: 0..<6, using: &chance) {
      case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.removeSubrange(place...)
      case 3:
        let count = Int.random(in: 0..<20, using: &chance) == 0 ? 1000 : 2
        bytes.insert(
          contentsOf: repeatElement(bytes[place..<end], count: count).joined(), at: place)
      default:
        let token = tokens.randomElement(using: &chance) ?? []
        let count = Int.random(in: 0..<20, using: &chance) == 0 ? 2000 : 1
        bytes.insert(contentsOf: repeatElement(token, count: count).joined(), at: place)
      }
    }
    return Array(bytes.prefix(100_000))
  }
}
