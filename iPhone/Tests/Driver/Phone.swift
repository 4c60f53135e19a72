import Catalog
import ColorScience
import Foundation
import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

/// The app on a headless phone, and a finger. Reaching for something that isn't on the glass throws.
@MainActor final class Phone {
  let memory: UserDefaults
  /// The app's documents, as Files shows them.
  let documents: URL
  let session: Session
  let root: RootViewController
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Takes the link that opens the app, the defaults and documents of an earlier run (none on a new phone), how many
  /// cells and rows fit on the screen, and choices to make by hand, each followed by Next.
  init(
    link: String? = nil, memory kept: UserDefaults? = nil, documents: URL? = nil, fonts: FontFolder = .own,
    cellsInSight: Int = 24, rowsInSight: Int = 16, choosing names: [String] = []
  ) throws {
    if kept == nil { Headless.reset() }
    Headless.cellsInSight = cellsInSight
    Headless.rowsInSight = rowsInSight
    memory = try kept ?? #require(UserDefaults(suiteName: "tintype.test." + UUID().uuidString))
    self.documents =
      documents ?? FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    session = Session(memory: memory, library: self.documents, fonts: fonts)
    session.open(address: link.flatMap { URL(string: $0) }?.address)
    // The app finds them on its own a moment later, see `Session.findFonts`.
    session.handle(.fonts(.familiesFound(.onDevice(with: session.installed))))
    root = RootViewController(session)
    window.rootViewController = root
    window.makeKeyAndVisible()
    wait()
    for name in names {
      try choose(name)
      try tapNext()
    }
  }

  var navigation: UINavigationController {
    root.selectedViewController as? UINavigationController ?? UINavigationController()
  }
  var route: Route? { (top as? ScreenViewController)?.route }
  var top: UIViewController { navigation.topViewController ?? UIViewController() }
  var content: UIView { top.view }

  // A finger. It waits for transitions to end, before it taps and after.

  /// Whether the finger waits. If not, `wait()` ends the transitions that have begun.
  var waits = true

  func wait() { Headless.endTransitions() }

  /// Opens a file as iOS hands it over, and waits until it's been read.
  func open(_ file: URL) async {
    await session.read([file])
    wait()
  }

  /// Waits for what the app does meanwhile.
  func wait(for what: String, until isDone: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(10)
    while !isDone() {
      try #require(ContinuousClock.now < end, "still waiting for \(what)")
      await Task.yield()
    }
    wait()
  }

  func tapNext() throws { try touch(top.navigationItem.rightBarButtonItem, "the button on the right") { $0.tap() } }

  /// UIKit's own Back button, or a swipe.
  func goBack() throws { try touch(bar.back, "Back") { _ in navigation.popViewController(animated: true) } }

  func chooseFromMenu(_ entry: String) throws {
    try touch(top.navigationItem.leftBarButtonItem, "the menu") { try $0.choose(entry) }
  }

  func tapTab(_ title: String) throws { try touch(root, "the tabs") { try $0.tapTab(title) } }

  /// Taps a color or a font, whichever the screen has.
  func choose(_ name: String) throws { try grid == nil ? tapRow(name) : tapColor(name) }

  func tapColor(_ name: String) throws { try touch(grid, "a grid") { try $0.tapItem(at: scroll(to: name)) } }

  /// Scrolls to the row of that name and taps it.
  func tapRow(_ name: String) throws { try touch(table, "a list") { try $0.tapRow(at: scroll(to: name)) } }

  func drag(_ channel: String, to value: Float) throws {
    try touch(seen(UISlider.self) { $0.accessibilityLabel == channel }, channel) { $0.drag(to: value) }
  }

  func letGo(of channel: String) throws {
    try touch(seen(UISlider.self) { $0.accessibilityLabel == channel }, channel) { $0.release() }
  }

  func type(_ text: String, into field: String) throws {
    try type(text, into: seen(UITextField.self) { $0.accessibilityLabel == field + " value" }, field)
  }

  func search(_ text: String) throws { try type(text, into: searchField, "the search field") }

  func tapAlpha(up: Bool, times: Int = 1) throws {
    for _ in 0..<times { try touch(seen(UIStepper.self), "the stepper") { $0.tap(up: up) } }
  }

  func tapSegment(_ title: String) throws {
    try touch(seen(UISegmentedControl.self) { $0.hasSegment(title) }, title) { try $0.tap(title) }
  }

  /// The field in the bar.
  var searchField: UISearchTextField? { top.navigationItem.searchController?.searchBar.searchTextField }

  /// Nothing happens on a button that is disabled.
  func tapButton(_ title: String) throws {
    try touch(seen(UIButton.self) { ($0.configuration?.title ?? $0.accessibilityLabel) == title }, title) {
      if $0.isEnabled { $0.sendActions(for: .primaryActionTriggered) }
    }
  }

  func answer(_ title: String) throws {
    guard let alert else { throw NothingThere(title) }
    try alert.answer(title)
    if waits { wait() }
  }

  private func type(_ text: String, into field: @autoclosure () -> UITextField?, _ name: String) throws {
    try touch(field(), name) {
      $0.text = text
      $0.sendActions(for: .editingChanged)
    }
  }

