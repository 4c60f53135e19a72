import ColorScience

extension PairConvention {
  /// Those for what isn't text but has to be seen: what a control or its state is known by, icons, and the parts of a chart.
  /// Lines that only separate, such as a card's border, aren't among them. docs/check.md has an example of each.
  /// Source: WCAG 2.2, success criteria 1.4.11 and 2.4.13.
  static let marks: [PairConvention] = {
    var marks: [PairConvention] = []
    for names in [["input", "outline", "outline color"], focus, chosen, icons] {
      for name in names { marks.append(PairConvention(name, on: pages, .general, .nonText)) }
    }
    for control in controls {
      for name in names(of: [control], as: edges) {
        marks.append(PairConvention(name, on: pages, .general, .nonText, control: control))
      }
    }
    for name in categories { marks.append(PairConvention(name, on: surfaces, .general, .nonText)) }
    // It may be what's behind something focused.
    marks.append(PairConvention("focus", on: pages, .vague, .nonText))
    marks.append(PairConvention("sidebar ring", on: ["sidebar"], .general, .nonText))
    marks.append(
      PairConvention("icon on *", on: ["*", "background *", "bg *", "surface *", "fill *"], .own, .nonText))
    return marks
  }()

  /// Any mark's name has one of these words.
  static let markWords: Set = [
    "border", "outline", "stroke", "ring", "focus", "input", "icon", "icons", "checked", "indicator", "chart", "chart1",
    "chart2", "chart3", "chart4", "chart5", "chart6", "chart7", "chart8", "chart9", "chart10", "chart11", "chart12",
  ]

  /// Words in the names of marks that nobody needs to see.
  static let unneededWords: Set = [
    "disabled", "inactive", "readonly", "decoration", "decorative", "ghost", "skeleton", "placeholder", "hairline",
    "divider", "separator", "subtle",
  ]

  /// A menu or a tooltip has its own surface, so these aren't for what floats.
  private static let pages = surfaces.filter { $0 != "raised" }

  private static let controls = [
    "input", "field", "form control", "form field", "form element", "form valid", "form invalid", "searchbar",
    "search input", "search field", "text field", "textfield", "textarea", "select", "checkbox",
    "radio", "switch", "control", "interactive",
  ]

  /// What a field or a box to tick is known by. A button has its words.
  private static let edges: [String] = [
    "* border", "* border color", "* outline", "* outline color", "* stroke", "border *", "border color *", "outline *",
    "stroke *", "* border focus", "* border color focus", "* focus border", "* focus border color", "* border hover",
    "* border color hover", "* hover border", "* hover border color", "* invalid border color",
  ]
  /// How a control's fill is called.
  static let fills: [[String]] = [["bg"], ["bg", "color"], ["background"], ["background", "color"], ["fill"]]

  private static let focus = [
    "ring", "ring color", "focus ring", "focus ring color", "focus color", "focus outline", "focus outline color",
    "focus border", "focus border color", "focus indicator", "border focus", "border focused", "border color focus",
    "outline focus", "outline color focus", "ring focus",
  ]

  /// What something chosen is told from the rest by.
  private static let chosen: [String] =
    [
      "border selected", "selected border", "selected border color", "border color selected", "outline selected",
      "selected outline", "tab indicator", "active indicator", "selection indicator",
    ]
    + names(
      of: ["checkbox", "radio", "switch", "toggle"],
      as: ["* checked", "* checked bg", "* checked background", "* bg checked", "* background checked"])

  private static let icons: [String] =
    ["icon", "icon color", "color icon", "icons", "icons color"]
    + names(
      of: [
        "default", "base", "primary", "secondary", "interactive", "success", "warning", "error", "danger", "critical",
        "info", "positive", "negative",
      ], as: ["icon *"])

  /// As many as a chart can have.
  private static let categories: [String] = names(
    of: (1...12).map { "\($0)" },
    as: ["chart *", "chart color *", "chart series *", "chart category *", "chart categorical *", "chart*"])

  /// Every one of some forms with every one of some words in place of its asterisk.
  private static func names(of words: [String], as forms: [String]) -> [String] {
    words.flatMap { word in forms.map { $0.replacing("*", with: word) } }
  }
}
