import ColorScience
import Samples
import Suggestions
import Theme
import _Text

// The stage's screen.

extension Studio {
  /// The stage beside the phone; nil without room for it. It comes when the samples and its styles are there, or when they
  /// didn't come, so that nothing on it moves.
  var stageScreen: Stage? {
    stage.hasRoom && stage.samples.isKnown ? stage(isPreview: false) : nil
  }

  /// The stage as the screen Preview.
  var preview: Stage {
    stage(isPreview: true)
  }

  var previewBar: Bar {
    guard let previewed = stage.previewed else {
      var bar = Bar(onPrimaryOf: theme, title: Route.preview.title, typeface: theme.titleFont)
      bar.back = Button("Back", .navigation(.themeTapped))
      if theme.firstMissingRole == nil { bar.next = Button(Route.takeHome.title, .navigation(.routeTapped(.takeHome))) }
      return bar
    }
    let shown = library.recognizing(previewed.theme)
    var bar = Bar(onPrimaryOf: shown, title: shown.label, typeface: shown.titleFont)
    bar.back = Button("Back", .navigation(.routeTapped(.library)))
    bar.next = Button("Use", .gallery(.useTapped(previewed)))
    return bar
  }

  private func stage(isPreview: Bool) -> Stage {
    let view = stage.view
    let appearance = stage.previewed?.appearance ?? appearance
    let shown = view.appearance ?? (!isPreview ? .both : appearance == .dark ? .dark : .light)
    return Stage(
      tabs: isPreview
        ? [] : ViewSettings.Tab.allCases.map { Option($0.title, .stage(.tabTapped($0)), isSelected: $0 == stageTab) },
      appearances: ViewSettings.Shown.allCases.map {
        Option($0.title, .stage(.appearanceTapped($0)), isSelected: $0 == shown)
      },
      contrasts: [
        Option("Standard", .stage(.contrastTapped(.standard)), isSelected: view.contrast == .standard),
        Option("High", .stage(.contrastTapped(.high)), isSelected: view.contrast == .high),
      ],
      vision: Picker(
        label: "Vision",
        options: ViewSettings.Vision.allCases.map {
          Option($0.title, .stage(.visionChosen($0)), isSelected: $0 == view.vision)
        }),
      viewMenu: Option("View", .stage(.viewMenuTapped), isSelected: stage.isViewMenuOpen),
      severity: view.vision == .typical
        ? nil
        : Slider(
          label: "Severity", value: view.severity, range: ViewSettings.severities,
          valueText: view.severity.text + "%"),
      filter: VisionFilter(view), panel: panel(isPreview ? .screens : stageTab, shown, isPreview),
      tools: tools(isPreview: isPreview), share: isPreview ? nil : shareButton,
      takeHome: isPreview || route == .takeHome
        ? nil
        : Button(
          Route.takeHome.title, .navigation(.routeTapped(.takeHome)), isEnabled: theme.firstMissingRole == nil))
  }

  /// The tab that's shown. Take it home begins with the code, and leaves the person's own tab as it is.
  var stageTab: ViewSettings.Tab { route == .takeHome && !stage.hasLeftCode ? .code : stage.view.tab }

  private func panel(_ tab: ViewSettings.Tab, _ shown: ViewSettings.Shown, _ isPreview: Bool) -> Stage.Panel {
    let theme = stagedTheme
    switch tab {
    case .screens: break
    case .palette:
      return .palette(
        route == .adjust ? nil : adjustPanel(shown.appearances, stage.view.contrast),
        shown.appearances.map { PaletteSheet(theme, $0, stage.view.contrast) },
        adjust.target != nil && stage.samples == .here && route != .adjust
          ? SampleScreens(sheets: sheets(theme, shown, true), note: nil, color: nil) : nil)
    case .contrast: return .contrast(ContrastTable(theme, shown.appearances, stage.view.contrast, stage.filter))
    case .code: return .code(takeHomeOnStage)
    }
    switch stage.samples {
    case .unasked, .asked: return .waiting("Loading the samples…")
    case .failed:
      return .failed(
        notLoaded("The samples"),
        Button("Try again", .stage(.retryTapped)))
    case .here:
      return .screens(
        SampleScreens(
          sheets: sheets(worn(theme), shown, isPreview), note: theme.missingNote,
          color: isPreview ? nil : mixer.map { ColorSheet($0.inSRGB) },
          inspector: isPreview == stage.hasRoom ? nil : inspector(theme)))
    }
  }

