/// Messages of audits, reviews and design tools, judged before anything was run on them; one rule,
/// `label-system-font`, was found to be right afterwards.
extension JudgedMessages {
  /// Messages on which the bar was chosen, beside `all`.
  static let audits: [Judged] = judged(auditAbout + auditOther)

  /// Messages that nothing was chosen on.
  static let heldOut: [Judged] = judged(heldOutAbout + heldOutOther)

  private static let auditAbout = """
    Figma lint plugin||Text layer uses a font size of 9, which is below the minimum|type-* accessibility-text-size widget-text-size
    Stark||Contrast ratio 3.1:1 fails WCAG AA for normal text|accessibility-contrast dark-contrast color-*
    Stark||Touch target 24 by 24 is smaller than recommended|accessibility-* layout-touch-target button-hit-target
    Android Lint|X2|Missing contentDescription attribute on image|accessibility-* voiceover-*
    Android Lint|X3|This text field does not specify an inputType|keyboard-* text-field-*
    Android Lint|X4|Use start and end attributes to ensure correct right-to-left behavior|rtl-* layout-*
    Flutter|X|Tappable widgets should have a semantic label for screen readers|accessibility-* voiceover-*
    react-native-a11y||Missing accessibilityRole on a touchable component|accessibility-* voiceover-*
    SwiftLint|custom_no_fixed_font|Use a text style instead of a fixed font size|type-* accessibility-text-* layout-text-size
    SwiftLint|custom_no_hex_color|Use a semantic color from the asset catalog instead of a hard-coded hex value|color-* dark-*
    SwiftLint|custom_alert_ok|Alert button should not be titled OK|alert-*
    SwiftLint|custom_haptics|Use the haptic feedback generator instead of vibrating the device|haptics-*
    App Review||The app requests tracking permission without explaining why|privacy-*
    App Review||Sign in with Apple button is not offered next to other sign-in options|siwa-* account-*
    App Review||App does not include a way to delete the account|account-*
    App Store Connect|X|Purpose string does not explain how the app uses the microphone|privacy-*
    App Store Connect|X|Launch screen is missing|launch-*
    Xcode||Image "summit" has no description for assistive technologies|voiceover-* accessibility-*
    Xcode||Trailing constraint missing: label may overlap other views in longer localizations|layout-* rtl-* type-*
    Xcode||Leading and trailing should be used instead of left and right|rtl-* layout-*
    IBLinter|x|Use system font with a text style for labels|type-* label-system-font
    UX-Audit||Swipe action for delete is not red|list-* button-* gesture-*
    UX-Audit||Toolbar has eleven items and overflows on iPhone|toolbar-*
    UX-Audit||Sidebar has four levels of hierarchy|sidebar-* outline-* split-*
    UX-Audit||Popover is shown on iPhone in compact width|popover-*
    UX-Audit||Rating prompt appears on first launch|rating-* onboarding-*
    UX-Audit||Onboarding cannot be skipped|onboarding-*
    UX-Audit||Undo gives no hint what will be undone|undo-*
    UX-Audit||Charts use color alone to distinguish series|chart-* charting-* accessibility-color-alone color-not-alone
    접근성검수||버튼에 손쉬운 사용 레이블이 없습니다|accessibility-* voiceover-* icon-labels
    접근성검수||글자와 배경의 명도 대비가 3:1 미만입니다|accessibility-contrast dark-contrast color-*

    """

  private static let auditOther = """
    Android Lint|GradleDependency|A newer version of the library is available
    Android Lint|X5|Avoid passing null as the view root
    Figma lint plugin||Layer name uses the default name Frame 12
    Lighthouse|x|Remove unused JavaScript
    Lighthouse|x|Serve images in next-gen formats
    Xcode||Umbrella header for module does not include header
    Xcode||Build input file cannot be found
    App Store Connect|X|The bundle version must be higher than the previously uploaded version
    App Store Connect|X|Missing beta entitlement
    SwiftLint|custom_x|Do not use print statements, use the logger
    XCTest||Failed to get matching snapshot: no matches found for button
    Flutter|x|Avoid using web-only libraries outside Flutter web plugins
    UX-Audit||Design token is not used anywhere
    컴파일러||선언되지 않은 식별자를 사용했습니다
    """

