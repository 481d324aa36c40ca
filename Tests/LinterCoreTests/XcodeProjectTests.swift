import Guidelines
import InterfaceReaders
import LinterCore
import Testing

@Suite("What a project says of its targets is known")
struct XcodeProjectTests {
  /// A project with an app, its widget and a watch app, as Xcode writes one: the app lists its files,
  /// the widget takes a folder, the watch app's settings stand in a file.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        A0 = {isa = PBXProject; mainGroup = G0; buildConfigurationList = L0; targets = (T1, T2, T3); };
        G0 = {isa = PBXGroup; children = (G1, G2, F4, P0); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F2, V1); path = App; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = "Walks View.swift"; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F3); name = Main.storyboard; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Watch/Watch.xcconfig; sourceTree = SOURCE_ROOT; };
        P0 = {isa = PBXFileReference; path = Walks.app; sourceTree = BUILT_PRODUCTS_DIR; };
        G2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (E1, E2); sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Notes.swift); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Shared.swift); };
        B1 = {isa = PBXSourcesBuildPhase; files = (BF1); };
        B2 = {isa = PBXResourcesBuildPhase; files = (BF2, BF3); };
        BF1 = {isa = PBXBuildFile; fileRef = F1; };
        BF2 = {isa = PBXBuildFile; fileRef = F2; };
        BF3 = {isa = PBXBuildFile; fileRef = V1; };
        T1 /* Walks */ = {
          isa = PBXNativeTarget; name = Walks; buildConfigurationList = L1; buildPhases = (B1, B2);
          productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = Widget; buildConfigurationList = L2;
          fileSystemSynchronizedGroups = (G2); productType = "com.apple.product-type.app-extension"; };
        T3 = {isa = PBXNativeTarget; name = Watch; buildConfigurationList = L3;
          productType = "com.apple.product-type.application"; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0); defaultConfigurationName = Release; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C9, C1); defaultConfigurationName = Release; };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2); defaultConfigurationName = Release; };
        L3 = {isa = XCConfigurationList; buildConfigurations = (C3); defaultConfigurationName = Release; };
        C0 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
        C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_FILE = "$(SRCROOT)/$(NAME)/Info.plist";
          NAME = App;
          INFOPLIST_KEY_NSCameraUsageDescription = "Takes photos of your walks.";
          "INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]" = YES;
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
          TARGETED_DEVICE_FAMILY = "1,2";
          OTHER_FLAGS = ("$(inherited)", "-a");
        }; };
        C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {TARGETED_DEVICE_FAMILY = 1; }; };
        C3 = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F4; buildSettings = {}; };
        C9 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; }; };
      };
      rootObject = A0;
    }
    """

  private static let files = [
    "Trails/App/Info.plist": """
    <plist version="1.0"><dict>
    <key>NSMicrophoneUsageDescription</key><string></string>
    <key>UIBackgroundModes</key><array><string>audio</string><string>fetch</string></array>
    </dict></plist>
    """,
    "Trails/Watch/Watch.xcconfig": """
    #include "../Base.xcconfig"
    // What a watch app is built with.
    NAME = ${PREFIX}Watch // comment
    """,
    "Trails/Base.xcconfig": "SDKROOT = watchos\nSDKROOT[arch=x86_64] = macosx\n",
  ]

  private func products() throws -> [Product] {
    try XcodeProjectReader.read(
      Array(Self.project.utf8), path: "Trails/Walks.xcodeproj/project.pbxproj"
    ) { Self.files[$0].map { Array($0.utf8) } }
  }

  @Test("A target's platforms are those of its settings, of their file, else of the project")
  func platforms() throws {
    let products = try products()
    #expect(products.map(\.name) == ["Walks", "Widget", "Watch"])
    #expect(products.map(\.kind) == [.app, .appExtension, .app])
    #expect(products.map(\.platforms) == [[.iOS, .iPadOS], [.iOS], [.watchOS]])
  }

  @Test(
    "A file belongs to the targets that list it, or its folder without leaving it out",
    arguments: [
      ("App/Walks View.swift", ["Walks"]), ("App/Base.lproj/Main.storyboard", ["Walks"]),
      ("App/Assets.xcassets/home.imageset/Contents.json", ["Walks"]),
      ("App/Other.swift", []), ("Widget/Clock.swift", ["Widget"]), ("Widget/Notes.swift", []),
      ("Widget/Shared.swift", ["Walks", "Widget"]), ("Widgets/Clock.swift", []),
    ])
  func members(file: String, targets: [String]) throws {
    #expect(try products().filter { $0.isBuilt(from: "Trails/" + file) }.map(\.name) == targets)
  }

  @Test("The Info.plist of a build has what its file and the settings say")
  func information() throws {
    let app = try #require(try products().first)
    let values = app.information.mapValues(\.values)
    #expect(values["NSMicrophoneUsageDescription"] == [""])
    #expect(values["UIBackgroundModes"] == ["audio", "fetch"])
    #expect(values["NSCameraUsageDescription"] == ["Takes photos of your walks."])
    #expect(values["UILaunchScreen_Generation"] == ["YES"])
    #expect(values["UISupportedInterfaceOrientations~ipad"]?.count == 2)
    #expect(app.information["NSMicrophoneUsageDescription"]?.place.line == 2)
    let camera = try #require(app.information["NSCameraUsageDescription"]?.place)
    #expect(Self.project.split(separator: "\n")[camera.line - 1].contains("NSCamera"))
  }

  @Test("An Info.plist is read whose path the settings write in other letters")
  func otherLetters() throws {
    let products = try XcodeProjectReader.read(
      Array(Self.project.utf8), path: "Trails/Walks.xcodeproj/project.pbxproj",
      spelled: { $0.replacing("/App/", with: "/app/") },
      contents: { Self.files[$0.replacing("/app/", with: "/App/")].map { Array($0.utf8) } })
    let microphone = products[0].information["NSMicrophoneUsageDescription"]
    #expect(microphone?.place.file == "Trails/app/Info.plist")
  }

  @Test("What is no project file is refused")
  func noProject() {
    for text in ["", "{", "{ objects = 1; }", "[1]"] {
      #expect(throws: InterfaceReadingError.self) {
        try XcodeProjectReader.read(Array(text.utf8), path: "a.xcodeproj/project.pbxproj") { _ in
          nil
        }
      }
    }
  }
}
