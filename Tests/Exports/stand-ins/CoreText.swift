// The parts of Core Text and Foundation that an exported theme uses, as Apple's documentation declares them.

public enum CTFontManagerScope: UInt32, Sendable { case process = 1 }

/// On Apple's systems, `as` makes one of an array.
public final class CFArray {
  public init(_ urls: [URL]) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {}

public struct URL: Sendable {}

public final class Bundle: Sendable {
  public static let main = Bundle()
  public func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
  public func url(forResource name: String?, withExtension ext: String?, subdirectory: String?) -> URL? { nil }
}