  private static let heldOutAbout = """
    Figma lint plugin||Icon is 18 by 18 and its frame gives no larger tap area|accessibility-* layout-touch-target button-hit-target
    Figma lint plugin||Text color is not linked to a color style with a dark variant|dark-* color-*
    Sketch Assistant||Text uses more than three typefaces on one artboard|type-*
    Stark||Focus order does not follow the reading order|accessibility-* focus-* voiceover-*
    Android Lint|Y1|Text size should be specified in scalable units|type-* accessibility-text-*
    Android Lint|Y2|Image without description for screen readers|accessibility-* voiceover-*
    Android Lint|Y3|Views should not be smaller than 48dp to be touched comfortably|accessibility-* layout-touch-target button-hit-target
    Flutter|y|Text does not scale with the system font size|type-* accessibility-text-*
    react-native-a11y||Provide an accessibilityHint or label for icon buttons|accessibility-* voiceover-* icon-labels
    SwiftLint|custom_no_left_right|Use leading and trailing alignment so that the layout mirrors in right-to-left languages|rtl-* layout-*
    SwiftLint|custom_confirmation|Ask for confirmation before deleting the user's data|alert-* feedback-* action-sheet-* undo-*
    SwiftLint|custom_secure|Use a secure text field for passwords|text-field-secure data-*
    SwiftLint|custom_reduce_motion|Check reduce motion before you animate|accessibility-reduce-motion motion-*
    App Review||Push notifications are required for the app to function|notification* managing-*
    App Review||Login is required before any content can be viewed|account-* onboarding-*
    App Review||Subscription price is not shown on the purchase screen|iap-*
    App Store Connect|Y|The app icon contains transparency|app-icon-*
    App Store Connect|Y|Portrait orientation only is not allowed for apps on iPad|layout-* multitask-*
    Xcode||Label text is truncated in larger accessibility text sizes|type-* accessibility-text-* layout-*
    Xcode||Color "accent" has no appearance for Dark Mode|dark-* color-*
    UX-Audit||Tab bar disappears on the detail screen|tab-*
    UX-Audit||Search field is hidden behind a button although search is the main task|search-* searching-*
    UX-Audit||Toggle label changes with its state|toggle-*
    UX-Audit||Stepper is used for a range of 0 to 500|stepper-*
    UX-Audit||Segmented control is used to perform actions|segment-*
    UX-Audit||Full screen modal has no close button|modal* sheet-* full-*
    UX-Audit||Loading screen shows a blank page for five seconds|loading-* progress-* launch-*
    UX-Audit||Drag and drop gives no preview of the dragged item|drag-*
    UX-Audit||Widget opens the app without deep link to the content|widget-*
    UX-Audit||Watch complication shows text smaller than recommended|comp-* widget-* type-*
    접근성검수||움직임 줄이기를 켜도 애니메이션이 그대로입니다|accessibility-reduce-motion motion-*
    접근성검수||텍스트 필드에 레이블이 없습니다|text-field-* writing-field-hints accessibility-labels voiceover-*

    """

  private static let heldOutOther = """
    Android Lint|Y4|The layout editor could not render this preview
    Android Lint|Y5|Duplicate id in layout
    Figma lint plugin||Component is detached from its main component
    Lighthouse|y|Reduce initial server response time
    Lighthouse|y|Page does not have a meta description
    Xcode||Module compiled with Swift 6.2 cannot be imported by the Swift 6.0 compiler
    Xcode||Code signing identity does not match the provisioning profile
    App Store Connect|Y|Invalid code signing entitlements
    App Store Connect|Y|This bundle does not support the minimum OS version specified in Info.plist
    SwiftLint|custom_y|Inject dependencies instead of using a singleton
    XCTest||Timed out waiting for the label to appear after ten seconds
    Flutter|y|Close instances of StreamController
    swiftc||closure captures view before it is declared
    컴파일러||타입을 추론할 수 없습니다
    """
}
