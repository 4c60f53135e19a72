"""Each tool does what it says, and says what would be right when it can't."""

import json
import subprocess

import pytest
from conftest import COMMAND, THEME
from jsonschema import Draft202012Validator

CALLS = {
    "suggest_themes": {"color": "seagreen", "lock": ["body=Lato"], "count": 3, "seed": 7},
    "pair_fonts": {"family": "Lato", "role": "title", "count": 3},
    "find_color": {"color": "indigo-500", "words": "blue", "set": "crayons", "count": 3},
    "contrast": {"text": "white", "background": "#767676"},
    "scheme": {"theme": THEME, "dark": True, "contrast": "high"},
    "check": {"theme": THEME},
    "report": {"theme": THEME},
    "export": {"theme": THEME, "format": "css", "prefix": "acme-"},
    "import": {"file": "https://coolors.co/264653-2a9d8f-e9c46a"},
    "init": {"theme": THEME, "outputs": ["css=src/theme.css"]},
    "build": {"dryRun": True},
}


def test_every_tool_has_schemas_and_answers_by_them(session):
    async def use(session):
        tools = (await session.list_tools()).tools
        assert {tool.name for tool in tools} == set(CALLS)
        for tool in tools:
            for schema in tool.input_schema, tool.output_schema:
                Draft202012Validator.check_schema(schema)
                assert all(member["description"] for member in schema["properties"].values())
            Draft202012Validator(tool.input_schema).validate(CALLS[tool.name])
            answer = await session.call_tool(tool.name, CALLS[tool.name])
            assert not answer.is_error, answer.content[0].text
            Draft202012Validator(tool.output_schema).validate(answer.structured_content)
            assert answer.content[0].text

    session(use)


def test_a_session_goes_from_words_to_a_file(session, tmp_path):
    async def use(session):
        async def ask(tool, **arguments):
            return (await session.call_tool(tool, arguments)).structured_content

        found = (await ask("find_color", words="green", set="css", count=50))["colors"]
        calm = next(color for color in found if 0.05 < color["oklch"][1] < 0.12)
        themes = (await ask("suggest_themes", color=calm["name"], count=3))["themes"]
        assert [theme["primary"] for theme in themes] == [calm["hex"]] * 3
        theme = themes[0]["theme"]
        assert (await ask("check", theme=theme))["passes"]
        done = (await ask("export", theme=theme, format="css", out="src/theme.css"))["done"]
        assert len(done) == 1 and done[0].startswith("Wrote ")
        assert (await ask("export", theme=theme, format="css", out="src/theme.css"))["done"] == []
        read = await ask("import", file="src/theme.css")
        assert read["theme"] == theme and not read["missing"] and not read["guesses"]

    session(use)
    assert "--on-primary:" in (tmp_path / "src/theme.css").read_text()


def test_a_project_begins_and_is_built(call, tmp_path):
    (tmp_path / "web").mkdir()
    assert "Call init first." in call("build", folder="web").content[0].text
    assert not call("init", folder="web", theme=THEME, outputs=["css=src/theme.css"]).is_error
    assert (tmp_path / "web/tintype.json").exists()
    assert "src/theme.css: new, " in call("build", folder="web", dryRun=True).structured_content["lines"][0]
    assert not (tmp_path / "web/src").exists()
    assert call("build", folder="web").structured_content["lines"][0] == "Wrote src/theme.css."
    again = call("init", folder="web", theme=THEME)
    assert again.is_error and "tintype.json already" in again.content[0].text
    assert "outside of the folder" in call("build", folder="..").content[0].text


def test_a_file_that_cannot_be_judged_keeps_no_other_from_being_checked(call, tmp_path):
    (tmp_path / "app.css").write_text(":root { --muted: #f1f5f9; --muted-foreground: #64748b }")
    themes = [f"[data-theme=t{index}] {{ --text: #111; --background: #fff }}\n" for index in range(1100)]
    (tmp_path / "themes.css").write_text("".join(themes))
    answer = call("check", file=".").structured_content
    assert len(answer["failures"]) == 1 and len(answer["errors"]) == 1 and "themes.css" in answer["errors"][0]


