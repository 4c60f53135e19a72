/// Every color with its name.
/// Source: GIMP, devel-docs/gpl.txt.
let gplTemplate: StaticString = """
  `define scheme`
  `each roles`
  `color columns`\t`scheme`/`role`
  `end`
  `end`
  GIMP Palette
  Name: `display`
  Columns: 14
  # `note`
  `use scheme`
  `Dark use scheme`
  `each ramps`
  `each shades`
  `color columns`\t`ramp`-shades/`label lower`
  `end`
  `end`
  `LightHigh use scheme`
  `DarkHigh use scheme`

  """
