import CommandLineKit
import Guidelines
import Ingestion
import KnowledgeBase
import TextAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder of the guideline pages and the glossary that come with the command.
struct CorpusFolder {
  /// The folder.
  let path: String

  /// Finds it: `$HIG_CORPUS`, else in the installation, else in a folder above the command.
  static func find(environment: [String: String]) throws(Failure) -> CorpusFolder {
    var candidates: [String] = []
    if isNamed(in: environment), let named = environment["HIG_CORPUS"] {
      candidates = [named]
    } else {
      var folder = executable.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      candidates.append((folder.dropLast() + ["share", "hig", "Corpus"]).joined(separator: "/"))
      while folder.count > 1 {
        folder = folder.dropLast()
        candidates.append((folder + ["Corpus"]).joined(separator: "/"))
      }
    }
    guard let path = candidates.first(where: { isCorpus($0) }) else {
      throw .file(.noCorpus(tried: Array(candidates.prefix(2))))
    }
    return CorpusFolder(path: path)
  }

  /// Whether `$HIG_CORPUS` is set, so that no other folder will do.
  static func isNamed(in environment: [String: String]) -> Bool {
    !environment["HIG_CORPUS", default: ""].isEmpty
  }

  /// The glossary that every knowledge base holds.
  func glossary() throws(Failure) -> Glossary {
    let file = path + "/" + Self.glossaryName
    let bytes = try File.bytes(at: file)
    do {
      return try Glossary(tsv: String(decoding: bytes, as: UTF8.self), name: file)
    } catch {
      throw .glossary(error)
    }
  }

  /// Builds the default knowledge base.
  func build(at place: DatabasePlace, telling language: Language) throws(Failure) {
    try place.make { draft throws(Failure) in
      Output.tell(
        Phrase(
          "hig: building \(place.path) from \(path)",
          "hig: \(path)에서 \(place.path)을(를) 만듭니다")[language])
      let report = try Ingestion.run([path], intoFileAt: draft, glossary: try glossary())
      if let failure = report.failures.first { throw .ingestion(failure) }
    }
  }

  private static let glossaryName = "Glossary.tsv"

  private static func isCorpus(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + glossaryName)
  }

  /// The running executable, links resolved.
  static var executable: String {
    #if os(Linux)
      let named = "/proc/self/exe"
    #else
      let named = CommandLine.arguments[0]
    #endif
    guard let resolved = realpath(named, nil) else { return CommandLine.arguments[0] }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
