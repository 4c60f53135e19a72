"""The site as it was built, from a server whose answers a test can change while it runs."""

import hashlib
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

BUILT = Path(__file__).resolve().parents[3] / "Web/.build/site"
TYPES = {"html": "text/html; charset=utf-8", "css": "text/css", "js": "text/javascript", "wasm": "application/wasm",
         "png": "image/png", "txt": "text/plain; charset=utf-8", "webmanifest": "application/manifest+json"}  # fmt: skip
POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; trusted-types host"
OWN_POLICY = re.compile(rb'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
VERSION = re.compile(rb'data-version="([0-9a-f]+)"')
FINGERPRINT = re.compile(r"\.[0-9a-f]{16}\.")


class Answer:
    """The server's response to a path; `released` is an event that it waits for first, if any. The policy is the one in
    the page, unless another is named."""

    def __init__(self, body, kind, status=200, policy=None, released=None):
        own = OWN_POLICY.search(body)
        policy = policy or (own[1].decode() if own else POLICY)
        self.body, self.status, self.released = body, status, released
        self.headers = {"Content-Type": kind, "Content-Security-Policy": policy, "Cache-Control": "no-cache"}


class ChangingSite:
    """`answers` maps each path to what is sent for it, with any query if there's no path with that query; other paths are not
    found. `asked` lists the paths asked for."""

    def __init__(self):
        site = self
        self.asked = []

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                missing = Answer(b"Not found.", "text/plain", 404)
                answer = site.answers.get(self.path) or site.answers.get(
                    self.path.partition("?")[0], missing
                )
                site.asked.append(self.path)
                if answer.released:
                    answer.released.wait()
                self.send_response(answer.status)
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(answer.body)))
                self.end_headers()
                self.wfile.write(answer.body)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.show(built())
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def show(self, files):
        """Sends these files, from their names to their bytes, and nothing else."""
        self.answers = {
            "/" + name: Answer(body, TYPES[name.rpartition(".")[2]]) for name, body in files.items()
        }
        self.answers["/"] = self.answers["/index.html"]

    def path(self, name):
        """The path of the file that was called this before it was given its fingerprint."""
        [path] = [
            path
            for path in self.answers
            if FINGERPRINT.search(path) and FINGERPRINT.sub(".", path) == "/" + name
        ]
        return path

    def until_asked(self, path, patience, times=1):
        """Waits until a path is asked for so many times."""
        end = time.monotonic() + patience
        while self.asked.count(path) < times:
            assert time.monotonic() < end, f"waited in vain until {path} is asked for; asked for are {self.asked}"
            time.sleep(0.02)

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


def built():
    """The files of the version that was built last: the page, its worker, and what the worker keeps."""
    worker = (BUILT / "worker.js").read_text()
    names = ["index.html", "worker.js", *re.findall(r'"([\w-]+\.[0-9a-f]{16}\.\w+)"', worker)]
    return {name: (BUILT / name).read_bytes() for name in names}


def edited(files, **additions):
    """Another version: bytes are added to the files of these names, `host_js` for `host.js`, and fingerprints follow. What is
    added to `index_html` comes at its end."""
    files = dict(files)
    files["index.html"] += additions.pop("index_html", b"")
    for key, bytes_ in additions.items():
        stem, _, end = key.rpartition("_")
        old = next(
            name for name in files if FINGERPRINT.sub(".", name) == f"{stem}.{end}" and name != "index.html"
        )
        body = files.pop(old) + bytes_
        new = f"{stem}.{hashlib.sha256(body).hexdigest()[:16]}.{end}"
        files[new] = body
        files = {name: body.replace(old.encode(), new.encode()) if name.endswith((".html", ".js")) else body
                 for name, body in files.items()}  # fmt: skip
    return refingerprinted(files)


def refingerprinted(files):
    """The version, and the copy of the page, named by what the page is now."""
    old = VERSION.search(files["index.html"])[1]
    new = hashlib.sha256(files["index.html"]).hexdigest()[: len(old)].encode()
    files = files | {name: files[name].replace(old, new) for name in ("index.html", "worker.js")}
    [old] = [name for name in files if name.startswith("index.") and name != "index.html"]
    new = f"index.{hashlib.sha256(files['index.html']).hexdigest()[:16]}.html"
    files = {name: body for name, body in files.items() if name != old} | {new: files["index.html"]}
    return files | {"worker.js": files["worker.js"].replace(old.encode(), new.encode())}
