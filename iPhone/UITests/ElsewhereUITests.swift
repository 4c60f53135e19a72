import XCTest
import XCUIAutomation

/// The preview and Take it home, by the names that VoiceOver reads.
@MainActor final class ElsewhereUITests: XCTestCase {
  func testThePreviewShowsTheSamples() async {
    let app = XCUIApplication.launched(choosing: ["Indigo"])
    app.tabBars.buttons["Preview"].tap()
    XCTAssertTrue(app.isTitled("Preview"))
    XCTAssertTrue(app.named("Inbox").exists)
    keepPicture(of: app, "Preview")
    app.buttons["Dark"].tap()
    keepPicture(of: app, "Preview, dark")
  }

  func testAThemeIsTakenHome() async {
    let app = XCUIApplication.launched(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
    app.buttons["Take it home"].tap()
    XCTAssertTrue(app.isTitled("Take it home"))
    XCTAssertTrue(app.buttons["Copy"].waitForExistence(timeout: 5))
    keepPicture(of: app, "Take it home")
  }
}
