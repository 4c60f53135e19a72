import Synchronization

// The headless device: a test sets its state, and looks up afterward what the app did.

@_spi(Headless) @MainActor public enum Headless {
  /// The device's traits. Views and view controllers that registered for changes hear of one.
  nonisolated(unsafe) public static var traits = UITraitCollection(.light, .large) {
    didSet { MainActor.assumeIsolated { for observer in observers { observer.changed(oldValue) } } }
  }
  /// State that the app reads on any thread, even after the test that started it has ended.
  public struct Shared: Sendable {
    /// The families of the device, each with the names of its faces and what each is.
    public var faces: [Face] = Face.iPhone
    /// The measures of the letters of some families.
    public var letters: [String: Letter] = [:]
    /// The longest side of each picture that was decoded.
    public var decoded: [Int] = []
    /// How often the families of the device were listed.
    public var familyLists = 0
    /// The families that the app asked iOS for.
    public var requestedFamilies: [String] = []
    // iCloud, see ICloud.swift.
    var cloud: URL?
    var filesElsewhere: Set<String> = []
    var filesAskedFor: Set<String> = []
    var conflicts: [String: [URL]] = [:]
    /// How often the main thread asked iCloud for a file's conflicts, for which it waits.
    public var conflictsAskedOnMain = 0
  }
  nonisolated private static let guarded = Mutex(Shared())
  /// A copy to read.
  nonisolated public static var shared: Shared { guarded.withLock { $0 } }
  nonisolated public static func update(_ change: (inout Shared) -> Void) { guarded.withLock { change(&$0) } }

  /// A picture's file, as this device has them: a width and a height of two bytes each, and four bytes a pixel.
  public static func picture(_ width: Int, _ height: Int, _ pixels: [UInt8]) -> Data {
    Data([UInt8(width >> 8), UInt8(width & 255), UInt8(height >> 8), UInt8(height & 255)] + pixels)
  }

  /// Reads what `picture` writes, and nothing else.
  nonisolated public static func read(_ file: Data) -> CGImage? {
    let bytes = [UInt8](file)
    guard bytes.count > 4 else { return nil }
    let (width, height) = (Int(bytes[0]) << 8 + Int(bytes[1]), Int(bytes[2]) << 8 + Int(bytes[3]))
    return bytes.count == 4 + 4 * width * height
      ? CGImage(Array(bytes.dropFirst(4)), width: width, height: height) : nil
  }

  /// Something painted into a picture.
  public enum Stroke: @unchecked Sendable {
    case fill(CGPath, UIColor)
    case text(NSAttributedString, CGPoint)
  }

  /// The strokes painted into the picture being made, and the color to fill with.
  nonisolated(unsafe) static var canvas: [Stroke] = []
  nonisolated(unsafe) static var fill = UIColor.black

  /// How many cells of a grid, and how many rows of a list, the glass has room for.
  public static var cellsInSight = 24
  public static var rowsInSight = 12
  /// Whether the person asked for less motion.
  public static var isReduceMotionEnabled = false
  /// VoiceOver's announcements, in order.
  public static var posts: [(notification: UIAccessibility.Notification, argument: Any?)] = []
  /// How often something moved: an animation, or a change of screen that was animated.
  public static var motions = 0

  /// How many times views were laid out because something needed it.
  public static var layoutPasses = 0
  /// The size of the device's screen.
  public static var screen = CGSize(width: 390, height: 844)

  /// How often the device tapped the finger.
  public static var haptics = 0
  public static var isPad = false
  /// Whether the person's language runs from right to left.
  public static var isRightToLeft = false
  public static var isVoiceOverRunning = false
  public static var isShakeToUndoEnabled = true
  public static weak var firstResponder: UIResponder?
  /// How often UIKit asked whether to undo, because of a shake.
  public private(set) static var questionsToUndo = 0

  /// A shake of the device.
  public static func shake() { firstResponder?.motionEnded(.motionShake, with: nil) }

  /// How a responder carries out a command, as the Objective-C runtime does it; false if it has no method for it.
  public static var perform: (UIResponder, UIKeyCommand) -> Bool = { _, _ in false }

  /// The commands of the menu bar.
  public static var menuBar: [UIKeyCommand] = []

  /// A key of a keyboard: the first responder that has a command for it carries it out, or else the first one that takes the
  /// menu bar's.
  public static func press(_ input: String, _ modifiers: UIKeyModifierFlags) {
    var responder = firstResponder
    while let candidate = responder {
      let command = candidate.keyCommands?.first { $0.input == input && $0.modifierFlags == modifiers }
      if let command {
        _ = perform(candidate, command)
        return
      }
      responder = candidate.next
    }
    guard let command = menuBar.first(where: { $0.input == input && $0.modifierFlags == modifiers }) else { return }
    firstResponder?.validate(command)
    responder = command.attributes.contains(.disabled) ? nil : firstResponder
    while let candidate = responder, !perform(candidate, command) { responder = candidate.next }
  }

  static func askToUndo() {
    if firstResponder?.undoManager?.canUndo == true { questionsToUndo += 1 }
  }

  private static var observers: [Observer] = []

  /// Sets a trait and leaves the others as they are.
  public static func set(
    style: UIUserInterfaceStyle? = nil, category: UIContentSizeCategory? = nil, height: UIUserInterfaceSizeClass? = nil
  ) {
    traits = UITraitCollection(
      style ?? traits.userInterfaceStyle, category ?? traits.preferredContentSizeCategory,
      height ?? traits.verticalSizeClass)
  }

  /// A new device: light, with text of the usual size, and nobody listening.
  public static func reset() {
    observers = []
    traits = UITraitCollection(.light, .large)
    update { $0 = Shared() }
    isReduceMotionEnabled = false
    transitions = []
    posts = []
    motions = 0
    layoutPasses = 0
    haptics = 0
    questionsToUndo = 0
    isPad = false
    isRightToLeft = false
    isVoiceOverRunning = false
    isShakeToUndoEnabled = true
    firstResponder = nil
    screen = CGSize(width: 390, height: 844)
    UIPasteboard.general.string = nil
  }

  static func observe(_ changed: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
    let observer = Observer(changed)
    observers.append(observer)
    return observer
  }

  private final class Observer: NSObject, UITraitChangeRegistration {
    let changed: (UITraitCollection) -> Void
    init(_ changed: @escaping (UITraitCollection) -> Void) { self.changed = changed }
  }
}
