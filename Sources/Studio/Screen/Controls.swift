import Theme

/// A button, and the event it means.
public struct Button: Equatable, Sendable {
  /// What it's called, on its face or by a screen reader.
  public var label: String
  /// What a tap means.
  public var event: Event
  /// Whether it can be tapped.
  public var isEnabled: Bool

  init(_ label: String, _ event: Event, isEnabled: Bool = true) {
    self.label = label
    self.event = event
    self.isEnabled = isEnabled
  }
}

/// A button that switches something on or off.
public struct Toggle: Equatable, Sendable {
  /// What it switches: "Lock primary color".
  public var label: String
  /// What a tap means, whether it's on or off.
  public var event: Event
  /// Whether it's on before a tap.
  public var isOn: Bool

  init(_ label: String, _ event: Event, isOn: Bool) {
    self.label = label
    self.event = event
    self.isOn = isOn
  }
}

/// One of several options, of which one can be selected.
public struct Option: Equatable, Sendable {
  /// What it's called, on its face or by a screen reader.
  public var label: String
  /// What a tap means, whether it's selected or not.
  public var event: Event
  /// Whether it's the selected one.
  public var isSelected: Bool

  init(_ label: String, _ event: Event, isSelected: Bool) {
    self.label = label
    self.event = event
    self.isSelected = isSelected
  }
}

/// A text field; its event depends on what was typed.
public struct TextField: Equatable, Sendable {
  /// What it's called.
  public var label: String
  /// What's in it now.
  public var text: String
  /// What the empty field says.
  public var placeholder = ""
  /// What it's for, which decides what typing means.
  public var input: Input

  /// What a text field is for.
  public enum Input: Equatable, Sendable {
    case search
    case channel(Channel)
    case appName
    case themeName
    case customColor
    /// The mixer's whole color.
    case color
    /// The mixer's alpha.
    case alpha
  }

  /// The event for a new text.
  public func changed(to text: String) -> Event {
    switch input {
    case .search: .searchChanged(text)
    case .channel(let channel): .channelTyped(channel, text)
    case .appName: .stage(.nameTyped(text))
    case .themeName: .library(.nameTyped(text))
    case .customColor: .custom(.typed(text))
    case .color: .mixer(.colorTyped(text))
    case .alpha: .mixer(.alphaTyped(text))
    }
  }

  /// The event for leaving the field; nil if that means nothing.
  public var finished: Event? {
    switch input {
    case .search, .themeName, .customColor: nil
    case .channel, .color, .alpha: .typingFinished
    case .appName: .stage(.nameFinished)
    }
  }

  /// The event for taking back what was typed; nil if that means nothing.
  public var canceled: Event? {
    switch input {
    case .search: nil
    case .customColor: .custom(.typed(""))
    case .channel, .color, .alpha: .typingCanceled
    case .appName: .stage(.nameCanceled)
    case .themeName: .library(.sheetClosed)
    }
  }

  /// The event for going up, or below 0 down; nil if that means nothing.
  public func stepped(by steps: Int) -> Event? {
    switch input {
    case .search, .appName, .themeName, .customColor: nil
    case .channel(let channel): .channelStepped(channel, by: steps)
    case .color: .channelStepped(.lightness, by: steps)
    case .alpha: steps > 0 ? .alphaIncreased : .alphaDecreased
    }
  }
}
