/// A color set for every role, for each appearance, and for every shade; and a data set with the fonts, which an asset catalog
/// has no place for. Names begin with Brand, because the symbols that Xcode generates mustn't be the system's.
/// Source: Apple, "Asset Catalog Format Reference".
let assetCatalogTemplate: StaticString = """
  `define color`
  "color": {
    "color-space": "`if outside`display-p3`else`srgb`end`",
    "components": { "alpha": "1.000",
  `if outside`
      "red": "`color red`", "green": "`color green`", "blue": "`color blue`"
  `else`
      "red": "0x`color r`", "green": "0x`color g`", "blue": "0x`color b`"
  `end`
    }
  }, "idiom": "universal"
  `end`
  `define info`
  ], "info": { "author": "xcode", "version": 1 } }
  `end`
  `file`Contents.json
  { "info": { "author": "xcode", "version": 1 } }
  `each roles`
  `file`Brand`role Camel`.colorset/Contents.json
  { "colors": [{
  `use color`
  }, { "appearances": [{ "appearance": "luminosity", "value": "dark" }],
  `Dark use color`
  }, { "appearances": [{ "appearance": "contrast", "value": "high" }],
  `LightHigh use color`
  }, { "appearances": [{ "appearance": "luminosity", "value": "dark" }, { "appearance": "contrast", "value": "high" }],
  `DarkHigh use color`
  }
  `use info`
  `end`
  `each ramps`
  `each shades`
  `file`Brand`ramp Camel``label`.colorset/Contents.json
  { "colors": [{
  `use color`
  }
  `use info`
  `end`
  `end`
  `file`BrandFonts.dataset/Contents.json
  { "data": [{ "filename": "fonts.json", "idiom": "universal" }
  `use info`
  `file`BrandFonts.dataset/fonts.json
  {
    "note": "`note`", "titleFont": `Title font json`, "titleWeight": `Title weight`,
    "bodyFont": `Body font json`, "bodyWeight": `Body weight`
  }
  """
