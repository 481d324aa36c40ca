#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A date in HTTP's format: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
struct HTTPDate {
  /// Seconds since 1970, UTC.
  let seconds: Int

  // The process sets no locale, so the names of days and months are English.
  private static let format = "%a, %d %b %Y %H:%M:%S GMT"

  init(seconds: Int) { self.seconds = seconds }

  /// The value of a header.
  var text: String {
    var time = time_t(seconds)
    var parts = tm()
    gmtime_r(&time, &parts)
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, Self.format, &parts)
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
