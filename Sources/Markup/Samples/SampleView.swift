import Samples
import Theme
import _Text

/// A sample as an element: one picture with a name to assistive technology, and nothing in it that takes the focus.
public struct SampleView {
  private var sheet = SampleSheet()

  /// The rules of the samples drawn so far.
  public var rules: String { SampleRules.text.description + sheet.text }

  /// No sample is drawn yet: `rules` has only those that all share.
  public init() {}

  /// The sample at its own size, which `--width` and `--height` change.
  public mutating func draw(_ sample: Sample) -> Node {
    return Node("div").set("class", "sample-screen " + sheet.class(sample.size)).set(
      "data-sample", sample.slug
    )
    .set("role", "img").set("aria-label", sample.name)
    .add(draw(sample.screen, in: nil, "s-screen ").set("aria-hidden", "true"))
  }

  private mutating func draw(_ part: Part, in parent: Stack.Axis?, _ classes: String = "") -> Node {
    switch part {
    case .stack(let stack): draw(stack, in: parent, classes)
    case .text(let passage): draw(passage)
    case .icon(let icon, let role, let size): draw(icon, role, size)
    case .picture(let picture): draw(picture)
    case .control(let control): draw(control.anatomy, in: parent, classes)
    }
  }

  private mutating func draw(_ stack: Stack, in parent: Stack.Axis?, _ first: String) -> Node {
    var classes = first
    switch stack.axis {
    case .row: classes += "s-row"
    case .column: classes += "s-column"
    case .layers: classes += "s-layers"
    }
    for name in names(of: stack, in: parent) { classes += " " + name }
    let node = Node("div").set("class", classes)
    return stack.parts.reduce(node) { $0.add(draw($1, in: stack.axis)) }
  }

  private mutating func names(of stack: Stack, in parent: Stack.Axis?) -> [String] {
    var names: [String] = []
    if stack.spacing > 0 { names.append(sheet.class("g" + points(stack.spacing), "gap:" + pixels(stack.spacing))) }
    switch stack.alignment {
    case .fill: break
    case .start: names.append(sheet.class("as", "align-items:start"))
    case .center: names.append(sheet.class("ac", "align-items:center"))
    case .end: names.append(sheet.class("ae", "align-items:end"))
    case .baseline: names.append(sheet.class("ab", "align-items:baseline"))
    }
    switch stack.distribution {
    case .start: break
    case .center: names.append(sheet.class("jc", "justify-content:center"))
    case .end: names.append(sheet.class("je", "justify-content:end"))
    case .apart: names.append(sheet.class("jb", "justify-content:space-between"))
    }
    names += self.names(of: stack.padding)
    if let role = stack.fill { names.append(sheet.class("bg-" + role.name(), "background:" + paint(role))) }
    if let edge = stack.edge {
      let declaration = "border:" + pixels(edge.width) + " solid " + paint(edge.role)
      names.append(sheet.class("e" + points(edge.width) + "-" + edge.role.name(), declaration))
    }
    if stack.corner > 0 { names.append(corner(of: stack)) }
    switch stack.shadow {
    case .none: break
    case .soft: names.append("s-soft")
    case .deep: names.append("s-deep")
    }
    if let width = stack.width { names.append(sheet.class("w" + points(width), "width:" + pixels(width))) }
    if let height = stack.height { names.append(sheet.class("h" + points(height), "height:" + pixels(height))) }
    if parent == .row, stack.width != nil { names.append("s-fixed") }
    if stack.share > 0 { names.append(sheet.class("x" + points(stack.share), "flex:" + points(stack.share) + " 1 0")) }
    if stack.leastHeight > 0 { names.append(sheet.class(from: stack.leastHeight)) }
    if stack.isClipped { names.append("s-clipped") }
    if stack.isPlayback { names.append("s-playback") }
    return names
  }

  private mutating func corner(of stack: Stack) -> String {
    let name = "r" + points(stack.corner)
    switch stack.cornerKind {
    case .fixed: return sheet.class(name + "f", "border-radius:" + pixels(stack.corner))
    case .card: return sheet.class(name, "border-radius:calc(" + pixels(stack.corner) + "*var(--cards,1))")
    case .control: return sheet.class(name + "c", "border-radius:calc(" + pixels(stack.corner) + "*var(--controls,1))")
    case .capsule:
      return sheet.class(name + "p", "border-radius:calc(" + pixels(stack.corner) + "*min(1,99*var(--controls,1)))")
    }
  }

