import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  /// UIKit reports that a screen is shown once its transition has ended, and by then the core may be elsewhere.
  @MainActor @Suite("What happens while one screen changes to the next") struct TransitionTests {
    @Test("A change of screen that ends late is nobody's Back")
    func late() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink"])
      phone.waits = false
      try phone.tapRow("Didot")
      try phone.tapNext()
      let link = try #require(
        URL(string: "tintype:#/summary?primary=teal-500&accent=amber-a200&title=Didot&body=Menlo"))
      phone.session.handle(.navigation(.addressEntered(link.address)))
      phone.wait()
      #expect(phone.route == .summary)
      #expect(phone.session.studio.route == .summary)
    }

    @Test("A swipe back is Back once it has ended; what else happens meanwhile does not undo it")
    func swipe() throws {
      let phone = try Phone(choosing: ["Indigo"])
      phone.waits = false
      try phone.goBack()
      #expect(phone.session.studio.route == .accent)
      Headless.set(style: .dark)
      #expect(phone.bar.title == "Primary color" && phone.swatches.count == 19)
      #expect(phone.route == .primary)
      phone.wait()
      #expect(phone.session.studio.route == .primary)
      #expect(phone.route == .primary)
    }

    @Test("The menu of the Back button leads several screens back at once")
    func backMenu() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink", "Didot"])
      phone.navigation.popToViewController(phone.navigation.viewControllers[1], animated: true)
      phone.wait()
      #expect(phone.route == .accent)
      #expect(phone.session.studio.route == .accent)
      #expect(try phone.swatch("Pink").traits == [.button, .selected])
    }

    @Test("A swipe back that ends in the other tab leaves the person there")
    func swipeThenTab() throws {
      let phone = try Phone(choosing: ["Indigo"])
      phone.waits = false
      try phone.goBack()
      try phone.tapTab("Crayons")
      phone.wait()
      #expect(phone.route == .crayons)
      #expect(phone.session.studio.route == .crayons)
    }

    @Test("VoiceOver goes to the new screen's title once that screen is there")
    func heading() throws {
      let phone = try Phone()
      try phone.tapColor("Indigo")
      phone.waits = false
      let before = Headless.posts.count
      try phone.tapNext()
      #expect(Headless.posts.count == before)
      phone.wait()
      #expect(Headless.posts.last?.notification == .screenChanged)
      #expect(Headless.posts.last?.argument as? UIView === phone.top.navigationItem.titleView)
    }

    @Test(
      "A crayon's row grows into its mixer on iOS 18, and a drag leads back from the edge alone, clear of the sliders")
    func zoom() throws {
      guard #available(iOS 18, *) else { return }
      let phone = try Phone()
      try phone.tapTab("Crayons")
      let list = phone.top
      try phone.tapRow("Atomic Tangerine")
      phone.top.view.bounds.size.width = 390
      func transition() throws -> UIViewController.Transition { try #require(phone.top.preferredTransition) }
      func source() throws -> UITableViewCell? {
        try transition().sourceViewProvider(.init(from: list, to: phone.top)) as? UITableViewCell
      }
      #expect(try source().map { RowOnGlass($0).name } == "Atomic Tangerine")
      func begins(at x: CGFloat, willBegin: Bool = true) throws -> Bool? {
        try transition().options?.interactiveDismissShouldBegin?(.init(at: CGPoint(x: x, y: 400), willBegin: willBegin))
      }
      #expect(try begins(at: 4) == true && begins(at: 4, willBegin: false) == false)
      #expect(try begins(at: 17) == false && begins(at: 200) == false && begins(at: 388) == false)
      Headless.isRightToLeft = true
      #expect(try begins(at: 388) == true && begins(at: 4) == false)
      let (left, mixer) = (try transition(), phone.top)
      try phone.goBack()
      #expect(left.sourceViewProvider(.init(from: list, to: mixer)) != nil)
      phone.table?.scrollToRow(at: IndexPath(row: 100, section: 1), at: .top, animated: false)
      #expect(left.sourceViewProvider(.init(from: list, to: mixer)) == nil, "its row is out of sight")
    }

    @Test("A list scrolls to its chosen row once it has a size")
    func scrollToChoice() throws {
      let first = try Phone(rowsInSight: 4, choosing: ["Indigo", "Pink"])
      try first.tapRow("Papyrus")
      let again = try Phone(memory: first.memory, rowsInSight: 4)
      #expect(again.rows.contains { $0.isChecked })
    }
  }
}
