/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@MainActor open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
  open var numberOfSegments: Int { titles.count }
  private var titles: [String] = []

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  @_spi(Headless) public func hasSegment(_ title: String) -> Bool { titles.contains(title) }

  /// A finger on a segment: nothing happens on the one that is selected.
  @_spi(Headless) public func tap(_ title: String) throws {
    guard let index = titles.firstIndex(of: title) else { throw NothingThere(title) }
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
}
