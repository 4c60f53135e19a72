// Functions of the page. In a native build, which is only for tests, they do nothing.

#if arch(wasm32)
  /// Carries out orders, an array in JSON without its brackets.
  @_extern(wasm, module: "host", name: "apply")
  @_extern(c)
  func hostApply(_ bytes: UnsafePointer<UInt8>?, _ count: Int)

  /// Measures a text in a CSS font and writes five numbers: its advance width, and how far its ink reaches to the left, to
  /// the right, above and below the line.
  @_extern(wasm, module: "host", name: "measure")
  @_extern(c)
  func hostMeasure(
    _ font: UnsafePointer<UInt8>?, _ fontCount: Int, _ text: UnsafePointer<UInt8>?, _ textCount: Int,
    _ numbers: UnsafeMutablePointer<Double>?)

  /// Copies bytes of the font file added last; zeros beyond its end.
  @_extern(wasm, module: "host", name: "read")
  @_extern(c)
  func hostRead(_ offset: Int, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>?)

  /// Copies bytes of the fonts that came last; zeros beyond their end.
  @_extern(wasm, module: "host", name: "readFonts")
  @_extern(c)
  func hostReadFonts(_ offset: Int, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>?)

  /// Saves a file in the browser's downloads.
  @_extern(wasm, module: "host", name: "save")
  @_extern(c)
  func hostSave(_ name: UnsafePointer<UInt8>?, _ nameCount: Int, _ bytes: UnsafePointer<UInt8>?, _ count: Int)

  /// Milliseconds of idle time left.
  @_extern(wasm, module: "host", name: "left")
  @_extern(c)
  func hostTimeLeft() -> Double
#else
  func hostApply(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {}
  func hostMeasure(
    _ font: UnsafePointer<UInt8>?, _ fontCount: Int, _ text: UnsafePointer<UInt8>?, _ textCount: Int,
    _ numbers: UnsafeMutablePointer<Double>?
  ) {}
  func hostRead(_ offset: Int, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>?) {}
  func hostReadFonts(_ offset: Int, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>?) {}
  func hostSave(_ name: UnsafePointer<UInt8>?, _ nameCount: Int, _ bytes: UnsafePointer<UInt8>?, _ count: Int) {}
  func hostTimeLeft() -> Double { 0 }
#endif
