/// https://developer.apple.com/documentation/uikit/uislider
@MainActor open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  /// https://developer.apple.com/documentation/uikit/uislider/trackconfiguration-6m55i
  @available(iOS 26, *) open var trackConfiguration: UISlider.TrackConfiguration? {
    get { track as? UISlider.TrackConfiguration }
    set { track = newValue }
  }
  private var track: Any?

  /// https://developer.apple.com/documentation/uikit/uislider/trackconfiguration-swift.struct
  @available(iOS 26, *) public struct TrackConfiguration {
    public var allowsTickValuesOnly: Bool
    public var neutralValue: Float
    public var enabledRange: ClosedRange<Float>
    @_spi(Headless) public let numberOfTicks: Int

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.numberOfTicks = numberOfTicks
    }
  }

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
