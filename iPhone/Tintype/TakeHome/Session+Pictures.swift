import Files
import Formats
import Import
import Studio
import Theme
import UIKit

extension Session {
  /// Offers a picture of a theme to other apps.
  func sharePicture(_ drawing: Drawing, as name: String) {
    guard let png = drawing.image.pngData() else { return }
    offerFile { try $0.write([UInt8](png), as: name) }
  }

  /// Reads a text that the person entered.
  func read(_ text: String) {
    do {
      handle(.bringIn(.fileRead(try FoundThemes([File(path: "", text: text)]))))
    } catch {
      handle(.bringIn(.fileRefused(error.sentence)))
    }
  }
}
