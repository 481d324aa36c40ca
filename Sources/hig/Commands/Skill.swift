import CommandLineKit
import FileAccess
import Guidelines

extension Command {
  /// `hig skill`: instructions for coding agents without the Model Context Protocol.
  static let skill = Command(
    name: "skill",
    summary: Phrase(
      "instructions for coding agents: a skill folder, or lines for AGENTS.md",
      "코딩 에이전트를 위한 안내. 스킬 폴더나 AGENTS.md에 넣을 글"),
    operands: .upToOne("FOLDER"),
    options: [.print],
    examples: [
      ("hig skill .claude/skills", Phrase("makes the folder hig there", "그곳에 hig 폴더를 만듦")),
      ("hig skill --print >> AGENTS.md", Phrase("the same as text", "같은 내용을 글로")),
    ]
  ) { session throws(Failure) in
    guard let folder = session.invocation.operands.first, !session.invocation.has(.print) else {
      Output.write(instructions)
      return .done
    }
    let path = folder + "/hig/SKILL.md"
    if (try? FileSystem.status(path)) != nil {
      throw .file(.notWritten(path: path, reason: "File exists"))
    }
    try File.write(Array((head + instructions).utf8), to: path)
    session.tell(Phrase("hig: \(path): written", "hig: \(path): 적었습니다"))
    return .done
  }

  private static let head = """
    ---
    name: hig
    description: Exact, citable interface guidelines (Apple HIG and others) in English and Korean, \
    offline. Use when designing, writing or reviewing a user interface, or when a size, a count or a \
    rule of the guidelines is asked for.
    ---

    """

  private static let instructions = """
    ## Interface guidelines

    The command `hig` answers from interface guidelines, offline, with document, lines and edition.

    - Ask: `hig tab bar badge --format md --limit 5` (English or Korean, API names too).
    - One rule: `hig rule ID --format md`. Its line to quote: `hig cite ID`.
    - Numbers: `hig metrics COMPONENT`. What is new: `hig changes --since YYYY-MM`.
    - Check code, storyboards and asset catalogs: `hig check PATH`.
    - As data: `--json --lang en --fields id,title,metrics --limit 20`.

    Quote numbers as they are given and cite them with `hig cite`. Say “must” only where the rule says
    must or never. Status 1 means that nothing was found, 2 that it could not be done; the line on
    stderr says what to do.

    """
}
