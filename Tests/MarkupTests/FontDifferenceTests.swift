import Catalog
import Markup
import Studio
import Testing
import Theme

@Suite("What a tap in a list of fonts changes on the page")
struct FontDifferenceTests {
  let address = Route.titleFont.address

  @Test("The first font: the step and its lock, the bar and its lock, Next, the list's font, two rows, and Undo")
  func firstFont() {
    #expect(
      changes(at: address, .fonts(.fontTapped(.titleFont, "Hack"))) == #"""
        ["unset",[0,0,2],"disabled"]
        ["style",[0,1,2,0,0],"font-family","\"Hack\", monospace"]
        ["text",[0,1,2,0,1,1],"Hack"]
        ["insert",[0,1,2],1,["button",{"type":"button","aria-pressed":"false","class":"lock","aria-label":"Lock title font"},{},""]]
        ["unset",[0,1,3,0],"disabled"]
        ["insert",[1,0,1],1,["button",{"type":"button","aria-pressed":"false","class":"lock","aria-label":"Lock title font"},{},""]]
        ["set",[1,0,2,0],"class","large"]
        ["style",[1,0,2,0],"font-family","\"Hack\", monospace"]
        ["remove",[1,0,2,1]]
        ["unset",[1,0,3,0],"disabled"]
        ["style",[1,0,3,0],"--tint",""]
        ["unset",[1,1,0,3,0],"disabled"]
        ["set",[1,1,4],"class","rows faced"]
        ["style",[1,1,4],"font-family","\"Hack\", monospace"]
        ["set",[1,1,4,0,0,0,0],"tabindex","-1"]
        ["set",[1,1,4,1,0,0,1],"aria-selected","true"]
        ["set",[1,1,4,1,0,0,1],"tabindex","0"]
        ["unset",[1,2,0],"disabled"]
        """#)
  }

  @Test("A font that lacks something: its row says so, too")
  func remark() {
    let changes = changes(at: address, .fonts(.fontTapped(.titleFont, "Impact")))
    #expect(
      changes.hasSuffix(
        #"""
        ["set",[1,1,4,1,0,0,2],"aria-selected","true"]
        ["set",[1,1,4,1,0,0,2],"tabindex","0"]
        ["set",[1,1,4,1,0,0,2],"aria-description","no real bold, no real italic"]
        ["unset",[1,2,0],"disabled"]
        """#), "\(changes)")
  }

  @Test("A list of 1,500 fonts has no more changes than one of 20", arguments: [0, 7, 19])
  func longList(index: Int) {
    let tap = Event.fonts(.fontTapped(.titleFont, "Family \(1000 + index)"))
    let short = changes(at: address, of: .many(20), tap)
    #expect(changes(at: address, of: .many(1500), tap) == short)
    #expect(short.split(separator: "\n").count == 18)
  }

  @Test("Far down the list, too")
  func farDown() {
    let far = changes(at: address, of: .many(1500), .fonts(.fontTapped(.titleFont, "Family 2404"))).split(
      separator: "\n")
    #expect(far.count == 18)
    #expect(far.suffix(2) == [#"["set",[1,1,4,1,88,0,1],"tabindex","0"]"#, #"["unset",[1,2,0],"disabled"]"#])
  }

  @Test("From one font to another in another part of the list: the step, the title, the list's font, two rows, Undo")
  func anotherFont() {
    #expect(
      changes(at: address + "&title=Family+1003", of: .many(1500), .fonts(.fontTapped(.titleFont, "Family 2404")))
        == #"""
        ["unset",[0,0,2],"disabled"]
        ["style",[0,1,2,0,0],"font-family","\"Family 2404\", sans-serif"]
        ["text",[0,1,2,0,1,1],"Family 2404"]
        ["style",[1,0,2,0],"font-family","\"Family 2404\", sans-serif"]
        ["style",[1,1,4],"font-family","\"Family 2404\", sans-serif"]
        ["set",[1,1,4,1,0,1,0],"aria-selected","false"]
        ["set",[1,1,4,1,0,1,0],"tabindex","-1"]
        ["set",[1,1,4,1,88,0,1],"aria-selected","true"]
        ["set",[1,1,4,1,88,0,1],"tabindex","0"]
        ["unset",[1,2,0],"disabled"]
        """#)
  }

  @Test("Typing in the search: the field, the count, and the remaining rows")
  func search() {
    #expect(
      changes(at: address, .fonts(.searchChanged("la"))) == #"""
        ["set",[1,1,1,0],"value","la"]
        ["text",[1,1,2,0],"2 of 10 fonts"]
        ["set",[1,1,4,0],"aria-label","On this device"]
        ["style",[1,1,4,0,0],"--rows","2"]
        ["style",[1,1,4,0,0,0],"--rows","2"]
        ["set",[1,1,4,0,0,0,0],"aria-label","Lato"]
        ["set",[1,1,4,0,0,0,0],"aria-setsize","2"]
        ["style",[1,1,4,0,0,0,0],"font-family","\"Lato\", sans-serif"]
        ["text",[1,1,4,0,0,0,0],"Lato"]
        ["set",[1,1,4,0,0,0,1],"aria-label","Roboto Slab"]
        ["set",[1,1,4,0,0,0,1],"aria-setsize","2"]
        ["style",[1,1,4,0,0,0,1],"font-family","\"Roboto Slab\", serif"]
        ["text",[1,1,4,0,0,0,1],"Roboto Slab"]
        ["remove",[1,1,4,0,0,0,4]]
        ["remove",[1,1,4,0,0,0,3]]
        ["remove",[1,1,4,0,0,0,2]]
        ["remove",[1,1,4,1]]
        ["insert",[1,1,5],0,["button",{"type":"button"},{},"Use “la”"]]
        """#)
  }

  @Test("Start Over: the alert appears, and nothing else; Cancel: it disappears")
  func startOver() {
    var studio = Studio.showing(Route.summary.address)
    var tree = MountedTree(studio.tree)
    studio.follow(.summary(.startOverTapped))
    #expect(
      tree.show(studio.tree).lines == #"""
        ["insert",[],2,["dialog",{"role":"alertdialog","aria-labelledby":"alert-title",\#
        "aria-describedby":"alert-message"},{},[\#
        ["h2",{"id":"alert-title"},{},"Start over?"],\#
        ["p",{"id":"alert-message"},{},"This discards every selection: both colors and both fonts."],\#
        ["div",{"class":"buttons"},{},[\#
        ["button",{"type":"button"},{},"Cancel"],\#
        ["button",{"type":"button","class":"confirm"},{},"Start Over"]]]]]]
        """#)
    studio.follow(.summary(.startOverCanceled))
    #expect(tree.show(studio.tree).lines == #"["remove",[2]]"#)
  }
}
