import Catalog
import ColorScience
import Suggestions
import Theme
import _Text

/// Adjusting a theme: the colors of roles, brand colors, type and corners.
struct AdjustFeature: Feature, Equatable, Sendable {
  /// The editor of one color; nil while none is edited.
  private(set) var editor: Editor?
  /// The group of roles that's unfolded, counted from 0; nil if none is.
  private(set) var openGroup: Int?

  /// Editing a color.
  struct Editor: Equatable, Sendable {
    var target: AdjustTarget
    var side = AdjustSide.both
    /// The color's field.
    var entry = ColorEntry()
    /// The name of the brand color while it's typed; nil if it's the color's own.
    var name: String?
    /// Whether the theme from before the editor was opened is in the history, so that undo takes one step back to it.
    var isRecorded = false
    /// Where it was opened, and after how many undone and redone steps. It stays open until either is another.
    var place: Place
    var travels: Int

    init(_ target: AdjustTarget, at desk: Desk) {
      (self.target, place, travels) = (target, desk.place, desk.travels)
    }
  }

  mutating func handle(_ event: AdjustEvent, at desk: inout Desk) -> [Effect] {
    guard desk.theme.isComplete else { return [] }
    switch event {
    case .targetTapped(let target): return edit(target, at: &desk)
    case .groupTapped(let index): openGroup = openGroup == index ? nil : index
    case .addTapped: return addBrandColor(at: &desk)
    case .doneTapped:
      let target = editor?.target
      editor = nil
      return target.map { [.focus(.chip($0))] } ?? []
    case .sideTapped(let side): editor?.side = side
    case .typed(let text): return enter(at: &desk) { entry, _ in entry.text = text }
    case .channelMoved(let channel, let value):
      return enter(at: &desk) { $0.move(channel, to: value, from: $1) }
    case .pointed(let x, let y): return enter(at: &desk) { $0.point(x: x, y: y, from: $1) }
    case .swatchTapped(let index):
      let swatches = swatches(at: desk)
      guard swatches.indices.contains(index) else { return [] }
      editor?.entry = ColorEntry()
      return paint(swatches[index].color, at: &desk)
    case .mendTapped(let role, let appearance): return mend(role, appearance, at: &desk)
    case .unpinTapped: return unpin(at: &desk)
    case .unpinAllTapped:
      editor = nil
      let effects = desk.choose { $0.unpinAll() }
      if !effects.isEmpty { desk.notice = Notice("Unpinned all colors.", offersUndo: true) }
      return effects
    case .nameTyped(let text): return type(brandName: text, at: &desk)
    case .nameFinished, .nameCanceled: editor?.name = nil
    case .removeTapped: return removeBrandColor(at: &desk)
    case .stepped(let setting, let steps):
      guard let stop = setting.stop(steps > 0 ? 1 : -1, from: desk.theme[setting]) else { return [] }
      return desk.choose { try? $0.set(setting, to: stop.value) }
    case .settingResetTapped(let setting): return desk.choose { try? $0.set(setting, to: nil) }
    }
    return []
  }

  mutating func left(_ route: Route, at desk: inout Desk) -> [Effect] { update(at: &desk) }

  mutating func update(at desk: inout Desk) -> [Effect] {
    if editor?.place != desk.place || editor?.travels != desk.travels { editor = nil }
    return []
  }

  private mutating func edit(_ target: AdjustTarget, at desk: inout Desk) -> [Effect] {
    guard target.exists(in: desk.theme) else { return [] }
    var effects: [Effect] = []
    // Colors are edited in the stage's palette, or on the screen Adjust without room for the stage.
    if desk.route != .adjust {
      if desk.look.hasRoom { desk.look.show(.palette) } else { effects = desk.go(to: .adjust) }
    }
    var editor = Editor(target, at: desk)
    editor.side = desk.shownSide
    if case .role(let role) = target, let pin = desk.theme.pin(of: role), pin.light != pin.dark {
      editor.side = pin.dark == nil ? .light : pin.light == nil ? .dark : .both
    }
    self.editor = editor
    openGroup = RoleGroup.index(of: target, in: desk.theme)
    return effects + [.focus(.colorEditor)]
  }

  /// Changes the theme while a color is edited: undo takes all of it back in one step.
  private mutating func change(_ desk: inout Desk, _ change: (inout Theme) -> Void) -> [Effect] {
    let before = desk.theme
    change(&desk.theme)
    guard desk.theme != before else { return [] }
    desk.notice = nil
    guard editor?.isRecorded != true else { return [.session] }
    desk.history.record(before)
    editor?.isRecorded = true
    return [.session, .saveHistory(desk.history.text)]
  }

  /// Follows the color's field, its sliders and its plane. They begin with the color as it's painted now.
  private mutating func enter(at desk: inout Desk, _ change: (inout ColorEntry, SRGB) -> Void) -> [Effect] {
    guard var editor else { return [] }
    change(&editor.entry, editor.color(in: desk.theme))
    self.editor = editor
    return editor.entry.color.map { paint($0.color, at: &desk) } ?? []
  }

