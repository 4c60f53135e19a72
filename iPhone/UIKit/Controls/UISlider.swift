/// https://developer.apple.com/documentation/uikit/uislider
@MainActor open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?

  /// Drags the thumb: the value is reported at every step.
  @_spi(Headless) public func drag(to value: Float) {
    isTracking = true
    adjust(to: value)
  }

  /// The finger lets go.
  @_spi(Headless) public func release() {
    isTracking = false
    sendActions(for: .touchUpInside)
  }

  /// VoiceOver moves the thumb: there is no finger on it.
  @_spi(Headless) public func adjust(to value: Float) {
    self.value = min(maximumValue, max(minimumValue, value))
    if isContinuous { sendActions(for: .valueChanged) }
  }
}
