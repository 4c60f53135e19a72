import Studio

/// Takes the event that a control of a screen means.
typealias Report = (Event) -> Void
