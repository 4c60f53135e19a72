import Foundation
import ServerTestSupport
import Testing

@Suite("Picture.7: tintype extract")
struct ExtractCommandTests {
  private func path(_ name: String) throws -> String {
    try #require(Bundle.module.url(forResource: "Files/\(name)", withExtension: nil)).path
  }

  private struct Answer: Decodable {
    struct Color: Decodable {
      let hex: String
      let share: Double
      let position: [Double]
      let role: String?
    }
    let input: String
    let width: Int?
    let height: Int?
    let colors: [Color]?
    let theme: String?
    let error: String?
  }

  private func answers(_ lines: [String]) throws -> [Answer] {
    try lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }

  /// The red, green and blue of a hex.
  private func channels(_ hex: String) -> [Int] {
    let rgb = Int(hex.dropFirst(), radix: 16) ?? 0
    return [rgb >> 16, rgb >> 8 & 255, rgb & 255]
  }

  private let stripes = ["#264653", "#2A9D8F", "#E9C46A", "#E76F51"]

  @Test func eachColorHasALineWithItsShareItsPlaceAndItsRole() throws {
    let command = try Filter("extract", path("stripes.png"))
    #expect(
      command.lines == [
        "#E76F51  25%  at 88% 49%",
        "#2A9D8F  25%  at 38% 49%",
        "#E9C46A  25%  at 63% 49%  accent",
        "#264653  25%  at 13% 49%  primary",
      ])
    #expect(command.error == "")
    #expect(command.status == 0)
  }

  /// Display P3's (57, 138, 235) is #008CF2 in sRGB, according to littlecms and browsers.
  @Test(arguments: ["p3.png", "p3.jpg"])
  func aPictureInDisplayP3HasItsOwnColors(name: String) throws {
    let command = try Filter("extract", path(name), "--json")
    let colors = try #require(try answers(command.lines).first?.colors)
    for (channel, expected) in zip(channels(colors[0].hex), [0x00, 0x8C, 0xF2]) {
      #expect(abs(channel - expected) <= 2)
    }
    #expect(command.error == "")
  }

  /// Linear light of 0x26 is 0.149, whose power of 1/2.2 is 0.42. The last stripe's red of Rec. 2020 is outside sRGB.
  @Test func gammaAndChromaticitiesCount() throws {
    let linear = try #require(try answers(Filter("extract", path("gamma.png"), "--json").lines).first?.colors)
    #expect(linear.map(\.hex).contains("#6B8E99"))
    let wide = try #require(try answers(Filter("extract", path("chromaticities.png"), "--json").lines).first?.colors)
    #expect(wide.map(\.hex).allSatisfy { !stripes.contains($0) })
    #expect(wide.contains { channels($0.hex)[0] == 255 })
  }

  @Test(arguments: ["lying-profile.png", "cut-profile.jpg"])
  func aProfileThatLiesIsSaidAndTheColorsAreTakenAsSRGB(name: String) throws {
    let command = try Filter("extract", path(name))
    #expect(command.status == 0)
    #expect(command.error == "tintype: The picture’s color profile can’t be read, so its colors are taken as sRGB.\n")
    let expected = channels(name.hasSuffix(".png") ? "#264653" : "#398AEB")
    let found = command.lines.map { channels(String($0.prefix(7))) }
    #expect(found.contains { zip($0, expected).allSatisfy { abs($0 - $1) <= 2 } })
  }

  /// JPEGs keep a color to a few units of 255.
  @Test(arguments: [
    "stripes.png", "palette.png", "interlaced.png", "sixteen-bits.png", "animated.png", "stripes.jpg",
    "progressive.jpg",
    "turned.jpg",
  ])
  func theStripesAreFoundInEveryKindOfFile(name: String) throws {
    let answer = try #require(try answers(Filter("extract", path(name), "--json").lines).first)
    let colors = try #require(answer.colors).sorted { $0.position[0] < $1.position[0] }
    #expect(colors.count == 4)
    for (index, (color, stripe)) in zip(colors, stripes).enumerated() {
      for (one, other) in zip(channels(color.hex), channels(stripe)) { #expect(abs(one - other) <= 2) }
      #expect(abs(color.share - 0.25) < 0.01)
      // In the middle of the stripe, even if the file says to turn the picture.
      #expect(abs(color.position[0] - (0.125 + 0.25 * Double(index))) < 0.03)
      #expect(abs(color.position[1] - 0.5) < 0.03)
    }
    #expect(colors.compactMap(\.role).sorted() == ["accent", "primary"])
  }

  @Test func theThemeInTheJSONIsOneThatTheOtherCommandsTake() throws {
    let answer = try #require(try answers(Filter("extract", path("stripes.png"), "--json").lines).first)
    #expect(answer.theme == "primary=264653&accent=e9c46a")
    #expect([answer.width, answer.height] == [60, 40])
    #expect(try Filter("scheme", answer.theme ?? "").status == 0)
  }

  @Test func transparentPixelsDontCount() throws {
    let command = try Filter("extract", path("transparent-half.png"))
    #expect(command.lines.map { String($0.prefix(12)) } == ["#E76F51  50%", "#E9C46A  50%"])
  }

  @Test func aPictureInGraysHasGrays() throws {
    #expect(try Filter("extract", path("gray.png")).lines == ["#808080  100%  at 49% 49%  primary"])
    #expect(try Filter("extract", path("gray.jpg")).lines.count == 4)
  }

  @Test func moreOrFewerColorsCanBeAskedFor() throws {
    #expect(try Filter("extract", path("stripes.png"), "--count", "2").lines.count == 2)
    #expect(try Filter("extract", path("stripes.png"), "--count", "24").lines.count == 4)
    let refused = try Filter("extract", path("stripes.png"), "--count", "0")
    #expect(refused.error.contains("--count takes a number from 1 to 24, not 0."))
    #expect(refused.status == 2)
  }

  @Test func pathsComeFromStandardInputOnePerLine() throws {
    let input = try path("stripes.png") + "\n/nowhere.png\n" + path("gray.png") + "\n"
    let command = try Filter("extract", input: input)
    #expect(command.lines == ["#E76F51\t#2A9D8F\t#E9C46A accent\t#264653 primary", "", "#808080 primary"])
    #expect(command.error == "tintype: line 2: Can't read /nowhere.png: No such file or directory.\n")
    #expect(command.status == 2)
    let json = try answers(Filter("extract", "--json", input: input).lines)
    #expect(json.map { $0.error == nil } == [true, false, true])
  }

  @Test func aPictureComesFromStandardInput() throws {
    let file = try path("stripes.jpg")
    #expect(try Filter(bash: "tintype extract - < '\(file)'").lines.count == 4)
  }

  @Test func ofSeveralFilesEachIsNamed() throws {
    let (good, bad) = (try path("gray.png"), try path("cmyk.jpg"))
    let command = try Filter("extract", good, bad)
    #expect(command.lines == [good, "#808080  100%  at 49% 49%  primary"])
    #expect(command.error == "tintype: \(bad): This JPEG is in CMYK, the inks of print. Save it in RGB.\n")
    #expect(command.status == 2)
  }

  @Test(arguments: [
    ("cmyk.jpg", "This JPEG is in CMYK, the inks of print. Save it in RGB."),
    ("cut-stripes.png", "This picture ends too early. Save or copy it again."),
    ("cut-stripes.jpg", "This picture ends too early. Save or copy it again."),
    ("cut-progressive.jpg", "This picture ends too early. Save or copy it again."),
    ("damaged.png", "This picture is damaged. Save or copy it again."),
    ("no-width.png", "This picture is 0 by 40 pixels. Choose one that has some."),
    ("no-width.jpg", "This picture is 0 by 40 pixels. Choose one that has some."),
    (
      "huge.png",
      "This picture is 30000 by 30000 pixels. Choose one of at most 16384 a side and 64 million in all."
    ),
    (
      "huge.jpg",
      "This picture is 30000 by 30000 pixels. Choose one of at most 16384 a side and 64 million in all."
    ),
    ("transparent.png", "This picture is fully transparent. Choose one with something on it."),
  ])
  func whatHasNoColorsIsRefusedInOneLine(name: String, sentence: String) throws {
    let command = try Filter("extract", path(name))
    #expect(command.error == "tintype: \(sentence)\n")
    #expect(command.output == "")
    #expect(command.status == 2)
  }

  @Test func whatIsNoPictureIsRefused() throws {
    let folder = try TemporaryFolder()
    for (name, bytes) in [("empty", Data()), ("text", Data("hello".utf8)), ("gif", Data("GIF89a\u{1}\u{0}".utf8))] {
      let file = folder.path + "/" + name
      try bytes.write(to: URL(filePath: file))
      let command = try Filter("extract", file)
      #expect(command.error == "tintype: This isn’t a picture we can read. Choose a PNG or a JPEG.\n")
      #expect(command.status == 2)
    }
    #expect(try Filter("extract", folder.path).error == "tintype: Can't read \(folder.path): Is a directory.\n")
  }

  /// No matter which byte is wrong or missing, there's an answer or one sentence.
  @Test(arguments: ["stripes.png", "interlaced.png", "stripes.jpg", "progressive.jpg", "turned.jpg"])
  func noDamageEndsTheCommand(name: String) throws {
    let whole = try Data(contentsOf: URL(filePath: path(name)))
    let folder = try TemporaryFolder()
    var paths = ""
    for offset in whole.indices where offset % 3 == 0 {
      var damaged = whole
      damaged[offset] ^= 0xFF
      for (kind, bytes) in [("cut", whole[..<offset]), ("damaged", damaged)] {
        let file = folder.path + "/\(kind)-\(offset)"
        try bytes.write(to: URL(filePath: file))
        paths += file + "\n"
      }
    }
    let command = try Filter("extract", "--json", input: paths)
    let answers = try answers(command.lines)
    #expect(answers.count == paths.split(separator: "\n").count)
    #expect(command.status == 2)
    for answer in answers { #expect((answer.error == nil) == (answer.colors?.isEmpty == false)) }
  }
}
