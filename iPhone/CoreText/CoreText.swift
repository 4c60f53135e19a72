// Names as Apple writes them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_spi(Headless) import UIKit

// The part of Core Text that the app measures letters with. A headless letter is a box with a box cut out of it.

/// https://developer.apple.com/documentation/coretext/ctfont
public typealias CTFont = UIFont

/// https://developer.apple.com/documentation/coretext/ctfontdescriptor
public typealias CTFontDescriptor = UIFontDescriptor

/// https://developer.apple.com/documentation/corefoundation/cfarray
public typealias CFArray = [CTFontDescriptor]

/// https://developer.apple.com/documentation/coretext/ctfontmanagerrequestfonts(_:_:)
public func CTFontManagerRequestFonts(
  _ fontDescriptors: CFArray, _ completionHandler: @escaping (CFArray) -> Void
) {
  let names = fontDescriptors.compactMap { $0.fontAttributes[.family] as? String }
  Headless.update { $0.requestedFamilies += names }
  completionHandler(
    fontDescriptors.filter { descriptor in
      !Headless.shared.faces.contains { $0.family == descriptor.fontAttributes[.family] as? String }
    })
}

/// https://developer.apple.com/documentation/corefoundation/cfurl
public typealias CFURL = URL

/// https://developer.apple.com/documentation/coretext/ctfontmanagerscope
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent
}

/// https://developer.apple.com/documentation/coretext/ctfontmanagerunregisterfontsforurl(_:_:_:)
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
  let name = fontURL.deletingPathExtension().lastPathComponent
  Headless.update { $0.faces.removeAll { $0.name == name } }
  return true
}

/// A headless font is called as its file is: "Foo-Bold.ttf" has the bold of Foo.
/// https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
  let name = fontURL.deletingPathExtension().lastPathComponent
  let face = Face(
    name.components(separatedBy: "-")[0], name, isBold: name.hasSuffix("Bold"), isItalic: name.hasSuffix("Italic"))
  guard !Headless.shared.faces.contains(where: { $0.name == name }) else { return false }
  Headless.update { $0.faces.append(face) }
  return true
}

/// https://developer.apple.com/documentation/coregraphics/cgglyph
public typealias CGGlyph = UInt16

/// https://developer.apple.com/documentation/coretext/ctfontorientation
public enum CTFontOrientation: UInt32, Sendable {
  case `default`, horizontal, vertical
}

/// https://developer.apple.com/documentation/coretext/ctfontgetglyphsforcharacters(_:_:_:_:)
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  for index in 0..<count { glyphs[index] = characters[index] }
  return !font.familyName.isEmpty && Headless.shared.letters[font.familyName] != nil
}

/// https://developer.apple.com/documentation/coretext/ctfontgetadvancesforglyphs(_:_:_:_:_:)
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  Double(count) * Double(Headless.shared.letters[font.familyName]?.width ?? 0) * Double(font.pointSize) / 1000
}

/// https://developer.apple.com/documentation/coretext/ctfontcreatepathforglyph(_:_:_:)
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  Headless.shared.letters[font.familyName].map { CGPath(ring: $0, size: font.pointSize) }
}

/// https://developer.apple.com/documentation/coretext/ctfontgetxheight(_:)
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat {
  CGFloat(Headless.shared.letters[font.familyName]?.xHeight ?? 0) * font.pointSize / 1000
}

/// https://developer.apple.com/documentation/kernel/unichar
public typealias UniChar = UInt16

/// https://developer.apple.com/documentation/corefoundation/cfindex
public typealias CFIndex = Int
