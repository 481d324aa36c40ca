import Testing
import XMLEvents

@Suite("XML events")
struct XMLEventsTests {
  private func events(_ text: String, encoding: String? = nil) throws -> [XMLEvent] {
    var events: [XMLEvent] = []
    try XMLEvents.read(Array(text.utf8), encoding: encoding) { event in
      events.append(event)
      return true
    }
    return events
  }

  @Test("Elements come in order, with attributes resolved and places counted from 1")
  func order() throws {
    #expect(
      try events("<?xml version=\"1.0\"?>\n<a x='1 &lt; 2'>\n  <한 y='&#xD0ED;'/>t</a>") == [
        .start(name: "a", attributes: ["x": "1 < 2"], line: 2, column: 1),
        .start(name: "한", attributes: ["y": "탭"], line: 3, column: 3),
        .end(name: "한"), .text("t"), .end(name: "a"),
      ])
  }

  @Test("A visitor that has seen enough stops the reading without an error")
  func stop() throws {
    var names: [String] = []
    try XMLEvents.read(Array("<a><b/><c/> broken".utf8)) { event in
      if case .start(let name, _, _, _) = event { names.append(name) }
      return names.count < 2
    }
    #expect(names == ["a", "b"])
  }

  @Test(
    "What is broken or meant to harm is refused with its place",
    arguments: [
      ("", 1), ("no xml", 1), ("<a>\n<b></a>", 2), ("<a>", 1), ("<a x='1' x='2'/>", 1),
      ("<a>\n&unknown;</a>", 2),
    ])
  func broken(text: String, line: Int) {
    let error = #expect(throws: XMLError.self) { try events(text) }
    #expect(error?.line == line)
    guard case .malformed = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "Entities are never expanded: neither bombs nor files",
    arguments: [
      """
      <!DOCTYPE a [<!ENTITY b "boom"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
      <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]><a>&d;</a>
      """,
      #"<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>"#,
      #"<!DOCTYPE a [<!ENTITY % p SYSTEM "http://localhost:1/x.dtd"> %p;]><a/>"#,
    ])
  func entities(text: String) {
    var seen: [XMLEvent] = []
    let error = #expect(throws: XMLError.self) {
      try XMLEvents.read(Array(text.utf8)) { event in
        seen.append(event)
        return true
      }
    }
    #expect(error?.reason == .entities)
    #expect(seen.isEmpty)
  }

  @Test("Deep nesting is refused, and costs no stack")
  func depth() throws {
    let text = String(repeating: "<a>", count: 1_000_000)
    let error = #expect(throws: XMLError.self) { try events(text) }
    #expect(error?.reason == .depth(limit: XMLEvents.deepest))
    let most = XMLEvents.deepest
    let allowed =
      String(repeating: "<a>", count: most) + String(repeating: "</a>", count: most)
    #expect(try events(allowed).count == 2 * most)
  }

  @Test("A document of many parts is read across the borders of the buffer")
  func long() throws {
    let item = "<item name=\"이름\">값</item>"
    let text = "<list>" + String(repeating: item, count: 20_000) + "</list>"
    let starts = try events(text).count { event in
      if case .start("item", ["name": "이름"], _, _) = event { true } else { false }
    }
    #expect(starts == 20_000)
  }

  @Test("A skipped element is not reported, nor is anything inside it")
  func skipped() throws {
    let text = "<a><b n='1'>x<c/></b><b n='2'>y</b><c>z</c></a>"
    var names: [String] = []
    func isSkipped(_ tag: XMLTag) -> Bool { tag.isCalled("b") && tag.has("n", in: ["0", "1"]) }
    try XMLEvents.read(Array(text.utf8), isSkipped: isSkipped) { event in
      switch event {
      case .start(let name, _, _, let column): names.append("\(name) \(column)")
      case .text(let text): names.append(text)
      case .end: break
      }
      return true
    }
    #expect(names == ["a 1", "b 22", "y", "c 36", "z"])
  }
}
