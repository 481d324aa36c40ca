extension UnsafeBufferPointer<Float> {
  /// The sixteen elements from `start` on, which must exist.
  func sixteen(from start: Int) -> SIMD16<Float> {
    UnsafeRawBufferPointer(self).loadUnaligned(
      fromByteOffset: start * MemoryLayout<Float>.stride, as: SIMD16<Float>.self)
  }
}

extension UnsafeMutableBufferPointer<Float> {
  /// The sixteen elements from `start` on, which must exist.
  func sixteen(from start: Int) -> SIMD16<Float> {
    UnsafeBufferPointer(self).sixteen(from: start)
  }

  /// Sets the sixteen elements from `start` on to zero.
  func clearSixteen(from start: Int) {
    UnsafeMutableRawBufferPointer(self).storeBytes(
      of: .zero, toByteOffset: start * MemoryLayout<Float>.stride, as: SIMD16<Float>.self)
  }
}

extension SIMDMask<SIMD16<Int32>> {
  /// Calls `body` with the index of each lane that is true.
  ///
  /// Fast if these are few.
  func forEachTrue(_ body: (Int) -> Void) {
    let bytes = SIMD16<Int8>(truncatingIfNeeded: unsafeBitCast(self, to: SIMD16<Int32>.self))
    let halves = unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
    for half in 0..<2 {
      var rest = halves[half]
      while rest != 0 {
        let place = rest.trailingZeroBitCount / 8
        body(half * 8 + place)
        rest &= ~(0xFF << UInt64(place * 8))
      }
    }
  }
}
