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
      .padding(top: 4, leading: 20, bottom: 12, trailing: 20).from(600)
      column(16) {
        picture(cover).share().clipped(corner: 20).shadow(.soft)
        row(16) {
          column {
            text("Late Ferry", .title).lines(1)
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
        row(0, .center, .apart) {
          icon(.shuffle, .muted)
          icon(.previous, .text, size: 32)
          row(0, .center, .center) { icon(.pause, .onAccent, size: 32) }
            .size(width: 72, height: 72).fill(.accent, corner: 36).shadow(.soft)
          icon(.next, .text, size: 32)
          icon(.moon, .muted)
        }
        .padding(horizontal: 8).playback()
        row(12) {
          icon(.quiet, .muted, size: 20)
          control(.slider(60)).share()
          icon(.speaker, .muted, size: 20)
        }
        .playback().from(600)
      }
      .padding(top: 4, leading: 20, bottom: 20, trailing: 20).share().clipped()
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
      .padding(top: 0, leading: 12, bottom: 20, trailing: 12).from(740)
    }
    .fill(.background)
  }

  private var cover: Picture {
    Picture(
      width: 342, height: 300,
      shapes: [
        .rectangle(0, 0, 342, 300, .primary),
        .circle(72, 268, 150, .accent),
        .circle(232, 88, 40, .onDark, 80),
        .circle(236, 306, 134, .onDark, 40),
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
