import Catalog
import _Text

extension Platform {
  /// The platform a browser's user agent string names; nil for one we don't know. An iPad that poses as a Mac counts as
  /// one: its fonts differ little.
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
