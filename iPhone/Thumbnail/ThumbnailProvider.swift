import ColorScience
import QuickLookThumbnailing
import Theme
import UIKit

/// Draws a theme file's icon: the primary, "Aa" on it, and the accent as a dot.
final class ThumbnailProvider: QLThumbnailProvider {
  override func provideThumbnail(
    for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void
  ) {
    guard let string = request.fileURL.themeString else { return handler(nil, CocoaError(.fileReadCorruptFile)) }
    let scheme = Theme(salvaging: string).scheme(.light)
    let side = min(request.maximumSize.width, request.maximumSize.height)
    let size = CGSize(width: side, height: side)
    handler(QLThumbnailReply(contextSize: size, currentContextDrawing: { scheme.drawIcon(side) }), nil)
  }
}

extension Scheme {
  /// Draws into the current context, whose origin is at the top left. Says whether there's one.
  fileprivate func drawIcon(_ side: CGFloat) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    context.setFillColor(UIColor(icon: self[.primary]).cgColor)
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    let diameter = side / 4
    context.setFillColor(UIColor(icon: self[.accentOnPrimary]).cgColor)
    context.fillEllipse(
      in: CGRect(x: side * 0.875 - diameter, y: side * 0.875 - diameter, width: diameter, height: diameter))
    let font = UIFont.systemFont(ofSize: side * 0.4, weight: .bold)
    let letters = NSAttributedString(
      string: "Aa", attributes: [.font: font, .foregroundColor: UIColor(icon: self[.onPrimary])])
    letters.draw(at: CGPoint(x: side * 0.125, y: side * 0.1))
    return true
  }
}

extension UIColor {
  /// A color of the core in sRGB.
  fileprivate convenience init(icon color: SRGB) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: 1)
  }
}
