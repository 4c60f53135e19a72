import Catalog
import ColorScience
import Studio

/// What a person did with an element, as the page reports it.
public enum Gesture: Equatable, Sendable {
  /// Clicked, tapped, or activated by key.
  case tap
  /// Changed its value, with each keystroke or move.
  case input
  /// Left the field or let the slider go.
  case change
  /// Pressed Escape in a dialog or a field.
  case cancel
  /// Pressed an arrow key on a value: up or right, down or left.
  case up, down

  /// Reads the page's word for it; nil for any other word.
  public init?(_ word: String) {
    let words: [(String, Gesture)] = [
      ("tap", .tap), ("input", .input), ("change", .change), ("cancel", .cancel), ("up", .up), ("down", .down),
    ]
    guard let gesture = words.first(where: { $0.0.same(as: word) })?.1 else { return nil }
    self = gesture
  }
}

/// What an element does with a gesture: it knows the event, which for fields and sliders depends on their value.
public indirect enum Handler {
  case button(Event)
  case field(TextField)
  case slider(MixerPanel.ChannelRow)
  case stepper(up: Button, down: Button)
  case dialog(cancel: Event)

  /// The event a gesture means; nil if it means nothing here.
  public func event(for gesture: Gesture, value: String) -> Event? {
    switch (self, gesture) {
    case (.button(let event), .tap): event
    case (.field(let field), .input): field.changed(to: value)
    case (.field(let field), .change): field.finished
    case (.field(let field), .cancel): field.canceled
    case (.field(let field), .up): field.stepped(by: 1)
    case (.field(let field), .down): field.stepped(by: -1)
    case (.slider(let row), .input): Numeral(value.bytes).map { row.moved(to: $0.value) }
    case (.slider(let row), .change): row.released
    case (.stepper(let up, _), .up): up.event
    case (.stepper(_, let down), .down): down.event
    case (.dialog(let cancel), .cancel): cancel
    default: nil
    }
  }
}
