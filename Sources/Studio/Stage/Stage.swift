import Catalog
import ColorScience
import Theme

/// The theme at work: beside the phone on a wide window, and as the screen Preview.
public struct Stage: Equatable, Sendable {
  /// What can be shown; empty in Preview, which shows the screens.
  public var tabs: [Option]
  public var appearances: [Option]
  public var contrasts: [Option]
  public var vision: Picker
  /// How strong the deficiency is; nil for typical vision.
  public var severity: Slider?
  /// What turns typical vision into the one that was chosen.
  public var filter: VisionFilter?
  public var panel: Panel
  public var tools: StageTools

  public enum Panel: Equatable, Sendable {
    /// The samples aren't there yet.
    case waiting(String)
    /// The samples couldn't be loaded.
    case failed(String, Button)
    case screens(SampleScreens)
    case palette([PaletteSheet])
    case contrast(ContrastTable)
    case code(TakeHome)
  }
}

/// A choice from a list that opens.
public struct Picker: Equatable, Sendable {
  public var label: String
  public var options: [Option]
}

/// A slider in whole percents.
public struct Slider: Equatable, Sendable {
  public var label: String
  public var value: Int
  public var range: ClosedRange<Int>
  /// "60 %".
  public var valueText: String

  /// The event for a new value.
  public func moved(to value: Double) -> Event { .stage(.severityMoved(value)) }
}

/// How to simulate another person's vision.
public enum VisionFilter: Equatable, Sendable {
  /// A matrix for linear sRGB: three rows of three.
  case matrix([Double])
  /// A Gaussian blur, by its standard deviation in CSS px.
  case blur(Double)
}

/// What can be done with the theme on the stage.
public struct StageTools: Equatable, Sendable {
  /// The app's name.
  public var name: TextField
  /// Why the name that was typed can't be used.
  public var nameError: String?
  /// Shows the theme before the last change while it's held.
  public var compare: Button
  /// Keeps the theme beside the next ones, or lets it go.
  public var pin: Button
}
