// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Where the compiler in use keeps the modules and libraries of SwiftSyntax.
let host: String = {
  let environment = ProcessInfo.processInfo.environment
  if let named = environment["HIG_SWIFT_HOST"] { return named }
  let folders = (environment["PATH"] ?? "").split(separator: ":")
  for folder in folders {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
  }
  return "/usr/lib/swift/host"
}()

/// Whether this package is built for another one that depends on a version of it.
///
/// SwiftPM refuses unsafe flags there. The modules and libraries of SwiftSyntax are then found
/// through pkg-config: `make swift-syntax` writes the file that names their folder.
///
/// A manifest is not told whether it is that of the root package; but SwiftPM checks dependencies
/// out into `checkouts`, from clones that it keeps in `repositories` beside it.
let isDependency: Bool = {
  let folder = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent()
  let clones = folder.deletingLastPathComponent().appendingPathComponent("repositories")
  return folder.lastPathComponent == "checkouts"
    && FileManager.default.fileExists(atPath: clones.path)
}()

let syntaxModules: [Target.Dependency] = isDependency ? ["CSwiftSyntax"] : []
let syntaxSearch: [SwiftSetting] = isDependency ? [] : [.unsafeFlags(["-I", host])]
let syntaxLibraries: [LinkerSetting] =
  isDependency
  ? []
  : [
    .unsafeFlags([
      "-L\(host)", "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host,
    ])
  ]

/// Where `make install` puts the libraries that commands load.
let besideLibraries: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/hig"], .when(platforms: [.linux])),
  .unsafeFlags(
    ["-Xlinker", "-rpath", "-Xlinker", "@executable_path/../lib/hig"],
    .when(platforms: [.macOS])),
]

