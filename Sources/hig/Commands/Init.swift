import CommandLineKit
import FileAccess
import Guidelines
import InterfaceReaders
import LinterCore
import ProjectConfiguration

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Command {
  /// `hig init`: writes starter files for a team.
  static let initialize = Command(
    name: "init",
    summary: Phrase(
      "a configuration, a first guideline of your own and snippets for hooks and CI, in a folder",
      "폴더에 설정, 자체 지침의 첫 페이지, 훅과 CI용 코드를 만듭니다"),
    operands: CommandSyntax.Operands(label: "FOLDER", count: 0...1),
    options: [.initialAuthority, .edition, .print],
    examples: [
      ("hig init --authority Acme", Phrase("in the current folder", "현재 폴더에")),
      ("hig init MyApp --print", Phrase("show it, write nothing", "쓰지 않고 보기만")),
    ]
  ) { session throws(Failure) in
    let folder = session.invocation.operands.first ?? "."
    let name = try session.option { line throws(UsageError) in
      try line.value(of: .initialAuthority, expected: "Acme", Authority.init(rawValue:))
    }
    if name == .apple {
      throw .usage(.notOwn(option: "--\(Option.initialAuthority.name)", value: "Apple"))
    }
    let project = StartedProject(
      authority: name?.rawValue ?? "Own", platforms: StartedProject.platforms(in: folder),
      edition: try session.edition(.edition), language: session.presentation.messages)
    let isJSON = session.invocation.has(.json)
    let isPrinted = session.invocation.has(.print)
    var started: [StartedFile] = []
    for (file, text) in project.files {
      let path = folder + "/" + file
      let isThere = (try? FileSystem.status(path)) != nil
      if isPrinted {
        started.append(StartedFile(path: path, state: isThere ? .present : .printed, text: text))
        if !isJSON { Output.write("--- \(file)\n\(text)\n") }
      } else if isThere {
        started.append(StartedFile(path: path, state: .present))
        session.tell(Phrase("hig: \(path): is there and stays", "hig: \(path): 이미 있어 그대로 둡니다"))
        if file == Configuration.name { session.tellOfMissingAuthorities(in: path, project) }
      } else {
        try File.write(Array(text.utf8), to: path)
        started.append(StartedFile(path: path, state: .written))
        session.tell(Phrase("hig: \(path): written", "hig: \(path): 만들었습니다"))
      }
    }
    if isJSON {
      session.print(json: StartedFiles(files: started))
    } else if !isPrinted {
      Output.write(StartedProject.next[session.presentation.messages] + "\n")
    }
    return .done
  }
}

/// The document of `hig init --json`.
private struct StartedFiles: Encodable {
  let files: [StartedFile]
}

/// A file of `hig init`.
private struct StartedFile: Encodable {
  enum State: String, Encodable {
    case written
    /// It was there before and stays as it is.
    case present
    /// It would be written.
    case printed
  }

  let path: String
  let state: State
  /// What `--print` shows; absent otherwise.
  var text: String?
}

extension Session {
  /// Prints the entry that the configuration at `path` lacks if it assigns no authority to any folder.
  fileprivate func tellOfMissingAuthorities(in path: String, _ project: StartedProject) {
    // Commands that use the configuration report its errors.
    guard let configuration = try? Configuration(file: path), configuration.authorities.isEmpty
    else { return }
    let entry = "\"authorities\": {\"Design\": \"\(project.authority)\"}"
    tell(
      Phrase(
        "hig: \(path): documents in Design that do not say whose they are count as Apple's; add "
          + entry,
        "hig: \(path): 누구의 지침인지 적지 않은 Design의 문서는 Apple의 지침이 됩니다. 추가하세요: "
          + entry))
  }
}

/// The files of `hig init`.
private struct StartedProject {
  let authority: String
  let platforms: [Platform]
  let edition: Edition?
  let language: Language

