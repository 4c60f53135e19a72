#if canImport(CoreText)
  import CoreText
  import Foundation

  extension DeviceFonts {
    /// The faces that Core Text lists.
    static func faces(path: String) throws(Failure) -> [InstalledFace] {
      let all = CTFontCollectionCreateFromAvailableFonts(nil)
      guard let descriptors = CTFontCollectionCreateMatchingFontDescriptors(all) as? [CTFontDescriptor] else {
        throw Failure(sentence: "macOS lists no fonts. Open Font Book to see why.")
      }
      return descriptors.compactMap { InstalledFace($0) }
    }
  }

  extension InstalledFace {
    /// Nil for a face that isn't for text: symbols, emoji, bitmaps, and fonts of no language.
    fileprivate init?(_ descriptor: CTFontDescriptor) {
      func value(_ key: CFString) -> Any? { CTFontDescriptorCopyAttribute(descriptor, key) }
      let outlines: [CTFontFormat] = [.openTypePostScript, .openTypeTrueType, .trueType]
      guard let format = value(kCTFontFormatAttribute) as? UInt32, outlines.contains(where: { $0.rawValue == format }),
        let languages = value(kCTFontLanguagesAttribute) as? [String], !languages.isEmpty,
        let family = value(kCTFontFamilyNameAttribute) as? String,
        let traits = value(kCTFontTraitsAttribute) as? [String: Any],
        let symbolic = traits[kCTFontSymbolicTrait as String] as? UInt32
      else { return nil }
      let style = CTFontSymbolicTraits(rawValue: symbolic)
      guard !style.contains(.traitColorGlyphs) else { return nil }
      // Core Text's weights: 0 regular, 0.3 semibold, 0.4 bold.
      let weight = traits[kCTFontWeightTrait as String] as? Double ?? 0
      self.init(
        family: family, weight: weight >= 0.3 ? 180...180 : 80...80,
        slant: style.contains(.traitItalic) ? 100...100 : 0...0, spacing: style.contains(.traitMonoSpace) ? 100 : 0)
    }
  }
#endif
