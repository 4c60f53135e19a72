import ColorScience
import Foundation
import PictureFile
import Theme

/// The colors of a picture in a file.
struct PictureReport {
  /// The whole picture's, in pixels, as the file says.
  let width: Int
  let height: Int
  let palette: PicturePalette
  /// A note on how it was read, in one sentence.
  let remark: String?

  /// Reads a PNG or a JPEG; of an animated one, the first frame.
  init(contentsOf path: String, count: Int) throws(Refusal) {
    let bytes =
      path == "-"
      ? try readStandardInput(atMost: Limits.pictureBytes) : try readGiven(path, atMost: Limits.pictureBytes)
    guard bytes.count <= Limits.pictureBytes else {
      throw Refusal("This file is larger than 256 MB. Choose a smaller picture.")
    }
    var picture = picture()
    let problem = bytes.withUnsafeBufferPointer { picture_read($0.baseAddress, $0.count, &picture) }
    defer { free(picture.rgba) }
    if let refusal = Refusal(problem, of: picture) { throw refusal }
    remark =
      picture.has_unreadable_profile == 0
      ? nil : "The picture’s color profile can’t be read, so its colors are taken as sRGB."
    (width, height) = (Int(picture.width), Int(picture.height))
    let pixels = UnsafeBufferPointer(
      start: UnsafePointer(picture.rgba), count: Int(picture.columns) * Int(picture.rows) * 4)
    let colors = PictureColors(rgba: pixels, width: Int(picture.columns), height: Int(picture.rows))
    guard !colors.all.isEmpty else {
      throw Refusal("This picture is fully transparent. Choose one with something on it.")
    }
    palette = PicturePalette(colors.distinct(count).map { $0.turned(upright: picture.orientation) })
  }
}

extension Refusal {
  /// Nil for a picture that's fine.
  fileprivate init?(_ problem: picture_problem, of picture: picture) {
    let size = "This picture is \(picture.width) by \(picture.height) pixels."
    switch problem {
    case picture_is_fine: return nil
    case picture_is_empty: self.init("\(size) Choose one that has some.")
    case picture_is_too_large:
      self.init(
        "\(size) Choose one of at most \(picture_longest_side) a side and \(picture_most_pixels / 1_000_000) million in all."
      )
    case picture_is_in_cmyk: self.init("This JPEG is in CMYK, the inks of print. Save it in RGB.")
    case picture_is_cut_short: self.init("This picture ends too early. Save or copy it again.")
    case picture_is_damaged: self.init("This picture is damaged. Save or copy it again.")
    case picture_needs_memory: self.init("There isn’t enough memory for this picture. Choose a smaller one.")
    default: self.init("This isn’t a picture we can read. Choose a PNG or a JPEG.")
    }
  }
}

extension PictureColor {
  /// The color, with its place in the upright picture.
  /// - Parameter orientation: As EXIF numbers it: 1...8.
  fileprivate func turned(upright orientation: UInt8) -> PictureColor {
    let (x, y) =
      switch orientation {
      case 2: (1 - x, y)
      case 3: (1 - x, 1 - y)
      case 4: (x, 1 - y)
      case 5: (y, x)
      case 6: (1 - y, x)
      case 7: (1 - y, 1 - x)
      case 8: (y, 1 - x)
      default: (x, y)
      }
    return PictureColor(color: color, share: share, x: x, y: y, isFlat: isFlat)
  }
}
