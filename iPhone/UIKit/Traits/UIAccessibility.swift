/// https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
@MainActor public struct UIAccessibility {
  /// https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/notification
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  public static var isReduceMotionEnabled: Bool { Headless.isReduceMotionEnabled }
  public static var isShakeToUndoEnabled: Bool { Headless.isShakeToUndoEnabled }
  public static var isVoiceOverRunning: Bool { Headless.isVoiceOverRunning }

  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    Headless.posts.append((notification, argument))
  }
}

/// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 5)
}
