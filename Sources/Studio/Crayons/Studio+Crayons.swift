import Catalog
import ColorScience
import Theme
import _Text

extension Studio {
  /// The crayon box.
  var crayonBox: CrayonBox {
    get { if case .holding(let box) = crayonCase { box } else { CrayonBox() } }
    set { crayonCase = .holding(newValue) }
  }

  /// Behind a pointer: a studio is copied often.
  indirect enum CrayonCase: Equatable, Sendable {
    case unopened
    case holding(CrayonBox)
  }

  mutating func handle(crayons event: CrayonEvent) -> [Effect] {
    switch event {
    case .searchChanged(let query): crayonBox.query = query
    case .pickColorTapped: return canPickColors && route == .crayons ? [.pickColor(into: .crayonSearch)] : []
    case .setTapped(let set):
      crayonBox.set = set
      return [saveSession]
    case .arrangementTapped(let arrangement):
      crayonBox.arrangement = arrangement
      return [saveSession]
    case .nearTapped: crayonBox.isNear.toggle()
    case .xkcdLoaded(let lines):
      let colors = [Crayon](lines: lines)
      crayonBox.xkcd = colors.isEmpty ? .missing : .there(colors)
    case .retryTapped: if case .missing = crayonBox.xkcd { crayonBox.xkcd = .unasked }
    }
    return []
  }

  /// Works out what the box shows, if that has changed, and asks for colors that are needed and not there.
  mutating func fillCrayonBox() -> [Effect] {
    var effects: [Effect] = []
    var box = crayonBox
    if box.needsXKCD, case .unasked = box.xkcd {
      box.xkcd = .coming
      effects.append(.loadXKCD)
    }
    let search = CrayonSearch(
      query: box.query, set: box.set, arrangement: box.arrangement, isNear: box.isNear, primary: theme.primary,
      last: lastBaseColor, xkcd: box.xkcdColors)
    if box.search?.same(as: search) != true {
      box.results = CrayonScreen.results(of: search)
      box.search = search
      box.edition += 1
    }
    crayonBox = box
    return effects
  }

  var crayons: (Bar, Screen.Content) {
    let box = crayonBox
    let isComing = if case .coming = box.xkcd { box.set == .xkcd } else { false }
    let isWhole = box.query.isBlank && !(box.isNear && theme.primary != nil)
    let list = CrayonList(
      name: Route.crayons.title,
      search: TextField(
        label: "Search crayons", text: box.query, placeholder: "Find a crayon, or paste a color", input: .crayonSearch),
      sets: ColorSet.allCases.map { Option($0.label, .crayons(.setTapped($0)), isSelected: $0 == box.set) },
      near: near(box),
      arrangements: isWhole
        ? CrayonList.Arrangement.allCases.map {
          Option($0.label, .crayons(.arrangementTapped($0)), isSelected: $0 == box.arrangement)
        } : [],
      status: isComing ? "Getting xkcd’s colors…" : box.set == .xkcd && box.problem != nil ? "" : box.results.status,
      isLoading: isComing, problem: box.problem,
      pickColor: canPickColors ? Button("Pick a color from the screen", .crayons(.pickColorTapped)) : nil,
      rows: box.results.rows, groups: box.results.groups,
      tabStop: box.results.rows.firstIndex { $0.option.isSelected } ?? 0, edition: box.edition)
    return (CrayonScreen.bar, .crayons(list))
  }

  private func near(_ box: CrayonBox) -> Toggle? {
    let isBlank = box.query.isBlank
    let primary = isBlank ? theme.primary : nil
    guard isBlank ? primary != nil : box.isNear || !box.results.isNear else { return nil }
    return Toggle("Near " + (primary?.name ?? "this color"), .crayons(.nearTapped), isOn: box.isNear)
  }
}
