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
