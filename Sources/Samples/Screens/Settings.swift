import Theme

extension Sample {
  /// Switches, a slider, badges and a warning.
  var settings: Part {
    column {
      statusBar()
      column(16) {
        text("Settings", .largeTitle).lines(1)
        row(12) {
          avatar("TW", size: 56)
          column {
            text("Tove Winther", .subheading).lines(1)
            text("Keeper of 214 notes", .footnote, .muted).lines(1)
          }
          .share()
          badge("Synced", .positiveSoft, .onPositiveSoft)
          icon(.forward, .muted, size: 20)
        }
        .padding(16).fill(.surface, corner: 16).edge(.border).from(700)
        row(12) {
          icon(.warning, .onWarningSoft)
          text("31 notes have no backup yet.", .footnote, .onWarningSoft).lines(2).share()
          text("Back up", .footnote, .onWarningSoft).bold().lines(1)
        }
        .padding(horizontal: 16, vertical: 12).fill(.warningSoft, corner: 16)
        group("Notifications") {
          setting(.bell, "Morning post", "When the kettle’s on", .toggle(isOn: true))
          hairline
          setting(.heart, "Kind words", "As they come", .toggle(isOn: false), .brandSoft(0), .onBrandSoft(0))
          column {
            hairline
            setting(.moon, "Quiet nights", "Sunset to sunrise", .toggle(isOn: true), .brandSoft(1), .onBrandSoft(1))
          }
          .from(520)
        }
        group("Reading") {
          row(12) {
            text("A", .footnote).inTitleFont()
            control(.slider(55)).share()
            text("A", .heading)
          }
          .padding(horizontal: 16, vertical: 8)
          column {
            hairline
            row(12) {
              control(.radio(isOn: true))
              text("Automatic", .callout).lines(1).share()
              control(.radio(isOn: false))
              text("Dark", .callout).lines(1)
            }
            .padding(horizontal: 16, vertical: 12)
          }
          .from(600)
        }
        column(16) {
          group("Storage") {
            column(8) {
              row(12, .baseline) {
                text("2.1 of 5 GB", .callout).lines(1).share()
                text("Mostly one heron", .footnote, .muted).lines(1)
              }
              control(.progress(42))
              row(12, .center) {
                text("Backup", .callout).lines(1).share()
                badge("Overdue", .negativeSoft, .onNegativeSoft)
              }
            }
            .padding(horizontal: 16, vertical: 12)
          }
          column(4) {
            text("Sign out", .callout, .negative).bold().centered().lines(1)
            text(.caption, .muted, .appName, .words(" 4.2, made by people who write things down")).centered().lines(1)
          }
          .from(840)
        }
        .from(800)
      }
      .padding(top: 4, leading: 20, bottom: 16, trailing: 20).share().clipped()
    }
    .fill(.background)
  }

  private func badge(_ label: String, _ fill: SchemeRole, _ ink: SchemeRole) -> Part {
    row(0, .center, .center) { text(label, .caption, ink).bold().lines(1) }
      .padding(horizontal: 8).size(height: 24).fill(fill, corner: 12)
  }

  private func group(_ title: String, @Parts _ rows: () -> [Part]) -> Part {
    column(8) {
      text(title, .footnote, .muted).bold().lines(1)
      column { rows() }.fill(.surface, corner: 16).edge(.border)
    }
  }

  private func setting(
    _ symbol: Icon, _ label: String, _ note: String, _ switchControl: Control, _ fill: SchemeRole = .primarySoft,
    _ ink: SchemeRole = .onPrimarySoft
  ) -> Part {
    row(12) {
      row(0, .center, .center) { icon(symbol, ink, size: 18) }
        .size(width: 32, height: 32).fill(fill, corner: 8)
      column {
        text(label, .callout).lines(1)
        text(note, .caption, .muted).lines(1)
      }
      .share()
      control(switchControl)
    }
    .padding(horizontal: 16, vertical: 8)
  }
}
