import ColorScience
import Samples
import Theme
import _Text

/// A part of a sample that a person points at.
public struct SamplePart: Equatable, Sendable {
  /// The sample it's in.
  public let sample: Sample
  /// The appearance it's painted in.
  public let appearance: Appearance
  /// The role that paints it: a text's color, or a card's fill.
  public let role: SchemeRole
  /// The role of its edge; nil if it has none, or nothing but an edge.
  public let edge: SchemeRole?
  /// The role of the fill behind it.
  public let background: SchemeRole

  /// The roles are as samples call them: a brand color's by place.
  public init(
    _ sample: Sample, _ appearance: Appearance, _ role: SchemeRole, edge: SchemeRole? = nil, on background: SchemeRole
  ) {
    self.sample = sample
    self.appearance = appearance
    self.role = role
    self.edge = edge
    self.background = background
  }
}

/// Says which roles paint the part of a sample that's pointed at.
public struct Inspector: Equatable, Sendable {
  /// "Inbox in dark: on-primary on primary, 5.49:1 (needs 4.5:1)." Before a part is pointed at, how to do that.
  public var sentence: String
  /// The roles that paint the part, and the one behind it. Each opens its color. Empty before a part is pointed at.
  public var roles: [RoleChip]
  /// Ends it.
  public var done: Screen.Button

  /// Its accessible name.
  public static var name: String { "Inspector" }
  /// The labels of the buttons that point at the part before and the part after.
  public static var previousLabel: String { "Previous part" }
  public static var nextLabel: String { "Next part" }
}

extension StageFeature {
  /// Inspects the samples, or no longer; nil if there's nothing that could be adjusted.
  func inspectToggle(at desk: Desk) -> Toggle? {
    desk.canInspect ? Toggle("Inspect", .stage(.inspectTapped), isOn: isInspecting) : nil
  }

  /// - Parameter shown: The theme that paints the samples.
  func inspector(_ shown: Theme, at desk: Desk) -> Inspector? {
    guard isInspecting, desk.canInspect else { return nil }
    let done = Button("Done", .stage(.inspectTapped))
    guard let part else {
      return Inspector(sentence: "Choose a part of a sample to see the colors that paint it.", roles: [], done: done)
    }
    // Where the theme has no such brand color, the samples show the accent.
    let painters = [part.role, part.edge, part.background].compactMap { $0 }.map { role in
      (role.brandIndex ?? -1) < shown.brandColors.count ? role : role.ofAccent
    }
    let background = painters[painters.count - 1]
    let contrast = desk.look.settings.contrast
    let charts = painters.contains { $0.chartPlace != nil } ? self.charts(of: shown) ?? shown.charts : nil
    let face = AdjustFace(shown, part.appearance, contrast, charts)
    let facts = painters.filter { $0 != background }.map { role in
      let pair = face.audit.pairs.first { $0.role == role && $0.background == background }
      let ratio =
        pair?.ratio ?? face.scheme.color(of: role).hex.contrastRatio(with: face.scheme.color(of: background).hex)
      let required = pair?.required ?? (role.chartPlace == nil ? nil : role.kind.ratio(contrast))
      let need = required.map { " (needs " + $0.needText + ")" } ?? ""
      return shown.name(of: role) + " on " + shown.name(of: background) + ", " + ratio.ratioText + need
    }
    return Inspector(
      sentence: part.sample.name + " in " + part.appearance.name + ": "
        + (facts.isEmpty ? shown.name(of: background) : facts.text(separatedBy: "; ")) + ".",
      roles: (painters.filter { $0 != background } + [background]).map { RoleChip($0, shown, [face]) }, done: done)
  }
}
