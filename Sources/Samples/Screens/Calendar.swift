import Theme

extension Sample {
  /// A day with events.
  var calendar: Part {
    layers {
      column {
        statusBar()
        column(16) {
          row(16) {
            text("September", .largeTitle).lines(1).share()
            icon(.search, .primaryText)
            icon(.plus, .primaryText)
          }
          row(0, .start) {
            for day in days { dayCell(day) }
          }
        }
        .padding(top: 8, leading: 20, bottom: 12, trailing: 20)
        hairline
        column {
          hour("9") {
            event("Tuning the church organ", "Loft, 9:00. Bring the long ladder.", isAccent: false, height: 72)
          }
          hour("10") { shape(.background, height: 1) }
          now
          hour("11") {
            row(8, .fill) {
              event("Lunch with Pim", "Soup, mostly", isAccent: true, height: 72).share()
              event("Dentist", "Sorry, Pim", isAccent: false, height: 72).share()
            }
          }
          hour("12") { shape(.background, height: 1) }
          hour("1") {
            event("Choir, sectional", "Altos only. Basses may hum.", isAccent: true, height: 72)
          }
          hour("2") { shape(.background, height: 1) }
        }
        .padding(top: 16, leading: 16, bottom: 0, trailing: 20).share().clipped()
      }
      column(0, .fill, .end) {
        column(16) {
          row(12) {
            row(0, .center, .center) { icon(.calendar, .onAccentSoft) }
              .size(width: 44, height: 44).fill(.accentSoft, corner: 12)
            column {
              text("Harvest supper", .subheading).lines(1)
              text("Sat 27, 6:00 · Asked by Wilma", .footnote, .muted).lines(1)
            }
            .share()
          }
          row(12) {
            control(.button("Sorry, no", .tonal)).share()
            control(.button("I’ll bring pie", .filled)).share()
          }
        }
        .padding(20).fill(.raised, corner: 20).shadow(.deep)
      }
      .padding(top: 0, leading: 16, bottom: 24, trailing: 16)
    }
    .fill(.background)
  }

  private struct Day {
    let letter: String
    let number: String
    var isSelected = false
    var hasEvent = false
  }

  private var days: [Day] {
    [
      Day(letter: "M", number: "22"), Day(letter: "T", number: "23", hasEvent: true),
      Day(letter: "W", number: "24", isSelected: true, hasEvent: true), Day(letter: "T", number: "25"),
      Day(letter: "F", number: "26", hasEvent: true), Day(letter: "S", number: "27", hasEvent: true),
      Day(letter: "S", number: "28"),
    ]
  }

  private func dayCell(_ day: Day) -> Part {
    column(4, .center) {
      text(day.letter, .caption, .muted)
      let number = text(day.number, .callout, day.isSelected ? .onPrimary : .text)
      if day.isSelected {
        row(0, .center, .center) { number.bold() }.size(width: 40, height: 40).fill(.primary, corner: 20)
      } else {
        row(0, .center, .center) { number }.size(width: 40, height: 40)
      }
      shape(day.hasEvent ? .accentText : .background, width: 6, height: 6, corner: 3)
    }
    .share()
  }

  private func hour(_ label: String, @Parts _ events: () -> [Part]) -> Part {
    row(8, .start) {
      row(0, .start, .end) { text(label, .caption, .muted) }.size(width: 24)
      column { events() }.padding(bottom: 8).share()
    }
    .size(height: 80)
  }

  private var now: Part {
    row(4) {
      row(0, .center, .end) { text("10:40", .caption, .accentText).bold() }.size(width: 32)
      shape(.accentText, width: 8, height: 8, corner: 4).mark()
      shape(.accentText, height: 2).share().mark()
    }
    .size(height: 16)
  }

  private func event(_ title: String, _ note: String, isAccent: Bool, height: Int) -> Part {
    let role: SchemeRole = isAccent ? .onAccentSoft : .onPrimarySoft
    return row(12, .fill) {
      shape(role, width: 4, corner: 2)
      column {
        text(title, .footnote, role).bold().lines(1)
        text(note, .footnote, role).lines(1)
      }
      .share()
    }
    .padding(8).size(height: height).fill(isAccent ? .accentSoft : .primarySoft, corner: 12)
  }
}
