extension Double {
  /// The number with two decimals, cut off and not rounded, so that 4.499 never reads as 4.50. For numbers of 0 to a
  /// million; others read as 0.00.
  public var hundredths: String {
    guard self >= 0, self < 1_000_000 else { return "0.00" }
    let count = Int(self * 100)
    let rest = count % 100
    return "\(count / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
