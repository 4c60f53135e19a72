import Studio
import Theme
import UIKit

/// The theme at work: ways to look at it, the samples or charts, and the app's name. It scrolls if the text is large.
final class PreviewView: UIScrollView {
  private let note = UILabel(.footnote)
  private let tabs: OptionControl
  private let appearances: OptionControl
  private let contrasts: OptionControl
  private let vision: PickerButton
  private let severity: PercentSlider
  private let message = UILabel(.footnote)
  private let retry: CoreButton
  private let pager = PagedSamples()
  private let charts: ChartsView
  private let compare: HoldButton
  private let name: NameField

  init(report: @escaping Report) {
    tabs = OptionControl(report: report)
    appearances = OptionControl(report: report)
    contrasts = OptionControl(report: report)
    vision = PickerButton(report: report)
    severity = PercentSlider(report: report)
    retry = CoreButton(report: report)
    charts = ChartsView(report: report)
    compare = HoldButton(report: report)
    name = NameField(report: report)
    super.init(frame: .zero)
    keyboardDismissMode = .interactive
    tabs.accessibilityLabel = Stage.name
    appearances.accessibilityLabel = Stage.appearancesName
    contrasts.accessibilityLabel = Stage.contrastsName
    let switches = AdaptiveStackView(of: [contrasts, vision])
    layOut([tabs, appearances, switches, severity, note, message, retry, pager, charts, compare, name])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ stage: Stage, _ appearance: Appearance) {
    tabs.show(stage.tabs)
    appearances.show(stage.appearances)
    contrasts.show(stage.contrasts)
    vision.show(stage.vision, text: UIColor(appearance.text))
    severity.isHidden = stage.severity == nil
    if let slider = stage.severity { severity.show(slider, text: appearance.text) }
    compare.show(stage.tools.compare, text: appearance.text)
    name.show(stage.tools, appearance)
    show(stage.panel, stage.filter, appearance)
    for label in [note, message] { label.textColor = UIColor(appearance.mutedText) }
  }

  private func show(_ panel: Stage.Panel, _ filter: VisionFilter?, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    var (words, remark): (String?, String?)
    var button: Button?
    var samples: SampleScreens?
    var shown: ChartsPanel?
    switch panel {
    case .waiting(let sentence): words = sentence
    case .failed(let sentence, let again): (words, button) = (sentence, again)
    case .screens(let screens): (samples, remark) = (screens, screens.note)
    case .charts(let panel): shown = panel
    // Only the page's stage has these.
    case .palette, .contrast, .code: break
    }
    (note.text, note.isHidden) = (remark, remark == nil)
    (message.text, message.isHidden) = (words, words == nil)
    retry.isHidden = button == nil
    if let button { retry.show(button, quietlyIn: text) }
    pager.isHidden = samples == nil
    pager.show(samples, filter, text: UIColor(appearance.mutedText))
    charts.isHidden = shown == nil
    if let shown { charts.show(shown, filter, appearance) }
  }

  private func layOut(_ views: [UIView]) {
    scroll(UIStackView(column: views, spacing: 12), 16)
    // Beside the switches the samples take what a screen has; the rest is a swipe away.
    let height = pager.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor, multiplier: 0.78)
    height.priority = .defaultHigh
    height.isActive = true
    pager.hold(leastHeight: 320)
  }
}

extension PreviewView: ScreenContent {
  func show(_ screen: Screen, of session: Session) {
    if case .preview(let stage) = screen.content { show(stage, screen.appearance) }
  }
}
