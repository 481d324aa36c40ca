internal import Guidelines

extension ComponentEvidence {
  /// What it tells, where the work of the stage is shown.
  var phrase: Phrase {
    switch self {
    case .frontMatter: Phrase("the front matter names it", "문서 머리말")
    case .title: Phrase("the title, which the glossary knows", "용어집에 있는 제목")
    case .heading: Phrase("the first heading, which the glossary knows", "용어집에 있는 첫 제목")
    case .address: Phrase("the address of its page", "페이지 주소")
    case .siteTitle: Phrase("the site's title of the page", "사이트가 붙인 페이지 제목")
    case .titleWords: Phrase("the words of the title", "제목의 낱말")
    }
  }
}

extension EditionEvidence {
  /// What it tells, where the work of the stage is shown.
  var phrase: Phrase {
    switch self {
    case .given: Phrase("given with the document", "문서와 함께 주어짐")
    case .frontMatter: Phrase("the front matter", "문서 머리말")
    case .changeLogTable: Phrase("the newest row of the change log", "변경 기록의 마지막 행")
    case .changeLogEntry: Phrase("the newest entry of the change log", "변경 기록의 마지막 항목")
    case .changeLogDate: Phrase("the newest date in the change log", "변경 기록의 마지막 날짜")
    case .title: Phrase("the year in the title", "제목의 연도")
    case .copyright: Phrase("the copyright line", "저작권 표시")
    case .linkForm: Phrase("the form of its links", "링크의 형식")
    }
  }
}

extension DocumentMetadata {
  /// What the document is called, where the work of the stage is shown.
  var titlePhrase: Phrase {
    let title = [title.en, title.ko].compactMap(\.self).joined(separator: " · ")
    return title.isEmpty ? Phrase("no title", "제목 없음") : Phrase("title: \(title)", "제목: \(title)")
  }

  /// What it is about, likewise.
  var componentPhrase: Phrase {
    guard let component else { return Phrase("no component", "구성 요소 없음") }
    return Phrase("component: \(component.name)", "구성 요소: \(component.name)")
  }

  /// Which edition it shows, likewise.
  var editionPhrase: Phrase {
    guard let edition else { return Phrase("no edition", "판 정보 없음") }
    return Phrase("edition: \(edition.edition)", "판: \(edition.edition)")
  }
}
