import XCTest
import XCUIAutomation

/// The preview and Take it home, by the names that VoiceOver reads.
@MainActor final class ElsewhereUITests: XCTestCase {
  func testThePreviewShowsTheSamples() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo"])
    app.tabBars.buttons["Preview"].tap()
    XCTAssertTrue(app.isTitled("Preview"))
    XCTAssertTrue(app.named("Inbox").exists)
    keepPicture(of: app, "Preview")
    app.buttons["Dark"].tap()
    keepPicture(of: app, "Preview, dark")
  }

  func testThePreviewShowsWhatOthersSee() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink"])
    app.tabBars.buttons["Preview"].tap()
    app.buttons["High"].tap()
    app.buttons["Vision"].tap()
    app.buttons["Protanopia"].tap()
    XCTAssertEqual(app.buttons["Vision"].value as? String, "Protanopia")
    XCTAssertTrue(app.sliders["Severity"].waitForExistence(timeout: 5))
    keepPicture(of: app, "Preview, protanopia")
  }

  func testAThemeIsNotTakenHomeBeforeItIsComplete() async {
    let app = await XCUIApplication.launched(at: "#/take-home?primary=indigo-500")
    XCTAssertTrue(app.says("Choose an accent color first."))
    app.buttons["Go to accent color"].tap()
    XCTAssertTrue(app.isTitled("Accent color"))
  }

  func testTheCodeIsCopiedInTheFormatThatIsChosen() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
    app.buttons["Take it home"].tap()
    app.buttons["For"].tap()
    app.buttons["SCSS"].firstMatch.tap()
    XCTAssertEqual(app.buttons["For"].value as? String, "SCSS")
    app.buttons["Copy"].tap()
    XCTAssertTrue(app.says("Copied as SCSS."))
    keepPicture(of: app, "Take it home, copied")
  }

  func testTheLinkIsCopiedAndShowsAsACode() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
    app.buttons["Take it home"].tap()
    app.buttons["Copy link"].tap()
    XCTAssertTrue(app.says("Copied the link."))
    app.buttons["QR code"].tap()
    XCTAssertTrue(app.images["QR code of the link to this theme"].waitForExistence(timeout: 5))
    keepPicture(of: app, "QR code")
  }

  func testShuffleKeepsWhatIsLocked() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
    app.switches["Lock primary color"].tap()
    app.buttons["Shuffle"].firstMatch.tap()
    XCTAssertTrue(app.isTitled("Summary"))
    keepPicture(of: app, "Shuffled")
    app.tabBars.buttons["Theme"].tap()
    for _ in 1...4 { app.navigationBars.buttons["Back"].tap() }
    XCTAssertTrue(app.named("Indigo").isSelected)
  }

  func testAThemeIsTakenHome() async {
    let app = await XCUIApplication.launched(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
    app.buttons["Take it home"].tap()
    XCTAssertTrue(app.isTitled("Take it home"))
    XCTAssertTrue(app.buttons["Copy"].waitForExistence(timeout: 5))
    keepPicture(of: app, "Take it home")
  }
}
