# make run    sets up what is missing and serves the app on http://127.0.0.1:8080 (PORT changes it)
# make test   sets up what is missing and runs every test
# make bench  prints what the app weighs and how fast it is (WRITE=1 keeps it in docs/figures.md; ONLY="A first visit"
#             measures only what is titled so)
# make fuzz   feeds every reader a million inputs that look almost right, and the quickest ten million
# make format formats the code

SHELL := /bin/bash
site := Web/.build/site
core := $(shell find Sources -name '*.swift') Package.swift
templates := Sources/Formats/Template/BuiltInTemplates.swift
command := $(shell find Command/Sources -type f) Command/Package.swift
page := Web/index.html Web/style.css Web/stage.css Web/library.css Web/takehome.css Web/custom.css Web/host.js Web/opening.js Web/worker.js Web/manifest.webmanifest \
  $(wildcard Web/host/*.js Web/style/*.css Web/icon-*.png)
tintype := Command/.build/release/tintype
prerender := Web/.build/debug/prerender
wasm := Web/.build/tintype.wasm
fonts := Web/.build/fonts/included.css
# Compiling a module keeps only one core busy most of the time, so three things are built or tested side by side.
MAKEFLAGS += --jobs=3

.PHONY: run test bench fuzz format build setup setup-fonts setup-test test-swift test-iphone test-outsider test-code test-exports
.DELETE_ON_ERROR:

run: build
	@echo "Tintype is ready. Open this address in a browser. To stop, press Control-C." >&2
	@exec $(tintype) serve --site $(site)

build: $(tintype) $(site).done

# What takes longest to get comes while the compiler is at work already.
setup:
	@Scripts/setup build

setup-fonts: setup
	@Scripts/setup fonts

setup-test: setup-fonts
	@Scripts/setup test

$(templates): $(shell find Sources/Formats -name '*.template') Scripts/templates
	@Scripts/templates

$(tintype): $(core) $(command) Scripts/native | setup
	@Scripts/stage "Building the command" Scripts/native $(tests)
	@touch $@

$(wasm): $(core) $(shell find Web/Sources -name '*.swift') Web/Package.swift Web/toolset.json Scripts/wasm | setup
	@Scripts/stage "Building the page's WebAssembly" Scripts/wasm

$(prerender): $(core) $(shell find Web/Sources/Prerender -name '*.swift') Web/Package.swift | setup
	@Scripts/stage "Building what renders the first screen" swift build --package-path Web --product prerender
	@touch $@

$(fonts): Scripts/fonts Scripts/requirements.txt Web/fonts/families.csv | setup-fonts
	@Scripts/stage "Preparing the page's fonts" .venv/bin/python Scripts/fonts Web/.build/packages Web/.build/fonts

$(site).done: $(page) $(wasm) $(prerender) $(fonts) Scripts/site
	@Scripts/stage "Putting the page together" Scripts/site $(site)

# The tests compile beside the page. The browsers come last, because they keep both cores busy by themselves.
test: tests := --build-tests
test: build test-swift test-iphone test-outsider test-code test-exports
	@Scripts/check-page

test-swift: $(tintype) setup-fonts
	@echo "Testing the core and the command." >&2
	@Scripts/in-one-piece Scripts/check-swift

test-iphone: | setup
	@echo "Testing the iPhone app." >&2
	@Scripts/in-one-piece Scripts/check-iphone

test-outsider: $(tintype)
	@echo "Testing the libraries from a package of somebody else's." >&2
	@Scripts/in-one-piece Scripts/check-outsider

test-code: setup-test $(tintype)
	@Scripts/in-one-piece Scripts/check-code

test-exports: setup-test $(tintype)
	@echo "Testing the exports in the programs that read them." >&2
	@Scripts/in-one-piece .venv/bin/python -m pytest --quiet Tests/Exports

bench: build
	@Scripts/setup bench
	@.venv/bin/python Benchmarks/Page/figures.py $(if $(WRITE),--write docs/figures.md) $(if $(ONLY),--only "$(ONLY)")

fuzz:
	swift run -c release --package-path Fuzz Fuzz

format:
	swift format --in-place --recursive Sources Tests Package.swift Command/Sources Command/Tests Command/Package.swift Web/Sources Web/Tests Web/Package.swift \
	  iPhone/Tintype iPhone/UIKit iPhone/CoreText iPhone/PhotosUI iPhone/UniformTypeIdentifiers iPhone/Tests iPhone/XCUIAutomation iPhone/UITests iPhone/Package.swift
