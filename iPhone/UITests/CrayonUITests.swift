import XCTest
import XCUIAutomation

/// The crayons and the mixer, by the names that VoiceOver reads.
@MainActor final class CrayonUITests: XCTestCase {
  private func openAtomicTangerine() async -> XCUIApplication {
    let app = await XCUIApplication.launched()
    app.tabBars.buttons["Crayons"].tap()
    XCTAssertTrue(app.isTitled("Crayons"))
    keepPicture(of: app, "Crayons")
    app.staticTexts["Atomic Tangerine"].firstMatch.tap()
    XCTAssertTrue(app.isTitled("Atomic Tangerine"))
    return app
  }

  func testACrayonOpensAndBackLeadsToTheList() async {
    let app = await openAtomicTangerine()
    keepPicture(of: app, "Mixer")
    app.navigationBars.buttons["Back"].tap()
    XCTAssertTrue(app.isTitled("Crayons"))
  }

  func testASliderAndItsValueMoveTogetherAndResetTakesThemBack() async {
    let app = await openAtomicTangerine()
    XCTAssertEqual(app.textFields["Red value"].value as? String, "1.000")
    // XCUITest drags the thumb near the position, not exactly to it.
    app.sliders["Red"].adjust(toNormalizedSliderPosition: 0.2)
    XCTAssertNotEqual(app.textFields["Red value"].value as? String, "1.000")
    keepPicture(of: app, "Mixer, mixed")
    app.buttons["Reset"].tap()
    XCTAssertEqual(app.textFields["Red value"].value as? String, "1.000")
  }

  func testTheStepperChangesAlphaByATenth() async {
    let app = await openAtomicTangerine()
    app.steppers.buttons.element(boundBy: 0).tap()
    XCTAssertEqual(app.textFields["Alpha value"].value as? String, "0.9")
    app.steppers.buttons.element(boundBy: 1).tap()
    XCTAssertEqual(app.textFields["Alpha value"].value as? String, "1.0")
  }

  func testACrayonIsFoundByItsHex() async {
    let app = await XCUIApplication.launched()
    app.tabBars.buttons["Crayons"].tap()
    let field = app.searchFields.firstMatch
    field.tap()
    field.typeText("FFA474")
    XCTAssertTrue(app.says("This color, then the crayons closest to it"))
    keepPicture(of: app, "Crayons, by hex")
    app.staticTexts["This color"].firstMatch.tap()
    XCTAssertTrue(app.sliders["Red"].waitForExistence(timeout: 5))
  }

  func testWhatIsNoNumberIsSaid() async {
    let app = await openAtomicTangerine()
    app.textFields["Red value"].replaceText(with: "x")
    XCTAssertTrue(app.says("Not a number: “x”; enter 0 to 1, 0% to 100%, or a byte from 2 to 255."))
    keepPicture(of: app, "Mixer, refusing")
  }

  func testAWholeColorIsTypedAndAnythingElseIsRefused() async {
    let app = await openAtomicTangerine()
    XCTAssertEqual(app.textFields["Hex value"].value as? String, "#FFA474")
    app.textFields["Hex value"].replaceText(with: "#FFA47480")
    XCTAssertEqual(app.textFields["Alpha value"].value as? String, "0.502")
    app.textFields["Hex value"].typeText("x")
    XCTAssertTrue(app.says("“#FFA47480x”: At character 10, expected a hex digit, 0-9 or A-F."))
    keepPicture(of: app, "Mixer, refusing a color")
  }

  func testTheAlphaHasASliderAndAMixedColorIsARecentOne() async {
    let app = await openAtomicTangerine()
    app.sliders["Alpha"].adjust(toNormalizedSliderPosition: 0.5)
    XCTAssertFalse(app.staticTexts["1.0"].exists)
    keepPicture(of: app, "Mixer, half transparent")
    app.navigationBars.buttons["Back"].tap()
    app.staticTexts["Almond"].firstMatch.tap()
    XCTAssertTrue(app.says("Recent colors"))
    keepPicture(of: app, "Mixer, recent colors")
  }

  func testAMixedColorBecomesThePrimary() async {
    let app = await openAtomicTangerine()
    app.buttons["Use as primary"].tap()
    XCTAssertTrue(app.says("Primary color set from Atomic Tangerine."))
    app.tabBars.buttons["Theme"].tap()
    XCTAssertTrue(app.named("Atomic Tangerine").isSelected)
  }

  func testColorsShowInOKLCH() async {
    let app = await openAtomicTangerine()
    app.buttons["OKLCH"].tap()
    XCTAssertTrue(app.sliders["Chroma"].waitForExistence(timeout: 5))
    keepPicture(of: app, "Mixer, OKLCH")
  }

  func testHexIsAnotherWayToReadTheValues() async {
    let app = await openAtomicTangerine()
    app.buttons["Hex"].tap()
    XCTAssertEqual(app.textFields["Green value"].value as? String, "A4")
  }
}
