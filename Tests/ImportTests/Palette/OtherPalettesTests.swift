import ColorScience
import Testing
import Theme
import _Text

@testable import Files
@testable import Formats
@testable import Import

@Suite("Palettes that other programs made")
struct OtherPalettesTests {
  @Test("GIMP: names, comments, columns, and lines that are no colors")
  func gpl() throws {
    let palette = """
      GIMP Palette\r
      Name: Sea\r
      Columns: 2
      # by hand
      0 0 255 Deep
        255  128   0\tPrimary
      10 20 30
      300 0 0 too much
      1 2 three
      -1 0 0 below
      """
    let imported = try Imported([File(path: "sea.gpl", text: palette)])
    #expect(imported.format == "GIMP palette")
    #expect(imported.colors.map(\.name) == ["Deep", "Primary", ""])
    #expect(imported.colors.map(\.color.hex) == ["#0000FF", "#FF8000", "#0A141E"])
    #expect(imported.theme.primary?.color.hex == "#FF8000")
    #expect(imported.theme.accent?.color.hex == "#0000FF")
    #expect(imported.guesses == [.accent])
    #expect(imported.missing == [.titleFont, .bodyFont])
  }

  @Test("GIMP: what Aseprite writes has an alpha before the name")
  func aseprite() throws {
    let palette =
      "GIMP Palette\nChannels: RGBA\n#\n  0   0   0   0\tClear\n 11 114 133 255\tTeal\n232  89  12 255\tFlame\n"
    let imported = try Imported([File(path: "rgba.gpl", text: palette)])
    #expect(imported.colors.map(\.line) == ["#0B7285 Teal", "#E8590C Flame"])
    #expect(imported.notes == ["Left out because it’s see-through: Clear."])
  }

  @Test("GIMP: the palette's name is the theme's")
  func gplName() throws {
    let palette = "GIMP Palette\nName: Harbor\nColumns: 2\n#\n 11 114 133\tprimary\n232  89  12\taccent\n"
    let imported = try Imported([File(path: "harbor.gpl", text: palette)])
    #expect(imported.theme.string == "primary=0b7285&accent=e8590c&name=Harbor")
  }

