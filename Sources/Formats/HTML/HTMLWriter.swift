import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// A standalone page that fits on one sheet of A4 or US Letter: the chosen colors, the fonts, the ramps, and every role
  /// in light and dark beside what it looks like in use.
  /// Source: HTML Standard; CSS Paged Media Level 3.
  var styleGuide: String {
    var markup = MarkupWriter()
    markup.raw("<!doctype html>")
    markup.comment(note)
    markup.element("html", [("lang", "en")]) { html in
      html.element("head") { head in
        head.raw("<meta charset=\"utf-8\">")
        head.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        head.element("title", displayName + " style guide")
        head.element("style") { style in
          for line in styleSheet { style.raw(line) }
        }
      }
      html.element("body") { body in
        let fonts =
          "--title: " + title.cssStack + "; --title-weight: " + title.weight.text + "; --body: " + self.body.cssStack
        body.element("main", [("style", fonts)]) { main in
          masthead(&main)
          fontSection(&main)
          rampSection(&main)
          main.element("section", [("class", "schemes")]) {
            schemePanel(light, "Light", &$0)
            schemePanel(dark, "Dark", &$0)
          }
          main.element("footer") { $0.element("p", note) }
        }
      }
    }
    return markup.text
  }

  private func masthead(_ markup: inout MarkupWriter) {
    markup.element("header") { header in
      header.element("div", [("class", "name")]) {
        $0.element("h1", posterName.width > 26 ? [("class", "long")] : [], posterName)
        $0.element("p", shortened(title.name) + " with " + shortened(body.name))
      }
      header.element("p", [("class", "chosen")]) {
        $0.element("b", primary.label)
        $0.element("span", light[.primary].asHex.hex)
      }
      header.element("p", [("class", "chosen accent")]) {
        $0.element("b", accent.label)
        $0.element("span", light[.accent].asHex.hex)
      }
    }
  }

  private func fontSection(_ markup: inout MarkupWriter) {
    let uses: [(font: ExportedFont, kind: String, use: String, sample: String)] = [
      (title, "title", "Titles", "Sphinx of black quartz, judge my vow"),
      (
        body, "body", "Text",
        "Good type is easy to read and says what it means. Pack my box with five dozen liquor jugs, 0123456789."
      ),
    ]
    markup.element("section", [("class", "fonts")]) { section in
      for (font, kind, use, sample) in uses {
        section.element("article", [("class", kind)]) {
          $0.element("span", [("class", "letters")], "Aa")
          $0.element("div") {
            $0.element(
              "p", [("class", "note")],
              use + " · " + font.weights.map { $0.text }.text(separatedBy: ", ") + " · " + font.generic)
            $0.element("h2", shortened(font.name))
            $0.element("p", [("class", "sample")], sample)
          }
        }
      }
    }
  }

  private func rampSection(_ markup: inout MarkupWriter) {
    markup.element("section", [("class", "ramps")]) { section in
      for (name, tint) in ramps {
        section.element("ol") { list in
          for swatch in tint.ramp.swatches {
            let step = swatch.step.label.asciiLowercased
            let isChosen = swatch.step == tint.swatch.step
            let style =
              "background: var(--" + name + "-" + step + "); color: " + swatch.color.asHex.blackOrWhite.hex
            list.element("li", [("style", style)] + (isChosen ? [("class", "is-chosen")] : [])) {
              $0.element("b", swatch.step.label)
              $0.element("span", swatch.color.asHex.hexDigits)
            }
          }
        }
      }
    }
  }

  private func schemePanel(_ scheme: Scheme, _ name: String, _ markup: inout MarkupWriter) {
    markup.element("article", [("class", name.asciiLowercased)]) { panel in
      panel.element("div", [("class", "card")]) { card in
        card.element("h3", name)
        card.element("p") {
          $0.element("span", "Text, and ")
          $0.element("a", "a link")
          $0.element("span", [("class", "muted")], " with secondary text.")
        }
        card.element("p", [("class", "controls")]) {
          $0.element("span", [("class", "control primary")], "Primary")
          $0.element("span", [("class", "control accent")], "Accent")
          $0.element("span", [("class", "control soft")], "Soft")
          $0.element("span", [("class", "control outline")], "Outline")
        }
        card.element("p", [("class", "controls")]) {
          for role in ["positive", "warning", "negative"] { $0.element("span", [("class", "state " + role)], role) }
        }
      }
      panel.element("dl") { list in
        for role in SchemeRole.allCases {
          list.element("div") {
            $0.element("dt", [("style", "--swatch: var(--" + role.name + ")")], role.name)
            $0.element("dd", scheme[role].asHex.hex)
          }
        }
      }
    }
  }

  /// The colors as custom properties, and how the page looks.
  private var styleSheet: [String] {
    let plain = { (color: SRGB) in color.asHex.hex }
    var lines = [":root {"] + declarations(light, plain) + shadeDeclarations(plain)
    lines += ["}", ".dark {"] + declarations(dark, plain) + ["}"]
    if isWide {
      let wide = { (color: SRGB) in color.css }
      lines += ["@supports (color: color(display-p3 0 0 0)) {", ":root {"] + declarations(light, wide)
      lines += shadeDeclarations(wide) + ["}", ".dark {"] + declarations(dark, wide) + ["}", "}"]
    }
    return lines + styleGuideRules.description.fields(separatedBy: "\n")
  }

  private func shadeDeclarations(_ value: (SRGB) -> String) -> [String] {
    ramps.flatMap { name, tint in
      tint.ramp.swatches.map {
        "  --" + name + "-" + $0.step.label.asciiLowercased + ": " + value($0.color) + ";"
      }
    }
  }

  private func declarations(_ scheme: Scheme, _ value: (SRGB) -> String) -> [String] {
    SchemeRole.allCases.map { "  --" + $0.name + ": " + value(scheme[$0]) + ";" }
  }
}
