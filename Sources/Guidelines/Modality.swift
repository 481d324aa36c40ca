/// How strongly a rule binds the reader.
public enum Modality: String, Codable, CaseIterable, Sendable {
  /// Required: "must", "always", a fixed value.
  case must
  /// Recommended: an imperative, "make sure", "-하세요".
  case should
  /// To be weighed: "consider", "고려하세요".
  case consider
  /// Discouraged: "avoid", "don't", "피하세요", "-하지 마세요".
  case avoid
  /// Forbidden: "never", "not supported", "절대 …하지 않습니다".
  case never
  /// Allowed: "can", "may", "-할 수 있습니다".
  case may
}
