internal import KnowledgeBase
internal import Synchronization

/// The knowledge base as many threads read it: each reading has a connection of its own, which
/// waits here for the next one.
final class Library: Sendable {
  private let path: String
  private let idle = Mutex<[Connection]>([])
  private let known = Mutex<(state: ContentState, contents: Contents)?>(nil)
  /// The connection that tells what a server has; `nil` for a file.
  private let server: ServerState?

  /// An idle connection.
  ///
  /// Unchecked because a knowledge base belongs to one thread at a time: whoever takes it out of
  /// `idle` has it alone until it is put back.
  private struct Connection: @unchecked Sendable {
    let base: KnowledgeBase
    let state: ContentState
    let contents: Contents
  }

  init(path: String) {
    self.path = path
    server = ServerAddress.isAddress(path) ? ServerState(path) : nil
  }

  /// What the file looks like now, or what a server says of it.
  var state: ContentState { server?.state ?? ContentState(of: path) }

  /// Runs `body` on the content as it is now, all of it in one state.
  ///
  /// - Throws: what `body` throws, or `KnowledgeBaseError` where the file cannot be read.
  func read<Answer>(
    _ body: (KnowledgeBase, Contents) throws(KnowledgeBaseError) -> Answer
  ) throws(KnowledgeBaseError) -> Answer {
    do throws(KnowledgeBaseError) { return try read(state, body) } catch {
      // The server has ended connections, when it was started again for instance.
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
      // A server may have changed since it told its state.
      let isSame =
        server == nil ? true : state == (try ContentState(of: connection.base, like: state))
      return try body(connection.base, isSame ? connection.contents : Contents())
    }
    // A connection remembers words of the vocabulary, so it ends with the state it was made in.
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

  /// The cache of what was read of the content in `state`, shared by all connections.
  private func contents(in state: ContentState) -> Contents {
    known.withLock { known in
      if let known, known.state == state { return known.contents }
      let contents = Contents()
      known = (state, contents)
      return contents
    }
  }
}

/// What a server says of the state of a knowledge base.
private final class ServerState: Sendable {
  private let path: String
  private let asked = Mutex<Asked>(Asked())

  /// The connection that is asked, and what it said last.
  ///
  /// Unchecked because a knowledge base belongs to one thread at a time: only whoever holds the lock
  /// uses it.
  private struct Asked: @unchecked Sendable {
    var base: KnowledgeBase?
    var last: (number: Int, seconds: Int) = (0, 0)
  }

  init(_ path: String) { self.path = path }

  /// The state now.
  var state: ContentState {
    asked.withLock { asked in
      guard let number = number(by: &asked) else { return ContentState(change: 0, seen: 0) }
      if asked.last.number != number { asked.last = (number, ContentState.now) }
      return ContentState(change: number, seen: asked.last.seconds)
    }
  }

  /// The number of the last change; a connection that has ended is made again once.
  private func number(by asked: inout Asked) -> Int? {
    if let known = asked.base, let number = try? known.changeNumber() { return number }
    asked.base = try? KnowledgeBase(path: path, access: .read)
    return try? asked.base?.changeNumber()
  }
}

extension ContentState {
  /// The state that `base`, on a server, is read in, seen when `state` was.
  fileprivate init(
    of base: KnowledgeBase, like state: ContentState
  ) throws(KnowledgeBaseError) {
    self.init(change: try base.changeNumber(), seen: state.file.seconds)
  }
}
