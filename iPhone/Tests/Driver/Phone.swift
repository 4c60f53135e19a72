import ColorScience
import Foundation
import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

/// The app on a headless phone, and a finger.
@MainActor final class Phone {
  let memory: UserDefaults
  let session: Session
  let root: RootViewController
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Takes the link that opens the app, what an earlier run has kept (nothing on a new phone), and the choices that are
  /// made by hand, each followed by Next.
  init(link: String? = nil, memory kept: UserDefaults? = nil, choosing names: [String] = []) throws {
    if kept == nil { Headless.reset() }
    memory = try kept ?? #require(UserDefaults(suiteName: "tintype.test." + UUID().uuidString))
    session = Session(memory: memory)
    session.open(link: link.flatMap { URL(string: $0) })
    root = RootViewController(session)
    window.rootViewController = root
    window.makeKeyAndVisible()
    for (index, name) in names.enumerated() {
      index < 2 ? tapColor(name) : tapFont(name)
      tapNext()
    }
  }

  var navigation: UINavigationController {
    root.selectedViewController as? UINavigationController ?? UINavigationController()
  }
  var top: UIViewController { navigation.topViewController ?? UIViewController() }
  var content: UIView { top.view }

  // What a finger does.

  func tapNext() { top.navigationItem.rightBarButtonItem?.tap() }

  /// UIKit's own Back button, or a swipe.
  func goBack() { navigation.popViewController(animated: true) }

  func tapColor(_ name: String) {
    guard let index = swatches.firstIndex(where: { $0.name == name }) else { return }
    content.first(UICollectionView.self)?.tapItem(index)
  }

  func tapTab(_ title: String) {
    guard let index = root.viewControllers?.firstIndex(where: { $0.tabBarItem.title == title }) else { return }
    root.tapTab(index)
  }

  func tapCrayon(_ name: String) {
    guard let index = crayons.firstIndex(where: { $0.title == name }) else { return }
    table?.tapRow(index, inSection: 1)
  }

  func drag(_ channel: String, to value: Float) {
    content.all(UISlider.self).first { $0.accessibilityLabel == channel }?.drag(to: value)
  }

  func type(_ text: String, into field: String) {
    let field = content.all(UITextField.self).first { $0.accessibilityLabel == field + " value" }
    field?.text = text
    field?.sendActions(for: .editingChanged)
  }

  func tapAlpha(up: Bool, times: Int = 1) {
    for _ in 0..<times { content.first(UIStepper.self)?.tap(up: up) }
  }

  func tapSegment(_ title: String) {
    for control in content.all(UISegmentedControl.self) { control.tap(title) }
  }

  func tapFont(_ name: String) {
    guard let index = fontNames.firstIndex(of: name) else { return }
    content.first(UITableView.self)?.tapRow(index, inSection: 1)
  }

  func tapButton(_ title: String) {
    content.all(UIButton.self).first { $0.configuration?.title == title }?.sendActions(for: .primaryActionTriggered)
  }

  func search(_ text: String) {
    let field = content.first(UISearchTextField.self)
    field?.text = text
    field?.sendActions(for: .editingChanged)
  }

  // What an eye sees.

  var bar: BarOnGlass { BarOnGlass(navigation) }
  var alert: UIAlertController? { root.presentedViewController as? UIAlertController }

  var statusBar: UIStatusBarStyle {
    var controller: UIViewController = root
    while let child = controller.childForStatusBarStyle { controller = child }
    return controller.preferredStatusBarStyle
  }

  var swatches: [SwatchOnGlass] {
    guard let grid = content.first(UICollectionView.self) else { return [] }
    return grid.indexPathsForVisibleItems.compactMap { grid.cellForItem(at: $0).map(SwatchOnGlass.init) }
  }

  func swatch(_ name: String) throws -> SwatchOnGlass { try #require(swatches.first { $0.name == name }) }

  var table: UITableView? { content.first(UITableView.self) }

  /// The names of all rows, in sight or not.
  var fontNames: [String] {
    let list: FontList? = if case .fonts(let list) = session.studio.screen.content { list } else { nil }
    return list?.families.map { $0.name } ?? []
  }

  /// All crayons of the list, in sight or not.
  var crayons: [CrayonRow] {
    let list: CrayonList? = if case .crayons(let list) = session.studio.screen.content { list } else { nil }
    return list?.rows ?? []
  }

  var mixer: MixerOnGlass { MixerOnGlass(content) }

  /// The rows of the list that are in sight.
  var rows: [RowOnGlass] {
    guard let table else { return [] }
    return (table.indexPathsForVisibleRows ?? []).filter { $0.section == 1 }.compactMap {
      table.cellForRow(at: $0).map(RowOnGlass.init)
    }
  }

  func row(_ name: String) throws -> RowOnGlass { try #require(rows.first { $0.name == name }) }

  var labels: [UILabel] { content.all(UILabel.self).filter { $0.isSeen } }
}
