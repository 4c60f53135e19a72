import Studio
import Theme
import UIKit

/// Shows a screen's notice over a view, says it to VoiceOver, and takes it away once there was time to read it.
@MainActor final class Toaster {
  private let toast: ToastView
  private let report: Report
  private var shown: Notice?
  private var leaving: Task<Void, Never>?

  init(report: @escaping Report) {
    self.report = report
    toast = ToastView(report: report)
    toast.isHidden = true
  }

  /// Puts the toast at the bottom of a view, above anything at the bottom of the screen.
  private func place(in view: UIView) {
    guard toast.superview !== view else { return }
    view.place(toast)
    let width = toast.widthAnchor.constraint(equalToConstant: 480)
    let bottom = toast.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12)
    for wish in [width, bottom] { wish.priority = .defaultHigh }
    NSLayoutConstraint.activate([
      width, bottom,
      toast.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      toast.leadingAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      toast.trailingAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      toast.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      toast.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
      toast.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
    ])
  }

  /// Takes the view to show it over.
  func show(_ notice: Notice?, _ appearance: Appearance, over view: UIView) {
    if notice != nil { place(in: view) }
    toast.isHidden = notice == nil
    if let notice { toast.show(notice, appearance) }
    guard notice != shown else { return }
    shown = notice
    leaving?.cancel()
    guard let notice else { return }
    toast.superview?.bringSubviewToFront(toast)
    UIAccessibility.post(notification: .announcement, argument: notice.sentence)
    leave(notice)
  }

  private func leave(_ notice: Notice) {
    leaving = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(notice.readingTime))
      // VoiceOver takes its time to get there.
      guard let self, !Task.isCancelled, shown == notice, !UIAccessibility.isVoiceOverRunning else { return }
      report(notice.dismiss.event)
    }
  }
}
