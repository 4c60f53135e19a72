/// What Foundation off Apple's systems reads as the kind of an object, in the first word that the object stores: bits 8
/// to 17, of which zero means that it isn't an object, which ends the program. So everything in an attributed string
/// stores this first; in a pointer or a number those bits would be zero now and then.
/// https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/CoreFoundation/CFRuntime.c
struct TypeBits: Sendable { private let word: UInt = 1 << 8 }
