import ColorScience
import Samples
import Theme

/// Using the stage or Preview, and the front end's reports for them.
public enum StageEvent: Equatable, Sendable {
  /// There's room for the stage beside the phone, or there no longer is.
  case roomChanged(Bool)
  /// The samples are there, or couldn't be loaded.
  case samplesLoaded(Bool)
  case retryTapped
  /// There's nothing else to do; see `Studio.awaitsCharts`.
  case rested

  case tabTapped(ViewSettings.Tab)
  /// The menu with contrast and vision should open, or close.
  case viewMenuTapped
  case appearanceTapped(ViewSettings.Shown)
  case contrastTapped(Contrast)
  case visionChosen(ViewSettings.Vision)
  /// The severity moved, in percent.
  case severityMoved(Double)
  /// How many parts the charts should have.
  case partsTapped(Int)

  case enlargeTapped(Sample)
  case allSamplesTapped

  /// The text of the app's name changed.
  case nameTyped(String)
  case nameFinished
  case nameCanceled

  /// The theme before the last change should be shown, or no longer.
  case compareHeld(Bool)
  case pinTapped
  case unpinTapped

  /// Parts of the samples should say what paints them, or no longer.
  case inspectTapped
  /// A part of a sample was pointed at.
  case partPointed(SamplePart)

  /// A color of a palette was tapped, to copy it.
  case colorTapped(SRGB)
  /// A color should be copied in a format.
  case copyTapped(SRGB, ColorFormat)
  case filterTapped(ContrastTable.Filter)
  /// A report on the theme's contrast should be saved.
  case reportTapped
  /// The day, in UTC: "2026-11-28". The report that was asked for is of this day.
  case dayTold(String)
}
