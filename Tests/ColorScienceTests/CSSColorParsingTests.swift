import ColorScience
import TestSupport
import Testing

@Suite("Reading CSS colors")
struct CSSColorParsingTests {
  // Source: CSS Color Module Level 4 and its web platform tests, css/css-color/parsing.
  @Test(arguments: [
    ("#fa4", "rgb(255, 170, 68)"),
    ("#FA48", "rgba(255, 170, 68, 0.533)"),
    ("#ffa474", "rgb(255, 164, 116)"),
    ("#ffa47480", "rgba(255, 164, 116, 0.5)"),
    ("tomato", "rgb(255, 99, 71)"),
    ("REBECCApurple", "rgb(102, 51, 153)"),
    ("transparent", "rgba(0, 0, 0, 0)"),
    ("rgb(none none none / none)", "color(srgb none none none / none)"),
    ("rgb(51 none none)", "color(srgb 0.2 none none)"),
    ("rgb(20% none none / none)", "color(srgb 0.2 none none / none)"),
    ("rgb(-2 3 4)", "rgb(0, 3, 4)"),
    ("rgb(250% 20% 40%)", "rgb(255, 51, 102)"),
    ("rgba(257 30 40 / 50%)", "rgba(255, 30, 40, 0.5)"),
    ("rgb(255, 164, 116)", "rgb(255, 164, 116)"),
    ("rgba(255,164,116,.5)", "rgba(255, 164, 116, 0.5)"),
    ("rgb(20%, 40%, 60%, 50%)", "rgba(51, 102, 153, 0.5)"),
    ("rgb(20% 102 60%)", "rgb(51, 102, 153)"),
    ("hsl(120 30% 50%)", "rgb(89, 166, 89)"),
    ("hsl(120deg, 30%, 50%)", "rgb(89, 166, 89)"),
    ("hsla(120 30 50 / 0.5)", "rgba(89, 166, 89, 0.5)"),
    ("hsl(none none none)", "hsl(none none none)"),
    ("hsl(120 none 50%)", "hsl(120 none 50%)"),
    ("hsla(120 30 none / 0.5)", "hsl(120 30% none / 0.5)"),
    ("hsl(120 100% 50% / none)", "hsl(120 100% 50% / none)"),
    ("hwb(20 none 30% / none)", "hwb(20 none 30% / none)"),
    ("rgb(0 0 0 / 33.14%)", "rgba(0, 0, 0, 0.3314)"),
    ("#00000055", "rgba(0, 0, 0, 0.333)"),
    ("#000000ed", "rgba(0, 0, 0, 0.93)"),
    ("oklch(0.5 0.1 359.9999999)", "oklch(0.5 0.1 0)"),
    ("hsl(-240 -50% 50%)", "rgb(128, 128, 128)"),
    ("hwb(120 30% 50%)", "rgb(77, 128, 77)"),
    ("hwb(120 30 50% / 0.5)", "rgba(77, 128, 77, 0.5)"),
    ("hwb(320deg 30% 40%)", "rgb(153, 77, 128)"),
    ("hwb(0 20% 100%)", "rgb(43, 43, 43)"),
    ("hwb(0 100% 50% / 0)", "rgba(170, 170, 170, 0)"),
    ("lab(20 0 10/50%)", "lab(20 0 10 / 0.5)"),
    ("lab(400 0 10)", "lab(100 0 10)"),
    ("lab(50% -100% 100%)", "lab(50 -125 125)"),
    ("lab(50 -200 200)", "lab(50 -200 200)"),
    ("lab(none none none / none)", "lab(none none none / none)"),
    ("lch(10 20 -700deg)", "lch(10 20 20)"),
    ("lch(20 -20 0)", "lch(20 0 0)"),
    ("lch(50% 100% 0.5turn)", "lch(50 150 180)"),
    ("lch(50 20 100grad)", "lch(50 20 90)"),
    ("lch(10 20 1.28rad)", "lch(10 20 73.338598)"),
    ("oklab(4 0 0.1/50%)", "oklab(1 0 0.1 / 0.5)"),
    ("oklab(50% -100% 25%)", "oklab(0.5 -0.4 0.1)"),
    ("oklch(0.1 0.2 380deg)", "oklch(0.1 0.2 20)"),
    ("oklch(40% 50% none)", "oklch(0.4 0.2 none)"),
    ("oklch(1 2.3 0deg / 0.5)", "oklch(1 2.3 0 / 0.5)"),
    ("color(srgb 50% -160 160)", "color(srgb 0.5 -160 160)"),
    ("color(display-p3 20% 0 10/0.5)", "color(display-p3 0.2 0 10 / 0.5)"),
    ("color(display-p3 100% none 0.2 / 23.7%)", "color(display-p3 1 none 0.2 / 0.237)"),
    ("color(a98-rgb 0 0 0 / -10%)", "color(a98-rgb 0 0 0 / 0)"),
    ("color(prophoto-rgb .2 .2 25%)", "color(prophoto-rgb 0.2 0.2 0.25)"),
    ("color(rec2020 0 0 0 / 300%)", "color(rec2020 0 0 0)"),
    ("color(srgb-linear none none none / none)", "color(srgb-linear none none none / none)"),
    ("color(display-p3-linear 1 0.5 0)", "color(display-p3-linear 1 0.5 0)"),
    ("color(xyz .2 .2 .25)", "color(xyz-d65 0.2 0.2 0.25)"),
    ("color(xyz-d50 -1 -1 -1)", "color(xyz-d50 -1 -1 -1)"),
    ("color(xyz-d65 10 10 10)", "color(xyz-d65 10 10 10)"),
  ])
  func whatIsReadIsPrintedAsCSSSerializesIt(text: String, printed: String) throws {
    #expect(try CSSColor(text).text == printed)
  }

