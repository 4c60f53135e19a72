extension Proposals {
  /// Tailwind CSS 3 has no `@theme`: custom properties, which its configuration can name.
  func tailwind3(_ finding: WebFinding, _ sheet: AppSheet) -> ProposedOutput {
    merged("css", finding, sheet, "\(finding.name) with Tailwind CSS 3")
  }
}
