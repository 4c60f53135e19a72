import Theme

extension Sample {
  /// Notes in three tabs, and a button that adds one.
  var inbox: Part {
    layers {
      column {
        column {
          statusBar(.onPrimary)
          row(16) {
            appName(.heading, .onPrimary).share()
            icon(.search, .onPrimary)
            icon(.more, .onPrimary)
          }
          .padding(top: 8, leading: 24, bottom: 4, trailing: 24)
          control(.tabs(["Today", "Saved", "Places"], selected: 0)).padding(horizontal: 12)
        }
        .fill(.primary)
        column {
          for note in notes {
            noteRow(note)
            hairline
          }
        }
        .share().clipped().fill(.surface)
      }
      column(0, .end, .end) { control(.floatingButton(.plus)) }.padding(24)
    }
    .fill(.background)
  }

  private func noteRow(_ note: Note) -> Part {
    column(4) {
      row(8) {
        text(note.title, .heading).lines(2).share()
        if note.isNew { shape(.accentText, width: 10, height: 10, corner: 5).mark() }
      }
      text(note.start, .callout, .muted).lines(2)
      row(8) {
        text("Read more", .footnote, .primaryText).bold().lines(1)
        spacer
        text(note.time, .footnote, .muted)
      }
      .padding(top: 4)
    }
    .padding(horizontal: 24, vertical: 16)
  }

  private struct Note {
    let title: String
    let start: String
    let time: String
    var isNew = false
  }

  private var notes: [Note] {
    [
      Note(
        title: "The fog came before the mail",
        start: "By nine the lighthouse was only a rumor. Greta sorted the letters by feel.",
        time: "8:52", isNew: true),
      Note(
        title: "Someone winds the town clock",
        start: "Nobody has the key. It runs four minutes fast, so we're all early to things.",
        time: "7:30", isNew: true),
      Note(
        title: "Minutes of the bee meeting",
        start: "All in favor hummed. The motion on lavender was carried, mostly by wind.",
        time: "Tue"),
      Note(
        title: "A census of garden gnomes", start: "Forty-one, counting the one that was asked to leave.", time: "Mon"),
      Note(
        title: "What the ferry forgot", start: "Two umbrellas, a cello and the man who plays it.", time: "Sun"),
    ]
  }
}
