import XCTest
import XCUIAutomation

/// The library and bringing in themes, by the names that VoiceOver reads.
@MainActor final class LibraryUITests: XCTestCase {
  private let theme = "Didot in Indigo"

  /// The library with one theme in it.
  private func openLibrary() async -> XCUIApplication {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
    app.tabBars.buttons["Library"].tap()
    XCTAssertTrue(app.isTitled("Library"))
    app.buttons["Save"].tap()
    XCTAssertTrue(app.staticTexts[theme].waitForExistence(timeout: 5))
    return app
  }

  func testAThemeIsKeptAndOpened() async {
    let app = await openLibrary()
    XCTAssertTrue(app.says("1 theme on this device"))
    keepPicture(of: app, "Library")
    app.tabBars.buttons["Theme"].tap()
    app.chooseFromMenu("Undo")
    app.tabBars.buttons["Library"].tap()
    app.staticTexts[theme].firstMatch.tap()
    XCTAssertTrue(app.isTitled("Summary"))
  }

  func testAThemeIsRenamed() async {
    let app = await openLibrary()
    app.staticTexts[theme].firstMatch.press(forDuration: 1)
    keepPicture(of: app, "Library, menu")
    app.buttons["Rename…"].tap()
    let field = app.textFields["Name"]
    XCTAssertTrue(field.waitForExistence(timeout: 5))
    field.replaceText(with: theme + " 2")
    keepPicture(of: app, "Rename")
    app.navigationBars["Rename"].buttons["Rename"].tap()
    XCTAssertTrue(app.says(theme + " 2"))
  }

  func testADeletedThemeComesBackWithUndo() async {
    let app = await openLibrary()
    app.staticTexts[theme].firstMatch.swipeLeft(velocity: .slow)
    app.buttons["Delete"].tap()
    XCTAssertTrue(app.says("Deleted “" + theme + "”."))
    keepPicture(of: app, "Library, deleted")
    app.buttons["Undo"].firstMatch.tap()
    XCTAssertTrue(app.staticTexts[theme].waitForExistence(timeout: 5))
  }

  func testAThemeIsBroughtInFromText() async {
    let app = await openLibrary()
    app.buttons["Import…"].tap()
    let area = app.textViews["Link, CSS or JSON"]
    XCTAssertTrue(area.waitForExistence(timeout: 5))
    keepPicture(of: app, "Import a theme")
    area.tap()
    area.typeText(":root { --primary: #009688; --accent: #FFC107; }")
    app.buttons["Import"].tap()
    XCTAssertTrue(app.isTitled("Summary"))
    keepPicture(of: app, "Brought in")
  }

  func testACopyHasItsOwnName() async {
    let app = await openLibrary()
    app.staticTexts[theme].firstMatch.press(forDuration: 1)
    app.buttons["Duplicate"].tap()
    XCTAssertTrue(app.says(theme + " copy"))
  }
}
