/// A control of a sample screen, in one state.
public indirect enum Control: Sendable {
  case button(String, ButtonKind)
  /// A round button above the page: the one call to action.
  case floatingButton(Icon)
  /// A round button with a symbol.
  case iconButton(Icon, ButtonKind)
  case field(Field)
  case checkbox(isOn: Bool)
  case radio(isOn: Bool)
  case toggle(isOn: Bool)
  /// A share of its width, in percent.
  case slider(Int)
  /// How much is done, in percent.
  case progress(Int)
  /// Tabs on a primary bar.
  case tabs([String], selected: Int)
  /// Choices, one of them selected.
  case segments([String], selected: Int)
  /// The bar at the bottom of an app.
  case tabBar([Tab], selected: Int)
  case chip(String, isSelected: Bool)
  /// Bars on one baseline, as tall as there's room.
  case chart([Bar])
  /// Which of some pages is shown.
  case pageDots(Int, selected: Int)
  /// How many are new.
  case badge(String)

  /// How a button is painted, by what it's worth.
  public enum ButtonKind: UInt8, Sendable {
    /// In the accent color: the one call to action.
    case callToAction
    /// In the primary color.
    case filled
    /// In the soft primary color.
    case tonal
    case outlined
    case plain
    case disabled
  }

  /// A tab of the bar at the bottom of an app.
  public struct Tab: Sendable {
    /// The word below the icon.
    public var label: String
    /// The symbol above the label.
    public var icon: Icon
    /// How many are new; nil for none.
    public var badge: String?
  }

  /// A bar of a chart.
  public struct Bar: Sendable {
    /// The label below it: "M" for Monday.
    public var label: String
    /// Of the chart's height, in percent.
    public var percent: Int
    /// Whether it's in the accent color rather than the primary.
    public var isHighlighted = false
  }

  /// A text field.
  public struct Field: Sendable {
    /// The state that the field's edge and the symbol in it show.
    public enum State: Sendable {
      case normal, focused, valid
      /// Invalid, with a sentence that says why.
      case wrong(String)
    }

    /// The line above the box.
    public var label: String
    /// The text in the field.
    public var value: String
    /// Whether the value is only a hint at what to type.
    public var isPlaceholder = false
    /// Whether it has the focus, or was checked.
    public var state = State.normal
  }
}

extension Control {
  /// Its parts, for a front end without a native control, and the role of each.
  public var anatomy: Part {
    switch self {
    case .button(let label, let kind): Anatomy.button(label, kind)
    case .floatingButton(let symbol): Anatomy.floatingButton(symbol)
    case .iconButton(let symbol, let kind): Anatomy.iconButton(symbol, kind)
    case .field(let field): field.anatomy
    case .checkbox(let isOn): Anatomy.checkbox(isOn)
    case .radio(let isOn): Anatomy.radio(isOn)
    case .toggle(let isOn): Anatomy.toggle(isOn)
    case .slider(let percent): Anatomy.slider(percent)
    case .progress(let percent): Anatomy.progress(percent)
    case .tabs(let labels, let selected): Anatomy.tabs(labels, selected)
    case .segments(let labels, let selected): Anatomy.segments(labels, selected)
    case .tabBar(let entries, let selected): Anatomy.tabBar(entries, selected)
    case .chip(let label, let isSelected): Anatomy.chip(label, isSelected)
    case .chart(let bars): Anatomy.chart(bars)
    case .pageDots(let count, let selected): Anatomy.pageDots(count, selected)
    case .badge(let count): Anatomy.badge(count)
    }
  }
}

/// The parts of controls, one function for each control.
enum Anatomy {}
