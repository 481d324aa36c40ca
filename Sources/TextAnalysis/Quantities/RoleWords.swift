internal import Guidelines

/// Words by what they do in a sentence with numbers.
enum RoleWords {
  static let edgeJoints: Set<String> = [
    "the", "and", "or", "edge", "edges", "both", "screen's",
  ]

  static let attributeEnds: Set<String> = [
    "and", "or", "from", "below", "above", "at", "on", "in", "with", "when", "for", "to", "is",
    "are", "between",
  ]

  static let platformJoints: Set<String> = [
    "and", "or", "in", "on", "the", "및", "와", "과", "또는", "나", "이나", "tv", "watch", "pro",
  ]

  /// The first words of the names that `Platform` knows.
  static let platformBeginnings = Set(
    Platform.names.keys.compactMap { $0.split(separator: " ").first.map(String.init) })

  /// Words that end the words before a noun.
  static let nounEnds: Set<String> = [
    "of", "in", "on", "at", "to", "for", "from", "with", "within", "by", "per", "as", "than",
    "that", "which", "who", "and", "or", "but", "is", "are", "was", "were", "be", "can", "may",
    "might", "must", "should", "will", "if", "when", "has", "have", "it", "they", "you", "your",
    "the", "a", "an", "this", "these", "those", "more", "fewer", "less", "not", "because", "so",
    "each", "after", "before", "between", "into", "onto", "across", "depending", "however",
  ]

  /// Words between a noun and its number.
  static let betweenNounAndNumber: Set<String> = [
    "수", "수를", "수는", "수가", "개수", "개수를", "개수는", "갯수", "갯수를", "갯수는", "총", "약", "대략", "최대", "최소",
    "최소한", "적어도", "많아야", "기껏해야", "각각", "단", "또는", "를", "을", "이", "가", "는", "은", "의",
  ]

  static let numbering: Set<String> = [
    "수", "수를", "수는", "수가", "개수", "개수를", "개수는", "개수가",
  ]

  static let counting: Set<String> = ["number", "count", "개수", "갯수", "수"]

  static let conditions: Set<String> = ["if", "when", "unless", "whether"]

  /// Verbs after which an exact number is a recommendation.
  static let verbs: Set<String> = [
    "use", "using", "aim", "aiming", "include", "contain", "provide", "show", "display", "prefer",
    "keep", "need", "needs", "require", "requires", "choose", "specify", "limit", "create",
    "support", "supply",
  ]

  static let modals: Set<String> = ["must", "should", "need", "needs", "always", "exactly"]

  /// Words that define what a thing is made of.
  static let definitions: Set<String> = [
    "set", "consists", "consist", "comprises", "least", "fewer", "less",
  ]

  static let openings: Set<String> = ["always", "generally", "please", "and", "then"]

  static let determiners: Set<String> = ["the", "this", "that", "your", "its", "these"]

  static let afterReferences: Set<String> = [
    "from", "apart", "of", "and", "or", "is", "on", "in",
  ]

  static let listing: Set<String> = [",", "and", "or", "/", "·", "및", "또는"]

  static let comparing: Set<String> = [
    "the", "as", "its", "their", "larger", "bigger", "wider", "taller", "longer", "more", "higher",
    "smaller", "thicker",
  ]

  static let articles: Set<String> = ["the", "a", "an", "each", "every", "your", "its"]

  static let copulas: Set<String> = ["is", "are", "should", "must", "can", "needs"]

  static let pronouns: Set<String> = ["it", "its", "they", "them", "their"]

  static let clauseOpenings: Set<String> = ["in", "on", "for", "when", "if", "to"]

  static let clauseMarks: Set<String> = [
    ".", ":", "—", "-", ")", "]", "(", "|", "→", ";", "•", "·", "“", "\"",
  ]

  static let koreanNameWords: Set<String> = [
    "시리즈", "버전", "그림", "단계", "오류", "제", "표", "월", "년", "규칙", "원칙", "지침", "팁", "항목",
  ]

  static let nameWords: Set<String> = [
    "ios", "ipados", "macos", "tvos", "watchos", "visionos", "iphone", "ipad", "watch", "series",
    "version", "versions", "figure", "step", "chapter", "section", "page", "part", "error",
    "xcode", "swift", "os", "title", "rule", "tip", "principle", "guideline", "table", "note",
  ]

  static let rangeWords: Set<String> = [
    "to", "~", "or", "and", "through", "에서", "부터", "또는", "혹은", "이나", "나", "내지", "와", "과",
  ]

  static let joints: Set<String> = ["and", "or", "but", "to", "than"]

  /// Words between a number and its bound that change nothing: "두 개 또는 그 이상", "15자를 넘지".
  static let transparent: Set<String> = ["를", "을", "가", "이", "또는", "혹은", "그", "의", "나"]

  static let clauseWords: Set<String> = [
    "if", "when", "unless", "because", "although", "while", "whereas", "but", "where", "so",
  ]

  static let seriesJoints: Set<String> = [
    ",", "and", "but", "이고", "이며", "~", "·", "/", "이상", "초과", "으로", "에서", "부터", "그리고", "a",
    "an", "the",
  ]

  static let abbreviations: Set<String> = [
    "e.g", "i.e", "approx", "vs", "max", "min", "no", "fig", "etc",
  ]
}