  /// The theme on the stage: the current one, one of the gallery, the one before the last change, or one with the color
  /// being mixed as its primary.
  private var stagedTheme: Theme {
    if stage.isComparing, let other = otherTheme { return library.recognizing(other) }
    if let previewed = stage.previewed { return library.recognizing(previewed.theme) }
    var theme = theme
    if let tint = mixer?.tint { theme.primary = tint }
    return theme
  }

  /// The theme that the samples wear: until the first choice, one of the gallery.
  private func worn(_ theme: Theme) -> Theme {
    theme.isEmpty ? library.recognizing(GalleryTheme.worn?.theme ?? theme) : theme
  }

  /// Shares the theme's link, or copies it where nothing can be shared.
  private var shareButton: Button {
    Button(
      "Share", .takeHome(takeHome.canShare ? .shareTapped : .linkTapped), isEnabled: theme.firstMissingRole == nil)
  }

  /// The theme that a held button shows: the one before the last change or, if there's no room to see it beside the
  /// current one, the pinned one. In place of one of the gallery, the person's own.
  var otherTheme: Theme? {
    if stage.previewed != nil { return theme.isEmpty ? nil : theme }
    return stage.hasRoom ? history.last : stage.pinned ?? history.last
  }

  private func sheets(_ theme: Theme, _ shown: ViewSettings.Shown, _ isPreview: Bool) -> [SampleSet] {
    guard !isPreview, let pinned = stage.pinned else { return [sheet(theme, shown, isPreview, title: nil)] }
    return [
      sheet(theme, shown, isPreview, title: stage.isComparing ? "Before" : "Now"),
      sheet(library.recognizing(pinned), shown, isPreview, title: "Before"),
    ]
  }

  func sheet(_ theme: Theme, _ shown: ViewSettings.Shown, _ isPreview: Bool, title: String?) -> SampleSet {
    let large = isPreview ? nil : stage.enlarged
    return SampleSet(
      title: title,
      paints: shown.appearances.map { SamplePaint(theme, $0, stage.view.contrast) },
      halves: Sample.halves.map { half in
        half.map { sample in
          let isLarge = sample == large
          return SampleCard(
            sample: sample, name: title.map { sample.name + ", " + $0.asciiLowercased } ?? sample.name,
            caption: isLarge ? "Back to all samples" : sample.name,
            button: Button(
              isLarge ? "Back to all samples" : "Enlarge " + sample.name,
              .stage(isLarge ? .allSamplesTapped : .enlargeTapped(sample))),
            isLarge: isLarge)
        }
      },
      isEnlarged: large != nil)
  }

  private func tools(isPreview: Bool) -> StageTools {
    StageTools(
      name: isPreview && stage.previewed != nil ? nil : nameField, nameError: nameError,
      compare: Button("Hold to see the last change", .stage(.compareHeld(true)), isEnabled: otherTheme != nil),
      pin: stage.pinned == nil
        ? Button("Set as Before", .stage(.pinTapped)) : Button("Stop comparing", .stage(.unpinTapped)),
      inspect: inspectToggle)
  }
}

extension SamplePaint {
  /// The name of the app in the samples until the theme has one.
  static let usualAppName = "Field Notes"

  init(_ theme: Theme, _ appearance: Appearance, _ contrast: Contrast) {
    scheme = theme.scheme(appearance, contrast)
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
    guard firstMissingRole != nil else { return nil }
    return primary == nil || accent == nil ? "Gray until you choose." : "Plain fonts until you choose."
  }
}
