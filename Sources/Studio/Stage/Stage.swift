/// The theme at work: beside the phone on a wide window, and as the screen Preview.
public struct Stage: Equatable, Sendable {
  /// The tabs. Preview has the first two, and none beside a stage.
  public var tabs: [Screen.Option]
  /// Light, dark, or both.
  public var appearances: [Screen.Option]
  /// Standard and high contrast.
  public var contrasts: [Screen.Option]
  /// Whose eyes it's seen through.
  public var vision: Screen.Picker
  /// Opens a menu with contrast and vision, for a front end that has no room for both.
  public var viewMenu: Screen.Option
  /// How strong the deficiency is; nil for typical vision.
  public var severity: Screen.Slider?
  /// The filter from typical vision to the chosen one.
  public var filter: VisionFilter?
  /// The panel of the selected tab; without tabs, of the screens.
  public var panel: Panel
  /// The inspector; nil while nobody inspects the samples.
  public var inspector: Inspector? { if case .screens(let screens) = panel { screens.inspector } else { nil } }
  /// The app's name, compare, pin and inspect, whatever the panel shows.
  public var tools: StageTools
  /// Shares the theme, or copies its link; nil in Preview.
  public var share: Screen.Button?
  /// Takes the theme home; nil in Preview and beside the screen that does.
  public var takeHome: Screen.Button?

  /// Its accessible name.
  public static var name: String { "Stage" }
  /// The accessible name of `appearances`.
  public static var appearancesName: String { "Appearance" }
  /// The accessible name of `contrasts`.
  public static var contrastsName: String { "Contrast" }

  /// The panel of a tab. The texts are sentences; the button tries again.
  public indirect enum Panel: Equatable, Sendable {
    /// The samples aren't there yet.
    case waiting(String)
    /// The samples couldn't be loaded.
    case failed(String, Screen.Button)
    case screens(SampleScreens)
    case charts(ChartsPanel)
    case palette(AdjustPanel?, [PaletteSheet], SampleScreens?)
    case contrast(ContrastTable)
    case code(TakeHome)
  }
}

extension Screen {
  /// A slider in whole percents.
  public struct Slider: Equatable, Sendable {
    /// Its label: "Severity".
    public var label: String
    /// In percent.
    public var value: Int
    /// The values it can have, in percent.
    public var range: ClosedRange<Int>
    /// "60 %".
    public var valueText: String
    /// The value it changes, in percent. A value outside the range changes nothing.
    public var input: SliderInput { .severity }
  }
}

/// How to simulate another person's vision.
public enum VisionFilter: Equatable, Sendable {
  /// A matrix for linear sRGB: three rows of three.
  case matrix([Double])
  /// A Gaussian blur, by its standard deviation in CSS px.
  case blur(Double)
}

/// Actions for the theme on the stage.
public struct StageTools: Equatable, Sendable {
  /// The app's name; nil in Preview of a theme that isn't the person's own.
  public var name: Screen.TextField?
  /// Why the name that was typed can't be used.
  public var nameError: String?
  /// Shows the theme before the last change while it's held.
  public var compare: Screen.Button
  /// Keeps the theme beside the next ones, or lets it go.
  public var pin: Screen.Button
  /// Points at parts of the samples; nil until all is chosen, and in Preview of a theme that isn't the person's own.
  public var inspect: Screen.Toggle?
}
