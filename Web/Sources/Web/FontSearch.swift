import Catalog
import ColorScience
import FontProbe
import _Text

/// The search for the device's fonts, in steps that each fit into a slice of idle time.
enum FontSearch {
  /// The machine's own list hasn't been read yet.
  case started(list: String?)
  case loadedTable(list: String?)
  case listed([Family]?)
  /// `reported` is the number of families when they were last reported.
  case probing(FontProbe, reported: Int)
  case finished

  /// The result of a step.
  enum Finding {
    case soFar([Family])
    case all([Family])
  }

  /// Takes a step. Returns the device's families after the last one, and before that each time the number of known
  /// families has doubled.
  mutating func step(on platform: Platform?) -> Finding? {
    switch self {
    case .started(let list):
      _ = KnownFamily.all
      self = .loadedTable(list: list)
    case .loadedTable(let list): self = .listed(list.map { [Family](lines: $0) })
    case .listed(let families): self = .probing(FontProbe(platform: platform, listed: families), reported: 4)
    case .probing(var probe, let reported):
      self = .finished
      repeat {
        guard let measurement = probe.next else { return .all(probe.families) }
        probe.record(measure(measurement))
      } while hostTimeLeft() > 2
      let isNews = probe.count >= 2 * reported
      self = .probing(probe, reported: isNews ? probe.count : reported)
      if isNews { return .soFar(probe.families) }
    case .finished: break
    }
    return nil
  }

  private func measure(_ measurement: FontProbe.Measurement) -> FontProbe.TextSize {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 5) { numbers in
      measurement.font.withBytes { font in
        measurement.text.withBytes { text in
          hostMeasure(font.baseAddress, font.count, text.baseAddress, text.count, numbers.baseAddress)
        }
      }
      return FontProbe.TextSize(
        width: numbers[0], left: numbers[1], right: numbers[2], ascent: numbers[3], descent: numbers[4])
    }
  }
}
