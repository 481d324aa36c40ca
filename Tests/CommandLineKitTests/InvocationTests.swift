import CommandLineKit
import Guidelines
import Testing

@Suite("Command lines")
struct InvocationTests {
  private static let limit = Option("limit", takes: "N", "at most N", "N개까지")
  private static let program = Program(
    name: "hig", purpose: Phrase("a knowledge base", "지식 베이스"),
    commands: [
      CommandSyntax(
        name: "search", summary: Phrase("results", "결과"), operands: .many("QUERY"),
        options: [limit, .platform], examples: [], takesHyphens: true),
      CommandSyntax(
        name: "rule", summary: Phrase("one rule", "규칙 하나"), operands: .one("ID"), options: [],
        examples: []),
    ])

  private func parse(_ line: String) throws(UsageError) -> Invocation {
    try Invocation(line.split(separator: " ").map(String.init), for: Self.program)
  }

  @Test(
    "Options stand anywhere, with a space or an equals sign",
    arguments: [
      "search tab --limit 3", "search --limit=3 tab", "--limit 3 search tab",
      "search --limit 9 tab --limit 3", "search --limit 3 -- tab",
    ])
  func options(line: String) throws {
    let invocation = try parse(line)
    #expect(invocation.command?.name == "search")
    #expect(invocation.operands == ["tab"])
    #expect(try invocation.count(Self.limit) == 3)
  }

  @Test("What is wrong is told with the data of the error, nearest names included")
  func errors() {
    func error(_ line: String) -> UsageError? {
      do throws(UsageError) {
        let invocation = try parse(line)
        try invocation.checkOperands()
        _ = try invocation.count(Self.limit)
        _ = try invocation.platforms()
        return nil
      } catch {
        return error
      }
    }
    #expect(error("serch") == .noCommand(given: "serch", nearest: ["search"]))
    #expect(
      error("search x --limt 3")
        == .noOption(given: "--limt", command: "search", nearest: ["--limit"]))
    #expect(error("rule -x") == .noOption(given: "-x", command: "rule", nearest: []))
    #expect(error("search x --limit") == .missingValue(option: "--limit", label: "N"))
    #expect(error("search x --json=1") == .needlessValue(option: "--json"))
    #expect(
      error("search x --limit 0")
        == .badValue(option: "--limit", value: "0", expected: "1, 2, 3 …"))
    #expect(
      error("search x --platform iOS,Foo")
        == .badValue(
          option: "--platform", value: "iOS,Foo", expected: Option.platform.expected))
    #expect(error("rule") == .missingOperand(command: "rule", label: "ID"))
    #expect(error("rule a b") == .needlessOperand(command: "rule", operand: "b"))
    #expect(error("search -배지") == nil)
  }

  @Test("A program that is one command takes all words as its own")
  func single() throws {
    let invocation = try Invocation(
      ["rule", "x"], for: Program(command: .check), command: .check)
    #expect(invocation.operands == ["rule", "x"])
  }

  @Test("Errors are worded in the language that a broken command line asks for")
  func language() {
    #expect(Presentation(arguments: ["x", "--lang=ko"], environment: ["LANG": "en_US"]) == .ko)
    #expect(Presentation(arguments: ["--lang", "fr"], environment: ["LANG": "en_US"]) == .en)
  }

  @Test("Help and completions name every command and every option", arguments: Shell.allCases)
  func generated(shell: Shell) {
    let script = shell.script(completing: Self.program)
    let help = Help(of: Self.program, in: .both)
    #expect(help.text(for: nil).contains("hig [--database FILE] COMMAND …"))
    for command in Self.program.commands {
      #expect(script.contains(command.name))
      for option in command.options + Option.global {
        #expect(script.contains(option.name))
        #expect(help.text(for: command).contains(option.typed))
      }
    }
  }
}
