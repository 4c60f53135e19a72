import Theme

/// Something a person did, or something the device reports, by feature. Each control of a screen carries its event, and
/// an event means the same on every screen.
public indirect enum Event: Equatable, Sendable {
  case session(SessionEvent)
  case navigation(NavigationEvent)
  case history(HistoryEvent)
  case notice(NoticeEvent)
  case colors(ColorEvent)
  /// For a role of a color.
  case custom(Role, CustomEvent)
  case fonts(FontEvent)
  case suggestions(SuggestionEvent)
  case summary(SummaryEvent)
  case stage(StageEvent)
  case adjust(AdjustEvent)
  case takeHome(TakeHomeEvent)
  case crayons(CrayonEvent)
  case mixer(MixerEvent)
  case picture(PictureEvent)
  case library(LibraryEvent)
  case gallery(GalleryEvent)
  case bringIn(BringInEvent)
  case project(ProjectEvent)
}
