import Catalog
import Theme
import _Text

/// Finding a color among the crayons and other named colors.
struct CrayonFeature: Feature, Equatable, Sendable {
  private(set) var box = CrayonBox()

  init(_ box: CrayonBox = CrayonBox()) { self.box = box }

  mutating func handle(_ event: CrayonEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .searchChanged(let query): box.query = query
    case .pickColorTapped:
      return desk.canPickColors && desk.route.isCrayons ? [.pickColor(into: .crayonSearch)] : []
    case .setTapped(let set):
      box.set = set
      return [.session]
    case .arrangementTapped(let arrangement):
      box.arrangement = arrangement
      return [.session]
    case .nearTapped: box.isNear.toggle()
    case .xkcdLoaded(let lines):
      let colors = [Crayon](lines: lines)
      box.xkcd = colors.isEmpty ? .missing : .there(colors)
    case .retryTapped: if case .missing = box.xkcd { box.xkcd = .unasked }
    }
    return []
  }

  /// Works out what the box shows, if that has changed, and asks for colors that are needed and not there.
  mutating func update(at desk: inout Desk) -> [Effect] {
    guard desk.route.isCrayons else { return [] }
    var effects: [Effect] = []
    if box.needsXKCD, case .unasked = box.xkcd {
      box.xkcd = .coming
      effects.append(.loadXKCD)
    }
    let search = CrayonSearch(
      query: box.query, set: box.set, arrangement: box.arrangement, isNear: box.isNear, primary: desk.theme.primary,
      last: desk.lastBaseColor, xkcd: box.xkcdColors)
    if box.search?.same(as: search) != true {
      box.results = CrayonScreen.results(of: search)
      box.search = search
      box.edition += 1
    }
    return effects
  }

  func list(at desk: Desk) -> CrayonList {
    let isComing = if case .coming = box.xkcd { box.set == .xkcd } else { false }
    let isWhole = box.query.isBlank && !(box.isNear && desk.theme.primary != nil)
    return CrayonList(
      name: Route.crayons.title,
      search: TextField(
        label: "Search crayons", text: box.query, placeholder: "Find a crayon, or paste a color", input: .crayonSearch),
      sets: ColorSet.allCases.map { Option($0.label, .crayons(.setTapped($0)), isSelected: $0 == box.set) },
      near: near(desk.theme),
      arrangements: isWhole
        ? CrayonList.Arrangement.allCases.map {
          Option($0.label, .crayons(.arrangementTapped($0)), isSelected: $0 == box.arrangement)
        } : [],
      status: isComing ? "Getting xkcd’s colors…" : box.set == .xkcd && box.problem != nil ? "" : box.results.status,
      isLoading: isComing, problem: box.problem,
      pickColor: desk.canPickColors ? Button("Pick a color from the screen", .crayons(.pickColorTapped)) : nil,
      rows: box.results.rows, groups: box.results.groups,
      tabStop: box.results.rows.firstIndex { $0.option.isSelected } ?? 0, edition: box.edition)
  }

  private func near(_ theme: Theme) -> Toggle? {
    let isBlank = box.query.isBlank
    let primary = isBlank ? theme.primary : nil
    guard isBlank ? primary != nil : box.isNear || !box.results.isNear else { return nil }
    return Toggle("Near " + (primary?.name ?? "this color"), .crayons(.nearTapped), isOn: box.isNear)
  }
}
