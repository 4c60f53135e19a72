import XCTest
import XCUIAutomation

/// The crayons and the mixer, by the names that VoiceOver reads.
@MainActor final class CrayonUITests: XCTestCase {
  private func openAtomicTangerine() -> XCUIApplication {
    let app = XCUIApplication.launched()
    app.tabBars.buttons["Crayons"].tap()
    XCTAssertTrue(app.isTitled("Crayons"))
    keepPicture(of: app, "Crayons")
    app.staticTexts["Atomic Tangerine"].firstMatch.tap()
    XCTAssertTrue(app.isTitled("Atomic Tangerine"))
    return app
  }

  func testACrayonOpensAndBackLeadsToTheList() async {
    let app = openAtomicTangerine()
    keepPicture(of: app, "Mixer")
    app.navigationBars.buttons["Back"].tap()
    XCTAssertTrue(app.isTitled("Crayons"))
  }

  func testASliderAndItsValueMoveTogetherAndResetTakesThemBack() async {
    let app = openAtomicTangerine()
    XCTAssertEqual(app.textFields["Red value"].value as? String, "1.000")
    // XCUITest drags the thumb near the position, not exactly to it.
    app.sliders["Red"].adjust(toNormalizedSliderPosition: 0.2)
    XCTAssertNotEqual(app.textFields["Red value"].value as? String, "1.000")
    keepPicture(of: app, "Mixer, mixed")
    app.buttons["Reset"].tap()
    XCTAssertEqual(app.textFields["Red value"].value as? String, "1.000")
  }

  func testTheStepperChangesAlphaByATenth() async {
    let app = openAtomicTangerine()
    app.steppers.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.staticTexts["0.9"].waitForExistence(timeout: 5))
    app.steppers.buttons.element(boundBy: 1).tap()
    XCTAssertTrue(app.staticTexts["1.0"].waitForExistence(timeout: 5))
  }

  func testHexIsAnotherWayToReadTheValues() async {
    let app = openAtomicTangerine()
    app.buttons["Hex"].tap()
    XCTAssertEqual(app.textFields["Green value"].value as? String, "A4")
  }
}
