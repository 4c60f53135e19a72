// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What the command uses of Core Text, to type-check it without a Mac. From Apple's documentation.
public typealias CFString = String
public final class CTFontCollection {}
public final class CTFontDescriptor {}

public let kCTFontFormatAttribute: CFString = ""
public let kCTFontLanguagesAttribute: CFString = ""
public let kCTFontFamilyNameAttribute: CFString = ""
public let kCTFontTraitsAttribute: CFString = ""
public let kCTFontSymbolicTrait: CFString = ""
public let kCTFontWeightTrait: CFString = ""

public func CTFontCollectionCreateFromAvailableFonts(_ options: [String: Any]?) -> CTFontCollection {
  CTFontCollection()
}
public func CTFontCollectionCreateMatchingFontDescriptors(_ collection: CTFontCollection) -> [Any]? { nil }
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> AnyObject? { nil }

public enum CTFontFormat: UInt32 {
  case unrecognized, openTypePostScript, openTypeTrueType, trueType, postScript, bitmap
}

public struct CTFontSymbolicTraits: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
}
