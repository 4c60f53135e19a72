import Studio
import Theme
import UIKit

/// Shows a screen's notice as a line at the bottom, says it to VoiceOver, and takes it away once there was time to read it.
@MainActor final class Toaster {
  private let toast: ToastView
  private let report: Report
  /// The controller at whose bottom it is.
  private weak var host: UIViewController?
  private var shown: Notice?
  private var leaving: Task<Void, Never>?

  /// The space above the line and below it.
  private static let gap: CGFloat = 8

  init(report: @escaping Report) {
    self.report = report
    toast = ToastView(report: report)
    toast.isHidden = true
    toast.resized = { [weak self] in self?.makeRoom() }
    toast.dismiss = { [weak self] in
      if let shown = self?.shown { report(shown.dismiss.event) }
    }
  }

  /// Takes the controller to show it in.
  func show(_ notice: Notice?, _ appearance: Appearance, in controller: UIViewController) {
    if notice != nil { move(to: controller) }
    toast.isHidden = notice == nil
    makeRoom()
    if let notice { toast.show(notice, appearance) }
    guard notice != shown else { return }
    shown = notice
    leaving?.cancel()
    guard let notice else { return }
    toast.superview?.bringSubviewToFront(toast)
    appear()
    UIAccessibility.post(notification: .announcement, argument: notice.sentence)
    leave(notice)
  }

  /// Puts the line under the safe area, which ends above it: see `makeRoom`.
  private func move(to controller: UIViewController) {
    guard host !== controller, let view = controller.view else { return }
    host?.additionalSafeAreaInsets.bottom = 0
    host = controller
    view.place(toast)
    // Else the line would be above the safe area, and so above itself.
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    let width = toast.widthAnchor.constraint(equalToConstant: 480)
    let top = toast.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: Self.gap)
    width.priority = .defaultHigh
    // Below a keyboard there's no room: then the line moves up, and keeps its height.
    top.priority = .defaultLow
    NSLayoutConstraint.activate([
      width, top,
      toast.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      toast.leadingAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      toast.trailingAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      toast.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.4),
      toast.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: Self.gap),
      toast.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -Self.gap),
    ])
  }

  /// Ends the safe area above the line, so that it covers nothing that can't be scrolled clear of it.
  private func makeRoom() {
    let room = toast.isHidden ? 0 : toast.bounds.height + 2 * Self.gap
    guard let host, host.additionalSafeAreaInsets.bottom != room else { return }
    host.additionalSafeAreaInsets.bottom = room
  }

  private func appear() {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    toast.alpha = 0
    UIView.animate(withDuration: 0.25) { self.toast.alpha = 1 }
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
