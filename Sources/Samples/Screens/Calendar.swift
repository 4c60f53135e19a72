import Theme

extension Sample {
  /// A day with events.
  var calendar: Part {
    layers {
      column {
        statusBar()
        column(8) {
          row(20) {
            text("October", .largeTitle).lines(1).share()
            icon(.search, .primaryText)
            icon(.plus, .primaryText)
          }
          row(0, .start) {
            for day in days { dayCell(day) }
          }
        }
        .padding(top: 4, leading: 20, bottom: 8, trailing: 20)
        hairline
        column {
          hour("9") { event("Tuning the church organ", "Bring the long ladder", .work) }
          hour("10", height: 52) {}
          now
          hour("11") {
            row(8, .fill) {
              event("Lunch: Pim", "Soup again", .friends).share()
              event("Dentist", "Sorry, Pim", .health).share()
            }
          }
          column {
            hour("12", height: 64) {}
            hour("1") { event("Choir, altos only", "Basses may hum", .choir) }
            hour("2") {}.from(640)
          }
          .from(580)
        }
        .padding(top: 16, leading: 8, bottom: 0, trailing: 20).share().clipped()
      }
      column(0, .fill, .end) {
        column(16) {
          row(12) {
            row(0, .center, .center) { icon(.calendar, .onAccentSoft) }
              .size(width: 44, height: 44).fill(.accentSoft, corner: 12)
            column {
              text("Harvest supper", .subheading).lines(1)
              text("Sat 25, 6:00 · Wilma asks", .footnote, .muted).lines(1)
            }
            .share()
          }
          row(12) {
            control(.button("Sorry, no", .tonal)).share()
            control(.button("I’ll bake", .filled)).share()
          }
        }
        .padding(20).fill(.raised, corner: 20).shadow(.deep)
      }
      .padding(top: 0, leading: 12, bottom: 20, trailing: 12).from(740)
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
      Day(letter: "M", number: "20"), Day(letter: "T", number: "21", hasEvent: true),
      Day(letter: "W", number: "22", isSelected: true, hasEvent: true), Day(letter: "T", number: "23"),
      Day(letter: "F", number: "24", hasEvent: true), Day(letter: "S", number: "25", hasEvent: true),
      Day(letter: "S", number: "26"),
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
      if day.hasEvent { shape(.accentText, width: 6, height: 6, corner: 3).mark() }
    }
    .share()
  }

  private func hour(_ label: String, height: Int = 76, @Parts _ events: () -> [Part]) -> Part {
    row(8, .start) {
      row(0, .start, .end) { text(label, .caption, .muted).lines(1) }.size(width: 40)
      column(4) {
        gap(height: 7)
        hairline
        column { events() }
      }
      .share()
    }
    .size(height: height)
  }

  private var now: Part {
    row(8) {
      row(0, .center, .end) { text("10:40", .caption, .accentText).bold().lines(1) }.size(width: 40)
      row {
        shape(.accentText, width: 8, height: 8, corner: 4).mark()
        shape(.accentText, height: 2).share().mark()
      }
      .share()
    }
    .size(height: 16)
  }

  private enum Kind {
    case work, friends, choir, health

    var roles: (fill: SchemeRole, text: SchemeRole) {
      switch self {
      case .work: (.primarySoft, .onPrimarySoft)
      case .friends: (.accentSoft, .onAccentSoft)
      case .choir: (.brandSoft(0), .onBrandSoft(0))
      case .health: (.brandSoft(1), .onBrandSoft(1))
      }
    }
  }

  private func event(_ title: String, _ note: String, _ kind: Kind) -> Part {
    let (fill, role) = kind.roles
    return row(8, .fill) {
      shape(role, width: 4, corner: 2)
      column {
        text(title, .footnote, role).bold().lines(1)
        text(note, .footnote, role).lines(1)
      }
      .share()
    }
    .padding(8).fill(fill, corner: 12)
  }
}
