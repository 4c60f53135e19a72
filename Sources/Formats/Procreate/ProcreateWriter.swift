extension ExportedTheme {
  /// A palette in three rows of ten: the roles that say most in light, then each ramp's shades. The zip's comment has the
  /// theme string.
  /// Source: Procreate Handbook, "Palettes"; files that Procreate saves.
  func procreate(_ template: StaticString, _ texts: ExportTexts) -> [UInt8] {
    Zip.bytes(of: files(template, texts, named: "Swatches.json", marksColors: false), comment: note)
  }
}
