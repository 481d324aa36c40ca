public import Guidelines

/// The checks there are.
public enum Checks {
  /// Every check, by its id.
  public static let all: [any Check] = [
    TabCount()
  ]

  /// The check called `id`.
  public static func named(_ id: CheckID) -> (any Check)? { all.first { $0.id == id } }
}
