import Samples
import _Text

extension Picture {
  /// As an element of SVG without its shapes. It fills its box, which may cut off some of it.
  var node: Node {
    Node("svg").set("viewBox", "0 0 " + width.text + " " + height.text)
      .set("preserveAspectRatio", "xMidYMid slice")
  }
}

extension Picture.Form {
  /// As an element of SVG, without its color.
  var node: Node {
    switch self {
    case .circle(let x, let y, let radius):
      return Node("circle").set("cx", x.text).set("cy", y.text).set("r", radius.text)
    case .rectangle(let x, let y, let width, let height, let corner):
      let plain = Node("rect").set("x", x.text).set("y", y.text).set("width", width.text).set("height", height.text)
      return corner > 0 ? plain.set("rx", corner.text) : plain
    case .polygon(let corners): return Node("polygon").set("points", text(of: corners))
    case .line(let corners, _): return Node("polyline").set("points", text(of: corners))
    }
  }

  private func text(of corners: [(x: Int, y: Int)]) -> String {
    corners.map { $0.x.text + " " + $0.y.text }.text(separatedBy: " ")
  }
}
