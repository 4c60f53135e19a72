import Theme

extension Studio {
  /// The current screen.
  public var screen: Screen {
    let (bar, content) = barAndContent
    return Screen(
      route: route, appearance: appearance, bar: bar, content: content, rail: rail, tabBar: tabBar,
      stage: desk.showsStage ? stageScreen(isPreview: false).content : nil, alert: summary.alert(at: desk),
      sheet: desk.shownSheet, notice: desk.notice, told: desk.told, project: project.status(at: desk))
  }

  /// The screen of a route, wherever the person is; the current screen if the choices don't allow that one yet.
  public func screen(at route: Route) -> Screen {
    guard route != self.route, theme.allows(route) else { return screen }
    var visit = self
    visit.desk.show(route)
    _ = visit.tellOfMoves()
    _ = visit.crayons.update(at: &visit.desk)
    _ = visit.takeHome.update(at: &visit.desk)
    visit.workOutCharts(isResting: true)
    return visit.screen
  }

  /// The bar, and the content below it.
  public var barAndContent: (Bar, Screen.Content) {
    switch route {
    case .choice(let role):
      switch role.candidates {
      case .colors:
        (
          ColorScreen.bar(role, theme),
          .swatches(ColorScreen.grid(role, desk, colors.yourColor(role), suggestions.fittingGroup(at: desk)))
        )
      case .fonts: (FontScreen.bar(role, theme), .fonts(FontScreen.list(role, theme, desk.fonts)))
      }
    case .summary: summaryScreen
    case .crayons: (CrayonScreen.bar, .crayons(crayons.list(at: desk)))
    case .mixer(let base): mixerScreen(mixer ?? Mixer(base))
    case .preview: preview
    case .adjust:
      adjust.screen(at: desk, stage.charts(of: theme)).map { (desk.barInTitleFont, .adjust($0)) } ?? summaryScreen
    case .library: (library.bar(at: desk), .library(library.list(at: desk, gallery)))
    case .picture:
      (Bar(title: route.title, back: Button("Back", .navigation(.themeTapped))), .picture(picture.panel))
    case .custom(let role):
      (Bar(onPrimaryOf: theme, title: route.title), .custom(colors.customPanel(role, at: desk)))
    case .takeHome: (desk.barInTitleFont, .takeHome(takeHome.screen(at: desk, project.status(at: desk))))
    }
  }

  private var summaryScreen: (Bar, Screen.Content) {
    (SummaryScreen.bar(theme), .summary(SummaryScreen.article(theme, desk.fonts, appearance, desk.lockToggles)))
  }

  private func mixerScreen(_ mixer: Mixer) -> (Bar, Screen.Content) {
    (mixer.bar(appearance), .mixer(mixer.panel(appearance, desk.recentColors)))
  }

  private var preview: (Bar, Screen.Content) {
    let screen = stageScreen(isPreview: true)
    return (screen.bar, .preview(screen.content))
  }

  func stageScreen(isPreview: Bool) -> StageScreen {
    StageScreen(
      isPreview: isPreview, desk: desk, stage: stage, mixer: mixer, adjust: adjust, takeHome: takeHome)
  }
}
