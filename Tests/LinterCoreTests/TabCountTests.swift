import Guidelines
import LinterCore
import SwiftInterfaceReader
import Testing

@Suite("The tabs of Swift sources are counted as far as they can be known")
struct TabCountTests {
  @Test("SwiftUI", arguments: TabSample.views)
  func views(sample: TabSample) { check(sample) }

  @Test("UIKit", arguments: TabSample.controllers)
  func controllers(sample: TabSample) { check(sample) }

  private func check(_ sample: TabSample) {
    let interface = SwiftInterfaceReader.read(sample.source, path: "Sample.swift")
    let found = interface.tabBars.filter { $0.style == .bar }.map { bar -> Fact<Int>? in
      if case .unknown = bar.count { nil } else { bar.count }
    }
    #expect(found == sample.counts)
  }
}
