import ColorScience
import Samples
import Studio
import Theme
import _Text

/// The sample screens. Their contents come from the file of samples; colors, fonts and the app's name reach them as
/// custom properties of one element, or of two if one half is light and the other dark.
enum SampleScreensView {
  static func nodes(_ screens: SampleScreens, canEnlarge: Bool) -> [Node] {
    (screens.color.map(ColorSheetView.nodes) ?? [])
      + [Node("p").class("missing").text(screens.note ?? "")]
      + [
        Node("div").class(screens.sheets.count > 1 ? "sheets two" : "sheets").add(
          screens.sheets.map { sheet($0, canEnlarge) })
      ]
  }

  private static func sheet(_ sheet: SampleSet, _ canEnlarge: Bool) -> Node {
    let names = (sheet.paints.count > 1 ? "samples both" : "samples") + (sheet.isEnlarged ? " one" : "")
    let samples = Node("div").class(names)
    // Nothing in it takes the focus, and it scrolls.
    if !canEnlarge { _ = samples.role("group").label(SampleScreens.name).tabStop(true) }
    if sheet.paints.count == 1 { paint(samples, sheet.paints[0]) }
    var isFirst = true
    for (index, half) in sheet.halves.enumerated() {
      let part = Node("div").class("half")
      if sheet.paints.count > 1 { paint(part, sheet.paints[index]) }
      for one in half {
        _ = part.add(card(one, canEnlarge, isTabStop: isFirst || one.isLarge))
        isFirst = false
      }
      _ = samples.add(part)
    }
    return Node("div").class("sheet").add(sheet.title.map { Node("h2").text($0) }).add(samples)
  }

  /// The Tab key stops at the first button; arrows lead to the others.
  private static func card(_ card: SampleCard, _ canEnlarge: Bool, isTabStop: Bool) -> Node {
    let isBroad = card.sample.size.width > card.sample.size.height
    return Node("figure").class(card.isLarge ? "large" : isBroad ? "broad" : "")
      .add(Node("div").class("mock").role("img").label(card.name).set("data-sample", card.sample.slug))
      .add(
        canEnlarge
          ? Node("figcaption").add(button(card).tabStop(isTabStop)) : Node("figcaption").text(card.caption))
  }

  private static func button(_ card: SampleCard) -> Node {
    let button = Node.button(card.button).label(card.button.label).text(card.caption)
    return card.isLarge ? button.set("aria-keyshortcuts", "Escape") : button
  }

  /// Sets the colors and fonts of a theme as custom properties.
  static func paint(_ node: Node, _ paint: SamplePaint) {
    for role in paint.scheme.roles {
      _ = node.style("--" + role.name(), paint.scheme[role].css)
      // The samples call a brand color by its place. People who read the page's styles look for its name.
      let name = paint.scheme.name(of: role)
      if role.brandIndex != nil, !isTaken(name) { _ = node.style("--" + name, paint.scheme[role].css) }
    }
    for (style, factor) in paint.growth { _ = node.style("--grow-" + style.name, FixedDecimal(factor, places: 3).text) }
    if let weight = paint.titleWeight { _ = node.style("--title-weight", FixedDecimal(weight, places: 0).text) }
    if let weight = paint.bodyWeight { _ = node.style("--body-weight", FixedDecimal(weight, places: 0).text) }
    if let (cards, controls) = paint.corners {
      _ = node.style("--cards", FixedDecimal(cards, places: 3).text)
      _ = node.style("--controls", FixedDecimal(controls, places: 3).text)
    }
    _ = node.fonts(of: paint).style("--app-name", paint.appName.cssString)
      .style("color-scheme", paint.appearance == .light ? "light" : "dark")
  }
}

/// Whether a name is that of a property with which our style sheets draw samples.
private func isTaken(_ name: String) -> Bool {
  let names =
    "app-name body-font body-weight card cards controls field groove height i lifted line n outline-of-field quick quiet sans "
    + "scale shadow title-font title-weight width"
  return names.fields(separatedBy: " ").contains { $0.same(as: name) } || name.bytes.starts(with: "grow-".bytes)
}

extension String {
  /// The text as a CSS string. It holds no control characters.
  fileprivate var cssString: String {
    var quoted: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { quoted.append(UInt8(ascii: "\\")) }
      quoted.append(byte)
    }
    return "\"" + String(bytes: quoted) + "\""
  }
}
