import Theme

extension Sample {
  /// Notes in three tabs, and a button that adds one.
  var inbox: Part {
    layers {
      column {
        column {
          statusBar(.onPrimary)
          row(20) {
            appName(.title, .onPrimary).share()
            icon(.search, .onPrimary)
            icon(.more, .onPrimary)
          }
          .padding(horizontal: 20, vertical: 4)
          control(.tabs(["Today", "Saved", "Places"], selected: 0)).padding(horizontal: 8)
        }
        .fill(.primary)
        column {
          note("The fog beat the mail", notes[0], "8:52", isNew: true)
          hairline
          note("Who winds the clock?", notes[1], "7:30", isNew: true)
          hairline
        }
        .fill(.surface)
        row { text("Earlier this week", .footnote, .muted).bold().lines(1) }
          .padding(top: 16, leading: 20, bottom: 8, trailing: 20).from(740)
        column {
          hairline.from(740)
          note("Minutes of the bee club", notes[2], "Tuesday")
          hairline
          column {
            note("A census of gnomes", notes[3], "Monday")
            hairline
          }
          .from(800)
        }
        .fill(.surface).from(600)
        spacer
      }
      .clipped()
      column(0, .end, .end) { control(.floatingButton(.plus)) }.padding(20)
    }
    .fill(.background)
  }

  private var notes: [String] {
    [
      "By nine the pier was only a rumor. Greta sorted the letters by feel.",
      "Nobody has the key. It’s four minutes fast, so we’re all early.",
      "All in favor hummed. The lavender motion was carried, mostly by wind.",
      "Forty-one, counting the one that was asked to leave.",
    ]
  }

  private func note(_ title: String, _ words: String, _ time: String, isNew: Bool = false) -> Part {
    column(4) {
      row(8) {
        text(title, .heading).lines(2).share()
        if isNew { shape(.accentText, width: 10, height: 10, corner: 5).mark() }
      }
      text(words, .callout, .muted).lines(2)
      row(12, .baseline) {
        text("Read more", .callout, .primaryText).bold().lines(1)
        text(time, .footnote, .muted).lines(1)
      }
    }
    .padding(horizontal: 20, vertical: 14)
  }
}
