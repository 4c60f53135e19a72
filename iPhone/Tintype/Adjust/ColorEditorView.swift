import ColorScience
import Studio
import Theme
import UIKit

/// The editor of one color: as text, by OKLCH's sliders, or one of those that are offered; its ratio; and what it's pinned in.
final class ColorEditorView: UIView {
  let title = UILabel(.title2)

  private let purpose = UILabel(.subheadline)
  private let name: ValueField
  private let nameError = RefusalLabel(.footnote)
  private let field: ValueField
  private let status = UILabel(.headline)
  private let sides: OptionControl
  private let axes: UIStackView
  private let sliders: [TrackSlider]
  private let swatches: ButtonBar
  private let lock: LockRow
  private let nearest: CoreButton
  private let removal: CoreButton
  private let done: CoreButton

  init(report: @escaping Report) {
    name = ValueField(.default, report: report)
    field = ValueField(.asciiCapable, report: report)
    sides = OptionControl(report: report)
    let channels: [Channel] = [.lightness, .chroma, .hue]
    sliders = channels.map { TrackSlider(named: $0.name, to: $0.upperBound, report: report) }
    axes = UIStackView(
      column: zip(channels, sliders).flatMap { channel, slider in
        let label = UILabel(.footnote)
        label.text = channel.name
        label.isAccessibilityElement = false
        return [label, slider]
      }, spacing: 4)
    swatches = ButtonBar(report: report)
    lock = LockRow(report: report)
    nearest = CoreButton(report: report)
    removal = CoreButton(report: report)
    done = CoreButton(report: report)
    super.init(frame: .zero)
    for field in [name, field] { field.textAlignment = .natural }
    title.accessibilityTraits = .header
    sides.accessibilityLabel = ColorEditor.sidesName
    swatches.accessibilityLabel = ColorEditor.swatchesName
    pin(
      UIStackView(
        column: [title, purpose, name, nameError, field, status, nearest, sides, axes, swatches, lock, removal, done],
        spacing: 12))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ editor: ColorEditor, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    title.text = editor.title
    purpose.text = editor.purpose
    name.isHidden = editor.name == nil
    if let shown = editor.name { name.show(shown) }
    nameError.show(editor.nameError, appearance.text)
    field.show(editor.field)
    field.placeholder = editor.field.placeholder
    if status.text != nil, status.text != editor.status, editor.isShort {
      UIAccessibility.post(notification: .announcement, argument: editor.status)
    }
    status.text = editor.status
    sides.isHidden = editor.sides.isEmpty
    sides.show(editor.sides)
    let picker = editor.picker
    let tracks = [picker.track, picker.track(of: .chroma), picker.track(of: .hue)]
    for (slider, (axis, track)) in zip(sliders, zip([picker.lightness, picker.chroma, picker.hue], tracks)) {
      slider.show(axis.value, axis.valueText, axis.input)
      slider.show(track)
    }
    swatches.show(editor.swatches)
    lock.isHidden = editor.lock == nil
    if let shown = editor.lock { lock.show(shown, text) }
    for (view, button) in [(nearest, editor.nearest), (removal, editor.removal)] {
      view.isHidden = button == nil
      if let button { view.show(button, quietlyIn: text) }
    }
    done.show(editor.done, background: text, text: UIColor(appearance.background))
    for label in [title, purpose, status] { label.textColor = text }
    for case let label as UILabel in axes.arrangedSubviews { label.textColor = text }
  }
}
