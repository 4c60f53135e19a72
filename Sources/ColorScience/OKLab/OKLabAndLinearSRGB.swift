import RealModule

extension OKLab {
  /// The color of some light. Exact to the last few bits; nothing is clamped.
  public init(_ light: LinearSRGB) {
    let cones = conesFromLinearSRGB * (light.red, light.green, light.blue)
    let (lightness, a, b) =
      okLabFromCubeRoots * (Double.root(cones.0, 3), Double.root(cones.1, 3), Double.root(cones.2, 3))
    self.init(lightness: lightness, a: a, b: b)
  }
}

extension LinearSRGB {
  /// The light of a color. Nothing is clamped: the channels of a color outside the gamut are outside 0...1.
  public init(_ color: OKLab) {
    let (long, medium, short) = cubeRootsFromOKLab * (color.lightness, color.a, color.b)
    let (red, green, blue) =
      linearSRGBFromCones * (long * long * long, medium * medium * medium, short * short * short)
    self.init(red: red, green: green, blue: blue)
  }
}

/// Cone responses from linear sRGB: the product of OKLab's matrix from XYZ and sRGB's to XYZ.
/// Derived by `Scripts/derive-matrices.swift`.
let conesFromLinearSRGB = Matrix(
  (0.412221469470763, 0.5363325372617348, 0.0514459932675022),
  (0.21190349581782522, 0.6806995506452344, 0.10739695353694055),
  (0.08830245919005643, 0.2817188391361215, 0.6299787016738221))

/// The other way around: the product of sRGB's matrix from XYZ and OKLab's to XYZ. Derived by
/// `Scripts/derive-matrices.swift`.
let linearSRGBFromCones = Matrix(
  (4.076741636075958, -3.307711539258062, 0.2309699031821045),
  (-1.268437973285032, 2.6097573492876887, -0.34131937600265727),
  (-0.004196076138675557, -0.7034186179359363, 1.7076146940746117))

/// The same to linear Display P3. Derived by `Scripts/derive-matrices.swift`.
let linearP3FromCones = Matrix(
  (3.1277689713618733, -2.257135762591638, 0.12936679122976513),
  (-1.0910090184377979, 2.413331710306922, -0.32232269186912477),
  (-0.026010801938570485, -0.5080413317041669, 1.5340521336427373))

/// Source: CSS Color Module Level 4, sample code `XYZ_to_OKLab`.
let okLabFromCubeRoots = Matrix(
  (0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
  (1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
  (0.0259040424655478, 0.7827717124575296, -0.8086757549230774))

/// Source: CSS Color Module Level 4, sample code `OKLab_to_XYZ`.
let cubeRootsFromOKLab = Matrix(
  (1, 0.3963377773761749, 0.2158037573099136),
  (1, -0.1055613458156586, -0.0638541728258133),
  (1, -0.0894841775298119, -1.2914855480194092))
