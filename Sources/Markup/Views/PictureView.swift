import ColorScience
import Studio
import _Text

enum PictureView {
  static func nodes(_ panel: PicturePanel) -> [Node] {
    [
      Node("div").class("photo").add(panel.description.map { photo($0, panel.dots) }),
      Node("p").class("count").role("status").text(panel.status),
      Node("div").class("picking")
        .add(Node.button(panel.pick).class("quiet").text(panel.pick.label))
        .add(Node.button(panel.photograph).class("quiet camera").text(panel.photograph.label)),
      Node("div").class("roles").add(panel.roles.map(row)),
      Node("div").class("buttons").add(panel.use.map { Node.button($0).class("use").text($0.label) }),
    ]
  }

  /// The page draws the picture, which the core never has.
  private static func photo(_ description: String, _ dots: [PicturePanel.Dot]) -> Node {
    Node("div").class("frame").add(Node("canvas").role("img").label(description))
      .add(
        dots.map {
          Node("i").class("dot").hidden().paint("--fill", $0.fill).style("--x", percent($0.x))
            .style("--y", percent($0.y))
        })
  }

  private static func row(_ row: PicturePanel.Row) -> Node {
    Node("div").add(Node("h2").hidden().text(row.name))
      .add(Node("div").role("radiogroup").label(row.name).class("chips").add(row.swatches.map(chip)))
  }

  private static func chip(_ swatch: PicturePanel.Swatch) -> Node {
    Node("button").set("type", "button").role("radio").label(swatch.option.label)
      .set("aria-description", swatch.share).state("aria-checked", swatch.option.isSelected)
      .tabStop(swatch.option.isSelected).on(.button(swatch.option.event))
      .paint("--fill", swatch.fill).paint("--text", swatch.text)
      .add(Node("b").text(swatch.option.label)).add(Node("small").text(swatch.share))
  }

  private static func percent(_ part: Double) -> String { FixedDecimal(part * 100, places: 2).text + "%" }
}
