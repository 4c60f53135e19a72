import ColorScience
import _Text

@_spi(Report) extension ChartAudit.Judgment {
  /// Writes the members of an object.
  public func writeMembers(to json: inout JSONWriter) {
    json.member("role", role.name())
    json.member("on", other.name())
    json.member("sentence", sentence)
    json.member("passes", passes)
  }
}

@_spi(Report) extension AuditedPair {
  /// Writes the members of an object.
  public func writeMembers(to json: inout JSONWriter) {
    json.member("role", name)
    json.member("on", backgroundName)
    json.member("front", front.hex)
    json.member("back", back.hex)
    json.member("ratio") { $0.ratio(ratio) }
    json.member("required", required, places: 2)
    json.member("passes", passes)
    if let pin = brokenPin {
      json.member("pinned", pin.role == role ? name : backgroundName)
      json.member("nearest", pin.nearest?.asHex.hex)
    }
    json.member("seen") {
      $0.object { json in
        for seen in seen {
          json.key(seen.vision.name)
          json.ratio(seen.ratio)
        }
      }
    }
  }
}
