/// Answers every request: an asset of the site, the font list, or one sentence that says why not.
struct SiteHandler: Sendable {
  let site: Site
  let fonts: FontList

  func response(to request: Request) async -> Response {
    guard request.method == "GET" || request.method == "HEAD" else {
      var response = Response.sentence(.methodNotAllowed, "Tintype answers GET and HEAD only.")
      response.headers.append(("Allow", "GET, HEAD"))
      return response
    }
    if request.path == "/fonts.txt", request.isFromThisMachine {
      switch await fonts.lines() {
      case .success(let lines): return .text(.ok, lines)
      case .failure(let refusal): return .sentence(.serviceUnavailable, refusal.sentence)
      }
    }
    guard let asset = site[request.path] else {
      return .sentence(.notFound, "There is nothing here; Tintype itself is at /.")
    }
    return asset.response(to: request)
  }
}

extension Asset {
  /// The asset in the form that the request likes best, or word that the browser has it already.
  fileprivate func response(to request: Request) -> Response {
    let coding = ContentCoding.chosen(by: request[header: "accept-encoding"], from: forms.keys)
    guard let coding, let form = forms[coding] else {
      return .sentence(.notAcceptable, "Accept-Encoding refuses every form that there is; allow br, gzip or identity.")
    }
    var headers = [("ETag", form.entityTag), ("Cache-Control", cacheControl), ("Vary", "Accept-Encoding")]
    if EntityTags(request[header: "if-none-match"]).match(form.entityTag) {
      return Response(status: .notModified, headers: headers, body: form.body)
    }
    headers.append(("Content-Type", mediaType))
    if coding != .identity { headers.append(("Content-Encoding", coding.rawValue)) }
    return Response(status: .ok, headers: headers, body: form.body)
  }
}
