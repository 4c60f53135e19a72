/// https://developer.apple.com/documentation/uikit/uicolor
public final class UIColor: NSObject, NSItemProviderWriting, Sendable {
  private let bits = TypeBits()
  @_spi(Headless) public let components: [CGFloat]
  @_spi(Headless) public let isDisplayP3: Bool
  /// The picture that it repeats.
  @_spi(Headless) public let pattern: UIImage?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    isDisplayP3 = false
    pattern = nil
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [displayP3Red, green, blue, alpha]
    isDisplayP3 = true
    pattern = nil
  }

  /// A gray; here it's kept as red, green and blue.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color that repeats a picture; here it keeps the picture and has no components.
  public init(patternImage image: UIImage) {
    components = []
    isDisplayP3 = false
    pattern = image
  }

  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Those of the light appearance.
  public static let label = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let secondaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  public static let tertiaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  public static let secondarySystemBackground = UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let (red, green, blue) = (components[0], components[1], components[2])
    return isDisplayP3
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (channel, value) in zip([red, green, blue, alpha], components) { channel?.pointee = value }
    return pattern == nil
  }

  public func setFill() { Headless.fill = self }

  public var cgColor: CGColor { CGColor(self) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return components == other.components && isDisplayP3 == other.isDisplayP3 && pattern === other.pattern
  }

  public override var hash: Int { components.hashValue }
}

/// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Sendable {
  @_spi(Headless) public let color: UIColor
  init(_ color: UIColor) { self.color = color }
}
