internal import KnowledgeBase
internal import Synchronization

/// A pool of connections to the knowledge base for use by several threads, one connection per read.
final class Library: Sendable {
  private let path: String
  private let idle = Mutex<[Connection]>([])
  private let known = Mutex<(state: ContentState, contents: Contents)?>(nil)
  /// Asks a server for the state of its knowledge base; `nil` for a file.
  private let server: ServerState?

  /// An idle connection.
  ///
  /// Unchecked because only one thread at a time may use a knowledge base: whoever takes the connection
  /// out of `idle` has it alone until putting it back.
  private struct Connection: @unchecked Sendable {
    let base: KnowledgeBase
    let state: ContentState
    let contents: Contents
  }

  init(path: String) {
    self.path = path
    server = ServerAddress.isAddress(path) ? ServerState(path) : nil
  }

  /// The current state of the file, or of the knowledge base on a server.
  var state: ContentState { server?.state ?? ContentState(of: path) }

  /// Runs `body` on the current content, in one consistent state.
  ///
  /// - Throws: what `body` throws, or `KnowledgeBaseError` if the content cannot be read.
  func read<Answer>(
    _ body: (KnowledgeBase, Contents) throws(KnowledgeBaseError) -> Answer
  ) throws(KnowledgeBaseError) -> Answer {
    do throws(KnowledgeBaseError) { return try read(state, body) } catch {
      // The server has closed the connections, for instance because it was restarted.
      guard error.code == .unreachable, server != nil else { throw error }
      idle.withLock { $0.removeAll() }
      return try read(state, body)
    }
  }

  private func read<Answer>(
    _ state: ContentState, _ body: (KnowledgeBase, Contents) throws(KnowledgeBaseError) -> Answer
  ) throws(KnowledgeBaseError) -> Answer {
    let connection = try take(state)
    let answer = try connection.base.snapshot { () throws(KnowledgeBaseError) in
      // The content on a server may have changed since its state was read.
      let isSame =
        server == nil ? true : state == (try ContentState(of: connection.base, like: state))
      return try body(connection.base, isSame ? connection.contents : Contents())
    }
    // A connection caches words of the vocabulary, so it is used only in the state it was opened in.
    if state.isSettled { idle.withLock { $0.append(connection) } }
    return answer
  }

  private func take(_ state: ContentState) throws(KnowledgeBaseError) -> Connection {
    let contents = state.isSettled ? contents(in: state) : Contents()
    let kept = idle.withLock { idle in
      idle.removeAll { $0.state != state }
      return idle.popLast()
    }
    if let kept { return kept }
    return Connection(
      base: try KnowledgeBase(path: path, access: .read), state: state, contents: contents)
  }

  /// The cache for the content in `state`, shared by all connections.
  private func contents(in state: ContentState) -> Contents {
    known.withLock { known in
      if let known, known.state == state { return known.contents }
      let contents = Contents()
      known = (state, contents)
      return contents
    }
  }
}

/// Reads the state of a knowledge base from a server.
private final class ServerState: Sendable {
  private let path: String
  private let asked = Mutex<Asked>(Asked())

  /// The connection in use, and the last answer on it.
  ///
  /// Unchecked, because the lock lets only one thread at a time use the knowledge base.
  private struct Asked: @unchecked Sendable {
    var base: KnowledgeBase?
    var last: (number: Int, seconds: Int) = (0, 0)
  }

  init(_ path: String) { self.path = path }

  /// The current state.
  var state: ContentState {
    asked.withLock { asked in
      guard let number = number(by: &asked) else { return ContentState(change: 0, seen: 0) }
      if asked.last.number != number { asked.last = (number, ContentState.now) }
      return ContentState(change: number, seen: asked.last.seconds)
    }
  }

  /// The number of the last change; reconnects once if the connection has closed.
  private func number(by asked: inout Asked) -> Int? {
    if let known = asked.base, let number = try? known.changeNumber() { return number }
    asked.base = try? KnowledgeBase(path: path, access: .read)
    return try? asked.base?.changeNumber()
  }
}

extension ContentState {
  /// The current state of `base`, on a server, with the time at which `state` was seen.
  fileprivate init(
    of base: KnowledgeBase, like state: ContentState
  ) throws(KnowledgeBaseError) {
    self.init(change: try base.changeNumber(), seen: state.file.seconds)
  }
}
