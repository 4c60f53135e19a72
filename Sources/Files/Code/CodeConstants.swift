import Catalog
import ColorScience
import _Text

extension CodeValue {
  /// The color that a library has under this name: Flutter's `Colors.teal`, `Colors.teal.shade300`, MUI's `purple[500]`, Compose's
  /// `Color.White`, UIKit's `UIColor.white`. Nil for others, among them those that follow a device's settings.
  /// Source: api.flutter.dev, Colors; mui.com, "Color"; developer.android.com, Color; developer.apple.com, UIColor.
  init?(constant chain: [String]) {
    guard let last = chain.last else { return nil }
    // Where a color is expected, Swift's ".white" is Color.white.
    let owner = chain.count > 1 ? chain[0].isEmpty ? "Color" : chain[chain.count - 2] : ""
    if owner.isOne(of: ["Color", "UIColor", "NSColor", "Colors", "CupertinoColors"]) || chain.count == 1
      || owner.isEmpty
    {
      let isClear = last.isOne(of: ["clear", "transparent", "Transparent"]) || last.isVeil
      if isClear, !owner.isEmpty {
        self = .seeThrough
        return
      }
      for (name, hex) in plainColors where !owner.isEmpty && last.asciiLowercased.same(as: name) {
        // Those of SwiftUI and UIKit that have hues differ from device to device.
        guard last.same(as: "white" as StaticString) || last.same(as: "black" as StaticString) || last.isCapitalized
        else { break }
        self = .color(SRGB(hex))
        return
      }
    }
    guard let color = materialColor(chain) else { return nil }
    self = .color(color)
  }
}

/// A color of the Material palettes: the hue and a step; 500, or A200 of an accent, if there's no step.
private func materialColor(_ chain: [String]) -> SRGB? {
  guard let first = chain.first, let last = chain.last else { return nil }
  let isFlutter = first.same(as: "Colors" as StaticString)
  var step = last.asciiLowercased
  var hue = last
  if chain.count > 1, let digits = stepDigits(step) {
    hue = chain[chain.count - 2]
    step = digits
  } else {
    guard isFlutter else { return nil }
    step = ""
  }
  guard chain.count <= 3, isFlutter || chain.count == 2 else { return nil }
  var words = hue.words
  if words.last?.same(as: "accent" as StaticString) == true {
    words.removeLast()
    step = "a" + (step.isEmpty ? "200" : step)
  }
  let wanted = words.text(separatedBy: " ")
  for ramp in Material.ramps where ramp.name.asciiLowercased.same(as: wanted) {
    let label = step.isEmpty ? "500" : step
    return ramp.swatches.first { $0.step.label.asciiLowercased.same(as: label) }?.color
  }
  return nil
}

/// "500" of "shade500", "500" and "A200" of themselves.
private func stepDigits(_ name: String) -> String? {
  var bytes = name.bytes[...]
  if bytes.starts(with: "shade".bytes) { bytes = bytes.dropFirst(5) }
  let digits = bytes.first == UInt8(ascii: "a") ? bytes.dropFirst() : bytes
  guard (2...3).contains(digits.count), digits.allSatisfy({ $0.isDigit }) else {
    return nil
  }
  return String(bytes: Array(bytes))
}

private let plainColors: [(name: StaticString, hex: UInt32)] = [
  ("white", 0xFFFFFF), ("black", 0x000000), ("red", 0xFF0000), ("green", 0x00FF00), ("blue", 0x0000FF),
  ("cyan", 0x00FFFF),
  ("magenta", 0xFF00FF), ("yellow", 0xFFFF00), ("gray", 0x888888), ("darkgray", 0x444444), ("lightgray", 0xCCCCCC),
]

extension String {
  /// Whether it's one of Flutter's translucent blacks and whites: "black54".
  fileprivate var isVeil: Bool {
    let bytes = bytes
    guard bytes.count == 7, bytes.starts(with: "black".bytes) || bytes.starts(with: "white".bytes) else { return false }
    return bytes[5...].allSatisfy { $0.isDigit }
  }
}
