#if canImport(Compression)
  import Compression
#else
  import CBrotli
#endif

extension [UInt8] {
  /// The bytes of a text compressed in Brotli (RFC 7932), quickly rather than as small as can be; nil if that wouldn't make them
  /// smaller.
  var brotli: [UInt8]? {
    guard !isEmpty else { return nil }
    let compressed = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      #if canImport(Compression)
        length = compression_encode_buffer(buffer.baseAddress!, count, self, count, nil, COMPRESSION_BROTLI)
      #else
        length = count
        let isSmaller = BrotliEncoderCompress(
          5, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, count, self, &length, buffer.baseAddress!)
        if isSmaller == BROTLI_FALSE { length = 0 }
      #endif
    }
    return compressed.isEmpty ? nil : compressed
  }
}
