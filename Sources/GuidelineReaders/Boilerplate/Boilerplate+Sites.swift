internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The rows of links, of tags and of counters that sites and blogs put around a text.
extension Boilerplate {
  /// Whether the text is boilerplate for what all of its parts are, or for words in its midst.
  static func surroundsPost(_ block: Block, _ text: String) -> Bool {
    guard text.utf8.count <= 160, block.listDepth == 0 else { return false }
    return requests.occur(in: text) || isRow(block, text) || isAudience(text)
      || isNeighbour(block, text)
  }

  /// What a blog asks its readers for.
  private static let requests = ByteNeedles([
    "know in the comments", "in the comments below", "comment section below",
    "comments section below",
    "eave a comment below", "hare this post", "hare this article", "this page on GitHub",
    "this page on Github", "this post with your", "my newsletter", "our newsletter",
    "댓글로 알려", "댓글로 남겨", "댓글 남겨 주", "댓글 남겨주", "댓글을 남겨 주", "댓글을 남겨주", "댓글 부탁",
    "댓글 주세요", "공감 부탁", "공감을 눌러", "공감과 댓글", "구독과 좋아요", "좋아요와 구독", "구독 부탁", "글은 쿠팡 파트너스",
    "tar this repo", "스타를 눌러", "별을 눌러",
    "무단 전재", "무단전재",
  ])

  // MARK: Rows

  /// Whether a dot or a bar parts nothing but links of a site, or the tags of a post.
  private static func isRow(_ block: Block, _ text: String) -> Bool {
    if isLinksOnly(block), block.targets.count > 1,
      isLinks(block.links.map { $0.text.lowercased() }, of: block)
    {
      return true
    }
    guard mayBeRow(text), !endsSentence(text) else { return false }
    let parts = text.split { "|·•∙・,".contains($0) }.map { $0.trimmingBoth().lowercased() }
      .filter { !$0.isEmpty }
    guard parts.count > 1, parts.allSatisfy({ $0.utf8.count <= 40 }) else { return false }
    return isLinks(parts, of: block) && !text.utf8Holds(",") || isTags(parts)
  }

  /// Whether all words are links.
  private static func isLinksOnly(_ block: Block) -> Bool {
    !block.targets.isEmpty
      && block.runs.allSatisfy { $0.link != nil || !$0.text.contains(where: \.isLetter) }
  }

  /// Whether a heading is a link to where a site begins.
  static func leadsHome(_ block: Block) -> Bool {
    block.targets.count == 1 && ["/", "./", "../", "index.html"].contains(block.targets[0])
      && block.isHeading && isLinksOnly(block)
  }

  /// Whether a sign stands in the text that may part a row.
  private static func mayBeRow(_ text: String) -> Bool {
    text.utf8Holds("|") || text.utf8Holds(",") || text.utf8Contains("·") || rowSigns.occur(in: text)
  }

  private static let rowSigns = ByteNeedles(["•", "∙", "・"])

  private static func isLinks(_ parts: [String], of block: Block) -> Bool {
    let own = parts.count(where: siteLinks.contains)
    let shared = parts.count(where: sharedLinks.contains)
    let isMostly = (own + shared) * 2 > parts.count && own + shared > 1
    return isMostly && (own > 0 || block.targets.count >= parts.count)
  }

  /// Whether all are what posts are filed under, and not only platforms, which are content.
  private static func isTags(_ parts: [String]) -> Bool {
    parts.count > 2
      && parts.contains(where: fields.contains) && parts.allSatisfy(isFiling)
  }

  /// Whether posts are filed under a name in lower case.
  private static func isFiling(_ name: String) -> Bool {
    fields.contains(name) || topics.contains(name) || Platform(named: name) != nil
  }

  /// Whether a line is nothing but what posts are filed under: "HIG 번역", "iOS".
  static func isTag(_ text: String) -> Bool {
    let lower = text.lowercased()
    return text.utf8.count <= 40
      && (isFiling(lower) || lower.split(separator: " ").allSatisfy { isFiling(String($0)) })
  }

