import _Text

/// A hash of a name, by FNV-1a.
func hash(ofName name: String) -> UInt64 {
  name.withBytes { bytes in
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
