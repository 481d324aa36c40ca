import Guidelines
import LinterCore
import ReportReaders
import TestSupport
import Testing

@Suite("Mutated reports")
struct MutationTests {
  @Test("2,000 damaged reports are read or refused in one line, none slowly")
  func damaged() throws {
    var samples = MutatedReports.samples
    if Shared.isPresent {
      samples += try Shared.files("reports").map { try Shared.bytes("reports/" + $0) }
    }
    var chance = SeededGenerator(seed: 6)
    var read = 0
    var slowest = Duration.zero
    let (_, all) = ProcessorTime.measure {
      for number in 0..<2000 {
        let bytes = MutatedReports.damaged(samples[number % samples.count], using: &chance)
        let (_, time) = ProcessorTime.measure {
          do throws(ReportError) {
            let report = try ReportReader().read(bytes, name: "report")
            read += 1
            for place in report.findings.compactMap(\.place) {
              #expect((place.line ?? 1) > 0 || report.format != .diagnostics, "\(number)")
            }
          } catch {
            for language in Language.allCases {
              #expect(!error.message(in: language).contains { $0.isNewline }, "\(number)")
            }
          }
        }
        slowest = max(slowest, time)
      }
    }
    print("mutated reports: \(read) of 2000 read, slowest \(slowest), all \(all)")
    #expect(read > 300)
    #expect(slowest < .seconds(1))
  }
}
