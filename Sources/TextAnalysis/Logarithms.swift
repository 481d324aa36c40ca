#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

// The functions of the C library, whose module has another name on each platform.

/// The natural logarithm of `number`.
package func log(_ number: Double) -> Double {
  #if canImport(Darwin)
    Darwin.log(number)
  #else
    Glibc.log(number)
  #endif
}

/// *e* to the power of `number`.
package func exp(_ number: Double) -> Double {
  #if canImport(Darwin)
    Darwin.exp(number)
  #else
    Glibc.exp(number)
  #endif
}
