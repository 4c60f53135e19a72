/// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
public struct UICollectionLayoutListConfiguration: Sendable {
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewlistcell
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// https://developer.apple.com/documentation/uikit/uicellaccessory
public struct UICellAccessory: Equatable, Sendable {
  private let name: String
  public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
}
