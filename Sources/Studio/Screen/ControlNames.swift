// Controls are nested in `Screen`, since SwiftUI has types of these names. In this module alone they are called by their last
// name.

typealias Alert = Screen.Alert
typealias Button = Screen.Button
typealias Option = Screen.Option
typealias Picker = Screen.Picker
typealias Slider = Screen.Slider
typealias TextArea = Screen.TextArea
typealias TextField = Screen.TextField
typealias Toggle = Screen.Toggle
