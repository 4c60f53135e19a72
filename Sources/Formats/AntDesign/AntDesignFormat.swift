extension Format {
  /// Themes of Ant Design.
  ///
  /// One for each scheme. Ant Design works out what isn't written: texts at an opacity, and fills and hovered colors in shades of
  /// a color, so all of them are. Its primary color is both a fill and a text, and so the one that's legible on pages. It has one
  /// family.
  /// Source: ant.design, "Customize Theme"; components/theme of its sources.
  public static let antDesign = Format(
    name: "antd", label: "Ant Design", fileName: "theme.ts",
    purpose: "themes for light, dark and each at high contrast", reader: "Ant Design 5 and 6",
    signs: Signs(endings: scriptEndings, texts: "from 'antd'\nfrom \"antd\"\nimport('antd')"),
    writing: .template("antDesign"), reading: .code)
}

/// The endings of files in JavaScript and TypeScript.
let scriptEndings: StaticString = ".js .ts .mjs .cjs .mts .cts .tsx .jsx"
