import Catalog
import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("The iPad") struct PadTests {
    let session: Session
    let pad: PadViewController
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1194, height: 834))

    init() throws {
      Headless.reset()
      Headless.isPad = true
      Headless.screen = CGSize(width: 1194, height: 834)
      session = Session(
        memory: try #require(UserDefaults(suiteName: "tintype.test." + UUID().uuidString)),
        library: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))
      session.open(address: "#/summary?primary=indigo-500&accent=pink-a200&title=Didot&body=Georgia")
      session.handle(.fonts(.familiesFound(.onDevice)))
      pad = PadViewController(session)
      window.rootViewController = pad
      window.makeKeyAndVisible()
      Headless.endTransitions()
    }

    private var rows: [RowOnGlass] {
      let list = pad.viewController(for: .primary)?.view.first(UICollectionView.self)
      return (list?.indexPathsForVisibleItems ?? []).compactMap {
        list?.cellForItem(at: $0) as? UICollectionViewListCell
      }
      .map { RowOnGlass($0) }
    }

    private var screens: UINavigationController? { pad.viewController(for: .supplementary) as? UINavigationController }

    private var sample: SampleOnGlass? {
      pad.viewController(for: .secondary)?.view.first(UICollectionViewCell.self).flatMap { SampleOnGlass($0) }
    }

    private func tapStep(_ name: String) throws {
      let list = try #require(pad.viewController(for: .primary)?.view.first(UICollectionView.self))
      let row = try #require(rows.firstIndex { $0.name == name })
      try list.tapItem(at: IndexPath(item: row, section: 0))
      Headless.endTransitions()
    }

    @Test("The sidebar has the steps, with what was chosen, and marks where the person is")
    func rail() {
      #expect(
        rows.map { $0.name } == [
          "Primary color", "Accent color", "Title font", "Body font", "Summary", "Crayons", "Library",
        ])
      #expect(rows.prefix(4).map { $0.remark } == ["Indigo 500", "Pink A200", "Didot", "Georgia"])
      #expect(rows.filter { $0.isChecked }.map { $0.name } == ["Summary"])
      #expect(rows[4].traits == [.button, .selected])
    }

    @Test("A step leads to its screen, which has Back to the ones before it")
    func steps() throws {
      try tapStep("Accent color")
      #expect((screens?.topViewController as? ScreenViewController)?.route == .accent)
      #expect(screens?.viewControllers.count == 2)
      try tapStep("Crayons")
      #expect((screens?.topViewController as? ScreenViewController)?.route == .crayons)
      screens?.popViewController(animated: true)
      try tapStep("Accent color")
      screens?.popViewController(animated: true)
      Headless.endTransitions()
      #expect(session.studio.route == .primary)
      #expect(rows.filter { $0.isChecked }.map { $0.name } == ["Primary color"])
    }

    @Test("A step that isn't open yet leads nowhere, and VoiceOver knows")
    func closedStep() throws {
      session.handle(.summary(.startOverTapped))
      session.handle(.summary(.startOverConfirmed))
      Headless.endTransitions()
      #expect(rows[4].traits == [.button, .notEnabled])
      try tapStep("Summary")
      #expect(session.studio.route == .primary)
    }

    @Test("The stage shows the theme beside the screen on which it's chosen, and follows each choice")
    func stage() throws {
      #expect(sample?.name == "Inbox" && sample?.fills.contains(UIColor(0x3F51B5)) == true)
      try tapStep("Primary color")
      let grid = try #require(screens?.topViewController?.view.first(UICollectionView.self))
      try grid.tapItem(at: IndexPath(item: 8, section: 0))
      #expect(sample?.fills.contains(UIColor(0x009688)) == true)
    }

    @Test(
      "It has three columns, as many side by side as UIKit finds room for, and the iPhone's tabs for a narrow window")
    func columns() {
      #expect(pad.style == .tripleColumn)
      #expect(pad.preferredDisplayMode == .automatic && pad.preferredSplitBehavior == .automatic)
      #expect(pad.viewController(for: .compact) is RootViewController)
    }

    private func resize(to width: CGFloat) {
      Headless.screen = CGSize(width: width, height: 834)
      pad.resized()
      Headless.endTransitions()
    }

    private var tabs: RootViewController? { pad.viewController(for: .compact) as? RootViewController }

    private var top: ScreenViewController? {
      (tabs?.selectedViewController as? UINavigationController)?.topViewController as? ScreenViewController
    }

    @Test(
      "What was chosen while the window was narrow shows in the columns once it's wide, and the keyboard goes on working"
    )
    func widened() throws {
      resize(to: 375)
      session.handle(.navigation(.addressEntered("#/accent?primary=teal-500")))
      Headless.endTransitions()
      #expect(top?.route == .accent)
      resize(to: 1194)
      #expect(rows.prefix(2).map { $0.remark } == ["Teal 500", "Not chosen yet"])
      #expect((screens?.topViewController as? ScreenViewController)?.route == .accent)
      #expect(sample?.fills.contains(UIColor(0x009688)) == true)
      #expect(Headless.firstResponder === pad)
      pad.undoManager?.undo()
      #expect(rows.prefix(2).map { $0.remark } == ["Indigo 500", "Pink A200"])
    }

    @Test(
      "What was chosen while the window was wide shows in the tabs once it's narrow, and so does what was being asked")
    func narrowed() throws {
      session.handle(.summary(.startOverTapped))
      let alert = try #require(pad.presentedViewController as? UIAlertController)
      resize(to: 375)
      #expect(top?.route == .summary && pad.presentedViewController === alert)
      try alert.answer("Start Over")
      Headless.endTransitions()
      #expect(top?.route == .primary)
      // Narrow or wide, keys reach the same hands, also from a field in the tabs.
      tabs?.becomeFirstResponder()
      ShortcutDriver.connect()
      Headless.press("3", .command)
      #expect(top?.route == .crayons)
    }

    @Test("The clock and the battery, which are over the columns at the sides, keep the system's colors")
    func statusBar() throws {
      #expect((screens?.topViewController as? ScreenViewController)?.preferredStatusBarStyle == .lightContent)
      #expect(pad.childForStatusBarStyle == nil && pad.preferredStatusBarStyle == .default)
      resize(to: 375)
      #expect(pad.childForStatusBarStyle === tabs)
    }

    @Test("A sheet comes from what was tapped, or else from the middle, without an arrow")
    func sources() throws {
      session.handle(.library(.fileRead("primary=red-500")))
      try tapStep("Library")
      let table = try #require(screens?.topViewController?.view.first(UITableView.self))
      let path = IndexPath(row: 0, section: 1)
      try table.tapDetail(at: path)
      let sheet = try #require(pad.presentedViewController?.popoverPresentationController)
      #expect(sheet.sourceView != nil && sheet.sourceView === table.cellForRow(at: path))
      pad.dismiss(animated: false)

      // The tap is over: what Siri or a key starts comes from nowhere.
      session.offer(.share(URL(fileURLWithPath: "/theme.css")))
      let share = try #require(pad.presentedViewController?.popoverPresentationController)
      #expect(share.sourceView === pad.view && share.permittedArrowDirections == [])
      pad.dismiss(animated: false)

      // So does what was tapped in another window.
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 834))
      let button = UIButton(type: .system)
      other.addSubview(button)
      Hands.source = button
      session.offer(.share(URL(fileURLWithPath: "/theme.css")))
      #expect(pad.presentedViewController?.popoverPresentationController?.sourceView === pad.view)
      pad.dismiss(animated: false)

      _ = try table.menu(at: path)
      session.offer(.share(URL(fileURLWithPath: "/theme.css")))
      let own = pad.presentedViewController?.popoverPresentationController?.sourceView
      #expect(own != nil && own === table.cellForRow(at: path))
    }

    @Test(
      "What's offered is presented once, whether the window is wide or narrow", arguments: [1194, 375] as [CGFloat])
    func presentsOnce(width: CGFloat) throws {
      resize(to: width)
      for offer in [Offer.share(URL(fileURLWithPath: "/theme.css")), .photo, .files { _ in }] {
        session.offer(offer)
        Headless.endTransitions()
        let presented = try #require(pad.presentedViewController)
        #expect(presented.presentedViewController == nil)
        #expect(tabs?.presentedViewController == nil)
        pad.dismiss(animated: false)
      }
    }

    @Test("In a narrow window a toast is over the tabs' screen, clear of their bar, and stays there")
    func narrowToast() throws {
      resize(to: 375)
      session.handle(.navigation(.addressEntered("#/primary?primary=teal-500&accent=none-such")))
      Headless.endTransitions()
      let toast = try #require(pad.view.all(ToastView.self).first { $0.isSeen })
      let place = try #require(toast.superview)
      #expect(place === tabs?.selectedViewController?.view)
      session.handle(.session(.appearanceChanged(.dark)))
      #expect(toast.superview === place)
      toast.bounds.size.height = 52
      toast.layoutIfNeeded()
      #expect(tabs?.selectedViewController?.additionalSafeAreaInsets.bottom == 68)
      #expect(pad.additionalSafeAreaInsets.bottom == 0)
      resize(to: 1194)
      #expect(toast.superview === pad.view && pad.additionalSafeAreaInsets.bottom == 68)
      #expect(tabs?.selectedViewController?.additionalSafeAreaInsets.bottom == 0)
    }

    @Test("An event that leaves the theme alone draws no sample again")
    func quietStage() throws {
      let pager = try #require(pad.viewController(for: .secondary)?.view.first(SamplePager.self))
      let cell = try #require(pager.first(UICollectionViewCell.self))
      cell.accessibilityLabel = "as it was"
      session.handle(.navigation(.routeTapped(.crayons)))
      #expect(cell.accessibilityLabel == "as it was")
      session.handle(.navigation(.addressEntered("#/primary?primary=teal-500")))
      #expect(cell.accessibilityLabel != "as it was")
    }

    @Test("In a narrow window it's the iPhone's tabs")
    func narrow() throws {
      Headless.screen = CGSize(width: 375, height: 834)
      let narrow = PadViewController(session)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 834))
      window.rootViewController = narrow
      window.makeKeyAndVisible()
      Headless.endTransitions()
      let tabs = try #require(narrow.viewController(for: .compact) as? RootViewController)
      #expect(tabs.isOnScreen)
      let top = (tabs.selectedViewController as? UINavigationController)?.topViewController as? ScreenViewController
      #expect(top?.route == .summary)
      session.handle(.navigation(.routeTapped(.primary)))
      Headless.endTransitions()
      let now = (tabs.selectedViewController as? UINavigationController)?.topViewController as? ScreenViewController
      #expect(now?.route == .primary)
    }

    @Test("Undo, shortcuts and toasts work as on the phone, and a toast is announced once")
    func manners() throws {
      let posts = Headless.posts.count
      session.handle(.navigation(.addressEntered("#/primary?primary=teal-500&accent=none-such")))
      Headless.endTransitions()
      let said = Headless.posts.dropFirst(posts).filter { $0.notification == .announcement }
      #expect(said.count == 1)
      #expect(pad.view.all(ToastView.self).filter { $0.isSeen }.count == 1)
      #expect(Headless.firstResponder === pad)
      pad.undoManager?.undo()
      #expect(session.studio.theme.primary?.name == "Indigo")
      ShortcutDriver.connect()
      Headless.press("3", .command)
      #expect(session.studio.route == .crayons)
    }

    @Test("iOS gives an iPad its own layout")
    func scene() {
      UserDefaults.forgetWindows()
      defer { UserDefaults.forgetWindows() }
      let delegate = SceneDelegate()
      let scene = UIWindowScene()
      delegate.scene(
        scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions(urlContexts: []))
      #expect(delegate.window?.rootViewController is PadViewController)
      Headless.endTransitions()
      #expect(scene.title == delegate.session?.screen.windowTitle, "it names the window where iOS lists windows")
      Headless.isPad = false
      let phone = SceneDelegate()
      phone.scene(
        UIWindowScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions(urlContexts: []))
      #expect(phone.window?.rootViewController is RootViewController)
    }
  }
}
