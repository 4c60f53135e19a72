import Formats
import Foundation

/// Judges files and folders, one unit after the other, so that no more than one is in memory.
struct FileCheck {
  var rules: ContrastCheck.Rules
  let checks: ProjectChecks
  /// Whether to write the colors that pass.
  let fixes: Bool

  /// - Parameter checks: What a project lists.
  init(rules: ContrastCheck.Rules, checks: ProjectChecks, fixes: Bool) {
    self.rules = rules
    self.rules.listed = checks.pairs
    self.rules.ignored = checks.ignoredPairs
    (self.checks, self.fixes) = (checks, fixes)
  }

  /// Judges what's at some paths.
  func run(on paths: [String]) -> CheckReport {
    var report = CheckReport()
    for path in paths {
      var units: [CheckUnit] = []
      do {
        try CheckWalk(ignoring: checks.ignores) { units.append($0) }.visit(path)
      } catch {
        report.errors.append((path, (error as? Refusal)?.sentence ?? "\(error)"))
      }
      for unit in units {
        do throws(Refusal) {
          if let found = try judge(unit) { report.files.append(found) }
        } catch {
          report.errors.append((unit.paths[0], error.sentence))
        }
      }
    }
    return report
  }

  /// What's in a unit; nil if nothing is, or it can't be read and nobody named it.
  private func judge(_ unit: CheckUnit) throws(Refusal) -> CheckedUnitReport? {
    let files = try unit.files()
    guard unit.isNamed || files.contains(where: { $0.mayHavePairs }) else { return nil }
    let check: ContrastCheck
    do throws(ImportError) {
      check = try ContrastCheck(files, rules: rules)
    } catch {
      guard unit.isNamed else { return nil }
      throw Refusal("\(unit.paths[0]): \(error.sentence)")
    }
    guard fixes, check.failures.contains(where: { $0.suggestion != nil }) else {
      return check.judged == 0 && check.undecided.isEmpty ? nil : CheckedUnitReport(check, of: files)
    }
    return try fix(files, check)
  }

  /// Writes what passes, and judges again.
  private func fix(_ files: [File], _ check: ContrastCheck) throws(Refusal) -> CheckedUnitReport {
    var (files, check, original) = (files, check, files)
    swap(&original, &files)
    files = original
    var done: [ContrastFailure] = []
    // A fix may make another one needless, or change what's nearest; so one after the other.
    while let (failure, fixed, after) = nextFix(check, files) {
      done.append(failure)
      (files, check) = (fixed, after)
    }
    var set = FileSet()
    for (before, after) in zip(original, files) where before.bytes != after.bytes {
      guard try readFile(before.path, atMost: before.bytes.count) == before.bytes else {
        throw Refusal("\(before.path) was changed meanwhile. Nothing was written; run this again.")
      }
      try set.add(after.bytes, at: before.path, named: before.path)
    }
    try set.write()
    return CheckedUnitReport(check, of: files, fixing: done, in: original)
  }

  /// The first failure that its suggestion ends without another one beginning, and the files with it.
  private func nextFix(_ check: ContrastCheck, _ files: [File]) -> (ContrastFailure, [File], ContrastCheck)? {
    for failure in check.failures {
      guard let edit = failure.suggestion?.edit else { continue }
      var fixed = files
      fixed[edit.place.file] = fixed[edit.place.file].applying([edit])
      guard let after = try? ContrastCheck(fixed, rules: rules), after.failures.count < check.failures.count else {
        continue
      }
      return (failure, fixed, after)
    }
    return nil
  }
}

extension File {
  /// Whether it has anything that names of text have. Most files of a project don't.
  fileprivate var mayHavePairs: Bool {
    switch CheckedKind(path: path) {
    case .styleSheet, .page: contains("--") || contains("$") || contains("@")
    case .tokens: contains("#") || contains("olorSpace")
    case .code: contains("#") || contains("0x") || contains("olor(") || contains("rgb")
    case .assetCatalog, .android, .none: true
    }
  }

  private func contains(_ text: StaticString) -> Bool {
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