/// Every target is compiled in the Swift 6 language mode, with the features of the next one on.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "hig",
  platforms: [.macOS(.v15)],
  products: [
    // A public interface mentions types of these modules only.
    .library(name: "Guidelines", targets: ["Guidelines"]),
    .library(name: "TextAnalysis", targets: ["TextAnalysis"]),
    .library(name: "DocumentModel", targets: ["DocumentModel"]),
    .library(name: "GuidelineReaders", targets: ["GuidelineReaders"]),
    .library(name: "Ingestion", targets: ["Ingestion"]),
    .library(name: "KnowledgeBase", targets: ["KnowledgeBase"]),
    .library(name: "LinterCore", targets: ["LinterCore"]),
    .library(name: "XMLEvents", targets: ["XMLEvents"]),
    .library(name: "InterfaceReaders", targets: ["InterfaceReaders"]),
    .library(name: "SwiftInterfaceReader", targets: ["SwiftInterfaceReader"]),
    .library(name: "Linting", targets: ["Linting"]),
    .executable(name: "hig", targets: ["hig"]),
    .executable(name: "hig-docs", targets: ["hig-docs"]),
    .executable(name: "hig-lint", targets: ["hig-lint"]),
    .executable(name: "hig-postgresql", targets: ["hig-postgresql"]),
    .plugin(name: "HigCheck", targets: ["HigCheck"]),
  ],
  targets: [
    // One C library each: a module map and the least possible shim.
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CGumbo", pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    .systemLibrary(
      name: "CBLAKE2", pkgConfig: "libb2", providers: [.apt(["libb2-dev"]), .brew(["libb2"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CPostgreSQL", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // Language data: a table a file, embedded; nothing of it is read before something asks.
    .target(name: "CLexicon"),
    .target(
      name: "Lexicon", dependencies: ["CLexicon"], exclude: ["Tables"], swiftSettings: strict),
    .target(name: "Guidelines", dependencies: ["Lexicon"], swiftSettings: strict),
    .target(name: "Workers", swiftSettings: strict),
    .target(name: "FileAccess", swiftSettings: strict),
    // What a command says to the process that connects it to a server, and hears.
    .target(name: "StoreWire", swiftSettings: strict),
    .target(
      name: "TextAnalysis", dependencies: ["Guidelines", "Lexicon", "CICU"], swiftSettings: strict),
    .target(
      name: "DocumentModel",
      dependencies: ["Guidelines", "Lexicon", "TextAnalysis", "CMarkGFM", "CGumbo"],
      swiftSettings: strict),
    .target(
      name: "GuidelineReaders",
      dependencies: ["Guidelines", "Lexicon", "TextAnalysis", "DocumentModel"],
      swiftSettings: strict),
    .target(
      name: "RuleLinkage", dependencies: ["Guidelines", "Lexicon", "TextAnalysis", "Workers"],
      swiftSettings: strict),
    .target(
      name: "KnowledgeBase",
      dependencies: [
        "Guidelines", "Lexicon", "TextAnalysis", "RuleLinkage", "Workers", "StoreWire", "CSQLite",
      ],
      // The folder is a link to the top-level Schema/: one file a migration, no copy of it in Swift.
      resources: [.embedInCode("Schema")],
      swiftSettings: strict),
    // Rules against the pages that they come from.
    .target(
      name: "SourceComparison",
      dependencies: [
        "Guidelines", "TextAnalysis", "DocumentModel", "GuidelineReaders", "RuleLinkage",
        "KnowledgeBase", "Workers",
      ],
      swiftSettings: strict),
    .target(
      name: "Ingestion",
      dependencies: [
        "Guidelines", "TextAnalysis", "GuidelineReaders", "KnowledgeBase", "FileAccess", "Workers",
        "CBLAKE2",
      ],
      swiftSettings: strict),
    .target(
      name: "LinterCore", dependencies: ["Guidelines", "Lexicon", "Workers"], swiftSettings: strict),
    .target(name: "XMLEvents", dependencies: ["CExpat"], swiftSettings: strict),
    .target(
      name: "InterfaceReaders", dependencies: ["Guidelines", "LinterCore", "XMLEvents"],
      swiftSettings: strict),
    .target(
      name: "SwiftInterfaceReader", dependencies: ["Guidelines", "LinterCore"] + syntaxModules,
      swiftSettings: strict + syntaxSearch, linkerSettings: syntaxLibraries),
    .target(
      name: "ReportReaders",
      dependencies: ["Guidelines", "TextAnalysis", "LinterCore", "XMLEvents"],
      swiftSettings: strict),
    .target(
      name: "Explanations",
      dependencies: ["Guidelines", "TextAnalysis", "LinterCore", "ReportReaders", "KnowledgeBase"],
      swiftSettings: strict),
    // The Model Context Protocol: messages in, messages out, no file and no socket.
    .target(
      name: "ModelContext",
      dependencies: [
        "Guidelines", "TextAnalysis", "KnowledgeBase", "SourceComparison", "LinterCore",
        "ReportReaders", "Explanations",
      ],
      swiftSettings: strict),
    // Its stream, and the linter as a process of its own.
    .target(
      name: "ContextTransport",
      dependencies: ["Guidelines", "KnowledgeBase", "LinterCore", "ModelContext", "FileAccess"],
      swiftSettings: strict),
    // What the three commands have in common: options, help, errors, completions, exit statuses.
    .target(
      name: "CommandLineKit",
      dependencies: ["Guidelines", "TextAnalysis", "KnowledgeBase", "LinterCore"],
      swiftSettings: strict),
    .executableTarget(
      name: "hig",
      dependencies: [
        "CommandLineKit", "Guidelines", "TextAnalysis", "GuidelineReaders", "Ingestion",
        "KnowledgeBase", "SourceComparison", "LinterCore", "InterfaceReaders", "ReportReaders",
        "Explanations", "FileAccess", "ModelContext", "ContextTransport", "ProjectConfiguration",
      ],
      // What `hig init` writes as it is.
      resources: [.embedInCode("Starter")],
      swiftSettings: strict,
      linkerSettings: [
        .unsafeFlags(
          ["-static-executable"], .when(platforms: [.linux], configuration: .release))
      ]),

    .target(
      name: "DocsServer",
      dependencies: [
        "Lexicon", "Guidelines", "TextAnalysis", "KnowledgeBase", "SourceComparison",
        "LinterCore", "ReportReaders", "Explanations", "ModelContext",
        "FileAccess", "CMicroHTTPD", "CZlib",
      ],
      resources: [.embedInCode("Assets")],
      swiftSettings: strict),
    // An executable of its own: libmicrohttpd would cost every start of `hig` a millisecond.
    .executableTarget(
      name: "hig-docs",
      dependencies: [
        "CommandLineKit", "Guidelines", "KnowledgeBase", "DocsServer", "ModelContext",
        "ContextTransport",
      ],
      swiftSettings: strict),

    // A knowledge base on a PostgreSQL server: the connection, the tables, the transactions.
    .target(
      name: "PostgreSQLStore", dependencies: ["StoreWire", "CPostgreSQL"],
      resources: [.embedInCode("Migrations")], swiftSettings: strict),
    // An executable of its own: libpq would cost every start of the others.
    .executableTarget(
      name: "hig-postgresql", dependencies: ["PostgreSQLStore"], swiftSettings: strict,
      linkerSettings: besideLibraries),

    // A project's `.hig.json`, which the linter and `hig ingest` read.
    .target(
      name: "ProjectConfiguration",
      dependencies: ["Guidelines", "TextAnalysis", "LinterCore", "FileAccess"],
      swiftSettings: strict),
    // The linter on files. What imports SwiftInterfaceReader needs SwiftSyntax on its search path.
    .target(
      name: "Linting",
      dependencies: [
        "Guidelines", "Lexicon", "TextAnalysis", "KnowledgeBase", "LinterCore", "InterfaceReaders",
        "SwiftInterfaceReader", "FileAccess", "ProjectConfiguration",
      ],
      swiftSettings: strict + syntaxSearch),
    // An executable of its own: SwiftSyntax comes as libraries that are loaded at every start.
    .executableTarget(
      name: "hig-lint",
      dependencies: [
        "CommandLineKit", "Guidelines", "TextAnalysis", "KnowledgeBase", "LinterCore", "Linting",
        "FileAccess",
      ],
      swiftSettings: strict + [.unsafeFlags(["-I", host])],
      linkerSettings: besideLibraries),

    // Runs the installed command: a package that uses it builds nothing of this one.
    .plugin(
      name: "HigCheck",
      capability: .command(
        intent: .custom(
          verb: "hig-check",
          description: "Checks the package by interface guidelines, with the installed hig"))),

    // What several test targets need, in one place.
    .target(
      name: "TestSupport", dependencies: ["Guidelines"], path: "Tests/TestSupport",
      swiftSettings: strict),
    // Mutated documents against every reader, run by `make fuzz`.
    .executableTarget(
      name: "Fuzzing",
      dependencies: ["Guidelines", "GuidelineReaders", "TextAnalysis", "TestSupport"],
      path: "Tests/Fuzzing", swiftSettings: strict),
    // Judged queries, what a ranking is worth, and FTS5 alone to compare with.
    .target(
      name: "SearchMeasures", dependencies: ["Guidelines", "KnowledgeBase"],
      path: "Tests/SearchMeasures",
      exclude: [
        "BlindQueries.tsv", "BlindSituations.tsv", "Corrections.tsv", "DrawnSituations.tsv",
        "HeldOutSituations.tsv", "JudgedQueries.tsv", "SituationQueries.tsv",
        "UnseenSituations.tsv",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "search-bench",
      dependencies: ["Guidelines", "TextAnalysis", "KnowledgeBase", "SearchMeasures"],
      path: "Tests/Benchmarks/Search", swiftSettings: strict),
    .testTarget(name: "WorkersTests", dependencies: ["Workers"], swiftSettings: strict),
    // Parses and does nothing else, to compare the linter with.
    .executableTarget(
      name: "lint-bench", dependencies: ["CExpat"], path: "Tests/Benchmarks/Lint",
      swiftSettings: strict + [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags([
          "-L\(host)", "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host,
        ])
      ]),
    // How the sources are built: branches, parameters, lines, cycles of files (`make structure`).
    .systemLibrary(name: "CIndexStore", path: "Tests/Structure/CIndexStore"),
    .executableTarget(
      name: "structure", dependencies: ["CIndexStore"], path: "Tests/Structure/Tool",
      swiftSettings: strict + [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags([
          "-L\(host)", "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host,
          "-L\(host)/../..", "-lIndexStore", "-Xlinker", "-rpath", "-Xlinker", "\(host)/../..",
        ])
      ]),
    .testTarget(
      name: "StructureTests", dependencies: ["structure", "TestSupport"],
      swiftSettings: strict + [.unsafeFlags(["-I", host])]),
    .testTarget(
      name: "LexiconTests",
      dependencies: ["Guidelines", "GuidelineReaders", "Lexicon", "TextAnalysis", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "GuidelinesTests", dependencies: ["Guidelines"], swiftSettings: strict),
    .testTarget(
      name: "TextAnalysisTests", dependencies: ["Guidelines", "TextAnalysis", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GuidelineReadersTests",
      dependencies: ["Guidelines", "TextAnalysis", "GuidelineReaders", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "RuleLinkageTests",
      dependencies: [
        "Guidelines", "TextAnalysis", "GuidelineReaders", "RuleLinkage", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "KnowledgeBaseTests",
      dependencies: [
        "Guidelines", "TextAnalysis", "GuidelineReaders", "KnowledgeBase", "SearchMeasures",
        "TestSupport", "CSQLite",
      ],
      // Files that earlier versions have made.
      exclude: ["Bases"],
      swiftSettings: strict),
    .testTarget(
      name: "ModelContextTests",
      dependencies: [
        "Guidelines", "KnowledgeBase", "LinterCore", "ModelContext", "ContextTransport", "hig",
        "hig-lint", "TestSupport",
      ],
      swiftSettings: strict + [.unsafeFlags(["-I", host])]),
    .testTarget(
      name: "CommandLineKitTests", dependencies: ["CommandLineKit", "Guidelines"],
      swiftSettings: strict),
    .testTarget(
      name: "IngestionTests",
      dependencies: ["Guidelines", "Ingestion", "KnowledgeBase", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LinterCoreTests",
      dependencies: [
        "Guidelines", "TextAnalysis", "GuidelineReaders", "KnowledgeBase", "LinterCore",
        "InterfaceReaders", "SwiftInterfaceReader", "TestSupport",
      ],
      swiftSettings: strict + [.unsafeFlags(["-I", host])]),
    .testTarget(name: "XMLEventsTests", dependencies: ["XMLEvents"], swiftSettings: strict),
    .testTarget(
      name: "ReportReadersTests",
      dependencies: ["Guidelines", "LinterCore", "ReportReaders", "TestSupport", "XMLEvents"],
      swiftSettings: strict),
    .testTarget(
      name: "ReportWritersTests",
      dependencies: ["Guidelines", "LinterCore", "ReportReaders", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ExplanationsTests",
      dependencies: [
        "Guidelines", "TextAnalysis", "GuidelineReaders", "Ingestion", "KnowledgeBase",
        "Lexicon", "LinterCore", "ReportReaders", "Explanations", "TestSupport",
      ],
      swiftSettings: strict),
    // The Corpus itself: ids, references, numbers and answers, read from the checkout.
    .testTarget(
      name: "CorpusTests",
      dependencies: [
        "Guidelines", "Lexicon", "TextAnalysis", "DocumentModel", "GuidelineReaders", "Ingestion",
        "KnowledgeBase", "LinterCore", "SearchMeasures", "SourceComparison", "TestSupport",
      ],
      exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "DocsServerTests",
      dependencies: [
        "Guidelines", "KnowledgeBase", "DocsServer", "ModelContext", "hig", "hig-docs",
        "TestSupport",
      ],
      swiftSettings: strict),
    // Another package that uses these libraries, as README has it.
    .testTarget(
      name: "LibraryUserTests", dependencies: ["TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: ["hig", "hig-docs", "hig-lint", "hig-postgresql", "TestSupport"],
      exclude: ["FirstTries.tsv", "Acme", "Companies"],
      swiftSettings: strict + [.unsafeFlags(["-I", host])]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

if isDependency {
  package.targets.append(
    .systemLibrary(name: "CSwiftSyntax", pkgConfig: "hig-swift-syntax"))
}
