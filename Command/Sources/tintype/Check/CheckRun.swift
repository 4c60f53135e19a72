import FileCheck
import Files
import Formats
import Foundation
import Theme

/// Judges files and folders, one unit after the other, so that no more than one is in memory.
struct CheckRun {
  var rules: ContrastCheck.Rules
  let checks: ProjectChecks
  /// Whether to write the colors that pass.
  let fixes: Bool
  /// How many pairs to list of each file that aren't judged, and that were fixed.
  let most: Int
  /// Whether to judge everything in a folder, whoever wrote it.
  let takesAll: Bool
  /// Whether to list the pairs that pass, too.
  var listsPairs = false

  /// - Parameter checks: The pairs and exceptions that a project lists.
  init(rules: ContrastCheck.Rules, checks: ProjectChecks, fixes: Bool, most: Int = .max, takesAll: Bool = false) {
    self.rules = rules
    self.rules.listed = checks.pairs
    self.rules.ignored = checks.ignoredPairs
    if checks.judgesNonText { self.rules.judgesNonText = true }
    (self.checks, self.fixes, self.most, self.takesAll) = (checks, fixes, most, takesAll)
  }

  /// Judges what's at some paths.
  func run(on paths: [String]) -> CheckReport {
    var report = CheckReport()
    report.judgesNonText = rules.judgesNonText
    var units: [CheckUnit] = []
    var known: [String: Int] = [:]
    func add(_ unit: CheckUnit) {
      guard let index = known[unit.key] else {
        known[unit.key] = units.count
        units.append(unit)
        return
      }
      if unit.isNamed { units[index] = unit }
    }
    for path in paths {
      var refusals: [Refusal] = []
      CheckWalk(ignoring: checks.ignores, takesAll: takesAll, complain: { refusals.append($0) }, add).visit(path)
      report.errors += refusals.map { (path, $0.sentence) }
    }
    let page = pageProperties(of: units)
    let folders = ImportedModules.folders(of: paths)
    for unit in units {
      do throws(Refusal) {
        try judge(unit, page, folders, &report)
        report.looked += unit.paths
      } catch {
        report.errors.append((unit.paths[0], error.sentence))
      }
    }
    return report
  }

  /// What the style sheets among some units declare for one another; nil if there aren't two.
  private func pageProperties(of units: [CheckUnit]) -> PageProperties? {
    let sheets = units.compactMap { $0.paths.count == 1 && $0.paths[0].isOfStyleSheet ? $0.paths[0] : nil }
    guard sheets.count > 1 else { return nil }
    return PageProperties(sheets) { index in
      guard let bytes = try? readFile(sheets[index], atMost: Limits.importedBytes) else { return nil }
      return File(path: sheets[index], bytes: bytes).contains("--") ? bytes : nil
    }
  }

  /// Adds what's in a unit. One that nobody named is passed over if it makes no sense.
  /// - Parameter folders: Where the modules that it imports may be.
  private func judge(
    _ unit: CheckUnit, _ page: PageProperties?, _ folders: [String], _ report: inout CheckReport
  ) throws(Refusal) {
    let page = unit.paths.count == 1 && unit.paths[0].isOfStyleSheet ? page : nil

    var files = try unit.files()
    // Most programs of a folder have no colors. A catalog's files without any say how names begin.
    if !unit.isNamed, files.count > 1 { files = files.filter { $0.mayHavePairs || $0.path.hasSuffix(".json") } }
    guard unit.isNamed ? !files.isEmpty : files.contains(where: { $0.mayHavePairs }) else { return }
    var check: ContrastCheck
    var imports: [File] = []
    do throws(ImportError) {
      check = try ContrastCheck(files, rules: rules, page: page)
      // What a script can't tell by itself, the modules that it imports may.
      if files.count == 1, check.undecided.contains(where: { $0.reason == .unknown }) {
        imports = ImportedModules.files(of: files[0], in: folders)
        if !imports.isEmpty { check = try ContrastCheck(files, besides: imports, rules: rules, page: page) }
      }
    } catch {
      guard unit.isNamed else { return }
      switch error {
      case .empty, .unknownFormat, .nothingFound: report.unread.append(unit.paths[0])
      case .tooLarge, .damaged: throw Refusal("\(unit.paths[0]): \(error.sentence)")
      }
      return
    }
    if check.isCut {
      let sentence = "Not all of this is judged: it has too many colors or modes. Split it."
      report.errors.append((unit.paths[0], "\(unit.paths[0]): \(sentence)"))
    }
    if fixes, check.failures.contains(where: { $0.suggestion != nil }) {
      report.files.append(try fix(files, imports, page, check))
    } else if check.judged > 0 || !check.undecided.isEmpty {
      report.files.append(
        CheckedUnitReport(check, of: files, imports, page: page, most: most, listsPairs: listsPairs))
    } else {
      report.unpaired += check.filesWithColors.map { files[$0].path }
    }
  }

