"""The schema of tintype.json: editors must accept what `tintype build` accepts, and mark what it refuses."""

import json

import pytest
from jsonschema import Draft202012Validator

from conftest import THEMES, run

SCHEMA = json.loads(run("schema"))
THEME = THEMES["material"]


# None is a file or folder in the project's folder.
PATHS = ("", "/theme.css", "../theme.css", "a/../b.css", "a\\b.css", "C:/theme.css", 1, ".", "./", "./Tintype.json", "a\x7f")


def project(**output):
    return {"theme": THEME, "outputs": [{"format": "css", "path": "src/theme.css", **output}]}


def errors(document):
    return [error.message for error in Draft202012Validator(SCHEMA).iter_errors(document)]


def test_the_schema_is_one():
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize(
    "document",
    [
        project(),
        project(selector=".dark", prefix="acme-"),
        project(format="swift", path="./App/Theme.swift", access="public"),
        project(format="tokens", path="design", only=["primary", "ramps"], values="hex"),
        project(format="tokens", path="design", values="hex", only=["chart-1", "chart-1"]),
        project(format="shadcn", values="oklch"),
        project(format="gpl", path="theme.gpl", merge=False),
        project(merge=True),
        project(selector=":root[data-theme='very dark']", prefix="a1-b2"),
        project(format="bootstrap", path="theme.scss", selector="[data-bs-theme='dark']"),
        project(format="compose", path="Theme.kt", package="com.example.harbor"),
        {**project(), "ignore": ["src/old/", ["muted", "card"]]},
        {"theme": THEME, "outputs": [{"template": "a.template", "path": "a.html", "merge": True}]},
        {"$schema": "./tintype.schema.json", "version": 1, **project(fonts="none")},
        {"themes": {"day": THEME, "night": THEME}, "outputs": [{"format": "xcassets", "path": "{theme}/a.b"}]},
    ],
)
def test_what_a_build_accepts_is_valid(document, tmp_path):
    assert errors(document) == []
    (tmp_path / "a.template").write_text("<p>`primary hex`</p>")
    (tmp_path / "tintype.json").write_text(json.dumps(document))
    run("build", str(tmp_path))


@pytest.mark.parametrize(
    "document",
    [
        {},
        [],
        {"theme": THEME},
        {"theme": THEME, "outputs": []},
        {"theme": THEME, "themes": {"day": THEME}, "outputs": project()["outputs"]},
        {"themes": {}, "outputs": project()["outputs"]},
        {"themes": {"../day": THEME}, "outputs": [{"format": "css", "path": "{theme}.css"}]},
        {"version": 2, **project()},
        {"thme": THEME, **project()},
        {"theme": THEME, "outputs": [{"format": "css"}]},
        project(format="csss"),
        project(prefx="acme-"),
        project(access="public"),
        project(only=["primry"]),
        project(format="figma", path="figma", merge=True),
        project(merge="yes"),
        project(template="a.template"),
        {"theme": THEME, "outputs": [{"path": "a.html"}]},
        {"theme": THEME, "outputs": [{"template": "a.template", "path": "a.html", "prefix": "a-"}]},
        project(only="primary"),
        project(format="swift", access="private"),
        project(format="gpl", path="theme.gpl", fonts="public/fonts"),
        *[project(path=path) for path in PATHS],
        *[project(fonts=path) for path in PATHS],
        *[{"theme": THEME, "outputs": [{"template": path, "path": "a.html"}]} for path in (*PATHS, "a/", "{theme}.template")],
        *[{**project(), "ignore": [path]} for path in PATHS],
        *[project(prefix=prefix) for prefix in ("", "Acme-", "1a", "a--b", "dark", "a" * 41)],
        *[project(selector=selector) for selector in ("", "html", ":hover", ".a .b", ".a{", "[a", "." + "a" * 100)],
        project(format="bootstrap", path="theme.scss", selector="light-dark"),
        *[project(format="compose", path="Theme.kt", package=package) for package in ("", "1a", "a..b", "a-b")],
        project(format="tokens", path="design", values="hsl"),
        project(format="shadcn", values="hex"),
        project(only=[]),
        project(subset=[]),
        project(subset=["all", "latin"]),
    ],
)
def test_what_a_build_refuses_is_not(document, tmp_path):
    assert errors(document)
    (tmp_path / "tintype.json").write_text(json.dumps(document))
    with pytest.raises(Exception, match="exit status 2"):
        run("build", str(tmp_path))
