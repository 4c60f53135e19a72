import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Native manners") struct MannersTests {
    @Test("UIKit's undo manager is the core's history")
    func undoManager() throws {
      let phone = try Phone()
      let manager = try #require(Headless.firstResponder?.undoManager)
      #expect(!manager.canUndo && !manager.canRedo)
      try phone.tapColor("Indigo")
      #expect(manager.canUndo && !manager.canRedo)
      manager.undo()
      #expect(phone.bar.color == phone.content.backgroundColor)
      #expect(!manager.canUndo && manager.canRedo)
      manager.redo()
      #expect(phone.bar.color == UIColor(0x3F51B5))
    }

    @Test("In the mixer, undo takes back what was mixed")
    func undoInMixer() throws {
      let phone = try Phone()
      try phone.tapTab("Crayons")
      try phone.tapRow("Atomic Tangerine")
      try phone.drag("Blue", to: 0)
      try phone.letGo(of: "Blue")
      #expect(phone.mixer.background == UIColor(0xFFA400))
      Headless.firstResponder?.undoManager?.undo()
      #expect(phone.mixer.background == UIColor(0xFFA474))
    }

    @Test("A screen of the app is found on the way from any view to the undo manager")
    func responders() throws {
      let phone = try Phone(choosing: ["Indigo"])
      #expect(phone.content.undoManager === phone.root.undoManager)
    }

    @Test("A shake asks whether to undo, once there's something to undo")
    func shake() throws {
      let phone = try Phone()
      try phone.tapColor("Indigo")
      phone.shake()
      #expect(Headless.questionsToUndo == 1)
      #expect(phone.bar.color == UIColor(0x3F51B5))
    }

    @Test("The finger feels that it chose a color or a font, and nothing else")
    func haptics() throws {
      let phone = try Phone()
      try phone.tapColor("Indigo")
      #expect(Headless.haptics == 1)
      try phone.tapColor("Indigo")
      #expect(Headless.haptics == 2)
      try phone.tapColor("Teal")
      try phone.tapNext()
      #expect(Headless.haptics == 3)
      try phone.tapColor("Pink")
      try phone.tapNext()
      try phone.search("ne")
      try phone.tapRow("Avenir Next")
      #expect(Headless.haptics == 5)
    }

    @Test(
      "A long press on a color offers to copy it in every format, gray or not",
      arguments: [
        ("Hex", "#3F51B5"), ("rgb()", "rgb(63 81 181)"), ("oklch()", "oklch("), ("UIColor", "UIColor(red: 0.247, "),
      ])
    func copyColor(format: String, code: String) throws {
      let phone = try Phone()
      try phone.tapColor("Teal")
      try phone.choose("Copy as " + format, fromMenuOf: "Indigo")
      let copied = try #require(UIPasteboard.general.string)
      #expect(copied.hasPrefix(code))
      #expect(phone.toast == "Copied " + copied + ".")
    }

    @Test("A long press on a crayon copies it, too")
    func copyCrayon() throws {
      let phone = try Phone()
      try phone.tapTab("Crayons")
      try phone.choose("Copy as Hex", fromMenuOf: "Almond")
      #expect(UIPasteboard.general.string == "#EFDECD")
    }

    @Test("There's nothing to copy of a font's row, nor of the search above it")
    func noMenu() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink"])
      #expect(throws: NothingThere.self) { try phone.choose("Copy as Hex", fromMenuOf: "Didot") }
      #expect(try phone.table?.menu(at: IndexPath(row: 0, section: 0)) == nil)
    }

    @Test("A toast says what happened, VoiceOver too, and no alert is in the way")
    func toast() throws {
      let phone = try Phone()
      try phone.choose("Copy as Hex", fromMenuOf: "Red")
      #expect(phone.toast == "Copied #F44336.")
      #expect(Headless.posts.last?.notification == .announcement)
      #expect(Headless.posts.last?.argument as? String == "Copied #F44336.")
      #expect(phone.toastButtons == [])
      #expect(phone.alert == nil)
      try phone.tapColor("Indigo")
      #expect(phone.toast == nil)
    }

    @Test("The same toast is announced once, however often the screen is drawn")
    func toastOnce() throws {
      let phone = try Phone()
      try phone.choose("Copy as Hex", fromMenuOf: "Red")
      let posts = Headless.posts.count
      Headless.set(style: .dark)
      Headless.set(category: .extraExtraExtraLarge)
      #expect(Headless.posts.count == posts)
      #expect(phone.toast == "Copied #F44336.")
    }

    @Test("A toast that offers Undo undoes")
    func toastUndo() throws {
      let phone = try Phone(choosing: ["Indigo"])
      phone.session.handle(.navigation(.addressEntered("#/accent?primary=teal-500&accent=none-such")))
      #expect(phone.toastButtons == ["Undo"])
      #expect(phone.bar.color == UIColor(0x009688))
      try phone.tapButton("Undo")
      #expect(phone.bar.color == UIColor(0x3F51B5))
      #expect(phone.toast == nil)
    }

    @Test("A toast reads as well in the dark")
    func toastColors() throws {
      let phone = try Phone()
      try phone.choose("Copy as Hex", fromMenuOf: "Red")
      let toast = try #require(phone.root.view.first(ToastView.self))
      let light = (toast.backgroundColor, toast.first(UILabel.self)?.textColor)
      Headless.set(style: .dark)
      let dark = (toast.backgroundColor, toast.first(UILabel.self)?.textColor)
      #expect(light.0 != light.1 && dark.0 != dark.1 && light.0 != dark.0)
    }

    @Test("A toast covers nothing: the screen's safe area ends above it, as long as it's there")
    func toastMakesRoom() throws {
      let phone = try Phone()
      try phone.choose("Copy as Hex", fromMenuOf: "Red")
      let toast = try #require(phone.root.view.first(ToastView.self))
      #expect(toast.superview === phone.navigation.view)
      toast.bounds.size.height = 52
      toast.layoutIfNeeded()
      #expect(phone.navigation.additionalSafeAreaInsets.bottom == 68)
      let place = phone.navigation.view.constraints.filter {
        $0.firstItem === toast && $0.secondItem === phone.navigation.view.safeAreaLayoutGuide
      }
      #expect(
        place.filter { $0.firstAttribute == .top }.map { $0.secondAttribute } == [.bottom, .top],
        "it's under the safe area, and never above its top")
      #expect(
        place.filter { $0.firstAttribute == .top }.map { $0.priority } == [.defaultLow, .required],
        "the keyboard moves it up, and doesn't squeeze it")
      let before = phone.navigation
      try phone.tapTab("Crayons")
      try phone.choose("Copy as Hex", fromMenuOf: "Almond")
      #expect(before.additionalSafeAreaInsets.bottom == 0 && toast.superview === phone.navigation.view)
      try phone.dismissToast()
      #expect(phone.toast == nil && phone.navigation.additionalSafeAreaInsets.bottom == 0)
    }

    @Test("A toast fades in, and is there at once if the person asked for less motion")
    func toastMotion() throws {
      let phone = try Phone()
      let motions = Headless.motions
      try phone.choose("Copy as Hex", fromMenuOf: "Red")
      #expect(Headless.motions == motions + 1)
      Headless.isReduceMotionEnabled = true
      try phone.choose("Copy as Hex", fromMenuOf: "Indigo")
      #expect(phone.toast == "Copied #3F51B5." && Headless.motions == motions + 1)
      #expect(phone.root.view.first(ToastView.self)?.alpha == 1)
    }

    @Test("A toast stays above the keyboard")
    func toastAboveKeyboard() throws {
      let phone = try Phone()
      try phone.choose("Copy as Hex", fromMenuOf: "Red")
      let toast = try #require(phone.root.view.first(ToastView.self))
      let place = try #require(toast.superview)
      let limits = place.constraints.filter { $0.firstItem === toast && $0.secondItem === place.keyboardLayoutGuide }
      #expect(limits.count == 1 && limits.first?.relation == .lessThanOrEqual)
      #expect(!place.keyboardLayoutGuide.usesBottomSafeArea, "which ends above the toast")
    }

    @Test("A person who turned Shake to Undo off may shake the phone without a thing happening")
    func shakeIsOff() throws {
      let phone = try Phone()
      Headless.isShakeToUndoEnabled = false
      phone.shake()
      #expect(phone.session.studio.theme.isEmpty)
    }

    @Test("No row stays selected, which VoiceOver would say of a font that was just taken back")
    func deselects() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink"])
      try phone.tapRow("Didot")
      #expect(phone.table?.indexPathForSelectedRow == nil)
    }

    @Test("The page's link to its own color picker leads to the screen with the colors")
    func customLink() throws {
      let phone = try Phone(link: "tintype:#/accent/custom?primary=indigo-500")
      #expect(phone.route == .accent && phone.session.studio.route == .accent && phone.swatches.count > 0)
      phone.session.handle(.navigation(.addressEntered("#/primary/custom")))
      phone.wait()
      #expect(phone.route == .primary && phone.session.studio.route == .primary)
    }

    @Test("Lists scroll under the tab bar that floats at the bottom, and end above the keyboard")
    func underTabBar() throws {
      let phone = try Phone()
      for tab in ["Preview", "Crayons", "Library", "Theme"] {
        try phone.tapTab(tab)
        let guide = phone.content.keyboardLayoutGuide
        #expect(!guide.usesBottomSafeArea)
        #expect(
          phone.content.constraints.contains { $0.firstAttribute == .bottom && $0.secondItem === guide }, "\(tab)")
      }
    }

    @Test("Command with a number leads to a tab, with a bracket forward and back")
    func shortcuts() throws {
      let phone = try Phone()
      phone.press("]")
      #expect(phone.route == .primary)
      try phone.tapColor("Indigo")
      phone.press("]")
      #expect(phone.route == .accent)
      phone.press("[")
      #expect(phone.route == .primary)
      phone.press("2")
      #expect(phone.route == .preview)
      phone.press("3")
      #expect(phone.route == .crayons)
      phone.press("4")
      #expect(phone.route == .library)
      phone.press("1")
      #expect(phone.route == .primary)
    }

    @Test("The menu bar has each command by its name, and dims those that do nothing here")
    func shortcutNames() throws {
      let phone = try Phone()
      #expect(ShortcutDriver.offered == ["Theme", "Preview", "Crayons", "Library", "Shuffle"])
      #expect(Headless.menuBar.allSatisfy { $0.modifierFlags == .command })
      // A device without a menu for windows, beside which it would be, has it all the same.
      #expect(MenuBar(of: AppDelegate(), hasWindowMenu: false).commands.count == Headless.menuBar.count)
      try phone.tapColor("Indigo")
      try phone.tapNext()
      #expect(ShortcutDriver.offered.suffix(2) == ["Back", "Shuffle"])
    }

    @Test("A shortcut works while a field has the keyboard")
    func shortcutsWhileTyping() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink"])
      let field = try #require(phone.searchField)
      field.becomeFirstResponder()
      phone.press("3")
      #expect(phone.route == .crayons)
    }

    @Test("A key alone, or with other modifiers, is no shortcut")
    func otherKeys() throws {
      let phone = try Phone()
      phone.press("3", [])
      phone.press("3", [.command, .shift])
      #expect(phone.route == .primary)
      phone.press("3")
      #expect(phone.route == .crayons)
    }

    @Test("No shortcut gets past a question")
    func shortcutsAndQuestions() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
      try phone.tapNext()
      #expect(phone.alert != nil && ShortcutDriver.offered == [])
      phone.press("3")
      #expect(phone.route == .summary)
    }

    @Test("A pointer lifts the color that it's over, and shows what's a button")
    func pointer() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink"])
      #expect(phone.content.all(CoreButton.self).allSatisfy { $0.isPointerInteractionEnabled })
      let colors = try Phone().content.all(SwatchContentView.self)
      #expect(colors.count == 19)
      for color in colors {
        let interaction = color.subviews.first?.interactions.compactMap { $0 as? UIPointerInteraction }.first
        let found = try #require(interaction)
        #expect(found.delegate === color)
        #expect(color.pointerInteraction(found, styleFor: UIPointerRegion()) != nil)
      }
    }
  }
}
