internal import Guidelines
internal import Lexicon

/// Words from which checks infer whether an action deletes something, and whether it asks first.
extension InterfaceWords {
  /// Whether an action deletes something directly and presents nothing.
  package static func deletes(_ action: String) -> Bool {
    let source = lowered(action)
    // What a view is given to run, such as `onDelete`, may ask.
    return deletingCalls.contains(where: source.contains)
      && calls(in: source).contains { isDeletingCall($0) && !$0.hasPrefix("on") }
      && !asksFirst(source)
  }

  /// Whether an action, in lower case, asks or presents something itself.
  private static func asksFirst(_ source: String) -> Bool {
    asking.contains { $0.means != "others" && source.contains($0.entry) }
  }

  /// The names of the functions that an action calls; an action that is only a name is one itself.
  private static func calls(in source: String) -> [Substring] {
    guard source.contains("{") || source.contains("(") else { return [source[...]] }
    return source.split(separator: "(").dropLast().compactMap { part in
      part.split { !$0.isLetter && !$0.isNumber }.last
    }
  }

  /// An action in lower case, without `Task { … }`, which asks nothing although “task” contains “ask”, without the
  /// delegate of the app, which everybody asks for what the app has, and without what hides something.
  private static func lowered(_ action: String) -> String {
    let source = action.replacing("Task", with: "").replacing("appDelegate", with: "app")
    var parts = source.parts(around: hiding)
    for index in parts.indices.dropLast() {
      let hidden = parts[index].reversed().prefix {
        $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
      }
      if hidden.isEmpty { parts[index] += hiding } else { parts[index].removeLast(hidden.count) }
    }
    return parts.joined().lowercased()
  }

  private static let hiding = " = false"

  /// Whether a function deletes something, by its name in lower case.
  private static func isDeletingCall(_ name: Substring) -> Bool {
    deletingCalls.contains(where: name.contains)
  }

  /// Whether a function of this name deletes something, or signs people out: `deleteWalk`.
  package static func namesDeletion(_ function: String) -> Bool {
    let name = function.lowercased()[...]
    return isDeletingCall(name) && !listCalls.contains(String(name)) || isSigningOut(name)
  }

  /// Whether a function of this name does what people ask for: `toggleFavorite`, `deleteWalk`.
  package static func namesCommand(_ function: String) -> Bool {
    parts(of: function).first.map(commands.contains) == true
  }

  private static let commands = Lexicon.interfaceWords.set("command")

  /// Whether an object of this name does things for others, and may ask before it does: `viewModel`.
  ///
  /// Only the body of its function tells.
  package static func actsForOthers(_ object: String) -> Bool {
    let name = object.lowercased()
    return asking.contains { $0.means == "others" && name.contains($0.entry) }
  }

  /// Whether an action deletes at once, by a function whose name can mean nothing else: `store.deleteWalk(walk)`.
  static func erasesAtOnce(_ action: String) -> Bool {
    deletesAtOnce(action)
      && calls(in: lowered(action)).contains { name in
        erasingCalls.contains(where: name.contains) && !name.hasPrefix("on")
          && !listCalls.contains(String(name))
      }
  }

  /// Whether an action drops something that the app makes again by itself: `imageCache.clear()`.
  static func dropsWhatIsMadeAgain(_ action: String) -> Bool {
    let source = lowered(action)
    return madeAgain.contains(where: source.contains)
  }

  /// Whether a button with this title and action ends the session of the people who use the app, and asks nothing.
  static func signsOut(_ title: InterfaceText, _ action: String) -> Bool {
    let source = lowered(action)
    return reads(title, as: .signingOut) && calls(in: source).contains(where: isSigningOut)
      // What acts for others may ask, unless its function was read, and so is called like an own one.
      && !asking.contains { $0.means != "state" && source.contains($0.entry) }
  }

