/// https://developer.apple.com/documentation/uikit/uiswitch
@MainActor open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// A finger on it.
  @_spi(Headless) public func flip() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
