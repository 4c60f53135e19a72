import Catalog
import Markup
import Studio
import Testing
import Theme

@Suite("The tree on the page")
struct MountedTreeTests {
  @Test("A long list starts with 16 rows, and the others arrive 8 at a time")
  func deferred() throws {
    let studio = Studio.showing(Route.titleFont.address, .many(29))
    var tree = MountedTree(studio.tree)
    #expect(rows(tree) == 16)
    #expect(tree.isIncomplete)
    #expect(
      tree.bringInNext().lines.hasPrefix(#"["insert",[1,1,4,1,1],0,["div",{"role":"presentation"},{"--rows":"8"},""#))
    #expect(rows(tree) == 16)
    let changes = tree.bringInNext()
    #expect(changes.count == 8)
    #expect(
      changes.lines.hasPrefix(#"["insert",[1,1,4,1,1,0],0,["div",{"role":"option","aria-label":"Family 1011","#))
    #expect(rows(tree) == 24)
    while rows(tree) < 32 { #expect(tree.bringInNext().count == 8) }
    #expect(tree.bringInNext().count == 1, "the third block's only group")
    #expect(tree.bringInNext().count == 2)
    #expect(tree.bringInNext().isEmpty)
    #expect(!tree.isIncomplete)
    #expect(rows(tree) == 34)
  }

  @Test("A chosen row is there from the start, wherever it is")
  func chosenRow() {
    let tree = MountedTree(Studio.showing(Route.titleFont.address + "&title=Family+1102", .many(110)).tree)
    #expect(rows(tree) == 16 + 8)
  }

  @Test("A short list is complete from the start")
  func short() {
    #expect(!MountedTree(Studio.showing(Route.titleFont.address).tree).isIncomplete)
  }

  private func rows(_ tree: MountedTree) -> Int {
    Element(tree.root).all.filter { $0.attributes["aria-posinset"] != nil }.count
  }
}
