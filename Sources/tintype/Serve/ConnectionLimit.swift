import Foundation

/// How many connections may be open at once. File descriptors are left over for all that the process opens besides:
/// libdispatch opens files to look at its threads every second, and ends the process when it cannot.
actor ConnectionLimit {
  /// How many more may be open now.
  private(set) var room: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  private static let spareDescriptors = 32

  /// - Parameter descriptors: how many the process may have (`ulimit -n`), negative where there is no limit. Without the
  ///   spare ones, as many connections may be open; one at least.
  init(descriptors: Int = sysconf(Int32(_SC_OPEN_MAX))) {
    room = descriptors < 0 ? .max : max(1, descriptors - Self.spareDescriptors)
  }

  /// Waits until one connection more may be open.
  func enter() async {
    if room > 0 {
      room -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Hands the room of a connection that has ended to the one that has waited longest.
  func leave() {
    if waiting.isEmpty {
      room += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
