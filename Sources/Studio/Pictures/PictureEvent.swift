import Theme
import _Text

/// Taking colors from a picture.
public enum PictureEvent: Equatable, Sendable {
  /// A picture should be chosen, or photographed.
  case pickTapped(fromCamera: Bool)
  /// A picture was picked, and is on its way: it may still have to come from a cloud.
  case picked(name: String)
  /// The colors of a picture were found. One that was picked is left alone if the person has left its screen meanwhile.
  case found(PicturePalette, name: String)
  /// A picture has no colors we can use.
  case refused(PictureProblem, name: String)
  /// A color should become the primary or the accent, counted from 0.
  case colorTapped(Role, Int)
  /// The two colors should be used.
  case useTapped
}

/// Why a picture has no colors we can use.
public enum PictureProblem: Equatable, Sendable {
  /// The device can't decode it.
  case unreadable
  /// It has too many pixels, or too many bytes.
  case tooLarge
  /// Every pixel is fully transparent.
  case transparent

  /// Reads the page's word for it.
  public init(_ word: String) {
    self =
      word.same(as: "size")
      ? .tooLarge
      : word.same(as: "clear")
        ? .transparent
        : .unreadable
  }

  /// Says what's wrong and what would be right, in a sentence or two.
  func sentence(about name: String) -> String {
    let picture = "“" + shortened(name) + "” "
    return switch self {
    case .unreadable: picture + "isn’t a picture we can read. Choose a PNG or a JPEG."
    case .tooLarge: picture + "is too large. Choose a picture of at most 16384 pixels a side and 64 million in all."
    case .transparent: picture + "is fully transparent. Choose a picture with something on it."
    }
  }
}
