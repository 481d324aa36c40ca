/// A parsed command line: the command, its operands and the values of its options.
package struct Invocation: Sendable {
  /// The command, or `nil` where none is named.
  package private(set) var command: CommandSyntax?
  /// The operands: the arguments that are neither the command nor options.
  package private(set) var operands: [String] = []
  /// The values given for each option, by its name; a switch has an empty one.
  private var values: [String: [String]] = [:]
  /// The error for the first word, if it names no command and the line is a question.
  package private(set) var mistaken: UsageError?
  private let program: Program

  /// Parses `arguments`: GNU long options in any order, ended by `--`.
  ///
  /// Without a `command`, the first operand names it.
  ///
  /// - Throws: An unknown command or option, or a missing or needless value.
  package init(
    _ arguments: [String], for program: Program, command: CommandSyntax? = nil
  ) throws(UsageError) {
    self.program = program
    self.command = command
    try take(arguments)
  }

  /// The value of `option`, the last one if it is given more than once.
  package subscript(option: Option) -> String? { values[option.name]?.last }

  /// Every value of `option`, in the order given.
  package func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// Whether `option` is given.
  package func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// Throws a usage error if the command does not take this number of operands.
  package func checkOperands() throws(UsageError) {
    guard let command else { return }
    if operands.count < command.operands.count.lowerBound {
      throw .missingOperand(command: command.name, label: command.operands.label)
    }
    if operands.count > command.operands.count.upperBound {
      throw .needlessOperand(
        command: command.name, operand: operands[command.operands.count.upperBound])
    }
  }

  // MARK: - Words

  private mutating func take(_ arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    // The command is the first word that is not an option. Options before it may be those of any
    // command, after it only its own and the global ones.
    while let word = words.popFirst() {
      if word == "--" {
        for operand in words { try take(operand: operand) }
        return
      } else if word == "-h" {
        values[Option.helpSwitch.name] = [""]
      } else if word.hasPrefix("--") {
        try take(option: word, from: &words)
      } else if word.hasPrefix("-"), word.count > 1, command?.takesHyphens != true {
        throw unknown(word)
      } else {
        try take(operand: word)
      }
    }
  }

  private mutating func take(operand: String) throws(UsageError) {
    guard command == nil else {
      operands.append(operand)
      return
    }
    do {
      command = try program.command(named: operand)
    } catch {
      guard let question = program.question, operand.contains(where: { !$0.isWhitespace }) else {
        throw error
      }
      (mistaken, command) = (error, question)
      operands.append(operand)
    }
  }

  private mutating func take(
    option word: String, from words: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = option(named: String(parts[0])) else { throw unknown(word) }
    guard let label = option.label else {
      if parts.count > 1 { throw .needlessValue(option: option.typed) }
      values[option.name] = [""]
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : words.popFirst() else {
      throw .missingValue(option: option.typed, label: label)
    }
    values[option.name, default: []].append(value)
  }

  /// The option called `name`: before the command is known, one of any command.
  private func option(named name: String) -> Option? {
    if let option = Option.global.first(where: { $0.name == name }) { return option }
    if let command { return command.options.first { $0.name == name } }
    return program.commands.lazy.flatMap(\.options).first { $0.name == name }
  }

  private func unknown(_ word: String) -> UsageError {
    let typed = String(word.prefix { $0 != "=" })
    let known =
      Option.global + (command.map(\.options) ?? program.commands.flatMap(\.options))
    return .noOption(
      given: typed, command: command?.name,
      nearest: UsageError.nearest(to: typed, in: Set(known.map(\.typed)).sorted()))
  }
}
