import XCTest
import XCUIAutomation

extension XCUIApplication {
  /// The app with no choice made. Takes what to choose then, each followed by Next, or by Done
  /// after the last of four.
  @MainActor static func launched(choosing names: [String] = [], at address: String = "#/primary") async
    -> XCUIApplication
  {
    let app = XCUIApplication()
    app.launchArguments = ["-tintype.session", address, "-tintype.library", "UITests"]
    app.launch()
    for (index, name) in names.enumerated() {
      await app.choose(name)
      app.buttons[index < 3 ? "Next" : "Done"].tap()
    }
    return app
  }

  /// The element with that name in VoiceOver, once it exists.
  @MainActor func named(_ name: String, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    let element = descendants(matching: .any)[name].firstMatch
    XCTAssertTrue(element.waitForExistence(timeout: 5), "There is no “\(name)”", file: file, line: line)
    return element
  }

  /// Chooses a color or a font, whichever the screen has.
  @MainActor func choose(_ name: String) async {
    if searchFields.firstMatch.exists { await chooseFont(name) } else { named(name).tap() }
  }

  /// Searches for a font, since a phone has more of them than it has room for, and taps its row.
  @MainActor func chooseFont(_ name: String) async {
    let field = searchFields.firstMatch
    XCTAssertTrue(field.waitForExistence(timeout: 5))
    field.tap()
    field.typeText(name)
    let row = staticTexts[name].firstMatch
    // The device's fonts are listed a moment after the launch.
    for _ in 1...50 where !row.exists { try? await Task.sleep(for: .milliseconds(100)) }
    row.tap()
  }

  /// Opens the menu of the bar, and taps its entry.
  @MainActor func chooseFromMenu(_ entry: String) {
    buttons["Undo, redo and shuffle"].tap()
    buttons[entry].firstMatch.tap()
  }

  @MainActor func says(_ words: String) -> Bool { staticTexts[words].waitForExistence(timeout: 5) }

  @MainActor func isTitled(_ title: String) -> Bool { navigationBars[title].waitForExistence(timeout: 5) }
}

extension XCUIElement {
  /// Taps a field and replaces its text, wherever the tap put the caret or whatever it selected.
  @MainActor func replaceText(with text: String) {
    tap()
    // An empty field ignores the key.
    typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: (value as? String)?.count ?? 0) + text)
  }
}

extension XCTestCase {
  /// Keeps a picture of the screen with the results.
  @MainActor func keepPicture(of app: XCUIApplication, _ name: String) {
    let picture = XCTAttachment(screenshot: app.screenshot())
    picture.name = name
    picture.lifetime = .keepAlways
    add(picture)
  }
}
