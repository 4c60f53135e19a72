/// A file for the ramps and fonts, one for each scheme, and a resolver that puts them together. A color outside sRGB is in
/// Display P3, with the nearest hex for tools that don't know that.
/// Source: Design Tokens Community Group, Format, Color and Resolver Modules 2025.10.
let tokensTemplate: StaticString = """
  `define token`
  { "$type": "color", "$value": {
    "colorSpace": "`if outside`display-p3`else`srgb`end`",
    "components": [`if outside``color p3``else``color srgb``end`], "alpha": 1, "hex": "`color hex`"
  }`if role`, "$description": "`purpose`"`end` },
  `end`
  `define style`
  "$type": "typography", "$value": {
    "fontFamily": "{font.`kind`.family}", "fontSize": { "value": `key`, "unit": "px" },
    "fontWeight": "{font.`kind`.weight}", "letterSpacing": { "value": 0, "unit": "px" },
  `end`
  `file`theme.resolver.json
  {
    "name": `display json`, "version": "2025.10", "description": "`note`",
    "sets": { "theme": { "sources": [{ "$ref": "theme.tokens.json" }] } },
    "modifiers": { "appearance": {
      "contexts": {
  `each schemes`
        "`scheme`": [{ "$ref": "`scheme`.tokens.json" }],
  `end`
      },
      "default": "light"
    } },
    "resolutionOrder": [{ "$ref": "#/sets/theme" }, { "$ref": "#/modifiers/appearance" }]
  }
  `each schemes`
  `file``scheme`.tokens.json
  { "$description": "`note`", "color": {
  `each roles`
    "`role`":
  `use token`
  `end`
  } }
  `end`
  `file`theme.tokens.json
  {
    "$description": "`note`",
    "shades": {
  `each ramps`
      "`ramp`": {
  `each shades`
        "`label lower`":
  `use token`
  `end`
      },
  `end`
    },
    "font": {
  `each fonts`
      "`kind`": {
        "family": { "$type": "fontFamily", "$value": [`font json`, "`generic`"] },
        "weight": { "$type": "fontWeight", "$value": `weight` }
      },
  `end`
    },
    "typography": {
      "title": {
  `each 34`
  `use style`
  `end`
        "lineHeight": 1.15 } },
      "subtitle": {
  `each 24`
  `use style`
  `end`
        "lineHeight": 1.25 } },
  `with Body`
      "body": {
  `each 19`
  `use style`
  `end`
        "lineHeight": 1.5 } },
      "caption": {
  `each 13`
  `use style`
  `end`
        "lineHeight": 1.4 } }
  `end`
    }
  }
  """
