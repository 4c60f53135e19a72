import ColorScience
import Theme
import _Text

/// The state of adjusting a theme.
struct AdjustState: Equatable, Sendable {
  /// The color that's edited; nil while none is.
  var target: AdjustTarget?
  var side = AdjustSide.both
  /// The group of roles that's unfolded, counted from 0; nil if none is.
  var openGroup: Int?
  /// The text in the color's field.
  var text = ""
  /// The name of the brand color while it's typed; nil if it's the color's own.
  var name: String?
  /// Whether the theme from before the editor was opened is in the history, so that undo takes one step back to it.
  var isRecorded = false

  static func == (left: AdjustState, right: AdjustState) -> Bool {
    left.target == right.target && left.openGroup == right.openGroup && left.side == right.side && left.text.same(as: right.text)
      && (left.name ?? "").same(as: right.name ?? "") && (left.name == nil) == (right.name == nil)
      && left.isRecorded == right.isRecorded
  }
}
