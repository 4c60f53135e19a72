# make run    sets up what is missing and serves the app on http://127.0.0.1:8080 (PORT changes it)
# make test   sets up what is missing and runs every test
# make bench  prints what the app weighs and how fast it is (WRITE=1 keeps it in docs/figures.md; ONLY="A first visit"
#             measures only what is titled so)
# make fuzz   feeds every reader a million inputs that look almost right, and the quickest ten million
# make format formats the code
# make install    installs the command, the page and the manual in /usr/local (PREFIX changes it, DESTDIR goes in front of it)
# make uninstall  removes them again
# make dist       makes a release's archives in dist

SHELL := /bin/bash
site := Web/.build/site
core := $(shell find Sources -name '*.swift') Package.swift
templates := Sources/Formats/Template/BuiltInTemplates.swift
command := $(shell find Command/Sources -type f) Command/Package.swift
page := $(wildcard Web/*.* Web/host/*.js Web/style/*.css)
tintype := Command/.build/release/tintype
native := Command/.build/native.done
portable := Command/.build/portable/release/tintype
package := Command/.build/package
wasm := Web/.build/tintype.wasm
module := Web/.build/tintype.tgz
fonts := Web/.build/fonts/included.css
whole := Web/.build/fonts/fonts/full/faces.txt
# Compiling a module keeps only one core busy most of the time, so three things are built or tested side by side.
MAKEFLAGS += --jobs=3

# For the scripts that install.
export PREFIX DESTDIR

# Where the site will be, if that's known: make site ADDRESS=https://example.org/tintype/
export ADDRESS

.PHONY: run test bench fuzz format install uninstall dist build site setup setup-fonts setup-test \
  test-swift test-iphone test-outsider test-libraries test-code test-exports test-agents test-installing test-module
.DELETE_ON_ERROR:

# The whole fonts, which take a minute or two and which only downloads need, come while the page is being used already.
run: $(native) $(site).done
	@[ $(site)/fonts/full/faces.txt -nt $(fonts) ] || echo "Fonts for downloads follow in about two minutes." >&2
	@$(MAKE) --jobs=1 $(site)/fonts/full/faces.txt </dev/null >/dev/null 2>&1 &
	@echo "Tintype is ready. Open this address in a browser. To stop, press Control-C." >&2
	@exec $(tintype) serve --site $(site)

build: $(native) site

site: $(site).done $(site)/fonts/full/faces.txt

# The downloads that take longest come while the compiler is already at work.
setup:
	@Scripts/setup build

setup-fonts: setup
	@Scripts/setup fonts

setup-test: setup-fonts
	@Scripts/setup test

$(templates): $(shell find Sources/Formats -name '*.template') Scripts/templates
	@Scripts/stage "Copying the templates" Scripts/templates

# The file says that both programs are built. To touch a program would have the tests link it again, while others run it.
$(native): $(core) $(command) Scripts/native | setup
	@Scripts/stage "Building the command (about two minutes)" Scripts/native $(tests)
	@touch $@

$(wasm): $(core) $(shell find Web/Sources -name '*.swift') Web/Package.swift Web/toolset.json Scripts/wasm Scripts/order-functions.swift | setup
	@Scripts/stage "Building the page's WebAssembly (about three minutes)" Scripts/wasm

# After the page's, because the two share a folder.
$(module): $(core) $(shell find Web/Sources JavaScript -type f) Web/Package.swift Web/toolset.json Scripts/wasm Scripts/module LICENSE | $(wasm) $(native)
	@Scripts/stage "Building the package for JavaScript (about two minutes)" Scripts/module $(module)

$(fonts): Scripts/fonts Scripts/requirements.txt Web/fonts/families.csv | setup-fonts
	@Scripts/stage "Cutting the page's fonts (about 20 s)" .venv/bin/python Scripts/fonts Web/.build/packages Web/.build/fonts

$(whole): $(fonts)
	@Scripts/stage "Preparing the whole fonts for downloads (about a minute)" .venv/bin/python Scripts/fonts --whole Web/.build/packages Web/.build/fonts

# Scripts/site copies them, too, if they're there by then.
$(site)/fonts/full/faces.txt: $(whole) | $(site).done
	@rm -rf $(@D)
	@cp -r $(dir $(whole)) $(@D).new
	@mv $(@D).new $(@D)

$(site).done: $(page) $(wasm) $(native) $(fonts) Scripts/site
	@Scripts/stage "Putting the page together (about 15 s)" Scripts/site $(site)

# The tests compile beside the page. The browsers come last, because they keep both cores busy by themselves.
test: tests := --build-tests
test: build test-swift test-iphone test-outsider test-libraries test-code test-exports test-agents test-installing test-module
	@Scripts/check-page

test-swift: $(native) setup-fonts
	@echo "Testing the core and the command." >&2
	@Scripts/in-one-piece Scripts/check-swift

# Make looks for more to do only when something ends: the templates, whose copying takes a second, come before the app's tests.
test-iphone: $(templates) | setup
	@echo "Testing the iPhone app." >&2
	@Scripts/in-one-piece Scripts/check-iphone

test-outsider: setup-test $(native)
	@echo "Testing the libraries from a package of somebody else's." >&2
	@Scripts/in-one-piece Scripts/check-outsider
	@Scripts/in-one-piece Scripts/check-plugin

test-libraries: $(native)
	@echo "Testing what the libraries promise." >&2
	@Scripts/in-one-piece Scripts/check-api
	@Scripts/in-one-piece Scripts/docs
	@Scripts/in-one-piece Scripts/typecheck-ui
	@Scripts/in-one-piece Scripts/typecheck-mac
	@Scripts/in-one-piece Scripts/typecheck-iphone

test-code: setup-test $(native)
	@Scripts/in-one-piece Scripts/check-code

test-exports: setup-test $(native) $(whole)
	@echo "Testing the exports in the programs that read them." >&2
	@Scripts/in-one-piece .venv/bin/python -m pytest --quiet Tests/Exports

test-agents: setup-test $(native) $(whole)
	@echo "Testing what agents call." >&2
	@Scripts/in-one-piece .venv/bin/python -m pytest --quiet Tests/Agents

test-installing: setup-test build
	@echo "Testing to install, and what packages Tintype." >&2
	@Scripts/in-one-piece .venv/bin/python -m pytest --quiet Tests/Installing

test-module: setup-test $(native) $(module)
	@echo "Testing the package for JavaScript." >&2
	@Scripts/in-one-piece .venv/bin/python -m pytest --quiet Tests/Module

install: $(package).done
	@Scripts/install $(package)

uninstall:
	@Scripts/uninstall

dist: $(package).done $(module)
	@Scripts/stage "Building the build plugin's tool to hand out" Scripts/artifact-bundle dist
	@Scripts/dist $(package) $(package).site dist $(module)

$(portable): $(core) $(command) Scripts/portable | setup
	@Scripts/stage "Building the command to install" Scripts/portable
	@touch $@

# The page by itself: what is served here has the files of the version before, too.
$(package).done: $(portable) $(site).done $(whole) Scripts/package Scripts/command-help LICENSE CHANGELOG.md
	@rm -rf $(package).site
	@Scripts/stage "Putting the page together to install" Scripts/site $(package).site
	@Scripts/stage "Laying out what is installed" Scripts/package $(portable) $(package).site $(package)
	@touch $@

bench: build
	@Scripts/setup bench
	@.venv/bin/python Benchmarks/Page/figures.py $(if $(WRITE),--write docs/figures.md) $(if $(ONLY),--only "$(ONLY)")

fuzz:
	swift run -c release --package-path Fuzz Fuzz

format:
	Scripts/swift-sources | xargs -d '\n' swift format --in-place
