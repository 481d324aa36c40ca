import Foundation
import TestSupport
import TextAnalysis

/// Damages documents at random and reads them, until the time is over.
///
/// The readers run in processes of their own, so that a crash, a second of processor time spent
/// on 100 kB, or 2 GB of memory is a finding with its input kept, not the end of the run. The
/// same seed makes the same documents.
@main
struct Fuzzing {
  /// How many documents one process reads.
  private static let batch = 250
  private static let memory: UInt64 = 2 << 30

  private var minutes = 1.0
  private var seed: UInt64 = 1
  private var jobs = 2
  private var folder = URL(filePath: ".build/fuzzing")

  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--worker", arguments.count == 4 {
      try work(
        seed: UInt64(arguments[1]) ?? 1, first: Int(arguments[2]) ?? 0,
        folder: URL(filePath: arguments[3]))
      return
    }
    if arguments.first == "--shrink", arguments.count == 2 {
      let file = URL(filePath: arguments[1])
      try Data(shrink(Array(try Data(contentsOf: file)))).write(to: file)
      return
    }
    var fuzzing = Fuzzing()
    while let option = arguments.first, arguments.count > 1 {
      let value = arguments[1]
      arguments.removeFirst(2)
      switch option {
      case "--minutes": fuzzing.minutes = Double(value) ?? fuzzing.minutes
      case "--seed": fuzzing.seed = UInt64(value) ?? fuzzing.seed
      case "--jobs": fuzzing.jobs = Int(value) ?? fuzzing.jobs
      case "--folder": fuzzing.folder = URL(filePath: value)
      default: break
      }
    }
    exit(try fuzzing.run() ? 0 : 1)
  }

  // MARK: - The one that starts the others

  /// Runs until the time is over; whether nothing was found.
  private func run() throws -> Bool {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let end = Date(timeIntervalSinceNow: minutes * 60)
    var next = 0
    var cases = 0
    var findings: [String] = []
    var running: [(process: Process, first: Int, place: URL)] = []
    while Date() < end || !running.isEmpty {
      while running.count < jobs, Date() < end {
        running.append(try start(at: next))
        next += Self.batch
      }
      let (process, first, place) = running.removeFirst()
      process.waitUntilExit()
      let last = Int(
        (try? String(contentsOf: place.appending(path: "case"), encoding: .utf8)) ?? "")
      cases += (last ?? first) - first + 1
      if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
        let number = last ?? first
        let name = "\(seed)-\(number)"
        let kept = folder.appending(path: name)
        try? FileManager.default.removeItem(at: kept)
        try FileManager.default.copyItem(at: place.appending(path: "input"), to: kept)
        let how =
          process.terminationReason == .uncaughtSignal
          ? "signal \(process.terminationStatus)" : "fault"
        findings.append(name)
        print("\(kept.path): \(how)")
        if number + 1 < first + Self.batch, Date() < end {
          running.append(try start(at: number + 1, until: first + Self.batch))
        }
      }
      try? FileManager.default.removeItem(at: place)
    }
    print(
      "seed \(seed): \(cases) documents in \(minutes) minutes, \(findings.count) findings")
    return findings.isEmpty
  }

  private func start(
    at first: Int, until end: Int? = nil
  ) throws -> (process: Process, first: Int, place: URL) {
    let place = folder.appending(path: "run-\(first)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--worker", String(seed), String(first), place.path]
    try process.run()
    return (process, first, place)
  }

  // MARK: - One of the others

  private static func work(seed: UInt64, first: Int, folder: URL) throws {
    let samples = Samples.load()
    let subject = Subject(glossary: glossary())
    Subject.limitMemory(bytes: memory)
    let end = (first / batch + 1) * batch
    for number in first..<end {
      var chance = Chance(seed: seed &* 1_000_003 &+ UInt64(number))
      let sample = samples[chance.below(samples.count)]
      let other = samples[chance.below(samples.count)].bytes
      var bytes = sample.bytes
      for _ in 0..<chance.length(upTo: 6) {
        Mutation.allCases[chance.below(Mutation.allCases.count)]
          .apply(to: &bytes, other: other, chance: &chance)
      }
      try Data(bytes).write(to: folder.appending(path: "input"))
      try Data(String(number).utf8).write(to: folder.appending(path: "case"))
      Subject.limitTime(bytes: bytes.count)
      if let fault = subject.fault(in: bytes, asGlossary: sample.isGlossary) {
        print("case \(number): \(fault)")
        exit(3)
      }
    }
  }

  /// The smallest part of `bytes` found that still shows a fault; prints what it is.
  private static func shrink(_ bytes: [UInt8]) -> [UInt8] {
    let subject = Subject(glossary: glossary())
    func isFaulty(_ bytes: [UInt8]) -> Bool {
      subject.fault(in: bytes, asGlossary: false) != nil
    }
    var bytes = bytes
    var length = bytes.count / 2
    while length > 0, isFaulty(bytes) {
      var start = 0
      while start < bytes.count {
        let shorter = Array(bytes[..<start] + bytes.dropFirst(start + length))
        if isFaulty(shorter) { bytes = shorter } else { start += length }
      }
      length /= 2
    }
    print(
      subject.fault(in: bytes, asGlossary: false) ?? "nothing is wrong",
      String(decoding: bytes, as: UTF8.self).debugDescription)
    return bytes
  }

  private static func glossary() -> Glossary {
    let file = HigCommand.checkout.appending(path: "Corpus/Glossary.tsv")
    guard let data = try? Data(contentsOf: file),
      let glossary = try? Glossary(
        tsv: String(decoding: data, as: UTF8.self), name: "Glossary.tsv")
    else { return Glossary(concepts: []) }
    return glossary
  }
}
