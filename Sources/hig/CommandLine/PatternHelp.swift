import Guidelines

/// The text of `hig help patterns`, on checks without code.
enum PatternHelp {
  static let text = Phrase(
    """
    The comment after a rule may say what an interface has to have, so that `hig check` looks at it
    without code: what is looked at, what is asked, and where.

      <!-- rule: modality=must; pattern=text without "OK", "!" in button, alert -->
      <!-- rule: pattern=length at most 12 in tab; pattern=symbol without trash -->
      <!-- rule: pattern=spacing exactly 4, 8, 16; pattern=passes VStack(spacing: 8) { Text("A") } -->

      text       without, with or ends WORDS: titles, labels and other texts that people read
      length     at most or at least N, or exactly one of several: characters of such a text
      count      the tabs of a tab-bar; the buttons of an alert, a menu or a confirmation-dialog
      width      a fixed width in points; height, font and the spacing of a stack likewise
      contrast   at least N: the contrast of a text with what is behind it
      color      without or with NAMES of the system or of the assets
      symbol     without or with NAMES of SF Symbols
      api        without NAMES of types or modifiers; with NAMES, one of which is used somewhere
      fails      a SwiftUI view in which the patterns of the rule find something; passes: one in which
                 they find nothing. `hig check` tries both first; `hig rule` shows them

    "without" finds a word in Latin letters in any case, a Korean one also with a particle, and signs
    anywhere. Korean words and endings ("ends 요, 까?") are asked of Korean texts alone, English ones of
    English. After "in" stand kinds of view, in which and inside which it is looked for: tab, tab-bar,
    title, button, text, alert, menu, text-field, …; after a "not" behind them those in which it is not:
    "in alert not button". A comma or a space parts words; quotation marks hold one together. Such a check has the id of its rule: severities, comments, waivers and reports know it
    by that. A pattern that cannot be read, or an example that turns out otherwise, stops `hig check` with
    its file, line and reason; `hig audit` lists the patterns that cannot be read.

    """,
    """
    규칙 뒤의 주석에 인터페이스가 갖출 것을 적으면 `hig check`가 코드 없이 검사합니다. 무엇을, 어떻게,
    어디에서 보는지를 차례로 적습니다.

      <!-- rule: modality=must; pattern=text without "OK", "!" in button, alert -->
      <!-- rule: pattern=length at most 12 in tab; pattern=symbol without trash -->
      <!-- rule: pattern=spacing exactly 4, 8, 16; pattern=passes VStack(spacing: 8) { Text("A") } -->

      text       without, with, ends와 낱말: 제목, 레이블처럼 사람들이 읽는 글
      length     at most나 at least와 수, exactly와 하나 이상의 수: 그런 글의 글자 수
      count      tab-bar의 탭 수, alert, menu, confirmation-dialog의 버튼 수
      width      포인트로 고정한 너비. height, font, 스택의 spacing도 같음
      contrast   at least와 수: 글자와 배경의 대비율
      color      without, with와 시스템 색상이나 에셋의 이름
      symbol     without, with와 SF Symbols의 이름
      api        without과 타입이나 수정자의 이름. with는 그 가운데 하나를 어디선가 씀
      fails      규칙의 패턴이 문제를 찾아야 하는 SwiftUI 뷰. passes는 찾지 않아야 하는 뷰.
                 `hig check`가 먼저 시험하고 `hig rule`이 보여 줌

    without은 로마자 낱말을 대소문자와 관계없이, 한국어 낱말을 조사가 붙어도, 부호를 어디서든 찾습니다.
    한국어 낱말과 어미("ends 요, 까?")는 한국어 글에서만, 영어 낱말은 영어 글에서만 봅니다. in 뒤에는
    그 안에서 볼 종류를 적습니다: tab, tab-bar, title, button, text, alert, menu, text-field, …
    그 뒤의 not에는 보지 않을 종류를 적습니다: "in alert not button". 낱말은 쉼표나 빈칸으로 나누고, 따옴표로 묶을 수 있습니다. 검사의 이름은 규칙의 id이며 심각도, 주석,
    예외, 보고서에서도 그 이름을 씁니다. 읽을 수 없는 패턴이나 적힌 것과 다른 예가 있으면 `hig check`가
    파일과 행과 이유를 알리고 멈춥니다. 읽을 수 없는 패턴은 `hig audit`도 알립니다.

    """)
}
