import Catalog
import Markup
import Studio
import Testing

@Suite("The tree that stands")
struct StageTests {
  @Test("Of a long list the first 16 rows stand at once, the others come in 8 at a time")
  func deferred() throws {
    let studio = Studio.showing(Place.titleFont.address, .many(34))
    var stage = Stage(studio.tree)
    #expect(rows(stage) == 16)
    #expect(stage.isIncomplete)
    #expect(
      stage.bringInNext().lines.hasPrefix(#"["insert",[1,1,3,1],0,["div",{"role":"presentation"},{"--rows":"8"},""#))
    #expect(rows(stage) == 16)
    let changes = stage.bringInNext()
    #expect(changes.count == 8)
    #expect(
      changes.lines.hasPrefix(#"["insert",[1,1,3,1,0],0,["div",{"role":"option","aria-label":"Family 1016","#))
    #expect(rows(stage) == 24)
    while rows(stage) < 32 { #expect(stage.bringInNext().count == 8) }
    #expect(stage.bringInNext().count == 1, "the third block's only group")
    #expect(stage.bringInNext().count == 2)
    #expect(stage.bringInNext().isEmpty)
    #expect(!stage.isIncomplete)
    #expect(rows(stage) == 34)
  }

  @Test("A chosen row stands at once, wherever it is")
  func chosenRow() {
    let stage = Stage(Studio.showing(Place.titleFont.address + "&title=Family+1102", .many(110)).tree)
    #expect(rows(stage) == 16 + 8)
  }

  @Test("A short list is whole at once")
  func short() {
    #expect(!Stage(Studio.showing(Place.titleFont.address).tree).isIncomplete)
  }

  private func rows(_ stage: Stage) -> Int {
    Element(stage.root).all.filter { $0.attributes["data-on"]?.hasPrefix("font ") == true }.count
  }
}
