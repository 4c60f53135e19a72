import ColorScience
import TestSupport
import Testing

@Suite("Color spaces")
struct SpacesTests {
  enum Space: Sendable, CaseIterable {
    case xyzD65, xyzD50, lab, labD65, lch, oklab, oklch, displayP3, a98RGB, proPhotoRGB, rec2020, hsl, hwb

    func values(of color: SRGB) -> [Double] {
      let xyz = XYZ<D65>(LinearSRGB(color))
      switch self {
      case .xyzD65: return [xyz.x, xyz.y, xyz.z]
      case .xyzD50:
        let color = XYZ<D50>(xyz)
        return [color.x, color.y, color.z]
      case .lab:
        let color = CIELAB<D50>(color)
        return [color.lightness, color.a, color.b]
      case .labD65:
        let color = CIELAB<D65>(color)
        return [color.lightness, color.a, color.b]
      case .lch:
        let color = CIELCH<D50>(CIELAB<D50>(color))
        return [color.lightness, color.chroma, color.hue]
      case .oklab:
        let color = OKLab(color)
        return [color.lightness, color.a, color.b]
      case .oklch:
        let color = OKLCH(color)
        return [color.lightness, color.chroma, color.hue]
      case .displayP3:
        let color = DisplayP3(color)
        return [color.red, color.green, color.blue]
      case .a98RGB:
        let color = A98RGB(xyz)
        return [color.red, color.green, color.blue]
      case .proPhotoRGB:
        let color = ProPhotoRGB(XYZ<D50>(xyz))
        return [color.red, color.green, color.blue]
      case .rec2020:
        let color = Rec2020(xyz)
        return [color.red, color.green, color.blue]
      case .hsl:
        let color = HSL(color)
        return [color.hue, color.saturation, color.lightness]
      case .hwb:
        let color = HWB(color)
        return [color.hue, color.whiteness, color.blackness]
      }
    }

    func color(_ values: [Double]) -> SRGB {
      let (first, second, third) = (values[0], values[1], values[2])
      return switch self {
      case .xyzD65: SRGB(XYZ<D65>(x: first, y: second, z: third))
      case .xyzD50: SRGB(XYZ<D65>(XYZ<D50>(x: first, y: second, z: third)))
      case .lab: SRGB(CIELAB<D50>(lightness: first, a: second, b: third))
      case .labD65: SRGB(CIELAB<D65>(lightness: first, a: second, b: third))
      case .lch: SRGB(CIELAB<D50>(CIELCH<D50>(lightness: first, chroma: second, hue: third)))
      case .oklab: SRGB(OKLab(lightness: first, a: second, b: third))
      case .oklch: SRGB(OKLCH(lightness: first, chroma: second, hue: third))
      case .displayP3: SRGB(DisplayP3(red: first, green: second, blue: third))
      case .a98RGB: SRGB(XYZ<D65>(A98RGB(red: first, green: second, blue: third)))
      case .proPhotoRGB: SRGB(XYZ<D65>(XYZ<D50>(ProPhotoRGB(red: first, green: second, blue: third))))
      case .rec2020: SRGB(XYZ<D65>(Rec2020(red: first, green: second, blue: third)))
      case .hsl: SRGB(HSL(hue: first, saturation: second, lightness: third))
      case .hwb: SRGB(HWB(hue: first, whiteness: second, blackness: third))
      }
    }
  }

