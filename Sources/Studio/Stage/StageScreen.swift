import ColorScience
import Samples
import Suggestions
import Theme
import _Text

/// Describes the stage beside the phone, or as the screen Preview.
struct StageScreen {
  let isPreview: Bool
  let desk: Desk
  let stage: StageFeature
  // What others show on it.
  let mixer: Mixer?
  let adjust: AdjustFeature
  let takeHome: TakeHomeFeature

  var bar: Bar {
    guard let previewed = desk.look.previewed else {
      var bar = desk.barInTitleFont
      if desk.theme.isComplete { bar.next = Button(Route.takeHome.title, .navigation(.routeTapped(.takeHome))) }
      return bar
    }
    let shown = desk.fonts.recognizing(previewed.theme)
    var bar = Bar(onPrimaryOf: shown, title: shown.label, typeface: shown.titleFont)
    bar.back = Button("Back", .navigation(.routeTapped(.library)))
    bar.next = Button("Use", .gallery(.useTapped(previewed)))
    return bar
  }

  var content: Stage {
    let settings = desk.look.settings
    return Stage(
      tabs: tabs.map { Option($0.title, .stage(.tabTapped($0)), isSelected: $0 == tab) },
      appearances: ViewSettings.Shown.options(selected: shown),
      contrasts: [
        Option("Standard", .stage(.contrastTapped(.standard)), isSelected: settings.contrast == .standard),
        Option("High", .stage(.contrastTapped(.high)), isSelected: settings.contrast == .high),
      ],
      vision: Picker(
        label: "Vision",
        options: ViewSettings.Vision.allCases.map {
          Option($0.title, .stage(.visionChosen($0)), isSelected: $0 == settings.vision)
        }),
      viewMenu: Option("View", .stage(.viewMenuTapped), isSelected: stage.isViewMenuOpen),
      severity: settings.vision == .typical
        ? nil
        : Slider(
          label: "Severity", value: settings.severity, range: ViewSettings.severities,
          valueText: settings.severity.text + "%"),
      filter: VisionFilter(settings), panel: panel, tools: tools, share: isPreview ? nil : share,
      takeHome: isPreview || desk.route == .takeHome
        ? nil
        : Button(
          Route.takeHome.title, .navigation(.routeTapped(.takeHome)), isEnabled: desk.theme.isComplete))
  }

  /// Shares the theme's link, or copies it where nothing can be shared.
  private var share: Button {
    Button("Share", .takeHome(takeHome.canShare ? .shareTapped : .linkTapped), isEnabled: desk.theme.isComplete)
  }

  private var tabs: [ViewSettings.Tab] {
    let all = ViewSettings.Tab.allCases
    return isPreview ? Array(all.prefix(desk.showsStage ? 0 : 2)) : all
  }

  private var tab: ViewSettings.Tab {
    let tab = desk.look.tab(at: desk.route)
    return tabs.contains(tab) ? tab : .screens
  }

  private var shown: ViewSettings.Shown {
    let appearance = desk.look.previewed?.appearance ?? desk.appearance
    return desk.look.settings.appearance ?? (!isPreview ? .both : appearance == .dark ? .dark : .light)
  }

  private var panel: Stage.Panel {
    // The styles of charts come with the samples.
    if isPreview || tab == .screens {
      switch desk.look.samples {
      case .unasked, .asked: return .waiting("Loading the samples…")
      case .failed: return .failed(notLoaded("The samples"), Button("Try again", .stage(.retryTapped)))
      case .here: break
      }
    }
    let theme = stagedTheme
    let contrast = desk.look.settings.contrast
    let isEditing = adjust.editor != nil && desk.route != .adjust
    switch tab {
    case .screens: return .screens(screens)
    case .charts:
      return .charts(ChartsPanel(sampleTheme, charts(of: sampleTheme), shown, desk.look.settings))
    case .palette:
      return .palette(
        desk.route == .adjust ? nil : adjust.panel(shown.appearances, at: desk),
        shown.appearances.map { PaletteSheet(theme, $0, contrast) },
        isEditing && desk.look.samples == .here
          ? SampleScreens(
            sheets: [SampleSet(theme, shown, contrast, stage.charts(of: theme))], note: nil, color: nil) : nil)
    case .contrast:
      return .contrast(
        ContrastTable(
          theme, charts(of: theme), shown.appearances, contrast, stage.filter,
          isOwn: desk.theme.isComplete && desk.look.previewed == nil))
    case .code: return .code(takeHome.onStage(at: desk))
    }
  }

  private var screens: SampleScreens {
    SampleScreens(
      sheets: sheets, note: stagedTheme.missingNote, color: isPreview ? nil : mixer.map { ColorSheet($0.inSRGB) },
      inspector: isPreview == desk.look.hasRoom ? nil : stage.inspector(stagedTheme, at: desk))
  }