  private mutating func paint(_ color: SRGB, at desk: inout Desk) -> [Effect] {
    guard let tint = Tint(mixed: color), let editor else { return [] }
    return change(&desk) { theme in
      switch editor.target {
      case .neutral: theme.neutral = tint
      case .role(.brand(let index)): theme.setBrandColor(at: Int(index), to: tint)
      case .role(let role): for appearance in editor.side.appearances { theme.pin(role, appearance, to: tint) }
      }
    }
  }

  private mutating func mend(_ role: SchemeRole, _ appearance: Appearance, at desk: inout Desk) -> [Effect] {
    guard let color = desk.theme.nearestColor(toPinOf: role, appearance), let tint = Tint(mixed: color) else {
      return []
    }
    if editor != nil {
      editor?.entry = ColorEntry()
      return change(&desk) { $0.pin(role, appearance, to: tint) }
    }
    let effects = desk.choose { $0.pin(role, appearance, to: tint) }
    desk.notice = Notice("Pinned " + desk.theme.name(of: role) + " to " + color.hex + ".", offersUndo: true)
    return effects + (desk.route == .summary ? [.focus(.advice)] : [])
  }

  private mutating func unpin(at desk: inout Desk) -> [Effect] {
    guard let editor else { return [] }
    self.editor?.entry = ColorEntry()
    return change(&desk) { theme in
      switch editor.target {
      case .neutral: theme.neutral = nil
      case .role(let role): for appearance in editor.side.appearances { theme.pin(role, appearance, to: nil) }
      }
    }
  }

  // MARK: Brand colors

  private mutating func addBrandColor(at desk: inout Desk) -> [Effect] {
    guard let color = desk.theme.missingColors.first, let tint = Tint(mixed: color),
      let name = desk.theme.freeBrandName(for: color)
    else { return [] }
    editor = Editor(.role(.brand(UInt8(desk.theme.brandColors.count))), at: desk)
    return change(&desk) { try? $0.add(BrandColor(name, tint)) } + [.focus(.colorEditor)]
  }

  private mutating func removeBrandColor(at desk: inout Desk) -> [Effect] {
    guard let index = editor?.target.brandIndex(in: desk.theme) else { return [] }
    let name = desk.theme.brandColors[index].name
    desk.locks[name] = true
    let effects = change(&desk) { $0.removeBrandColor(at: index) }
    editor = nil
    desk.notice = Notice("Removed " + name.text + ".", offersUndo: true)
    return effects
  }

  private mutating func type(brandName text: String, at desk: inout Desk) -> [Effect] {
    guard let index = editor?.target.brandIndex(in: desk.theme) else { return [] }
    editor?.name = text
    var renamed = desk.theme
    guard let name = try? BrandName(text), (try? renamed.renameBrandColor(at: index, to: name)) != nil,
      renamed != desk.theme
    else { return [] }
    let before = desk.theme.brandColors[index].name
    (desk.locks[name], desk.locks[before]) = (desk.locks[before], true)
    return change(&desk) { $0 = renamed }
  }

  /// The colors that the editor offers, each with its own name, such as "Indigo 500", or the name that's nearest.
  func swatches(at desk: Desk) -> [(name: String, color: SRGB)] {
    let theme = desk.theme
    if case .role(.brand) = editor?.target {
      return theme.missingColors.map { (Tint(mixed: $0)?.nearName ?? "", $0) }
    }
    let ramps = [theme.primary, theme.accent].compactMap { $0?.ramp } + theme.brandColors.map { $0.tint.ramp }
    return ramps.prefix(3).flatMap { ramp in
      ramp.swatches.filter { !$0.step.isAccent }.map { (Tint(ramp, $0.step)?.label ?? "", $0.color) }
    }
  }
}

extension AdjustFeature.Editor {
  /// The color that's edited, as it's painted now.
  func color(in theme: Theme) -> SRGB {
    if let index = target.brandIndex(in: theme) { return theme.brandColors[index].tint.color }
    return switch target {
    case .neutral: (theme.neutral ?? theme.primary)?.color ?? .black
    case .role(let role):
      theme.scheme(side.appearances[0], with: role.chartPlace == nil ? nil : theme.charts)[role]
    }
  }

  /// Why the name that's typed can't be used; nil if it can, or none is typed.
  func nameError(in theme: Theme) -> String? {
    guard let index = target.brandIndex(in: theme), let name else { return nil }
    do throws(BrandNameError) {
      var theme = theme
      try theme.renameBrandColor(at: index, to: BrandName(name))
      return nil
    } catch {
      return error.reason(name).capitalizedFirst + "."
    }
  }
}

extension Desk {
  /// The appearances that are seen while a color is edited. A pin for an appearance that's out of sight would be a surprise.
  fileprivate var shownSide: AdjustSide {
    switch look.settings.appearance {
    case .both: .both
    case .light: .light
    case .dark: .dark
    case nil: look.hasRoom && route != .adjust ? .both : appearance == .dark ? .dark : .light
    }
  }
}
