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

  @Test func aBadLineDoesNotStopTheOthers() throws {
    let command = try Filter("color", "--json", input: "red\nblurple\n\n#12\u{0}\"\\\nblue")
    #expect(command.status == 2)
    #expect(command.lines.count == 5)
    let inputs = try command.lines.map { line in
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (answer?["input"] as? String, answer?["error"] != nil)
    }
    #expect(inputs.map(\.0) == ["red", "blurple", "", "#12\u{0}\"\\", "blue"])
    #expect(inputs.map(\.1) == [false, true, true, true, false])
  }

  @Test func withoutJSONABadLineLeavesItsPlaceEmpty() throws {
    let command = try Filter("vision", "--kind", "achromat", input: "red\nblurple\nwhite\n")
    #expect(command.output == "#7F7F7F\n\n#FFFFFF\n")
    #expect(command.error.hasPrefix("tintype: line 2: At character 1, there is no color of this name;"))
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
    // #767676 is the lightest grey that passes on white, #777777 falls short.
    let command = try Filter("contrast", "--json", input: "#767676\twhite\n#777777\twhite\nblack\twhite\n")
    #expect(
      command.lines == [
        #"{"ratio":4.5422,"aa":true,"aaa":false,"aa_large":true,"aaa_large":true,"non_text":true}"#,
        #"{"ratio":4.478,"aa":false,"aaa":false,"aa_large":true,"aaa_large":false,"non_text":true}"#,
        #"{"ratio":21,"aa":true,"aaa":true,"aa_large":true,"aaa_large":true,"non_text":true}"#,
      ])
  }

  @Test(arguments: [["contrast", "red"], ["contrast", "red", "blue", "lime"], ["difference", "red"]])
  func twoColorsAreTwo(arguments: [String]) throws {
    let command = try Filter(arguments, input: Data())
    #expect(command.status == 2)
    #expect(command.error.contains("This takes two colors, not"))
  }

  @Test func aBackgroundThatShowsThroughIsRefused() throws {
    let command = try Filter("contrast", "black", "#FFFFFFFE")
    #expect(command.status == 2)
    #expect(command.error.contains("is not opaque"))
  }

  @Test func differencesAreBoth() throws {
    let command = try Filter("difference", "black", "white", "--json")
    #expect(command.output == #"{"ciede2000":100,"ok":1}"# + "\n")
  }

  @Test func aSeverityIsOfZeroToOne() throws {
    #expect(try Filter("vision", "red", "--kind", "protan", "--severity", "1.5").status == 2)
  }

  @Test func aPaletteIsNamesAndHexes() throws {
    let command = try Filter("palette", "#0000FF", "--kind", "hct")
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

  @Test(arguments: ["color", "contrast", "difference", "vision", "palette", "check"])
  func helpHasAnExample(name: String) throws {
    let command = try Filter(name, "--help")
    #expect(command.status == 0)
    #expect(command.output.contains("Example:\n  tintype \(name)"))
  }

  @Test func aThemeThatPassesHasStatusZeroAndOneThatDoesNotHasOne() throws {
    let passing = try Filter("check", "primary=indigo-900&accent=lime-a200")
    #expect(passing.lines.first?.hasPrefix("pair ") == true)
    let short = try Filter("check", "--json", "http://localhost:8080/#/summary?primary=yellow-500")
    #expect(short.status == 1)
    #expect(short.lines[1].hasPrefix(##"{"pair":"primary on page","front":"#FFEB3B","back":"#F7F7F8""##))
  }

  @Test(arguments: ["primary=blurple", "", "primary", "title=Lato"])
  func whatIsNoThemeIsRefusedInOneSentence(theme: String) throws {
    let command = try Filter("check", theme)
    #expect(command.status == 2)
    #expect(command.output.isEmpty)
    #expect(command.error.hasSuffix(".\n"))
  }
}
