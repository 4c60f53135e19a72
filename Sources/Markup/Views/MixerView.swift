import Catalog
import ColorScience
import Studio

enum MixerView {
  @inline(never)
  static func nodes(_ panel: MixerPanel) -> [Node] {
    let card = Node("div").class("panel")
      .add(panel.channels.map(channel))
      .add(alpha(panel.alpha))
    return [
      Node("div").class("mix").style("background-image", flat(panel.fill.text))
        .paint("--on-mix", panel.text)
        .add(Node("h2").text(panel.name)).add(Node("p").class("reading").text(panel.reading))
        .add(
          Node("div").class("segments")
            .add(Node.choices(panel.notations, label: "Values", class: "segment"))
            .add(Node.choices(panel.colorSpaces, label: "Display", class: "segment"))
        )
        .add(card)
        .add(Node("div").class("cards").add(panel.contrasts.map(contrast)))
        .add(
          Node("div").class("copies").role("group").label("Copy").add(
            panel.copies.map { Node.button($0).text($0.label) })
        )
        .add(
          Node("div").class("answers")
            .add(Node.button(panel.reset).class("reset").text(panel.reset.label))
            .add(panel.uses.map { Node.button($0).class("use").text($0.label) }))
    ]
  }

  private static func channel(_ row: MixerPanel.ChannelRow) -> Node {
    let channel = row.channel
    let slider = Node("input").set("type", "range").label(channel.name).set("min", "0")
      .set("max", FixedDecimal(channel.upperBound, places: 1).text)
      .set(
        "step",
        channel.upperBound == 1 && channel != .lightness
          ? "0.00392156862745098" : FixedDecimal(channel.interval, places: 3).text
      )
      .set("value", FixedDecimal(row.value, places: 6).text).set("aria-valuetext", row.valueText)
      .on(.slider(row)).style("--track", track(row.track)).style("--limits", limits(row.track))
    let field = Node("input").set("type", "text").label(row.field.label).set("value", row.field.text)
      .set("inputmode", "text").set("autocomplete", "off").set("spellcheck", "false")
      .state("aria-invalid", row.error != nil).on(.field(row.field))
    let id = "error-" + channel.name
    let note = "note-" + channel.name
    let line = Node("div").class("channel").add(Node("span").text(channel.name).hidden())
      .add(row.note == nil ? slider : slider.set("aria-describedby", note))
      .add(row.error == nil ? field : field.set("aria-describedby", id))
      // Always there, so that a screen reader says what it says next.
      .add(channel == .chroma ? Node("p").class("note").role("status").set("id", note).text(row.note ?? "") : nil)
    return line.add(row.error.map { Node("p").class("error").role("alert").set("id", id).text($0) })
  }

  private static func alpha(_ row: MixerPanel.AlphaRow) -> Node {
    let value = Node("span").class("value").role("spinbutton").label("Alpha").set("tabindex", "0")
      .set("aria-valuemin", "0").set("aria-valuemax", "1").set("aria-valuenow", row.number)
      .set("aria-valuetext", row.text).on(.stepper(up: row.increase, down: row.decrease)).text(row.text)
    let stepper = Node("span").class("stepper")
      .add([row.decrease, row.increase].map { Node.button($0).label($0.label) })
    return Node("div").class("channel").add(Node("span").text("Alpha").hidden()).add(stepper).add(value)
  }

  private static func contrast(_ card: MixerPanel.ContrastCard) -> Node {
    Node("div").class("card").paint("--sample", card.text)
      .add(Node("span").add(Node("b").hidden().text("Aa")).add(Node("span").text(card.title)))
      .add(Node("strong").text(card.ratio)).add(Node("small").text(card.verdict))
  }

  /// A color as an image over the page's background. As a custom property it would restyle every element below.
  private static func flat(_ color: String) -> String {
    "linear-gradient(" + color + "," + color + ")"
  }

  private static func track(_ stops: [MixerPanel.TrackStop]) -> String {
    "linear-gradient(to right," + stops.map { $0.color.hex }.text(separatedBy: ",") + ")"
  }

  /// Stripes over what the display can't show.
  private static func limits(_ stops: [MixerPanel.TrackStop]) -> String {
    guard stops.contains(where: { !$0.isInGamut }) else { return "none" }
    var parts: [String] = []
    for index in stops.indices.dropLast() {
      let isShown = stops[index].isInGamut && stops[index + 1].isInGamut
      let paint = isShown ? "#0000" : "var(--beyond)"
      parts.append(paint + " " + percent(index, stops.count - 1) + " " + percent(index + 1, stops.count - 1))
    }
    return "linear-gradient(to right," + parts.text(separatedBy: ",") + ")"
  }

  private static func percent(_ index: Int, _ count: Int) -> String {
    FixedDecimal(Double(index) / Double(count) * 100, places: 2).text + "%"
  }
}
