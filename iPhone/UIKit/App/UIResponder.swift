@_exported import Foundation

/// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The one that hears of what this one doesn't handle.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { Headless.firstResponder === self }
  open var undoManager: UndoManager? { next?.undoManager }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    let before = Headless.firstResponder
    if before !== self { before?.resignFirstResponder() }
    Headless.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { Headless.firstResponder = nil }
    return true
  }

  open var keyCommands: [UIKeyCommand]? { nil }
  open var userActivity: NSUserActivity?
  open func validate(_ command: UICommand) { next?.validate(command) }
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// If nobody handles a shake, UIKit asks whether to undo.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let next { next.motionEnded(motion, with: event) } else { Headless.askToUndo() }
  }

  open func copy(_ sender: Any?) { next?.copy(sender) }
  open func paste(_ sender: Any?) { next?.paste(sender) }
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
}

/// https://developer.apple.com/documentation/foundation/undomanager
@MainActor open class UndoManager: NSObject {
  public override init() {}
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open func undo() {}
  open func redo() {}
}

/// https://developer.apple.com/documentation/uikit/uievent
@MainActor open class UIEvent: NSObject {
  /// https://developer.apple.com/documentation/uikit/uievent/eventsubtype
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }
}

/// https://developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
