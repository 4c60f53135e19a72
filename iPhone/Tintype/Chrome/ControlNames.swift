import Studio

// As in `Studio`.

typealias Alert = Screen.Alert
typealias Button = Screen.Button
typealias Option = Screen.Option
typealias Picker = Screen.Picker
typealias Slider = Screen.Slider
typealias TextArea = Screen.TextArea
typealias TextField = Screen.TextField
typealias Toggle = Screen.Toggle

/// Takes the event that a control of a screen means.
typealias Report = (Event) -> Void