  // Source: coloraide 8.13.1, to ten digits. It takes CSS Color 4's matrices and white points, but ProPhoto's from an
  // older draft, whose primaries were rounded.
  @Test(
    arguments: [
      (0x3F51B5, .xyzD65, 0.1333175591, 0.1027739782, 0.4499875828),
      (0x3F51B5, .xyzD50, 0.1194798867, 0.09805779576, 0.3386491127),
      (0x3F51B5, .lab, 37.49157245, 18.69992231, -56.40446125),
      (0x3F51B5, .labD65, 38.33575572, 25.58377626, -55.2811629),
      (0x3F51B5, .lch, 37.49157245, 59.42348309, 288.342046),
      (0x3F51B5, .oklab, 0.4782015765, 0.003890122262, -0.1588766406),
      (0x3F51B5, .oklch, 0.4782015765, 0.1589242586, 271.4026169),
      (0x3F51B5, .displayP3, 0.2612341905, 0.3155986682, 0.6854424157),
      (0x3F51B5, .a98RGB, 0.2760916604, 0.3212057371, 0.6930213146),
      (0x3F51B5, .proPhotoRGB, 0.3056685736, 0.2620747577, 0.609724788),
      (0x3F51B5, .rec2020, 0.3459826941, 0.3568858167, 0.6979644688),
      (0x3F51B5, .hsl, 230.8474576, 0.4836065574, 0.4784313725),
      (0x3F51B5, .hwb, 230.8474576, 0.2470588235, 0.2901960784),
      (0xFF6347, .xyzD65, 0.4683793449, 0.3064207408, 0.09409601573),
      (0xFF6347, .xyzD50, 0.4931371745, 0.315760128, 0.07103234782),
      (0xFF6347, .lab, 62.9909043, 59.36467089, 47.88070645),
      (0xFF6347, .labD65, 62.20431361, 57.84710602, 46.41782084),
      (0xFF6347, .lch, 62.9909043, 76.26746489, 38.88798867),
      (0xFF6347, .oklab, 0.6962193472, 0.1652303983, 0.1045408563),
      (0xFF6347, .oklch, 0.6962193472, 0.1955246152, 32.32143393),
      (0xFF6347, .displayP3, 0.928316544, 0.4286295995, 0.3199112134),
      (0xFF6347, .a98RGB, 0.8777398158, 0.3881484997, 0.2896637818),
      (0xFF6347, .proPhotoRGB, 0.7384018453, 0.4192254342, 0.2560377357),
      (0xFF6347, .rec2020, 0.8469541704, 0.4945500174, 0.3559273606),
      (0xFF6347, .hsl, 9.130434783, 1, 0.6392156863),
      (0xFF6347, .hwb, 9.130434783, 0.2784313725, 0),
      (0x00FF7F, .xyzD65, 0.3958879138, 0.7304901085, 0.3209269384),
      (0x00FF7F, .xyzD50, 0.415517151, 0.7297524012, 0.2486351716),
      (0x00FF7F, .lab, 88.43590475, -72.49888322, 45.97660096),
      (0x00FF7F, .labD65, 88.47108434, -76.8985647, 47.03164245),
      (0x00FF7F, .lch, 88.43590475, 85.84833082, 147.6183645),
      (0x00FF7F, .oklab, 0.8749298819, -0.2058126319, 0.1139710005),
      (0x00FF7F, .oklch, 0.8749298819, 0.235262042, 151.0240279),
      (0x00FF7F, .displayP3, 0.4584015902, 0.9852645833, 0.5522579702),
      (0x00FF7F, .a98RGB, 0.564972266, 1, 0.5271968719),
      (0x00FF7F, .proPhotoRGB, 0.5668807378, 0.9311167235, 0.5135530438),
      (0x00FF7F, .rec2020, 0.636750993, 0.9667075172, 0.5866891781),
      (0x00FF7F, .hsl, 149.8823529, 1, 0.5),
      (0x00FF7F, .hwb, 149.8823529, 0, 0),
      (0x123456, .xyzD65, 0.0315692152, 0.0325631141, 0.09266559085),
      (0x123456, .xyzD50, 0.02917844669, 0.03160480224, 0.06987132291),
      (0x123456, .lab, 20.67546945, -2.276792631, -24.59314874),
      (0x123456, .labD65, 21.04247242, 1.058123517, -24.1005489),
      (0x123456, .lch, 20.67546945, 24.69831472, 264.7107291),
      (0x123456, .oklab, 0.3191684224, -0.02338737217, -0.0685761611),
      (0x123456, .oklch, 0.3191684224, 0.0724545309, 251.1684523),
      (0x123456, .displayP3, 0.1065620723, 0.2009473696, 0.3269908163),
      (0x123456, .a98RGB, 0.1440628556, 0.2158823508, 0.3356529139),
      (0x123456, .proPhotoRGB, 0.1361483211, 0.1508308769, 0.2537042565),
      (0x123456, .rec2020, 0.1923439849, 0.2415460563, 0.360592035),
      (0x123456, .hsl, 210, 0.6538461538, 0.2039215686),
      (0x123456, .hwb, 210, 0.07058823529, 0.662745098),
    ] as [(UInt32, Space, Double, Double, Double)])
  func theSpacesAgreeWithAnIndependentLibrary(
    rgb: UInt32, space: Space, first: Double, second: Double, third: Double
  ) {
    for (made, given) in zip(space.values(of: SRGB(rgb)), [first, second, third]) {
      #expect(abs(made - given) < (space == .proPhotoRGB ? 5e-6 : 1e-8) * max(1, abs(given)))
    }
  }

