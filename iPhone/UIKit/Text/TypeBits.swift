/// What Foundation off Apple's systems reads as the kind of an object, in the first word that the object stores: bits 8
/// to 17, of which zero means that it is no object at all, which ends the program. So what stands in an attributed string
/// stores this first; a pointer or a number of its own there would be zero in those bits now and then.
/// https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/CoreFoundation/CFRuntime.c
struct TypeBits: Sendable { private let word: UInt = 1 << 8 }
