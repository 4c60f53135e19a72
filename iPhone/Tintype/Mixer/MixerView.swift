import ColorScience
import Studio
import UIKit

/// The mixer: name, reading, channels, alpha, contrast, what can be copied and done. It scrolls.
final class MixerView: UIScrollView {
  private let name = UILabel()
  private let reading = UILabel()
  private let notations: ChoiceControl
  private let displays: ChoiceControl
  private let channels: ChannelsView
  private let alphaRow: AlphaRowView
  private let contrasts = ContrastsView()
  private let copies: ButtonBar
  private let answers: MixerAnswersView

  init(report: @escaping (Event) -> Void) {
    notations = ChoiceControl { report(.notationTapped(Mixer.Notation.allCases[$0])) }
    displays = ChoiceControl { report(.displayTapped(Mixer.Display.allCases[$0])) }
    channels = ChannelsView(report: report)
    alphaRow = AlphaRowView(report: report)
    copies = ButtonBar { report(.copyTapped(Copyable.allCases[$0])) }
    answers = MixerAnswersView(report: report)
    super.init(frame: .zero)
    keyboardDismissMode = .interactive
    name.accessibilityTraits = .header
    for label in [name, reading] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    notations.accessibilityLabel = "Values"
    displays.accessibilityLabel = "Display"
    layOut([name, reading, notations, displays, channels, alphaRow, contrasts, copies, answers])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ panel: MixerPanel) {
    // The system's own controls turn light and dark with the labels.
    overrideUserInterfaceStyle = panel.ink.blackOrWhite == .black ? .dark : .light
    name.text = panel.name
    name.font = .face(of: nil, size: 28, isBold: true).scaled(as: .title1)
    reading.text = panel.reading
    reading.font = .face(of: nil, size: 15).scaled(as: .subheadline)
    for label in [name, reading] { label.textColor = UIColor(panel.ink) }
    notations.show(panel.notations)
    displays.show(panel.displays)
    channels.show(panel.channels, panel.ink)
    alphaRow.show(panel.alpha, panel.ink)
    contrasts.show(panel.contrasts, panel.ink)
    copies.show(panel.copies.map { "Copy " + $0.label }, ink: panel.ink, ground: panel.ink.blackOrWhite)
    answers.show(panel)
  }

  private func layOut(_ views: [UIView]) {
    let parts = UIStackView(arrangedSubviews: views)
    parts.axis = .vertical
    parts.spacing = 16
    place(parts)
    NSLayoutConstraint.activate([
      parts.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 16),
      parts.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: 16),
      parts.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor, constant: -16),
      parts.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -16),
      parts.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }
}
