package import Guidelines

/// The words for values of the model, in the terminal and on web pages.
package enum Wording {
  package static let authority = Phrase("authority", "주체")
  package static let component = Phrase("component", "구성 요소")
  package static let document = Phrase("document", "문서")
  package static let documents = Phrase("documents", "문서")
  package static let edition = Phrase("edition", "판")
  package static let metrics = Phrase("numbers", "수치")
  package static let pairs = Phrase("pairs", "쌍")
  package static let passages = Phrase("passages", "단락")
  package static let rules = Phrase("rules", "규칙")
  package static let skipped = Phrase("left out", "제외한 줄")
  package static let title = Phrase("title", "제목")
  package static let rule = Phrase("rule", "규칙")
  package static let modality = Phrase("modality", "강도")
  package static let dimension = Phrase("dimension", "항목")
  package static let subject = Phrase("subject", "대상")
  package static let platforms = Phrase("platforms", "플랫폼")
  package static let source = Phrase("source", "출처")

  /// `number` things, whose English plural ends in s: “1 rule”, “1,883 rules”.
  package static func count(_ number: Int, of things: Phrase) -> Phrase {
    Phrase(
      "\(grouped(number)) \(number == 1 ? things.en : things.en + "s")",
      "\(things.ko) \(grouped(number))개")
  }

  /// `number` as in `1,883`, in both languages.
  package static func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return String(digits)
  }

  /// How much there is on `component`: “7 rules, 1 number”.
  package static func extent(of component: ComponentSummary) -> Phrase {
    let rules = count(component.rules, of: Phrase("rule", "규칙"))
    let numbers = count(component.metrics, of: Phrase("number", "수치"))
    return Phrase("\(rules.en), \(numbers.en)", "\(rules.ko), \(numbers.ko)")
  }

  /// The relation of another authority's rule to the one shown.
  package static func relation(_ relation: RuleRelation.Kind) -> Phrase {
    switch relation {
    case .contradicts: Phrase("contradicts", "모순")
    case .looser: Phrase("looser", "느슨함")
    case .stricter: Phrase("stricter", "엄격함")
    case .agrees: Phrase("same", "같음")
    }
  }

  package static let otherAuthorities = Phrase("Other authorities", "다른 주체의 지침")

  package static func modality(_ modality: Modality) -> Phrase {
    switch modality {
    case .must: Phrase("must", "필수")
    case .should: Phrase("should", "권장")
    case .consider: Phrase("consider", "고려")
    case .avoid: Phrase("avoid", "지양")
    case .never: Phrase("never", "금지")
    case .may: Phrase("may", "가능")
    }
  }

  /// The status of a rule that does not hold: that it has ended, or when it starts; `nil` for one that
  /// holds.
  package static func status(_ time: RuleTime) -> Phrase? {
    switch time.status {
    case .current: nil
    case .upcoming:
      time.validity.since.map { since in
        Phrase("from \(since.phrase.en) on", "\(since.phrase.ko)부터")
      } ?? Phrase("yet to come", "아직 적용 전")
    case .ended:
      if let absence = time.absence, time.validity.until == nil {
        Phrase(
          "no longer stated since \(absence.edition.phrase.en), \(percent(absence.confidence)) sure",
          "\(absence.edition.phrase.ko)부터 나오지 않음, 확실한 정도 \(percent(absence.confidence))")
      } else {
        time.end.map { end in
          Phrase("ended in \(end.phrase.en)", "\(end.phrase.ko)에 끝남")
        } ?? Phrase("ended", "끝남")
      }
    }
  }

  /// The status of a rule that does not hold, with the ids of its successors: of those `now` in force, or
  /// else of those that its documents name.
  package static func standing(_ time: RuleTime, now: [RuleID]? = nil) -> Phrase? {
    let next = (now ?? time.validity.replacedBy).map(\.rawValue).joined(separator: ", ")
    return status(time).map { status in
      time.status != .ended || next.isEmpty
        ? status : Phrase("\(status.en), replaced by \(next)", "\(status.ko). 대신: \(next)")
    }
  }

  /// The message that `rule` did not hold at `asOf`, and when it did.
  package static func notHeld(_ rule: Rule, at asOf: Edition) -> Phrase {
    Phrase(
      "rule '\(rule.id)' did not hold in \(asOf)"
        + (rule.until.map { "; it held until \($0)" } ?? "")
        + (rule.firstEdition.map { "; it is known from \($0) on" } ?? ""),
      "'\(rule.id)' 규칙은 \(asOf)에 적용되지 않았습니다"
        + (rule.until.map { ". \($0)까지 적용되었습니다" } ?? "")
        + (rule.firstEdition.map { ". \($0)부터 나옵니다" } ?? ""))
  }

  /// The name of a kind of change.
  package static func change(_ kind: RuleChange.Kind) -> Phrase {
    switch kind {
    case .added: Phrase("added", "추가됨")
    case .ended: Phrase("ended", "끝남")
    case .replaced: Phrase("replaced", "바뀜")
    case .changed: Phrase("other numbers", "수치가 바뀜")
    }
  }

  /// Why a check is inactive: the rule that it enforced, `end`, does not hold; its successors `now` may.
  package static func sleep(_ end: Rule, now: [RuleID]) -> Phrase {
    let status = status(end.time) ?? Phrase("does not hold", "적용되지 않음")
    let next = now.map(\.rawValue).joined(separator: ", ")
    return Phrase(
      "asleep: \(end.id) \(status.en)" + (next.isEmpty ? "" : "; now \(next)"),
      "쉬는 중: \(end.id) \(status.ko)" + (next.isEmpty ? "" : ", 지금은 \(next)"))
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  package static func severity(_ severity: AuditSeverity) -> Phrase {
    switch severity {
    case .error: Phrase("error", "오류")
    case .warning: Phrase("warning", "경고")
    case .note: Phrase("note", "참고")
    }
  }

  package static func reason(_ reason: SkippedLines.Reason) -> Phrase {
    switch reason {
    case .boilerplate: Phrase("page furniture", "페이지 장식")
    case .decoration: Phrase("decoration", "꾸밈")
    case .duplicate: Phrase("duplicate", "중복")
    case .metadata: Phrase("metadata", "메타데이터")
    case .image: Phrase("image", "이미지")
    case .language: Phrase("another language", "다른 언어")
    case .unknown: Phrase("unknown block", "알 수 없는 블록")
    }
  }

  package static func dimension(_ dimension: Dimension) -> Phrase {
    Phrase(dimension.name(in: .en), dimension.name(in: .ko))
  }
}