  // Source: CSS Syntax Module Level 3: white space is space, tab and line ends; comments separate tokens; a sign,
  // a dot or a comment ends the number before it; keywords are in either case; escapes are characters.
  @Test(arguments: [
    " \t\n\u{c}\r#fa4 ", "/* a color */#fa4/**/", "rgb(255 170 68)", "RGB( 255\t170\n68 )", "rgb(255/**/170/**/68)",
    "rgb(/*,*/255/* */,170,/**/68/**/)", "rgb(+255+170+68)", "rgb(2.55e2 17e1 68.0)",
    "rgb(255.0.17e3.68E+2)", "rgb(100%66.666666%26.666667%)", "rgb(255 170 68/1)", "rgb(255 170 68 / 100%)",
    "rgba(255,170,68,1)", "r\\67 b(255 170 68)", "\\72\\67\\62(255 170 68)", "\\000072gb(255 170 68)", "#\u{66}a4",
  ])
  func blanksCommentsSignsCaseAndEscapesAreAsInCSS(text: String) throws {
    #expect(try SRGB(CSSColor(text)).hex == "#FFAA44")
  }

  @Test(
    arguments: [
      ("", .empty, 0),
      (" /**/ ", .empty, 6),
      ("blurple", .unknownName, 0),
      (" auto", .unknownName, 1),
      ("blac\u{212A}", .unknownName, 0),
      ("\u{212A}haki", .unknownName, 0),
      ("rgb", .unknownName, 0),
      ("#", .hexDigits(0), 1),
      ("#12", .hexDigits(2), 1),
      ("#12345", .hexDigits(5), 1),
      ("#123456789", .hexDigits(9), 1),
      ("#12g", .notAHexDigit, 3),
      ("#fa4-", .notAHexDigit, 4),
      ("123", .expected(.color), 0),
      ("ffa474", .unknownName, 0),
      ("hwba(120 30% 50%)", .unknownFunction, 0),
      ("rgb (1 2 3)", .unknownName, 0),
      ("rgb/**/(1 2 3)", .unknownName, 0),
      ("rgb(1)", .expected(.numberOrPercentage), 5),
      ("rgb(1 2 3", .expected(.slashOrEnd), 9),
      ("rgb(1,2,3", .expected(.commaOrEnd), 9),
      ("rgb(1,2,3,4,5)", .expected(.end), 11),
      ("rgb(1 2 3 4)", .expected(.slashOrEnd), 10),
      ("rgb(1 2 3 / 4 5)", .expected(.end), 14),
      ("rgb(1 2, 3)", .unexpectedComma, 7),
      ("rgb(1, 2 3)", .expected(.comma), 9),
      ("rgb(10%, 20, 30%)", .mixedBetweenCommas, 9),
      ("rgba(-2, 300, 400%, -0.5)", .mixedBetweenCommas, 14),
      ("rgb(1, none, 3)", .noneBetweenCommas, 7),
      ("rgb(none, 2, 3)", .noneBetweenCommas, 4),
      ("rgb(1, 2, 3, none)", .noneBetweenCommas, 13),
      ("rgb(1, 2, 3 / 0.5)", .expected(.commaOrEnd), 12),
      ("rgb(1 2 3deg)", .expected(.numberOrPercentage), 8),
      ("rgb(1 2 3px)", .unknownUnit, 9),
      ("hsl(10% 50% 50%)", .expected(.hue), 4),
      ("hsl(10, 50, 50)", .mixedBetweenCommas, 8),
      ("hsl(10, 50%, 50)", .mixedBetweenCommas, 13),
      ("lab(0% 0 0 1)", .expected(.slashOrEnd), 11),
      ("lab(40% 0 0deg)", .expected(.numberOrPercentage), 10),
      ("lab(40%, 0, 0)", .unexpectedComma, 7),
      ("oklch(0.7, 0.2, 33)", .unexpectedComma, 9),
      ("oklch(0.7 0.2 ,33)", .unexpectedComma, 14),
      ("oklch(20% 10 10deg 10)", .expected(.slashOrEnd), 19),
      ("oklch(20% 10 10%)", .expected(.hue), 13),
      ("color(oklab 20% 0 10)", .unknownSpace, 6),
      ("color(srgb 0 0 0 0)", .expected(.slashOrEnd), 17),
      ("color(srgb 0deg 0% 0)", .expected(.numberOrPercentage), 11),
      ("color(0 0 0)", .unknownSpace, 6),
      ("rgb(calc(1) 2 3)", .unsupported, 4),
      ("rgb(from red r g b)", .unsupported, 4),
      ("color(from red srgb r g b)", .unsupported, 6),
      ("color-mix(in oklab, red, blue)", .unsupported, 0),
      ("currentColor", .unsupported, 0),
      ("CanvasText", .unsupported, 0),
      ("red blue", .textAfterColor, 4),
      ("#fa4;", .textAfterColor, 4),
      ("red/*", .openComment, 3),
      ("rgb(1 2 3/*)", .openComment, 9),
      ("rgb(1 2 . 3)", .expected(.numberOrPercentage), 8),
      ("rgb(1 2 3e)", .unknownUnit, 9),
      ("rgb(1 2 3\0)", .expected(.slashOrEnd), 9),
      ("\u{A0}red", .unknownName, 0),
    ] as [(String, CSSColorError.Reason, Int)])
  func whatIsNoColorSaysWhyAndWhere(text: String, reason: CSSColorError.Reason, offset: Int) {
    #expect(throws: CSSColorError(reason: reason, offset: offset)) { try CSSColor(text) }
  }

