import _Text

extension ExportOptions {
  /// The faces of a font that the export includes.
  func faces(of font: ExportedFont) -> [FontFace] { bundledFonts?.faces(of: font.name) ?? [] }

  /// The face that a font is set in; nil if the export doesn't include its files.
  func face(for font: ExportedFont) -> FontFace? {
    let faces = faces(of: font)
    let upright = faces.filter { !$0.isItalic }
    return upright.first { $0.weights.contains(font.weight) }
      ?? upright.first { ($0.weight >= 600) == (font.weight >= 600) } ?? faces.first
  }

  /// Whether a fallback face is shown until one of the font's has loaded.
  func hasFallback(_ font: ExportedFont) -> Bool { faces(of: font).contains { FallbackFace(for: $0) != nil } }
}

extension ExportedFont {
  /// The name of the family that stands in for it: "Lato Fallback".
  var fallbackName: String { name + " Fallback" }

  /// The font as its files allow, if they're included: without a bold they don't have, and followed by its fallback.
  func asBundled(_ options: ExportOptions) -> ExportedFont {
    let faces = options.faces(of: self)
    guard !faces.isEmpty else { return self }
    let hasBold = faces.contains { $0.weights.upperBound >= 600 }
    return ExportedFont(
      name: name, weight: hasBold ? weight : min(weight, 400), setsWeight: setsWeight, hasBold: hasBold,
      cssName: cssName,
      cssStack: options.hasFallback(self) ? cssName + ", " + cssString(fallbackName) + ", " + generic : cssStack,
      generic: generic)
  }
}

/// A text as a string of CSS.
func cssString(_ text: String) -> String { String(bytes: text.bytes.quotedCode(by: UInt8(ascii: "\""))) }

extension BundledFonts: Equatable {
  /// The same faces in the same place.
  public static func == (left: BundledFonts, right: BundledFonts) -> Bool {
    left.place.path.same(as: right.place.path) && left.place.assets.same(as: right.place.assets)
      && (left.place.androidPackage ?? "").same(as: right.place.androidPackage ?? "")
      && left.faces.count == right.faces.count && left.subset == right.subset
      && left.faces.indices.allSatisfy { index in
        left.faces[index].file.same(as: right.faces[index].file)
          && left.isReadyCut(left.faces[index]) == right.isReadyCut(right.faces[index])
      }
  }
}
