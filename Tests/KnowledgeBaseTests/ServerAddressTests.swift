import KnowledgeBase
import Testing

@Suite("Addresses of knowledge bases on a server")
struct ServerAddressTests {
  @Test(
    "An address is shown without its password",
    arguments: [
      ("postgresql://db/design", "postgresql://db/design"),
      ("postgres://kim@db:5432/design?sslmode=require", nil),
      ("postgresql://kim:s3cret@db/design", "postgresql://kim@db/design"),
      ("postgresql://kim:a@s3cret@db/design", "postgresql://kim@db/design"),
      ("postgresql://kim:a/s3cret@db/design", "postgresql://kim@db/design"),
      ("postgresql://kim@db/design?password=s3cret", "postgresql://kim@db/design"),
      (
        "postgresql://kim@db/design?sslmode=require&password=s3cret",
        "postgresql://kim@db/design?sslmode=require"
      ),
      ("postgresql:///design?host=%2Ftmp", nil),
    ])
  func shown(address: String, shown: String?) throws {
    #expect(try #require(ServerAddress(address)).shown == shown ?? address)
  }

  @Test(
    "The path of a file is no address",
    arguments: ["guidelines.sqlite", "/tmp/postgresql://x", "", "postgresql:", "mysql://db/x"])
  func files(path: String) {
    #expect(!ServerAddress.isAddress(path))
  }
}
