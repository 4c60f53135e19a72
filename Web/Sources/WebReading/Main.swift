import Answering
import Exchange
import FormatMessages
import Formats
import _Text

// The module that reads files: a pure function from files to what they say of a theme.

@main
struct Main {
  // A WebAssembly module without an entry point: this never runs.
  static func main() {}
}

/// Reads files that make up one theme, and gives the texts of what was found.
@c(readFiles)
public func readFiles(_ length: Int) -> Int {
  Answers.answer(
    ReadingAnswer.texts(of: Message.files(in: Answers.given(length)).map { File(path: $0.name, bytes: $0.bytes) }))
}
