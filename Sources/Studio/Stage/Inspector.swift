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

extension Studio {
  /// Inspects the samples, or no longer; nil if there's nothing that could be adjusted.
  var inspectToggle: Screen.Toggle? {
    canAdjust && stage.previewed == nil
      ? Toggle("Inspect", .stage(.inspectTapped), isOn: stage.isInspecting) : nil
  }

  /// - Parameter shown: The theme that paints the samples.
  func inspector(_ shown: Theme) -> Inspector? {
    guard stage.isInspecting, inspectToggle != nil else { return nil }
    let done = Button("Done", .stage(.inspectTapped))
    guard let part = stage.part else {
      return Inspector(sentence: "Choose a part of a sample to see the colors that paint it.", roles: [], done: done)
    }
    // Where a theme has no such brand color, the samples show the accent.
    func shownRole(_ role: SchemeRole) -> SchemeRole {
      (role.brandIndex ?? -1) < theme.brandColors.count ? role : role.ofAccent
    }
    let role = shownRole(part.role)
    let background = shownRole(part.background)
    let audit = ContrastAudit(
      shown, on: part.appearance, contrast: stage.view.contrast, level: stage.view.contrast == .high ? .aaa : .aa)
    let scheme = shown.scheme(part.appearance, stage.view.contrast)
    func fact(_ role: SchemeRole) -> String {
      let pair = audit.pairs.first { $0.role == role && $0.background == background }
      let ratio = pair?.ratio ?? scheme.color(of: role).hex.contrastRatio(with: scheme.color(of: background).hex)
      let need = pair.map { " (needs " + FixedDecimal($0.required, places: 2).text + ":1)" } ?? ""
      return theme.name(of: role) + " on " + theme.name(of: background) + ", " + ratio.hundredths + ":1" + need
    }
    var sentence = part.sample.name + (part.appearance == .light ? " in light: " : " in dark: ")
    var roles = [background]
    sentence += role == background ? theme.name(of: role) : fact(role)
    if role != background { roles.insert(role, at: 0) }
    if let edge = part.edge {
      sentence += "; " + fact(edge)
      roles.insert(edge, at: 1)
    }
    return Inspector(sentence: sentence + ".", roles: chips(roles, on: part.appearance), done: done)
  }

  /// Begins to inspect the samples, or ends it.
  mutating func toggleInspector() -> [Effect] {
    guard inspectToggle != nil else { return [] }
    stage.isInspecting.toggle()
    if stage.isInspecting, stage.hasRoom { showTab(.screens) }
    return [.focus(.inspector)]
  }
}
