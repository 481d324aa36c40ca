package import Guidelines

/// An error in a configuration, with its line if known; the wording is only in `message(in:)`.
package struct ConfigurationError: Error, Sendable {
  /// What is wrong.
  package enum Fault: Sendable {
    case notRead(reason: String)
    case noJSON
    case noObject
    case unknownKey(String, nearest: [String])
    case unexpected(key: String, expected: Phrase)
  }

  /// The file, as a person would write it.
  package var file: String
  package var line: Int?
  package var fault: Fault

  package init(file: String, line: Int? = nil, fault: Fault) {
    (self.file, self.line, self.fault) = (file, line, fault)
  }

  /// The problem and its solution, in one line of `language`.
  package func message(in language: Language) -> String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(words[language])"
  }

  /// The problem and its solution, without the place.
  package var words: Phrase {
    let keys = Configuration.keys.joined(separator: ", ")
    return switch fault {
    case .notRead(let reason):
      Phrase("cannot be read: \(reason)", "읽을 수 없습니다 (\(Phrase.korean(reason)))")
    case .noJSON:
      Phrase(
        "this is no JSON; correct it: names and texts stand in \"…\", a comma stands between "
          + "two entries, and there are no comments",
        "JSON이 아닙니다. 고치세요. 이름과 글은 \"…\"로 묶고, 쉼표는 두 항목 사이에만 쓰며, "
          + "주석은 쓸 수 없습니다")
    case .noObject:
      Phrase(
        "the configuration must be an object, {\"rules\": {…}}; its keys are \(keys)",
        "설정은 {\"rules\": {…}}처럼 객체여야 합니다. 쓸 수 있는 키: \(keys)")
    case .unknownKey(let key, let nearest):
      Phrase(
        "'\(key)' is no key of the configuration"
          + Phrase.suggesting(nearest, in: .en, else: "its keys are \(keys)"),
        "'\(key)'은(는) 설정에 없는 키입니다"
          + Phrase.suggesting(nearest, in: .ko, else: "쓸 수 있는 키: \(keys)"))
    case .unexpected(let key, let expected):
      Phrase(
        "'\(key)' must be \(expected.en)",
        "'\(key)'의 값이 맞지 않습니다. 다음 형태로 쓰세요: \(expected.ko)")
    }
  }
}
