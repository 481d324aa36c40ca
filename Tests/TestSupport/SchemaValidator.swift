import Foundation

/// Official schemas, that of SARIF 2.1.0 where no other is named, and whether documents keep to them.
///
/// A JSON schema is data for a validator: Python's `jsonschema`, which `make schemas` installs.
public enum SchemaValidator {
  /// Why a test is skipped.
  public static let absence =
    "../shared or Python's jsonschema is not here: run make schemas to install it"

  /// Whether documents can be validated.
  public static let isAvailable: Bool = {
    guard FileManager.default.fileExists(atPath: schema) else { return false }
    return (try? run(["-c", "import jsonschema"]))?.status == 0
  }()

  /// The schema of SARIF.
  public static let schema = Shared.folder + "/schemas/sarif-schema-2.1.0.json"

  /// What in `documents` goes against the schema of SARIF, or against the one at `path`, of which
  /// `#Name` names a definition; a line each, empty where nothing does.
  ///
  /// - Throws: what Foundation says where the validator cannot be run.
  public static func violations(
    in documents: String..., against path: String = schema
  ) throws -> String { try violations(in: documents, against: path) }

  /// The same of a list.
  ///
  /// - Throws: what Foundation says where the validator cannot be run.
  public static func violations(in documents: [String], against path: String) throws -> String {
    let folder = try TemporaryFolder()
    let files = try documents.enumerated().map { number, document in
      try folder.write(document, to: "\(number).json")
    }
    let script = HigCommand.checkout.appending(path: "Tests/Tools/schema.py").path
    let run = try run([script, path] + files)
    return run.status == 0 ? "" : run.output + run.errors
  }

  private static func run(
    _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-W", "ignore"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: said, as: UTF8.self),
      String(decoding: complained, as: UTF8.self)
    )
  }
}
