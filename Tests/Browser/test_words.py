"""Where the String Catalog is translated, the page speaks the person's language. Where it isn't, nothing comes for it."""

import json
import subprocess
from pathlib import Path

import pytest

from harness.changing_site import BUILT, Answer, ChangingSite
from harness.page import Page

ROOT = Path(__file__).resolve().parents[2]
GERMAN = {
    "Primary color": "Primärfarbe", "Next": "Weiter", "Theme": "Thema", "Copied %@.": "Kopiert: %@.",
    "No fonts match “%@”.": "Keine Schrift heißt „%@“.", "Not chosen yet": "Noch offen",
    "%@ of %@ crayons": "%@ von %@ Stiften", "Crayons": "Stifte", "Search crayons": "Stifte suchen",
    "Find a crayon, or paste a color": "Stift oder Farbe", "No crayons match “%@”.": "Kein Stift heißt „%@“.",
}  # fmt: skip


@pytest.fixture
def site():
    site = ChangingSite()
    yield site
    site.stop()


def translate(site, language):
    """Has a site speak another language, as the build does with a catalog that is translated."""
    page = site.answers["/index.html"]
    page.body = page.body.replace(b'<html lang="en"', b'<html lang="en" data-words="words.json"', 1)
    assert b"words.json" in page.body
    site.answers["/words.js"] = Answer((ROOT / "Web/host/words.js").read_bytes(), "text/javascript")
    table = json.dumps({language: GERMAN}, ensure_ascii=False).encode()
    site.answers["/words.json"] = Answer(table, "application/json")


@pytest.fixture
def speak(browser):
    """Has the browser ask for languages, the first of them before the others."""
    kept = []

    def ask(*languages):
        source = f"Object.defineProperty(navigator, 'languages', {{ value: {json.dumps(languages)} }})"
        command = "Page.addScriptToEvaluateOnNewDocument"
        kept.append(browser.driver.execute_cdp_cmd(command, {"source": source}))

    yield ask
    for one in kept:
        browser.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", one)


def test_a_translated_catalog_changes_the_page_and_no_code(browser, site, speak):
    translate(site, "de")
    page = Page(browser, site)
    speak("de-AT", "en")
    page.open("#/primary")
    page.until(lambda _: page.elements("heading", "Primärfarbe"), "the heading is German")
    assert page.element("button", "Weiter")
    assert page.run("return document.documentElement.lang") == "de-AT"
    page.open("#/crayons", fresh=False)
    page.until(lambda _: page.elements("heading", "Stifte"), "the list is German")
    page.type("searchbox", "Stifte suchen", "qqqqqq")
    said = "return document.querySelector('main').innerText.includes('Kein Stift heißt „qqqqqq“.')"
    page.until(lambda _: page.run(said), "the sentence is German")


def test_in_english_nothing_comes_for_it(browser, site, speak):
    translate(site, "de")
    page = Page(browser, site)
    speak("en-US", "de")
    page.open("#/primary")
    page.until(lambda _: page.elements("heading", "Primary color"), "the heading is English")
    page.look()
    assert page.run("return document.documentElement.lang") == "en"


def test_the_build_has_no_words_without_a_translation(tmp_path):
    subprocess.run([ROOT / "Scripts/words", ROOT / "iPhone/Tintype/Localizable.xcstrings", tmp_path], check=True)
    assert list(tmp_path.iterdir()) == []
    assert b"data-words" not in (BUILT / "index.html").read_bytes()


def test_the_build_takes_every_language_of_the_catalog(tmp_path):
    catalog = {
        "sourceLanguage": "en", "version": "1.0",
        "strings": {
            "Next": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Weiter"}},
                                       "fr": {"stringUnit": {"state": "translated", "value": "Suivant"}}}},
            "Back": {"extractionState": "manual"},
        },
    }  # fmt: skip
    (tmp_path / "catalog").write_text(json.dumps(catalog))
    subprocess.run([ROOT / "Scripts/words", tmp_path / "catalog", tmp_path], check=True)
    assert json.loads((tmp_path / "words.json").read_text()) == {"de": {"Next": "Weiter"}, "fr": {"Next": "Suivant"}}