  /// The platforms of Xcode projects in `folder` and its direct subfolders; without any, those of
  /// Swift packages there.
  static func platforms(in folder: String) -> [Platform] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let inner = names.flatMap { name in
      let below = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
      return below.map { "\(name)/\($0)" }
    }
    let products = (names + inner).filter { $0.hasSuffix(".xcodeproj") }.flatMap { project in
      let path = "\(folder)/\(project)/project.pbxproj"
      guard let bytes = try? File.bytes(at: path) else { return [Product]() }
      return (try? XcodeProjectReader.read(bytes, path: path) { try? File.bytes(at: $0) }) ?? []
    }
    let built = Set(products.flatMap(\.platforms))
    guard built.isEmpty else { return built.sorted() }
    let packages = (names + inner).filter { $0.split(separator: "/").last == "Package.swift" }
    return Set(
      packages.flatMap { name in
        let bytes = (try? File.bytes(at: "\(folder)/\(name)")) ?? []
        return SwiftPackageManifest.platforms(in: String(decoding: bytes, as: UTF8.self))
      }
    ).sorted()
  }

  /// The files by path, relative to the folder.
  var files: [(name: String, text: String)] {
    [
      (".hig.json", configuration),
      (
        ".hig.schema.json",
        String(decoding: PackageResources.configuration_schema_json, as: UTF8.self)
      ), ("Design/guidelines.md", page),
      ("Design/Glossary.tsv", glossary), (".hig/pre-commit", hook),
      (".hig/ci.yml", workflow),
    ]
  }

  /// The configuration; a `//` key before each key explains it, as JSON has no comments.
  private var configuration: String {
    let names = platforms.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    var entries: [(key: String, use: Phrase, value: String)] = [
      (
        "platforms",
        Phrase("the platforms of files that name none", "플랫폼이 적혀 있지 않은 파일의 플랫폼"), "[\(names)]"
      ),
      (
        "exclude", Phrase("paths that are not checked", "검사하지 않는 경로"),
        #"[".build", "Pods", "Carthage", "DerivedData"]"#
      ),
      (
        "authorities",
        Phrase(
          "whose the documents of a folder are that do not say; `hig authorities` tells whose numbers win",
          "문서에 적혀 있지 않을 때 그 폴더의 문서가 누구의 지침인지. 누구의 수치가 우선인지는 `hig authorities`가 보여 줍니다"),
        "{\"Design\": \"\(authority)\"}"
      ),
      (
        "rules",
        Phrase(
          "a rule or a check, and off, on, error, warning or note",
          "규칙이나 검사와 off, on, error, warning, note 중 하나"), "{}"
      ),
      (
        "waivers",
        Phrase(
          "rules that are not followed, each with rule, paths, reason, owner and until",
          "따르지 않기로 한 규칙. rule, paths, reason, owner, until을 적습니다"), "[]"
      ),
      (
        "fail-on",
        Phrase(
          "the least severity that fails: error, warning or note",
          "실패로 볼 가장 낮은 심각도: error, warning, note"),
        "\"warning\""
      ),
    ]
    if let edition {
      entries.append(
        (
          "edition", Phrase("the edition of the guidelines that is enforced", "검사에 쓸 지침의 판"),
          "\"\(edition)\""
        ))
    }
    let lines = entries.flatMap { entry in
      ["\"// \(entry.key)\": \"\(entry.use[language])\"", "\"\(entry.key)\": \(entry.value)"]
    }
    return "{\n  " + (["\"$schema\": \"./.hig.schema.json\""] + lines).joined(separator: ",\n  ")
      + "\n}\n"
  }

  private var page: String {
    """
    ---
    title: \(authority) Design
    authority: \(authority)
    ---

    # \(authority) Design

    ## Tab bars · 탭 바

    **Use at most 4 tabs in a tab bar.** {#tab-count} People learn where the areas of our app are.

    > **탭 바에는 탭을 4개까지만 두세요.** 사람들이 우리 앱의 영역을 쉽게 익힙니다.

    <!-- rule: modality=must; check=tab-count -->

    ## Buttons · 버튼

    **Make a button at least 48 pt wide and 48 pt high.** {#button-size} It is easy to hit on the move.

    > **버튼의 너비와 높이는 48pt 이상으로 하세요.** 움직이면서도 쉽게 누를 수 있습니다.

    """
  }

  private var glossary: String {
    """
    id\ten\tko\tapi\tpage\tnote
    snackbar\tsnackbar\t스낵바\t\t\tours; Apple has alerts

    """
  }

  private var hook: String {
    """
    #!/bin/sh
    # Copy to .git/hooks/pre-commit and make it executable.
    base="${TMPDIR:-/tmp}/hig-$$.sqlite"
    trap 'rm -f "$base"' EXIT
    # What a server has is checked as it is; of a file, a copy takes the page as it is here.
    case "$HIG_DATABASE" in postgresql://* | postgres://*) hig check . ; exit ;; esac
    hig backup "$base" >/dev/null || exit
    hig --database "$base" ingest Design >/dev/null && hig --database "$base" check .

    """
  }

  private var workflow: String {
    """
    # A step of a workflow of GitHub Actions.
    - name: Interface guidelines
      run: |
        hig documents >/dev/null
        hig ingest Design
        status=0
        hig check . --format sarif > hig.sarif || status=$?
        hig audit --own --format markdown --fail-on error >> "$GITHUB_STEP_SUMMARY" || status=$?
        exit $status

    """
  }

  /// What to do next.
  static let next = Phrase(
    """
    hig ingest Design          reads your page beside Apple's guidelines
    hig audit --own            lists what differs
    hig check .                enforces your numbers
    hig help config            tells every key of .hig.json
    """,
    """
    hig ingest Design          자체 지침을 Apple의 지침 곁에 읽어 들입니다
    hig audit --own            다른 점을 보여 줍니다
    hig check .                자체 수치로 검사합니다
    hig help config            .hig.json의 모든 키를 설명합니다
    """)
}
