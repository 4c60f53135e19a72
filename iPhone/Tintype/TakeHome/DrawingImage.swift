import Catalog
import ColorScience
import Formats
import Studio
import UIKit

extension Drawing {
  /// The drawing as a picture, at one pixel per unit.
  @MainActor var image: UIImage {
    .drawn(width, height) { for shape in shapes { shape.draw() } }
  }
}

extension QRCode {
  /// The code, eight pixels to a module, dark on light with its quiet zone.
  @MainActor var image: UIImage {
    let (module, margin) = (8, Self.quietZone)
    let side = (size + 2 * margin) * module
    return .drawn(side, side) {
      UIColor(SRGB.white).setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 0).fill()
      UIColor(SRGB.black).setFill()
      for run in darkRuns {
        let area = CGRect(
          x: (run.column + margin) * module, y: (run.row + margin) * module, width: run.length * module, height: module)
        UIBezierPath(roundedRect: area, cornerRadius: 0).fill()
      }
    }
  }
}

extension UIImage {
  /// A picture of this many pixels.
  @MainActor fileprivate static func drawn(_ width: Int, _ height: Int, _ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    format.preferredRange = .standard
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in draw() }
  }
}

extension Drawing.Shape {
  @MainActor fileprivate func draw() {
    switch self {
    case .rectangle(let x, let y, let width, let height, let radius, let color):
      UIColor(color).setFill()
      let area = CGRect(x: x, y: y, width: width, height: height)
      UIBezierPath(roundedRect: area, cornerRadius: CGFloat(radius)).fill()
    case .text(let x, let y, let room, let style, let color, let text):
      var font = UIFont.drawn(style)
      var line = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: UIColor(color)])
      let width = line.size().width
      if width > CGFloat(room) {
        font = UIFont(descriptor: font.fontDescriptor, size: font.pointSize * CGFloat(room) / width)
        line = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: UIColor(color)])
      }
      line.draw(at: CGPoint(x: CGFloat(x), y: CGFloat(y) - font.ascender))
    }
  }
}

extension UIFont {
  /// The device's family, or the system's.
  @MainActor fileprivate static func drawn(_ style: Drawing.Font) -> UIFont {
    let name = style.family ?? ""
    let family = GenericFamily(keyword: name)?.family ?? (UIFont.familyNames.contains(name) ? Family.named(name) : nil)
    return face(of: family, size: CGFloat(style.size), isBold: style.weight >= 600)
  }
}
