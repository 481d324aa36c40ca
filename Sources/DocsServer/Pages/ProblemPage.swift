internal import Guidelines

/// The page that shows a problem.
struct ProblemPage {
  let problem: Problem
  let reader: Reader

  var page: Page {
    let fragments = Fragments(reader)
    return Page(
      title: reader.say(Words.error),
      content: element("div", .class("prose")) {
        element("p", .class("status")) { "\(problem.status.rawValue)" }
        element("h1") { reader.say(problem.phrase) }
        if !nearest.isEmpty {
          element("h2") { reader.say(Words.nearest) }
          element("ul") {
            for (address, name) in nearest {
              element("li") { link(address) { element("code") { name } } }
            }
          }
        }
        element("p") { link(fragments.addresses.home) { reader.say(Words.home) } }
      })
  }

  private var nearest: [(Address, String)] {
    let addresses = Addresses(reader)
    return switch problem.nearest {
    case .rules(let ids)?: ids.map { (addresses.rule($0), $0.rawValue) }
    case .components(let names)?: names.map { (addresses.component($0), $0.rawValue) }
    case nil: []
    }
  }
}
