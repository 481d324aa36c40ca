/// Words that say nothing about what a rule asks: they stand in most rules, or bind others.
enum StopWords {
  /// Whether the UTF-8 `word` is one of them.
  static func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool { all.contains(Feature(word)) }

  // Hashing a Korean string would normalise it first.
  private static let all = FeatureNumbers(
    (english + " " + korean).split(separator: " ").map { Feature(String($0)) })

  private static let english = """
    a about all also an and any are as at be because both but by can could do does don doesn each \
    either etc even example for from get has have help helps how however if in instead into is isn \
    it its just keep let lets like make may might more most much need not of often on one only or \
    other others people please s see should so some such sure t than that the their them then there \
    these they this those to too try upon use used user users uses using want wants way ways we \
    well what when where whether which who why will with without would yet you your guidance \
    developer general
    """
  private static let korean = """
    예를 들어 들면 경우 경우에는 사용 사용자 사용자가 사용자는 사람 사람들 사람들이 사람들은 수 \
    있습니다 있다 있는 있도록 있으며 없습니다 없다 없는 및 또는 그리고 그러나 하지만 것 것은 것이 것을 \
    이 그 저 더 등 대한 대해 위해 위한 통해 같은 같이 하나 하는 합니다 한다 하십시오 하세요 하라 때 \
    때문 때문에 당신 당신의 우리 어떤 모든 각 각각 여러 또한 다른 매우 항상 일반적 일반적으로 자세한 \
    참조 참조하십시오 참고하십시오 참조하라 확인 확인하십시오 확인하세요 도움 도움이 됩니다 된다 되는 \
    좋습니다 좋다 고려 고려하십시오 개발자 지침 지침은 가이드 가이드는
    """
}
