/// Sizes of files as people read them.
enum ByteCount {
  /// `bytes` in megabytes of 10^6 bytes, with one decimal place.
  static func shown(_ bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
