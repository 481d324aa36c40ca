internal import Guidelines

/// A shell that completions are written for, each from the same data.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script to source, which completes the command lines of `program`.
  package func script(completing program: Program) -> String {
    let completions = Completions(program: program)
    return switch self {
    case .bash: completions.bash
    case .zsh: completions.zsh
    case .fish: completions.fish
    }
  }
}

/// What a program's commands and options become in the language of each shell.
private struct Completions {
  let program: Program

  private var name: String { program.name }
  private var commands: [CommandSyntax] { program.commands }

  var bash: String {
    let cases = commands.map { command in
      "    \(command.name)) words=\"\(typed(command.options + Option.global))\" ;;\n"
    }
    // bash takes the first case that fits: options of one name list the same values.
    let listed = Dictionary(
      (commands.flatMap(\.options) + Option.global).lazy.filter { !$0.values.isEmpty }
        .map { ($0.typed, $0.values) }, uniquingKeysWith: { first, _ in first })
    let values = listed.sorted { $0.key < $1.key }.map { typed, values in
      "    \(typed)) COMPREPLY=($(compgen -W \"\(list(values))\" -- \"$word\")); return ;;\n"
    }
    return """
      _\(name)() {
        local word="${COMP_WORDS[COMP_CWORD]}" command="" words="" given
        case "${COMP_WORDS[COMP_CWORD-1]}" in
      \(values.joined())    --database) COMPREPLY=($(compgen -f -- "$word")); return ;;
        esac
        for given in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$given" in -*) ;; *) command="$given"; break ;; esac
        done
        case "$command" in
      \(cases.joined())    *) words="\(list(commands.map(\.name))) \(typed(Option.global))" ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        if [ "${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$word")); fi
      }
      complete -F _\(name) \(name)

      """
  }

  var zsh: String {
    let names = commands.map { "    '\($0.name):\(quoted($0.summary.en))'\n" }
    let cases = commands.map { command in
      "    \(command.name)) _arguments \(specs(command.options + Option.global)) '*:file:_files' ;;\n"
    }
    return """
      #compdef \(name)
      local -a commands
      commands=(
      \(names.joined()))
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

  var fish: String {
    var lines = ["complete -c \(name) -f"]
    for command in commands {
      lines.append(
        "complete -c \(name) -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary.en))'"
      )
      for option in command.options {
        lines.append(fish(option, when: " -n '__fish_seen_subcommand_from \(command.name)'"))
      }
    }
    lines += Option.global.map { fish($0, when: "") }
    lines.append("complete -c \(name) -n '__fish_seen_subcommand_from ingest' -F")
    return lines.joined(separator: "\n") + "\n"
  }

  private func fish(_ option: Option, when condition: String) -> String {
    let values = option.values.isEmpty ? "" : " -xa '\(list(option.values))'"
    let value = option.label != nil && option.values.isEmpty ? " -r" : values
    return
      "complete -c \(name)\(condition) -l \(option.name)\(value) -d '\(quoted(option.summary.en))'"
  }

  private func specs(_ options: [Option]) -> String {
    options.map { option in
      let value =
        option.label.map { label in
          ":\(label):" + (option.values.isEmpty ? "_files" : "(\(list(option.values)))")
        } ?? ""
      return "'\(option.typed)[\(quoted(option.summary.en))]\(value)'"
    }.joined(separator: " ")
  }

  private func typed(_ options: [Option]) -> String { list(options.map(\.typed)) }
  private func list(_ words: [String]) -> String { words.joined(separator: " ") }
  private func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}
