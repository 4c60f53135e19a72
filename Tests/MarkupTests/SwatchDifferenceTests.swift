import Catalog
import ColorScience
import Markup
import Studio
import Testing
import Theme

// Where things are: [0] the rail, under it [0,0,2] Undo and [1] the steps, [0,1,n,0] the button of a step, its emblem [0] and its words [1]; [1,0] the bar,
// under it [1] Back and the lock, [2] the title, [3] Next; [1,1] the screen, under it [0] the steps in a line, [5] the colors, [8] the theme in
// light and dark and [9] themes to start from; [1,2] the dock, under it [0] Undo; [2] the alert.

@Suite("What a tap on a color changes on the page")
struct SwatchDifferenceTests {
  private func gray(_ rgb: UInt32) -> String { Appearance.light.muted(SRGB(rgb)).hex }

  @Test("The first color: the step and its lock, the bar and its lock, Next, the labels, every other cell, and Undo")
  func firstColor() {
    let cells = Material.primaries.enumerated().map { index, tint in
      let tabStop = #"["set",[1,1,5,\#(index)],"tabindex","-1"]\#n"#
      return index == 4
        ? #"""
        ["set",[1,1,5,4],"aria-selected","true"]
        ["set",[1,1,5,4],"tabindex","0"]
        ["set",[1,1,5,4],"aria-description","#3F51B5"]
        ["style",[1,1,5,4],"color","#FFFFFF"]
        """#
        : (index == 0 ? tabStop : "") + #"["style",[1,1,5,\#(index)],"background","\#(gray(tint.color.rgb))"]"#
    }
    #expect(
      changes(at: "#/primary", .colors(.swatchTapped(.primary, 4))).besideTheStrip == #"""
        ["unset",[0,0,2],"disabled"]
        ["set",[0,1,0,0,0],"class","emblem"]
        ["style",[0,1,0,0,0],"--fill","#3F51B5"]
        ["text",[0,1,0,0,1,1],"Indigo 500"]
        ["insert",[0,1,0],1,["button",{"type":"button","aria-pressed":"false","class":"lock","aria-label":"Lock primary color"},{},""]]
        ["unset",[0,1,1,0],"disabled"]
        ["style",[1,0],"--bar","#3F51B5"]
        ["style",[1,0],"--on-bar","#FFFFFF"]
        ["insert",[1,0,1],0,["button",{"type":"button","aria-pressed":"false","class":"lock","aria-label":"Lock primary color"},{},""]]
        ["unset",[1,0,3,0],"disabled"]
        ["unset",[1,1,0,1,0],"disabled"]
        ["set",[1,1,5],"class","cells named first"]
        \#(cells.joined(separator: "\n"))
        ["remove",[1,1,9]]
        ["unset",[1,2,0],"disabled"]
        """#)
  }

  @Test("Another color: the step, the bar, two cells, and Undo, which had nothing to undo after a link")
  func anotherColor() {
    #expect(
      changes(at: "#/primary?primary=indigo-500", .colors(.swatchTapped(.primary, 12))).besideTheStrip == #"""
        ["unset",[0,0,2],"disabled"]
        ["style",[0,1,0,0,0],"--fill","#FFEB3B"]
        ["text",[0,1,0,0,1,1],"Yellow 500"]
        ["style",[1,0],"--bar","#FFEB3B"]
        ["style",[1,0],"--on-bar","#000000"]
        ["set",[1,1,5,4],"aria-selected","false"]
        ["set",[1,1,5,4],"tabindex","-1"]
        ["unset",[1,1,5,4],"aria-description"]
        ["style",[1,1,5,4],"background","\#(gray(0x3F51B5))"]
        ["style",[1,1,5,4],"color","#505054"]
        ["set",[1,1,5,12],"aria-selected","true"]
        ["set",[1,1,5,12],"tabindex","0"]
        ["set",[1,1,5,12],"aria-description","#FFEB3B"]
        ["style",[1,1,5,12],"background","#FFEB3B"]
        ["style",[1,1,5,12],"color","#000000"]
        ["unset",[1,2,0],"disabled"]
        """#)
  }

  @Test("The theme in light and dark takes the color")
  func strip() {
    let lines = changes(at: "#/primary?primary=indigo-500", .colors(.swatchTapped(.primary, 12))).split(separator: "\n")
    for half in ["[1,1,8,0]", "[1,1,8,1]"] {
      #expect(lines.contains { $0.hasPrefix(#"["style",\#(half),"--primary","#) })
    }
  }

  @Test("Next: the steps, the bar, and the whole screen")
  func next() {
    let changes = changes(at: "#/primary?primary=indigo-500", .navigation(.nextTapped))
    #expect(
      changes.hasPrefix(
        #"""
        ["unset",[0,1,0,0],"aria-current"]
        ["set",[0,1,1,0],"aria-current","step"]
        ["replace",[1,0,1,0],["button",{"type":"button"},{},"Back"]]
        ["text",[1,0,2,0],"Accent color"]
        ["set",[1,0,3,0],"disabled",""]
        ["style",[1,0,3,0],"--tint","#283593"]
        ["replace",[1,1],["main",{},{},[["ol",{
        """#), "\(changes)")
    #expect(changes.split(separator: "\n").count == 7)
  }

  @Test(
    "What means nothing changes nothing",
    arguments: [
      .colors(.swatchTapped(.primary, 99)), .colors(.swatchTapped(.accent, 4)), .navigation(.nextTapped),
      .navigation(.backTapped),
      .summary(.startOverCanceled),
    ] as [Event])
  func nothing(event: Event) {
    #expect(changes(at: "#/primary", event) == "")
  }
}

extension String {
  /// The changes outside the theme in light and dark under the colors.
  fileprivate var besideTheStrip: String {
    split(separator: "\n").filter { !$0.contains("[1,1,8,") && !$0.contains("[1,1,8]") }.joined(separator: "\n")
  }
}

/// The changes an event makes to a page, as JSON, one per line.
func changes(at address: String, of families: [Family] = .few, _ event: Event) -> String {
  var studio = Studio.showing(address, families)
  var tree = MountedTree(studio.tree)
  while !tree.bringInNext().isEmpty {}
  studio.follow(event)
  return tree.show(studio.tree).lines
}
