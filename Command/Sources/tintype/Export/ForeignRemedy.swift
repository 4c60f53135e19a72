/// The ways out if a file that we didn't write is in the way.
struct ForeignRemedy {
  /// How to merge into it: "--merge"; nil if that can't be done.
  let merge: String?
  /// How to replace it: "--force"; nil if that can't be asked for.
  let force: String?

  func refusal(toReplace name: String) -> Refusal {
    let merging = merge.map { "merge into it with \($0)" } ?? "choose another path"
    let replacing = force.map { ", or replace it with \($0)" } ?? ""
    return Refusal("\(name) isn’t from Tintype; \(merging)\(replacing).")
  }
}
