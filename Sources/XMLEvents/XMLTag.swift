#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The start of an element while it is parsed, before any string is made of it; valid only in the call that
/// receives it.
public struct XMLTag {
  /// The name of the element around it; empty for the root.
  public let parent: String
  private let name: UnsafePointer<CChar>
  private let attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  init(
    _ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
    parent: String
  ) {
    self.name = name
    self.attributes = attributes
    self.parent = parent
  }

  /// Whether it is an element called `other`.
  public func isCalled(_ other: StaticString) -> Bool {
    strcmp(name, other.pointer) == 0
  }

  /// Whether the value of the attribute `wanted` is one of `values`.
  public func has(_ wanted: StaticString, in values: [StaticString]) -> Bool {
    guard let attributes else { return false }
    var index = 0
    while let key = attributes[index], let value = attributes[index + 1] {
      if strcmp(key, wanted.pointer) == 0 {
        return values.contains { strcmp(value, $0.pointer) == 0 }
      }
      index += 2
    }
    return false
  }
}

extension StaticString {
  /// Its bytes, which a zero ends.
  fileprivate var pointer: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
