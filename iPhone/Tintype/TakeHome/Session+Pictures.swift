import Exchange
import Formats
import Studio
import UIKit

extension Session {
  /// Draws a link as a QR code, to show where the core wants it.
  func drawCode(of link: String) {
    code = Drawing(codeOf: link)?.image
    for face in faces { face()?.draw() }
  }

  /// Offers a picture of a theme to other apps.
  func sharePicture(of theme: String, _ families: String, as name: String) {
    guard let theme = ExportedTheme(theme, families: families), let png = Drawing(of: theme).image.pngData() else {
      return
    }
    offerFile { try $0.write([UInt8](png), as: name) }
  }

  /// Reads a text that the person entered.
  func read(_ text: String) {
    do {
      handle(.bringIn(.fileRead(try FileReport(reading: [File(path: "", text: text)]))))
    } catch {
      handle(.bringIn(.fileRefused(error.sentence)))
    }
  }
}