  /// What only a site links to.
  private static let siteLinks: Set<String> = [
    "careers", "jobs", "press", "terms", "terms of service", "terms of use", "terms & conditions",
    "privacy policy", "cookie policy", "cookies", "docs", "blog", "pricing", "contact us",
    "newsletter", "rss", "github", "twitter", "linkedin", "facebook", "instagram", "mastodon",
    "discord", "youtube", "sitemap", "site map", "legal", "imprint", "faq", "about", "about us",
    "log in", "login", "sign in", "sign up", "suggest an edit", "report an issue", "report a bug",
    "view source", "edit this page", "edit on github", "view on github", "copy link", "portfolio",
    "이용약관", "개인정보처리방침", "개인정보 처리방침", "고객센터", "회사소개", "회사 소개", "채용", "블로그", "방명록", "공지사항",
    "english", "korean", "한국어", "日本語", "简体中文", "繁體中文", "español", "français", "deutsch",
    "português",
    "포트폴리오", "청소년보호정책", "로그인", "회원가입",
  ]

  /// What a site links to, and what an app may name as well.
  private static let sharedLinks: Set<String> = [
    "home", "help", "status", "search", "privacy", "security", "support", "contact", "community",
    "products", "product", "menu", "downloads", "download", "components", "foundations",
    "patterns", "resources", "team", "company", "features", "guides", "tutorials", "articles",
    "posts", "archive", "archives", "tags", "categories", "projects", "work", "news", "events",
    "developer", "apple developer", "discover", "develop", "design", "distribute", "account",
    "edit", "history", "talk", "편집", "역사", "토론", "developers", "accessibility", "feedback", "홈",
    "태그", "소개", "검색", "문의", "글", "카테고리", "제휴",
    "도움말", "뉴스", "커뮤니티", "지원", "전체 글", "프로젝트", "아카이브", "시리즈",
  ]

  /// What the posts of designers and developers are filed under.
  private static let fields: Set<String> = [
    "design", "ux", "ui", "ui/ux", "ux/ui", "uxui", "hig", "ux design", "ui design",
    "product design", "app design", "mobile design", "디자인", "ux 디자인", "ui 디자인", "앱 디자인", "번역",
  ]
  private static let topics: Set<String> = [
    "apple", "swift", "swiftui", "uikit", "appkit", "xcode", "mobile", "app", "apps", "figma",
    "guidelines", "guideline", "human interface guidelines", "design system", "design systems",
    "product", "development", "programming", "web", "android", "material design", "accessibility",
    "a11y", "애플", "개발", "모바일", "앱", "가이드라인", "디자인 시스템", "디자인시스템", "접근성", "기획", "스위프트",
    "아이폰",
  ]

  /// Whether nothing but a link of a site stands there, as in a menu that was copied line by line.
  static func isSiteLink(_ text: String) -> Bool {
    guard text.utf8.count <= 30 else { return false }
    let lower = text.lowercased()
    return siteLinks.contains(lower) || sharedLinks.contains(lower)
  }

  /// Whether nothing but a link stands there that apps have no name for.
  static func isOwnLink(_ text: String) -> Bool {
    text.utf8.count <= 30 && siteLinks.contains(text.lowercased())
  }

  /// Whether a heading is what a blog is called, and not what its page is about.
  static func namesSite(_ heading: String) -> Bool {
    plainWords(heading).contains { word in
      ["blog", "weblog", "journal", "portfolio", "magazine", "newsletter", "velog", "brunch"]
        .contains(word) || word.hasPrefix("블로그") || word.hasSuffix("블로그")
    }
  }

  // MARK: Counters and neighbours

