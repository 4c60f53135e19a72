import Studio
import Theme
import _Text

/// A custom template, and what it writes.
enum TemplateView {
  static func node(_ panel: TemplatePanel) -> Node {
    Node("div").class("options").add(Node.disclosure(panel.toggle)).add(panel.trial.map(trial))
  }

  private static func trial(_ trial: TemplatePanel.Trial) -> Node {
    Node("div").class("trial").add(Node.labeled(trial.field.label, area(trial)))
      .add(Node("p").set("id", "template-help").text(trial.help))
      .add(trial.start.map { Node.button($0).text($0.label) })
      .add(Node("p").class(trial.isWrong ? "error" : "").role("status").text(trial.words))
      .add(
        trial.files.isEmpty ? nil : ExportCardView.code(trial.files, named: trial.resultName, edition: trial.edition)
      )
      .add(trial.copy.map { Node.button($0).text($0.label) })
  }

  private static func area(_ trial: TemplatePanel.Trial) -> Node {
    Node("textarea").label(trial.field.label).set("value", trial.field.text)
      .set("placeholder", trial.field.placeholder).set("rows", "6").set("maxlength", Limits.pastedText.text)
      .set("autocomplete", "off").set("autocapitalize", "off").set("spellcheck", "false")
      .set("aria-describedby", "template-help").state("aria-invalid", trial.isWrong).on(.field(trial.field.input))
  }
}
