import Theme

extension Sample {
  /// Figures of a week, with a chart.
  var dashboard: Part {
    column {
      statusBar()
      column(16) {
        row(12) {
          text("The bakery", .largeTitle).lines(1).share()
          avatar("MB", isAccent: true)
        }
        .from(600)
        control(.segments(["Day", "Week", "Month"], selected: 1)).from(640)
        column(12) {
          column {
            text("Loaves sold this week", .footnote, .muted).lines(1)
            text("12,480", .figure).lines(1)
            row(4) {
              icon(.rise, .positive, size: 16)
              text("8.2% over last week", .footnote, .positive).bold().lines(1)
            }
          }
          control(.chart(week))
        }
        .padding(16).share().fill(.surface, corner: 20).edge(.border)
        column {
          figure("Rye", "4,106", note: "Up 12%", .positive)
          column {
            hairline
            figure("Burnt", "31", note: "Oven two again", .warning)
            hairline
            figure("Returned", "1.9%", note: "Over target", .negative)
          }
          .from(740)
        }
        .padding(horizontal: 16, vertical: 4).fill(.surface, corner: 20).edge(.border).from(420)
      }
      .padding(top: 4, leading: 20, bottom: 16, trailing: 20).share().clipped()
      control(
        .tabBar(
          [
            Control.Tab(label: "Home", icon: .home), Control.Tab(label: "Alerts", icon: .bell, badge: "3"),
            Control.Tab(label: "Reports", icon: .chart), Control.Tab(label: "Me", icon: .person),
          ], selected: 0))
    }
    .fill(.background)
  }

  private var week: [Control.Bar] {
    [
      Control.Bar(label: "M", percent: 40), Control.Bar(label: "T", percent: 52), Control.Bar(label: "W", percent: 46),
      Control.Bar(label: "T", percent: 74), Control.Bar(label: "F", percent: 100, isHighlighted: true),
      Control.Bar(label: "S", percent: 64), Control.Bar(label: "S", percent: 50),
    ]
  }

  private func figure(_ label: String, _ value: String, note: String, _ state: SchemeRole) -> Part {
    row(12) {
      column {
        text(label, .callout).lines(1)
        text(note, .footnote, state).lines(1)
      }
      .share()
      text(value, .heading).lines(1)
    }
    .padding(vertical: 10)
  }
}
