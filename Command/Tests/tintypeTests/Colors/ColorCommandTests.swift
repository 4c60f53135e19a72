import Catalog
import ColorScience
import Foundation
import Testing

@Suite("tintype color, contrast, difference, vision, palette")
struct ColorCommandTests {
  @Test func aColorIsAnsweredWithALineOfJSON() throws {
    let command = try Filter("color", "--json", "tomato")
    let answer = try #require(
      JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any])
    #expect(command.status == 0)
    #expect(answer["input"] as? String == "tomato")
    #expect(answer["hex"] as? String == "#FF6347")
    #expect(answer["alpha"] as? Double == 1)
    #expect(answer["css"] as? String == "rgb(255, 99, 71)")
    #expect((answer["css_name"] as? [String: Any])?["name"] as? String == "tomato")
    #expect((answer["css_name"] as? [String: Any])?["difference"] as? Double == 0)
    #expect((answer["crayon"] as? [String: Any])?["name"] as? String == "Sunset Orange")
    for key in ["srgb", "display_p3", "oklab", "oklch", "lab", "hct"] {
      #expect((answer[key] as? [Double])?.count == 3, "\(key)")
    }
    #expect((answer["contrast"] as? [String: Double])?.keys.sorted() == ["black", "white"])
  }

  // Unicode folds U+212A, the Kelvin sign, to k, and U+017F to s.
  @Test(arguments: [("k", "\u{212A}"), ("s", "\u{17F}"), ("k", "\u{FF4B}"), ("i", "\u{131}")])
  func aLetterOutsideASCIIStandsForNoneOfAName(letter: String, lookalike: String) throws {
    let names = NamedColor.all.map(\.name.description) + Crayon.xkcd.map(\.name) + Crayon.all.map(\.name)
    let texts = names.filter { $0.contains(letter) }.map { $0.replacing(letter, with: lookalike) }
    #expect(texts.count > 100)
    let answers = try Filter("color", "--json", input: texts.joined(separator: "\n")).lines
    #expect(answers.count == texts.count)
    for (text, answer) in zip(texts, answers) { #expect(answer.contains(#","error":""#), "\(text)") }
    for part in ["primary=blac\(lookalike)", "primary=pin\(lookalike)-500", "primary=dusty ro\(lookalike)e"] {
      #expect(try Filter("scheme", part).status == 2, "\(part)")
    }
  }

  @Test func aBadLineDoesNotStopTheOthers() throws {
    let command = try Filter("color", "--json", input: "red\nnonesuch\n\n#12\u{0}\"\\\nblue")
    #expect(command.status == 2)
    #expect(command.lines.count == 5)
    let inputs = try command.lines.map { line in
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (answer?["input"] as? String, answer?["error"] != nil)
    }
    #expect(inputs.map(\.0) == ["red", "nonesuch", "", "#12\u{0}\"\\", "blue"])
    #expect(inputs.map(\.1) == [false, true, true, true, false])
  }

  @Test func withoutJSONABadLineLeavesItsPlaceEmpty() throws {
    let command = try Filter("vision", "--kind", "achromat", input: "red\nnonesuch\nwhite\n")
    #expect(command.output == "#7F7F7F\n\n#FFFFFF\n")
    #expect(command.error.hasPrefix("tintype: line 2: “nonesuch” isn’t a color. Try tomato, "))
    #expect(command.status == 2)
  }

  @Test func whatIsNoUTF8IsStillAnsweredInJSON() throws {
    let command = try Filter(["color", "--json"], input: Data([0xFF, 0x72, 0x65, 0x64, 0x0A]))
    let answer = try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any]
    #expect(answer?["input"] as? String == "\u{FFFD}red")
  }

  @Test(arguments: [65_535, 65_536, 65_537, 1_000_000])
  func aLineOfAnyLengthIsOneLine(length: Int) throws {
    let long = String(repeating: " ", count: length - 3) + "red"
    let command = try Filter("color", "--json", input: "blue\n\(long)\nlime\n")
    #expect(command.lines.count == 3)
    #expect(command.lines.last?.contains("#00FF00") == true)
    #expect(command.lines[1].contains("#FF0000") == (length <= 65_536))
    #expect(command.status == (length <= 65_536 ? 0 : 2))
  }

  @Test func lineEndsOfWindowsAreLineEnds() throws {
    #expect(
      try Filter("vision", "--kind", "tritan", "--severity", "0", input: "red\r\nblue\r\n").output
        == "#FF0000\n#0000FF\n")
  }

  @Test func anAlphaIsCompositedBeforeContrast() throws {
    let command = try Filter("color", "--json", "rgb(0 0 0 / 50%)")
    // Half of black over white is a channel of 0.5, a luminance of 0.2140: 1.05 / 0.2640 = 3.976.
    #expect(command.output.contains(#""contrast":{"white":3.97"#))
    #expect(command.output.contains(#""black":1}"#))
  }

  @Test func contrastSaysWhatItIsEnoughFor() throws {
    // #767676 is the lightest gray that passes on white, #777777 falls short.
    let command = try Filter("contrast", "--json", input: "#767676\twhite\n#777777\twhite\nblack\twhite\n")
    #expect(
      command.lines == [
        ##"{"input":"#767676\u0009white","ratio":4.5422,"aa":true,"aaa":false,"aa_large":true,"aaa_large":true,"non_text":true}"##,
        ##"{"input":"#777777\u0009white","ratio":4.478,"aa":false,"aaa":false,"aa_large":true,"aaa_large":false,"non_text":true}"##,
        ##"{"input":"black\u0009white","ratio":21,"aa":true,"aaa":true,"aa_large":true,"aaa_large":true,"non_text":true}"##,
      ])
  }

  @Test(arguments: [["contrast", "red"], ["contrast", "red", "blue", "lime"], ["difference", "red"]])
  func twoColorsAreTwo(arguments: [String]) throws {
    let command = try Filter(arguments, input: Data())
    #expect(command.status == 2)
    #expect(command.error.contains("Give two colors, not"))
  }

  @Test func aBackgroundThatShowsThroughIsRefused() throws {
    let command = try Filter("contrast", "black", "#FFFFFFFE")
    #expect(command.status == 2)
    #expect(command.error.contains("is see-through"))
  }

  @Test func differencesAreBoth() throws {
    let command = try Filter("difference", "black", "white", "--json")
    #expect(command.output == #"{"input":"black\u0009white","ciede2000":100,"ok":1}"# + "\n")
  }

  @Test(arguments: ["1.5", "-1", "nan"])
  func aSeverityIsOfZeroToOne(severity: String) throws {
    let command = try Filter("vision", "red", "--kind", "protan", "--severity", severity)
    #expect(command.status == 2)
    #expect(command.error.hasPrefix("Error: The severity is a number from 0 to 1, such as 0.6, not "))
  }

  @Test func aPaletteIsNamesAndHexes() throws {
    let command = try Filter("palette", "#0000FF", "--kind", "hct")
    #expect(try Filter("palette", "#4f1bdb", "--kind", "hct").lines.contains("99   #FFFBFF"))
    #expect(command.lines.first == "0    #000000")
    #expect(command.lines.contains("40   #343DFF"))
    #expect(command.lines.count == 13)
    #expect(!command.output.contains("\u{1B}"))
  }

  @Test func thePaletteOfManyColorsIsALineEach() throws {
    let command = try Filter("palette", "--json", input: "red\nblue\n")
    #expect(command.lines.count == 2)
    #expect(command.lines[0].hasPrefix(##"{"input":"red","steps":[{"name":"50","hex":"#"##))
  }

  @Test(arguments: ["color", "contrast", "difference", "vision", "palette", "scheme", "check"])
  func helpHasAnExample(name: String) throws {
    let command = try Filter(name, "--help")
    #expect(command.status == 0)
    #expect(command.output.contains("Example:\n  tintype \(name)"))
  }

  @Test func aThemeMayBeALink() throws {
    let command = try Filter("check", "--json", "http://localhost:8080/#/summary?primary=yellow-500")
    #expect(
      command.lines.contains {
        $0.hasPrefix(
          ##"{"input":"http://localhost:8080/#/summary?primary=yellow-500","role":"on-primary","on":"primary","front":"#000000""##
        )
      })
  }

  @Test(arguments: ["primary=nonesuch", "", "primary", "title=Lato"])
  func whatIsNoThemeIsRefusedInOneSentence(theme: String) throws {
    let command = try Filter("check", theme)
    #expect(command.status == 2)
    #expect(command.output.isEmpty)
    #expect(command.error.hasSuffix(".\n"))
  }

  @Test func aSeeThroughColorKeepsItsAlphaInEveryNotation() throws {
    let lines = try Filter("color", "#ff000080").lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines[1] == "hex #FF000080")
    #expect(lines[2] == "rgb rgba(255, 0, 0, 0.5)")
    #expect(lines[3] == "hsl hsl(0 100% 50% / 0.502)")
    #expect(lines[6] == "hct hct(27.4 113.4 53.2 / 0.502)")
    #expect(try Filter("color", "transparent").lines[1].hasSuffix(" #00000000"))
    #expect(try Filter("vision", "#ff000080", "--kind", "achromat").output.hasSuffix("80\n"))
  }

  @Test func cssIsAsCSSSerializesIt() throws {
    let command = try Filter("color", "--json", "hsl(120 none 50%)")
    #expect(command.output.contains(#""css":"hsl(120 none 50%)""#))
  }

  @Test func noNumberIsNull() throws {
    let command = try Filter(
      "color", "--json", "lab(100% 1e308 0)", "color(xyz 1e308 1e308 -1e308)", "oklch(0.5 1e99 9)")
    #expect(command.status == 0)
    #expect(!command.output.contains("null"))
    let difference = try Filter("difference", "lab(50 1e300 0)", "red", "--json")
    let answer = try JSONSerialization.jsonObject(with: Data(difference.output.utf8)) as? [String: Any]
    #expect(try #require(answer?["ciede2000"] as? Double) > 100)
    #expect(try #require(answer?["ok"] as? Double) > 1)
  }
}

