import Catalog
import ColorScience
import Testing
import Theme

@Suite("What a scheme's colors are")
struct SchemeTests {
  static let themes = Theme.material + Theme.random(300, seed: 1)

  @Test("In light, the chosen colors are painted exactly as chosen")
  func exact() {
    for theme in Self.themes {
      let scheme = theme.scheme(.light)
      #expect(scheme[.primary] == theme.primary?.color)
      #expect(scheme[.accent] == theme.accent?.color)
    }
  }

  @Test("In dark, a chosen color moves until it's 3:1 on the background, and no further")
  func fillsInDark() throws {
    for theme in Self.themes {
      let scheme = theme.scheme(.dark)
      for (role, tint) in [(SchemeRole.primary, theme.primary), (.accent, theme.accent)] {
        let chosen = try #require(tint).color
        let background = scheme[.background]
        let ratio = scheme.color(of: role).hex.contrastRatio(with: background)
        let reads = [chosen, chosen.asHex].allSatisfy { $0.contrastRatio(with: background) >= 3 }
        #expect((scheme[role] == chosen) == reads && ratio >= 3, "\(role), \(theme.colors)")
        if !reads { #expect(ratio < 3.25, "\(role), \(theme.colors), \(ratio)") }
      }
    }
  }

  @Test(
    "A dark color keeps its character in dark: its hue, and its share of the chroma there is, up to 1.8 times its own")
  func characterInDark() throws {
    // Of colors whose designers wouldn't know them again as grays: navy, wine, forest and brown.
    for (chosen, moved) in [
      (SRGB(0x14213D), SRGB(0x476196)), (SRGB(0x4A0D1E), SRGB(0xB03153)), (SRGB(0x0B3D2E), SRGB(0x1C6E55)),
      (SRGB(0x5B3A29), SRGB(0x84563F)),
    ] {
      let theme = try Theme(
        string: "primary=\(chosen.hex.dropFirst())&color.own=\(chosen.hex.dropFirst())".lowercased())
      let scheme = theme.scheme(.dark)
      for role in [SchemeRole.primary, .accent, .brand(0)] {
        #expect(OKLab(scheme[role]).difference(from: OKLab(moved)) < 0.03, "\(chosen.hex), \(scheme[role].hex)")
      }
    }
    for theme in Self.themes {
      for contrast in Contrast.allCases {
        let scheme = theme.scheme(.dark, contrast)
        for (role, tint) in [(SchemeRole.primary, theme.primary), (.accent, theme.accent)] {
          let chosen = OKLCH(try #require(tint).color)
          let moved = OKLCH(scheme[role])
          guard scheme[role] != tint?.color, chosen.chroma > 0.02, scheme[role].isInGamut, tint?.color.isInGamut == true
          else { continue }
          func share(_ color: OKLCH) -> Double {
            color.chroma / OKLCH(lightness: color.lightness, chroma: 0.5, hue: color.hue).loweredIntoGamut().chroma
          }
          #expect(moved.chroma < 1.8 * chosen.chroma + 0.006, "\(role), \(theme.colors)")
          #expect(
            (share(moved) - share(chosen)).magnitude < 0.04 || moved.chroma > 1.8 * chosen.chroma - 0.006,
            "\(role), \(theme.colors), \(share(chosen)), \(share(moved))")
        }
      }
    }
  }

  @Test("A soft fill can be told from the page and the card it lies on, pinned or not")
  func softFills() throws {
    let soft: [SchemeRole] = [.primarySoft, .accentSoft, .positiveSoft, .warningSoft, .negativeSoft, .brandSoft(0)]
    let pages = ["", "&pin.background=fff3d6", "&pin.background=f3e6c8&pin.surface=f7ead2", "&pin.background=dfe6ff"]
    for color in ["fff8e1", "ffe0b2", "808080", "3f51b5", "000000", "ffffff"] {
      for page in pages + ["&pin.background=3a2a10", "&pin.surface=203020"] {
        let theme = try Theme(string: "primary=\(color)&color.own=\(color)" + page)
        for (appearance, contrast) in Scheme.variants {
          let scheme = theme.scheme(appearance, contrast)
          for role in soft {
            for page in [SchemeRole.background, .surface] {
              let difference = OKLab(scheme[role]).difference(from: OKLab(scheme[page]))
              #expect(difference >= 0.02, "\(scheme.name(of: role)) on \(page), \(theme.string), \(difference)")
            }
          }
        }
      }
    }
  }

  // White is 6.87:1 on Indigo 500: enough at standard contrast, 0.13 short at high contrast. No text at all reaches 7:1
  // on a color between the luminances 0.1 and 0.3, so such a color moves to the nearer of the two.
  @Test("At high contrast, a chosen color moves only if neither black nor white is 7:1 on it")
  func exactAtHighContrast() throws {
    for theme in Self.themes {
      let scheme = theme.scheme(.light, .high)
      for (role, color) in [(SchemeRole.primary, theme.primary?.color), (.accent, theme.accent?.color)] {
        let color = try #require(color)
        let both = [color, color.asHex]
        let hasRoom = [SRGB.black, .white].contains { end in both.allSatisfy { $0.contrastRatio(with: end) >= 7 } }
        #expect((scheme[role] == color) == hasRoom, "\(theme.colors)")
      }
    }
  }

  @Test("A color that moves keeps its hue")
  func hue() throws {
    for theme in Self.themes {
      for (appearance, contrast) in Scheme.variants {
        let scheme = theme.scheme(appearance, contrast)
        for (roles, tint) in [
          ([SchemeRole.primaryText, .onPrimarySoft, .dark, .focus], theme.primary),
          ([.accentText, .accentOnPrimary, .onAccentSoft, .accentOnDark], theme.accent),
        ] {
          let chosen = OKLCH(try #require(tint).color)
          for role in roles {
            let color = OKLCH(scheme[role])
            // A hue only counts as much as its chroma, and 8 bits per channel round it.
            let turn = (color.hue - chosen.hue).magnitude * .pi / 180 * min(color.chroma, chosen.chroma)
            let round = 2 * .pi * min(color.chroma, chosen.chroma)
            #expect(min(turn, (round - turn).magnitude) < 0.01, "\(role), \(theme.colors)")
            #expect(color.chroma < chosen.chroma + 0.01, "\(role), \(theme.colors)")
          }
        }
      }
    }
  }

  @Test("A color that moves goes no farther than it must")
  func nearest() throws {
    for theme in Theme.material
    where theme.accent == Material.accents.first || theme.primary == Material.primaries.first {
      for (appearance, contrast) in Scheme.variants {
        let scheme = theme.scheme(appearance, contrast)
        for (role, tint) in [
          (SchemeRole.primaryText, theme.primary), (.onPrimarySoft, theme.primary), (.accentText, theme.accent),
          (.accentOnPrimary, theme.accent), (.onAccentSoft, theme.accent), (.accentOnDark, theme.accent),
        ] {
          let isMovedOn =
            role == .accentText
            && OKLab(scheme[.primaryText]).difference(from: OKLab(scheme[.accentText])) < Self.leastDistance + 0.012
          if isMovedOn { continue }
          let chosen = OKLCH(try #require(tint).color)
          let move = (OKLCH(scheme[role]).lightness - chosen.lightness).magnitude
          for part in 0..<20 {
            // Rounding to 8 bits accounts for 0.004.
            let distance = (move - 0.004) * Double(part) / 20
            guard move > 0.004 else { continue }
            for lightness in [chosen.lightness - distance, chosen.lightness + distance] {
              let nearer = SRGB(
                SRGB(OKLCH(lightness: lightness, chroma: chosen.chroma, hue: chosen.hue).loweredIntoGamut()).rgb)
              #expect(
                role.backgrounds.contains { nearer.contrastRatio(with: scheme[$0]) < role.kind.ratio(contrast) },
                "\(role), \(theme.colors), \(lightness)")
            }
          }
        }
      }
    }
  }

  // White is 3.33:1 on Pink A200, and Material's own choice; a dark tone at exactly 4.5:1 would be muddy.
  @Test("Text on a chosen color is its associated text if that reads, else a dark tone of the color's hue")
  func associatedText() throws {
    let scheme = try Theme(string: "primary=indigo-500&accent=pink-a200").scheme(.light)
    #expect(scheme[.onPrimary] == .white)
    let text = OKLCH(scheme[.onAccent])
    #expect((0.19...0.21).contains(text.lightness) && text.chroma > 0.02)
    #expect((text.hue - OKLCH(SRGB(0xFF4081)).hue).magnitude < 5)
    #expect(scheme[.onAccent].contrastRatio(with: scheme[.accent]) > 5.4)
  }

  @Test("Text on a fill is black, white, or a tone no lighter than 0.2: never one that's only just dark enough")
  func textOnFills() {
    let pairs: [(text: SchemeRole, fill: SchemeRole)] = [
      (.onPrimary, .primary), (.onAccent, .accent), (.onPositive, .positive), (.onWarning, .warning),
      (.onNegative, .negative),
    ]
    for theme in Self.themes {
      for (appearance, contrast) in Scheme.variants {
        let scheme = theme.scheme(appearance, contrast)
        for (role, fill) in pairs {
          let text = scheme[role]
          #expect(text == .white || OKLCH(text).lightness < 0.21, "\(role), \(theme.colors), \(text.hex)")
          // A tone darker than 0.2 is only as dark as the fill makes it.
          guard text != .white, text != .black, OKLCH(text).lightness < 0.19 else { continue }
          let lighter = SRGB(OKLCH(lightness: OKLCH(text).lightness + 0.015, chroma: 0, hue: 0))
          let color = scheme.color(of: fill)
          let ratio = min(lighter.contrastRatio(with: color.painted), lighter.contrastRatio(with: color.hex))
          #expect(ratio < role.kind.ratio(contrast) + 0.2, "\(theme.colors)")
        }
      }
    }
  }

  @Test("Pages and cards have a hint of the primary's hue; a gray's have none")
  func neutrals() throws {
    let teal = try Theme(string: "primary=teal-500")
    let gray = try Theme(string: "primary=808080")
    for appearance in [Appearance.light, .dark] {
      let page = OKLCH(teal.scheme(appearance)[.background])
      #expect((0.002...0.01).contains(page.chroma))
      #expect((page.hue - OKLCH(SRGB(0x009688)).hue).magnitude < 20)
      #expect(OKLCH(gray.scheme(appearance)[.background]).chroma < 0.0001)
    }
  }

  @Test("The dark section is the primary's hue at a lightness of 0.25, in light and dark")
  func dark() throws {
    for theme in Self.themes {
      let dark = theme.scheme(.light)[.dark]
      #expect((OKLCH(dark).lightness - 0.25).magnitude < 0.01, "\(theme.colors)")
      #expect(theme.scheme(.dark)[.dark] == dark)
    }
  }

  // Three of Material's 16 accents, such as Deep Purple A200, are too dark for small text there.
  @Test("An accent that reads on the dark section stays as it is")
  func accentOnDark() throws {
    for theme in Theme.material {
      let scheme = theme.scheme(.light)
      let accent = try #require(theme.accent).color
      #expect(
        (scheme[.accentOnDark] == accent) == (accent.contrastRatio(with: scheme[.dark]) >= 4.5), "\(theme.colors)")
    }
  }

  @Test("Display P3 stays Display P3, and sRGB stays sRGB")
  func gamuts() throws {
    let green = try #require(Tint(mixed: SRGB(DisplayP3(red: 0, green: 1, blue: 0))))
    let scheme = Theme(primary: green, accent: Tint(slug: "pink-a200")).scheme(.light)
    #expect(scheme[.primary] == green.color)
    #expect(!scheme[.primaryText].isInGamut)
    for role in SchemeRole.common where role.name().hasPrefix("accent") || role.name().hasPrefix("on-") {
      #expect(scheme[role].isInGamut || role == .onPrimarySoft, "\(role)")
    }
    for theme in Theme.material {
      for (appearance, contrast) in Scheme.variants {
        let scheme = theme.scheme(appearance, contrast)
        for role in SchemeRole.common { #expect(scheme[role] == SRGB(scheme[role].rgb), "\(role), \(theme.colors)") }
      }
    }
  }

  @Test("Until an accent is chosen, the primary replaces it, so a preview works from the first choice")
  func partial() throws {
    let indigo = try Theme(string: "primary=indigo-500")
    #expect(indigo.scheme(.light) == (try Theme(string: "primary=indigo-500&accent=indigo-500")).scheme(.light))
    #expect(Theme().scheme(.light)[.primary] == SRGB(0x616161))
  }

  /// In deltaE-OK: 0.02 is just noticeable, and this is three times as much.
  static let leastDistance = 0.06

  /// Light and dark grays, and a color of every hue, pale, vivid and dark.
  static let primaries: [SRGB] =
    [.black, .white, SRGB(0x808080)]
    + (0..<120).map { index in
      let lightness = [0.4, 0.6, 0.85][index % 3]
      return SRGB(OKLCH(lightness: lightness, chroma: 0.15, hue: Double(index) * 3).loweredIntoGamut())
    }

  @Test("Success, warning and error can be told apart by typical, protan, deutan and tritan eyes", arguments: 0..<3)
  func states(third: Int) {
    for color in Self.primaries[(third * 41)...].prefix(41) {
      for (appearance, contrast) in Scheme.variants {
        let scheme = Theme(primary: Tint(mixed: color)).scheme(appearance, contrast)
        let states = [SchemeRole.positive, .warning, .negative].map { scheme[$0] }
        for (one, other) in [(0, 1), (1, 2), (0, 2)] {
          let seen =
            [(states[one], states[other])]
            + [ColorVision.protan, .deutan, .tritan].map { (states[one].seen(with: $0), states[other].seen(with: $0)) }
          for (index, pair) in seen.enumerated() {
            let distance = OKLab(pair.0).difference(from: OKLab(pair.1))
            #expect(
              distance >= Self.leastDistance, "\(distance): \(color.hex), \(states.map(\.hex)), vision \(index)")
          }
        }
      }
    }
  }

  @Test("They keep their familiar hues: green 145° to 172°, amber 62° to 80°, red 15° to 29°, turned by 5° at most")
  func stateHues() {
    let neutral = Theme(primary: Tint(mixed: .black))
    for color in Self.primaries {
      for (appearance, contrast) in Scheme.variants {
        let scheme = Theme(primary: Tint(mixed: color)).scheme(appearance, contrast)
        let own = neutral.scheme(appearance, contrast)
        for (role, hues) in [(SchemeRole.positive, 145.0...172), (.warning, 62...80), (.negative, 15...29)] {
          let hue = OKLCH(scheme[role]).hue
          // Rounding to 8 bits turns a hue by up to half a degree.
          #expect(hues.contains(hue), "\(role), \(hue)")
          #expect((hue - OKLCH(own[role]).hue).magnitude < 5.5, "\(role), \(hue)")
        }
      }
    }
  }

  // If the three just read, the red looks like the amber to someone without green cones.
  @Test("In light they're as light as text on pages can be, but for the error")
  func stateLightness() {
    for color in Self.primaries {
      for contrast in Contrast.allCases {
        let scheme = Theme(primary: Tint(mixed: color)).scheme(.light, contrast)
        for (role, slack) in [(SchemeRole.positive, 0.02), (.warning, 0.005), (.negative, 0.09)] {
          let chosen = OKLCH(scheme[role])
          let lighter = OKLCH(lightness: chosen.lightness + slack + 0.002, chroma: chosen.chroma, hue: chosen.hue)
          let ratio = SRGB(lighter.loweredIntoGamut()).contrastRatio(with: scheme[.background])
          #expect(ratio < role.kind.ratio(contrast), "\(role), \(color.hex)")
        }
      }
    }
  }

  @Test("In dark they're light and clear, but not neon")
  func statesInDark() {
    for color in Self.primaries {
      let scheme = Theme(primary: Tint(mixed: color)).scheme(.dark)
      for role in [SchemeRole.positive, .warning, .negative] {
        let state = OKLCH(scheme[role])
        #expect((0.69...0.83).contains(state.lightness) && (0.1...0.16).contains(state.chroma), "\(role), \(state)")
      }
    }
  }

  // Yellow 500 and Lime A200 once became two olives, a deltaE-OK of 0.03 apart.
  @Test("Text in the accent color can be told from text in the primary color wherever the chosen colors can be")
  func textsApart() throws {
    let wide = Theme.randomWide(100, seed: 3)
    var moved = 0
    for theme in Theme.material + Theme.random(1000, seed: 2) + wide {
      let (primary, accent) = (try #require(theme.primary?.color), try #require(theme.accent?.color))
      guard OKLab(primary).difference(from: OKLab(accent)) >= Self.leastDistance else { continue }
      for (appearance, contrast) in Scheme.variants {
        let scheme = theme.scheme(appearance, contrast)
        let distance = OKLab(scheme[.primaryText]).difference(from: OKLab(scheme[.accentText]))
        #expect(distance >= Self.leastDistance, "\(theme.colors), \(appearance), \(contrast)")
        if distance < Self.leastDistance + 0.01 { moved += 1 }
      }
    }
    #expect(moved > 20)
    let same = try Theme(string: "primary=yellow-500&accent=yellow-500").scheme(.light)
    #expect(same[.primaryText] == same[.accentText])
  }
}
