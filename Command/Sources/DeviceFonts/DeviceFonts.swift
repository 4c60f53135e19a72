import Catalog

/// The font families of this machine: from Core Text on a Mac, from fontconfig elsewhere.
public enum DeviceFonts {
  /// Why there's no list: one sentence, and what to do.
  public struct Failure: Error {
    /// Says what's wrong and what to do, for a person.
    public let sentence: String
  }

  /// Blocks until the system has answered.
  /// - Parameter path: the folders to look for fc-list in, with colons between. A Mac doesn't need it.
  /// - Returns: the families, by name.
  public static func families(path: String) throws(Failure) -> [Family] {
    [Family](try faces(path: path))
  }
}
