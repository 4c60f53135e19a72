import Markup
import Studio
import Testing
import Theme

// The stage is [2]: under it [0] the switches, [1] what is shown, [2] the tools. In [2,1]: [0] what is missing, [1] the sets
// of samples; [2,1,1,0,0] is what the samples' colors are set on.

@Suite("What changes on the stage")
struct StageDifferenceTests {
  private let theme = "#/primary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

  private func stage(_ events: StageEvent...) -> Studio {
    var studio = Studio.showing(theme)
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)))
    for event in events { studio.follow(.stage(event)) }
    return studio
  }

  /// The changes an event makes to the stage, one per line.
  private func changes(of studio: Studio, _ event: Event) -> [Substring] {
    var studio = studio
    var tree = MountedTree(studio.tree)
    while !tree.bringInNext().isEmpty {}
    studio.follow(event)
    return tree.show(studio.tree).lines.split(separator: "\n").filter { $0.contains("[2") }
  }

  @Test("A brand color is a property by its place and by its name, unless the samples have another one of that name")
  func brandColors() throws {
    var studio = Studio.showing(theme + "&color.mint=00bfa5&color.scale=ff0000")
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)))
    let styles = try #require(Element(studio.tree).all.map(\.styles).first { $0["--brand-1"] != nil })
    #expect(styles["--mint"] == styles["--brand-1"])
    #expect(styles["--brand-2"] != nil && styles["--scale"] == nil)
    #expect(styles["--on-scale"] == styles["--on-brand-2"])
  }

  @Test("A tap on a color sets the changed properties of one element, and lets the last change be compared")
  func oneElement() {
    let light = stage(.appearanceTapped(.light))
    var after = light
    after.follow(.colors(.swatchTapped(.primary, 12)))
    let changes = changes(of: light, .colors(.swatchTapped(.primary, 12)))
    let styles = changes.filter { $0.hasPrefix(#"["style",[2,1,1,0,0],"--"#) }
    let (old, new) = (light.theme.scheme(.light), after.theme.scheme(.light))
    #expect(styles.count == SchemeRole.common.filter { old[$0] != new[$0] }.count)
    #expect(styles.contains(##"["style",[2,1,1,0,0],"--primary","#FFEB3B"]"##))
    #expect(changes.filter { !styles.contains($0) } == [#"["unset",[2,0,1,2],"disabled"]"#])
  }

  @Test("If light and dark are both shown, it's two elements")
  func twoElements() {
    let changes = changes(of: stage(), .colors(.swatchTapped(.primary, 12))).filter { !$0.hasPrefix(#"["unset""#) }
    #expect(!changes.isEmpty)
    #expect(
      changes.allSatisfy {
        $0.hasPrefix(#"["style",[2,1,1,0,0,0],"--"#) || $0.hasPrefix(#"["style",[2,1,1,0,0,1],"--"#)
      })
  }

  @Test("A title font changes one property")
  func font() {
    var studio = stage(.appearanceTapped(.light))
    studio.follow(.navigation(.routeTapped(.titleFont)), .fonts(.fontTapped(.titleFont, "Lato")))
    #expect(
      changes(of: studio, .fonts(.fontTapped(.titleFont, "Hack"))) == [
        #"["style",[2,1,1,0,0],"--title-font","\"Hack\", monospace"]"#
      ])
  }

  @Test("The app's name is a CSS string, whatever is in it")
  func name() {
    let studio = stage(.appearanceTapped(.light), .nameTyped("x"))
    #expect(
      changes(of: studio, .stage(.nameTyped(#"a"b\c</style>"#))).filter { $0.contains("--app-name") } == [
        #"["style",[2,1,1,0,0],"--app-name","\"a\\\"b\\\\c</style>\""]"#
      ])
  }

  @Test("Each role has a custom property of its name")
  func properties() throws {
    let root = Element(stage(.appearanceTapped(.light)).tree)
    let samples = try #require(root.all.first { $0.attributes["class"] == "samples" })
    for role in SchemeRole.common { #expect(samples.styles["--" + role.name()] != nil, "\(role.name())") }
  }

  @Test("Every sample is a picture with a name, empty for the page to fill")
  func pictures() {
    let pictures = Element(stage().tree).all.filter { $0.attributes["role"] == "img" }
    #expect(pictures.count == 10)
    #expect(pictures.allSatisfy { $0.children.isEmpty && $0.attributes["data-sample"] != nil })
  }

  @Test("A color vision deficiency is an SVG filter in linear light over what's shown")
  func vision() throws {
    let root = Element(stage(.visionChosen(.achromatopsia)).tree)
    let filter = try #require(root.all.first { $0.tag == "filter" })
    #expect(filter.attributes["color-interpolation-filters"] == "linearRGB")
    #expect(
      filter.children.first?.attributes["values"]
        == "0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0")
    let board = try #require(root.all.first { $0.attributes["role"] == "tabpanel" })
    #expect(board.styles["filter"] == "url(#" + (filter.attributes["id"] ?? "") + ")")
  }

  @Test("The list of visions means the vision at its index, and no other value means anything")
  func picker() {
    let open = stage(.viewMenuTapped)
    #expect(events(.input, open, value: "1").contains(.stage(.visionChosen(.protanopia))))
    for value in ["6", "-1", "x", "0.5", ""] {
      #expect(
        !events(.input, open, value: value).contains { if case .stage(.visionChosen) = $0 { true } else { false } })
    }
  }

  @Test("Compare is held")
  func compare() {
    #expect(events(.press, stage()) == [.stage(.compareHeld(true))])
    #expect(events(.release, stage()) == [.stage(.compareHeld(false))])
  }
}
