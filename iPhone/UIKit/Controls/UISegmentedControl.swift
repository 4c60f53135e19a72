/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@MainActor open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
  open var numberOfSegments: Int { titles.count }
  private var titles: [String] = []

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
  }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// A finger on a segment.
  @_spi(Headless) public func tap(_ title: String) {
    guard let index = titles.firstIndex(of: title), index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }

  @_spi(Headless) open override var hasIntrinsicSize: (width: Bool, height: Bool) { (true, true) }
}