  @Test(arguments: ["fa4", "FFAA44", "ffaa44ff", "#fa4", "fa4f"])
  func whereAHexIsAskedForTheHashMayBeMissing(text: String) throws {
    #expect(try SRGB(CSSColor(text, allowingBareHex: true)).hex == "#FFAA44")
  }

  @Test func aBareHexDoesNotHideWhatElseIsWrong() throws {
    #expect(throws: CSSColorError(reason: .hexDigits(5), offset: 0)) { try CSSColor("FFAA4", allowingBareHex: true) }
    #expect(throws: CSSColorError(reason: .unknownName, offset: 0)) { try CSSColor("beiges", allowingBareHex: true) }
    #expect(try CSSColor("beige", allowingBareHex: true).text == "rgb(245, 245, 220)")
  }

  @Test func aMessageSaysWhereAndWhatWouldBeRight() {
    for (text, message) in [
      (" ", "There’s no color here. Try tomato, #FF6347 or oklch(0.7 0.2 33)."),
      ("blurple", "“blurple” isn’t a color. Try tomato, #FF6347 or oklch(0.7 0.2 33)."),
      ("12 red", "“12 red” isn’t a color. Try tomato, #FF6347 or oklch(0.7 0.2 33)."),
      ("#FFAA4", "“#FFAA4”: A hex color has 3, 4, 6 or 8 digits, not 5."),
      ("#C0FFEX", "“#C0FFEX”: At character 7, expected a hex digit, 0-9 or A-F."),
      (
        "hsl(1°0 50% 50%)",
        "“hsl(1°0 50% 50%)”: At character 6, unknown unit. A number has none, and an angle is in deg, grad, rad or turn."
      ),
      ("rgb(1 2, 3)", "“rgb(1 2, 3)”: At character 8, unexpected comma. Separate the numbers with spaces."),
      ("/*é*/ #C0FFEX", "“/*é*/ #C0FFEX”: At character 13, expected a hex digit, 0-9 or A-F."),
    ] {
      let error = #expect(throws: CSSColorError.self) { try CSSColor(text) }
      #expect(error?.sentence(about: text) == message)
    }
  }

  @Test func every148NamesAreReadAndInOrder() throws {
    #expect(NamedColor.all.count == 148)
    var before = ""
    for named in NamedColor.all {
      let name = "\(named.name)"
      #expect(before < name)
      before = name
      #expect(try SRGB(CSSColor(name.uppercased())).rgb == named.rgb)
    }
  }

