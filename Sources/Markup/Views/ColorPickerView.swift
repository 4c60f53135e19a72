import ColorScience
import Studio
import _Text

enum ColorPickerView {
  /// The number of rows that make the plane, each of one chroma.
  private static let rows = 200

  static func node(_ picker: ColorPicker) -> Node {
    let thumb = Node("i").class("knob").hidden().paint("--fill", picker.fill)
      .style("--x", percent(picker.hue)).style("--y", percent(picker.chroma))
    let plane = Node("div").class("plane").on(.plane(picker))
      .add(field(picker.lightness.value)).add(boundaries(picker)).add(thumb)
      .add([picker.hue, picker.chroma].map { Node("span").add(slider($0)) })
    let lightness = Node("div").class("lightness").add(Node("span").hidden().text(picker.lightness.channel.name))
      .add(slider(picker.lightness).track(picker.track))
      .add(Node("span").hidden().text(picker.lightness.valueText))
    return Node("div").class("space").role("group").label(picker.name).add(plane).add(lightness)
  }

  private static func slider(_ axis: ColorPicker.Axis) -> Node {
    SliderView.node(axis.channel, axis.input, axis.value, axis.valueText)
  }

  /// Along a row the hue goes from 0 to 360 degrees: a gradient in OKLCH. The style sheet has the rest of it.
  private static func field(_ lightness: Double) -> Node {
    Node("div").class("spectrum").hidden().style("--l", FixedDecimal(lightness, places: 4).text)
      .add(
        (0..<rows).map { row in
          let chroma = Channel.chroma.upperBound * (1 - (Double(row) + 0.5) / Double(rows))
          return Node("i").style("--c", FixedDecimal(chroma, places: 4).text)
        })
  }

  /// The areas above each boundary, in degrees and thousandths of chroma.
  private static func boundaries(_ picker: ColorPicker) -> Node {
    Node("svg").hidden().set("viewBox", "0 0 360 400").set("preserveAspectRatio", "none")
      .add([("p3", picker.displayP3Boundary), ("srgb", picker.sRGBBoundary)].map(beyond))
      .add(picker.promiseBoundary.map { beyond("promise", $0) })
  }

  private static func beyond(_ name: String, _ boundary: [Double]) -> Node {
    func y(_ chroma: Double?) -> String { FixedDecimal(400 - 1000 * (chroma ?? 0), places: 1).text }
    var path = "M-9-9V" + y(boundary.first)
    for (index, chroma) in boundary.enumerated() {
      path = path + "L" + (index * 360 / max(1, boundary.count - 1)).text + " " + y(chroma)
    }
    return Node("path").class(name).set("d", path + "H369V-9Z")
  }

  private static func percent(_ axis: ColorPicker.Axis) -> String {
    FixedDecimal(axis.value / axis.channel.upperBound * 100, places: 2).text + "%"
  }
}
