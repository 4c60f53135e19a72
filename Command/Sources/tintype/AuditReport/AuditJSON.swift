import Theme
import _Text

extension ChartAudit.Judgment {
  /// Writes an object, starting with the given theme.
  func writeJSON(for input: UnsafeBufferPointer<UInt8>, to json: inout JSONWriter) {
    json.object {
      $0.member("input", input)
      $0.member("role", role.name())
      $0.member("on", other.name())
      $0.member("sentence", sentence)
      $0.member("passes", passes)
    }
  }
}

extension AuditedPair {
  /// Writes an object, starting with the given theme.
  func writeJSON(for input: UnsafeBufferPointer<UInt8>, to json: inout JSONWriter) {
    json.object {
      $0.member("input", input)
      $0.member("role", name)
      $0.member("on", backgroundName)
      $0.member("front", front.hex)
      $0.member("back", back.hex)
      $0.member("ratio") { $0.ratio(ratio) }
      $0.member("required", required, places: 2)
      $0.member("passes", passes)
      if let pin = brokenPin {
        $0.member("pinned", pin.role == role ? name : backgroundName)
        $0.member("nearest", pin.nearest?.asHex.hex)
      }
      $0.member("seen") {
        $0.object { json in
          for seen in seen {
            json.key(seen.vision.name)
            json.ratio(seen.ratio)
          }
        }
      }
    }
  }
}