  /// Whether a function ends a session, and is not only told of a tap, by its name in lower case.
  private static func isSigningOut(_ name: Substring) -> Bool {
    signOutCalls.contains { name.hasPrefix($0.entry) && (name == $0.entry || $0.means == "start") }
  }

  private static let signOutCalls = Lexicon.interfaceWords.rows("sign-out-call").map {
    (entry: $0.entry, means: $0["means"])
  }

  /// Whether an action deletes something that is stored, without asking first or offering to undo it.
  ///
  /// What others do, such as a delegate, may ask; what only leaves a list or a screen can be added again.
  package static func deletesAtOnce(_ action: String) -> Bool {
    let source = lowered(action)
    guard deletingCalls.contains(where: source.contains), !source.contains("undo") else {
      return false
    }
    let parts = source.split(separator: "(", omittingEmptySubsequences: false)
    var before = ""
    for (part, arguments) in zip(parts, parts.dropFirst()) {
      before += part
      if deletesWhatIsStored(part, arguments) {
        return !asking.contains { $0.means != "state" && before.contains($0.entry) }
      }
    }
    return false
  }

  /// Whether the call at the end of `source` is one of another object, and not of a list or of the view itself, whose
  /// functions are told by what they call.
  private static func deletesWhatIsStored(_ source: Substring, _ arguments: Substring) -> Bool {
    let called = String(
      source.reversed().prefix { $0.isLetter || $0.isNumber || "._?!".contains($0) })
    let path = String(called.reversed()).split(separator: ".", omittingEmptySubsequences: false)
    guard path.count > 1, let name = path.last, path.dropLast().last?.prefix(4) != "self" else {
      return false
    }
    let label = String(arguments.prefix { $0.isLetter })
    return isDeletingCall(name) && !name.hasPrefix("on")
      && !listCalls.contains(String(name)) && !leavesList(name)
      && !listArguments.contains(label)
  }

  /// Whether a function only takes something off a list, by its name in lower case: `removeWalkFromFavorites`.
  private static func leavesList(_ name: Substring) -> Bool {
    name.hasPrefix("remove") && offList.contains(where: name.contains)
  }

  /// Whether an image of the app is named after what deletes: `icon-trash`.
  static func namesTrash(_ image: String) -> Bool {
    parts(of: image).contains(where: trashImages.contains)
  }

  private static let trashImages = Lexicon.interfaceWords.set("trash-image")

  /// Whether an action deletes all there is of something, by the name of what it calls.
  static func deletesAll(_ action: String) -> Bool {
    deletes(action)
      && calls(in: lowered(action)).contains { name in
        isDeletingCall(name) && !listCalls.contains(String(name))
          && all.contains(where: name.contains)
      }
  }

  private static let resettingCalls = Lexicon.interfaceWords.list("resetting-call")

  /// Whether a button with this title and action sets back all that people have chosen or kept.
  static func resetsAll(_ title: InterfaceText, _ action: String) -> Bool {
    guard let reading = title.readings.first, takesAway(title) else { return false }
    let words = reading.text.lowercased().split { !$0.isLetter }
    let source = lowered(action)
    return words.contains { word in kept.contains { word.hasPrefix($0) } }
      && calls(in: source).contains { call in resettingCalls.contains(where: call.contains) }
      && !asksFirst(source)
  }

  private static let kept = Lexicon.interfaceWords.list("kept")
  private static let all = Lexicon.interfaceWords.list("all-call")
  private static let deletingCalls = Lexicon.interfaceWords.list("deleting-call")
  private static let erasingCalls = Lexicon.interfaceWords.rows("deleting-call").filter {
    $0["means"] == "delete"
  }.map(\.entry)
  private static let listCalls = Set(Lexicon.interfaceWords.list("list-call"))
  private static let offList = Lexicon.interfaceWords.list("off-list")
  private static let listArguments = Set(Lexicon.interfaceWords.list("list-argument"))
  private static let asking = Lexicon.interfaceWords.rows("asking-first").map {
    (entry: $0.entry, means: $0["means"])
  }
}
