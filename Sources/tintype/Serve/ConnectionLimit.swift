import Foundation

/// How many connections may be open at once. File descriptors are left over for all that the process opens besides:
/// libdispatch opens files to look at its threads every second, and ends the process when it cannot.
actor ConnectionLimit {
  private var room: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  private static let spareDescriptors = 32

  /// As many as the process may have file descriptors (`ulimit -n`), without the spare ones; one at least.
  init() {
    room = max(1, sysconf(Int32(_SC_OPEN_MAX)) - Self.spareDescriptors)
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
