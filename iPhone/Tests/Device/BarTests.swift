import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("The bar") struct BarTests {
    let phone: Phone

    init() throws { phone = try Phone(choosing: ["Indigo", "Pink"]) }

    private var item: UINavigationItem { phone.top.navigationItem }

    @Test("It has the theme's color, without a blur or a shadow, scrolled or not, upright or not")
    func appearances() throws {
      for look in [item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance] {
        let look = try #require(look)
        #expect(look.backgroundColor == UIColor(0x3F51B5))
        #expect(look.backgroundEffect == nil && look.shadowColor == nil)
        for buttons in [look.buttonAppearance, look.backButtonAppearance] {
          #expect(buttons.normal.titleTextAttributes[.foregroundColor] as? UIColor == UIColor(0xFFFFFF))
        }
      }
    }

    @Test("Its buttons are as large and bold as its contrast is measured for")
    func font() throws {
      let look = try #require(item.standardAppearance)
      let font = try #require(look.buttonAppearance.normal.titleTextAttributes[.font] as? UIFont)
      #expect(font.pointSize == 19 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test("Next has its own color while it's disabled, whatever UIKit does with a bar's buttons")
    func disabledNext() throws {
      let next = try #require(item.rightBarButtonItem?.customView as? NextButton)
      #expect(!next.isEnabled && next.titleColor(for: .disabled) == UIColor(0x283593))
      #expect(next.titleColor(for: .normal) == UIColor(0xFFFFFF) && next.subviews.first?.isHidden == true)
      #expect(next.largeContentTitle == "Next" && next.titleLabel?.font.pointSize == 19)
    }

    @Test("The step forward is in a capsule that can be told from the bar; Start Over and Save aren't")
    func nextCapsule() throws {
      try phone.choose("Didot")
      let next = try #require(item.rightBarButtonItem?.customView as? NextButton)
      #expect(next.isEnabled && next.subviews.first?.isHidden == false)
      #expect(next.subviews.first?.backgroundColor == UIColor(0x283593))
      #expect(next.titleColor(for: .normal) == UIColor(0xFFFFFF))
      try phone.tapNext()
      try phone.choose("Georgia")
      try phone.tapNext()
      for tab in ["Theme", "Library"] {
        try phone.tapTab(tab)
        let other = try #require(item.rightBarButtonItem?.customView as? NextButton)
        #expect(other.isEnabled && other.subviews.first?.isHidden == true, "\(tab)")
      }
    }

    @Test("Its menu has its own tint, and neither button of the app's has iOS 26's glass under it")
    func buttons() throws {
      let menu = try #require(item.leftBarButtonItem)
      let next = try #require(item.rightBarButtonItem)
      #expect(menu.tintColor == UIColor(0xFFFFFF))
      if #available(iOS 26, *) { #expect([menu, next].allSatisfy { $0.hidesSharedBackground }) }
    }

    @Test(
      "Back stays UIKit's own button, in the bar's color; where a font is chosen it's an arrow that VoiceOver calls Back"
    )
    func back() throws {
      let before = try #require(phone.navigation.viewControllers.dropLast().last?.navigationItem)
      #expect(before.backBarButtonItem == nil)
      #expect(before.back.words == "" && before.back.voice == "Back")
      #expect(phone.navigation.navigationBar.tintColor == UIColor(0xFFFFFF))
      let first = try #require(phone.navigation.viewControllers.first?.navigationItem)
      #expect(first.backBarButtonItem == nil && first.back.words == "Back")
    }

    @Test("In landscape an iPhone's bar has room for the title alone; VoiceOver reads both lines")
    func landscape() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink", "Didot"])
      #expect(phone.bar.subtitle != nil)
      Headless.set(height: .compact)
      #expect(phone.bar.subtitle == nil)
      #expect(phone.top.navigationItem.titleView?.accessibilityValue != nil)
      Headless.set(height: .regular)
      #expect(phone.bar.subtitle != nil)
    }

    @Test("It takes the system's colors again once the choice is taken back")
    func colorless() throws {
      let phone = try Phone()
      try phone.tapColor("Indigo")
      try phone.tapColor("Indigo")
      let look = try #require(phone.top.navigationItem.standardAppearance)
      #expect(look.buttonAppearance.normal.titleTextAttributes[.foregroundColor] == nil)
      #expect(phone.top.navigationItem.leftBarButtonItem?.tintColor == nil)
    }

    @Test("What does not concern it leaves it alone")
    func untouched() throws {
      let changes = item.changes
      try phone.search("ne")
      try phone.search("")
      #expect(item.changes == changes)
    }

    @Test("A slider changes its color, and makes no new buttons and no new menu")
    func slider() throws {
      try phone.tapTab("Crayons")
      try phone.tapRow("Beaver")
      try phone.drag("Red", to: 0)
      let (button, menu, changes) = (item.leftBarButtonItem, item.leftBarButtonItem?.menu, item.changes)
      try phone.drag("Red", to: 1)
      #expect(item.leftBarButtonItem === button && item.leftBarButtonItem?.menu === menu)
      // Standard, compact and at the scroll edge.
      #expect(item.changes == changes + 3)
    }
  }
}