def test_many_files_are_listed_with_their_sizes_and_come_once(call):
    answer = call("export", theme=THEME, format="echarts")
    text, files = answer.content[0].text, answer.structured_content["files"]
    assert [f"{file['path']}, {file['bytes']} bytes" for file in files] == text.splitlines()
    assert [len(file["text"].encode()) for file in files] == [file["bytes"] for file in files]


def test_one_file_is_the_answer_and_comes_once(call):
    answer = call("export", theme=THEME, format="css")
    [file] = answer.structured_content["files"]
    assert len(answer.content[0].text.encode()) == file["bytes"]
    assert "text" not in file


@pytest.mark.parametrize("format", ["tokens", "html", "swiftpackage", "figma", "xcassets"])
def test_what_is_too_long_for_an_answer_is_listed_and_can_be_written(call, tmp_path, format):
    answer = call("export", theme=THEME, format=format)
    files = answer.structured_content["files"]
    assert not any("text" in file for file in files)
    assert f"{files[0]['path']}, {files[0]['bytes']} bytes" in answer.content[0].text
    assert "Give “out”" in answer.content[0].text
    assert len(answer.content[0].text) < 10_000
    call("export", theme=THEME, format=format, out="here")
    assert list(tmp_path.iterdir()) != []


def test_files_are_checked_and_fixed(call, tmp_path):
    sheet = tmp_path / "app.css"
    # The pair of shadcn/ui's first themes: 4.34:1 on muted.
    sheet.write_text(":root {\n  --muted: #f1f5f9;\n  --muted-foreground: #64748b;\n}\n")
    answer = call("check", file="app.css").structured_content
    [failure] = answer["failures"]
    assert not answer["passes"] and 4.3 < failure["ratio"] < 4.4 and failure["required"] == 4.5
    assert (failure["file"], failure["line"], failure["column"]) == ("app.css", 3, 23)
    assert call("check", file=".", fix=True).structured_content["fixed"] == 1
    assert sheet.read_text() == f":root {{\n  --muted: #f1f5f9;\n  --muted-foreground: {failure['suggestion']};\n}}\n"
    assert call("check", file="app.css").structured_content["passes"]


def test_what_a_baseline_knows_is_counted(call, tmp_path):
    (tmp_path / "app.css").write_text(":root { --card: #fff; --on-card: #999 }")
    subprocess.run([COMMAND, "check", ".", "--write-baseline"], cwd=tmp_path, check=True)
    answer = call("check", file=".").structured_content
    assert (answer["passes"], answer["known"], answer["failures"]) == (True, 1, [])
    (tmp_path / "new.css").write_text(":root { --card: #fff; --on-card: #aaa }")
    answer = call("check", file=".").structured_content
    assert [failure["file"] for failure in answer["failures"]] == ["new.css"]


def test_the_same_arguments_suggest_the_same_themes(call):
    one, same, other = (call("suggest_themes", seed=seed).structured_content for seed in (1, 1, 2))
    assert one == same != other
    assert len(one["themes"]) == 5


def test_contrast_is_cut_off_and_not_rounded(call):
    # White on #767676 is 4.5422…:1.
    answer = call("contrast", text="white", background="#767676").structured_content
    assert answer["ratio"] == 4.5422 and answer["aa"] and not answer["aaa"]


def test_a_scheme_is_the_one_of_the_command(call):
    roles = call("scheme", theme=THEME).structured_content["roles"]
    assert roles["primary"]["hex"] == "#3F51B5"
    assert roles["on-primary"]["on"] == ["primary"] and roles["on-primary"]["ratio"] >= 4.5


def test_export_without_a_place_answers_with_the_text(call, tmp_path):
    answer = call("export", theme=THEME, format="android")
    folders = {file["path"].split("/")[0] for file in answer.structured_content["files"]}
    assert {"values", "values-night"} <= folders
    assert list(tmp_path.iterdir()) == []


def test_merge_leaves_the_rest_of_a_file(call, tmp_path):
    (tmp_path / "app.css").write_text("body { margin: 0 }\n")
    call("export", theme=THEME, format="css", out="app.css", merge=True)
    text = (tmp_path / "app.css").read_text()
    assert text.startswith("body { margin: 0 }\n") and "--primary:" in text


