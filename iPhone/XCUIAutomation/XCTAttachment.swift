import Foundation
import XCTest

/// https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot
@MainActor open class XCUIScreenshot: NSObject {}

/// https://developer.apple.com/documentation/xctest/xctattachment
@MainActor open class XCTAttachment: NSObject {
  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess

  public init(screenshot: XCUIScreenshot) {}

  /// https://developer.apple.com/documentation/xctest/xctattachment/lifetime-swift.enum
  public enum Lifetime: Int, Sendable {
    case keepAlways, deleteOnSuccess
  }
}

extension XCTestCase {
  /// https://developer.apple.com/documentation/xctest/xctactivity/add(_:)
  @MainActor public func add(_ attachment: XCTAttachment) {}
}
