// Puts each function of a WebAssembly module, in text form, behind the one that it has most in common with: a module in this
// order compresses better.
//   order-functions FROM.wat TO.wat
import Foundation

/// A function's lines in the text, and a hash of every four in a row.
struct Function {
  let lines: Range<Int>
  let runs: Set<Int>
}

let text = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
let lines = text.split(separator: UInt8(ascii: "\n")).map { [UInt8]($0) }

var functions: [Function] = []
var position = 0
while position < lines.count {
  defer { position += 1 }
  guard lines[position].starts(with: " (func ".utf8) else { continue }
  let start = position
  while !lines[position].elementsEqual(" )".utf8) { position += 1 }
  let body = lines[start + 1..<position].map { line in Array(line.drop { $0 == UInt8(ascii: " ") }) }
  let runs = body.indices.dropLast(3).map { Array(body[$0..<$0 + 4]).hashValue }
  functions.append(Function(lines: start..<position + 1, runs: Set(runs)))
}

// Runs that dozens of functions have say little.
var owners: [Int: [Int]] = [:]
for (index, function) in functions.enumerated() {
  for run in function.runs { owners[run, default: []].append(index) }
}
owners = owners.filter { (2..<40).contains($0.value.count) }

// The first ones are called most: their numbers take one byte.
let fixed = 128
var order = Array(0..<min(fixed, functions.count))
var rest = Set(functions.indices.dropFirst(fixed))

/// The function to come next: nil if none of the rest has anything in common.
func likest(_ index: Int) -> Int? {
  var common: [Int: Int] = [:]
  for run in functions[index].runs {
    for owner in owners[run] ?? [] where rest.contains(owner) { common[owner, default: 0] += 1 }
  }
  func likeness(_ pair: (key: Int, value: Int)) -> Double {
    Double(pair.value) / Double(functions[pair.key].runs.count + functions[index].runs.count).squareRoot()
  }
  return common.max { (likeness($0), $0.key) < (likeness($1), $1.key) }?.key
}

func largest() -> Int? { rest.max { (functions[$0].runs.count, $0) < (functions[$1].runs.count, $1) } }

while let next = likest(order.last ?? 0) ?? largest() {
  order.append(next)
  rest.remove(next)
}

let ends = (functions.first?.lines.lowerBound ?? 0, functions.last?.lines.upperBound ?? 0)
let ordered = lines[..<ends.0] + order.flatMap { lines[functions[$0].lines] } + lines[ends.1...]
try Data(ordered.joined(separator: [UInt8(ascii: "\n")])).write(to: URL(filePath: CommandLine.arguments[2]))
