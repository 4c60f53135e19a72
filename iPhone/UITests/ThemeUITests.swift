import XCTest
import XCUIAutomation

/// VC01 to VC05, by the names that VoiceOver reads.
@MainActor final class ThemeUITests: XCTestCase {
  func testAPrimaryColorIsChosenAndTakenBack() async {
    let app = await XCUIApplication.launched()
    XCTAssertTrue(app.isTitled("Primary color"))
    XCTAssertFalse(app.buttons["Next"].isEnabled)
    app.named("Indigo").tap()
    XCTAssertEqual(app.named("Indigo").value as? String, "#3F51B5")
    XCTAssertTrue(app.named("Indigo").isSelected)
    XCTAssertTrue(app.buttons["Next"].isEnabled)
    keepPicture(of: app, "Primary color")
    app.named("Indigo").tap()
    XCTAssertFalse(app.named("Indigo").isSelected)
    XCTAssertFalse(app.buttons["Next"].isEnabled)
  }

  func testAnAccentIsKeptOverBack() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo"])
    XCTAssertTrue(app.isTitled("Accent color"))
    app.named("Pink").tap()
    keepPicture(of: app, "Accent color")
    app.navigationBars.buttons["Back"].tap()
    XCTAssertTrue(app.isTitled("Primary color"))
    app.buttons["Next"].tap()
    XCTAssertTrue(app.isTitled("Accent color"))
    XCTAssertTrue(app.named("Pink").isSelected)
  }

  func testAnotherColorTakesThePlaceOfTheFirst() async {
    let app = await XCUIApplication.launched()
    app.named("Indigo").tap()
    app.named("Red").tap()
    XCTAssertFalse(app.named("Indigo").isSelected)
    XCTAssertEqual(app.named("Red").value as? String, "#F44336")
  }

  func testAnAccentIsTakenBack() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo"])
    app.named("Pink").tap()
    XCTAssertTrue(app.buttons["Next"].isEnabled)
    app.named("Pink").tap()
    XCTAssertFalse(app.buttons["Next"].isEnabled)
  }

  func testUndoAndRedoAreInTheMenu() async {
    let app = await XCUIApplication.launched()
    app.named("Indigo").tap()
    app.chooseFromMenu("Undo")
    XCTAssertFalse(app.named("Indigo").isSelected)
    app.chooseFromMenu("Redo")
    XCTAssertTrue(app.named("Indigo").isSelected)
  }

  func testATitleFontIsTakenBackAndKeptOverBack() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink"])
    await app.chooseFont("Didot")
    app.buttons["Next"].tap()
    XCTAssertTrue(app.isTitled("Body font"))
    app.navigationBars.buttons["Back"].tap()
    XCTAssertTrue(app.buttons["Next"].isEnabled)
    await app.chooseFont("Didot")
    XCTAssertFalse(app.buttons["Next"].isEnabled)
  }

  func testWhereNoFontMatchesTheListSaysSo() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink"])
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("qqqqqq")
    XCTAssertTrue(app.says("No fonts match “qqqqqq”."))
    keepPicture(of: app, "Title font, none")
  }

  func testABodyFontIsKeptOverBack() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
    XCTAssertTrue(app.says("Didot in Indigo"))
    app.navigationBars.buttons["Back"].tap()
    XCTAssertTrue(app.isTitled("Body font"))
    XCTAssertTrue(app.buttons["Done"].isEnabled)
  }

  func testATitleFontIsChosen() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink"])
    XCTAssertTrue(app.isTitled("Title font"))
    XCTAssertFalse(app.buttons["Next"].isEnabled)
    await app.chooseFont("Didot")
    XCTAssertTrue(app.buttons["Next"].isEnabled)
    keepPicture(of: app, "Title font")
  }

  func testABodyFontIsChosen() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink", "Didot"])
    XCTAssertTrue(app.isTitled("Body font"))
    await app.chooseFont("Georgia")
    XCTAssertTrue(app.buttons["Done"].isEnabled)
    keepPicture(of: app, "Body font")
  }

  func testTheSummaryStartsOverOnlyWhenAsked() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
    XCTAssertTrue(app.isTitled("Summary"))
    keepPicture(of: app, "Summary")
    app.buttons["Start Over"].tap()
    app.alerts.buttons["Cancel"].tap()
    XCTAssertTrue(app.isTitled("Summary"))
    app.buttons["Start Over"].tap()
    app.alerts.buttons["Start Over"].tap()
    XCTAssertTrue(app.isTitled("Primary color"))
    XCTAssertFalse(app.buttons["Next"].isEnabled)
  }
}
