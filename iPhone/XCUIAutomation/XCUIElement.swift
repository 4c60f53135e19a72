import Foundation
@_spi(Headless) import UIKit

/// https://developer.apple.com/documentation/xcuiautomation/xcuielement
@MainActor open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
  private let name: String?
  var find: () -> [Node]

  init(_ name: String?, _ find: @escaping () -> [Node]) {
    self.name = name
    self.find = find
  }

  open var exists: Bool { !find().isEmpty }
  open var isHittable: Bool { find().first?.isHittable == true }
  open var isEnabled: Bool { find().first?.isEnabled == true }
  open var isSelected: Bool { find().first?.isSelected == true }
  open var label: String { find().first?.label ?? "" }
  open var value: Any? { find().first?.value }

  /// Apple's waits. Here every change of screen has ended already, so nothing more can come.
  open func waitForExistence(timeout: TimeInterval) -> Bool { exists }

  open func tap() {
    act { $0.tap?() }
  }

  open func press(forDuration duration: TimeInterval) {
    act { Node.openMenu = $0.press?() }
  }

  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/swipeleft(velocity:)
  open func swipeLeft(velocity: XCUIGestureVelocity) {
    act { $0.swipeLeft?() }
  }

  open func typeText(_ text: String) {
    act { $0.typeText?(text) }
  }

  open func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    act { $0.adjust?(normalizedSliderPosition) }
  }

  open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }

  /// An element that can't be reached ends the test, as in Apple's framework.
  private func act(_ body: (Node) -> Void) {
    let found = find()
    guard let node = found.first else { preconditionFailure("No element: \(name ?? "the app")") }
    precondition(found.count == 1, "More than one element: \(name ?? "the app")")
    precondition(node.isHittable, "Something is in front of \(name ?? "the app")")
    if node.isEnabled { body(node) }
    Headless.endTransitions()
  }

  public var found: [Node] { find() }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuielementquery
@MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  private let find: () -> [Node]

  init(_ find: @escaping () -> [Node]) { self.find = find }

  open var count: Int { find().count }
  public var found: [Node] { find() }

  open subscript(key: String) -> XCUIElement {
    XCUIElement(key) { [find] in find().filter { $0.label == key } }
  }

  open func element(boundBy index: Int) -> XCUIElement {
    XCUIElement("\(index)") { [find] in Array(find().dropFirst(index).prefix(1)) }
  }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider
@MainActor public protocol XCUIElementTypeQueryProvider: AnyObject {
  /// The elements on the glass that match now.
  var found: [Node] { get }
}

extension XCUIElementTypeQueryProvider {
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery { [self] in
      found.flatMap { $0.descendants }.filter { type == .any || $0.type == type }
    }
  }

  public var firstMatch: XCUIElement { XCUIElement("first match") { [self] in Array(found.prefix(1)) } }

  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  public var images: XCUIElementQuery { descendants(matching: .image) }
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
}

extension XCUIElement {
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype
  public enum ElementType: Sendable {
    case any
    case other
    case application
    case alert
    case button
    case navigationBar
    case tabBar
    case slider
    case searchField
    case staticText
    case textField
    case textView
    case image
    case `switch`
    case cell
    case stepper
  }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public static let slow = XCUIGestureVelocity(rawValue: 1)
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let delete = XCUIKeyboardKey(rawValue: "\u{7F}")
}
