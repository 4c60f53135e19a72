import Theme

extension Sample {
  /// A conversation.
  var chat: Part {
    column {
      column {
        statusBar(.onPrimary)
        row(12) {
          icon(.back, .onPrimary)
          avatar("NA", isAccent: true)
          column {
            text("Noor", .subheading, .onPrimary).lines(1)
            row(6) {
              shape(.accent, width: 12, height: 12, corner: 6).edge(.accentOnPrimary, width: 2).mark()
              text("in the darkroom", .footnote, .onPrimary).lines(1)
            }
          }
          .share()
          icon(.more, .onPrimary)
        }
        .padding(top: 6, leading: 20, bottom: 14, trailing: 24)
      }
      .fill(.primary)
      column(8, .fill, .end) {
        text("Today 9:12", .caption, .muted).centered()
        received("Did the prints come out?")
        sent("They did. Then the cat walked across the tray.")
        column(0, .end) { picture(print).size(width: 240, height: 160).clipped(corner: 20) }
        sent("Her best work so far.")
        received("Frame it. Call it “Four Steps, Unplanned.”")
        received("What does she want for it?")
        sent("Tuna. In oil. She’s firm on that.")
        row(0, .center, .end) { text("Read 9:40", .caption, .muted) }
        row {
          row(6) {
            for _ in 0..<3 { shape(.muted, width: 8, height: 8, corner: 4) }
          }
          .padding(horizontal: 16, vertical: 14).fill(.surface, corner: 20).edge(.border)
        }
        .from(600)
      }
      .padding(horizontal: 16, vertical: 16).share().clipped()
      column {
        hairline
        row(12) {
          icon(.plus, .primaryText)
          row { text("Message", .callout, .muted).lines(1) }
            .padding(horizontal: 16).size(height: 44).share().fill(.background, corner: 22).edge(.outline)
          row(0, .center, .center) { icon(.send, .onAccent, size: 20) }
            .size(width: 44, height: 44).fill(.accent, corner: 22).shadow(.soft)
        }
        .padding(top: 12, leading: 16, bottom: 20, trailing: 16)
      }
      .fill(.surface)
    }
    .fill(.background)
  }

  private func received(_ words: String) -> Part {
    row(0, .center, .start) {
      column { text(words, .callout) }.padding(horizontal: 16, vertical: 8).fill(.surface, corner: 20).edge(.border)
    }
    .padding(trailing: 40)
  }

  private func sent(_ words: String) -> Part {
    row(0, .center, .end) {
      column { text(words, .callout, .onPrimary) }.padding(horizontal: 16, vertical: 8).fill(.primary, corner: 20)
    }
    .padding(leading: 40)
  }

  private var print: Picture {
    Picture(
      width: 216, height: 136,
      shapes: [
        .rectangle(0, 0, 216, 136, .dark),
        .circle(56, 40, 22, .accentOnDark),
        .polygon([(0, 136), (0, 96), (64, 52), (120, 104), (152, 84), (216, 124), (216, 136)], .primary),
        .polygon([(0, 136), (0, 116), (72, 96), (216, 136)], .onDark, 20),
      ] + paw(44, 112) + paw(88, 96) + paw(132, 74) + paw(176, 60))
  }

  private func paw(_ x: Int, _ y: Int) -> [Picture.Shape] {
    [
      .circle(x, y, 7, .onDark), .circle(x - 8, y - 9, 3, .onDark), .circle(x, y - 12, 3, .onDark),
      .circle(x + 8, y - 9, 3, .onDark),
    ]
  }
}
