import ColorScience
import Studio
import UIKit

/// The mixer: name, description, the whole color, channels, alpha, contrast, actions, and recent colors. It scrolls.
final class MixerView: UIScrollView {
  /// The space around everything.
  static let margin: CGFloat = 16

  private let name = UILabel(.title1)
  private let reading = UILabel(.subheadline)
  private let notations: OptionControl
  private let colorSpaces: OptionControl
  private let color: ColorRowView
  private let channels: ChannelsView
  private let alphaRow: AlphaRowView
  private let contrasts = ContrastsView()
  private let copies: ButtonBar
  private let actions: MixerActionsView
  /// The colors that were mixed or entered last, each with its name on it.
  private let recents: TitledButtonBar

  init(report: @escaping Report) {
    notations = OptionControl(report: report)
    colorSpaces = OptionControl(report: report)
    color = ColorRowView(report: report)
    channels = ChannelsView(report: report)
    alphaRow = AlphaRowView(report: report)
    copies = ButtonBar(report: report)
    actions = MixerActionsView(report: report)
    recents = TitledButtonBar(report: report)
    super.init(frame: .zero)
    keyboardDismissMode = .interactive
    name.accessibilityTraits = .header
    notations.accessibilityLabel = MixerPanel.notationsName
    colorSpaces.accessibilityLabel = MixerPanel.colorSpacesName
    scroll(
      UIStackView(
        column: [
          name, reading, notations, colorSpaces, color, channels, alphaRow, contrasts, copies, actions, recents,
        ], spacing: 16), Self.margin)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ panel: MixerPanel) {
    // The system's own controls turn light and dark with the labels.
    overrideUserInterfaceStyle = panel.text.blackOrWhite == .black ? .dark : .light
    name.text = panel.name
    reading.text = panel.reading
    for label in [name, reading] { label.textColor = UIColor(panel.text) }
    notations.show(panel.notations)
    colorSpaces.show(panel.colorSpaces)
    color.show(panel.color, panel.text)
    // One keyboard has digits and letters if both are needed.
    let keyboard: UIKeyboardType = panel.takesHexDigits ? .asciiCapable : .numbersAndPunctuation
    channels.show(panel.channels, panel.text, keyboard)
    alphaRow.show(panel.alpha, panel.text, keyboard)
    contrasts.show(panel.contrasts, panel.text)
    copies.show(panel.copies, text: panel.text)
    actions.show(panel)
    recents.isHidden = panel.recents.swatches.isEmpty
    recents.name.text = panel.recents.name
    recents.name.textColor = UIColor(panel.text)
    recents.bar.show(panel.recents)
  }
}
