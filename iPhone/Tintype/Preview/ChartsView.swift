import Samples
import Studio
import Theme
import UIKit

/// Charts in the theme's colors, and how many parts they have.
final class ChartsView: UIView {
  private let counts: OptionControl
  private let hint = UILabel(.footnote)
  private let sheets = UIStackView(column: [], spacing: 16)

  init(report: @escaping Report) {
    counts = OptionControl(report: report)
    super.init(frame: .zero)
    counts.accessibilityLabel = ChartsPanel.countsName
    pin(UIStackView(column: [counts, hint, sheets], spacing: 12))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ panel: ChartsPanel, _ filter: VisionFilter?, _ appearance: Appearance) {
    counts.show(panel.counts)
    hint.text = ChartsPanel.hint
    hint.textColor = UIColor(appearance.mutedText)
    for (view, sheet) in zip(sheets.arrange(panel.sheets.count) { ChartSheetView() }, panel.sheets) {
      view.show(sheet, filter, appearance)
    }
  }
}

/// The charts in one appearance, two side by side.
final class ChartSheetView: UIView {
  private let title = UILabel(.headline)
  private let shortage = UILabel(.footnote)
  private let cards = SampleChart.allCases.map { ChartCard($0) }

  init() {
    super.init(frame: .zero)
    title.accessibilityTraits = .header
    let rows = stride(from: 0, to: cards.count, by: 2).map { start in
      AdaptiveStackView(of: Array(cards[start..<start + 2]), .fillEqually)
    }
    pin(UIStackView(column: [title, shortage] + rows, spacing: 12))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ sheet: ChartsPanel.Sheet, _ filter: VisionFilter?, _ appearance: Appearance) {
    title.text = sheet.title
    title.textColor = UIColor(appearance.text)
    (shortage.text, shortage.isHidden) = (sheet.shortage, sheet.shortage == nil)
    shortage.textColor = UIColor(appearance.text)
    let look = SampleLook(paint: sheet.paint, filter: filter)
    for card in cards { card.show(look, parts: sheet.parts, UIColor(appearance.mutedText)) }
  }
}

/// A chart, and its name under it. To VoiceOver it's one picture.
final class ChartCard: UIView {
  private let chart: SampleChart
  private let ground = UIView()
  private let caption = UILabel(.footnote)
  private var parts = 0
  private var picture: PictureView?

  init(_ chart: SampleChart) {
    self.chart = chart
    super.init(frame: .zero)
    ground.layer.cornerRadius = 16
    ground.layer.borderWidth = 1
    ground.clipsToBounds = true
    caption.text = chart.name
    caption.textAlignment = .center
    pin(UIStackView(column: [ground, caption], spacing: 4))
    let height = ground.heightAnchor.constraint(equalTo: ground.widthAnchor, multiplier: 0.62)
    height.priority = .almostRequired
    height.isActive = true
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = chart.name
    accessibilityIgnoresInvertColors = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: SampleLook, parts: Int, _ text: UIColor) {
    if parts != self.parts { drawImage(of: parts) }
    ground.backgroundColor = look.color(.surface)
    ground.layer.borderColor = look.color(.border).cgColor
    // As in a sample.
    ground.layer.shouldRasterize = look.blur > 0
    ground.layer.rasterizationScale = look.blur > 0 ? 1 / (2 * look.blur) : 1
    picture?.paint(look)
    caption.textColor = text
  }

  private func drawImage(of parts: Int) {
    self.parts = parts
    picture?.removeFromSuperview()
    let picture = PictureView(chart.picture(parts: parts), in: nil)
    self.picture = picture
    ground.pin(picture, NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  }
}
