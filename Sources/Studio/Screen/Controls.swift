import Formats
import Theme

extension Screen {
  /// A button, and the event it means.
  public struct Button: Equatable, Sendable {
    /// Its label, visible or for assistive technology.
    public var label: String
    /// The event of a tap.
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
    /// The label of the switch: "Lock primary color".
    public var label: String
    /// The event of a tap, whether it's on or off.
    public var event: Event
    /// Whether it's on before a tap.
    public var isOn: Bool

    init(_ label: String, _ event: Event, isOn: Bool) {
      self.label = label
      self.event = event
      self.isOn = isOn
    }
  }

  /// One of several options; one at most is selected.
  public struct Option: Equatable, Sendable {
    /// Its label, visible or for assistive technology.
    public var label: String
    /// The event of a tap, whether it's selected or not.
    public var event: Event
    /// Whether it's the selected one.
    public var isSelected: Bool

    init(_ label: String, _ event: Event, isSelected: Bool) {
      self.label = label
      self.event = event
      self.isSelected = isSelected
    }
  }

  /// A text field.
  public struct TextField: Equatable, Sendable {
    /// Its label.
    public var label: String
    /// The current text.
    public var text: String
    /// The text of the empty field.
    public var placeholder = ""
    /// Its purpose, which decides on the events of typing.
    public var input: Input
  }

  /// A choice from a list that opens.
  public struct Picker: Equatable, Sendable {
    /// Its label: "Vision".
    public var label: String
    /// The options in the list, one of them selected.
    public var options: [Screen.Option]
  }
}

extension Screen.TextField {
  /// The purpose of a text field.
  public enum Input: Equatable, Sendable {
    case fontSearch
    case crayonSearch
    case formatSearch
    /// A channel in the mixer.
    case channel(Channel)
    /// The mixer's whole color.
    case color
    /// The mixer's alpha.
    case alpha
    case customColor(Role)
    /// The color that's adjusted.
    case adjustedColor
    case brandName
    case appName
    case themeName
    case exportOption(ExportOption)
    /// A custom template, of several lines.
    case template

    /// The event for a new text.
    public func changed(to text: String) -> Event {
      switch self {
      case .fontSearch: .fonts(.searchChanged(text))
      case .crayonSearch: .crayons(.searchChanged(text))
      case .formatSearch: .takeHome(.searchChanged(text))
      case .channel(let channel): .mixer(.channelTyped(channel, text))
      case .color: .mixer(.colorTyped(text))
      case .alpha: .mixer(.alphaTyped(text))
      case .customColor(let role): .custom(role, .typed(text))
      case .adjustedColor: .adjust(.typed(text))
      case .brandName: .adjust(.nameTyped(text))
      case .appName: .stage(.nameTyped(text))
      case .themeName: .library(.nameTyped(text))
      case .exportOption(let option): .takeHome(.optionTyped(option, text))
      case .template: .takeHome(.templateTyped(text))
      }
    }

    /// The event for leaving the field; nil if that means nothing.
    public var finished: Event? {
      switch self {
      case .fontSearch, .crayonSearch, .formatSearch, .themeName, .adjustedColor, .exportOption, .template: nil
      case .customColor(let role): .custom(role, .typingFinished)
      case .channel, .color, .alpha: .mixer(.typingFinished)
      case .brandName: .adjust(.nameFinished)
      case .appName: .stage(.nameFinished)
      }
    }

    /// The event for taking back what was typed; nil if that means nothing.
    public var canceled: Event? {
      switch self {
      case .fontSearch, .crayonSearch, .formatSearch, .exportOption, .template: nil
      case .customColor(let role): .custom(role, .typed(""))
      case .adjustedColor: .adjust(.typed(""))
      case .brandName: .adjust(.nameCanceled)
      case .channel, .color, .alpha: .mixer(.typingCanceled)
      case .appName: .stage(.nameCanceled)
      case .themeName: .library(.sheetClosed)
      }
    }

    /// The event for going up, or below 0 down; nil if that means nothing.
    public func stepped(by steps: Int) -> Event? {
      switch self {
      case .fontSearch, .crayonSearch, .formatSearch, .appName, .themeName, .customColor, .adjustedColor, .brandName,
        .exportOption, .template:
        nil
      case .channel(let channel): SliderInput.channel(channel).stepped(by: steps)
      case .color: SliderInput.channel(.lightness).stepped(by: steps)
      case .alpha: SliderInput.alpha.stepped(by: steps)
      }
    }
  }
}

/// The value that a slider changes.
public enum SliderInput: Equatable, Sendable {
  /// A channel in the mixer.
  case channel(Channel)
  /// The mixer's alpha.
  case alpha
  /// A channel of a role's custom color.
  case custom(Role, Channel)
  /// A channel of the color that's adjusted.
  case adjusted(Channel)
  /// How severe a simulated impairment of vision is.
  case severity

  /// The event for a new value.
  public func moved(to value: Double) -> Event {
    switch self {
    case .channel(let channel): .mixer(.channelMoved(channel, value))
    case .alpha: .mixer(.alphaMoved(value))
    case .custom(let role, let channel): .custom(role, .channelMoved(channel, value))
    case .adjusted(let channel): .adjust(.channelMoved(channel, value))
    case .severity: .stage(.severityMoved(value))
    }
  }

  /// The event for letting the slider go; nil if that means nothing.
  public var released: Event? {
    switch self {
    case .channel, .alpha: .mixer(.sliderReleased)
    case .custom, .adjusted, .severity: nil
    }
  }

  /// The event for going up, or below 0 down, by a step; nil if that means nothing.
  public func stepped(by steps: Int) -> Event? {
    switch self {
    case .channel(let channel): .mixer(.channelStepped(channel, by: steps))
    case .alpha: .mixer(steps > 0 ? .alphaIncreased : .alphaDecreased)
    case .custom, .adjusted, .severity: nil
    }
  }
}
