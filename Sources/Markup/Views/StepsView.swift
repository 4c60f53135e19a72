import Catalog
import ColorScience
import Studio

enum StepsView {
  static func node(_ steps: [StepRow]) -> Node {
    Node("nav").class("steps").label("Steps")
      .add(Node("p").class("wordmark").text("Tintype"))
      .add(Node("ol").add(steps.map(row)))
  }

  private static func row(_ step: StepRow) -> Node {
    let words = Node("span").class("words").add(Node("b").text(step.title))
      .add(step.detail.map { Node("span").text($0) })
    let button = Node.button("step " + step.place.slug).disabled(!step.isEnabled).add(emblem(step.emblem)).add(words)
    return Node("li").add(step.isCurrent ? button.set("aria-current", "step") : button)
  }

  private static func emblem(_ emblem: StepRow.Emblem) -> Node {
    let picture = Node("span").hidden()
    return switch emblem {
    case .color(let color): picture.class("emblem").paint("--fill", color)
    case .noColor: picture.class("emblem empty")
    case .letters(let family): picture.class("emblem letters").face("font-family", family).text("Aa")
    case .number(let number): picture.class("emblem letters").text(number.text)
    }
  }
}
