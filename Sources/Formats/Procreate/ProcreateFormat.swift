extension Format {
  /// A palette for Procreate.
  public static let procreate = Format(
    name: "procreate", label: "Procreate", fileName: "theme.swatches", isText: false,
    purpose: "the 30 colors that fit", reader: "Procreate on iPad and iPhone",
    signs: Signs(endings: ".swatches swatches.json", texts: "Swatches.json\n\"swatches\":"),
    writing: .procreate("procreate"), reading: .procreate)
}