  /// Writes what passes, and judges again.
  private func fix(
    _ files: [File], _ imports: [File], _ page: PageProperties?, _ check: ContrastCheck
  ) throws(Refusal) -> CheckedUnitReport {
    let original = files
    var (files, check) = (files, check)
    var done: [ContrastFailure] = []
    // A fix may make another one needless, or change what's nearest.
    while let (failures, fixed, after) = nextFix(check, files, imports, page) {
      done += failures
      (files, check) = (fixed, after)
    }
    var set = FileSet()
    for (before, after) in zip(original, files) where before.bytes != after.bytes {
      guard try readFile(before.path, atMost: before.bytes.count) == before.bytes else {
        throw Refusal("\(before.path) changed while it was checked. Nothing was written. Check again.")
      }
      // A link is followed, so that the file behind it is replaced and the link stays.
      try set.add(after.bytes, at: behindLinks(before.path), named: before.path)
    }
    try set.write()
    return CheckedUnitReport(check, of: files, imports, page: page, fixing: done, in: original, most: most)
  }

  /// The failures that their suggestions end without another one beginning, the files with these, and what they come to: all if
  /// that works, otherwise the first.
  private func nextFix(
    _ check: ContrastCheck, _ files: [File], _ imports: [File], _ page: PageProperties?
  ) -> ([ContrastFailure], [File], ContrastCheck)? {
    let fixable = check.failures.filter { $0.suggestion != nil }
    if let (fixed, after) = applying(fixable, to: files, imports, page),
      after.failures.count == check.failures.count - fixable.count
    {
      return fixable.isEmpty ? nil : (fixable, fixed, after)
    }
    for failure in fixable {
      if let (fixed, after) = applying([failure], to: files, imports, page), after.failures.count < check.failures.count
      {
        return ([failure], fixed, after)
      }
    }
    return nil
  }

  private func applying(
    _ failures: [ContrastFailure], to files: [File], _ imports: [File], _ page: PageProperties?
  ) -> ([File], ContrastCheck)? {
    let suggestions = failures.compactMap(\.suggestion)
    let fixed = files.enumerated().map { index, file in file.applying(suggestions.filter { $0.place.file == index }) }
    return (try? ContrastCheck(fixed, besides: imports, rules: rules, page: page)).map { (fixed, $0) }
  }
}

extension File {
  /// Whether it has anything that colors have. Most files of a project don't; a style sheet's may be bare numbers, or words.
  fileprivate var mayHavePairs: Bool {
    path.isOfStyleSheet || contains("#") || contains("olor") || contains("rgb") || contains("0x") || contains("lch(")
      || contains("hsl")
  }

  fileprivate func contains(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return bytes.withUnsafeBytes { bytes in
      var position = 0
      while position + length <= bytes.count, let start = bytes.baseAddress,
        let found = memchr(start + position, Int32(text.utf8Start.pointee), bytes.count - position - length + 1)
      {
        if memcmp(found, text.utf8Start, length) == 0 { return true }
        position = UnsafeRawPointer(found) - start + 1
      }
      return false
    }
  }
}

extension String {
  /// Whether a file of this name has custom properties for other files of a page.
  fileprivate var isOfStyleSheet: Bool {
    [".css", ".scss", ".sass", ".less", ".pcss", ".postcss", ".vue", ".svelte", ".astro"].contains(where: hasSuffix)
  }
}
