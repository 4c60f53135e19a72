import Theme

extension Sample {
  /// An essay, with a quote.
  var article: Part {
    column {
      statusBar()
      row(20) {
        icon(.back, .primaryText)
        spacer
        icon(.textSize, .primaryText)
        icon(.bookmark, .primaryText)
        icon(.heart, .primaryText)
      }
      .padding(horizontal: 24, vertical: 10)
      control(.progress(38))
      column(16) {
        column(8) {
          text("ESSAY · 6 MIN", .eyebrow, .accentText).lines(1)
          text("The lighthouse keeper’s day off", .largeTitle)
        }
        row(12) {
          avatar("IO", isAccent: true)
          column {
            text("Ines Okafor", .footnote).bold().lines(1)
            text("March 9", .footnote, .muted).lines(1)
          }
          .share()
          control(.chip("Following", isSelected: true))
        }
        text(
          .body, .text, .words("On the one Sunday the lamp was not his to light, he rowed out to see it "),
          .bold("from the water", .primaryText), .words(" like everybody else."))
        row(16, .fill) {
          shape(.accent, width: 4, corner: 2)
          text("“From out here it looks like someone is waiting up for you.”", .quote).italic().share()
        }
        .padding(vertical: 4)
        text(
          .body, .text,
          .words("He counted the seconds between flashes, as sailors do, and got eleven. It should have been ten. He "),
          .italic("almost"), .words(" rowed back."))
        column {
          picture(lighthouse).size(height: 152).clipped(corner: 16)
        }
      }
      .padding(top: 24, leading: 24, bottom: 24, trailing: 24).share().clipped()
    }
    .fill(.background)
  }

  private var lighthouse: Picture {
    Picture(
      width: 342, height: 152,
      shapes: [
        .rectangle(0, 0, 342, 152, .primarySoft),
        .circle(262, 52, 26, .accent),
        .polygon([(96, 44), (342, 8), (342, 76)], .raised, 60),
        .rectangle(0, 112, 342, 40, .primary),
        .polygon([(40, 152), (64, 112), (128, 112), (160, 152)], .dark),
        .polygon([(80, 112), (86, 52), (106, 52), (112, 112)], .raised),
        .polygon([(82, 92), (84, 76), (108, 76), (110, 92)], .accent),
        .rectangle(86, 36, 20, 16, .dark),
        .rectangle(90, 40, 12, 8, .raised),
        .polygon([(84, 36), (96, 24), (108, 36)], .accent),
        .line([(196, 128), (232, 128)], width: 3, .onPrimary, 60),
        .line([(256, 138), (310, 138)], width: 3, .onPrimary, 60),
      ])
  }
}
