import Answering
import Exchange
import FormatMessages
import Formats
import Studio

// The module that reads files: a pure function from files to what they say of a theme.

@main
struct Main {
  // A WebAssembly module without an entry point: this never runs.
  static func main() {}
}

/// Reads files that make up one theme.
@c(readFiles)
public func readFiles(_ length: Int) -> Int {
  let files = Message.files(in: Answers.given(length)).map { File(path: $0.name, bytes: $0.bytes) }
  do throws(ImportError) {
    return Answers.answer(FileAnswer.found(try FileReport(reading: files)).texts)
  } catch {
    return Answers.answer(FileAnswer.refused(error.sentence).texts)
  }
}
