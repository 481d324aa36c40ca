internal import Guidelines

extension Boilerplate.OwnWords {
  /// The description of the evidence in a trace.
  var phrase: Phrase {
    switch self {
    case .phrase: Phrase("a phrase that sites put around a text", "사이트가 글 둘레에 두는 말")
    case .remark: Phrase("a remark on a shared document", "공유 문서에 남긴 의견")
    case .tags: Phrase("nothing but tags", "태그뿐임")
    case .numbers:
      Phrase("a date, a byline, a page number or counters", "날짜, 글쓴이, 쪽 번호, 숫자 모음")
    case .links:
      Phrase("a breadcrumb, a row of links or what leads to other posts", "이동 경로, 링크 줄, 다른 글 안내")
    }
  }
}

extension FramePart {
  /// The description of the evidence in a trace.
  var phrase: Phrase {
    switch self {
    case .menu: Phrase("a link of the site's menu", "사이트 메뉴의 링크")
    case .byline: Phrase("a byline: who wrote when", "글쓴이와 날짜")
    case .siteName: Phrase("the name of the site or the author above a byline", "글쓴이 위의 사이트 이름")
    case .tag: Phrase("a tag below the byline", "글쓴이 아래의 태그")
    case .contents: Phrase("repeats headings below it", "아래 제목을 되풀이함")
    case .otherPost: Phrase("the title of another post", "다른 글의 제목")
    }
  }
}

extension SkippedLines.Reason {
  /// The description in a trace of lines skipped for this reason.
  var phrase: Phrase {
    switch self {
    case .boilerplate: Phrase("skipped as boilerplate", "상용구로 건너뜀")
    case .decoration: Phrase("skipped as decoration", "꾸밈으로 건너뜀")
    case .duplicate: Phrase("skipped as a duplicate", "중복으로 건너뜀")
    case .metadata: Phrase("taken as metadata", "메타데이터로 읽음")
    case .image: Phrase("an image, kept with its passage", "이미지로 보고 글에 붙임")
    case .language: Phrase("skipped as another language", "다른 언어로 건너뜀")
    case .unknown: Phrase("skipped: a kind of block that is not known", "알 수 없는 종류로 건너뜀")
    }
  }
}
