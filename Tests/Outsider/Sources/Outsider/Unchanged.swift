import Catalog
import ColorScience
import Conformance
import ControlKit
import Files
import Formats
import Import
import Markup
import Samples
import Studio
import Suggestions
import Theme

// An app's own code means the same with our libraries as without them.

/// Texts join as the standard library joins them, a zero byte included.
let joined = "a\u{0}b" + "c"

/// Sequences pair up as the standard library pairs them.
let pairs = Array(zip([1, 2], ["one", "two"]))

/// The controls of a user interface library aren't confused with ours.
struct Controls {
  var button: Button
  var slider: Slider
  var toggle: Toggle
  var field: TextField
  var picker: Picker
  var alert: Alert
}

/// A name as common as this one is free.
func shortened(_ text: String) -> String { String(text.prefix(3)) }

extension String {
  /// An app's own members win over ours.
  var words: [Substring] { split(separator: " ") }
  var text: String { self }
}
