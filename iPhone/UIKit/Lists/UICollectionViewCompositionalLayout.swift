/// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@MainActor open class UICollectionViewLayout: NSObject {
  open func invalidateLayout() {}
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
  }

  /// A list, whose rows UIKit lays out.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout { _, _ in nil } }

  /// The first section as the device lays it out now.
  @_spi(Headless) public var section: NSCollectionLayoutSection? { section(0) }

  /// A section as the device lays it out now.
  @_spi(Headless) public func section(_ index: Int) -> NSCollectionLayoutSection? {
    sectionProvider(index, Environment())
  }

  /// The first section, which scrolls sideways, at an item: one group after the other, this one in the middle.
  @_spi(Headless) public func scrolled(to item: Int) {
    guard let section, let width = section.group.layoutSize.widthDimension.points else { return }
    let inSight = Headless.screen.width
    let offset = CGFloat(item) * width - (inSight - width) / 2
    let items = (max(0, item - 1)...item + 1).map { VisibleItem($0, width) }
    section.visibleItemsInvalidationHandler?(items, CGPoint(x: offset, y: 0), Environment())
  }

  private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let frame: CGRect
    let indexPath: IndexPath

    init(_ item: Int, _ width: CGFloat) {
      frame = CGRect(x: CGFloat(item) * width, y: 0, width: width, height: 100)
      indexPath = IndexPath(item: item, section: 0)
    }
  }

  private final class Environment: NSObject, NSCollectionLayoutEnvironment {
    var traitCollection: UITraitCollection { Headless.traits }
    let container: any NSCollectionLayoutContainer = Container()
  }

  private final class Container: NSObject, NSCollectionLayoutContainer {
    var contentSize: CGSize { Headless.screen }
    var effectiveContentSize: CGSize { Headless.screen }
  }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@MainActor open class NSCollectionLayoutDimension: NSObject {
  @_spi(Headless) public let fraction: CGFloat?
  @_spi(Headless) public let estimate: CGFloat?

  @_spi(Headless) public let points: CGFloat?

  private init(fraction: CGFloat? = nil, estimate: CGFloat? = nil, points: CGFloat? = nil) {
    self.points = points
    self.fraction = fraction
    self.estimate = estimate
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fraction: fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fraction: fractionalHeight)
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(points: absoluteDimension)
  }
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimate: estimatedDimension)
  }
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimate: estimate)
  }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsize
@MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
  }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
@MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open private(set) var subitems: [NSCollectionLayoutItem] = []

  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    let group = NSCollectionLayoutGroup(layoutSize: layoutSize)
    group.subitems = subitems
    return group
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitems: Array(repeating: subitem, count: count))
  }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem
@MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsectionvisibleitemsinvalidationhandler
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@MainActor open class NSCollectionLayoutSection: NSObject {
  open var contentInsets = NSDirectionalEdgeInsets()
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  @_spi(Headless) public let group: NSCollectionLayoutGroup
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
