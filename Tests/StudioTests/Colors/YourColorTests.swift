import ColorScience
import Testing
import Theme

@testable import Studio

@Suite("A custom color on the color screens")
struct YourColorTests {
  var studio = Studio.opened("")

  private var entry: YourColor { get throws { try #require(studio.grid?.yourColor) } }

  private mutating func type(_ text: String) { studio.follow(.custom(.primary, .typed(text))) }

  @Test(
    "Custom.7 The field takes a hex, a name, or any color of CSS; Use takes it for the role",
    arguments: [
      ("#0F9D58", "0f9d58"), ("0f9d58", "0f9d58"), ("rgb(15 157 88)", "0f9d58"), ("Beaver", "beaver"),
      ("tomato", "ff6347"),
    ])
  mutating func use(text: String, slug: String) throws {
    #expect(try entry.use.isEnabled == false)
    #expect(try entry.status == "")
    type(text)
    #expect(try entry.use.isEnabled)
    studio.follow(try entry.use.event)
    #expect(studio.theme.string == "primary=" + slug)
    #expect(studio.route == .primary)
    #expect(try entry.field.text == "")
    #expect(studio.grid?.cells.first?.option.isSelected == true)
  }

  @Test("Custom.7 It's on the accent's screen, too, without themes")
  mutating func accent() throws {
    studio.follow(.colors(.swatchTapped(.primary, 4)), .navigation(.nextTapped), .custom(.accent, .typed("#ff4081")))
    #expect(try entry.use.isEnabled)
    #expect(try entry.starters.isEmpty)
    studio.follow(try entry.use.event)
    #expect(studio.theme.string == "primary=indigo-500&accent=ff4081")
  }

  @Test("Custom.7 Text that isn't a color stays in the field, with one sentence")
  mutating func noColor() throws {
    type("bleu foncé!")
    #expect(try entry.field.text == "bleu foncé!")
    #expect(try entry.status.hasPrefix("“bleu foncé!” isn’t a color. Try tomato"))
    #expect(try entry.use.isEnabled == false)
    #expect(try entry.starters.isEmpty)
    #expect(studio.theme.isEmpty)
  }

  @Test(
    "Custom.7 Digits that may become a color aren't refused, until the field is left",
    arguments: ["#", "#1", "12", "#12345"])
  mutating func notYet(text: String) throws {
    type(text)
    #expect(try entry.status == "" && !entry.isRefused)
    studio.follow(.custom(.primary, .typingFinished))
    #expect(try entry.status != "" && entry.isRefused)
    type(text + "3")
    #expect(try !entry.isRefused)
  }

  @Test("Custom.7 What was refused for one role isn't there for the next")
  mutating func elsewhere() throws {
    studio.follow(.colors(.swatchTapped(.primary, 4)))
    type("#123zzz")
    #expect(try entry.isRefused)
    studio.follow(.navigation(.nextTapped))
    #expect(try entry.field.text == "" && !entry.isRefused)
  }

  @Test("A see-through color and one outside sRGB say so")
  mutating func limits() throws {
    type("#0F9D5880")
    #expect(try entry.status.contains("see-through"))
    type("color(display-p3 1 0 0)")
    #expect(try entry.status.contains("Outside sRGB"))
  }

  @Test(
    "Custom.7 On the first screen, a color brings three themes in light and dark; one tap takes one, Undo takes it back"
  )
  mutating func starters() throws {
    type("#0F9D58")
    let starters = try entry.starters
    #expect(starters.count == 3)
    #expect(Set(starters.map(\.name)).count == 3)
    for starter in starters { #expect(starter.halves.map(\.appearance) == [.light, .dark]) }
    studio.follow(starters[1].button.event)
    #expect(studio.route == .summary)
    #expect(studio.theme.firstMissingRole == nil)
    #expect(studio.theme.primary?.color == SRGB(0x0F9D58))
    #expect(studio.theme.accent != nil && studio.theme.accent != studio.theme.primary)
    studio.follow(.history(.undoTapped))
    #expect(studio.theme.isEmpty)
  }

  @Test("The themes are still there after a look elsewhere, and leave the app its name, whenever that was given")
  mutating func startersStay() throws {
    type("#0F9D58")
    studio.follow(.navigation(.crayonsTapped))
    studio.follow(.navigation(.themeTapped))
    #expect(try entry.starters.count == 3)
    studio.follow(.navigation(.addressEntered("#/primary?primary=red-500&name=Streak")))
    studio.follow(try #require(try entry.starters.first).button.event)
    #expect(studio.theme.primary?.color == SRGB(0x0F9D58) && studio.theme.name?.text == "Streak")
    studio.follow(.navigation(.routeTapped(.primary)))
    #expect(try entry.starters.isEmpty)
  }

  @Test("Beside a stage, the theme isn't shown a second time")
  func strip() {
    #expect(Studio.opened("#/primary?primary=indigo-500").grid?.strip.count == 2)
    #expect(Studio.onStage().grid?.strip.isEmpty == true)
  }

  @Test("A brand's own green is called by its hex")
  mutating func name() throws {
    type("#0F9D58")
    studio.follow(try entry.use.event)
    let cell = try #require(studio.grid?.cells.first)
    #expect(cell.option.label == "#0F9D58")
    #expect(cell.hex == "", "not twice")
    let summary = Studio.opened("#/summary?primary=0f9d58&accent=orange-a200&title=Inter&body=Lato")
    #expect(summary.article?.heading == "Inter in #0F9D58")
  }
}
