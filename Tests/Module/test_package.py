"""The package as others use it: its archive, its types, its plugin, and where there's no disk to read from."""

import functools
import http.server
import json
import os
import threading

import pytest
from conftest import ARCHIVE, COMMAND, HARBOR, ROOT, run
from selenium import webdriver
from selenium.webdriver.support.wait import WebDriverWait

NIGHT = "primary=7c4dff&accent=ffab40&title=Inter&body=Inter"


def test_the_archive_is_complete_and_says_which_version_it_is(package):
    facts = json.loads((package / "package.json").read_text())
    assert facts["version"] == run(COMMAND, "--version")[1].decode().strip()
    assert not {"dependencies", "scripts"} & set(facts)
    named = [facts["types"], *facts["bin"].values()]
    for entry in facts["exports"].values():
        named += [entry] if isinstance(entry, str) else entry.values()
    assert [path for path in named if not (package / path).is_file()] == []
    assert {"README.md", "LICENSE"} <= {file.name for file in package.iterdir()}
    assert os.access(package / "cli.js", os.X_OK)


def test_the_archive_has_always_the_same_bytes(tmp_path, project):
    owner, names = run("tar", "-tvzf", ARCHIVE)[1].decode(), run("tar", "-tzf", ARCHIVE)[1].decode().splitlines()
    assert names == sorted(names)
    days = {line.split()[3] for line in owner.splitlines()}
    assert days == {run(ROOT / "Scripts/release-date")[1].decode().strip()}
    assert {line.split()[1] for line in owner.splitlines()} == {"0/0"}


def test_its_types_are_accepted_and_refuse_what_is_wrong(project):
    (project / "use.ts").write_text(f"""
import {{ theme, themeInFile, color, contrast, formats, type Theme, type Shortfall }} from "tintype";
import {{ theme as small }} from "tintype/scheme";
import tintype from "tintype/vite";

const harbor: Theme = theme("{HARBOR}");
const css: string = harbor.css({{ selector: ".dark", only: ["primary", "fonts"] }});
const hex: string | undefined = harbor.scheme("dark", "high")["on-primary"];
const falls: Shortfall[] = harbor.check({{ level: "AAA" }});
const nearest: string | null | undefined = falls[0]?.nearest;
const ratio: number = contrast("white", color("tomato").hex).ratio;
const names: readonly string[] = formats.map(({{ name }}) => name);
const bytes: Uint8Array | undefined = harbor.files("ase")[0]?.bytes;
const safe: number = small(harbor.string).charts().safe + (themeInFile(css)?.charts("dark").safe ?? 0);
export default {{ plugins: [tintype({{ scope: ".brand-{{theme}}" }})], css, hex, nearest, ratio, names, bytes, safe }};

// @ts-expect-error
harbor.scheme("dim");
// @ts-expect-error
theme(7);
// @ts-expect-error
small(harbor.string).css();
// @ts-expect-error
formats.push({{}});
""")
    status, output, _ = run(
        "tsc", "--strict", "--noEmit", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16",
        "use.ts", cwd=project)
    assert (status, output.decode()) == (0, "")


def test_an_edge_worker_gets_its_webassembly_compiled(project, node):
    # As such workers do: they have no disk, and import a module that's compiled before they start.
    (project / "edge-hooks.js").write_text("""
export const load = (url, context, next) => url.endsWith(".wasm?module")
  ? { format: "module", shortCircuit: true, source: `import { readFileSync } from "node:fs";
      export default new WebAssembly.Module(readFileSync(new URL(${JSON.stringify(url.replace("?module", ""))})));` }
  : next(url, context);
""")
    (project / "register.js").write_text(
        'import { register } from "node:module"; register("./edge-hooks.js", import.meta.url);')
    script = f"""
import {{ theme }} from "tintype";
import {{ theme as small }} from "tintype/scheme";
console.log(theme("{HARBOR}").css().length > 1000, small("{HARBOR}").scheme().primary);
"""
    said = node(script, "--conditions=workerd", "--import", "./register.js")
    assert said.startswith(b"true #")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture
def address(project):
    """The address of a server of the project's folder."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=project))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def test_a_page_takes_it_as_it_is(project, address):
    (project / "page.html").write_text(f"""<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval'">
<script type="module" src="page.js"></script>""")
    (project / "page.js").write_text(f"""
import {{ theme }} from "./node_modules/tintype/index.js";
import {{ theme as small }} from "./node_modules/tintype/scheme.js";
document.title = theme("{HARBOR}").css().length + small("{HARBOR}").scheme().primary;
""")
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    browser = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    try:
        browser.get(address + "/page.html")
        WebDriverWait(browser, 30).until(lambda browser: "#" in browser.title)
        css = run(COMMAND, "export", HARBOR, "--format", "css")[1].decode()
        assert browser.title.split("#")[0] == str(len(css))
    finally:
        browser.quit()


ROLLUP = """
import tintype from "tintype/vite";
const styles = { name: "styles", transform: (code, id) => id.endsWith(".css") ? `export default ${JSON.stringify(code)};` : null };
export default { input: "app.js", output: { file: "built.js", format: "es" }, plugins: [tintype(OPTIONS), styles] };
"""


@pytest.fixture
def app(project):
    """Builds an app that imports the style sheet, with Rollup."""

    def built(tintype, options="{}"):
        (project / "tintype.json").write_text(tintype)
        (project / "app.js").write_text('import css from "virtual:tintype.css"; console.log(css);')
        (project / "rollup.config.js").write_text(ROLLUP.replace("OPTIONS", options))
        status, _, said = run("rollup", "--silent", "-c", cwd=project)
        return status, said.decode(), (run("node", "built.js", cwd=project)[1].decode()[:-1] if status == 0 else "")

    return built


def test_the_plugin_gives_the_style_sheet_of_the_projects_file(app):
    status, said, css = app('{ // Ours.\n "theme": "' + HARBOR + '", "outputs": [], }', '{ prefix: "hb-" }')
    assert status == 0, said
    assert css == run(COMMAND, "export", HARBOR, "--format", "css", "--prefix", "hb-")[1].decode()


def test_the_plugin_says_what_is_wrong_with_the_projects_file(app):
    assert "primary: “nonsense” isn’t a color." in app('{"theme": "primary=nonsense"}')[1]
    assert "isn’t a tintype.json" in app("{")[1]
    assert "tintype.json has neither “theme” nor “themes”." in app("{}")[1]


def test_the_plugin_follows_changes(project, app):
    app(json.dumps({"theme": HARBOR}))
    (project / "watch.mjs").write_text(f"""
import {{ readFileSync, writeFileSync }} from "node:fs";
import {{ watch }} from "/usr/share/nodejs/rollup/dist/es/rollup.js";
import config from "./rollup.config.js";
const watcher = watch({{ ...config, watch: {{ buildDelay: 0 }} }});
let builds = 0;
watcher.on("event", async (event) => {{
  if (event.code === "ERROR") {{ console.log(event.error.message); process.exit(1); }}
  if (event.code !== "END") return;
  builds += 1;
  if (builds === 1) return writeFileSync("tintype.json", JSON.stringify({{ theme: "{NIGHT}" }}));
  console.log(readFileSync("built.js", "utf8").includes("7c4dff"));
  await watcher.close();
}});
""")
    status, output, said = run("node", "watch.mjs", cwd=project)
    assert (status, output) == (0, b"true\n"), said.decode()