  // Source: CSS Color Module Level 4, the examples beside its sections and its web platform tests' reference colors.
  @Test(
    arguments: [
      ("lab(46.2775% -47.5621 48.5837)", 0x008000),
      ("lch(46.2775% 67.9892 134.3912)", 0x008000),
      ("oklab(51.975% -0.1403 0.10768)", 0x008000),
      ("oklch(51.975% 0.17686 142.495)", 0x008000),
      ("color(display-p3 0.21604 0.49418 0.13151)", 0x008000),
      ("color(a98-rgb 0.281363 0.498012 0.116746)", 0x008000),
      ("color(prophoto-rgb 0.230479 0.395789 0.129968)", 0x008000),
      ("color(xyz-d65 0.07719 0.15438 0.02573)", 0x008000),
      ("color(xyz-d50 0.08312 0.154746 0.020961)", 0x008000),
      ("color(srgb-linear 0 0.21586 0)", 0x008000),
      ("hsl(120deg 100% 25.1%)", 0x008000),
      ("hwb(90deg 0% 0%)", 0x80FF00),
    ] as [(String, UInt32)])
  func theReferenceColorsOfTheSpecificationAreGreen(text: String, rgb: UInt32) throws {
    #expect(try CSSColor(text).displayable().rgb == rgb)
  }

  @Test(arguments: Space.allCases)
  func thereAndBackIsTheSameWithin1e12(space: Space) {
    var random = SeededGenerator(seed: 41)
    var worst = 0.0
    for _ in 0..<20_000 {
      let color = random.srgb()
      let back = space.color(space.values(of: color))
      worst = max(worst, abs(back.red - color.red), abs(back.green - color.green), abs(back.blue - color.blue))
    }
    #expect(worst < 1e-12)
  }

  @Test(arguments: Space.allCases)
  func outsideTheGamutNothingIsClamped(space: Space) {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<2000 {
      let color = SRGB(
        red: random.double(in: -0.5...1.5), green: random.double(in: -0.5...1.5), blue: random.double(in: -0.5...1.5))
      let back = space.color(space.values(of: color))
      #expect(abs(back.red - color.red) < 1e-9)
      #expect(abs(back.green - color.green) < 1e-9)
      #expect(abs(back.blue - color.blue) < 1e-9)
    }
  }

  @Test func whiteIsWhiteInEverySpace() {
    let white = XYZ<D65>(LinearSRGB(.white))
    #expect(abs(white.x - D65.x) < 1e-12 && abs(white.y - 1) < 1e-12 && abs(white.z - D65.z) < 1e-12)
    let adapted = XYZ<D50>(white)
    #expect(abs(adapted.x - D50.x) < 1e-12 && abs(adapted.y - 1) < 1e-12 && abs(adapted.z - D50.z) < 1e-12)
    #expect(abs(CIELAB<D65>(.white).lightness - 100) < 1e-12)
    #expect(abs(OKLab(.white).lightness - 1) < 1e-12)
  }
}
