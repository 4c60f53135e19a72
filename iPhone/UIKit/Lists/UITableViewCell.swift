/// https://developer.apple.com/documentation/uikit/uitableviewcell
@MainActor open class UITableViewCell: UIView {
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.configuration = newValue }
  }
  open var contentView: UIView { content.host }

  private let content = Content()

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(content.host)
  }

  public required init?(coder: NSCoder) { nil }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}

extension IndexPath {
  /// https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// https://developer.apple.com/documentation/foundation/indexpath/init(item:section:)
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// https://developer.apple.com/documentation/foundation/indexpath/row
  public var row: Int { self[1] }
  /// https://developer.apple.com/documentation/foundation/indexpath/item
  public var item: Int { self[1] }
  /// https://developer.apple.com/documentation/foundation/indexpath/section
  public var section: Int { self[0] }
}
