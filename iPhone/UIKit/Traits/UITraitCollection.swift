/// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// https://developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityExtraExtraExtraLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  public var isAccessibilityCategory: Bool { self == .accessibilityExtraExtraExtraLarge }

  /// How much larger than usual body text is: 17, 23 or 53 points, as the Human Interface Guidelines list them.
  @_spi(Headless) public var scale: CGFloat {
    switch self {
    case .accessibilityExtraExtraExtraLarge: 53.0 / 17
    case .extraExtraExtraLarge: 23.0 / 17
    default: 1
    }
  }
}

/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// https://developer.apple.com/documentation/uikit/uitraitcollection
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Compact on an iPhone in landscape.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  init(
    _ style: UIUserInterfaceStyle, _ category: UIContentSizeCategory, _ height: UIUserInterfaceSizeClass = .regular
  ) {
    userInterfaceStyle = style
    preferredContentSizeCategory = category
    verticalSizeClass = height
  }

  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    if trait == UITraitUserInterfaceStyle.self { return userInterfaceStyle != other.userInterfaceStyle }
    if trait == UITraitVerticalSizeClass.self { return verticalSizeClass != other.verticalSizeClass }
    return preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}

/// https://developer.apple.com/documentation/uikit/uitraitenvironment
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}
