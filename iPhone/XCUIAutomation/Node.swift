import Foundation
@_spi(Headless) import UIKit

/// One thing on the headless glass, as a test of the user interface sees it.
@MainActor public struct Node {
  let type: XCUIElement.ElementType
  var label = ""
  var value: String?
  var isEnabled = true
  var isSelected = false
  var isHittable = true
  var children: [Node] = []
  var tap: (() -> Void)?
  var typeText: ((String) -> Void)?
  var adjust: ((CGFloat) -> Void)?
  /// A long press: the menu that opens.
  var press: (() -> UIMenu?)?
  var swipeLeft: (() -> Void)?

  /// The menu that's open, and what a swipe over a row has uncovered.
  static var openMenu: UIMenu?
  static var uncovered: [UIContextualAction] = []

  init(_ type: XCUIElement.ElementType, _ label: String? = nil) {
    self.type = type
    self.label = label ?? ""
  }

  var descendants: [Node] { children.flatMap { [$0] + $0.descendants } }

  /// The app: its screen, and an alert in front of it.
  init(window: UIWindow) {
    self.init(.application)
    guard let root = window.rootViewController else { return }
    children = Node.screen(of: root)
    for action in Node.uncovered {
      var button = Node(.button, action.title)
      button.tap = {
        Node.uncovered = []
        action.handler(action, UIView()) { _ in }
      }
      children.append(button)
    }
    if let menu = Node.openMenu { cover(with: menu.actions.map { Node(action: $0) }) }
    switch root.presentedViewController {
    case let alert as UIAlertController: cover(with: [Node(alert: alert)])
    case let sheet as UINavigationController: cover(with: Node.screen(of: sheet))
    case let other?: cover(with: [Node(.other, other.title)])
    case nil: break
    }
  }

  /// Puts something in front of everything.
  private mutating func cover(with nodes: [Node]) {
    for index in children.indices { children[index].cover() }
    children += nodes
  }

  private init(action: UIAction) {
    self.init(.button, action.title)
    isEnabled = !action.attributes.contains(.disabled)
    isSelected = action.state == .on
    tap = {
      Node.openMenu = nil
      action.tap()
    }
  }

  private mutating func cover() {
    isHittable = false
    for index in children.indices { children[index].cover() }
  }

  private static func screen(of controller: UIViewController) -> [Node] {
    switch controller {
    case let tabs as UITabBarController: [Node(tabs: tabs)] + (tabs.selectedViewController.map(screen) ?? [])
    case let navigation as UINavigationController:
      // A toast is beside the screen.
      [Node(bar: navigation)] + (navigation.topViewController.map(screen) ?? [])
        + navigation.view.subviews.filter { $0 is UIScrollView }.flatMap { nodes(in: $0) }
    default: nodes(in: controller.view)
    }
  }

  private init(tabs: UITabBarController) {
    self.init(.tabBar)
    children = (tabs.viewControllers ?? []).map { controller in
      var tab = Node(.button, controller.tabBarItem.title)
      tab.isSelected = controller === tabs.selectedViewController
      tab.tap = { [label = tab.label] in try? tabs.tapTab(label) }
      return tab
    }
  }

  private init(alert: UIAlertController) {
    self.init(.alert, alert.title)
    children = [Node(.staticText, alert.message)]
    for action in alert.actions {
      var button = Node(.button, action.title)
      button.tap = { try? alert.answer(action.title ?? "") }
      children.append(button)
    }
  }

  private init(bar navigation: UINavigationController) {
    self.init(.navigationBar, navigation.topViewController?.navigationItem.title)
    let item = navigation.topViewController?.navigationItem
    if let back = navigation.viewControllers.dropLast().last?.navigationItem.back {
      var button = Node(.button, back.voice)
      button.tap = { navigation.popViewController(animated: true) }
      children.append(button)
    }
    if let title = item?.titleView { children.append(Node(.other, title.accessibilityLabel)) }
    if let field = item?.searchController?.searchBar.searchTextField { children.append(Node(control: field)) }
    for item in [item?.leftBarButtonItem, item?.rightBarButtonItem].compactMap({ $0 }) {
      let own = item.customView as? UIButton
      var button = Node(.button, item.accessibilityLabel ?? item.title ?? own?.title(for: .normal))
      button.isEnabled = own?.isEnabled ?? item.isEnabled
      button.tap = { if let menu = item.menu { Node.openMenu = menu } else { item.tap() } }
      children.append(button)
    }
  }
}

