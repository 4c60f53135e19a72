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
      .padding(top: 4, leading: 20, bottom: 8, trailing: 20)
      control(.progress(38)).from(600)
      column(16) {
        column(8) {
          text("ESSAY · 6 MIN", .eyebrow, .accentText).lines(1)
          text("The keeper’s day off", .largeTitle)
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
        .from(500)
        text(
          .body, .text, .words("On the one Sunday the lamp wasn’t his to light, he rowed out to see it "),
          .bold("from the water", .primaryText), .words(" like everybody else."))
        row(16, .fill) {
          shape(.accentText, width: 4, corner: 2)
          text("“From out here it looks like someone is waiting up for you.”", .quote).italic().share()
        }
        text(
          .body, .text,
          .words("He counted the seconds between flashes, as sailors do, and got eleven. It should have been ten. He "),
          .italic("almost"), .words(" rowed back.")
        ).from(600)
        column(8) {
          picture(lighthouse).share().clipped(corner: 16)
          text("Eleven seconds from shore.", .footnote, .muted).lines(1)
        }
        .share().clipped().from(740)
      }
      .padding(top: 16, leading: 20, bottom: 20, trailing: 20).share().clipped()
    }
    .fill(.background)
  }

  /// A lighthouse at dusk, its lamp lit.
  private var lighthouse: Picture {
    Picture(
      width: 350, height: 220,
      shapes: [
        .rectangle(0, 0, 350, 220, .primarySoft),
        .circle(268, 104, 30, .accent),
        .polygon([(96, 80), (350, 32), (350, 112)], .onDark, 60),
        .rectangle(0, 152, 350, 68, .primary),
        .polygon([(24, 220), (56, 152), (136, 152), (180, 220)], .dark),
        .polygon([(78, 152), (86, 90), (106, 90), (114, 152)], .onDark),
        .polygon([(81, 132), (83, 114), (109, 114), (111, 132)], .accent),
        .rectangle(86, 70, 20, 20, .dark), .rectangle(90, 76, 12, 10, .onDark),
        .polygon([(82, 70), (96, 56), (110, 70)], .accent),
        .polygon([(228, 166), (264, 166), (256, 176), (236, 176)], .dark), .circle(244, 158, 4, .dark),
        .line([(236, 164), (218, 176)], width: 2, .dark),
        .line([(200, 190), (240, 190)], width: 3, .onPrimary, 60),
        .line([(268, 202), (320, 202)], width: 3, .onPrimary, 60),
      ])
  }
}
