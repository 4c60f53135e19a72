extension LinearSRGB {
  /// The light of an encoded color.
  public init(_ color: SRGB) {
    self.init(red: linearized(color.red), green: linearized(color.green), blue: linearized(color.blue))
  }
}

extension SRGB {
  /// Encodes light.
  public init(_ light: LinearSRGB) {
    self.init(red: gammaEncoded(light.red), green: gammaEncoded(light.green), blue: gammaEncoded(light.blue))
  }
}