  /// Touches something that must be there, with no alert in front of it.
  private func touch<Thing>(_ find: @autoclosure () -> Thing?, _ name: String, _ act: (Thing) throws -> Void) throws {
    if waits { wait() }
    if alert != nil || sheet != nil { throw NothingThere(name + ", behind an alert or a sheet") }
    guard let thing = find() else { throw NothingThere(name) }
    try act(thing)
    if waits { wait() }
  }

  /// A long press on a color or a crayon, and the entry of its menu.
  func choose(_ entry: String, fromMenuOf name: String) throws {
    try touch(grid ?? table, "a grid or a list") { list in
      let path: IndexPath = try scroll(to: name)
      let menu = try (list as? UICollectionView)?.menu(at: path) ?? (list as? UITableView)?.menu(at: path)
      guard let menu else { throw NothingThere(name + "’s menu") }
      try menu.choose(entry, from: nil)
    }
  }

  /// Taps the button that opens a menu, then the menu's entry.
  func choose(_ entry: String, from picker: String) throws {
    try touch(seen(UIButton.self) { $0.accessibilityLabel == picker && $0.showsMenuAsPrimaryAction }, picker) {
      guard let menu = $0.menu else { throw NothingThere(picker) }
      try menu.choose(entry, from: $0)
    }
  }

  /// A finger on the button at the end of a row.
  func tapMore(_ name: String) throws {
    try touch(table, "a list") { try $0.tapDetail(at: scroll(to: name)) }
  }

  /// A swipe over a row, and a finger on what it uncovers.
  func swipe(_ name: String, _ action: String) throws {
    try touch(table, "a list") { try $0.swipe(at: scroll(to: name), action) }
  }

  func shake() {
    Headless.shake()
    if waits { wait() }
  }

  func press(_ key: String, _ modifiers: UIKeyModifierFlags = .command) {
    ShortcutDriver.connect()
    Headless.press(key, modifiers)
    if waits { wait() }
  }

  /// Anything on the screen, or in a toast over it.
  private func seen<View: UIView>(_ kind: View.Type, where isMeant: (View) -> Bool = { _ in true }) -> View? {
    (content.all(kind) + (toastView?.all(kind) ?? [])).first { $0.isSeen && isMeant($0) }
  }

  // Everything a person can see.

  var bar: BarOnGlass { BarOnGlass(navigation) }
  /// The sheet that's over the screen.
  var sheet: SheetOnGlass? { (root.presentedViewController as? SheetController).map { SheetOnGlass($0) } }
  var picker: UIDocumentPickerViewController? {
    var controller = root.presentedViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller as? UIDocumentPickerViewController
  }
  var alert: UIAlertController? { root.presentedViewController as? UIAlertController }
  var grid: UICollectionView? { content.first(UICollectionView.self) }
  var table: UITableView? { content.first(UITableView.self) }
  var mixer: MixerOnGlass { MixerOnGlass(content) }
  /// The file or folder that a sheet offers to other apps.
  var shared: URL? { (root.presentedViewController as? UIActivityViewController)?.items.first as? URL }
  func closeSheet() { root.dismiss(animated: false) }
  /// The texts of the screen, those of samples left out, which are pictures.
  var labels: [UILabel] { content.all(UILabel.self).filter { $0.isSeen && !$0.isInSample } }
  private var toastView: ToastView? { root.view.all(ToastView.self).first { $0.isSeen } }
  /// The toast's text.
  var toast: String? { toastView?.first(UILabel.self)?.text }
  /// VoiceOver's two fingers that scrub over the toast.
  func dismissToast() throws {
    guard toastView?.accessibilityPerformEscape() == true else { throw NothingThere("a toast") }
    wait()
  }

  /// The buttons of the toast.
  var toastButtons: [String?] {
    toastView?.all(UIButton.self).filter { $0.isSeen }.map { $0.configuration?.title } ?? []
  }

  var statusBar: UIStatusBarStyle {
    var controller: UIViewController = root
    while let child = controller.childForStatusBarStyle { controller = child }
    return controller.preferredStatusBarStyle
  }
}

extension Phone {
  /// Types into the field that VoiceOver calls by that name.
  func type(_ text: String, intoFieldNamed name: String) throws {
    guard let field = content.all(UITextField.self).first(where: { $0.isSeen && $0.accessibilityLabel == name }) else {
      throw NothingThere(name)
    }
    field.text = text
    field.sendActions(for: .editingChanged)
  }
}

/// Finds a command's method by name, in place of Objective-C's runtime.
@MainActor protocol ShortcutTaker {
  func press(_ command: UIKeyCommand)
}

extension ShortcutTaker {
  fileprivate func take(_ command: UIKeyCommand) -> Bool {
    #expect(command.action == Selector(("press:")))
    press(command)
    return true
  }
}

extension RootViewController: ShortcutTaker {}
extension PadViewController: ShortcutTaker {}

/// Builds the menu bar, and connects keys to the methods of its commands.
@MainActor enum ShortcutDriver {
  static func connect() {
    Headless.menuBar = MenuBar(of: AppDelegate()).commands
    Headless.perform = { ($0 as? any ShortcutTaker)?.take($1) ?? false }
  }

  /// What the menu bar offers now, by title; without what's dimmed.
  static var offered: [String] {
    connect()
    for command in Headless.menuBar { Headless.firstResponder?.validate(command) }
    return Headless.menuBar.filter { !$0.attributes.contains(.disabled) }.map { $0.title }
  }
}
