import Studio
import Theme
import UIKit

/// What can be adjusted or, while a color is edited, its editor. It scrolls.
final class AdjustView: UIScrollView {
  private let report: Report
  private let appearances: OptionControl
  private let editor: ColorEditorView
  private let settings = UIStackView(column: [], spacing: 12)
  private let groups = UIStackView(column: [], spacing: 16)
  private let add: CoreButton
  private let unpinAll: CoreButton
  private let list: UIStackView

  init(report: @escaping Report) {
    self.report = report
    appearances = OptionControl(report: report)
    editor = ColorEditorView(report: report)
    add = CoreButton(report: report)
    unpinAll = CoreButton(report: report)
    list = UIStackView(column: [settings, groups, add, unpinAll], spacing: 20)
    super.init(frame: .zero)
    keyboardDismissMode = .interactive
    appearances.accessibilityLabel = Stage.appearancesName
    scroll(UIStackView(column: [appearances, editor, list], spacing: 16), 16)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the appearances to show the samples in, too.
  func show(_ panel: AdjustPanel, _ appearances: [Option], _ appearance: Appearance) {
    self.appearances.show(appearances)
    let isEditing = panel.editor != nil
    if editor.isHidden == isEditing { contentOffset = .zero }
    editor.isHidden = !isEditing
    list.isHidden = isEditing
    if let shown = panel.editor { return editor.show(shown, appearance) }
    let text = UIColor(appearance.text)
    for (view, setting) in zip(settings.arrange(panel.settings.count) { SettingRow(report: report) }, panel.settings) {
      view.show(setting, text)
    }
    for (view, group) in zip(groups.arrange(panel.groups.count) { RoleGroupView(report: report) }, panel.groups) {
      view.show(group, text)
    }
    add.show(panel.add, quietlyIn: text)
    unpinAll.isHidden = panel.unpinAll == nil
    if let button = panel.unpinAll { unpinAll.show(button, quietlyIn: text) }
  }

  /// Takes VoiceOver to the editor that opened, or to the list that it left.
  func focus() {
    UIAccessibility.post(notification: .layoutChanged, argument: editor.isHidden ? list : editor.title)
  }
}