  /// Whether the text counts readers or minutes: "72 claps", "1.2K Followers", "조회 1,234".
  private static func isAudience(_ text: String) -> Bool {
    guard text.utf8.count <= 60, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return false
    }
    let parts = text.lowercased().split { "·|•".contains($0) }
    if parts.count > 1, !endsSentence(text),
      parts.contains(where: {
        $0.split(separator: " ").count == 2 && isAudience(ofWords: $0.split(separator: " "))
      })
    {
      return true
    }
    return isAudience(ofWords: parts.flatMap { $0.split(separator: " ") })
  }

  private static func isAudience(ofWords words: [Substring]) -> Bool {
    guard words.count > 1 else { return false }
    // "Jane Kim · 7 min read"
    if words.count > 2, words[words.count - 1] == "read",
      ["min", "mins", "minute", "minutes"].contains(words[words.count - 2])
    {
      return true
    }
    guard words.count.isMultiple(of: 2) else { return false }
    return stride(from: 0, to: words.count, by: 2).allSatisfy { index in
      isCount(words[index]) && audience.contains(String(words[index + 1]))
        || koreanAudience.contains(String(words[index])) && isCount(words[index + 1])
    }
  }

  private static func isCount(_ word: Substring) -> Bool {
    guard word.first?.isNumber == true else { return false }
    return word.allSatisfy { $0.isNumber || ".,km만천개회명분".contains($0) }
  }

  private static let audience: Set<String> = [
    "clap", "claps", "follower", "followers", "following", "like", "likes", "shares", "response",
    "responses", "reply", "replies", "comment", "comments", "views", "reads", "reactions",
  ]
  private static let koreanAudience: Set<String> = [
    "조회", "조회수", "댓글", "공감", "좋아요", "추천", "구독자", "스크랩", "팔로워",
  ]

  /// Whether the text leads to another page: "Next: Use color well →", "Previous: Layout".
  private static func isNeighbour(_ block: Block, _ text: String) -> Bool {
    guard text.utf8.count <= 120, let first = text.unicodeScalars.first,
      let last = text.unicodeScalars.last
    else { return false }
    if arrows.contains(first) || arrows.contains(last) {
      let name = text.drop { !$0.isLetter }
      return isLinksOnly(block) || neighbours.contains(name.prefix { $0.isLetter }.lowercased())
    }
    // A button of that name is explained in a sentence.
    return (first == "P" || first == "p") && text.lowercased().hasPrefix("previous: ")
      && !endsSentence(text)
  }

  private static let arrows: Set<Unicode.Scalar> = [
    "→", "←", "»", "«", "▶", "◀", "❯", "❮", "⟶", "⟵",
  ]
  private static let neighbours: Set<String> = [
    "next", "previous", "prev", "다음", "이전", "다음글", "이전글",
  ]

  /// Whether a heading with a sentence below it is about what it names, though sites have a link of
  /// that name: "Search", "공유".
  static func mayBeSubject(_ heading: String) -> Bool {
    subjects.contains(heading.lowercased())
  }

  private static let subjects: Set<String> = [
    "search", "menu", "print", "share", "tag", "tags", "comments", "categories", "log in",
    "sign in", "sign up", "write", "listen", "follow", "검색", "공유", "공유하기", "태그", "카테고리", "인쇄",
    "저장", "통계", "로그인", "회원가입", "댓글", "좋아요", "이전", "다음", "목록", "홈", "더 보기", "더보기", "구독",
    "프로필 이미지", "로그아웃", "소개", "관리",
  ]

  // MARK: Other posts

  /// Whether the titles of other posts, or the places to share a post in, stand below a text.
  static func leadsToPosts(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { otherPosts.end($0) || $0.begins(lowered: "more from ", at: 0) }
      || isName(text, in: postLists)
  }

  /// Whether a list of what stands on the page stands below a text.
  static func leadsToContents(_ text: String) -> Bool { isName(text, in: contents) }

  private static func isName(_ text: String, in names: Set<String>) -> Bool {
    text.utf8.count <= 60 && mayBePhrase(text) && names.contains(String(bare(lowered(text))))
  }

  static let contents: Set<String> = [
    "table of contents", "contents", "on this page", "in this article", "in this page",
    "in this post", "목차", "차례", "이 글의 목차", "이 페이지의 목차", "이 페이지에서", "글의 순서",
  ]

  static let postLists: Set<String> = [
    "related posts", "related articles", "related stories", "you might also like",
    "you may also like", "you might like", "you may also enjoy", "more posts", "recent posts",
    "popular posts", "latest posts", "similar posts", "other posts", "older posts", "newer posts",
    "keep reading", "read next", "continue reading", "recommended posts", "recommended articles",
    "recommended reading", "recommended from medium", "more like this", "관련 글", "관련글", "관련 포스트",
    "관련 포스팅", "관련 게시물", "관련글 더보기", "관련 글 더 보기", "함께 읽으면 좋은 글", "같이 읽으면 좋은 글",
    "함께 보면 좋은 글", "같이 보면 좋은 글", "이 블로그의 인기글", "이 블로그 인기글", "이 블로그의 인기 글", "인기글", "인기 글", "인기 포스트",
    "최근 글", "최근글", "최근 포스트", "추천 글", "추천글", "추천 포스트", "다른 글", "다른 글 보기", "다른 글 더 보기",
    "관심 있을 만한 포스트", "비슷한 글", "이어서 읽기", "연관 글", "연관글", "이 시리즈의 다른 글", "share this",
    "share this post", "share this article", "share on", "follow us", "이 글 공유하기",
  ]
}