  @Test(arguments: ["1e400", "-1e400", "1e99999999999999999999", "0e9999", "1e-99999", "0.0000000000000000000000001"])
  func noNumberIsTooLong(number: String) throws {
    let color = try CSSColor("color(xyz \(number) \(number) \(number))")
    #expect(color.first?.isFinite == true)
    #expect(color.displayable().isInGamut)
    // Found by fuzzing: the percentage of an axis counts for more than 1.
    #expect(try CSSColor("lab(\(number)% \(number)% \(number)%)").second?.isFinite == true)
    #expect(try CSSColor("lch(50 10 \(number)turn)").third?.isFinite == true)
  }

  @Test(arguments: [
    ("0.1", 0.1), (".5", 0.5), ("-12.75", -12.75), ("1e3", 1000), ("1E-3", 0.001),
    ("123456789012345", 123_456_789_012_345),
    ("0.30000000000000004", 0.30000000000000004), ("00000000000000000000000000000000001", 1),
  ])
  func numbersAreExact(text: String, number: Double) throws {
    #expect(try CSSColor("color(srgb \(text) 0 0)").first == number)
  }

  /// All notations with any alpha: printing, reading and printing again gives the same text.
  @Test func printingTwiceIsPrintingOnce() throws {
    var random = SeededGenerator(seed: 22)
    let notations: [CSSColor.Space] = [
      .rgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch, .srgb, .displayP3, .rec2020, .xyzD65,
    ]
    for index in 0..<20_000 {
      func component(_ range: ClosedRange<Double>) -> Double? {
        random.next() % 8 == 0 ? nil : random.double(in: range)
      }
      let space = notations[index % notations.count]
      let hue = 0...359.9999999
      let color =
        switch space {
        case .hsl, .hwb: CSSColor(space, component(hue), component(0...1), component(0...1), alpha: component(0...1))
        case .lch, .oklch: CSSColor(space, component(0...1), component(0...1), component(hue), alpha: component(0...1))
        default: CSSColor(space, component(0...1), component(0...1), component(0...1), alpha: component(0...1))
        }
      #expect(try CSSColor(color.text).text == color.text)
    }
    for alpha in 0...255 {
      let text = CSSColor(.black, alpha: Double(alpha) / 255).text
      #expect(try CSSColor(text).text == text)
      #expect(try CSSColor(text).alpha.map { ($0 * 255 + 0.5).rounded(.down) } == Double(alpha))
    }
    #expect(try CSSColor("rgb(0 0 0 / 0.3314)").text == "rgba(0, 0, 0, 0.3314)")
  }

  @Test(arguments: [
    "lab(100% 1e308 0)", "lab(50 1e300 0)", "oklab(0.5 -1e300 1e300)", "color(xyz 1e300 -1e300 1e300)",
    "color(prophoto-rgb 1e300 1 -1e300)", "hsl(0 1e300% 1e300%)", "color(rec2020 1e300 1e300 0)", "lch(50 1e300 1e300)",
  ])
  func whateverIsComputedFromANumberIsANumber(text: String) throws {
    let color = SRGB(try CSSColor(text))
    let (lab, p3, polar) = (OKLab(color), DisplayP3(color), OKLCH(color))
    for number in [color.red, color.green, color.blue, lab.lightness, lab.a, lab.b, polar.chroma, p3.red, p3.green] {
      #expect(number.isFinite)
    }
    let cie = CIELAB<D50>(color)
    for number in [cie.lightness, cie.a, cie.b] { #expect(number.isFinite) }
    let red = SRGB(0xFF0000)
    #expect(color.difference2000(from: red) > 1 && color.difference2000(from: red) < .infinity)
    #expect(lab.difference(from: OKLab(red)) > 0.02 && lab.difference(from: OKLab(red)) < .infinity)
  }

  @Test func whatIsPrintedIsReadAgain() throws {
    var random = SeededGenerator(seed: 21)
    for space in [CSSColor.Space.lab, .oklab, .srgb, .displayP3, .xyzD50, .a98RGB] {
      for _ in 0..<200 {
        let color = CSSColor(
          space, random.double(in: 0...1), random.double(in: -1...1), random.double(in: -1...1),
          alpha: random.double(in: 0...1))
        let again = try CSSColor(color.text)
        #expect(again.space == space)
        #expect(abs((again.first ?? 9) - (color.first ?? 0)) < 0.000_000_51)
        #expect(abs((again.third ?? 9) - (color.third ?? 0)) < 0.000_000_51)
        #expect(abs((again.alpha ?? 9) - (color.alpha ?? 0)) < 0.000_000_51)
      }
    }
  }
}
