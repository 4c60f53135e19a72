"""axe-core, run in the page through the driver, which a content security policy does not stop."""

from importlib.resources import files

SOURCE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
RUN = """
const [rules, done] = arguments;
const told = axe.run(document, { resultTypes: ["violations"], ...(rules.length ? { runOnly: rules } : {}) });
told.then((found) => done(found.violations), (error) => done(String(error)));
"""


def violations(driver, *rules):
    """The faults that axe finds in the page now, a readable line for each element; by `rules` only if any are named."""
    if not driver.execute_script("return 'axe' in window"):
        driver.execute_script(SOURCE)
    found = driver.execute_async_script(RUN, rules)
    assert isinstance(found, list), found
    return [
        f"{rule['id']}: {' '.join(node['target'][0:1])} {node['failureSummary']}".replace("\n", " ")
        for rule in found
        for node in rule["nodes"]
    ]
