import Catalog
import ColorScience

extension Studio {
  var address: String { Address(place: place).string }

  /// The session as it is kept.
  var keep: Effect {
    var address = Address(place: place, theme: theme.string)
    address.mixer = mixer
    return .keep(address.string)
  }

  mutating func go(to place: Place) -> [Effect] {
    guard theme.allows(place), place != self.place else { return [] }
    show(place)
    return [.go(address), keep, .focusHeading]
  }

  mutating func show(_ place: Place) {
    if case .mixer(let pigment) = place {
      lastPigment = pigment
      if mixer?.pigment != pigment { mixer = Mixer(pigment) }
    }
    if place.step != nil { lastStep = place }
    self.place = place
    notice = nil
    isAskingToStartOver = false
    if !library.query.isEmpty { library.search("") }
    if library.shelf != .all { library.turn(to: .all) }
  }

  mutating func open(_ address: String, _ session: String, _ refused: String) -> [Effect] {
    self.refused = refused.isEmpty ? [] : refused.fields(separatedBy: "\n")
    var effects: [Effect] = []
    do throws(AddressError) {
      let kept = try Address(session)
      effects += restore(kept)
    } catch {
      effects.append(setAside(session, because: "The kept choices could not be read: " + error.sentence))
    }
    let complaint = notice
    effects += enter(address)
    if notice == nil { notice = complaint }
    return effects.filter { effect in
      // At the start the focus belongs to the page.
      if case .focusHeading = effect { false } else { true }
    }
  }

  /// Takes up what was kept. Of a text that does not read, the parts that do.
  private mutating func restore(_ kept: Address) -> [Effect] {
    var effects: [Effect] = []
    let text = kept.theme ?? ""
    do throws(ThemeStringError) {
      theme = try Theme(string: text)
    } catch {
      theme = Theme(salvaging: text)
      effects.append(setAside(text, because: "A part of the kept choices could not be read: " + error.sentence))
    }
    remember(theme)
    mixer = kept.mixer
    let kept = kept.place.map { theme.allows($0) ? $0 : theme.reach } ?? .primary
    let refusal = notice
    show(kept)
    notice = refusal
    return effects
  }

  mutating func enter(_ text: String) -> [Effect] {
    var effects: [Effect] = []
    let before = (place, notice)
    notice = nil
    do throws(AddressError) {
      let entered = try Address(text)
      if let wanted = entered.place ?? (entered.theme == nil ? nil : .summary) {
        effects += adopt(entered.theme)
        let refusal = notice
        show(theme.allows(wanted) ? wanted : theme.reach)
        notice = refusal ?? (place == wanted || entered.place == nil ? nil : Studio.tooEarly(wanted, theme.reach))
      }
    } catch {
      effects.append(setAside(text, because: error.sentence))
    }
    if place == before.0 && notice == nil { notice = before.1 }
    if !text.same(as: address) { effects.append(.replace(address)) }
    effects.append(keep)
    if place != before.0 { effects.append(.focusHeading) }
    return effects
  }

  /// Takes the theme of a link for one's own, which can be undone; where it does not read, what was chosen stays as it
  /// is.
  private mutating func adopt(_ text: String?) -> [Effect] {
    guard let text else { return [] }
    do throws(ThemeStringError) {
      let linked = library.recognizing(try Theme(string: text))
      guard linked != theme else { return [] }
      if !theme.isEmpty || !history.future.isEmpty { history.record(theme) }
      theme = linked
      remember(theme)
      return [.keepHistory(history.text)]
    } catch {
      return [
        setAside(
          text,
          because: String(bytes: Array(error.sentence.bytes.dropLast())) + "; your own choices stand as they were.")
      ]
    }
  }

  private mutating func setAside(_ text: String, because reason: String) -> Effect {
    notice = Notice(sentence: reason, isRefusal: true)
    let line = text.fields(separatedBy: "\n").text(separatedBy: " ")
    let kept = line.cut(toBytes: ThemeStringError.longest)
    if !refused.contains(where: { $0.same(as: kept) }) { refused.append(kept) }
    if refused.count > 20 { refused.removeFirst() }
    return .setAside(refused.text(separatedBy: "\n"))
  }

  private static func tooEarly(_ wanted: Place, _ reach: Place) -> Notice {
    Notice(
      sentence: wanted.title + " opens once this choice, the " + reach.title.asciiLowercased + ", is made.",
      isRefusal: true)
  }
}
