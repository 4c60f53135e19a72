import Foundation

/// Says what went wrong, in one line on standard error.
func complain(_ sentence: String) { remark("tintype: \(sentence)") }

/// Says something in one line on standard error.
func remark(_ sentence: String) { writeToStandardError(visible(sentence) + "\n") }

/// If that fails, the message is lost, because there's nowhere else to put it.
func writeToStandardError(_ text: String) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return }
    bytes = bytes.dropFirst(count)
  }
}

/// The system's text for an error, such as "No space left on device".
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Waits until a file is ready for `POLLIN` or `POLLOUT`; with 0 milliseconds, says at once whether it is.
@discardableResult
func isReady(_ file: Int32, for event: Int32, milliseconds: Int32 = -1) -> Bool {
  var entry = pollfd(fd: file, events: Int16(event), revents: 0)
  return poll(&entry, 1, milliseconds) != 0
}
