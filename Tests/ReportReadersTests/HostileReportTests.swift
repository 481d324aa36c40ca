import Guidelines
import LinterCore
import ReportReaders
import TestSupport
import Testing

@Suite("Broken and hostile reports")
struct HostileReportTests {
  @Test(
    "An error in one line says what is wrong",
    arguments: [
      ("", .empty), (" \n\t ", .empty), (#"{"version": "2.1.0", "runs": [{"tool""#, .truncated),
      (#"{"version": "2.1.0", "runs": [}"#, .notJSON),
      (#"{"a": [1, 1e400]}"#, .value(path: "a[1]")),
      (#"{"runs": [{"x": "\ud800"}]}"#, .value(path: "runs[0].x")),
      (LongText(String(repeating: "[", count: 100_000)), .truncated),
      (
        LongText(String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)),
        .notJSON
      ),
      (
        LongText(
          String(repeating: #"{"runs":"#, count: 5000) + "1" + String(repeating: "}", count: 5000)),
        .notJSON
      ),
      (#"{"version": "2.0.0", "runs": []}"#, .version("2.0.0")),
      (#"{"version": "1.0.0", "runs": []}"#, .version("1.0.0")),
      (#"{"version": "2.1.0", "runs": {}}"#, .shape(path: "runs", expected: "an array")),
      (#"{"version": "2.1.0", "runs": ["x"]}"#, .shape(path: "runs[0]", expected: "an object")),
      (
        #"{"version": "2.1.0", "runs": [{"results": "x"}]}"#,
        .shape(path: "runs[0].results", expected: "an array")
      ),
      (#"{"some": "thing"}"#, .unknownFormat), ("[1, 2]", .unknownFormat),
      ("<html><body>404</body></html>", .unknownFormat), ("hello", .unknownFormat),
      ("{ this is no JSON }", .notJSON),
    ] as [(LongText, ReportError.Reason)])
  func broken(text: LongText, reason: ReportError.Reason) {
    let error = #expect(throws: ReportError.self) { try read(text.text) }
    #expect(error?.reason == reason)
    for language in Language.allCases {
      let message = error?.message(in: language) ?? ""
      #expect(message.hasPrefix("report"))
      #expect(!message.contains("\n"))
    }
  }

  @Test("Bytes that are no text are refused with their place")
  func bytes() {
    let error = #expect(throws: ReportError.self) {
      try ReportReader().read([0x7B, 0x00, 0xFF, 0xFE, 0x01], name: "report")
    }
    guard case .encoding = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A report above the limit is refused with the limit named")
  func tooLarge() {
    let bytes = [UInt8](repeating: 0x20, count: ReportReader.limit + 1)
    let error = #expect(throws: ReportError.self) {
      try ReportReader().read(bytes, name: "report")
    }
    #expect(error?.reason == .tooLarge(limit: ReportReader.limit))
    #expect(error?.description.contains("100 MB") == true)
  }

  @Test(
    "Values of the wrong type are passed over, never trapped on",
    arguments: [
      #"{"message": 5}"#, #"{"message": {"text": 5, "arguments": {}}}"#, #"null"#, #"[]"#, #""x""#,
      #"{"ruleIndex": -5, "message": {"text": "m"}}"#,
      #"{"ruleIndex": 9223372036854775807, "message": {"text": "m"}}"#,
      #"{"rule": {"toolComponent": {"index": 9223372036854775807}}, "message": {"text": "m"}}"#,
      #"{"message": {"text": "{99999999999999999999} {-1} {", "arguments": [null]}}"#,
      #"{"message": {"text": "m"}, "locations": {"x": 1}}"#,
      #"{"message": {"text": "m"}, "locations": [null, 1, {"physicalLocation": []}]}"#,
      #"{"message": {"text": "m"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "%"}, "region": {"startLine": -1e300}}}]}"#,
      #"{"message": {"text": "m"}, "taxa": [{"index": -7, "toolComponent": {"index": 8}}]}"#,
      #"{"message": {"text": "m"}, "level": 7, "kind": [], "suppressions": 3}"#,
    ])
  func wrongTypes(result: String) throws {
    #expect(try read(log(results: result)).findings.count == 1)
  }
}
