import XCTest
import XCUIAutomation

extension XCUIApplication {
  /// The app as it is on a new phone: no choice made. Takes the names to choose, each followed by Next.
  @MainActor static func withNothingChosen(choosing names: [String] = []) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-tintype.session", "#/primary"]
    app.launch()
    for (index, name) in names.enumerated() {
      index < 2 ? app.named(name).tap() : app.chooseFont(name)
      app.buttons["Next"].tap()
    }
    return app
  }

  /// What VoiceOver calls by that name, once it is there.
  @MainActor func named(_ name: String, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    let element = descendants(matching: .any)[name].firstMatch
    XCTAssertTrue(element.waitForExistence(timeout: 5), "There is no “\(name)”", file: file, line: line)
    return element
  }

  /// Searches for a font, since a phone has more of them than it has room for, and taps its row.
  @MainActor func chooseFont(_ name: String) {
    let field = searchFields.firstMatch
    XCTAssertTrue(field.waitForExistence(timeout: 5))
    field.tap()
    field.typeText(name)
    staticTexts[name].firstMatch.tap()
  }

  @MainActor func isTitled(_ title: String) -> Bool { navigationBars[title].waitForExistence(timeout: 5) }
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
