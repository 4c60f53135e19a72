// Prints the matrices and constants of ColorScience that are derived from published ones: products, inverses, and what
// CAM16 makes of HCT's viewing conditions: swift Scripts/derive-matrices.swift
import Foundation

typealias Matrix = [[Double]]

func * (left: Matrix, right: Matrix) -> Matrix {
  left.map { row in (0..<3).map { column in (0..<3).reduce(0.0) { $0 + row[$1] * right[$1][column] } } }
}

func inverse(_ m: Matrix) -> Matrix {
  func minor(_ r: Int, _ c: Int) -> Double {
    let (r1, r2, c1, c2) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3)
    return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
  }
  let determinant = (0..<3).reduce(0.0) { $0 + m[0][$1] * minor(0, $1) }
  return (0..<3).map { r in (0..<3).map { c in minor(c, r) / determinant } }
}

func show(_ name: String, _ matrix: Matrix) {
  print(name)
  for row in matrix { print("  (" + row.map { "\($0)" }.joined(separator: ", ") + "),") }
}

// CSS Color Module Level 4, sample code.
let xyzFromSRGB: Matrix = [
  [506752 / 1_228_815, 87881 / 245763, 12673 / 70218], [87098 / 409605, 175762 / 245763, 12673 / 175545],
  [7918 / 409605, 87881 / 737289, 1_001_167 / 1_053_270],
]
let srgbFromXYZ: Matrix = [
  [12831 / 3959, -329 / 214, -1974 / 3959], [-851781 / 878810, 1_648_619 / 878810, 36519 / 878810],
  [705 / 12673, -2585 / 12673, 705 / 667],
]
let xyzFromP3: Matrix = [
  [608311 / 1_250_200, 189793 / 714400, 198249 / 1_000_160], [35783 / 156275, 247089 / 357200, 198249 / 2_500_400],
  [0, 32229 / 714400, 5_220_557 / 5_000_800],
]
let p3FromXYZ: Matrix = [
  [446124 / 178915, -333277 / 357830, -72051 / 178915], [-14852 / 17905, 63121 / 35810, 423 / 17905],
  [11844 / 330415, -50337 / 660830, 316169 / 330415],
]
let conesFromXYZ: Matrix = [
  [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
]
let xyzFromCones: Matrix = [
  [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
  [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
  [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
]
show("conesFromLinearSRGB", conesFromXYZ * xyzFromSRGB)
show("linearSRGBFromCones", srgbFromXYZ * xyzFromCones)
show("linearSRGBFromLinearP3", srgbFromXYZ * xyzFromP3)
show("linearP3FromLinearSRGB", p3FromXYZ * xyzFromSRGB)
show("linearP3FromCones", p3FromXYZ * xyzFromCones)

// material-color-utilities' matrix to XYZ, and CAM16's to cones (Li et al. 2017).
let xyzFromLight: Matrix = [
  [0.41233895, 0.35762064, 0.18051042], [0.2126, 0.7152, 0.0722], [0.01932141, 0.11916382, 0.95034478],
]
let conesOfCAT16: Matrix = [
  [0.401288, 0.650173, -0.051461], [-0.250268, 1.204414, 0.045854], [-0.002079, 0.048952, 0.953127],
]
let white: [Double] = [95.047, 100, 108.883]
let backgroundResponse: Double = (50 + 16) / 116
let background: Double = pow(backgroundResponse, 3)
let adapting: Double = 200 / Double.pi * background
let k: Double = 1 / (5 * adapting + 1)
let k4: Double = pow(k, 4)
let dim: Double = pow(1 - k4, 2) * cbrt(5 * adapting)
let fl: Double = 0.2 * k4 * 5 * adapting + 0.1 * dim
let exponent: Double = (-adapting - 42) / 92
let adaptation: Double = 1 - exp(exponent) / 3.6
let whiteCones = conesOfCAT16.map { row in (0..<3).reduce(0.0) { $0 + row[$1] * white[$1] } }
let discount = whiteCones.map { (cone: Double) -> Double in adaptation * 100 / cone + 1 - adaptation }
let induction: Double = 0.725 / pow(background, 0.2)
let responses = zip(discount, whiteCones).map { (d: Double, cone: Double) -> Double in
  let power: Double = pow(fl * d * cone / 100, 0.42)
  return 400 * power / (power + 27.13)
}
print("whiteResponse", (2 * responses[0] + responses[1] + 0.05 * responses[2]) * induction)
print("induction", induction)
print("lightnessExponent", "0.69 *", 1.48 + background.squareRoot())
print("chromaFactor", pow(1.64 - pow(0.29, background), 0.73))
let scaled = (conesOfCAT16 * xyzFromLight).enumerated().map { row, cells in cells.map { $0 * discount[row] * fl } }
show("adaptedConesFromLight", scaled)
show("lightFromAdaptedCones", inverse(scaled))