  /// Whether it shows nothing but charts, or judges them.
  var showsCharts: Bool { tab == .charts || tab == .contrast }

  /// The themes whose charts it shows, in samples or by themselves.
  var themesOfCharts: [Theme] {
    switch tab {
    case .screens: [sampleTheme] + (isPreview ? [] : [desk.look.pinned].compactMap { $0 })
    case .charts: [sampleTheme]
    case .palette, .contrast: [stagedTheme]
    case .code: []
    }
  }

  private func charts(of theme: Theme) -> Charts { stage.charts(of: theme) ?? theme.charts }

  /// The theme on the stage: the current one, one of the gallery, the one before the last change, or one with the color
  /// being mixed as its primary.
  private var stagedTheme: Theme {
    if stage.isComparing, let other = desk.otherTheme { return desk.fonts.recognizing(other) }
    if let previewed = desk.look.previewed { return desk.fonts.recognizing(previewed.theme) }
    var theme = desk.theme
    if let tint = mixer?.tint { theme.primary = tint }
    return theme
  }

  /// Until the first choice, the samples wear a theme of the gallery.
  private var sampleTheme: Theme {
    let staged = stagedTheme
    return staged.isEmpty ? desk.fonts.recognizing(GalleryTheme.worn?.theme ?? staged) : staged
  }

  private var sheets: [SampleSet] {
    let theme = sampleTheme
    func set(_ theme: Theme, _ enlarged: Sample?, _ title: String?) -> SampleSet {
      SampleSet(
        theme, shown, desk.look.settings.contrast, stage.charts(of: theme), enlarged: enlarged, title: title)
    }
    if isPreview { return [set(theme, nil, nil)] }
    guard let pinned = desk.look.pinned else { return [set(theme, stage.enlarged, nil)] }
    return [
      set(theme, stage.enlarged, stage.isComparing ? "Before" : "Now"),
      set(desk.fonts.recognizing(pinned), stage.enlarged, "Before"),
    ]
  }

  private var tools: StageTools {
    StageTools(
      name: isPreview && desk.look.previewed != nil ? nil : stage.nameField(at: desk),
      nameError: stage.name?.error?.sentence,
      compare: Button("Hold to see the last change", .stage(.compareHeld(true)), isEnabled: desk.otherTheme != nil),
      pin: desk.look.pinned == nil
        ? Button("Set as Before", .stage(.pinTapped)) : Button("Stop comparing", .stage(.unpinTapped)),
      inspect: stage.inspectToggle(at: desk))
  }
}

extension SampleSet {
  /// All samples in a theme. One that's enlarged hides the others.
  init(
    _ theme: Theme, _ shown: ViewSettings.Shown, _ contrast: Contrast, _ charts: Charts?, enlarged: Sample? = nil,
    title: String? = nil
  ) {
    self.title = title
    paints = shown.appearances.map { SamplePaint(theme, $0, contrast, charts) }
    halves = Sample.halves.map { half in
      half.map { sample in
        let isLarge = sample == enlarged
        return SampleCard(
          sample: sample, name: title.map { sample.name + ", " + $0.asciiLowercased } ?? sample.name,
          caption: isLarge ? "Back to all samples" : sample.name,
          button: Button(
            isLarge ? "Back to all samples" : "Enlarge " + sample.name,
            .stage(isLarge ? .allSamplesTapped : .enlargeTapped(sample))),
          isLarge: isLarge)
      }
    }
    isEnlarged = enlarged != nil
  }
}

extension SamplePaint {
  /// The name of the app in the samples until the theme has one.
  static let usualAppName = "Field Notes"

  init(_ theme: Theme, _ appearance: Appearance, _ contrast: Contrast, _ charts: Charts? = nil) {
    scheme = theme.scheme(appearance, contrast, with: charts)
    titleFont = theme.titleFont
    bodyFont = theme.bodyFont
    appName = theme.name?.text ?? Self.usualAppName
    self.appearance = appearance
    self.theme = theme
  }
}

extension VisionFilter {
  fileprivate init?(_ view: ViewSettings) {
    let severity = Double(view.severity) / 100
    if let deficiency = view.vision.deficiency {
      self = .matrix(deficiency.matrix(severity: severity))
    } else if view.vision == .lowAcuity {
      self = .blur(3 * severity)
    } else {
      return nil
    }
  }
}

extension Theme {
  /// What the samples show in place of choices that are missing; nil for a complete theme.
  fileprivate var missingNote: String? {
    if isEmpty { return GalleryTheme.worn.map { $0.name + ", from the gallery, until you choose." } }
    guard !isComplete else { return nil }
    return primary == nil || accent == nil ? "Gray until you choose." : "Plain fonts until you choose."
  }
}
