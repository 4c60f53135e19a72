import Catalog
import ColorScience

// A mixture in the session that is kept: its channels in hex digits and its alpha in tenths, after the pigment's slug,
// `atomic-tangerine~FFA474-8`. Channels between two bytes are kept as the nearer byte.

extension Mixer {
  /// The pigment and the mixture as text.
  var text: String {
    isUnchanged ? pigment.slug : pigment.slug + "~" + color.hexDigits + "-\(alphaTenths)"
  }

  /// Reads a pigment, and a mixture where one stands behind it; nil where no pigment is called that.
  init?(text: String) {
    let (slug, mixture) = text.cut(at: "~")
    guard let pigment = Pigment(slug: slug) else { return nil }
    self.init(pigment)
    guard let mixture else { return }
    let (digits, tenths) = mixture.cut(at: "-")
    guard let color = try? SRGB(hex: digits), let tenths, let alpha = Numeral(tenths.bytes) else { return nil }
    self.init(pigment, color: color, alphaTenths: Int(max(0, min(10, alpha.value))))
  }
}
