import Catalog
import ColorScience
import Theme

extension Bar {
  /// What the way back and the way on are called where no screen is meant, as in a menu.
  public static var backName: String { "Back" }
  public static var nextName: String { "Next" }

  /// A bar in the primary, with Back.
  init(onPrimaryOf theme: Theme, title: String, typeface: Family? = nil) {
    self.init(
      title: title, titleStyle: typeface == nil ? .barTitle : .largeBarTitle, typeface: typeface,
      fill: theme.primary?.color, text: theme.primary?.text, back: Button(Self.backName, .navigation(.backTapped)))
  }

  /// The bar of a screen for choosing a role. Until it's chosen, Next is disabled and drawn in a shade of the primary. Once
  /// all four are, Done leads straight to the summary.
  init(choosing role: Role, _ theme: Theme) {
    self.init(onPrimaryOf: theme, title: role.title)
    let isChosen = theme[role] != nil
    if Route.choice(role).previous == nil { back = nil }
    next =
      theme.firstMissingRole == nil
      ? Button("Done", .navigation(.routeTapped(.summary)))
      : Button(Self.nextName, .navigation(.nextTapped), isEnabled: isChosen)
    nextText = isChosen ? nil : theme.disabledNextColor
    nextFill = isChosen ? theme.nextFill : nil
  }
}

extension Theme {
  /// The color of a disabled Next, or if the bar's text doesn't read on that, a lighter shade.
  fileprivate var nextFill: SRGB? {
    guard let primary, let usual = disabledNextColor else { return nil }
    let lighter = primary.ramp.swatches.reversed().filter { !$0.step.isAccent }.map { $0.color }
    return ([usual] + lighter).first {
      $0.contrastRatio(with: primary.color) >= 1.25
        && $0.contrastRatio(with: primary.text) >= ContrastSubject.largeText.ratio(for: .aa)
    }
  }
}

extension Desk {
  /// The bar of a screen that shows the whole theme, and from which Back leads to the theme's own screens.
  var barInTitleFont: Bar {
    var bar = Bar(onPrimaryOf: theme, title: route.title, typeface: theme.titleFont)
    bar.back = Button(Bar.backName, .navigation(.themeTapped))
    return bar
  }
}
