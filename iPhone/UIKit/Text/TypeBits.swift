/// The bits in which Foundation, off Apple's systems, reads the type of an object: 8 to 17 of its first word. If
/// they're zero, it isn't an object, and the program ends. So everything in an attributed string stores this first; in
/// a pointer or a number those bits would be zero now and then.
/// https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/CoreFoundation/CFRuntime.c
struct TypeBits: Sendable { private let word: UInt = 1 << 8 }
