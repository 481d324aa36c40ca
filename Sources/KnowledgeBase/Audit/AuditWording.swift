internal import Guidelines
internal import TextAnalysis

/// The wording of findings, in both languages and in this place only.
enum AuditWording {
  /// The sentence for `claim`, by language.
  static func message(for claim: AuditClaim) -> Bilingual<String> {
    Bilingual(en: english(claim), ko: korean(claim))
  }

  private static func english(_ claim: AuditClaim) -> String {
    switch claim {
    case .numbersDiffer(let en, let ko):
      "the English says \(number(en, .en)), the Korean \(number(ko, .en))"
    case .boundsDiffer(let en, let ko):
      "the English means \(number(en, .en)), the Korean \(number(ko, .en))"
    case .numberInOneLanguage(let metric):
      "only the \(name(metric.source.language).en) says \(number(metric, .en))"
    case .numbersChange(let before, let after):
      "\(number(after.metric, .en)) here; \(place(before)) says \(number(before.metric, .en))"
    case .pixels(let pixels, let points):
      "\(number(points, .en)) @\(pixels.scale ?? 1)x is "
        + "\(Metric.shown(pixels.expectedPixels(for: points) ?? 0)) px, "
        + "but \(pixels.amount(in: .en)) is written"
    case .noTranslation(let language): "no \(name(language).en) translation"
    case .textsDiffer(let doubt):
      "the English and the Korean seem to be about different things"
        + (doubt.disjoint.isEmpty
          ? "" : ": they share no \(doubt.disjoint.map(\.rawValue).joined(separator: ", no "))")
    case .terms(let concept, let uses):
      "\(concept) is called \(uses.map { "\($0.term) (\($0.count)×)" }.joined(separator: ", "))"
    case .link(let link): "the link to \(link.target) leads to no document"
    case .componentLink(let link, let component):
      "the link to \(link.target) leads to \(component), which has no page"
    case .noRule(let rule, let reference): missing(rule, named: reference).en
    case .aliasTaken(let alias, let owner): "the alias \(alias) leads to the rule \(owner)"
    case .noCheck(let check): "the check \(check) does not exist"
    case .ruleLacks(let language): "the rule has no \(name(language).en) text"
    case .validity(let fault): said(fault).en
    case .checkAbandoned(let check):
      "all rules of the check \(check) have ended without a successor or a reason"
    case .maybeSame(let rule, _):
      "may be the rule \(rule) in other words; 'hig rules join' or 'hig rules apart' settles it"
    case .patternUnread(let text, let reason), .entryUnread(let text, let reason):
      unread(claim, text, reason).en
    }
  }

  private static func korean(_ claim: AuditClaim) -> String {
    switch claim {
    case .numbersDiffer(let en, let ko):
      "영어는 \(number(en, .ko)), 한국어는 \(number(ko, .ko))입니다"
    case .boundsDiffer(let en, let ko):
      "영어는 \(number(en, .ko)), 한국어는 \(number(ko, .ko))(이)라는 뜻입니다"
    case .numberInOneLanguage(let metric):
      "\(number(metric, .ko))은(는) \(name(metric.source.language).ko)에만 있습니다"
    case .numbersChange(let before, let after):
      "여기서는 \(number(after.metric, .ko)), \(place(before))에서는 \(number(before.metric, .ko))입니다"
    case .pixels(let pixels, let points):
      "\(number(points, .ko)) @\(pixels.scale ?? 1)x는 "
        + "\(Metric.shown(pixels.expectedPixels(for: points) ?? 0)) px인데 "
        + "\(pixels.amount(in: .ko))(이)라고 적혀 있습니다"
    case .noTranslation(let language): "\(name(language).ko) 번역이 없습니다"
    case .textsDiffer(let doubt):
      "영어와 한국어가 서로 다른 내용으로 보입니다"
        + (doubt.disjoint.isEmpty
          ? "" : ". 겹치는 \(doubt.disjoint.map(korean).joined(separator: ", "))이(가) 없습니다")
    case .terms(let concept, let uses):
      "\(concept)을(를) \(uses.map { "\($0.term)(\($0.count)번)" }.joined(separator: ", "))(으)로 부릅니다"
    case .link(let link): "링크 \(link.target)에 해당하는 문서가 없습니다"
    case .componentLink(let link, let component):
      "링크 \(link.target)이(가) 가리키는 \(component)의 문서가 없습니다"
    case .noRule(let rule, let reference): missing(rule, named: reference).ko
    case .aliasTaken(let alias, let owner): "별칭 \(alias)은(는) 규칙 \(owner)의 것입니다"
    case .noCheck(let check): "검사 \(check)이(가) 없습니다"
    case .ruleLacks(let language): "규칙에 \(name(language).ko) 글이 없습니다"
    case .validity(let fault): said(fault).ko
    case .checkAbandoned(let check):
      "검사 \(check)의 규칙이 모두 끝났지만 대신하는 규칙도 까닭도 없습니다"
    case .maybeSame(let rule, _):
      "규칙 \(rule)을(를) 다르게 적은 것일 수 있습니다. 'hig rules join'이나 'hig rules apart'로 정하세요"
    case .patternUnread(let text, let reason), .entryUnread(let text, let reason):
      unread(claim, text, reason).ko
    }
  }

