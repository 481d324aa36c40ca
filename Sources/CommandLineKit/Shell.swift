internal import Guidelines

/// A shell for which completions are generated.
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

/// The completion scripts of a program.
private struct Completions {
  let program: Program

  private var name: String { program.name }
  private var commands: [CommandSyntax] { program.commands }

  var bash: String {
    let cases = commands.map { command in
      let operands = words(command.operands.completion)
      return """
            \(command.name)) words="\(typed(command.options + Option.global))"
              operands="\(operands ?? "")" files=\(operands == nil ? 1 : 0) ;;

        """
    }
    // bash takes the first case that matches: options of one name must list the same values.
    let listed = Dictionary(
      (commands.flatMap(\.options) + Option.global).lazy.compactMap { option in
        words(option.completion).map { (option.typed, $0) }
      }, uniquingKeysWith: { first, _ in first })
    let values = listed.sorted { $0.key < $1.key }.map { typed, words in
      "    \(typed)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$word\")); return ;;\n"
    }
    return """
      _\(name)() {
        local word="${COMP_WORDS[COMP_CWORD]}" command="" words="" operands="" files=0 given
        case "${COMP_WORDS[COMP_CWORD-1]}" in
      \(values.joined())    --database) COMPREPLY=($(compgen -f -- "$word")); return ;;
        esac
        for given in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$given" in -*) ;; *) command="$given"; break ;; esac
        done
        case "$command" in
      \(cases.joined())    *) words="\(list(commands.map(\.name))) \(typed(Option.global))" ;;
        esac
        case "$word" in
          -*) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
          *) COMPREPLY=($(compgen -W "${operands:-$words}" -- "$word")) ;;
        esac
        if [ "$files" = 1 ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
      }
      complete -F _\(name) \(name)

      """
  }

  var zsh: String {
    let names = commands.map { "    '\($0.name):\(quoted($0.summary.en))'\n" }
    let cases = commands.map { command in
      let operands = action(command.operands.completion)
      return "    \(command.name)) _arguments \(specs(command.options + Option.global))"
        + " '*:\(command.operands.label.lowercased().filter { $0.isLetter }):\(operands)' ;;\n"
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
      let isGiven = " -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options { lines.append(fish(option, when: isGiven)) }
      if let operands = words(command.operands.completion, as: .fish) {
        if !operands.isEmpty { lines.append("complete -c \(name)\(isGiven) -a '\(operands)'") }
      } else if command.operands.count.upperBound > 0 {
        lines.append("complete -c \(name)\(isGiven) -F")
      }
    }
    lines += Option.global.map { fish($0, when: "") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fish(_ option: Option, when condition: String) -> String {
    let values = words(option.completion, as: .fish).map { " -xa '\($0)'" }
    let value = option.label == nil ? "" : values ?? " -r"
    return
      "complete -c \(name)\(condition) -l \(option.name)\(value) -d '\(quoted(option.summary.en))'"
  }

  private func specs(_ options: [Option]) -> String {
    options.map { option in
      let value = option.label.map { ":\($0):" + action(option.completion) } ?? ""
      return "'\(option.typed)[\(quoted(option.summary.en))]\(value)'"
    }.joined(separator: " ")
  }

  /// The zsh action for a word.
  private func action(_ completion: Completion) -> String {
    words(completion).map { "(\($0))" } ?? "_files"
  }

  /// The words to offer, as a shell expands them; `nil` for files.
  private func words(_ completion: Completion, as shell: Shell = .bash) -> String? {
    switch completion {
    case .files: return nil
    case .none: return ""
    case .words(let words): return list(words)
    case .commands: return list(commands.map(\.name))
    case .records(let command, let words):
      // Piped output has one record per line, its name first.
      let names = "(\(name) \(command) 2> /dev/null | cut -f 1)"
      return list(words + [shell == .fish ? names : "$" + names])
    }
  }

  private func typed(_ options: [Option]) -> String { list(options.map(\.typed)) }
  private func list(_ words: [String]) -> String { words.joined(separator: " ") }
  private func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}
