import Catalog
import ColorScience

extension Bar {
  /// The bar of every screen after the first: in the primary, with Back, and Next in the primary's 800 until the
  /// screen's own choice is made.
  static func inPrimary(_ theme: Theme, title: String, isAnswered: Bool) -> Bar {
    Bar(
      title: title, fill: theme.primary?.color, text: theme.primary?.text, back: BarButton(label: "Back"),
      next: BarButton(label: "Next", isEnabled: isAnswered, tint: isAnswered ? nil : theme.primary?.shade(.s800).color))
  }
}
