import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// The variables of shadcn/ui for Tailwind CSS 4, and every role with its own name after `brand-`, because some of the
  /// names mean something else there: its accent is the background of a highlighted menu item.
  /// Source: the shadcn/ui documentation, "Theming".
  var shadcn: String {
    var lines = ["/* " + note + " */", ":root {", "  --radius: 0.625rem;"]
    if let name { lines.append("  --theme-name: " + name.quotedCode(by: "\"") + ";") }
    lines += variables(light)
    for (name, tint) in ramps {
      for swatch in tint.ramp.swatches {
        lines.append("  --brand-" + name + "-" + swatch.step.label.asciiLowercased + ": " + swatch.color.oklch + ";")
      }
    }
    lines += [
      "  --font-title: " + title.cssStack + ";", "  --font-title-weight: " + title.weight.text + ";",
      "  --font-body: " + body.cssStack + ";", "  --font-body-weight: " + body.weight.text + ";", "}", "", ".dark {",
    ]
    lines += variables(dark) + ["}", "", "@theme inline {"]
    for (name, _) in shadcnRoles {
      lines.append("  --color-" + name.description + ": var(--" + name.description + ");")
    }
    for role in SchemeRole.allCases {
      lines.append("  --color-brand-" + role.name + ": var(--brand-" + role.name + ");")
    }
    lines += [
      "  --font-sans: var(--font-body);", "  --font-heading: var(--font-title);",
      "  --radius-sm: calc(var(--radius) * 0.6);", "  --radius-md: calc(var(--radius) * 0.8);",
      "  --radius-lg: var(--radius);", "  --radius-xl: calc(var(--radius) * 1.4);", "}", "",
    ]
    return lines.text(separatedBy: "\n")
  }

  private func variables(_ scheme: Scheme) -> [String] {
    shadcnRoles.map { "  --" + $0.name.description + ": " + scheme[$0.role].oklch + ";" }
      + SchemeRole.allCases.map { "  --brand-" + $0.name + ": " + scheme[$0].oklch + ";" }
  }
}

extension SRGB {
  /// The color as oklch(), which also holds what's outside sRGB. Reading it gives the same hex.
  var oklch: String {
    let color = OKLCH(isInGamut ? asHex : self)
    return CSSColor(.oklch, color.lightness, color.chroma, color.hueIsPowerless ? 0 : color.hue).text
  }
}

/// What shadcn/ui calls its variables, and the role that each is here.
private let shadcnRoles: [(name: StaticString, role: SchemeRole)] = [
  ("background", .background), ("foreground", .text), ("card", .surface), ("card-foreground", .text),
  ("popover", .raised), ("popover-foreground", .text), ("primary", .primary), ("primary-foreground", .onPrimary),
  ("secondary", .primarySoft), ("secondary-foreground", .onPrimarySoft), ("muted", .background),
  ("muted-foreground", .muted), ("accent", .accentSoft), ("accent-foreground", .onAccentSoft),
  ("destructive", .negative), ("destructive-foreground", .onNegative), ("border", .border), ("input", .outline),
  ("ring", .focus), ("chart-1", .primary), ("chart-2", .accent), ("chart-3", .positive), ("chart-4", .warning),
  ("chart-5", .negative), ("sidebar", .surface), ("sidebar-foreground", .text), ("sidebar-primary", .primary),
  ("sidebar-primary-foreground", .onPrimary), ("sidebar-accent", .primarySoft),
  ("sidebar-accent-foreground", .onPrimarySoft), ("sidebar-border", .border), ("sidebar-ring", .focus),
]
