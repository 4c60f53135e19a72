/// What init would have Tintype write.
struct Proposals {
  let scan: ProjectScan
  private(set) var outputs: [ProposedOutput] = []
  /// Why nothing fits a part of the project, if that's so.
  private(set) var refusal: Refusal?
  /// What else was found.
  private(set) var remarks: [String] = []

  /// Looks at a project's files.
  init(for scan: ProjectScan) {
    self.scan = scan
    web()
    flutter()
    kotlin()
    apple()
    // A package.json or a page beside an app of another kind is for its tools or its documentation.
    if outputs.isEmpty, refusal == nil { anyWeb() }
    if outputs.isEmpty, refusal == nil {
      add(ProposedOutput(format: "css", path: free(["theme.css", "tintype-theme.css"], in: ""), kind: "any project"))
    }
  }

  mutating func add(_ output: ProposedOutput) { outputs.append(output) }

  mutating func refuse(_ sentence: String) { refusal = refusal ?? Refusal(sentence) }

  mutating func remark(_ sentence: String) { if !remarks.contains(sentence) { remarks.append(sentence) } }

  /// The path of the first of these names that isn't taken by someone else's file; of the last if all are.
  func free(_ names: [String], in folder: String) -> String {
    let free = names.first { !scan.isTaken(folder + $0) || scan.isOurs(folder + $0) }
    return folder + (free ?? names[names.count - 1])
  }
}
