import Studio
import Testing
import Theme

@Suite("The app's name")
struct AppNameTests {
  @Test("Stage.7 Each letter shows on the samples, and all of them are one step to undo")
  func typing() {
    var studio = Studio.onStage()
    studio.stage(.nameTyped("Har"), .nameTyped("Harbor"))
    #expect(studio.paints.map(\.appName) == ["Harbor", "Harbor"])
    let effects = studio.stage(.nameFinished)
    #expect(effects.first == .saveSession("#/primary?" + Theme.example + "&name=Harbor"))
    studio.follow(.history(.undoTapped))
    #expect(studio.theme.name == nil)
    #expect(studio.screen.stage?.tools.name?.text == "")
    studio.follow(.history(.redoTapped))
    #expect(studio.theme.name?.text == "Harbor")
  }

  @Test(
    "Stage.7 A name that can't be used is refused in place, and the one before stays",
    arguments: [
      (String(repeating: "x", count: 61), "it’s 61 characters long, and the limit is 60"),
      (String(repeating: "x", count: 10_000), "it’s 10000 characters long, and the limit is 60"),
      ("a\u{202E}b", "it has an invisible control character"),
    ])
  func refused(name: String, reason: String) {
    var studio = Studio.onStage("#/primary?" + Theme.example + "&name=Harbor")
    studio.stage(.nameTyped(name))
    #expect(studio.screen.stage?.tools.nameError == "We can’t use this name: " + reason + ".")
    #expect(studio.screen.stage?.tools.name?.text == name)
    #expect(studio.paints.first?.appName == "Harbor")
    #expect(studio.stage(.nameFinished) == [])
    #expect(studio.screen.stage?.tools.name?.text == "Harbor")
  }

  @Test("Markup is a name like any other", arguments: ["<b>Ada</b>", "\"); } * {", "船"])
  func markup(name: String) {
    var studio = Studio.onStage()
    studio.stage(.nameTyped(name), .nameFinished)
    #expect(studio.theme.name?.text == name)
    #expect(studio.paints.first?.appName == name)
  }

  @Test("Escape takes back what was typed, and an empty field takes the name away")
  func canceled() {
    var studio = Studio.onStage("#/primary?" + Theme.example + "&name=Harbor")
    studio.stage(.nameTyped("Night"), .nameCanceled)
    #expect(studio.theme.name?.text == "Harbor")
    #expect(!studio.screen.tabBar.undo.isEnabled)
    studio.stage(.nameTyped(""), .nameFinished)
    #expect(studio.theme.name == nil)
  }
}
