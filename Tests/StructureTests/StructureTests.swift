import Testing
import structure

@Suite("The structure of the sources is measured")
struct StructureTests {
  @Test(
    "A decision is a branch more",
    arguments: [
      ("return 1", 1),
      ("if a { b() } else if c { d() }", 3),
      ("guard a, b else { return }", 2),
      ("for x in y where x.isSmall { z(x) }", 2),
      ("while a { b() }; repeat { c() } while d", 3),
      ("switch a { case 1, 2: b(); case 3: c(); default: d() }", 3),
      ("do { try a() } catch let error as B { c(error) } catch { d() }", 3),
      ("return a ? b : c ?? d", 2),
      ("return a && b || c", 3),
      ("if case .some(let x) = a { b(x) }", 2),
      ("a.map { $0 ? 1 : 2 }", 2),
      ("let a = try? b()", 1),
    ])
  func decisions(body: String, branches: Int) throws {
    let function = try #require(FunctionMeasures.all(in: "func f() { \(body) }").first)
    #expect(function.branches == branches)
  }

  @Test("Functions, initialisers, accessors and the closures of stored values are measured")
  func kinds() {
    let source = """
      struct Tab {
        init(title: String, icon: Int) { self.title = title }
        var isLong: Bool { title.count > 9 ? true : false }
        var icon: Int { get { 1 } set { title = "" } }
        static let all = [1].map { $0 > 1 ? 2 : 3 }
        subscript(index: Int) -> Int { index }
        func shown(_ a: Int, b: Int) { func inner() { if a > b {} } }
      }
      """
    let found = FunctionMeasures.all(in: source)
      .map { "\($0.line) \($0.name) \($0.branches) \($0.parameters)" }
    #expect(
      found == [
        "2 Tab.init 1 2", "3 Tab.isLong 2 0", "4 Tab.icon.get 1 0", "4 Tab.icon.set 1 0",
        "5 Tab.all 2 0", "6 Tab.subscript 1 0", "7 Tab.inner 2 0", "7 Tab.shown 1 2",
      ])
  }

  @Test("Files that reach each other are a cycle")
  func cycles() {
    let uses: [String: Set<String>] = [
      "a": ["b"], "b": ["c"], "c": ["a", "d"], "d": ["e"], "e": ["d"], "f": ["a", "f"],
    ]
    #expect(FileCycles.all(in: uses) == [["a", "b", "c"], ["d", "e"]])
  }

  @Test("A long file needs a reason at its top")
  func longFiles() {
    let lines = String(repeating: "let a = 1\n", count: 501)
    func long(_ text: String) -> Double? {
      let file = SourceFile(path: "A.swift", text: text)
      let module = ModuleFigures(name: "A", files: [file], cycles: [])
      return module.figures.first { $0.column == .long }?.value
    }
    #expect(long(lines) == 1)
    #expect(long("// Long because a table is one.\n" + lines) == 0)
  }

  @Test("Thresholds hold what was reached, never more than the goal asks")
  func thresholds() {
    let table = Thresholds(table: "module\tabove10\tcycle\nA\t9.6\t14\n")
    let module = ModuleFigures(name: "A", files: [], cycles: [["a", "b", "c", "d"]])
    #expect(table.exceeded(by: [module]).isEmpty)
    let tightened = Thresholds(table: table.tightened(to: [module], comment: "# A table."))
    #expect(tightened.most(.cycle, in: "A") == 4)
    #expect(tightened.most(.above10, in: "A") == 4)
    #expect(tightened.most(.above20, in: "A") == 0)
    let other = ModuleFigures(name: "B", files: [], cycles: [["a", "b", "c", "d"]])
    #expect(tightened.exceeded(by: [other]) == ["B: cycle is 4, at most 3"])
  }
}