  @Test(
    "base16: blue is guessed to be the primary and purple the accent",
    arguments: [("scheme: \"Harbor\"\nauthor: \"A\"\n", ""), ("system: base16\nname: Harbor\npalette:\n", "  ")])
  func base16(opening: String, indent: String) throws {
    let hexes = ["1f2430", "2a3040", "3b4252", "4c566a", "5e6779", "c8ccd4", "e06c75", "e5c07b", "61afef", "c678dd"]
    let names = ["00", "01", "02", "03", "04", "05", "08", "0A", "0D", "0E"]
    let lines = zip(names, hexes).map { "\(indent)base\($0): \"\(indent.isEmpty ? "" : "#")\($1)\" # x\n" }
    let imported = try Imported([File(path: "harbor.yaml", text: opening + lines.joined())])
    #expect(imported.colors.count == 10 && imported.format == "base16")
    #expect(imported.theme.string == "primary=61afef&accent=c678dd&name=Harbor")
    #expect(imported.guesses == [.primary, .accent])
    #expect(throws: ImportError.unknownFormat) { try Imported([File(path: "x.yaml", text: "base0D: \"61afef\"\n")]) }
  }

  @Test("GIMP: of more colors than are read, the first count, and that is said")
  func many() throws {
    let lines = (0..<4200).map { "\($0 % 250) \($0 / 250) 7 c\($0)\n" }.joined()
    let imported = try Imported([File(path: "many.gpl", text: "GIMP Palette\n" + lines)])
    #expect(imported.colors.count == 4096 && imported.notes == ["Only the first 4,096 colors were read."])
    let enough = try Imported([
      File(path: "x.gpl", text: "GIMP Palette\n" + lines.split(separator: "\n").prefix(4096).joined(separator: "\n"))
    ])
    #expect(enough.colors.count == 4096 && enough.notes.isEmpty)
  }

  @Test("ASE: a palette of Photoshop under that ending is read as what it is")
  func acoAsASE() throws {
    var aco = ByteWriter(.bigEndian)
    for number: UInt16 in [1, 2, 0, 0x1D1D, 0x2B2B, 0x5353, 0, 0, 0xFFFF, 0xA3A3, 0, 0] { aco.uint16(number) }
    let imported = try Imported([File(path: "retro.ase", bytes: aco.bytes)])
    #expect(imported.colors.map(\.color.hex) == ["#1D2B53", "#FFA300"])
    #expect(imported.format == "Photoshop swatches (ACO)")
  }

  @Test("A file that isn't text is no style sheet and no tokens, whatever bytes it has")
  func binary() throws {
    for piece in ["--", "\"#", ":root", "\"value\""] {
      let bytes = Array("bplist00".utf8) + [1, 2] + Array(piece.utf8) + [0, 0, 0]
      #expect(throws: ImportError.unknownFormat) { _ = try Imported([File(path: "Brand.clr", bytes: bytes)]) }
    }
  }

  @Test("ASE: four models, without groups, and a block that nobody knows")
  func ase() throws {
    var ase = ByteWriter(.bigEndian)
    ase.append("ASEF".bytes)
    for number in [1, 0] { ase.uint16(UInt16(number)) }
    ase.uint32(6)
    ase.color("Red", "RGB ", [1, 0, 0])
    ase.color("Ink", "CMYK", [0, 1, 1, 0.5])
    ase.color("Paper", "LAB ", [1, 0, 0])
    ase.uint16(0x0BAD)
    ase.uint32(3)
    ase.append([1, 2, 3])
    ase.color("Ash", "Gray", [0.5])
    ase.color("Spot", "XYZ ", [0, 0, 0])
    let imported = try Imported([File(path: "x.ase", bytes: ase.bytes)])
    #expect(imported.colors.map(\.name) == ["Red", "Ink", "Paper", "Ash"])
    #expect(imported.colors.map(\.color.hex) == ["#FF0000", "#800000", "#FFFFFF", "#808080"])
  }

  @Test("ASE: groups for dark mode")
  func aseGroups() throws {
    var ase = ByteWriter(.bigEndian)
    ase.append("ASEF".bytes)
    for number in [1, 0] { ase.uint16(UInt16(number)) }
    ase.uint32(99)  // too many
    for (group, red) in [("Night, dark", 0.0), ("Day", 1)] {
      ase.block(0xC001, group, [])
      ase.color("Primary", "RGB ", [red, 0, 0])
      ase.uint16(0xC002)
      ase.uint32(0)
    }
    let imported = try Imported([File(path: "x.ase", bytes: ase.bytes)])
    #expect(imported.colors.map(\.isDark) == [true, false])
    #expect(imported.theme.primary?.color.hex == "#FF0000")
  }

  @Test("ACO: version 1 alone, in every model")
  func aco() throws {
    var aco = ByteWriter(.bigEndian)
    for number: UInt16 in [1, 6] { aco.uint16(number) }
    let colors: [[UInt16]] = [
      [0, 65535, 32896, 0, 0], [1, 21845, 65535, 65535, 0], [2, 65535, 0, 65535, 65535], [7, 10000, 0, 0, 0],
      [8, 5000, 0, 0, 0], [3, 1, 2, 3, 4],
    ]
    for color in colors { for number in color { aco.uint16(number) } }
    let imported = try Imported([File(path: "x.aco", bytes: aco.bytes)])
    #expect(imported.colors.map(\.color.hex) == ["#FF8000", "#00FF00", "#FF00FF", "#FFFFFF", "#808080"])
  }

  @Test("ACO: version 2 alone, and a version 2 that breaks off after version 1")
  func acoNames() throws {
    var named = ByteWriter(.bigEndian)
    for number: UInt16 in [2, 1, 0, 0, 0, 65535, 0, 0, 3, 0x41, 0x62, 0] { named.uint16(number) }
    let imported = try Imported([File(path: "x.aco", bytes: named.bytes)])
    #expect(imported.colors.map(\.name) == ["Ab"])
    var first = ByteWriter(.bigEndian)
    for number: UInt16 in [1, 1, 0, 65535, 0, 0, 0] { first.uint16(number) }
    let both = first.bytes + named.bytes.prefix(10)
    #expect(try Imported([File(path: "x.aco", bytes: both)]).colors.map(\.color.hex) == ["#FF0000"])
  }

  @Test("Procreate: palettes in a list, empty places, no names")
  func procreate() throws {
    let json = #"[{"name":"A","swatches":[null,{"hue":0.5,"saturation":1,"brightness":1,"alpha":1,"colorSpace":0}]}]"#
    let file = File(path: "A.swatches", bytes: Zip.bytes(of: [File(path: "Swatches.json", text: json)]))
    let imported = try Imported([file])
    #expect(imported.format == "Procreate")
    #expect(imported.colors.map(\.color.hex) == ["#00FFFF"])
    #expect(imported.theme.primary?.color.hex == "#00FFFF")
  }

  @Test(
    "Says what a damaged one is",
    arguments: [
      (
        "x.ase", "ASEF\0\u{1}\0\0\0\0\0\u{9}\u{1}",
        "This Adobe swatch file isn’t complete: it’s cut off in the middle of a swatch."
      ),
      ("x.ase", "nothing", "This isn’t an Adobe swatch file: it should begin with “ASEF”."),
      (
        "x.aco", "\0\u{1}\0\u{1}\0",
        "This Photoshop swatch file isn’t complete: it’s cut off in the middle of a swatch."
      ),
      ("x.aco", "nothing", "This isn’t a Photoshop swatch file: it should begin with version 1 or 2."),
      ("x.gpl", "nothing", "This isn’t a GIMP palette: it should begin with “GIMP Palette”."),
      ("x.gpl", "GIMP Palette\nName: x\n", "There’s no color in this file."),
      ("x.swatches", "nothing", "Line 1 of this JSON has an error: expected a value."),
    ])
  func damaged(path: String, text: String, sentence: String) {
    let file = File(path: path, bytes: Array(text.utf8))
    #expect(throws: ImportError.damaged(sentence)) { try Imported([file]) }
  }

  @Test(
    "Hue, saturation and brightness come back",
    arguments: [0x000000, 0xFFFFFF, 0x808080, 0xFF0000, 0x3F51B5, 0xC0FFEE, 0x123456])
  func hsb(rgb: UInt32) {
    let color = SRGB(rgb)
    let (hue, saturation, brightness) = color.hsb
    #expect(SRGB(hue: hue, saturation: saturation, brightness: brightness).rgb == rgb)
  }
}

extension ByteWriter {
  fileprivate mutating func block(_ type: UInt16, _ name: String, _ rest: [UInt8]) {
    uint16(type)
    count32(2 + 2 * (name.utf16.count + 1) + rest.count)
    count16(name.utf16.count + 1)
    for unit in name.utf16 { uint16(unit) }
    uint16(0)
    append(rest)
  }

  fileprivate mutating func color(_ name: String, _ model: String, _ numbers: [Double]) {
    var rest = ByteWriter(.bigEndian)
    rest.append(model.bytes)
    for number in numbers { rest.float32(number) }
    rest.uint16(2)
    block(1, name, rest.bytes)
  }
}
