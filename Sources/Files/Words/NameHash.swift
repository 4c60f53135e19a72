import _Text

/// A hash of a name's bytes, by FNV-1a.
struct NameHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func add(_ name: String) {
    name.withBytes { bytes in for byte in bytes { add(byte) } }
  }
}

/// The hash of a name.
func hash(ofName name: String) -> UInt64 {
  var hash = NameHash()
  hash.add(name)
  return hash.value
}
