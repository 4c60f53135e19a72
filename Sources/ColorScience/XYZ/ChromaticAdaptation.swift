extension XYZ<D50> {
  /// The color that looks under D50 like another does under D65: Bradford chromatic adaptation.
  public init(_ color: XYZ<D65>) {
    let (x, y, z) = bradfordToD50 * (color.x, color.y, color.z)
    self.init(x: x, y: y, z: z)
  }
}

extension XYZ<D65> {
  /// The color that looks under D65 like another does under D50: Bradford chromatic adaptation.
  public init(_ color: XYZ<D50>) {
    let (x, y, z) = bradfordToD65 * (color.x, color.y, color.z)
    self.init(x: x, y: y, z: z)
  }
}

/// Source: CSS Color Module Level 4, sample code `D65_to_D50`.
private let bradfordToD50 = Matrix(
  (1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
  (0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
  (-0.009243040646204504, 0.015055191490298152, 0.7518742814281371))

/// Source: CSS Color Module Level 4, sample code `D50_to_D65`.
private let bradfordToD65 = Matrix(
  (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
  (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
  (0.012314014864481998, -0.020507649298898964, 1.330365926242124))
