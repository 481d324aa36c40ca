import Foundation
import TestSupport
import Testing

@Suite("hig rules join and apart")
struct RulesCommandTests {
  /// A knowledge base of its own, because these commands write.
  private let base = KnowledgeBaseFixture(documents: [
    "alerts.md": """
    # Alerts

    **Paint the frame of panels blue.** Blue calms.

    **Leave room around every icon.** It breathes.
    """
  ])

  private let ids = ["alert-leave-room-around-every-icon", "alert-paint-frame-panels-blue"]

  @Test("What was joined is one rule, also for the next ingest, until it is kept apart again")
  func decisions() throws {
    let joined = try base.run("rules", "join", ids[0], ids[1], "--json")
    #expect(joined.status == 0, "\(joined.errors)")
    let decision = try #require(try joined.json()["decision"] as? [String: Any])
    #expect(decision["kind"] as? String == "join")
    let rules = try #require(try joined.json()["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == [ids[0]])

    let folder = try TemporaryFolder()
    try folder.write("# Toolbars\n\n**Keep toolbars short.** Long ones hide.\n", to: "more.md")
    #expect(try base.run("ingest", folder.path("more.md")).status == 0)
    let whole = try base.run("rule", ids[1], "--json").json()
    #expect(whole["id"] as? String == ids[0])

    let apart = try base.run("rules", "apart", ids[0], ids[1])
    #expect(apart.status == 0, "\(apart.errors)")
    #expect(ids.allSatisfy(apart.output.contains), "\(apart.output)")
  }

  @Test(
    "What cannot be decided says so in one line",
    arguments: [
      (["join"], 64), (["join", "alert-leave-room-around-every-icon"], 64),
      (["apart", "alert-leave-room-around-every-icon", "no-such-rule"], 1),
      (["join", "alert-leave-room-around-every-icon", "alert-leave-room-around-every-icon"], 1),
      (["join", "a", "b", "c"], 64),
    ] as [([String], Int32)])
  func faults(arguments: [String], status: Int32) throws {
    for language in ["en", "ko"] {
      let run = try base.run(["rules"] + arguments + ["--lang", language])
      #expect(run.status == status, "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    }
  }
}
