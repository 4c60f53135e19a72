/// A system that brings fonts along.
public enum Platform: UInt8, Equatable, Sendable {
  case iOS = 105  // i
  case macOS = 109  // m
  case windows = 119  // w
  case android = 97  // a
  case debian = 100  // d

  /// The platform that a browser names in its user agent string; nil where it names none that is known. An iPad
  /// that poses as a Mac is taken for one: its fonts differ little.
  public init?(userAgent: String) {
    if userAgent.contains(ignoringASCIICase: "iPhone") || userAgent.contains(ignoringASCIICase: "iPad") {
      self = .iOS
    } else if userAgent.contains(ignoringASCIICase: "Android") {
      self = .android
    } else if userAgent.contains(ignoringASCIICase: "Mac OS X") {
      self = .macOS
    } else if userAgent.contains(ignoringASCIICase: "Windows") {
      self = .windows
    } else if userAgent.contains(ignoringASCIICase: "Linux") || userAgent.contains(ignoringASCIICase: "X11") {
      self = .debian
    } else {
      return nil
    }
  }
}
