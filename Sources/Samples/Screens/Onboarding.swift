import Theme

extension Sample {
  /// The first steps.
  var onboarding: Part {
    column {
      column {
        statusBar(.onDark)
        picture(sky).share().clipped()
      }
      .size(height: 356).fill(.dark).clipped()
      column(20) {
        column(8) {
          text(.title, .text, .words("Welcome to "), .appName)
          text("Write down what you see. We’ll remember where you stood.", .body, .muted)
        }
        column(16) {
          step("Pick a patch", "The park behind the library counts.", isDone: true)
          step("Look up", "Most of it happens above the hedge.", isDone: true)
          step("Note your first bird", "A pigeon is a fine start.", isDone: false)
        }
        spacer
        control(.pageDots(3, selected: 1))
        column(12) {
          control(.button("Turn on location", .callToAction))
          control(.button("Not now", .plain))
        }
      }
      .padding(top: 28, leading: 24, bottom: 20, trailing: 24).share().clipped()
    }
    .fill(.background)
  }

  private func step(_ title: String, _ words: String, isDone: Bool) -> Part {
    row(16) {
      if isDone {
        row(0, .center, .center) { icon(.check, .onPositive, size: 18) }
          .size(width: 32, height: 32).fill(.positive, corner: 16)
      } else {
        row(0, .center, .center) { text("3", .footnote, .text).bold() }
          .size(width: 32, height: 32).edge(.outline, width: 2).clipped(corner: 16)
      }
      column {
        text(title, .callout).bold().lines(1)
        text(words, .footnote, .muted).lines(1)
      }
      .share()
    }
  }

  private var sky: Picture {
    Picture(
      width: 390, height: 312,
      shapes: [
        .circle(288, 92, 44, .accentOnDark),
        .circle(60, 40, 2, .onDark), .circle(132, 84, 2, .onDark), .circle(188, 28, 2, .onDark),
        .circle(352, 32, 2, .onDark), .circle(96, 148, 2, .onDark), .circle(228, 136, 2, .onDark),
        .line([(88, 104), (104, 92), (116, 104), (132, 90), (148, 102)], width: 4, .onDark),
        .line([(164, 144), (174, 136), (182, 144), (192, 135), (202, 143)], width: 3, .onDark),
        .line([(52, 160), (60, 154), (66, 160), (74, 153), (82, 159)], width: 3, .onDark),
        .circle(80, 420, 220, .primary),
        .circle(330, 440, 230, .accent, 90),
        .circle(200, 480, 200, .background),
      ])
  }
}
