import Guidelines

/// The text of `hig help config`, on `.hig.json`.
enum ConfigurationHelp {
  static let text = Phrase(
    """
    .hig.json at the root of a project says what it asks of hig; every key may be left out, and paths
    start from its folder. `hig init` writes one, with a JSON schema that editors complete from. A key that
    begins with // is a comment: "// rules": "…".

      "rules"        {"tab-count": "off"}: a rule or a check, and off, on, error, warning or note
      "include"      ["App"]: only these paths are checked
      "exclude"      ["App/Generated", "**/Legacy*.storyboard"]: these are not
      "waivers"      [{"rule": "tab-count", "paths": ["Old"], "authority": "Acme",
                       "reason": "replaced in 4.0", "owner": "Kim", "until": "2026-12-31"}]:
                     a rule that is not followed, for a reason, by somebody, until a day; "paths" and
                     "authority" may be left out, and "rule" where an authority is named. After that
                     day the check fails with the reason; a waiver of nothing is reported
      "suppress"     [{"rules": ["tab-icons"], "paths": ["Old"], "reason": "…"}]: findings that stay
      "authorities"  {"Design": "Acme"}: whose the documents of a folder are that do not say
      "platforms"    ["iOS"]: the platforms of what names none
      "edition"      "2025-06": the edition of the guidelines that is enforced
      "fail-on"      error, warning or note
      "baseline"     ".hig-baseline.json": the file of known findings
      "site"         "https://design.acme.example": where people read the rules; SARIF leads there
      "language"     en, ko or both

    In code: // hig:disable:next tab-count -- reason
             // hig:waive:next tab-count owner=kim until=2026-12-31 -- reason

    """,
    """
    프로젝트 루트의 .hig.json에 hig에 바라는 것을 적습니다. 모든 키는 생략할 수 있고, 경로는 그 폴더에서
    시작합니다. `hig init`이 파일과, 편집기가 자동 완성에 쓰는 JSON 스키마를 만듭니다. //로 시작하는 키는
    주석입니다: "// rules": "…".

      "rules"        {"tab-count": "off"}: 규칙이나 검사와 off, on, error, warning, note 중 하나
      "include"      ["App"]: 이 경로만 검사
      "exclude"      ["App/Generated", "**/Legacy*.storyboard"]: 이 경로는 검사하지 않음
      "waivers"      [{"rule": "tab-count", "paths": ["Old"], "authority": "Acme",
                       "reason": "4.0에서 교체", "owner": "Kim", "until": "2026-12-31"}]:
                     이유와 담당자와 기한을 정해 따르지 않는 규칙. "paths"와 "authority"는 생략할 수 있고,
                     주체를 적으면 "rule"도 생략할 수 있음. 기한이 지나면 이유와 함께 실패하고, 해당하는
                     결과가 없는 예외는 알려 줌
      "suppress"     [{"rules": ["tab-icons"], "paths": ["Old"], "reason": "…"}]: 그대로 둘 결과
      "authorities"  {"Design": "Acme"}: 문서에 적혀 있지 않을 때 그 폴더의 문서가 누구의 지침인지
      "platforms"    ["iOS"]: 플랫폼이 적혀 있지 않은 파일의 플랫폼
      "edition"      "2025-06": 검사에 쓸 지침의 판
      "fail-on"      error, warning, note 중 하나
      "baseline"     ".hig-baseline.json": 알려진 결과의 파일
      "site"         "https://design.acme.example": 규칙을 읽을 사이트. SARIF가 이곳으로 연결됨
      "language"     en, ko, both

    코드에서는: // hig:disable:next tab-count -- 이유
                // hig:waive:next tab-count owner=kim until=2026-12-31 -- 이유

    """)
}
