import Theme

extension Sample {
  /// The first steps.
  var onboarding: Part {
    column {
      layers {
        picture(sky)
        column { statusBar(.onDark).fill(.dark) }
      }
      .share().clipped()
      column(20) {
        column(8) {
          text(.title, .text, .words("Welcome to "), .appName).lines(2)
          text("Write down what you see. We’ll remember where you stood.", .body, .muted)
        }
        column(16) {
          step("Pick a patch", "The park behind the library counts.", isDone: true)
          step("Look up", "Most of it happens above the hedge.", isDone: true)
          step("Note your first bird", "A pigeon is a fine start.", isDone: false)
        }
        .from(700)
        control(.pageDots(3, selected: 1)).from(600)
        column(4) {
          control(.button("Turn on location", .callToAction))
          control(.button("Not now", .plain)).from(600)
        }
      }
      .padding(top: 24, leading: 20, bottom: 20, trailing: 20)
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

  /// Birds at nightfall, above hills.
  private var sky: Picture {
    Picture(
      width: 390, height: 360,
      shapes: [
        .rectangle(0, 0, 390, 304, .dark),
        .circle(276, 144, 48, .accentOnDark),
        .circle(60, 84, 2, .onDark), .circle(140, 124, 2, .onDark), .circle(196, 68, 2, .onDark),
        .circle(344, 76, 2, .onDark), .circle(100, 204, 2, .onDark), .circle(212, 184, 2, .onDark),
        bird(104, 132, 2), bird(172, 176, 1), bird(64, 184, 1),
        .circle(72, 480, 240, .primary),
        .circle(340, 496, 240, .accent),
        .circle(196, 560, 232, .onDark, 20),
      ])
  }

  /// As large as its scale; its wings are 32 wide at a scale of 1.
  private func bird(_ x: Int, _ y: Int, _ scale: Int) -> Picture.Shape {
    let wings = [(0, 4), (3, 1), (7, 0), (11, 1), (14, 4), (16, 7), (18, 4), (21, 1), (25, 0), (29, 1), (32, 4)]
    return .line(wings.map { (x: x + scale * $0.0, y: y + scale * $0.1) }, width: 2 + scale, .onDark)
  }
}
