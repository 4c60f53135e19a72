/// Turns an encoded sRGB channel into linear light, both nominally 0...1. Nothing is clamped: the curve goes on
/// above 1, and negative values mirror positive ones.
/// Source: IEC 61966-2-1; CSS Color Module Level 4, sample code `lin_sRGB`.
public func linearized(_ channel: Double) -> Double {
  // Most colors come from bytes, so there's a table for those.
  let byte = byte(channel)
  return Double(byte) / 255 == channel ? lightOfBytes[Int(byte)] : linearizedByPower(channel)
}

private let lightOfBytes = (0...255).map { linearizedByPower(Double($0) / 255) }

private func linearizedByPower(_ channel: Double) -> Double {
  let magnitude = channel.magnitude
  guard magnitude > 0.04045 else { return channel / 12.92 }
  let light = power2point4((magnitude + 0.055) / 1.055)
  return channel < 0 ? -light : light
}

/// Turns linear light into an encoded sRGB channel, both nominally 0...1. Nothing is clamped: the curve goes on
/// above 1, and negative values mirror positive ones.
/// Source: IEC 61966-2-1; CSS Color Module Level 4, sample code `gam_sRGB`.
public func gammaEncoded(_ light: Double) -> Double {
  let magnitude = light.magnitude
  guard magnitude > 0.0031308 else { return light * 12.92 }
  let channel = 1.055 * power1over2point4(magnitude) - 0.055
  return light < 0 ? -channel : channel
}
