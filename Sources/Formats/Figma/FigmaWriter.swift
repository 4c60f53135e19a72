/// A tokens file for each mode, all with the same names. Figma's variables are in sRGB.
/// Source: Figma Help Center, "Modes for variables", import and export; Design Tokens Community Group, Format 2025.10.
let figmaTemplate: StaticString = """
  `define token`
  { "$type": "color", "$value": {
    "colorSpace": "srgb", "components": [`color srgb`], "alpha": 1, "hex": "`color hex`"
  }`if role`, "$description": "`purpose`"`end` },
  `end`
  `each schemes`
  `file``scheme spaced Word`.tokens.json
  {
    "color": {
  `each roles`
      "`role`":
  `use token`
  `end`
    },
  `each ramps`
    "`ramp`-shades": {
  `each shades`
      "`label lower`":
  `use token`
  `end`
    },
  `end`
    "font": {
  `each fonts`
      "`kind`": { "$type": "fontFamily", "$value": `font json` },
      "`kind`-fallback": { "$type": "fontFamily", "$value": "`generic`" },
      "`kind`-weight": { "$type": "fontWeight", "$value": `weight` },
  `end`
    },
    "$description": "`note`",
    "$extensions": { "com.figma.modeName": "`scheme spaced Word`" }
  }
  `end`
  """
