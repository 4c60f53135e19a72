import Samples
import UIKit

/// A sample screen, drawn by UIKit: the parts of its tree as views, built once and painted again when the theme
/// changes.
///
/// It fills any size. If there's less room than the smallest screen needs, it's drawn smaller; see `Sample.size`.
final class SampleScreenView: UIView {
  private let sample: Sample
  private let screen: UIView
  private let parts: [any PaintedView]
  private let boxes: [BoxView]
  private var look: SampleLook?

  private static let corner: CGFloat = 28
  /// The smallest screen that a sample fits.
  private static let leastSize = CGSize(width: 300, height: 464)

  init(_ sample: Sample) {
    self.sample = sample
    var builder = SampleBuilder()
    screen = builder.view(of: sample.screen)
    parts = builder.painted
    boxes = builder.painted.compactMap { $0 as? BoxView }
    super.init(frame: .zero)
    // Its size and place come from `layoutSubviews`, because it may be scaled.
    addSubview(screen)
    clipsToBounds = true
    accessibilityIgnoresInvertColors = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: SampleLook) {
    guard look != self.look else { return }
    self.look = look
    backgroundColor = look.color(.background)
    layer.borderColor = look.color(.border).cgColor
    layer.borderWidth = 1
    for part in parts { part.paint(look) }
    // UIKit blurs only what's behind a view. A few pixels, smoothly enlarged, look like a blur whose deviation is half
    // of such a pixel.
    layer.shouldRasterize = look.blur > 0
    layer.rasterizationScale = look.blur > 0 ? 1 / (2 * look.blur) : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, scale) = Self.layout(of: sample, in: bounds.size)
    layer.cornerRadius = Self.corner * scale
    screen.bounds = CGRect(origin: .zero, size: size)
    screen.center = CGPoint(x: bounds.midX, y: bounds.midY)
    screen.transform = CGAffineTransform(scaleX: scale, y: scale)
    for box in boxes { box.adapt(toScreenOf: size.height) }
  }

  /// The size in which a sample is laid out, and how much smaller it's then drawn. The landing page is a laptop's, and stays
  /// as wide as one.
  static func layout(of sample: Sample, in room: CGSize) -> (size: CGSize, scale: CGFloat) {
    guard room.width > 0, room.height > 0 else { return (leastSize, 1) }
    let own = CGSize(width: sample.size.width, height: sample.size.height)
    let least = sample == .landing ? own : leastSize
    let scale = min(1, room.width / least.width, room.height / least.height)
    let height = room.height / scale
    return (CGSize(width: room.width / scale, height: sample == .landing ? min(height, own.height) : height), scale)
  }
}
