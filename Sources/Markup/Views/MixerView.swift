import ColorScience
import Studio

enum MixerView {
  static func nodes(_ panel: MixerPanel) -> [Node] {
    let card = Node("div").class("panel")
      .add(color(panel.color))
      .add(panel.channels.map(channel))
      .add(alpha(panel.alpha))
    return [
      Node("div").class("mix").style("background-image", flat(panel.fill.text))
        .paint("--on-mix", panel.text)
        .add(Node("h2").text(panel.name)).add(Node("p").class("reading").text(panel.reading))
        .add(
          Node("div").class("segments")
            .add(Node.choices(panel.notations, label: MixerPanel.notationsName, class: "segment"))
        )
        .add(card)
        .add(Node("div").class("cards").add(panel.contrasts.map(contrast)))
        .add(
          Node.more(
            Screen.moreName,
            [
              Node("div").class("segments")
                .add(Node.choices(panel.colorSpaces, label: MixerPanel.colorSpacesName, class: "segment")),
              Node("div").class("copies").role("group").label(MixerPanel.copiesName).add(
                panel.copies.map { Node.button($0).text($0.label) }),
            ])
        )
        .add(
          Node("div").class("buttons")
            .add(Node.button(panel.reset).class("reset").text(panel.reset.label))
            .add(panel.uses.map { Node.button($0).class("use").text($0.label) })
        )
        .add(RecentsView.node(panel.recents))
    ]
  }

  private static func channel(_ row: MixerPanel.ChannelRow) -> Node {
    let channel = row.channel
    let slider = SliderView.node(channel, row.input, row.value, row.valueText).track(row.track)
    let note = "note-" + channel.name
    let line = Node("div").class("channel").add(Node("span").text(channel.name).hidden())
      .add(row.note == nil ? slider : slider.set("aria-describedby", note))
      .add(field(row.field, row.field.label, row.error, error: "error-" + channel.name))
      // Always there, so that a screen reader says what it says next.
      .add(channel == .chroma ? Node("p").class("note").role("status").set("id", note).text(row.note ?? "") : nil)
    return line.add(refusal(row.error, id: "error-" + channel.name))
  }

  private static func color(_ row: MixerPanel.ColorRow) -> Node {
    Node("div").class("channel whole").add(Node("span").text(row.name).hidden())
      .add(field(row.field, row.field.label, row.error, error: "error-color")).add(
        refusal(row.error, id: "error-color"))
  }

  private static func field(_ field: TextField, _ name: String, _ refusal: String?, error id: String) -> Node {
    let node = Node("input").set("type", "text").label(name).set("value", field.text)
      .set("inputmode", "text").set("autocomplete", "off").set("spellcheck", "false")
      .state("aria-invalid", refusal != nil).on(.field(field.input))
    return refusal == nil ? node : node.set("aria-describedby", id)
  }

  private static func refusal(_ sentence: String?, id: String) -> Node? {
    sentence.map { Node("p").class("error").role("alert").set("id", id).text($0) }
  }

  private static func alpha(_ row: MixerPanel.AlphaRow) -> Node {
    let value = field(row.field, MixerPanel.AlphaRow.name, row.error, error: "error-alpha").role("spinbutton")
      .set("aria-valuemin", "0").set("aria-valuemax", "1").set("aria-valuenow", row.number)
      .set("aria-valuetext", row.text)
    let stepper = Node("span").class("stepper")
      .add([row.decrease, row.increase].map { Node.button($0).label($0.label) })
    let slider = SliderView.node(MixerPanel.AlphaRow.name, to: "1", step: "0.01", row.number, row.text).on(
      .slider(row.input)
    )
    .style("--track", "linear-gradient(to right," + row.fill.hex + "00," + row.fill.hex + ")")
    return Node("div").class("channel alpha").add(Node("span").text(MixerPanel.AlphaRow.name).hidden()).add(slider).add(
      stepper
    )
    .add(value).add(refusal(row.error, id: "error-alpha"))
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
}
