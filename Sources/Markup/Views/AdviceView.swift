import ColorScience
import Studio

enum AdviceView {
  static func node(_ advice: Advice) -> Node {
    Node("section").class("advice").label(Advice.name)
      .add(Node("p").class("lead").set("tabindex", "-1").text(advice.lead))
      .add(advice.items.map(item))
  }

  static func item(_ item: Advice.Item) -> Node {
    let node = Node("div").class("remedy")
    for place in item.places { _ = node.add(adjustment(place)) }
    let fix = item.fix.map { fix in
      Node.button(fix).add(Node("i").hidden().paint("--dot", item.fixColor)).add(Node("span").text(fix.label))
    }
    return node.add(fix)
  }

  private static func adjustment(_ place: Advice.Adjustment) -> Node {
    Node("div").class("adjustment")
      .add(
        Node("span").class("shades").hidden()
          .add(shade(place.before, on: place.background)).add(shade(place.after, on: place.background))
      )
      .add(Node("p").add(Node("b").text(place.place)).add(Node("span").text(place.sentence)))
  }

  private static func shade(_ color: SRGB, on background: SRGB) -> Node {
    Node("i").paint("--fill", background).paint("--dot", color)
  }
}
