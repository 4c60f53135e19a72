import Theme

extension Sample {
  /// A song, playing.
  var player: Part {
    column {
      statusBar()
      row(16) {
        icon(.back, .primaryText)
        column {
          text("PLAYING FROM", .eyebrow, .muted).centered().lines(1)
          text("Songs for low water", .footnote).bold().centered().lines(1)
        }
        .share()
        icon(.more, .primaryText)
      }
      .padding(horizontal: 24, vertical: 8)
      column(20) {
        picture(cover).size(height: 300).clipped(corner: 24).shadow(.deep)
        row(16) {
          column {
            text("Ferry, Slightly Late", .title).lines(1)
            text("The Estuary Tapes", .callout, .muted).lines(1)
          }
          .share()
          icon(.heart, .accentText)
        }
        column(8) {
          control(.progress(36))
          row {
            text("1:24", .footnote, .muted)
            spacer
            text("3:51", .footnote, .muted)
          }
        }
        .playback()
        row(28, .center, .center) {
          icon(.shuffle, .muted)
          icon(.previous, .text, size: 32)
          row(0, .center, .center) { icon(.pause, .onAccent, size: 32) }
            .size(width: 72, height: 72).fill(.accent, corner: 36).shadow(.soft)
          icon(.next, .text, size: 32)
          icon(.moon, .muted)
        }
        .playback()
        row(12) {
          icon(.quiet, .muted, size: 20)
          control(.slider(60)).share()
          icon(.speaker, .muted, size: 20)
        }
        .playback()
      }
      .padding(top: 12, leading: 24, bottom: 20, trailing: 24).share().clipped()
      column {
        row(12) {
          picture(nextCover).size(width: 48, height: 48).clipped(corner: 8)
          column {
            text("Next", .caption, .accentText).bold().lines(1)
            text("Barometer Waltz", .callout).bold().lines(1)
          }
          .share()
          text("4:07", .footnote, .muted)
        }
        .padding(12).fill(.raised, corner: 16).shadow(.soft)
      }
      .padding(top: 0, leading: 16, bottom: 28, trailing: 16)
    }
    .fill(.background)
  }

  private var cover: Picture {
    Picture(
      width: 342, height: 300,
      shapes: [
        .rectangle(0, 0, 342, 300, .primary),
        .circle(72, 268, 150, .accent),
        .circle(232, 88, 40, .raised, 80),
        .circle(236, 306, 134, .primarySoft, 70),
        .line([(0, 240), (342, 240)], width: 2, .onPrimary, 40),
        .line([(24, 256), (318, 256)], width: 2, .onPrimary, 30),
        .line([(64, 272), (278, 272)], width: 2, .onPrimary, 20),
      ])
  }

  private var nextCover: Picture {
    Picture(
      width: 48, height: 48,
      shapes: [
        .rectangle(0, 0, 48, 48, .accentSoft), .circle(24, 24, 16, .accent), .circle(24, 24, 10, .accentSoft),
        .circle(24, 24, 4, .primary),
      ])
  }
}
