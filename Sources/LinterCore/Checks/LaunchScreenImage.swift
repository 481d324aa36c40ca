internal import Guidelines

/// Logos and artwork on a launch screen.
struct LaunchScreenImage: Check {
  let id = CheckID(unchecked: "launch-screen-image")
  let rule = RuleID(unchecked: "launch-screen-ads")
  let inputs: [InterfaceFile.Kind] = [.storyboard, .xib, .plist, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A launch screen looks like the first screen, without a logo.",
    ko: "실행 화면이 로고 없이 첫 화면처럼 보입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let drawn = interface.products.compactMap { product -> (place: Place, name: String)? in
      let image = product.information["UILaunchScreen.UIImageName"]
      return image.flatMap { image in image.values.first.map { (image.place, $0) } }
    }
    let shown = interface.launchScreens.compactMap { screen in
      let images = screen.controls.compactMap { control -> (place: Place, name: String)? in
        guard control.kind == .image, case .asset(let name)? = control.image?.value else {
          return nil
        }
        return (control.place, name)
      }
      return images.first
    }
    return (shown + drawn).map { image in
      finding(
        at: image.place, .likely, evidence: ["image": image.name],
        Bilingual(
          en: """
            “\(image.name)” makes a splash of the launch screen; show the first screen without its \
            content
            """,
          ko: "‘\(image.name)’ 이미지가 실행 화면을 스플래시로 만듭니다. 내용을 뺀 첫 화면을 보여 주세요")
      ).caused(by: "launch screen")
    }
  }

  var examples: [CheckExample] {
    func xib(_ attributes: String, _ view: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(attributes)><objects>
      <view id="v"><subviews>
      \(view)
      </subviews></view></objects></document>
      """
    }
    let logo = #"<imageView id="i" image="logo"/>"#
    let image = #""kind": "image", "image": {"asset": "logo"}"#
    return [
      .failing(.json, at: [3], ExampleText.json(isLaunchScreen: true, image)),
      .failing(.xib, at: [3], xib(#"launchScreen="YES""#, logo)),
      .failing(
        .xib, at: [3], xib(#"launchScreen="YES""#, logo + #"<imageView id="j" image="map"/>"#)),
      .failing(
        .plist, at: [5],
        ExampleText.infoPlist(
          "<key>UILaunchScreen</key><dict>\n<key>UIImageName</key><string>logo</string></dict>")),
      .passing(
        .plist,
        ExampleText.infoPlist(
          "<key>UILaunchScreen</key><dict>\n<key>UIColorName</key><string>paper</string></dict>")),
      .passing(.json, ExampleText.json(isLaunchScreen: false, image)),
      .passing(.xib, xib("", logo)),
      .passing(.xib, xib(#"launchScreen="YES""#, #"<view id="w"/>"#)),
    ]
  }
}
