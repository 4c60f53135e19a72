import ColorScience
import Studio
import Testing
import Theme

@Suite("Light and dark")
struct AppearanceTests {
  @Test("When the device's appearance changes, the screen changes and the choices don't")
  func change() {
    var studio = Studio.at(.summary)
    let before = studio.theme
    #expect(studio.follow(.session(.appearanceChanged(.dark))).isEmpty)
    #expect(studio.screen.appearance == .dark)
    #expect(studio.theme == before)
    studio.follow(.session(.appearanceChanged(.light)))
    #expect(studio == Studio.at(.summary))
  }

  @Test("In dark, a primary that no longer reads becomes a marker")
  func marker() throws {
    var studio = Studio.at(.summary)
    studio.follow(.session(.appearanceChanged(.dark)))
    #expect(try studio.paragraph(0).contains { $0.style == .marker(fill: SRGB(0x3F51B5), text: .white) })
  }
}
