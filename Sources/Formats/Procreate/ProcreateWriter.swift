import ColorScience

extension ExportedTheme {
  /// A palette in three rows of ten: the roles that say most in light, then each ramp's shades. The zip's comment has the
  /// theme string.
  /// Source: Procreate Handbook, "Palettes"; files that Procreate saves.
  var procreate: [UInt8] { zip(files(procreateTemplate, named: "Swatches.json", marksColors: false), comment: note) }
}

private let procreateTemplate: StaticString = """
  `define swatch`
  { "hue": `color hue`, "saturation": `color saturation`, "brightness": `color brightness`, "alpha": 1, "colorSpace": 0 },
  `end`
  [{ "name": `display json`, "swatches": [
  `each primary=primary accent=accent on-primary=on-primary on-accent=on-accent primary-soft=primary-soft
  accent-soft=accent-soft text=text muted=muted background=background dark=dark`
  `use swatch`
  `end`
  `each ramps`
  `each plain`
  `use swatch`
  `end`
  `end`
  ] }]
  """
