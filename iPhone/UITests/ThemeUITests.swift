import XCTest
import XCUIAutomation

/// VC01 to VC05, by the names that VoiceOver reads.
@MainActor final class ThemeUITests: XCTestCase {
  func testAPrimaryColorIsChosenAndTakenBack() async {
    let app = XCUIApplication.launched()
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
    let app = XCUIApplication.launched(choosing: ["Indigo"])
    XCTAssertTrue(app.isTitled("Accent color"))
    app.named("Pink").tap()
    keepPicture(of: app, "Accent color")
    app.navigationBars.buttons["Back"].tap()
    XCTAssertTrue(app.isTitled("Primary color"))
    app.buttons["Next"].tap()
    XCTAssertTrue(app.isTitled("Accent color"))
    XCTAssertTrue(app.named("Pink").isSelected)
  }

  func testATitleFontIsChosen() async {
    let app = XCUIApplication.launched(choosing: ["Indigo", "Pink"])
    XCTAssertTrue(app.isTitled("Title font"))
    XCTAssertFalse(app.buttons["Next"].isEnabled)
    app.chooseFont("Didot")
    XCTAssertTrue(app.buttons["Next"].isEnabled)
    keepPicture(of: app, "Title font")
  }

  func testABodyFontIsChosen() async {
    let app = XCUIApplication.launched(choosing: ["Indigo", "Pink", "Didot"])
    XCTAssertTrue(app.isTitled("Body font"))
    app.chooseFont("Georgia")
    XCTAssertTrue(app.buttons["Next"].isEnabled)
    keepPicture(of: app, "Body font")
  }

  func testTheSummaryStartsOverOnlyWhenAsked() async {
    let app = XCUIApplication.launched(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
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
