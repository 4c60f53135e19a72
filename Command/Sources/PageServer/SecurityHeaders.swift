import NIOHTTP1

/// The headers of every response that tell the browser what to forbid.
enum SecurityHeaders {
  static let policy = "Content-Security-Policy"

  /// The policy is that of all responses but the page. The page's own, in Web/index.html, differs only in the hashes of what it
  /// has inline.
  static let all: HTTPHeaders = [
    // The page's only trusted-types policy is host's: a service worker is registered with a TrustedScriptURL.
    policy: """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types host
    """,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": (["clipboard-write=(self)"] + unused.map { $0 + "=()" }).joined(separator: ", "),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  ]

  /// Only names that browsers know: each unknown one logs a warning in their console.
  private static let unused = [
    "accelerometer", "autoplay", "browsing-topics", "camera", "clipboard-read", "display-capture",
    "encrypted-media", "fullscreen", "gamepad", "geolocation", "gyroscope", "hid", "idle-detection", "keyboard-map",
    "local-fonts", "magnetometer", "microphone", "midi", "payment", "picture-in-picture", "publickey-credentials-get",
    "screen-wake-lock", "serial", "storage-access", "sync-xhr", "usb", "window-management", "xr-spatial-tracking",
  ]
}
