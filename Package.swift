// swift-tools-version: 6.2
import PackageDescription

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
    .library(name: "Guidelines", targets: ["Guidelines"]),
    .library(name: "KnowledgeBase", targets: ["KnowledgeBase"]),
    .library(name: "LinterCore", targets: ["LinterCore"]),
    .executable(name: "hig", targets: ["hig"]),
    .executable(name: "hig-docs", targets: ["hig-docs"]),
  ],
  targets: [
    // One C library each: a module map and the least possible shim.
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),

    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    .target(name: "Guidelines", swiftSettings: strict),
    .target(name: "TextAnalysis", dependencies: ["Guidelines", "CICU"], swiftSettings: strict),
    .target(
      name: "GuidelineReaders", dependencies: ["Guidelines", "TextAnalysis", "CMarkGFM"],
      swiftSettings: strict),
    .target(
      name: "KnowledgeBase", dependencies: ["Guidelines", "TextAnalysis", "CSQLite"],
      // The folder is a link to the top-level Schema/: one file a migration, no copy of it in Swift.
      resources: [.embedInCode("Schema")],
      swiftSettings: strict),
    .target(name: "LinterCore", dependencies: ["Guidelines"], swiftSettings: strict),
    .executableTarget(
      name: "hig",
      dependencies: ["Guidelines", "TextAnalysis", "GuidelineReaders", "KnowledgeBase"],
      swiftSettings: strict),

    .target(
      name: "DocsServer",
      dependencies: ["Guidelines", "TextAnalysis", "KnowledgeBase", "CMicroHTTPD", "CZlib"],
      resources: [.embedInCode("Assets")],
      swiftSettings: strict),
    // An executable of its own: libmicrohttpd would cost every start of `hig` a millisecond.
    .executableTarget(
      name: "hig-docs", dependencies: ["Guidelines", "KnowledgeBase", "DocsServer"],
      swiftSettings: strict),

    // What several test targets need, in one place.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "GuidelinesTests", dependencies: ["Guidelines"], swiftSettings: strict),
    .testTarget(
      name: "TextAnalysisTests", dependencies: ["Guidelines", "TextAnalysis", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GuidelineReadersTests",
      dependencies: ["Guidelines", "TextAnalysis", "GuidelineReaders", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KnowledgeBaseTests",
      dependencies: [
        "Guidelines", "TextAnalysis", "GuidelineReaders", "KnowledgeBase", "TestSupport",
      ],
      swiftSettings: strict),
    // The Corpus itself: ids, references, numbers and answers, read from the checkout.
    .testTarget(
      name: "CorpusTests",
      dependencies: [
        "Guidelines", "TextAnalysis", "GuidelineReaders", "KnowledgeBase", "TestSupport",
      ],
      exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "DocsServerTests",
      dependencies: [
        "Guidelines", "TextAnalysis", "GuidelineReaders", "KnowledgeBase", "DocsServer",
        "hig-docs", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(name: "CommandTests", dependencies: ["hig", "TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
