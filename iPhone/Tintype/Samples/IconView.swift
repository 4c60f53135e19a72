import Samples
import Theme
import UIKit

/// An icon of a sample, as one of the system's symbols.
final class IconView: UIImageView, PaintedView {
  private let role: SchemeRole

  init(_ icon: Icon, _ role: SchemeRole, size: Int) {
    self.role = role
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    let symbol = UIImage(systemName: icon.symbol)
    image = icon.isDirected ? symbol?.imageFlippedForRightToLeftLayoutDirection() : symbol
    preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: CGFloat(size) * 0.8)
    contentMode = .scaleAspectFit
    hold(width: size, height: size)
  }

  required init?(coder: NSCoder) { nil }

  func paint(_ look: SampleLook) { tintColor = look.color(role) }
}

extension Icon {
  /// The name in SF Symbols 5, which iOS 17 has.
  var symbol: String {
    switch self {
    case .back: "chevron.left"
    case .forward: "chevron.right"
    case .search: "magnifyingglass"
    case .plus: "plus"
    case .heart: "heart"
    case .bookmark: "bookmark"
    case .more: "ellipsis"
    case .check: "checkmark"
    case .send: "arrow.right"
    case .close: "xmark"
    case .home: "house"
    case .bell: "bell"
    case .person: "person"
    case .calendar: "calendar"
    case .chart: "chart.bar"
    case .star: "star"
    case .lock: "lock"
    case .moon: "moon"
    case .textSize: "textformat.size"
    case .shuffle: "shuffle"
    case .speaker: "speaker.wave.2"
    case .quiet: "speaker"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .previous: "backward.end.fill"
    case .next: "forward.end.fill"
    case .signal: "cellularbars"
    case .wifi: "wifi"
    case .battery: "battery.100percent"
    case .compass: "location.north.circle"
    case .leaf: "leaf"
    case .bird: "bird"
    case .cloud: "cloud"
    case .pin: "mappin"
    case .rise: "arrow.up"
    case .fall: "arrow.down"
    case .card: "creditcard"
    case .warning: "exclamationmark.triangle"
    }
  }
}
