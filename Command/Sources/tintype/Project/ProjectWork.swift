import Foundation
import NIOConcurrencyHelpers
import PageServer
import Theme

/// Saves and builds one theme of a project.
final class ProjectWork: Sendable {
  let watch: ProjectWatch
  private let folder: ProjectFolder
  /// Nil if the project's theme has no name.
  private let themeName: String?
  /// The files' stamps when the last build began.
  private let built = NIOLockedValueBox<[FileStamp]>([])

  init(_ folder: ProjectFolder, themeName: String?) {
    (self.folder, self.themeName) = (folder, themeName)
    watch = ProjectWatch(folder: folder)
  }

  /// Whether the last build began with what has these stamps.
  func hasBuilt(_ stamps: [FileStamp]) -> Bool { built.withLockedValue { $0 == stamps } }

  /// Writes every file of the project that isn't up to date.
  /// - Parameter last: the state before. Anything that can't be read now stays as it is there.
  /// - Returns: how the project is now. If building fails, it says why.
  func build(_ last: ProjectState) -> ProjectState {
    do throws(Refusal) {
      return try folder.locked { () throws(Refusal) in buildLocked(last).state }
    } catch {
      var state = last
      state.problem = error.sentence
      return state
    }
  }

  /// Puts a theme into the project's file, unless that has another revision, and builds.
  func save(_ text: String, over revision: String, _ last: ProjectState) -> SaveOutcome {
    let theme: Theme
    do throws(Refusal) {
      theme = try Theme(unfinished: text)
      guard !theme.isEmpty else { throw Refusal("This theme has no choice yet, so there’s nothing to save.") }
    } catch {
      return .invalid(sentence: visible(error.sentence))
    }
    do throws(Refusal) {
      return try folder.locked { () throws(Refusal) in saveLocked(theme, over: revision, last) }
    } catch {
      return .failed(sentence: visible(error.sentence))
    }
  }

  private func saveLocked(_ theme: Theme, over revision: String, _ last: ProjectState) -> SaveOutcome {
    let contents = Result { () throws(Refusal) in try folder.bytes() }
    guard self.revision(of: contents) == revision else { return .changed(buildLocked(last).state) }
    let file: ProjectFile
    let present: ProjectTheme
    do throws(Refusal) {
      file = try ProjectFile(try contents.get())
      present = try file.theme(named: themeName)
    } catch {
      return .unreadable(sentence: visible(error.sentence))
    }
    if present.theme.string != theme.string {
      do throws(Refusal) {
        var files = FileSet()
        let bytes = file.text.replacing(stringAt: present.offset, with: theme.string)
        try files.add(bytes, at: folder.place(of: ProjectText.name), named: ProjectText.name)
        // An editor may have saved it since.
        guard files.changes.first?.present == file.text.bytes else { return .changed(buildLocked(last).state) }
        try files.write()
      } catch {
        return .failed(sentence: visible(error.sentence))
      }
    }
    let (state, wrote) = buildLocked(last)
    return .saved(state, wrote: wrote)
  }

  private func buildLocked(_ last: ProjectState) -> (state: ProjectState, wrote: Int) {
    // Before the file is read: what changes later is built later.
    built.withLockedValue { $0 = watch.stamps() }
    let contents = Result { () throws(Refusal) in try folder.bytes() }
    var state = last
    state.revision = revision(of: contents)
    state.isReadable = false
    do throws(Refusal) {
      let file = try ProjectFile(try contents.get())
      let theme = try file.theme(named: themeName).theme
      (state.theme, state.isReadable) = (theme.string, true)
      // What's missing is chosen on the page; that's no problem.
      guard theme.firstMissingRole == nil else {
        (state.files, state.problem) = (0, nil)
        return (state, 0)
      }
      let build = try ProjectBuild(folder, file)
      try build.write()
      (state.files, state.problem) = (build.count, nil)
      watch.alsoWatch([])
      return (state, build.files.changes.count)
    } catch {
      state.problem = error.sentence
      // A person may mend the outputs, or another program build them.
      if state.isReadable, let file = try? ProjectFile(try contents.get()) {
        watch.alsoWatch(file.outputs.flatMap { $0.paths(of: file.themes) })
      }
      return (state, 0)
    }
  }

  /// Tells contents of the file apart, for as long as this process lives.
  private func revision(of contents: Result<[UInt8], Refusal>) -> String {
    guard let bytes = try? contents.get() else { return "none" }
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }
}
