import Studio
import _Text

enum AdviceView {
  static func node(_ advice: Advice) -> Node {
    Node("section").class("advice").label("Contrast")
      .add(Node("p").class("lead").set("tabindex", "-1").text(advice.lead))
      .add(advice.items.map(item))
  }

  private static func item(_ item: Advice.Item) -> Node {
    let node = Node("div").class("remedy")
    for pair in item.pairs {
      let sample = Node("i").hidden().paint("--fill", pair.back).paint("--dot", pair.front)
      _ = node.add(Node("div").class("pair").add(sample).add(Node("p").text(pair.sentence)))
    }
    let fix = item.fix.map { fix in
      Node.button(fix).add(Node("i").hidden().paint("--dot", item.fixColor)).add(Node("span").text(fix.label))
    }
    return node.add(fix)
  }
}
