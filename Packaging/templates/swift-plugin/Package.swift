// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "hig-plugin",
  products: [.plugin(name: "HigCheck", targets: ["HigCheck"])],
  targets: [
    .binaryTarget(
      name: "hig",
      url: "@RELEASES@/hig-@VERSION@.artifactbundle.zip",
      checksum: "@BUNDLE_SHA256@"),
    .plugin(
      name: "HigCheck",
      capability: .command(
        intent: .custom(
          verb: "hig-check", description: "Checks the package's screens by interface guidelines")),
      dependencies: ["hig"]),
  ])
