/// Using the summary.
public enum SummaryEvent: Equatable, Sendable {
  case startOverTapped
  case startOverConfirmed
  case startOverCanceled
  /// A change that it suggests was tapped, counted from 0.
  case changeTapped(Int)
}
