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
  public func isCalled(_ other: String) -> Bool { strcmp(name, other) == 0 }

  /// The value of the attribute called `wanted`.
  public subscript(wanted: String) -> String? {
    guard let attributes else { return nil }
    var index = 0
    while let key = attributes[index], let value = attributes[index + 1] {
      if strcmp(key, wanted) == 0 { return String(cString: value) }
      index += 2
    }
    return nil
  }
}
