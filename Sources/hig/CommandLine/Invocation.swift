import TextAnalysis

/// A command line, taken apart: which command, its operands and the values of its options.
struct Invocation {
  /// The command, or `nil` where none is named.
  var command: Command?
  /// What is neither the command nor an option.
  var operands: [String] = []
  /// The options given, by name; a switch has an empty value.
  private(set) var values: [String: String] = [:]

  /// Takes `arguments` apart: GNU long options, in any order, `--` ends them.
  ///
  /// - Throws: `Failure` for an unknown command or option, or a value missing or not wanted.
  init(_ arguments: [String]) throws(Failure) {
    var words = arguments[...]
    // The command is the first word that is no option, so it must be known before the options
    // that only it takes are; the global ones may stand before it.
    while let word = words.popFirst() {
      if word == "--" {
        for operand in words { try take(operand: operand) }
        return
      } else if word == "-h" {
        values[Option.helpSwitch.name] = ""
      } else if word.hasPrefix("--") {
        try take(option: word, from: &words)
      } else if word.hasPrefix("-"), word.count > 1, command?.takesDashes != true {
        throw unknown(word)
      } else {
        try take(operand: word)
      }
    }
  }

  /// The value of `option`, or `nil` where it is not given.
  subscript(option: Option) -> String? { values[option.name] }

  /// Whether `option` is given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// Says what is wrong with the number of operands, if anything.
  func checkOperands() throws(Failure) {
    guard let command else { return }
    if operands.count < command.operands.count.lowerBound {
      throw .missingOperand(command: command.name, label: command.operands.label)
    }
    if operands.count > command.operands.count.upperBound {
      throw .needlessOperand(
        command: command.name, operand: operands[command.operands.count.upperBound])
    }
  }

  private mutating func take(operand: String) throws(Failure) {
    guard command == nil else {
      operands.append(operand)
      return
    }
    guard let named = Command.named(operand) else {
      throw .noCommand(
        given: operand,
        nearest: EditDistance.nearest(to: operand, in: Command.all.map(\.name), limit: 1))
    }
    command = named
  }

  private mutating func take(
    option word: String, from words: inout ArraySlice<String>
  ) throws(Failure) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let option =
      Option.global.first { $0.name == name }
      ?? command.map { $0.options.first { $0.name == name } }
      ?? Command.all.lazy.flatMap(\.options).first { $0.name == name }
    guard let option else {
      throw unknown(word)
    }
    guard let label = option.label else {
      if parts.count > 1 { throw .needlessValue(option: option.typed) }
      values[option.name] = ""
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : words.popFirst() else {
      throw .missingValue(option: option.typed, label: label)
    }
    values[option.name] = value
  }

  /// The options that may stand here: before the command is known, those of every command.
  private var known: [Option] {
    Option.global + (command.map(\.options) ?? Command.all.flatMap(\.options))
  }

  private func unknown(_ word: String) -> Failure {
    let typed = String(word.prefix { $0 != "=" })
    return .noOption(
      given: typed, command: command?.name,
      nearest: EditDistance.nearest(to: typed, in: Set(known.map(\.typed)).sorted(), limit: 1))
  }
}

extension Command {
  /// Whether a word that begins with one hyphen is text for this command (`search -배지`).
  var takesDashes: Bool { name == Command.search.name }
}
