/// https://developer.apple.com/documentation/uikit/uistepper
@MainActor open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1

  /// Taps plus or minus. At the end of its range a stepper doesn't change and reports nothing.
  @_spi(Headless) public func tap(up: Bool) {
    let before = value
    value = min(maximumValue, max(minimumValue, value + (up ? stepValue : -stepValue)))
    if value != before { sendActions(for: .valueChanged) }
  }
}
