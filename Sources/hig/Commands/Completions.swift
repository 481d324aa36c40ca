import Guidelines

extension Command {
  /// `hig completions`: what a shell needs to complete command lines.
  static let completions = Command(
    name: "completions",
    summary: Phrase("shell completions", "셸 자동 완성 스크립트"),
    operands: .one("bash|zsh|fish"),
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
      throw .badValue(
        option: "completions", value: name,
        expected: Shell.allCases.map(\.rawValue).joined(separator: ", "))
    }
    Output.write(shell.script)
    return .done
  }
}

/// A shell that completions are written for, each from the same data.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script to source.
  var script: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var bash: String {
    let cases = Command.all.map { command in
      "    \(command.name)) words=\"\(typed(command.options + Option.global))\" ;;\n"
    }
    let values = Set((Command.all.flatMap(\.options) + Option.global)).filter { !$0.values.isEmpty }
      .sorted { $0.name < $1.name }
      .map {
        "    \($0.typed)) COMPREPLY=($(compgen -W \"\(list($0.values))\" -- \"$word\")); return ;;\n"
      }
    return """
      _hig() {
        local word="${COMP_WORDS[COMP_CWORD]}" command="" words="" given
        case "${COMP_WORDS[COMP_CWORD-1]}" in
      \(values.joined())    --database) COMPREPLY=($(compgen -f -- "$word")); return ;;
        esac
        for given in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$given" in -*) ;; *) command="$given"; break ;; esac
        done
        case "$command" in
      \(cases.joined())    *) words="\(list(Command.all.map(\.name))) \(typed(Option.global))" ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        if [ "${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$word")); fi
      }
      complete -F _hig hig

      """
  }

  private var zsh: String {
    let commands = Command.all.map { "    '\($0.name):\(quoted($0.summary.en))'\n" }
    let cases = Command.all.map { command in
      "    \(command.name)) _arguments \(specs(command.options + Option.global)) '*:file:_files' ;;\n"
    }
    return """
      #compdef hig
      local -a commands
      commands=(
      \(commands.joined()))
      if (( CURRENT == 2 )); then
        _describe command commands
        _arguments \(specs(Option.global))
      else
        local command="${words[2]}"
        shift words
        (( CURRENT-- ))
        case "$command" in
      \(cases.joined())  esac
      fi

      """
  }

  private var fish: String {
    var lines = ["complete -c hig -f"]
    for command in Command.all {
      lines.append(
        "complete -c hig -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary.en))'"
      )
      for option in command.options {
        lines.append(fish(option, when: " -n '__fish_seen_subcommand_from \(command.name)'"))
      }
    }
    lines += Option.global.map { fish($0, when: "") }
    lines.append("complete -c hig -n '__fish_seen_subcommand_from ingest' -F")
    return lines.joined(separator: "\n") + "\n"
  }

  private func fish(_ option: Option, when condition: String) -> String {
    let values = option.values.isEmpty ? "" : " -xa '\(list(option.values))'"
    let value = option.label != nil && option.values.isEmpty ? " -r" : values
    return "complete -c hig\(condition) -l \(option.name)\(value) -d '\(quoted(option.en))'"
  }

  private func specs(_ options: [Option]) -> String {
    options.map { option in
      let value =
        option.label.map { label in
          ":\(label):" + (option.values.isEmpty ? "_files" : "(\(list(option.values)))")
        } ?? ""
      return "'\(option.typed)[\(quoted(option.en))]\(value)'"
    }.joined(separator: " ")
  }

  private func typed(_ options: [Option]) -> String { list(options.map(\.typed)) }
  private func list(_ words: [String]) -> String { words.joined(separator: " ") }
  private func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}
