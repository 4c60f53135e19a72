import Theme

extension Sample {
  /// A landing page in a wide window.
  var landing: Part {
    column {
      row(40) {
        row(12) {
          row(0, .center, .center) { icon(.bird, .onPrimary) }
            .size(width: 36, height: 36).fill(.primary, corner: 10)
          appName(.heading)
        }
        spacer
        for link in ["How it works", "Prices", "Stories"] { text(link, .callout).lines(1) }
        text("Sign in", .callout, .primaryText).bold().lines(1)
        control(.button("Start free", .filled))
      }
      .padding(horizontal: 64).size(height: 80).fill(.surface)
      hairline
      row(64) {
        column(24, .start) {
          row(8) {
            shape(.onAccentSoft, width: 8, height: 8, corner: 4)
            text("New: it works in the rain", .footnote, .onAccentSoft).bold().lines(1)
          }
          .padding(horizontal: 12).size(height: 32).fill(.accentSoft, corner: 16)
          text("Notice more. Forget less.", .hero)
          text(
            "A notebook for people who stop on bridges. Write a line, add the place, and find it again in ten years.",
            .subheading, .muted
          ).regular()
          row(16) {
            control(.button("Start your notebook", .callToAction))
            control(.button("See a sample", .outlined))
          }
        }
        .share(6)
        picture(bridge).size(height: 328).clipped(corner: 28).share(5)
      }
      .padding(horizontal: 64).share()
      row(24, .fill) {
        feature(.pin, "Knows where you were", "Every line keeps its place, even without a signal.")
        feature(.bird, "Names that bird", "Hum it, badly. We’ve heard worse.")
        feature(.lock, "Stays yours", "On your device, in plain text, for good.")
      }
      .padding(top: 0, leading: 64, bottom: 40, trailing: 64)
      row(48) {
        fact("214,000", "herons, all of them noticed")
        fact("9 years", "of sunsets, one line each")
        column(4) {
          text("“I started looking up. Then I started early.”", .quote, .onDark).italic()
          text("Tove Winther, walks to work", .footnote, .accentOnDark).bold().lines(1)
        }
        .share(2)
      }
      .padding(horizontal: 64).size(height: 144).fill(.dark)
    }
    .fill(.background)
  }

  private func feature(_ symbol: Icon, _ title: String, _ words: String) -> Part {
    row(16, .start) {
      row(0, .center, .center) { icon(symbol, .onPrimarySoft) }
        .size(width: 48, height: 48).fill(.primarySoft, corner: 14)
      column(4) {
        text(title, .subheading).lines(1)
        text(words, .footnote, .muted)
      }
      .share()
    }
    .padding(20).share().fill(.raised, corner: 20).shadow(.soft)
  }

  private func fact(_ figure: String, _ words: String) -> Part {
    column {
      text(figure, .largeTitle, .accentOnDark).lines(1)
      text(words, .footnote, .onDark).lines(1)
    }
    .share()
  }

  private var bridge: Picture {
    Picture(
      width: 500, height: 328,
      shapes: [
        .rectangle(0, 0, 500, 328, .primarySoft),
        .circle(372, 96, 52, .accent),
        .circle(120, 360, 200, .primary, 30),
        .circle(420, 380, 220, .primary, 50),
        .rectangle(0, 248, 500, 80, .primary),
        .rectangle(0, 196, 500, 12, .dark),
        .rectangle(96, 108, 12, 160, .dark), .rectangle(392, 108, 12, 160, .dark),
        .line([(0, 196), (102, 112), (176, 168), (250, 188), (324, 168), (398, 112), (500, 196)], width: 3, .dark),
        .line([(176, 168), (176, 196)], width: 2, .dark), .line([(250, 188), (250, 196)], width: 2, .dark),
        .line([(324, 168), (324, 196)], width: 2, .dark),
        .circle(216, 166, 7, .accent), .rectangle(209, 174, 14, 24, .accent, corner: 6),
        .line([(40, 276), (120, 276)], width: 3, .onPrimary, 50),
        .line([(220, 296), (330, 296)], width: 3, .onPrimary, 50),
        .line([(400, 280), (452, 280)], width: 3, .onPrimary, 50),
      ])
  }
}
