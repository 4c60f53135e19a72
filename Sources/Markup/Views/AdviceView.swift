import Catalog
import ColorScience
import Studio

enum AdviceView {
  static func node(_ advice: Advice) -> Node {
    let node = Node("section").class("advice").label("Contrast")
      .add(Node("p").class("lead").set("tabindex", "-1").text(advice.lead))
    for index in advice.items.indices { _ = node.add(item(advice.items[index], index)) }
    return node
  }

  private static func item(_ item: Advice.Item, _ index: Int) -> Node {
    let node = Node("div").class("remedy")
    for pair in item.pairs {
      let sample = Node("i").hidden().paint("--fill", pair.back).paint("--dot", pair.front)
      _ = node.add(Node("div").class("pair").add(sample).add(Node("p").text(pair.sentence)))
    }
    guard let change = item.change else { return node.add(Node("p").text(item.label)) }
    return node.add(
      Node.button("change " + index.text).add(Node("i").hidden().paint("--dot", change.tint.color))
        .add(Node("span").text(item.label)))
  }
}
