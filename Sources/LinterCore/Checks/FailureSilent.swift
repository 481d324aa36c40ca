internal import Guidelines

/// Commands that close or hide what people did them with, and say nothing if they fail.
struct FailureSilent: Check {
  let id = CheckID(unchecked: "failure-silent")
  let rule = RuleID(unchecked: "feedback-failure")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A command that fails says so.", ko: "명령이 실패하면 알려 줍니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { $0.node.conduct == .failsSilently }.map { view in
      finding(
        at: view, confidence: .possible,
        Bilingual(
          en: "if this fails, people are not told; say what was not done, and why",
          ko: "실패해도 사람들에게 알리지 않습니다. 무엇이 왜 되지 않았는지 알려 주세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ lines: String...) -> String {
      """
      struct WalkForm: View {
        func save() async {
      \(lines.map { "    \($0)" }.joined(separator: "\n"))
        }
      }
      """
    }
    func json(_ conduct: String) -> String {
      ExampleText.json(views: #""kind": "container", "conduct": "\#(conduct)""#)
    }
    let work = "do { try await store.save(walk); dismiss() }"
    return [
      .failing(.swift, at: [3], code("\(work) catch { logger.error(\"\\(error)\") }")),
      .failing(
        .swift, at: [4], code(work, "catch { print(error); progress.hide(animated: true) }")),
      .failing(.swift, at: [3], code("try? await store.send(report)", "dismiss()")),
      .failing(
        .swift, at: [3],
        code("do { try await store.send(note); note = \"\" } catch { logger.log(error) }")),
      .failing(
        .swift, at: [6],
        ExampleText.swift(
          body: """
                Button("Send") {
                  Task {
                    do { try await store.send(walk) }
                    catch { logger.error("\\(error)"); isSending = false }
                  }
                }
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                Button("Send") {
                  Task { do { try await store.send(walk) } catch { print(error); isWrong = true } }
                }
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                Button("Send") {
                  Task { do { try await store.send(walk) } catch { print(error); isConnected = false } }
                }
            """)),
      .failing(
        .swift, at: [3],
        code("do { try await store.save(walk); end() } catch { hasFailed = true }")
          .replacing("  func save", with: "  @State private var hasFailed = false; func save")),
      .passing(
        .swift,
        code("do { try await store.save(walk); end() } catch { hasFailed = true }")
          .replacing(
            "  func save", with: "  @State private var hasFailed = false; func save")
          + "\nextension WalkForm { var mark: String { hasFailed ? \"!\" : \"\" } }"),
      .failing(
        .swift, at: [7],
        ExampleText.swift(body: "    Text(walk.name)") + """

          extension WalksView {
            func deleteWalk() async { do { try await store.delete(walk) } catch {} }
          }
          """),
      .failing(
        .swift, at: [9],
        ExampleText.swift(body: "    Text(walk.name)") + """

          extension WalksView {
            func deleteWalk(_ walk: Walk?) async {
              if let walk {
                do { try await store.delete(walk) } catch { logger.error("\\(error)") }
              }
            }
          }
          """),
      .passing(
        .swift,
        ExampleText.swift(body: "    Text(walk.name)") + """

          extension WalksView {
            func cacheWalk() async { do { try await store.keep(walk) } catch {} }
          }
          """),
      .failing(.json, at: [2], json("fails-silently")),
      .passing(.swift, code("\(work) catch { message = error.localizedDescription }")),
      .passing(.swift, code("\(work) catch { print(error); show(error) }")),
      .passing(
        .swift,
        code("do { try await store.load() } catch { print(error) }")
          .replacing("func save", with: "func load")),
      .passing(.swift, code("try? await Task.sleep(for: .seconds(1))", "dismiss()")),
      .passing(.json, json("shows-text")),
    ]
  }
}