@pytest.mark.parametrize(
    "tool, arguments, sentence",
    [
        ("contrast", {"text": "white"}, "“background” is missing. The color behind it, opaque."),
        ("contrast", {"colour": "white"}, "contrast takes no “colour”. It takes text and background."),
        ("suggest_themes", {"count": 0}, "“count” takes a whole number from 1 to 20."),
        ("suggest_themes", {"count": 2.5}, "“count” takes a whole number from 1 to 20."),
        ("suggest_themes", {"lock": "body=Lato"}, "“lock” takes a list of texts."),
        ("find_color", {}, "Give a “color” to be near to, “words”, or both."),
        ("export", {"theme": "primary=red", "format": "css"}, "This theme isn’t complete."),
        ("export", {"theme": THEME, "format": "ase"}, "isn’t text. Give “out”, a place to write it"),
        ("export", {"theme": THEME, "format": "css", "access": "public"}, "access"),
        ("export", {"theme": THEME, "format": "css", "merge": True}, "“merge” needs “out”, the file to merge into."),
        ("export", {"theme": THEME, "format": "css", "fonts": "fonts"}, "“fonts” needs “out”"),
        ("check", {"theme": "primary=nocolor"}, "nocolor"),
        ("check", {}, "Give either a “theme” or a “file”."),
        ("check", {"theme": THEME, "file": "a.css"}, "Give either a “theme” or a “file”."),
        ("check", {"theme": THEME, "fix": True}, "“fix” is for files"),
        ("check", {"file": "missing.css"}, "missing.css"),
        ("import", {"file": "missing.css"}, "No such file or directory"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(call, tool, arguments, sentence):
    answer = call(tool, **arguments)
    assert answer.is_error and answer.structured_content is None
    assert sentence in answer.content[0].text


def test_fonts_come_along(call, tmp_path):
    answer = call("export", theme=THEME, format="css", out="src/theme.css", fonts="public/fonts")
    assert not answer.is_error, answer.content[0].text
    assert any(path.suffix == ".woff2" for path in (tmp_path / "public/fonts").iterdir())
    assert "../public/fonts/" in (tmp_path / "src/theme.css").read_text()
    answer = call("export", theme=THEME, format="css", out="src/theme.css", fonts="../fonts")
    assert answer.is_error and "outside of the folder" in answer.content[0].text


@pytest.mark.parametrize("tool, argument", [("export", "out"), ("import", "file"), ("check", "file")])
def test_no_path_leads_out_of_the_folder(call, tmp_path, tmp_path_factory, tool, argument):
    outside = tmp_path_factory.mktemp("outside")
    (outside / "theme.css").write_text("--primary: red")
    (tmp_path / "link").symlink_to(outside)
    (tmp_path / "nothing").symlink_to(outside / "nothing")
    more = {"theme": THEME, "format": "css"} if tool == "export" else {}
    for path in "../theme.css", f"{outside}/theme.css", "link/theme.css", "new/../../theme.css", "nothing", "nothing/a":
        answer = call(tool, **more, **{argument: path})
        assert answer.is_error, path
        assert "outside of the folder" in answer.content[0].text or "link to nothing" in answer.content[0].text
    assert (outside / "theme.css").read_text() == "--primary: red" and len(list(outside.iterdir())) == 1


def test_a_folder_in_the_way_may_be_a_link_out(call, tmp_path, tmp_path_factory):
    outside = tmp_path_factory.mktemp("outside")
    (tmp_path / "res").mkdir()
    (tmp_path / "res/values").symlink_to(outside)
    answer = call("export", theme=THEME, format="android", out="res")
    assert answer.is_error and "outside of the folder" in answer.content[0].text
    assert list(outside.iterdir()) == [] and [path.name for path in (tmp_path / "res").iterdir()] == ["values"]


def test_a_path_may_be_absolute(call, tmp_path):
    assert not call("export", theme=THEME, format="css", out=f"{tmp_path}/a.css").is_error
    assert not call("import", file=str(tmp_path / "a.css")).is_error


def test_resources_can_be_read(session):
    async def use(session):
        resources = (await session.list_resources()).resources
        assert {"tintype://guide", "tintype://formats", "tintype://help/export"} <= {str(it.uri) for it in resources}
        for resource in resources:
            [contents] = (await session.read_resource(resource.uri)).contents
            assert contents.text and contents.mime_type == resource.mime_type
            if resource.mime_type.endswith("json"):
                json.loads(contents.text)

    session(use)
