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
        .share()
        row(40) {
          for link in ["How it works", "Prices", "Stories"] { text(link, .callout).lines(1) }
        }
        .from(740)
        text("Sign in", .callout, .primaryText).bold().lines(1)
        control(.button("Start free", .filled))
      }
      .padding(horizontal: 64).size(height: 80).fill(.surface)
      hairline
      row(64, .fill) {
        column(24, .start, .center) {
          row(8) {
            shape(.onAccentSoft, width: 8, height: 8, corner: 4)
            text("New: it works in the rain", .footnote, .onAccentSoft).bold().lines(1)
          }
          .padding(horizontal: 12).size(height: 32).fill(.accentSoft, corner: 16).from(600)
          text("Notice more. Forget less.", .hero)
          text(
            "A notebook for people who stop on bridges. Write a line, add the place, and find it again in ten years.",
            .body, .muted)
          row(16) {
            control(.button("Start your notebook", .callToAction))
            control(.button("See a sample", .outlined))
          }
        }
        .share(6)
        column {
          layers {
            picture(bridge).clipped(corner: 24)
            column(0, .start, .end) {
              row(12) {
                row(0, .center, .center) { icon(.bird, .onAccentSoft) }
                  .size(width: 40, height: 40).fill(.accentSoft, corner: 20)
                column {
                  text("Gray heron, unimpressed", .footnote).bold().lines(1)
                  text("Today, 7:14, from the bridge", .caption, .muted).lines(1)
                }
              }
              .padding(top: 10, leading: 10, bottom: 10, trailing: 20).fill(.raised, corner: 16).shadow(.deep)
            }
            .padding(20)
          }
          .share()
        }
        .padding(vertical: 40).share(5)
      }
      .padding(horizontal: 64).share().clipped()
      row(24, .fill) {
        feature(.pin, "Keeps the place", "Every line knows where you were, even without a signal.")
        feature(.bird, "Names that bird", "Hum it, badly. We’ve heard worse.")
        feature(.lock, "Stays yours", "On your device, in plain text, for good.")
      }
      .padding(top: 0, leading: 64, bottom: 40, trailing: 64).from(740)
      row(48) {
        fact("214,000", "herons, all noticed")
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

  /// Someone on a bridge, looking at the water.
  private var bridge: Picture {
    Picture(
      width: 500, height: 336,
      shapes: [
        .rectangle(0, 0, 500, 336, .primarySoft),
        .circle(316, 96, 52, .accent),
        .circle(112, 380, 216, .primary, 30),
        .circle(430, 388, 224, .primary, 50),
        .rectangle(0, 232, 500, 104, .primary),
        .rectangle(0, 180, 500, 12, .dark),
        .rectangle(114, 76, 12, 176, .dark), .rectangle(374, 76, 12, 176, .dark),
        cable(from: -60, to: 120, low: 176), cable(from: 120, to: 380, low: 172), cable(from: 380, to: 560, low: 176),
        .circle(222, 148, 7, .accent), .rectangle(215, 157, 14, 24, .accent, corner: 6),
        .line([(300, 256), (372, 256)], width: 3, .onPrimary, 50),
        .line([(340, 276), (460, 276)], width: 3, .onPrimary, 50),
        .line([(36, 252), (84, 252)], width: 3, .onPrimary, 50),
      ])
  }

  /// A cable between two towers, a parabola that's lowest in the middle.
  private func cable(from start: Int, to end: Int, low: Int) -> Picture.Shape {
    let points = (0...16).map { step in
      let fromMiddle = (step - 8) * (step - 8)
      return (x: start + (end - start) * step / 16, y: low - (low - 80) * fromMiddle / 64)
    }
    return .line(points, width: 3, .dark)
  }
}
