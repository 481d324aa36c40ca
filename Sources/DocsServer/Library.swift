internal import KnowledgeBase
internal import Synchronization

/// The knowledge base as many threads read it: each reading has a connection of its own, which
/// waits here for the next one.
final class Library: Sendable {
  private let path: String
  private let idle = Mutex<[Connection]>([])
  private let known = Mutex<(state: ContentState, contents: Contents)?>(nil)

  /// An idle connection.
  ///
  /// Unchecked because a knowledge base belongs to one thread at a time: whoever takes it out of
  /// `idle` has it alone until it is put back.
  private struct Connection: @unchecked Sendable {
    let base: KnowledgeBase
    let state: ContentState
    let contents: Contents
  }

  init(path: String) { self.path = path }

  /// What the file looks like now.
  var state: ContentState { ContentState(of: path) }

  /// Runs `body` on the content as it is now, all of it in one state.
  ///
  /// - Throws: what `body` throws, or `KnowledgeBaseError` where the file cannot be read.
  func read<Answer>(
    _ body: (KnowledgeBase, Contents) throws(KnowledgeBaseError) -> Answer
  ) throws(KnowledgeBaseError) -> Answer {
    let state = state
    let connection = try take(state)
    let answer = try connection.base.snapshot { () throws(KnowledgeBaseError) in
      try body(connection.base, connection.contents)
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
