import Theme

/// The time and the battery, in a color that reads on the bar below them.
func statusBar(_ role: SchemeRole = .text) -> Part {
  row(6) {
    text("9:41", .footnote, role).bold()
    spacer
    icon(.signal, role, size: 18)
    icon(.wifi, role, size: 18)
    icon(.battery, role, size: 24)
  }
  .padding(top: 14, leading: 28, bottom: 6, trailing: 24).size(height: 44)
}

/// A round picture of a person: the initials.
func avatar(_ initials: String, size: Int = 40, isAccent: Bool = false) -> Part {
  row(0, .center, .center) {
    text(initials, size > 40 ? .callout : .caption, isAccent ? .onAccentSoft : .onPrimarySoft).bold()
  }
  .size(width: size, height: size).fill(isAccent ? .accentSoft : .primarySoft, corner: size / 2)
}
