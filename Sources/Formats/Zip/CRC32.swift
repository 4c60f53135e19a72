/// The check value that zip keeps of a file's bytes.
/// Source: APPNOTE.TXT 6.3.10, 4.4.7; ITU-T V.42, 8.1.1.6.2.
package func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var rest: UInt32 = 0xFFFF_FFFF
  for byte in bytes { rest = table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8 }
  return ~rest
}

/// The rest of each byte, divided by the polynomial with its bits reversed.
private let table: [UInt32] = (0...255).map { byte in
  var rest = UInt32(byte)
  for _ in 0..<8 { rest = rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
  return rest
}
