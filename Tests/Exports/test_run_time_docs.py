"""The page with three tenants in docs/run-time.md, with the style sheet that its tintype.json makes."""

import html
import json
import re

import pytest

from chromium import DARK, LIGHT, MORE_CONTRAST, chromium, painted
from conftest import ROOT, roles, run, scheme_options

DOCS = (ROOT / "docs/run-time.md").read_text()
PAGE = next(code for code in re.findall(r"```html\n(.*?)```", DOCS, re.DOTALL) if "data-tenant" in code)
PROJECT = next(code for code in re.findall(r"```json\n(.*?)```", DOCS, re.DOTALL) if '"themes"' in code)
TENANTS = json.loads(PROJECT)["themes"]

# The colors of the page's tenant and of the nested one, at first and after each click.
LOOK = """<script>
  const part = (selector) => {
    const style = getComputedStyle(document.querySelector(selector));
    return [style.backgroundColor, style.color];
  };
  const seen = [];
  for (let press = 0; press < 4; press += 1) {
    seen.push(["body", "#switch", "section", "section button"].map(part));
    document.getElementById("switch").click();
  }
  const shown = document.createElement("pre");
  shown.textContent = JSON.stringify(seen);
  document.body.append(shown);
</script></body>"""


@pytest.mark.parametrize("dark, contrast", [(False, "standard"), (True, "standard"), (False, "high"), (True, "high")])
def test_tenants_switch_without_loading_again(tmp_path, dark, contrast):
    (tmp_path / "tintype.json").write_text(PROJECT)
    run("build", str(tmp_path))
    (tmp_path / "page.html").write_text(PAGE.replace("</body>", LOOK))
    settings = [DARK if dark else LIGHT] + ([MORE_CONTRAST] if contrast == "high" else [])
    page = (tmp_path / "page.html").as_uri()
    shown = chromium(tmp_path, "--dump-dom", f"--blink-settings={','.join(settings)}", page).decode()
    seen = json.loads(html.unescape(re.search(r"<pre>(.*?)</pre>", shown)[1]))

    def colors(tenant):
        scheme = roles(TENANTS[tenant], *scheme_options(dark, contrast))
        pairs = [("background", "text"), ("primary", "on-primary")]
        return [[painted(scheme[role]) for role in pair] for pair in pairs]

    assert list(TENANTS) == ["harbor", "meadow", "night"]
    assert seen == [colors(tenant) + colors("meadow") for tenant in ["harbor", "meadow", "night", "harbor"]]
