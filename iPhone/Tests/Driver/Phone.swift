import ColorScience
import Foundation
import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

/// The app on a headless phone, and a finger. What is not on the glass cannot be tapped: reaching for it throws.
@MainActor final class Phone {
  let memory: UserDefaults
  let session: Session
  let root: RootViewController
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Takes the link that opens the app, what an earlier run has kept (nothing on a new phone), how many cells and rows
  /// the glass has room for, and the choices that are made by hand, each followed by Next.
  init(
    link: String? = nil, memory kept: UserDefaults? = nil, cellsInSight: Int = 24, rowsInSight: Int = 12,
    choosing names: [String] = []
  ) throws {
    if kept == nil { Headless.reset() }
    Headless.cellsInSight = cellsInSight
    Headless.rowsInSight = rowsInSight
    memory = try kept ?? #require(UserDefaults(suiteName: "tintype.test." + UUID().uuidString))
    session = Session(memory: memory)
    session.open(link: link.flatMap { URL(string: $0) })
    root = RootViewController(session)
    window.rootViewController = root
    window.makeKeyAndVisible()
    for (index, name) in names.enumerated() {
      try index < 2 ? tapColor(name) : tapRow(name)
      try tapNext()
    }
  }

  var navigation: UINavigationController {
    root.selectedViewController as? UINavigationController ?? UINavigationController()
  }
  var top: UIViewController { navigation.topViewController ?? UIViewController() }
  var content: UIView { top.view }

  // What a finger does.

  func tapNext() throws { try reach(top.navigationItem.rightBarButtonItem, "the button on the right").tap() }

  /// UIKit's own Back button, or a swipe.
  func goBack() throws {
    _ = try reach(bar.back, "Back")
    navigation.popViewController(animated: true)
  }

  func chooseFromMenu(_ entry: String) throws {
    try reach(top.navigationItem.leftBarButtonItem, "the menu").choose(entry)
  }

  func tapTab(_ title: String) throws { try reach(root, "the tabs").tapTab(title) }

  func tapColor(_ name: String) throws {
    let grid = try reach(grid, "a grid")
    try grid.tapItem(at: scroll(to: name))
  }

  /// Scrolls to the row of that name and taps it.
  func tapRow(_ name: String) throws {
    let table = try reach(table, "a list")
    try table.tapRow(at: scroll(to: name))
  }

  func drag(_ channel: String, to value: Float) throws {
    try reach(seen(UISlider.self) { $0.accessibilityLabel == channel }, channel).drag(to: value)
  }

  func type(_ text: String, into field: String) throws {
    try type(text, into: seen(UITextField.self) { $0.accessibilityLabel == field + " value" }, field)
  }

  func search(_ text: String) throws { try type(text, into: seen(UISearchTextField.self), "the search field") }

  func tapAlpha(up: Bool, times: Int = 1) throws {
    for _ in 0..<times { try reach(seen(UIStepper.self), "the stepper").tap(up: up) }
  }

  func tapSegment(_ title: String) throws {
    try reach(seen(UISegmentedControl.self) { $0.hasSegment(title) }, title).tap(title)
  }

  /// Nothing happens on a button that is disabled.
  func tapButton(_ title: String) throws {
    let button = try reach(seen(UIButton.self) { $0.configuration?.title == title }, title)
    if button.isEnabled { button.sendActions(for: .primaryActionTriggered) }
  }

  func answer(_ title: String) throws { try #require(alert, "There is no alert").answer(title) }

  private func type(_ text: String, into field: UITextField?, _ name: String) throws {
    let field = try reach(field, name)
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  /// What the finger reaches for: it must be there, and no alert in front of it.
  private func reach<Thing>(_ thing: Thing?, _ name: String) throws -> Thing {
    if alert != nil { throw NothingThere(name + ", behind an alert") }
    guard let thing else { throw NothingThere(name) }
    return thing
  }

  private func seen<View: UIView>(_ kind: View.Type, where isMeant: (View) -> Bool = { _ in true }) -> View? {
    content.all(kind).first { $0.isSeen && isMeant($0) }
  }

  // What an eye sees.

  var bar: BarOnGlass { BarOnGlass(navigation) }
  var alert: UIAlertController? { root.presentedViewController as? UIAlertController }
  var grid: UICollectionView? { content.first(UICollectionView.self) }
  var table: UITableView? { content.first(UITableView.self) }
  var mixer: MixerOnGlass { MixerOnGlass(content) }
  var labels: [UILabel] { content.all(UILabel.self).filter { $0.isSeen } }

  var statusBar: UIStatusBarStyle {
    var controller: UIViewController = root
    while let child = controller.childForStatusBarStyle { controller = child }
    return controller.preferredStatusBarStyle
  }
}
