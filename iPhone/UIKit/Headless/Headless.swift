// The device that is not there: what a test sets, and what it can look up afterwards.

@_spi(Headless) @MainActor public enum Headless {
  /// The device's traits. Views and view controllers that registered for changes hear of one.
  nonisolated(unsafe) public static var traits = UITraitCollection(.light, .large) {
    didSet { MainActor.assumeIsolated { for observer in observers { observer.changed(oldValue) } } }
  }
  /// The families of the device, each with the names of its faces and what each is.
  nonisolated(unsafe) public static var faces: [Face] = Face.iPhone
  /// How many cells of a grid, and how many rows of a list, the glass has room for.
  public static var cellsInSight = 24
  public static var rowsInSight = 12
  /// Whether the person asked for less motion.
  public static var isReduceMotionEnabled = false
  /// What VoiceOver was told, in order.
  public static var posts: [(notification: UIAccessibility.Notification, argument: Any?)] = []
  /// How often something moved: an animation, or a change of screen that was animated.
  public static var motions = 0

  private static var observers: [Observer] = []

  /// Sets one trait and leaves the other as it is.
  public static func set(style: UIUserInterfaceStyle? = nil, category: UIContentSizeCategory? = nil) {
    traits = UITraitCollection(
      style ?? traits.userInterfaceStyle, category ?? traits.preferredContentSizeCategory)
  }

  /// A new device: light, with text of the usual size, and nobody listening.
  public static func reset() {
    observers = []
    traits = UITraitCollection(.light, .large)
    faces = Face.iPhone
    isReduceMotionEnabled = false
    transitions = []
    posts = []
    motions = 0
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
