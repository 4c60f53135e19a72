import ColorScience
import Studio
import Theme

/// A theme at a glance: a bar, a few lines and the accent, in light or in dark.
enum MiniView {
  static func node(_ paint: SamplePaint) -> Node {
    let colors = paint.scheme
    let mini = Node("span").class("mini").hidden()
      .style("--background", colors[.background].css).style("--text", colors[.text].css)
      .style("--primary", colors[.primary].css).style("--on-primary", colors[.onPrimary].css)
      .style("--primary-text", colors[.primaryText].css).style("--accent", colors[.accent].css)
    return mini.fonts(of: paint).add(Node("b").text("Aa")).add(Node("span").text(SamplePaint.line))
      .add(Node("em")).add(Node("i"))
  }
}
