import Testing
import TextAnalysis

@Suite("Particles and endings")
struct ParticleTests {
  @Test(
    "A particle is stripped where it agrees with the stem",
    arguments: [
      ("막대를", "막대"), ("버튼을", "버튼"), ("버튼은", "버튼"), ("메뉴는", "메뉴"), ("앱이", "앱"), ("뷰가", "뷰"),
      ("버튼과", "버튼"), ("메뉴와", "메뉴"), ("버튼으로", "버튼"), ("메뉴로", "메뉴"), ("컨트롤로", "컨트롤"),
      ("버튼이나", "버튼"), ("화면에서는", "화면"), ("화면까지도", "화면"), ("화면에서의", "화면"), ("화면으로부터", "화면"),
      ("버튼들에게는", "버튼"), ("막대입니다", "막대"), ("버튼처럼", "버튼"), ("화면마다", "화면"), ("크기보다", "크기"),
      ("버튼이라는", "버튼"), ("제목만으로도", "제목"),
    ])
  func particles(word: String, stem: String) {
    #expect(Particles.stems(of: word).contains(stem))
  }

  @Test(
    "A particle that does not agree is none",
    arguments: [("막대을", "막대"), ("버튼를", "버튼"), ("버튼는", "버튼"), ("메뉴과", "메뉴"), ("버튼로", "버튼")])
  func disagreement(word: String, stem: String) {
    #expect(!Particles.stems(of: word).contains(stem))
  }

  @Test(
    "Every form of a verb has one stem",
    arguments: [
      (
        "사용",
        [
          "사용하세요", "사용하십시오", "사용하지", "사용합니다", "사용한다", "사용하여", "사용해", "사용해서", "사용했다", "사용하면",
          "사용하는", "사용할", "사용한", "사용됩니다", "사용되는", "사용하기", "사용함으로써", "사용하도록", "사용하거나", "사용하라",
          "사용할수있습니다", "사용해야합니다", "사용해주세요", "사용하지마세요", "사용하시면",
        ]
      ),
      ("숨기", ["숨기면", "숨겨서", "숨깁니다", "숨겼습니다", "숨기세요", "숨기기를", "숨김", "숨기는", "숨길"]),
      ("나타나", ["나타납니다", "나타나며", "나타나서", "나타났다", "나타나는"]),
      ("보이", ["보여주세요", "보입니다", "보이면", "보임"]),
      ("사라지", ["사라집니다", "사라져서", "사라짐"]), ("바꾸", ["바꾸면", "바꿔서", "바꿈"]), ("누르", ["누르면", "누름"]),
      ("표시", ["표시됩니다", "표시되는지", "표시되어", "표시하십시오", "표시돼"]),
      ("만들", ["만드는", "만듭니다", "만들면", "만들어"]),
      ("쉽", ["쉬운", "쉽게", "쉬워서"]),
      ("닫", ["닫기", "닫으면", "닫습니다", "닫아"]),
      ("포함", ["포함되어있는", "포함하고있습니다"]),
    ])
  func verbs(stem: String, forms: [String]) {
    for form in forms {
      let stems = Particles.stems(of: form)
      #expect(stems.contains(stem), "\(form): \(stems)")
    }
  }

  @Test(
    "A word without suffix has no stem",
    arguments: ["버튼", "막대", "이미지", "배지", "화면", "탭", "는", "tab", "", "카메라", "각도", "메시지", "이미지"])
  func plain(word: String) {
    #expect(Particles.stems(of: word).isEmpty)
  }

  @Test(
    "A stem is not cut out of the middle of a suffix",
    arguments: [
      ("방향으로", "방향으"), ("있습니다", "있스"), ("유지하며", "유지하미"), ("않는다면", "않는"), ("이미지를", "이미"),
      ("표시되는지", "표시되느"), ("숨겼습니다", "숨겼"),
    ])
  func halves(word: String, half: String) {
    #expect(!Particles.stems(of: word).contains(half))
  }

  @Test("The stem with the longest particle removed comes first")
  func order() {
    #expect(Particles.stems(of: "도구막대에서는").first == "도구막대")
    let lengths = Particles.stems(of: "화면에서부터는").map(\.count)
    #expect(lengths == lengths.sorted())
  }
}