  private mutating func names(of padding: Stack.Insets) -> [String] {
    var names: [String] = []
    if padding.top == padding.bottom {
      if padding.top > 0 {
        names.append(sheet.class("py" + points(padding.top), "padding-block:" + pixels(padding.top)))
      }
    } else {
      if padding.top > 0 {
        names.append(sheet.class("pt" + points(padding.top), "padding-block-start:" + pixels(padding.top)))
      }
      if padding.bottom > 0 {
        names.append(sheet.class("pb" + points(padding.bottom), "padding-block-end:" + pixels(padding.bottom)))
      }
    }
    if padding.leading == padding.trailing {
      if padding.leading > 0 {
        names.append(sheet.class("px" + points(padding.leading), "padding-inline:" + pixels(padding.leading)))
      }
    } else {
      if padding.leading > 0 {
        names.append(sheet.class("ps" + points(padding.leading), "padding-inline-start:" + pixels(padding.leading)))
      }
      if padding.trailing > 0 {
        names.append(sheet.class("pe" + points(padding.trailing), "padding-inline-end:" + pixels(padding.trailing)))
      }
    }
    return names
  }

  private mutating func draw(_ passage: Passage) -> Node {
    let style = passage.style
    let isBold = passage.isBold ?? style.isBold
    let isInTitleFont = passage.isInTitleFont ?? style.isInTitleFont
    var classes = "s-text "
    let grown = "*var(--grow-" + style.name + ",1))"
    classes += sheet.class(
      "t-" + style.name,
      "font-size:calc(" + pixels(style.size) + grown + ";line-height:calc(" + pixels(style.lineHeight) + grown)
    classes += " " + color(passage.role)
    if isInTitleFont { classes += " s-in-title" }
    if isBold { classes += " s-bold" }
    if passage.isItalic { classes += " s-italic" }
    if passage.isCentered { classes += " s-centered" }
    if let lines = passage.lines {
      classes +=
        lines == 1
        ? " s-line" : " " + sheet.class("l" + points(lines), "-webkit-line-clamp:" + points(lines)) + " s-lines"
    }
    let node = Node("div")
    if passage.spans.count == 1, let span = passage.spans.first {
      return content(span, of: node.set("class", classes))
    }
    return passage.spans.reduce(node.set("class", classes)) { $0.add(draw($1)) }
  }

  private mutating func draw(_ span: Passage.Span) -> Node {
    var classes: [String] = []
    if let role = span.role { classes.append(color(role)) }
    if let isBold = span.isBold { classes.append(isBold ? "s-bold" : "s-regular") }
    if span.isItalic == true { classes.append("s-italic") }
    let node = Node("span")
    return content(span, of: classes.isEmpty ? node : node.set("class", classes.text(separatedBy: " ")))
  }

  private func content(_ span: Passage.Span, of node: Node) -> Node {
    switch span.content {
    case .words(let words): node.text(words)
    case .appName: node.add(Node("span").set("class", "s-app-name"))
    }
  }

  private mutating func draw(_ icon: Icon, _ role: SchemeRole, _ size: Int) -> Node {
    let drawing = icon.drawing
    var classes = "s-icon " + color(role) + " "
    classes += sheet.class("i" + points(size), "width:" + pixels(size) + ";height:" + pixels(size))
    if drawing.isSolid { classes += " s-solid" }
    if icon.isDirected { classes += " s-directed" }
    return Node("svg").set("class", classes).set("viewBox", "0 0 24 24").add(Node("path").set("d", drawing.path))
  }

  private mutating func color(_ role: SchemeRole) -> String {
    sheet.class("fg-" + role.name(), "color:" + paint(role))
  }

  private mutating func draw(_ picture: Picture) -> Node {
    picture.shapes.reduce(picture.node.set("class", "s-picture")) { $0.add(draw($1)) }
  }

  private mutating func draw(_ shape: Picture.Shape) -> Node {
    let role = shape.role.name()
    var classes: String
    if case .line(_, let width) = shape.form {
      classes = sheet.class("k-" + role, "stroke:var(--" + role + ")") + " s-stroke "
      classes += sheet.class("k" + points(width), "stroke-width:" + points(width))
    } else {
      classes = sheet.class("f-" + role, "fill:var(--" + role + ")")
    }
    if shape.percent < 100 {
      let percent = points(shape.percent)
      classes += " " + sheet.class("o" + percent, "opacity:" + percent + "%")
    }
    return shape.form.node.set("class", classes)
  }

  /// A role's color. A theme may lack the brand color: then it's the accent's. The colors for charts come last: until then
  /// they're the primary's and the accent's.
  private func paint(_ role: SchemeRole) -> String {
    let stand: SchemeRole? =
      switch role {
      case .chart(0): .primary
      case .chart: .accent
      default: role.brandIndex == nil ? nil : role.ofAccent
      }
    return "var(--" + role.name() + (stand.map { ",var(--" + $0.name() + ")" } ?? "") + ")"
  }

  private func points(_ number: Int) -> String { number.text }

  private func pixels(_ number: Int) -> String { number.text + "px" }
}
