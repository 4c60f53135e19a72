@_spi(Report) import ColorScience
@_spi(Report) import Theme
import _Text

// What can be asked about colors and schemes. Each function takes the length of its texts, and answers in JSON.

/// A theme string, or a link to one: its theme string in the usual order, its name, and what it still lacks.
@_expose(wasm, "theme")
public func theme(_ length: Int) -> Int {
  Exchange.json(length, count: 1) { texts, json throws(WrittenThemeError) in
    let theme = try AskedTheme.named(texts[0]).theme
    json.object {
      $0.member("string", theme.string)
      $0.member("name", theme.name?.text)
      $0.member("missing", theme.firstMissingRole?.request)
    }
  }
}

/// A color: its hex, its CSS and its opacity.
@_expose(wasm, "color")
public func color(_ length: Int) -> Int {
  Exchange.json(length, count: 1) { texts, json throws(WrittenThemeError) in
    let color = try CSSColor(written: texts[0])
    json.object {
      $0.member("hex", color.displayable().hex)
      $0.member("css", color.text)
      $0.member("opacity", color.opacity, places: 4)
    }
  }
}

/// The color of a text and its background: the contrast ratio, and the levels of WCAG 2.2 that it meets.
@_expose(wasm, "contrast")
public func contrast(_ length: Int) -> Int {
  Exchange.json(length, count: 2) { texts, json throws(WrittenThemeError) in
    let levels = try levels(texts)
    json.object { levels.writeMembers(to: &$0) }
  }
}

/// The contrast of the first of some texts, a color, on the second.
@_spi(Report) public func levels(_ texts: [String]) throws(WrittenThemeError) -> ContrastLevels {
  let (text, background) = (try CSSColor(written: texts[0]), try CSSColor(written: texts[1]))
  do throws(ContrastLevels.SeeThroughError) {
    return try ContrastLevels(text: text, background: background)
  } catch {
    throw WrittenThemeError(error.sentence)
  }
}

/// A theme, "light" or "dark", "standard" or "high", and "charts" if the roles of charts are asked for, too: for each role its
/// hex, its CSS, the roles that it reads on, and its contrast there.
@_expose(wasm, "scheme")
public func scheme(_ length: Int) -> Int {
  Exchange.json(length, count: 4) { texts, json throws(WrittenThemeError) in
    try AskedTheme.named(texts[0]).scheme(texts[1], texts[2], withCharts: !texts[3].isEmpty).writeJSON(to: &json)
  }
}

/// A theme, "light" or "dark", "standard" or "high", and "AA" or "AAA": the pairs that fall short, those of charts, and what to
/// do where a chosen color doesn't read.
@_expose(wasm, "check")
public func check(_ length: Int) -> Int {
  Exchange.json(length, count: 4) { texts, json throws(WrittenThemeError) in
    let asked = try AskedTheme.named(texts[0])
    let (appearance, contrast) = (try Appearance(word: texts[1]), try Contrast(word: texts[2]))
    let audit = ContrastAudit(
      asked.theme, on: appearance, contrast: contrast, level: try ContrastLevel(word: texts[3]))
    let charts = ChartAudit(asked.theme, on: appearance, contrast: contrast, charts: asked.charts)
    json.object {
      $0.member("pairs", audit.shortfalls) { json, pair in json.object { pair.writeMembers(to: &$0) } }
      $0.member("charts", charts.shortfalls) { json, shortfall in json.object { shortfall.writeMembers(to: &$0) } }
      $0.member("advice", ContrastAdvice(asked.theme, on: appearance).lines) { $0.string($1) }
    }
  }
}
