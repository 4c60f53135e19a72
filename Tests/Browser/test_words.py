"""Where the String Catalog is translated, the page speaks the person's language. Where it isn't, nothing comes for it."""

import json
import subprocess
from pathlib import Path

from harness.changing_site import BUILT, Answer
from harness.page import Page

ROOT = Path(__file__).resolve().parents[2]
GERMAN = {
    "Primary color": "Primärfarbe", "Next": "Weiter", "Theme": "Thema", "Copied %@.": "Kopiert: %@.",
    "No fonts match “%@”.": "Keine Schrift heißt „%@“.", "Not chosen yet": "Noch offen",
    "%@ of %lld crayons": {"one": "%@ von %lld Stift", "other": "%@ von %lld Stiften"}, "Crayons": "Stifte", "Search crayons": "Stifte suchen",
    "%lld crayons": {"one": "Ein Stift", "other": "%lld Stifte"}, "Find a crayon, or paste a color": "Stift oder Farbe", "No crayons match “%@”.": "Kein Stift heißt „%@“.",
}  # fmt: skip



def translate(site, *languages):
    """Has a site speak German, too, as the build does with a catalog that is translated, to someone of these languages."""
    page = site.answers["/index.html"]
    page.body = page.body.replace(b'<html lang="en"', b'<html lang="en" data-words="words.json"', 1)
    assert b"words.json" in page.body
    asked = f"Object.defineProperty(navigator, 'languages', {{ value: {json.dumps(languages)} }});\n"
    script = asked.encode() + (ROOT / "Web/host/words.js").read_bytes()
    site.answers["/words.js"] = Answer(script, "text/javascript")
    table = json.dumps({"de": GERMAN}, ensure_ascii=False).encode()
    site.answers["/words.json"] = Answer(table, "application/json")


def test_a_translated_catalog_changes_the_page_and_no_code(browser, site):
    translate(site, "de-AT", "en")
    page = Page(browser, site)
    page.open("#/primary")
    page.until(lambda _: page.elements("heading", "Primärfarbe"), "the heading is German")
    assert page.element("button", "Weiter")
    assert page.run("return document.documentElement.lang") == "de-AT"
    page.open("#/crayons", fresh=False)
    page.until(lambda _: page.elements("heading", "Stifte"), "the list is German")
    says = "return document.querySelector('main').innerText.includes(arguments[0])"
    page.until(lambda _: page.run(says, "133 Stifte"), "the count is German, and in its form")
    page.type("searchbox", "Stifte suchen", "qqqqqq")
    page.until(lambda _: page.run(says, "Kein Stift heißt „qqqqqq“."), "the sentence is German")


# What the page does once it has opened; done when it has.
SPEAK = "const [done] = arguments; import(new URL('words.js', document.baseURI)).then((part) => part.speak('words.json')).then(done);"


def test_in_english_no_table_is_asked_for(browser, site):
    translate(site, "en-US", "de")
    page = Page(browser, site)
    page.open("#/primary")
    page.driver.execute_async_script(SPEAK)
    assert page.elements("heading", "Primary color")
    assert page.run("return document.documentElement.lang") == "en"
    assert "/words.json" not in site.asked


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
            "%lld fonts": {"localizations": {"pl": {"variations": {"plural": {
                kind: {"stringUnit": {"state": "translated", "value": "%lld " + word}}
                for kind, word in {"few": "kroje", "many": "krojów", "other": "kroju"}.items()}}}}},
        },
    }  # fmt: skip
    (tmp_path / "catalog").write_text(json.dumps(catalog))
    subprocess.run([ROOT / "Scripts/words", tmp_path / "catalog", tmp_path], check=True)
    assert json.loads((tmp_path / "words.json").read_text()) == {
        "de": {"Next": "Weiter"}, "fr": {"Next": "Suivant"},
        "pl": {"%lld fonts": {"few": "%lld kroje", "many": "%lld krojów", "other": "%lld kroju"}},
    }  # fmt: skip
