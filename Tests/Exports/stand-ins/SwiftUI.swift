// What an exported theme uses of SwiftUI, as Apple's documentation declares it.

import UIKit

public struct Color: Sendable {
  public static let primary = Color(uiColor: UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  public static let accentColor = primary
  public init(uiColor: UIColor) {}
}

public struct Font: Sendable {
  public enum TextStyle: Sendable { case largeTitle, title, title2, title3, headline, subheadline, body }
  public struct Weight: Sendable {
    public static let bold = Weight()
    public static let regular = Weight()
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
}
