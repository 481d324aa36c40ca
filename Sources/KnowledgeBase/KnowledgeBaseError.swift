public import Guidelines

/// Why a knowledge base could not be opened, read or written.
///
/// ```swift
/// do { _ = try KnowledgeBase(path: "notes.txt", access: .read) } catch { print(error) }
/// // notes.txt: this is no knowledge base of hig; name another file with --database
/// ```
public struct KnowledgeBaseError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Code: Hashable, Sendable {
    /// The file does not exist, or the folder in which to create it.
    case missing
    /// The file exists but may not be read.
    case unreadable
    /// The file is something else: a folder, a text or another program's database.
    case notADatabase
    /// The file is a knowledge base with damaged contents.
    case damaged
    /// A newer version of hig created it; the number is its schema version.
    case newerVersion(Int)
    /// An older version of hig created it; the number is its schema version.
    case olderVersion(Int)
    /// The file or its folder may not be written.
    case readOnly
    /// The disk is full.
    case full
    /// Another process is writing; `holder` names it, if known.
    case busy(holder: String?)
    /// The server does not answer, or the connection was lost.
    case unreachable
    /// The server does not permit this user to do it.
    case refused
    /// The server has no such database, or no knowledge base in it.
    case notPublished
    /// The operation needs a file, but the knowledge base is on a server.
    case onServer
    /// The address of a server is malformed.
    case malformedAddress
    /// It has a text that a server cannot store.
    case unstorable
    /// The disk failed, memory ran out, or SQLite failed for another reason.
    case failed
  }

  /// What is wrong.
  public var code: Code
  /// The path of the file as given.
  public var path: String
  /// The message of SQLite or the system, in English; empty if there is nothing to add.
  public var detail: String
  /// SQLite's extended result code, if SQLite failed.
  public var sqliteCode: Int32?
  /// The SQLSTATE code of a server, if one failed.
  package var serverState: String?

  /// Creates an error.
  public init(code: Code, path: String, detail: String = "", sqliteCode: Int32? = nil) {
    self.code = code
    self.path = path
    self.detail = detail
    self.sqliteCode = sqliteCode
  }

  /// One line in English: the file, the reason and what to do.
  public var description: String { message(in: .en) }

  /// One line in `language`: the file, the reason and what to do.
  public func message(in language: Language) -> String {
    let (reason, remedy) = language == .en ? english : korean
    let reference = [
      language == .en ? detail : Phrase.korean(detail), sqliteCode.map { "SQLite \($0)" } ?? "",
    ]
    .filter { !$0.isEmpty }
    let said = reference.isEmpty ? "" : " (\(reference.joined(separator: ", ")))"
    return Self.oneLine("\(path): \(reason)\(said); \(remedy)")
  }

  private var english: (reason: String, remedy: String) {
    switch code {
    case .missing:
      (
        "there is no such file or folder",
        "name another one, or make a knowledge base with hig ingest"
      )
    case .unreadable:
      ("it may not be read", "ask its owner for the right to read it, or name another file")
    case .notADatabase:
      ("this is no knowledge base of hig", "name another file")
    case .damaged:
      ("the knowledge base is damaged", "move it away and make it again with hig ingest")
    case .newerVersion(let version):
      (
        "a newer hig made it (schema \(version), this one knows \(SchemaVersion.current))",
        "update hig, or name another file with --database"
      )
    case .olderVersion(let version):
      (
        "an older hig made it (schema \(version), this one knows \(SchemaVersion.current))",
        "run hig ingest on it once, which brings it up to date"
      )
    case .readOnly:
      ("it or its folder may not be written", "name a file in a folder of your own")
    case .full:
      ("there is no room left to write", "make room on the disk and run the command again")
    case .busy(let holder?):
      ("\(holder) is writing to it", "wait until that has ended and run the command again")
    case .busy(nil):
      ("another process is writing to it", "wait until that has ended and run the command again")
    case .unreachable:
      ("the server does not answer", "check that it runs there, and run the command again")
    case .refused:
      (
        "the server does not allow this",
        "ask its administrator for the right, or name another user"
      )
    case .notPublished:
      ("there is no knowledge base on this server", "make it with hig publish")
    case .onServer:
      ("this works on a file, not on a server", "use the server's own tools, such as pg_dump")
    case .malformedAddress:
      ("this is no address of a server", "write it as postgresql://user@host/database")
    case .unstorable:
      ("a server cannot keep this text", "remove the character and run the command again")
    case .failed:
      ("it could not be used", "run the command again, and check the disk where it fails again")
    }
  }

  private var korean: (reason: String, remedy: String) {
    switch code {
    case .missing:
      ("파일이나 폴더가 없습니다", "다른 파일을 지정하거나 hig ingest로 지식 베이스를 만드세요")
    case .unreadable:
      ("읽을 권한이 없습니다", "소유자에게 읽기 권한을 요청하거나 다른 파일을 지정하세요")
    case .notADatabase:
      ("hig의 지식 베이스가 아닙니다", "다른 파일을 지정하세요")
    case .damaged:
      ("지식 베이스가 손상되었습니다", "파일을 옮겨 두고 hig ingest로 다시 만드세요")
    case .newerVersion(let version):
      (
        "더 새로운 hig가 만든 파일입니다(스키마 \(version), 이 hig는 \(SchemaVersion.current)까지)",
        "hig를 업데이트하거나 --database로 다른 파일을 지정하세요"
      )
    case .olderVersion(let version):
      (
        "이전 hig가 만든 파일입니다(스키마 \(version), 이 hig는 \(SchemaVersion.current))",
        "hig ingest를 한 번 실행하면 최신 형식이 됩니다"
      )
    case .readOnly:
      ("파일이나 폴더에 쓸 수 없습니다", "쓸 수 있는 폴더의 파일을 지정하세요")
    case .full:
      ("저장할 공간이 없습니다", "디스크 공간을 확보한 뒤 다시 실행하세요")
    case .busy(let holder?):
      ("쓰는 중인 프로세스가 있습니다: \(holder)", "끝날 때까지 기다린 뒤 다시 실행하세요")
    case .busy(nil):
      ("다른 프로세스가 쓰는 중입니다", "끝날 때까지 기다린 뒤 다시 실행하세요")
    case .unreachable:
      ("서버가 응답하지 않습니다", "서버가 실행 중인지 확인하고 다시 실행하세요")
    case .refused:
      ("서버가 허용하지 않습니다", "관리자에게 권한을 요청하거나 다른 사용자를 지정하세요")
    case .notPublished:
      ("이 서버에 지식 베이스가 없습니다", "hig publish로 만드세요")
    case .onServer:
      ("서버가 아닌 파일에서만 할 수 있습니다", "pg_dump 같은 서버의 도구를 쓰세요")
    case .malformedAddress:
      ("서버의 주소가 아닙니다", "postgresql://user@host/database 형식으로 적으세요")
    case .unstorable:
      ("서버가 저장할 수 없는 글입니다", "그 문자를 지우고 다시 실행하세요")
    case .failed:
      ("사용할 수 없습니다", "다시 실행하고, 또 실패하면 디스크를 점검하세요")
    }
  }

  private static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