@Suite("Colors by name, and what isn't a color")
struct ColorNameCommandTests {
  @Test(arguments: [
    ("Sunset Orange", "#FD5E53"), ("atomic-tangerine", "#FFA474"), ("indigo-500", "#3F51B5"), ("Pink A200", "#FF4081"),
    ("red", "#FF0000"), ("crayon red", "#EE204D"),
  ])
  func everySubcommandTakesANameThatTheProductKnows(name: String, hex: String) throws {
    #expect(try Filter("color", name).lines[1].hasSuffix(hex))
    #expect(try Filter("vision", name, "--kind", "protan", "--severity", "0").output == hex + "\n")
    #expect(try Filter("difference", name, hex).output == "CIEDE2000 0\tdeltaE-OK 0\n")
    #expect(try Filter("contrast", hex, name).output.hasPrefix("1.00:1\t"))
    #expect(try Filter("palette", name).output == Filter("palette", hex).output)
    let check = try Filter("check", "--json", "primary=\(name)")
    #expect(
      name == "red"
        || check.lines.contains { $0.contains(#""role":"on-primary""#) && $0.contains(#""back":"\#(hex)""#) })
  }

  @Test(arguments: [
    ("", "tintype: There’s no color here. Try tomato, Sunset Orange, indigo-500, #FF6347 or oklch(0.7 0.2 33)."),
    ("re\nd", "tintype: “re\\nd” isn’t a color. "),
    ("oklch(0.7, 0.2, 33)", "tintype: “oklch(0.7, 0.2, 33)”: At character 10, unexpected comma. "),
    ("rgb(é 1 2)", "tintype: “rgb(é 1 2)”: At character 5, expected a number or a percentage."),
    ("/* ééé */ rgb(1 2 3) x", "tintype: “/* ééé */ rgb(1 2 3) x”: At character 22, unexpected text after the color."),
  ])
  func aRefusalIsOneLineThatSaysWhatAndWhere(color: String, beginning: String) throws {
    let command = try Filter("color", color)
    #expect(command.status == 2)
    #expect(command.error.hasPrefix(beginning), "\(command.error)")
    #expect(command.error.filter { $0 == "\n" }.count == 1)
  }

  @Test func aLongArgumentIsShortened() throws {
    let command = try Filter("color", String(repeating: "x", count: 3000))
    #expect(command.error.count < 200)
  }
}
