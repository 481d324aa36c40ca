import DocsServer
import Testing

@Suite("Names that the server answers for")
struct HostNameTests {
  @Test(
    "The loopback's names are taken, with any port",
    arguments: [
      "localhost", "localhost:8420", "LOCALHOST", "127.0.0.1:1", "[::1]", "[::1]:8420",
      "localhost.",
    ])
  func loopback(name: String) {
    #expect(HostNames().admit(name))
  }

  @Test(
    "Other names are refused, as DNS rebinding would use them",
    arguments: [
      nil, "", "example.com", "127.0.0.1.example.com", "localhost.example.com", "localhost:80:80",
      "localhost@example.com", "[::1", "[::1]x", "192.168.0.1", "127.0.0.1:port", "a b",
    ])
  func others(name: String?) {
    #expect(!HostNames().admit(name))
  }

  @Test("Pages of sites that were named may ask and read the answer, others may not")
  func origins() {
    let site = Site(
      database: SiteFixture.corpus.database, hosts: HostNames(origins: ["https://design.example"]))
    func response(_ method: String, _ target: String, from origin: String) -> Response {
      var headers = Request.Headers(host: "localhost")
      headers.origin = origin
      return site.response(to: Request(method: method, target: target, headers: headers))
    }
    let rule = "/api/v1/rules/tab-badge"
    let named = response("GET", rule, from: "https://design.example")
    #expect(named.status == .ok)
    #expect(named.header("Access-Control-Allow-Origin") == "https://design.example")
    #expect(named.header("Vary")?.contains("Origin") == true)
    let asked = response("OPTIONS", "/api/v1/explain", from: "https://design.example")
    #expect(asked.status == .noContent)
    #expect(asked.header("Access-Control-Allow-Methods")?.contains("POST") == true)
    for other in ["https://design.example.com", "http://design.example", "null"] {
      let refused = response("GET", rule, from: other)
      #expect(refused.status == .forbidden, "\(other)")
      #expect(refused.header("Access-Control-Allow-Origin") == nil)
      #expect(response("OPTIONS", rule, from: other).status == .forbidden)
    }
  }

  @Test("A server on every address takes any address in digits, and the host it was given")
  func wildcard() {
    let names = HostNames(host: "Desk.local", admitsAddresses: true)
    #expect(names.admit("192.168.0.7:8420"))
    #expect(names.admit("[fe80::1]:8420"))
    #expect(names.admit("desk.local"))
    #expect(!names.admit("example.com"))
    #expect(!names.admit("10.evil.com"))
  }
}
