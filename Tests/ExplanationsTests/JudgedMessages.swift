/// Messages of real tools, each judged by reading the guidelines.
///
/// `Explainer.leastNearness(in:)` was chosen on them; `SuggestionTests` holds it to what it reached.
enum JudgedMessages {
  /// A message and the rules that are right to suggest for it; none where nothing is.
  struct Judged {
    var tool: String
    var rule: String
    var message: String
    var right: [String]
  }

  static let all: [Judged] = judged(about + other)

  static func judged(_ text: String) -> [Judged] {
    text.split(separator: "\n").map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      return Judged(
        tool: cells[0], rule: cells[1], message: cells[2],
        right: cells.count > 3 ? cells[3].split(separator: " ").map(String.init) : [])
    }
  }

  /// Whether `rule` is the id `pattern`, or begins like it where it ends in `*`.
  static func matches(_ rule: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? rule.hasPrefix(pattern.dropLast()) : rule == pattern
  }

  /// Tool, rule, message and the right rules, or the beginnings of their ids with a `*`.
  private static let about = """
    ibtool||Fixed width constraints may cause clipping|type-* layout-* text-field-width
    ui-review|TB-003|Tab bar has 7 items; HIG recommends at most 5|tab-count* tab-customize
    디자인 검토||배지에 글자를 넣었습니다|tab-badge* notification-badge*
    디자인 검토||탭이 6개입니다|tab-count*
    디자인 검토||다크 모드 색상이 없습니다|dark-*
    ibtool||Tab bar controller has more than five view controllers; the extra ones appear under More|tab-*
    ui-review|UI001|The tab bar is hidden when a view controller is pushed|tab-bar-visible
    ui-review|UI002|Touch target is 32x32 points, smaller than the minimum of 44x44 points|accessibility-* layout-touch-target button-hit-target
    ui-review|UI003|Text color has a contrast ratio of 2.8:1 against its background; 4.5:1 is required|accessibility-contrast dark-contrast color-*
    ui-review|UI004|Font size is fixed and does not support Dynamic Type|type-* accessibility-text-* layout-text-size
    ui-review|UI005|Image button has no accessibility label for VoiceOver|accessibility-labels voiceover-* icon-labels
    ui-review|UI006|Navigation bar title is longer than 15 characters|nav-title-length toolbar-title-length nav-title-area
    ui-review|UI007|Navigation bar title repeats the name of the app|nav-title-area toolbar-title-app-name
    ui-review|UI008|Alert has four buttons|alert-*
    ui-review|UI009|Destructive button in action sheet is not marked destructive|action-sheet-destructive button-* alert-*
    ui-review|UI010|Launch screen contains text|launch-*
    ui-review|UI011|Segmented control has more than seven segments|segment-*
    ui-review|UI012|Badge on tab bar item shows a long text|tab-badge*
    ui-review|UI013|Tab bar item is disabled|tab-availability
    ui-review|UI014|Custom back button replaces the standard back button|nav-back-*
    ui-review|UI015|View ignores the safe area|layout-safe-area layout-*
    ui-review|UI016|App icon has an alpha channel; it must be opaque|app-icon-*
    ui-review|UI017|Animation ignores the Reduce Motion setting|accessibility-reduce-motion motion-*
    ui-review|UI018|Information is conveyed by color alone|accessibility-color-alone color-not-alone
    ui-review|UI019|Hard-coded color does not adapt to Dark Mode|dark-* color-hard-coded color-variants
    ui-review|UI020|Text field has no placeholder or label|text-field-hint writing-field-hints
    ui-review|UI021|Password field is not a secure text field|text-field-secure data-password
    ui-review|UI022|Keyboard type does not match the content of the text field|keyboard-type text-field-keyboard keyboard-content-type text-view-keyboard
    ui-review|UI023|Button label does not begin with a verb|button-verb writing-active writing-*
    ui-review|UI024|Slider sets the system volume|slider-volume audio-volume*
    ui-review|UI025|Popover is wider than the screen|popover-*
    ui-review|UI026|Toolbar contains a segmented control|toolbar-no-segmented segment-in-bars nav-segmented*
    ui-review|UI027|Video plays automatically with sound|accessibility-autoplay audio-* video-*
    ui-review|UI028|Progress indicator is indeterminate although the duration is known|progress-*
    ui-review|UI029|Menu has more than two levels of submenus|menu-* submenu-*
    ui-review|UI030|Modal sheet presented on top of another sheet|sheet-* modal*
    ui-review|UI031|Push notification contains sensitive information|notification* manage*
    ui-review|UI032|Permission is requested at launch without context|privacy-*
    actool|| The app icon set "AppIcon" has an unassigned child: provide every size of the icon|app-icon-*
    ibtool||Automatically Adjusts Font requires using a Dynamic Type text style|type-*
    Android Lint|X1|Avoid using sizes smaller than 11sp: 9sp|type-* accessibility-text-size widget-text-size
    ESLint|x/img|Image elements must have an accessible text alternative or be marked as decorative|voiceover-* accessibility-*
    ui-review|UI033|Search field is missing a placeholder|search-*
    ui-review|UI034|Page control shows more than ten pages|page-control-*
    ui-review|UI035|Split view hides the sidebar in landscape|sidebar-* split-*
    ui-review|UI036|Picker is used for two options; use a segmented control or a toggle|picker-* segment-* toggle-*
    ui-review|UI037|Context menu contains destructive item without destructive style|context-menu-* menu-* pull-down-* button-*
    ui-review|UI038|Widget text is smaller than 11 points|widget-*
    ui-review|UI039|Large title is used on a detail screen|nav-large-title nav-*
    ui-review|UI040|Toolbar has both icon and text buttons|toolbar-*
    디자인검수|D8|도구 막대에 구분 제어기가 있습니다|toolbar-no-segmented segment-in-bars nav-segmented*
    디자인검수|D9|배지에 긴 글이 표시됩니다|tab-badge* notification-badge*
    디자인검수|D1|탭 막대의 탭이 일곱 개입니다|tab-*
    디자인검수|D2|버튼의 터치 영역이 44pt보다 작습니다|accessibility-* layout-touch-target button-hit-target
    디자인검수|D3|이미지에 VoiceOver 설명이 없습니다|accessibility-labels voiceover-* icon-labels sticker-description
    디자인검수|D4|다크 모드에서 글자 대비가 부족합니다|dark-* accessibility-contrast
    디자인검수|D5|탐색 막대의 제목이 너무 깁니다|nav-title-* toolbar-title-length
    디자인검수|D6|알림창에 버튼이 네 개 있습니다|alert-*
    디자인검수|D7|텍스트 크기가 고정되어 다이나믹 타입을 지원하지 않습니다|type-* accessibility-text-* layout-text-size

    """

  /// Tool, rule and message.
  private static let other = """
    컴파일러||파일을 찾을 수 없습니다
    컴파일러||문서 주석이 없습니다
    컴파일러||사용하지 않는 코드를 삭제하세요
    컴파일러||줄 끝의 공백을 삭제하세요
    SwiftLint|line_length|Line should be 120 characters or less; currently it has 143 characters
    SwiftLint|force_cast|Force casts should be avoided
    SwiftLint|force_try|Force tries should be avoided
    SwiftLint|identifier_name|Variable name 'x' should be between 3 and 40 characters long
    SwiftLint|type_body_length|Class body should span 250 lines or less excluding comments and whitespace: currently spans 312 lines
    SwiftLint|function_body_length|Function body should span 50 lines or less excluding comments and whitespace: currently spans 74 lines
    SwiftLint|cyclomatic_complexity|Function should have complexity 10 or less; currently complexity is 14
    SwiftLint|trailing_whitespace|Lines should not have trailing whitespace
    SwiftLint|vertical_whitespace|Limit vertical whitespace to a single empty line; currently 2
    SwiftLint|opening_brace|Opening braces should be preceded by a single space and on the same line as the declaration
    SwiftLint|colon|Colons should be next to the identifier when specifying a type and next to the key in dictionary literals
    SwiftLint|comma|There should be no space before and one after any comma
    SwiftLint|unused_closure_parameter|Unused parameter in a closure should be replaced with _
    SwiftLint|todo|TODOs should be resolved (Handle the error)
    SwiftLint|large_tuple|Tuples should have at most 2 members
    SwiftLint|nesting|Types should be nested at most 1 level deep
    SwiftLint|file_length|File should contain 400 lines or less: currently contains 512
    SwiftLint|weak_delegate|Delegates should be weak to avoid reference cycles
    SwiftLint|redundant_optional_initialization|Initializing an optional variable with nil is redundant
    SwiftLint|empty_count|Prefer checking `isEmpty` over comparing `count` to zero
    SwiftLint|syntactic_sugar|Shorthand syntactic sugar should be used, i.e. [Int] instead of Array<Int>
    SwiftLint|private_outlet|IBOutlets should be private to avoid leaking UIKit to higher layers
    SwiftLint|unused_import|All imported modules should be required to make the file compile
    SwiftLint|control_statement|`if`, `for`, `guard`, `switch`, `while`, and `catch` statements shouldn't unnecessarily wrap their conditionals or arguments in parentheses
    SwiftLint|mark|MARK comment should be in valid format. e.g. '// MARK: ...' or '// MARK: - ...'
    clang|-Wunused-variable|unused variable 'count'
    clang|-Wdeprecated-declarations|'statusBarOrientation' is deprecated: first deprecated in iOS 13.0
    clang|-Wformat|format specifies type 'int' but the argument has type 'NSUInteger' (aka 'unsigned long')
    clang|-Wincompatible-pointer-types|incompatible pointer types assigning to 'NSString *' from 'NSNumber *'
    clang|-Wimplicit-function-declaration|implicit declaration of function 'foo' is invalid in C99
    swiftc||initialization of immutable value 'result' was never used; consider replacing with assignment to '_' or removing it
    swiftc||variable 'items' was never mutated; consider changing to 'let' constant
    swiftc||will never be executed
    swiftc||value of type 'ContentView' has no member 'title'
    swiftc||cannot find 'foo' in scope
    swiftc||main actor-isolated property 'text' can not be mutated from a nonisolated context; this is an error in the Swift 6 language mode
    swiftc||switch must be exhaustive
    swiftc||missing return in instance method expected to return 'String'
    swiftc||result of call to 'save()' is unused
    ld||directory not found for option '-L/usr/local/lib'
    ld||ignoring duplicate libraries: '-lc++'
    xcodebuild||The iOS deployment target 'IPHONEOS_DEPLOYMENT_TARGET' is set to 8.0, but the range of supported deployment target versions is 9.0 to 14.4.99
    xcodebuild||Run script build phase 'SwiftLint' will be run during every build because it does not specify any outputs
    CodeQL|js/sql-injection|This query string depends on a user-provided value
    CodeQL|js/xss|Cross-site scripting vulnerability due to a user-provided value
    CodeQL|py/path-injection|This path depends on a user-provided value
    CodeQL|cpp/overflow-buffer|This 'memcpy' operation accesses 32 bytes but the destination is only 16 bytes
    CodeQL|js/unused-local-variable|Unused variable result
    CodeQL|swift/cleartext-logging|This operation writes sensitive data to a log file
    ESLint|no-unused-vars|'error' is defined but never used
    ESLint|eqeqeq|Expected '===' and instead saw '=='
    ESLint|semi|Missing semicolon
    ESLint|no-undef|'window' is not defined
    ESLint|max-len|This line has a length of 140. Maximum allowed is 100
    ESLint|indent|Expected indentation of 2 spaces but found 4
    ESLint|quotes|Strings must use singlequote
    PMD|UnusedPrivateField|Avoid unused private fields such as 'title'
    PMD|EmptyCatchBlock|Avoid empty catch blocks
    Checkstyle|MagicNumber|'44' is a magic number
    Checkstyle|JavadocMethod|Missing a Javadoc comment
    Checkstyle|AvoidStarImport|Using the '.*' form of import should be avoided - java.util.*
    SpotBugs|NP_NULL_ON_SOME_PATH|Possible null pointer dereference of view in onClick
    SpotBugs|EI_EXPOSE_REP|May expose internal representation by returning reference to mutable object
    gosec|G304|Potential file inclusion via variable
    bandit|B105|Possible hardcoded password: 'secret'
    Pylint|missing-docstring|Missing module docstring
    Pylint|too-many-arguments|Too many arguments (7/5)
    Pylint|line-too-long|Line too long (101/100)
    Semgrep|hardcoded-token|Detected a hardcoded token; use environment variables instead
    Trivy|CVE-2023-4863|libwebp: Heap buffer overflow in WebP Codec
    ktlint|no-wildcard-imports|Wildcard import
    detekt|LongMethod|The function onCreate is too long (92). The maximum length is 60
    IBLinter|x|Class name is not the same as the file name
    PythonScanner|PY2335|Use of tainted variable 'expr' in the insecure function 'eval'
    CodeScanner|CA2101|Memory allocated in variable 'p' was not released
    SarifSamples|TUT1001|Use of uninitialized variable
    SarifSamples|TUT1001|The URI '//C:/code/dev' is invalid
    SwiftLint|switch_case_alignment|Case statements should vertically align with their enclosing switch statement, or indented if configured otherwise
    SwiftLint|toggle_bool|Prefer `someBool.toggle()` over `someBool = !someBool`
    SwiftLint|object_literal|Prefer object literals over image and color inits
    SwiftLint|prohibited_interface_builder|Creating views using Interface Builder should be avoided
    SwiftLint|notification_center_detachment|An object should only remove itself as an observer in `deinit`
    SwiftLint|discarded_notification_center_observer|When registering for a notification using a block, the opaque observer that is returned should be stored so it can be removed later
    SwiftLint|overridden_super_call|Method 'viewDidLoad()' should call to super function
    SwiftLint|nslocalizedstring_key|Static strings should be used as key/comment in NSLocalizedString in order for genstrings to work
    SwiftLint|private_action|IBActions should be private
    SwiftLint|strong_iboutlet|@IBOutlets shouldn't be declared as weak
    SwiftLint|legacy_constant|Struct-scoped constants are preferred over legacy global constants
    SwiftLint|vertical_parameter_alignment|Function parameters should be aligned vertically if they're in multiple lines in a declaration
    SwiftLint|multiple_closures_with_trailing_closure|Trailing closure syntax should not be used when passing more than one closure argument
    SwiftLint|duplicate_imports|Imports should be unique
    SwiftLint|class_delegate_protocol|Delegate protocols should be class-only so they can be weakly referenced
    SwiftLint|private_swiftui_state|SwiftUI state properties should be private
    clang|-Wundeclared-selector|undeclared selector 'buttonTapped:'
    Xcode||UIView.backgroundColor must be used from main thread only
    Xcode||The app delegate must implement the window property if it wants to use a main storyboard file
    ibtool||Unsupported Configuration: Scene is unreachable due to lack of entry points and does not have an identifier for runtime access via -instantiateViewControllerWithIdentifier:
    ibtool||Prototype table cells must have reuse identifiers
    ESLint|react/jsx-key|Missing "key" prop for element in iterator
    ESLint|react-hooks/exhaustive-deps|React Hook useEffect has a missing dependency: 'tabs'. Either include it or remove the dependency array
    CodeQL|js/missing-origin-check|Postmessage handler has no origin check
    CodeQL|js/unvalidated-dynamic-method-call|Invocation of method with user-controlled name may dispatch to unexpected target and cause an exception
    Android Lint|UnusedResources|The resource R.drawable.icon appears to be unused
    Android Lint|HardcodedText|Hardcoded string "OK", should use @string resource
    컴파일러||사용되지 않는 변수 'count'
    컴파일러||세미콜론이 빠졌습니다
    컴파일러||함수가 너무 깁니다. 50줄 이하로 줄이세요
    컴파일러||강제 캐스팅을 피하세요
    """

  /// Messages that nothing was chosen on: what the suggestions reach on new ones.
  static let unseen: [Judged] = judged(unseenAbout + unseenOther)

  private static let unseenAbout = """
    appreview||Tab bar shows seven tabs on iPhone; use at most five|tab-*
    appreview||Tab has no title, only an icon|tab-titles tab-icon*
    appreview||Tab title is truncated because it is too long|tab-title*
    appreview||Filled and outlined symbols are mixed in the tab bar|tab-icon*
    appreview||Tapping a tab presents an alert instead of switching the view|tab-navigation-only tab-*
    appreview||Badge value contains a word instead of a number|tab-badge* notification-badge*
    appreview||Two text buttons in the navigation bar stand next to each other without space|nav-button-spacing toolbar-button-spacing toolbar-text-apart
    appreview||The screen has no navigation title|nav-title* toolbar-title* voiceover-titles
    appreview||Segmented control has eight segments on iPhone|segment-*
    appreview||Segmented control mixes images and text|segment-*
    appreview||Button is only 28 points high, too small to tap|button-hit-target accessibility-* layout-touch-target
    appreview||Contrast between label and background is too low|accessibility-contrast dark-contrast color-*
    appreview||Alert title has three lines and no button to cancel|alert-*
    appreview||Action sheet scrolls because it has too many buttons|action-sheet-*
    appreview||Toggle is used outside of a list row|toggle-*
    appreview||Slider has no labels for its minimum and maximum values|slider-*
    appreview||Date picker is shown in a compact style although there is room|picker-* date-picker-*
    appreview||App asks for the location permission right after launch|privacy-*
    appreview||Purpose string for camera access is empty|privacy-*
    appreview||Launch screen shows a logo and advertising|launch-*
    appreview||The context menu has more than twenty items|context-menu-* menu-*
    appreview||Search bar placeholder text is missing|search-*
    appreview||Page control has fifteen dots|page-control-*
    appreview||Popover covers the button that opened it|popover-*
    appreview||Sheet has no Done or Cancel button|sheet-* modal*
    appreview||Progress bar moves backwards|progress-*
    appreview||Activity spinner has no label telling what is loading|progress-*
    appreview||The animation flashes more than three times a second|accessibility-flashing motion-*
    appreview||Text is set in ultralight weight and hard to read|type-*
    appreview||App icon contains a photo and text|app-icon-*
    appreview||Password is asked for in a plain text field|text-field-secure privacy-* data-password
    appreview||Right-to-left languages: the back chevron is not mirrored|rtl-*
    appreview||Notification text repeats the name of the app|notification*
    appreview||Widget has a tap target for each line of text|widget-*
    appreview||Stepper has no field showing its value|stepper-*
    앱검수||탭에 제목이 없고 아이콘만 있습니다|tab-titles tab-icon*
    앱검수||알림 권한을 실행하자마자 요청합니다|privacy-* notification* onboarding-permission
    앱검수||시트에 닫기 버튼이 없습니다|sheet-* modal*
    앱검수||검색 필드에 안내 글이 없습니다|search-*
    앱검수||앱 아이콘에 글자가 들어 있습니다|app-icon-*

    """

  private static let unseenOther = """
    SwiftLint|unused_optional_binding|Prefer `!= nil` over `let _ =`
    SwiftLint|implicit_getter|Computed read-only properties should avoid using the get keyword
    SwiftLint|redundant_void_return|Returning Void in a function declaration is redundant
    SwiftLint|closure_end_indentation|Closure end should have the same indentation as the line that started it
    SwiftLint|first_where|Prefer using `.first(where:)` over `.filter { }.first` in collections
    SwiftLint|switch_case_on_newline|Cases inside a switch should always be on a newline
    SwiftLint|trailing_comma|Collection literals should not have trailing commas
    SwiftLint|function_parameter_count|Function should have 5 parameters or less: it currently has 7
    SwiftLint|private_over_fileprivate|Prefer `private` over `fileprivate` declarations
    SwiftLint|force_unwrapping|Force unwrapping should be avoided
    SwiftLint|inclusive_language|Identifiers should use inclusive language that avoids discrimination against groups of people
    SwiftLint|file_header|Header comments should be consistent with project patterns
    SwiftLint|unhandled_throwing_task|Errors thrown inside this task are not handled, which may be unexpected
    SwiftLint|implicit_return|Prefer implicit returns in closures, functions and getters
    swift-format|NeverForceUnwrap|do not force unwrap 'view'
    swift-format|OrderedImports|sort import statements lexicographically
    swiftc||capture of 'self' with non-sendable type 'ViewController' in a '@Sendable' closure
    swiftc||conditional cast from 'UIView' to 'UIView' always succeeds
    swiftc||expression implicitly coerced from 'String?' to 'Any'
    swiftc||'async' call in a function that does not support concurrency
    swiftc||invalid redeclaration of 'body'
    swiftc||the compiler is unable to type-check this expression in reasonable time
    clang|-Wunused-function|unused function 'updateBadge'
    clang|-Wshadow|declaration shadows a local variable
    clang|-Wsign-compare|comparison of integers of different signs: 'int' and 'unsigned long'
    clang|deadcode.DeadStores|Value stored to 'title' is never read
    clang|core.NullDereference|Dereference of null pointer
    clang|osx.cocoa.RetainCount|Potential leak of an object stored into 'button'
    ld||Undefined symbols for architecture arm64
    xcodebuild||Signing for "App" requires a development team
    xcodebuild||Provisioning profile does not include the currently selected device
    Xcode||Publishing changes from background threads is not allowed
    Periphery|unused|Function 'makeToolbar()' is unused
    CodeQL|swift/hardcoded-key|The key is a constant value
    CodeQL|js/regex-injection|This regular expression is constructed from a user-provided value
    ESLint|no-console|Unexpected console statement
    ESLint|prefer-const|'color' is never reassigned. Use 'const' instead
    ESLint|no-shadow|'menu' is already declared in the upper scope
    Pylint|too-many-branches|Too many branches (14/12)
    mypy|arg-type|Argument 1 to "open" has incompatible type "int"; expected "str"
    ruff|F401|`os` imported but unused
    shellcheck|SC2086|Double quote to prevent globbing and word splitting
    hadolint|DL3008|Pin versions in apt get install
    Checkstyle|WhitespaceAround|WhitespaceAround: '{' is not preceded with whitespace
    detekt|MaxLineLength|Line detected, which is longer than the defined maximum line length in the code style
    ktlint|indent|Unexpected indentation (6) (should be 4)
    SpotBugs|URF_UNREAD_FIELD|Unread field: should this field be static?
    Semgrep|insecure-hash|Detected MD5 hash algorithm which is considered insecure
    Trivy|CVE-2024-3094|xz: malicious code in distributed source
    gitleaks|generic-api-key|Detected a Generic API Key, potentially exposing access to various services
    Infer|RETAIN_CYCLE|Memory dynamically allocated is not freed after the last access
    컴파일러||사용하지 않는 import입니다
    컴파일러||한 줄이 120자를 넘습니다
    컴파일러||메모리 누수가 있을 수 있습니다
    컴파일러||함수의 매개변수가 너무 많습니다
    """
}
