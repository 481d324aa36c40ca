internal import LinterCore
internal import SwiftSyntax

/// Requests for permission that run when the app starts.
extension InterfaceCollector {
  /// Records what `function` asks for, if the system calls it when the app starts.
  func addLaunch(_ function: FunctionDeclSyntax) {
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    let isCalled =
      ["application", "scene"].contains(function.name.text)
      && labels.contains { Self.launchLabels.contains($0) }
      || ["applicationDidBecomeActive", "sceneDidBecomeActive"].contains(function.name.text)
    guard let body = function.body else { return }
    if isCalled {
      addRequests(in: body)
    } else if Self.screenStarts.contains(function.name.text), types.last?.isController == true {
      addRequests(in: body, onScreen: true)
    }
  }

  /// The functions that UIKit calls when a screen is shown.
  private static let screenStarts: Set<String> = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

  /// Records what the initializer of a SwiftUI app asks for.
  func addLaunch(_ initializer: InitializerDeclSyntax) {
    if isApp, let body = initializer.body { addRequests(in: body) }
  }

  /// Records what a SwiftUI app asks for when its window appears: `.onAppear { … }`.
  func addLaunch(_ call: FunctionCallExprSyntax) {
    guard let run = call.trailingClosure else { return }
    addRequests(in: run, onScreen: !isApp)
  }

  private static let launchLabels: Set<String> = [
    "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions", "willConnectTo",
  ]

  /// Whether the type being read is a SwiftUI app.
  private var isApp: Bool {
    types.last.map { reading.declarations.parents(of: $0.name).contains("App") } ?? false
  }

  /// Records the requests in `body`, and in the functions of the type that it calls, whatever the state of the app.
  ///
  /// On a screen, only those that are never needed to show it. A request is placed in the function that the
  /// system calls, at `start` if another function makes it.
  private func addRequests(
    in body: some SyntaxProtocol, onScreen: Bool = false, calledAt start: Syntax? = nil
  ) {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    for call in finder.calls where reading.fact(true, at: call).isStated {
      let path = call.calledExpression.path.filter { $0 != "self" }
      if call.asksForPermission, !onScreen || call.asksToNotifyOrTrack {
        let screen = onScreen ? "\(types.last?.name ?? "")." : ""
        let place = reading.place(start ?? Syntax(call))
        var view = ViewNode(.other, name: screen + (path.last ?? ""), place: place)
        view.asksAtLaunch = true
        fixedViews.append(view)
      } else if start == nil, path.count == 1, let type = types.last?.name,
        let own = reading.declarations.types[type]?.functions[path[0]]?.first?.body
      {
        addRequests(in: own, onScreen: onScreen, calledAt: Syntax(call))
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it asks for notifications or for tracking.
  fileprivate var asksToNotifyOrTrack: Bool {
    argument("options") != nil || name?.contains("Tracking") == true
  }

  /// Whether the system asks people for permission because of it; provisional notifications need none.
  fileprivate var asksForPermission: Bool {
    guard let name, name.hasPrefix("request"),
      !arguments.trimmedDescription.contains(".provisional")
    else { return false }
    return ["Authorization", "Permission", "Permissions", "Access"].contains(where: name.hasSuffix)
      || name.hasPrefix("requestFullAccessTo")
  }
}
