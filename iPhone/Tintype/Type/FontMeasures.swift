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
    let width = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, nil, glyphs.count) / Double(letters.count)
    let box = o.boundingBoxOfPath
    // A damaged font may say anything.
    guard [width, CTFontGetXHeight(font), box.width, box.height].allSatisfy({ $0.isFinite && abs($0) < 10_000 }) else {
      return nil
    }
    self.init(
      xHeight: Int(CTFontGetXHeight(font).rounded()), width: Int(width.rounded()),
      stem: o.firstRun(across: box.width) { CGPoint(x: box.minX + $0, y: box.midY) },
      hairline: o.firstRun(across: box.height) { CGPoint(x: box.midX, y: box.maxY - $0) })
  }
}

extension CGPath {
  /// How long the first stroke is that a line crosses, in whole points. Takes the line's length and the points along it.
  fileprivate func firstRun(across length: CGFloat, _ point: (CGFloat) -> CGPoint) -> Int {
    var run = 0
    for step in 0...max(0, Int(length.rounded(.up))) {
      if contains(point(CGFloat(step) + 0.5)) { run += 1 } else if run > 0 { return run }
    }
    return run
  }
}
