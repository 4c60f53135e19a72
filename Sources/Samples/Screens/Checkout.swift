import Theme

extension Sample {
  /// A form with an error, a field in use and a button that's disabled.
  var checkout: Part {
    column {
      statusBar()
      row(12) {
        icon(.back, .primaryText)
        text("Checkout", .title).lines(1).share()
        icon(.lock, .muted, size: 20)
      }
      .padding(top: 4, leading: 20, bottom: 12, trailing: 20)
      column(12) {
        row(16) {
          picture(teapot).size(width: 64, height: 64).clipped(corner: 12)
          column {
            text("The patient teapot", .subheading).lines(2)
            text("Moss green, 2 cups", .footnote, .muted).lines(1)
          }
          .share()
          text("$86.00", .callout).bold()
        }
        .padding(12).fill(.surface, corner: 16).edge(.border).from(800)
        control(.field(Control.Field(label: "Email", value: "ada@example.com", state: .valid)))
        control(
          .field(
            Control.Field(
              label: "Card number", value: "4242 4242 4242", state: .wrong("That’s 12 digits. We need 16."))))
        row(12, .start) {
          control(.field(Control.Field(label: "Expires", value: "04 / 3", state: .focused))).share()
          control(.field(Control.Field(label: "CVC", value: "3 digits", isPlaceholder: true))).share()
        }
        .from(600)
        row(12, .end) {
          control(.field(Control.Field(label: "Gift code", value: "None yet", isPlaceholder: true))).share()
          control(.button("Apply", .disabled))
        }
        .from(700)
        row(12) {
          control(.checkbox(isOn: true))
          text("Ship to my billing address", .callout).lines(2).share()
        }
        .padding(top: 4)
        row(12) {
          control(.checkbox(isOn: false))
          text("Wrap it so nobody guesses, $4", .callout).lines(2).share()
        }
        .from(520)
      }
      .padding(horizontal: 20).share().clipped()
      column(12) {
        hairline
        row(12, .baseline) {
          text("Total", .callout, .muted).lines(1).share()
          text("$86.00", .heading)
        }
        control(.button("Pay $86.00", .callToAction))
        text("Save for later", .callout, .primaryText).bold().centered().lines(1).from(640)
      }
      .padding(top: 0, leading: 20, bottom: 20, trailing: 20)
    }
    .fill(.background)
  }

  private var teapot: Picture {
    Picture(
      width: 64, height: 64,
      shapes: [
        .rectangle(0, 0, 64, 64, .primarySoft),
        .circle(46, 36, 9, .primary),
        .circle(46, 36, 5, .primarySoft),
        .polygon([(8, 28), (14, 26), (22, 38), (22, 46)], .primary),
        .circle(32, 38, 15, .primary),
        .rectangle(16, 50, 32, 5, .dark, corner: 2),
        .rectangle(24, 22, 16, 4, .onPrimarySoft, corner: 2),
        .circle(32, 19, 4, .accent),
      ])
  }
}
