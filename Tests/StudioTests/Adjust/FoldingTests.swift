import ColorScience
import Testing
import Theme

@testable import Studio

@Suite("Adjust: groups of roles are folded")
struct FoldingTests {
  private var studio = Studio.opened("#/adjust?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")

  private func open(_ studio: Studio) throws -> [String] {
    guard case .adjust(let screen) = studio.screen.content else { throw Missing() }
    return screen.panel.groups.filter(\.toggle.isSelected).map(\.name)
  }

  private struct Missing: Error {}

  @Test("At first all are; a tap unfolds one, and folds the one before")
  mutating func folding() throws {
    #expect(try open(studio) == [])
    studio.follow(.adjust(.groupTapped(1)))
    #expect(try open(studio) == ["Primary"])
    studio.follow(.adjust(.groupTapped(2)))
    #expect(try open(studio) == ["Accent"])
    studio.follow(.adjust(.groupTapped(2)))
    #expect(try open(studio) == [])
  }

  @Test("After the editor, the color's group is unfolded, wherever it was opened from")
  mutating func afterTheEditor() throws {
    studio.follow(.adjust(.targetTapped(.role(.onAccent))), .adjust(.doneTapped))
    #expect(try open(studio) == ["Accent"])
  }

  @Test(
    "A color's automatic name is what people would call it",
    arguments: [
      (SRGB(0x3C96FF), "blue"), (SRGB(0x00BFA5), "teal"), (SRGB(0xFFD54A), "amber"), (SRGB(0x8D6E63), "brown"),
    ])
  mutating func names(color: SRGB, name: String) throws {
    #expect(studio.theme.freeBrandName(for: color)?.text == name)
  }

  @Test("The editor's swatches have the names of their own ramps, not of crayons near them")
  mutating func swatches() throws {
    studio.follow(.adjust(.targetTapped(.role(.primary))))
    guard case .adjust(let screen) = studio.screen.content, let editor = screen.panel.editor else { throw Missing() }
    let labels = editor.swatches.map(\.option.label)
    #expect(labels.contains("Indigo 50, #E8EAF6") && labels.contains("Indigo 500, #3F51B5"))
    #expect(!labels.contains { $0.hasPrefix("Near") })
  }
}
