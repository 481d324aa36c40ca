/// Random numbers that are the same for the same seed on every machine.
///
/// SplitMix64 by Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 up to, not including, `end`; 0 where `end` is 0.
  mutating func below(_ end: Int) -> Int {
    end > 0 ? Int.random(in: 0..<end, using: &self) : 0
  }

  /// A length that is most often small and now and then as large as `limit`.
  mutating func length(upTo limit: Int) -> Int {
    let bits = below(64 - max(limit, 1).leadingZeroBitCount + 1)
    return min(limit, 1 + below(1 << bits))
  }
}
