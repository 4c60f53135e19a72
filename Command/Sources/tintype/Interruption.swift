import Foundation

/// Lets an interruption end the process at once with status 0, because there's nothing to save. A file set that's being written
/// is finished first.
func endOnInterruption() {
  for number in [SIGINT, SIGTERM] {
    signal(number) { _ in _exit(0) }
  }
}
