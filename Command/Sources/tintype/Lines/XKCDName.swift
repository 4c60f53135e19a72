import Catalog
import ColorScience
import _Text

extension SRGB {
  /// The color that xkcd's survey gave this name; nil if it gave none, or several: "bluegreen", "blue green" and
  /// "blue/green" are three colors, so they're read as they are written, while "Dusty-Rose" is "dusty rose".
  ///
  /// If another color has the name, put "xkcd" first: "xkcd red".
  init?(xkcdName text: String) {
    let name = text.asciiLowercased.replacing("grey", with: "gray").replacing("-", with: " ").replacing("_", with: " ")
    let own = name.hasPrefix("xkcd ") || name.hasPrefix("xkcd:") ? String(name.dropFirst(5)) : name
    guard let color = xkcdNames[own] ?? squeezedNames[squeezed(own)].flatMap({ $0 }) else { return nil }
    self = color
  }
}

private func squeezed(_ name: String) -> String { name.filter { $0 != " " && $0 != "/" && $0 != "'" } }

private let xkcdNames = Dictionary(
  Crayon.xkcd.map { ($0.name.replacing("grey", with: "gray"), $0.color) }, uniquingKeysWith: { first, _ in first })

/// The names without what people leave out; nil if several are the same then.
private let squeezedNames: [String: SRGB?] = Dictionary(
  xkcdNames.map { (squeezed($0.key), $0.value) }, uniquingKeysWith: { _, _ in nil })
