import Testing

/// Every test, one after the other: they share the headless device.
@Suite(.serialized) enum TheApp {}
