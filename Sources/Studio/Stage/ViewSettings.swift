import ColorScience
import Theme

/// How the stage shows a theme. It's no part of the theme: it lasts as long as the page, and is in the address.
public struct ViewSettings: Equatable, Sendable {
  /// Which panel the stage shows; Preview shows the screens.
  public var tab = Tab.screens
  /// Nil until a person chooses: then both if there's room, else the device's.
  public var appearance: Shown?
  /// The contrast of the schemes that are shown.
  public var contrast = Contrast.standard
  /// Whose eyes the theme is seen through.
  public var vision = Vision.typical
  /// How strong a color vision deficiency or a blur is, in percent, 10...100.
  public var severity = 100
  /// How many parts the charts have, 1...8.
  public var parts = 5

  /// The views of a theme on the stage. Preview has the first two.
  public enum Tab: UInt8, CaseIterable, Equatable, Sendable { case screens, charts, palette, contrast, code }

  /// Which appearances are shown.
  public enum Shown: UInt8, CaseIterable, Equatable, Sendable { case light, dark, both }

  /// Whose eyes the stage is seen through.
  public enum Vision: UInt8, CaseIterable, Equatable, Sendable {
    case typical, protanopia, deuteranopia, tritanopia, achromatopsia, lowAcuity
  }

  /// The severities a person can choose.
  static let severities = 10...100
  /// The numbers of parts a person can choose: as many as there are colors for.
  static let partCounts = 1...ChartColors.count

  /// As a person finds them at first.
  public init() {}
}

extension ViewSettings.Tab {
  /// "Screens".
  public var title: String {
    switch self {
    case .screens: "Screens"
    case .charts: "Charts"
    case .palette: "Palette"
    case .contrast: "Contrast"
    case .code: "Code"
    }
  }
}

extension ViewSettings.Shown {
  /// "Light".
  public var title: String {
    switch self {
    case .light: Appearance.light.title
    case .dark: Appearance.dark.title
    case .both: "Both"
    }
  }

  /// A choice among them.
  static func options(selected: Self) -> [Option] {
    allCases.map { Option($0.title, .stage(.appearanceTapped($0)), isSelected: $0 == selected) }
  }

  var appearances: [Appearance] {
    var shown: [Appearance] = []
    if self != .dark { shown.append(.light) }
    if self != .light { shown.append(.dark) }
    return shown
  }
}

extension ViewSettings.Vision {
  /// "Low acuity".
  public var title: String {
    switch self {
    case .typical: "Typical"
    case .protanopia: "Protanopia"
    case .deuteranopia: "Deuteranopia"
    case .tritanopia: "Tritanopia"
    case .achromatopsia: "Achromatopsia"
    case .lowAcuity: "Low acuity"
    }
  }

  /// The deficiency, nil for typical vision and low acuity.
  var deficiency: ColorVision? {
    switch self {
    case .typical, .lowAcuity: nil
    case .protanopia: .protan
    case .deuteranopia: .deutan
    case .tritanopia: .tritan
    case .achromatopsia: .achromat
    }
  }
}
