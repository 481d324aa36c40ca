internal import LinterCore
internal import SwiftSyntax

/// The calls that require a purpose string, with the Info.plist keys that may contain it.
///
/// Source: Apple's documentation of the keys under "Protected resources" in Information Property List, and
/// of the functions that ask for permission.
public enum ProtectedCalls {
  /// A call, identified by its name and optionally a type before it and a word in its arguments.
  struct Call: Sendable {
    let name: String
    var type: String?
    var argument: String?
    let keys: [String]

    init(_ name: String, of type: String? = nil, with argument: String? = nil, _ keys: String...) {
      self.name = name
      self.type = type
      self.argument = argument
      self.keys = keys.map { "NS\($0)UsageDescription" }
    }
  }

  /// The names of all such calls; a source that contains none of them needs no permission.
  public static let names = Array(Set(all.map(\.name))).sorted()

  /// The first match is used.
  private static let all = [
    Call("requestWhenInUseAuthorization", "LocationWhenInUse"),
    Call("requestAlwaysAuthorization", "LocationAlwaysAndWhenInUse"),
    Call("requestAccess", of: "AVCaptureDevice", with: ".video", "Camera"),
    Call("requestAccess", of: "AVCaptureDevice", with: ".audio", "Microphone"),
    Call("VNDocumentCameraViewController", "Camera"),
    Call("DataScannerViewController", "Camera"),
    Call("requestRecordPermission", "Microphone"),
    Call("requestAuthorization", of: "PHPhotoLibrary", with: ".addOnly", "PhotoLibraryAdd"),
    Call("requestAuthorization", of: "PHPhotoLibrary", "PhotoLibrary"),
    Call("UIImageWriteToSavedPhotosAlbum", "PhotoLibraryAdd", "PhotoLibrary"),
    Call("UISaveVideoAtPathToSavedPhotosAlbum", "PhotoLibraryAdd", "PhotoLibrary"),
    Call("requestFullAccessToEvents", "CalendarsFullAccess"),
    Call("requestWriteOnlyAccessToEvents", "CalendarsWriteOnlyAccess", "CalendarsFullAccess"),
    Call("requestFullAccessToReminders", "RemindersFullAccess"),
    Call("requestAccess", with: ".contacts", "Contacts"),
    Call("requestAuthorization", of: "SFSpeechRecognizer", "SpeechRecognition"),
    Call("requestAuthorization", of: "MPMediaLibrary", "AppleMusic"),
    Call("requestTrackingAuthorization", "UserTracking"),
    Call("requestSiriAuthorization", "Siri"),
    Call("evaluatePolicy", with: "Biometrics", "FaceID"),
    Call("CBCentralManager", "BluetoothAlways"),
    Call("CBPeripheralManager", "BluetoothAlways"),
    Call("HMHomeManager", "HomeKit"),
    Call("CMPedometer", "Motion"),
    Call("CMMotionActivityManager", "Motion"),
  ]

  /// The protected use by `call` at `place`; `nil` if the call needs no permission.
  static func use(
    _ call: FunctionCallExprSyntax, named name: String, at place: @autoclosure () -> Place
  ) -> ProtectedUse? {
    guard let fitting = byName[name] else { return nil }
    let path = call.calledExpression.path
    let known = fitting.first { known in
      known.type.map(path.contains) ?? true
        && known.argument.map(call.arguments.trimmedDescription.contains) ?? true
    }
    return known.map { ProtectedUse(name, keys: $0.keys, at: place()) }
  }

  private static let byName = Dictionary(grouping: all, by: \.name)
}
