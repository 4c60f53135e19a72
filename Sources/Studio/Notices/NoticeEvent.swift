/// Using a notice, and the front end's reports for one.
public enum NoticeEvent: Equatable, Sendable {
  case dismissed
  /// The text is on the clipboard.
  case copied
  /// The text couldn't be copied; why, in one sentence.
  case copyFailed(String)
}

extension Desk {
  mutating func handle(notice event: NoticeEvent) -> [Effect] {
    switch event {
    case .dismissed: notice = nil
    case .copied: notice = Notice(copyReport)
    case .copyFailed(let reason): notice = Notice(reason, isError: true)
    }
    return []
  }
}
