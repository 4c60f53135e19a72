import Studio

/// A theme at a glance: a bar, a few lines and the accent, in light or in dark.
enum MiniView {
  static func node(_ paint: SamplePaint) -> Node {
    SampleScreensView.painted(Node("span").class("mini").hidden(), paint)
      .add(Node("b").text("Aa")).add(Node("span").text("Text")).add(Node("em")).add(Node("i"))
  }
}
