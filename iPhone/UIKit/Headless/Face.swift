/// The measures of the letters of a headless family, in thousandths of the font size.
@_spi(Headless) public struct Letter: Sendable {
  public var xHeight, width, stem, hairline: Int

  public init(xHeight: Int, width: Int, stem: Int, hairline: Int) {
    self.xHeight = xHeight
    self.width = width
    self.stem = stem
    self.hairline = hairline
  }
}

/// One face of a family that the headless device has.
@_spi(Headless) public struct Face: Sendable {
  public var family: String
  public var name: String
  public var isBold = false
  public var isItalic = false
  /// Whether the person installed it. UIFont's lists leave it out then.
  public var isInstalled = false

  public init(_ family: String, _ name: String, isBold: Bool = false, isItalic: Bool = false, isInstalled: Bool = false)
  {
    self.isInstalled = isInstalled
    self.family = family
    self.name = name
    self.isBold = isBold
    self.isItalic = isItalic
  }

  /// A few families of an iPhone, as iOS names them: some with a bold and an italic, some without, one of symbols.
  public static let iPhone: [Face] = [
    Face("American Typewriter", "AmericanTypewriter"),
    Face("American Typewriter", "AmericanTypewriter-Bold", isBold: true),
    Face("Avenir Next", "AvenirNext-Regular"), Face("Avenir Next", "AvenirNext-Bold", isBold: true),
    Face("Avenir Next", "AvenirNext-Italic", isItalic: true),
    Face("Avenir Next", "AvenirNext-BoldItalic", isBold: true, isItalic: true),
    Face("Baskerville", "Baskerville"), Face("Baskerville", "Baskerville-Bold", isBold: true),
    Face("Baskerville", "Baskerville-Italic", isItalic: true),
    Face("Copperplate", "Copperplate"), Face("Copperplate", "Copperplate-Bold", isBold: true),
    Face("Didot", "Didot"), Face("Didot", "Didot-Bold", isBold: true), Face("Didot", "Didot-Italic", isItalic: true),
    Face("Georgia", "Georgia"), Face("Georgia", "Georgia-Bold", isBold: true),
    Face("Georgia", "Georgia-Italic", isItalic: true),
    Face("Helvetica Neue", "HelveticaNeue"), Face("Helvetica Neue", "HelveticaNeue-Bold", isBold: true),
    Face("Helvetica Neue", "HelveticaNeue-Italic", isItalic: true),
    Face("Menlo", "Menlo-Regular"), Face("Menlo", "Menlo-Bold", isBold: true),
    Face("Menlo", "Menlo-Italic", isItalic: true),
    Face("Papyrus", "Papyrus"), Face("Zapf Dingbats", "ZapfDingbatsITC"), Face("Zapfino", "Zapfino"),
  ]
}
