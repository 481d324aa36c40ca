import CommandLineKit
import Guidelines

extension Command {
  /// `hig completions`: the completion script for a shell.
  static let completions = Command(
    name: "completions",
    summary: Phrase("shell completions", "셸 자동 완성 스크립트"),
    operands: .one(of: Shell.allCases.map(\.rawValue)),
    options: [],
    examples: [
      (
        "hig completions zsh > ~/.zfunc/_hig",
        Phrase("install them for zsh", "zsh에 설치하기")
      )
    ]
  ) { session throws(Failure) in
    let name = session.invocation.operands[0]
    guard let shell = Shell(rawValue: name) else {
      throw .usage(
        .badValue(
          option: "completions", value: name,
          expected: Shell.allCases.map(\.rawValue).joined(separator: ", ")))
    }
    Output.write(shell.script(completing: session.program))
    return .done
  }
}
