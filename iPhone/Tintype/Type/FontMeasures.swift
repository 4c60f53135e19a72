import Catalog
import CoreText
import Suggestions
import UIKit

extension Family {
  /// The family with what its letters measure on this device. A hundred of them take a second or more, on any thread.
  var measured: MeasuredFamily {
    // At this size a point is a thousandth.
    let font = UIFont.face(of: self, size: 1000)
    return MeasuredFamily(self, FontMeasures(font as CTFont))
  }
}

extension FontMeasures {
  /// Measures a font of 1000 points; nil if it lacks the letters.
  init?(_ font: CTFont) {
    let letters = Array("abcdefghijklmnopqrstuvwxyz".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: letters.count)
    guard CTFontGetGlyphsForCharacters(font, letters, &glyphs, letters.count),
      let o = CTFontCreatePathForGlyph(font, glyphs[14], nil)
    else { return nil }
    let box = o.boundingBoxOfPath
    self.init(
      fontSize: 1000, xHeight: CTFontGetXHeight(font),
      alphabet: CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, nil, glyphs.count),
      acrossO: o.coverage(box.width) { CGPoint(x: box.minX + $0, y: box.midY) },
      downO: o.coverage(box.height) { CGPoint(x: box.midX, y: box.maxY - $0) })
  }
}

extension CGPath {
  /// A line's first stroke: 255 for each of its points. A damaged font may have letters of any size, and then it's cut.
  fileprivate func coverage(_ length: CGFloat, _ point: (CGFloat) -> CGPoint) -> [UInt8] {
    let points = stride(from: 0.5, to: min(10_000, length), by: 1).map(point)
    return points.drop { !contains($0) }.prefix { contains($0) }.map { _ in 255 }
  }
}
