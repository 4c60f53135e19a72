import Catalog
import Exchange
import UIKit

extension Drawing {
  /// The drawing as a picture, a pixel for each of its own.
  @MainActor var image: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    format.preferredRange = .standard
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in
      for shape in shapes { shape.draw() }
    }
  }
}

extension Drawing.Shape {
  @MainActor fileprivate func draw() {
    switch self {
    case .rectangle(let x, let y, let width, let height, let radius, let color):
      UIColor(color).setFill()
      let area = CGRect(x: x, y: y, width: width, height: height)
      UIBezierPath(roundedRect: area, cornerRadius: CGFloat(radius)).fill()
    case .text(let x, let y, let room, let css, let color, let text):
      var font = UIFont.onCanvas(css)
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
  /// A font as the core writes it for a canvas: `700 88px "EB Garamond", serif`. The device's family, or the system's.
  @MainActor fileprivate static func onCanvas(_ css: String) -> UIFont {
    let parts = css.split(separator: " ", maxSplits: 2)
    let size = parts.dropFirst().first.flatMap { Double($0.dropLast(2)) } ?? 17
    let name = parts.last?.split(separator: ",").first.map { $0.filter { $0 != "\"" } } ?? ""
    let family = GenericFamily(keyword: name)?.family ?? (UIFont.familyNames.contains(name) ? Family.named(name) : nil)
    let isBold = (parts.first.flatMap { Int($0) } ?? 400) >= 600
    return face(of: family, size: size, isBold: isBold)
  }
}