  /// The message of `claim`, about the pattern or entry `text` that cannot be read.
  private static func unread(
    _ claim: AuditClaim, _ text: String, _ reason: Bilingual<String>
  ) -> Phrase {
    let (en, ko) = (reason.en ?? "", reason.ko ?? "")
    if case .patternUnread = claim {
      return Phrase("the pattern '\(text)': \(en)", "'\(text)' 패턴: \(ko)")
    }
    return Phrase("'\(text)' is ignored: \(en)", "무시한 항목 '\(text)': \(ko)")
  }

  private static func missing(_ rule: RuleID, named reference: AuditClaim.RuleReference) -> Phrase {
    switch reference {
    case .related:
      Phrase("the related rule \(rule) does not exist", "관련 규칙 \(rule)이(가) 없습니다")
    case .apart:
      Phrase(
        "the rule \(rule), to be kept apart, does not exist",
        "구별하라고 한 규칙 \(rule)이(가) 없습니다")
    case .replacedBy:
      Phrase(
        "the rule \(rule), named as the successor, does not exist",
        "대신한다고 한 규칙 \(rule)이(가) 없습니다")
    }
  }

  private static func said(_ fault: ValidityFault) -> Phrase {
    switch fault {
    case .endUnexplained(let end):
      Phrase(
        "ended in \(end.phrase.en) without a successor or a reason",
        "\(end.phrase.ko)에 끝났지만 대신하는 규칙도 까닭도 없습니다")
    case .reversed(let since, let until):
      Phrase(
        "ends in \(until.phrase.en), before it begins in \(since.phrase.en)",
        "\(since.phrase.ko)에 시작하기도 전인 \(until.phrase.ko)에 끝납니다")
    case .beginsAfterPage(let since, let page):
      Phrase(
        "begins in \(since.phrase.en), later than its page, which holds up to \(page.phrase.en)",
        "\(page.phrase.ko)까지 다루는 문서인데 \(since.phrase.ko)에 시작합니다")
    case .circle(let rules):
      Phrase(
        "replaced in a circle: \(chain(rules))", "대신하는 규칙이 돌고 돕니다: \(chain(rules))")
    }
  }

  private static func chain(_ rules: [RuleID]) -> String {
    (rules + rules.prefix(1)).map(\.rawValue).joined(separator: " → ")
  }

  /// `3–5 tabs`, `width 25 pt`: a measurement needs the name of its dimension, a count does not.
  private static func number(_ metric: Metric, _ language: Language) -> String {
    let amount = metric.amount(in: language)
    switch metric.dimension {
    case .count, .length, .ratio, .share, .duration, .rate, .angle: return amount
    default:
      let name = metric.dimension.name(in: language)
      return language == .en && (metric.minimum == nil || metric.maximum == nil)
        ? "a \(name) of \(amount)" : "\(name) \(amount)"
    }
  }

  private static func place(_ dated: DatedMetric) -> String {
    let source = dated.metric.source
    return "\(source.document):\(source.line)" + (dated.edition.map { " (\($0))" } ?? "")
  }

  private static func name(_ language: Language) -> (en: String, ko: String) {
    switch language {
    case .en: ("English", "영어")
    case .ko: ("Korean", "한국어")
    }
  }

  private static func korean(_ trait: TranslationDoubt.Trait) -> String {
    switch trait {
    case .numbers: "숫자"
    case .names: "이름"
    case .links: "링크"
    }
  }
}
