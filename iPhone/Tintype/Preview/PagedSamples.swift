import Studio
import UIKit

/// The samples, and below them a dot for each, which says how many there are and leads to the others. If several are side by side,
/// their edges say it.
final class PagedSamples: UIStackView {
  private let pager = SamplePager()
  private let dots = UIPageControl()

  convenience init() {
    self.init(column: [])
    for view in [pager, dots] { addArrangedSubview(view) }
    pager.turned = { [weak self] page in self?.turned(to: page) }
    dots.addAction(
      UIAction { [weak self] _ in
        if let self { pager.turn(to: dots.currentPage) }
      }, for: .valueChanged)
  }

  /// Shows the samples, or nothing while it's hidden.
  func show(_ samples: SampleScreens?, _ filter: VisionFilter?, text: UIColor) {
    pager.show(samples, filter, text: text)
    dots.numberOfPages = pager.count
    dots.currentPageIndicatorTintColor = text
    dots.pageIndicatorTintColor = text.withAlphaComponent(0.45)
  }

  private func turned(to page: Int?) {
    dots.isHidden = page == nil
    if let page, dots.currentPage != page { dots.currentPage = page }
  }
}
