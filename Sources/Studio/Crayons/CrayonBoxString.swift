import Catalog
import _Text

// The crayon box in a saved session: the set and, unless it's a list, the arrangement, `box=css+hue`.

extension CrayonBox {
  /// Empty for the box as it is at first: a list of crayons.
  var string: String {
    if self.set == .crayons, arrangement == .list { return "" }
    return prefix + self.set.label.asciiLowercased + (arrangement == .hue ? "+" + hue : "")
  }

  /// Reads what a box shows; nil unless that's what the text is about. Other words are left out: a later version may
  /// have more.
  init?(string: String) {
    guard string.bytes.starts(with: prefix.bytes) else { return nil }
    for word in String(bytes: Array(string.bytes.dropFirst(prefix.bytes.count))).fields(separatedBy: "+") {
      for set in ColorSet.allCases where set.label.asciiLowercased.same(as: word) { self.set = set }
      if word.same(as: hue) { arrangement = .hue }
    }
  }
}

private let prefix = "box="
private let hue = "hue"
