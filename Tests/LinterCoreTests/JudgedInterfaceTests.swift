import Foundation
import Guidelines
import InterfaceReaders
import LinterCore
import SwiftInterfaceReader
import TestSupport
import Testing

@Suite("Quality: what is found on judged screens is what a reviewer says")
struct JudgedInterfaceTests {
  /// A check on a line of a file.
  private struct Mark: Hashable {
    let file: String
    let line: Int
    let check: String
  }

  private static let folder = Corpus.root.appending(path: "Tests/JudgedInterfaces")

  /// The marks that comments of `source`, in Swift or XML, begin with `word`.
  private func marks(_ word: String, in source: String, of file: String) -> Set<Mark> {
    var found: Set<Mark> = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard
        let range = line.firstRange(of: "// \(word): ") ?? line.firstRange(of: "<!-- \(word): ")
      else { continue }
      for check in line[range.upperBound...].split(separator: " ") where check != "-->" {
        found.insert(Mark(file: file, line: index + 1, check: String(check)))
      }
    }
    return found
  }

  @Test("Nothing else is found, and nine of ten judged findings are")
  func quality() throws {
    let numbers = GuidelineNumbers(metrics: try Corpus.metrics.get())
    var (wanted, unwanted): (Set<Mark>, Set<Mark>) = ([], [])
    var interface = Interface()
    var sources: [SwiftSource] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    where !name.hasSuffix(".md") {
      let source = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      wanted.formUnion(marks("finds", in: source, of: name))
      unwanted.formUnion(marks("leaves", in: source, of: name))
      if name.hasSuffix(".swift") {
        sources.append(SwiftSource(source, path: name))
      } else {
        interface.merge(try InterfaceBuilderReader.read(Array(source.utf8), path: name))
      }
    }
    let module = SwiftModule(sources)
    for source in sources { interface.merge(SwiftInterfaceReader.read(source, in: module)) }
    let findings = lint(
      interface, numbers: numbers, configuration: LintConfiguration(platforms: [.iOS])
    ).findings
    let found = Set(findings.map { Mark(file: $0.file, line: $0.line, check: $0.check.rawValue) })
    let known = Set(Checks.all.map(\.id.rawValue))
    #expect(wanted.union(unwanted).filter { !known.contains($0.check) }.isEmpty, "no such check")
    func percent(_ part: Int, of whole: Int) -> String {
      whole == 0 ? "–" : "\(100 * part / whole) %"
    }
    var lines = ["check  right  wrong  missed  left alone  precision  recall"]
    for check in Set(wanted.union(unwanted).union(found).map(\.check)).sorted() {
      let own = found.filter { $0.check == check }
      let right = own.intersection(wanted).count
      let left = unwanted.filter { $0.check == check }.subtracting(own).count
      let missed = wanted.filter { $0.check == check }.subtracting(own).count
      let shares = [percent(right, of: own.count), percent(right, of: right + missed)]
      lines.append(
        "\(check)  \(right)  \(own.count - right)  \(missed)  \(left)  "
          + shares.joined(separator: "  "))
    }
    lines.append("judged: \(wanted.count) findings, \(unwanted.count) non-findings")
    print(lines.joined(separator: "\n"))
    let wrong = found.subtracting(wanted).map { "\($0.file):\($0.line) \($0.check)" }.sorted()
    let missed = wanted.subtracting(found).map { "\($0.file):\($0.line) \($0.check)" }.sorted()
    #expect(wrong == [], "wrong")
    #expect(Double(missed.count) <= 0.1 * Double(wanted.count), "missed: \(missed)")
  }
}
