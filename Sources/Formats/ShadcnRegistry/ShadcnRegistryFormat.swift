extension Format {
  /// The variables of shadcn/ui as an item that its command installs from a file or an address.
  /// Source: ui.shadcn.com, "registry-item.json".
  public static let shadcnRegistry = Format(
    name: "shadcn-registry", label: "shadcn/ui registry", fileName: "theme.json",
    purpose: "the same variables to install: npx shadcn add ./theme.json", reader: "shadcn/ui 2.3 and newer",
    signs: Signs(endings: "", texts: "ui.shadcn.com/schema/registry-item.json"),
    takenNames: "",
    writing: .template("shadcnRegistry"), reading: .tokens)
}
