// What the extensions use besides what the app does. It's compiled into the stand-in in iPhone/UniformTypeIdentifiers.

extension UTType {
  public static var html: UTType { .data }
  public static var image: UTType { .data }
}