extension Node {
  /// The parts of a view that a person sees.
  fileprivate static func nodes(in view: UIView) -> [Node] {
    if view.isHidden || view.accessibilityElementsHidden { return [] }
    switch view {
    case let cell as UICollectionViewCell where cell.isAccessibilityElement: return [Node(cell: cell)]
    case let content as UIListContentView: return Node.texts(in: content)
    case let image as UIImageView where image.isAccessibilityElement: return [Node(.image, image.accessibilityLabel)]
    case let area as UITextView where area.isEditable:
      var node = Node(.textView, area.accessibilityLabel)
      node.value = area.text
      node.tap = {}
      node.typeText = { area.text += $0 }
      return [node]
    case let label as UILabel: return [Node(.staticText, label.accessibilityLabel ?? label.text)]
    case let control as UIControl: return [Node(control: control)]
    case let table as UITableView: return [Node(table: table)]
    default: return view.subviews.flatMap { nodes(in: $0) }
    }
  }

  private static func texts(in content: UIListContentView) -> [Node] {
    let lines = content.configuration as? UIListContentConfiguration
    return [lines?.text, lines?.secondaryText].compactMap { $0 }.map { Node(.staticText, $0) }
  }

  private init(cell: UICollectionViewCell) {
    self.init(.cell, cell.accessibilityLabel)
    value = cell.accessibilityValue
    isSelected = cell.accessibilityTraits.contains(.selected)
    tap = {
      guard let grid = cell.superview as? UICollectionView else { return }
      // The tap may have the grid use the cell for another item.
      let path = grid.indexPathsForVisibleItems.first { grid.cellForItem(at: $0) === cell }
      if let path { try? grid.tapItem(at: path) }
    }
  }

  private init(table: UITableView) {
    self.init(.other, table.accessibilityLabel)
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) else { continue }
      var row = Node(.cell)
      row.isSelected = cell.accessibilityTraits.contains(.selected)
      row.tap = { try? table.tapRow(at: path) }
      row.press = { try? table.menu(at: path) }
      row.swipeLeft = {
        let delegate = table.delegate
        Node.uncovered =
          delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
      }
      row.children = Node.nodes(in: cell.contentView).map { child in
        var child = child
        // A finger on the words of a row is one on the row.
        if child.type == .staticText { (child.tap, child.press, child.swipeLeft) = (row.tap, row.press, row.swipeLeft) }
        return child
      }
      children.append(row)
    }
  }

  private init(control: UIControl) {
    switch control {
    case let button as UIButton:
      self.init(.button, button.configuration?.title)
      tap = {
        if button.showsMenuAsPrimaryAction {
          Node.openMenu = button.menu
          return
        }
        button.sendActions(for: .primaryActionTriggered)
        button.sendActions(for: .touchUpInside)
      }
      if let label = button.accessibilityLabel { self.label = label }
    case let toggle as UISwitch:
      self.init(.switch, toggle.accessibilityLabel)
      tap = { toggle.flip() }
      value = toggle.isOn ? "1" : "0"
      isEnabled = toggle.isEnabled
      return
    case let slider as UISlider:
      self.init(.slider, slider.accessibilityLabel)
      adjust = {
        slider.drag(to: slider.minimumValue + Float($0) * (slider.maximumValue - slider.minimumValue))
        slider.release()
      }
    case let stepper as UIStepper:
      self.init(.stepper, stepper.accessibilityLabel)
      // iOS names the halves of a stepper itself.
      children = [("Decrement", false), ("Increment", true)].map { name, up in
        var half = Node(.button, name)
        half.tap = { stepper.tap(up: up) }
        return half
      }
    case let segments as UISegmentedControl:
      self.init(.other, segments.accessibilityLabel)
      children = (0..<segments.numberOfSegments).map { index in
        var segment = Node(.button, segments.titleForSegment(at: index))
        segment.isSelected = index == segments.selectedSegmentIndex
        segment.tap = { [label = segment.label] in try? segments.tap(label) }
        return segment
      }
    case let field as UITextField:
      self.init(field is UISearchTextField ? .searchField : .textField, field.accessibilityLabel)
      tap = {}
      typeText = {
        for letter in $0 {
          let before = field.text ?? ""
          let isDelete = String(letter) == XCUIKeyboardKey.delete.rawValue
          field.text = isDelete ? String(before.dropLast()) : before + String(letter)
          field.sendActions(for: .editingChanged)
        }
      }
    default: self.init(.other, control.accessibilityLabel)
    }
    value = control.accessibilityValue ?? (control as? UITextField)?.text
    isEnabled = control.isEnabled
    isSelected = isSelected || control.isSelected
  }
}
