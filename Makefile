# pbp: play-by-post game processor.
#
#   make            build/pbp and build/pbp-deliver
#   make test       every ordinary test; prints "N passed, N failed" last
#   make demo       plays a small game from a real mailbox, into demo/
#   make frauds honest secrets recorded answered whole sweep long checked   in full what it tries a part of
#   make all-tests  the whole matrix, some hours: sanitizers, faults at every call, real mail servers, mutants, fuzzers
#   make checker    build/pbp-checker.js: the site lets players try their orders; needs emscripten
#   make bench asan fuzz sweep axe real mutants language rules layers lint format install
#
# DEVELOPER=1 adds -Werror and the strict set. B=DIR builds elsewhere.

B ?= build
# V=1 shows the commands
V ?= 0
Q_0 = @
Q = $(Q_$(V))
CC ?= gcc
BISON ?= bison
FLEX ?= flex
PREFIX ?= /usr/local
DESTDIR ?=

DRAW_PACKAGES = librsvg-2.0 libgvc libcgraph jansson
POST_PACKAGES = libcurl jansson
PACKAGES = libgit2 gmime-3.0 jansson libsodium libxml-2.0 zlib libcrypto libdeflate
# What a target needs and this machine lacks is said with the line that installs it.
missing = $(strip $(shell for p in $(1); do pkg-config --exists $$p 2>/dev/null || echo $$p; done))
ifeq ($(filter clean format layers help,$(MAKECMDGOALS)),)
ifneq ($(call missing,$(PACKAGES) $(DRAW_PACKAGES) $(POST_PACKAGES)),)
$(error not installed: $(call missing,$(PACKAGES) $(DRAW_PACKAGES) $(POST_PACKAGES)); `./setup $(MAKECMDGOALS)` installs what is needed and goes on)
endif
PKG_CFLAGS := $(shell pkg-config --cflags $(PACKAGES) | sed 's/-I/-isystem /g')
PKG_LIBS := $(shell pkg-config --libs $(PACKAGES))
DRAW_CFLAGS := $(shell pkg-config --cflags $(DRAW_PACKAGES) | sed 's/-I/-isystem /g')
DRAW_LIBS := $(shell pkg-config --libs $(DRAW_PACKAGES)) -lm
POST_CFLAGS := $(shell pkg-config --cflags $(POST_PACKAGES) | sed 's/-I/-isystem /g')
POST_LIBS := $(shell pkg-config --libs $(POST_PACKAGES))
endif

# What is asked a million times is compiled with -O2; the rest waits for it, and compiles in half of the time. -g1 is what
# backtraces need; for a debugger OPT="-O1 -g", which goes for all.
QUICK = base mail order play report store world
OPT_QUICK := $(or $(OPT),-O2 -g1)
OPT_TESTS := $(or $(OPT),-O0 -g1)
OPT ?= -O1 -g1
WARN = -Wall -Wextra -Wshadow -Wpointer-arith -Wcast-qual -Wwrite-strings -Wstrict-prototypes \
       -Wmissing-prototypes -Wold-style-definition -Wvla -Wundef -Wformat=2 -Wno-format-nonliteral \
       -Wno-missing-field-initializers
ifdef DEVELOPER
WARN += -Werror
endif
ALL_CFLAGS = -std=c11 -D_GNU_SOURCE $(OPT) $(WARN) -fno-common -ffile-prefix-map=$(CURDIR)=. \
             -Isrc -I$(B)/gen -include base/banned.h $(CFLAGS)
# At each start every name that a library needs is looked for in one library after the other: those that have most come first.
ALL_LIBS = $(LDFLAGS) -lc -lcrypto -lglib-2.0 -lgobject-2.0 $(PKG_LIBS) $(LIBS)

SOURCES := $(sort $(wildcard src/*/*.c src/rules/*/*.c))
MAINS = src/app/main.c src/app/deliver.c
# a program of its own: pbp links nothing that draws
DRAW := $(patsubst src/%.c,$(B)/%.o,$(wildcard src/draw/*.c))
# another: nor that speaks to a network
POST := $(patsubst src/%.c,$(B)/%.o,$(wildcard src/post/*.c))
GENERATED := $(patsubst grammar/%.l,$(B)/gen/%.lex.c,$(wildcard grammar/*.l)) \
             $(patsubst grammar/%.y,$(B)/gen/%.tab.c,$(wildcard grammar/*.y)) \
             $(patsubst grammar/%.words,$(B)/gen/%.words.c,$(wildcard grammar/*.words))
TABLES = $(B)/gen/lexicon.inc $(B)/gen/phrases.inc $(B)/gen/reader.inc $(B)/gen/likely.inc $(B)/gen/analogy.inc $(B)/gen/answers.inc $(B)/gen/replies.inc $(B)/gen/ends.inc $(B)/gen/leads.inc $(B)/gen/withholds.inc
# What decides how a mail is understood: its hash is the reader's version, which games record.
READER := $(sort $(wildcard grammar/* src/base/*.[ch] src/mail/*.[ch] src/order/*.[ch] \
            $(foreach floor,bind frame verdict engine speech request answer hear,src/$(floor)/*.[ch]) \
            src/rules/*/*.[ch]) src/disk/judge.c src/disk/pgp.c)
OBJECTS := $(patsubst src/%.c,$(B)/%.o,$(filter-out $(MAINS) src/draw/% src/post/%,$(SOURCES))) $(GENERATED:.c=.o)
LEARN := $(patsubst src/%.c,$(B)/%.o,$(filter-out src/base/board%,$(wildcard src/base/*.c)))
TESTS := $(patsubst tests/unit/%.c,$(B)/tests/%,$(sort $(wildcard tests/unit/*/test_*.c)))
BENCHES := $(patsubst tests/%.c,$(B)/%,$(sort $(wildcard tests/bench/bench_*.c)))
BINARIES := $(patsubst src/app/%.c,$(B)/%,$(wildcard $(MAINS)))
BINARIES := $(patsubst $(B)/main,$(B)/pbp,$(patsubst $(B)/deliver,$(B)/pbp-deliver,$(BINARIES)))

BINARIES += $(patsubst %,$(B)/pbp-draw,$(firstword $(DRAW))) $(patsubst %,$(B)/pbp-post,$(firstword $(POST)))

all: $(or $(BINARIES),$(B)/libpbp.a)

$(B)/pbp: $(B)/app/main.o $(B)/libpbp.a
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) -o $@ $^ $(ALL_LIBS)

# deliver must be small and unable to fail: neither libgit2 nor GMime
$(B)/pbp-deliver: $(B)/app/deliver.o $(B)/libpbp.a
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) -o $@ $^ $(LDFLAGS) -lsodium -Wl,--as-needed

$(B)/pbp-draw: $(DRAW) $(B)/libpbp.a
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) -o $@ $^ $(LDFLAGS) $(DRAW_LIBS) -lsodium -Wl,--as-needed

$(DRAW): $(B)/draw/%.o: src/draw/%.c
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) -DPRINTS_BY_SCREEN $(DRAW_CFLAGS) -MMD -MP -c -o $@ $<

$(B)/pbp-post: $(POST) $(B)/libpbp.a
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) -o $@ $^ $(LDFLAGS) $(POST_LIBS) -Wl,--as-needed $(PKG_LIBS)

$(POST): $(B)/post/%.o: src/post/%.c
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) -DPRINTS_BY_SCREEN $(POST_CFLAGS) -MMD -MP -c -o $@ $<

# The checker in the page (src/check): what hears an order, as WebAssembly. It needs emscripten and nothing else: of libsodium
# and Jansson it has what stands in for them in src/check/dry, and of Jansson the header.
EMCC ?= emcc
CHECKER_FLOORS = base order world play bind frame verdict engine speech request answer hear check
CHECKER_SOURCES = $(filter-out src/base/file.c src/base/folder.c,$(wildcard $(CHECKER_FLOORS:%=src/%/*.c))) \
	$(wildcard src/rules/*.c src/rules/*/*.c src/check/dry/*.c) $(CHECKER_REPORT:%=src/report/%.c)
CHECKER_REPORT = receipt receipt_lines letter wrap escape moment value templates mustache mustache_read
CHECKER_OBJECTS = $(CHECKER_SOURCES:src/%.c=$(B)/checker/%.o) $(GENERATED:$(B)/%.c=$(B)/checker/%.o)
CHECKER_CALLS = _page_room,_page_give,_page_open,_page_own,_page_say,_page_answer,_page_answer_size
CHECKER_FLAGS = -std=c11 -D_GNU_SOURCE -O2 -Isrc -Isrc/check/dry -I$(B)/gen -include base/banned.h -idirafter /usr/include

checker: $(B)/pbp-checker.js
CHECKER_LETTERS = $(wildcard templates/letters/receipt-*.txt)
# a script that works from the disk too, where pages may fetch nothing: all in it as text
$(B)/pbp-checker.js: $(B)/checker/checker.wasm src/check/loader.js $(wildcard games/*/phrases) $(CHECKER_LETTERS)
	@{ cat src/check/loader.js; echo 'pbpChecker.texts = {'; \
		for f in games/*/phrases; do n=$${f%/phrases}; echo "\"phrases/$${n#games/}\": \"$$(base64 -w0 $$f)\","; done; \
		for f in $(CHECKER_LETTERS); do echo "\"$$f\": \"$$(base64 -w0 $$f)\","; done; \
		echo '};'; printf 'pbpChecker.code = "%s";\n' "$$(base64 -w0 $<)"; } >$@.new && mv $@.new $@
$(B)/checker/checker.wasm: $(CHECKER_OBJECTS)
	$(if $(Q),@echo "  EMCC  $@")
	$(Q)$(EMCC) -O2 --no-entry -sSTANDALONE_WASM -sALLOW_MEMORY_GROWTH -sEXPORTED_FUNCTIONS=$(CHECKER_CALLS) -o $@ $^
$(B)/checker/%.o: src/%.c | $(GENERATED) $(TABLES)
	@command -v $(EMCC) >/dev/null || { echo "make: emscripten is not installed: \`./setup checker\` installs it and goes on" >&2; exit 1; }
	@mkdir -p $(@D)
	$(if $(Q),@echo "  EMCC  $@")
	$(Q)$(EMCC) $(CHECKER_FLAGS) -MMD -MP -c -o $@ $<
# musl's strerror_r is another; nothing here asks the system for anything
$(B)/checker/base/err.o: CHECKER_FLAGS += -Wno-int-conversion
$(B)/checker/gen/%.o: $(B)/gen/%.c | $(GENERATED) $(TABLES)
	@mkdir -p $(@D)
	$(Q)$(EMCC) $(CHECKER_FLAGS) -MMD -MP -c -o $@ $<

$(B)/libpbp.a: $(OBJECTS)
	@rm -f $@
	$(Q)ar rcsD $@ $^

$(filter $(QUICK:%=$(B)/%/%),$(OBJECTS)): private OPT = $(OPT_QUICK)
$(GENERATED:.c=.o): private OPT = $(OPT_QUICK)
# what the programs are made of that make tables comes before the tables
$(filter-out $(LEARN),$(OBJECTS)) $(B)/app/main.o $(B)/app/deliver.o: | $(GENERATED) $(TABLES)
$(B)/%.o: src/%.c
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) -DPRINTS_BY_SCREEN $(PKG_CFLAGS) -MMD -MP -c -o $@ $<

$(B)/gen/%.o: $(B)/gen/%.c | $(GENERATED)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -Wno-unused -Wno-sign-compare -Wno-missing-prototypes -MMD -MP -c -o $@ $<

$(B)/gen/reader.inc: $(READER)
	@mkdir -p $(@D)
	@printf '"%.12s"\n' "$$(cat $(READER) | sha256sum)" >$@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(B)/gen/%.lex.c: grammar/%.l $(wildcard grammar/*.def)
	@mkdir -p $(@D)
	$(Q)$(FLEX) -o $@ --header-file=$(@:.c=.h) $<

$(B)/gen/%.tab.c: grammar/%.y
	@mkdir -p $(@D)
	$(Q)$(BISON) -Wall -Werror -o $@ --header=$(@:.c=.h) $<

# what every word may be
$(B)/gen/lexicon.inc: grammar/lexicon.def grammar/lexicon.awk
	@mkdir -p $(@D)
	$(Q)LC_ALL=C awk -f grammar/lexicon.awk $< >$@.new && mv $@.new $@

# the exact sentences
PHRASES = $(addprefix grammar/,finished.def ending.def assent.def courtesy.def facts.def recant.def remarks.def)
$(B)/gen/phrases.inc: $(PHRASES) grammar/phrases.awk
	@mkdir -p $(@D)
	$(Q)LC_ALL=C awk -f grammar/phrases.awk $(PHRASES) >$@.new && mv $@.new $@

# what mails of each kind are like, and of what matter questions are, counted by a program that runs here
$(B)/learn: grammar/learn.c src/order/talk_traits.c src/order/talk_traits.h src/order/learned.h src/order/likely.h $(LEARN)
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) -DPRINTS_BY_SCREEN -o $@ $(filter-out %.h,$^) $(LDFLAGS) -lsodium
MATTER = $(sort $(wildcard maps/*.map)) grammar/asked.examples grammar/asks.def $(sort $(wildcard games/*/answers))
$(B)/gen/likely.inc: $(B)/learn grammar/talk.examples grammar/withheld.examples grammar/ordered.examples grammar/matter.awk $(MATTER)
	@mkdir -p $(@D)
	$(Q)cat grammar/talk.examples grammar/ordered.examples grammar/withheld.examples >$(B)/gen/talk.examples
	$(Q)LC_ALL=C awk -f grammar/matter.awk $(MATTER) >$(B)/gen/matter.examples
	$(Q)$< asked=grammar/asked.examples talk=$(B)/gen/talk.examples matter=$(B)/gen/matter.examples >$@.new && mv $@.new $@

# which orders sentences are, learned by another
$(B)/teach: grammar/teach.c grammar/svm.c src/order/analogy_traits.c grammar/svm.h src/order/lean.h src/order/analogy.h \
		src/order/analogy_forms.h src/order/analogy_traits.h $(LEARN)
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) -O2 -ffp-contract=off -DPRINTS_BY_SCREEN -o $@ $(filter-out %.h,$^) $(LDFLAGS) -lsodium -lm
$(B)/gen/analogy.inc: $(B)/teach grammar/analogy.examples grammar/analogy2.examples
	@mkdir -p $(@D)
	$(Q)cat grammar/analogy.examples grammar/analogy2.examples >$(B)/gen/analogy.examples
	$(Q)$< $(B)/gen/analogy.examples >$@.new && mv $@.new $@

# what answers say, learned likewise
$(B)/lean: grammar/lean.c grammar/svm.c src/order/talk_traits.c grammar/svm.h src/order/lean.h src/order/talk_traits.h $(LEARN)
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) -O2 -ffp-contract=off -DPRINTS_BY_SCREEN -o $@ $(filter-out %.h,$^) $(LDFLAGS) -lsodium -lm
$(B)/gen/answers.inc $(B)/gen/replies.inc: $(B)/gen/%.inc: grammar/%.examples $(B)/lean
	@mkdir -p $(@D)
	$(Q)$(B)/lean $* $< >$@.new && mv $@.new $@
$(B)/gen/withholds.inc: $(B)/lean grammar/talk.examples grammar/withheld.examples
	@mkdir -p $(@D)
	$(Q)cat grammar/withheld.examples grammar/talk.examples >$(B)/gen/beside.examples
	$(Q)$< withholds $(B)/gen/beside.examples >$@.new && mv $@.new $@
# ... and what leads up to orders; of those above what a colon stands behind
$(B)/gen/leads.inc: $(B)/lean grammar/leads.examples grammar/talk.examples grammar/withheld.examples
	@mkdir -p $(@D)
	$(Q){ cat grammar/leads.examples; echo '@@ own'; sed -n 's/:$$//p' grammar/talk.examples; \
		echo '@@ others'; sed -n 's/:$$//p' grammar/withheld.examples; } >$(B)/gen/leads.examples
	$(Q)$< leads $(B)/gen/leads.examples >$@.new && mv $@.new $@

# what says that a turn is over
$(B)/ends: grammar/ends.c grammar/svm.c src/order/ends_traits.c grammar/svm.h src/order/lean.h src/order/ends_traits.h \
		grammar/ending.def grammar/ends.def $(LEARN)
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) -O2 -ffp-contract=off -DPRINTS_BY_SCREEN -o $@ $(filter-out %.h %.def,$^) $(LDFLAGS) -lsodium -lm
$(B)/gen/ends.inc: $(B)/ends grammar/ends.examples
	@mkdir -p $(@D)
	$(Q)$< grammar/ends.examples >$@.new && mv $@.new $@

# a word list as it stands, one string
$(B)/gen/%.words.c: grammar/%.words
	@mkdir -p $(@D)
	$(Q){ echo '#include <stddef.h>'; echo 'extern const char $*_words[]; extern const size_t $*_size;'; \
		echo 'const char $*_words[] ='; sed 's/.*/"&\\n"/' $<; echo ';'; \
		echo 'const size_t $*_size = sizeof $*_words - 1;'; } >$@

# what is tested is compiled as it is shipped; what tests it runs once
$(B)/tests/%: private OPT = $(OPT_TESTS)

$(TESTS:=.o): $(B)/tests/%.o: tests/unit/%.c
	@pkg-config --exists cmocka || { echo "make: cmocka is not installed: \`./setup $(or $(filter test unit asan sweep language rules mutants long fair,$(MAKECMDGOALS)),test)\` installs it and goes on" >&2; exit 1; }
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) -Dmain=$(*F)_main $(PKG_CFLAGS) -Wno-missing-prototypes -Itests/unit -MMD -MP -c -o $@ $<
$(TESTS:=.o): | $(GENERATED) $(TABLES)

# (the names of what a floor's tests are made of are known only when one of them is asked for)
.SECONDEXPANSION:
# the tests of a floor are one program, which is linked once and has their names: it does what it is called
$(B)/tests/%/all: $$(addprefix $(B)/tests/$$*/,$$(addsuffix .o,$$(basename $$(notdir $$(wildcard tests/unit/$$*/test_*.c))))) $(B)/libpbp.a
	$(if $(Q),@echo "  CC  $@")
	@{ echo '#include <string.h>'; \
		for t in $(basename $(notdir $(filter %.o,$^))); do echo "int $${t}_main(int argc, char **argv);"; done; \
		echo 'int main(int argc, char **argv) { const char *at = strrchr(argv[0], 47), *name = at ? at + 1 : argv[0];'; \
		for t in $(basename $(notdir $(filter %.o,$^))); do echo "if (!strcmp(name, \"$$t\")) return $${t}_main(argc, argv);"; done; \
		echo 'return 2; }'; } >$@.c
	$(Q)$(CC) $(ALL_CFLAGS) -o $@ $@.c $^ $(ALL_LIBS) -lcmocka
$(TESTS): %: $$(@D)/all
	@ln -sf all $@

$(B)/tests/language: tests/grammar/language.c $(B)/libpbp.a
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -MMD -MP -o $@ $< $(B)/libpbp.a $(ALL_LIBS)

# pbp as suites start it, a thousand times: loaded once, and a process for each command
$(B)/tests/ready/pbp: tests/toys/ready.c tests/toys/ready.h $(B)/app/main.o $(B)/libpbp.a
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)objcopy --redefine-sym main=pbp_main $(B)/app/main.o $@.main.o
	$(Q)$(CC) $(ALL_CFLAGS) -o $@ $< $@.main.o $(B)/libpbp.a $(ALL_LIBS)
	@for beside in draw post deliver; do ln -sf ../../pbp-$$beside $(@D); done
$(B)/tests/ask/pbp: tests/toys/ask.c tests/toys/ready.h
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) -std=c11 -D_GNU_SOURCE -O1 $(WARN) -static -o $@ $<
	@for beside in draw post deliver; do ln -sf ../../pbp-$$beside $(@D); done

# pbp with a ruleset of the tests in place of those there are
$(B)/tests/feud: tests/toys/feud.c $(B)/app/main.o $(B)/libpbp.a
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -MMD -MP -o $@ $< $(B)/app/main.o $(B)/libpbp.a $(ALL_LIBS)

# the game of docs/rulesets.md, as a program of its own; and how well its orders are understood
WRECKERS = $(wildcard tests/toys/wreckers/*.[ch])
$(B)/tests/wreckers: $(WRECKERS) $(B)/app/main.o $(B)/libpbp.a
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -o $@ $(filter %.c %.o %.a,$^) $(ALL_LIBS)

$(B)/tests/wreckers-language: $(WRECKERS) tests/grammar/language.c $(B)/libpbp.a
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -o $@ $(filter %.c %.a,$^) $(ALL_LIBS)

# pbp as a cheating host builds it
$(B)/tests/loaded: tests/toys/loaded.c $(B)/app/main.o $(B)/libpbp.a
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -MMD -MP -o $@ $< $(B)/app/main.o $(B)/libpbp.a $(ALL_LIBS) \
		-Wl,--wrap=dice_init,--wrap=units_take_tired

# the checker as a page calls it, without WebAssembly
$(B)/tests/checker: tests/checker/native.c $(B)/libpbp.a
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -MMD -MP -o $@ $< $(B)/libpbp.a $(ALL_LIBS)

# signs a forged history with its key, as a cheating host would
$(B)/tests/resign: tests/toys/resign.c $(B)/libpbp.a
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -MMD -MP -o $@ $< $(B)/libpbp.a $(ALL_LIBS)

# lays out commits and takes them in again, for forged histories
$(B)/tests/forge: tests/toys/forge.c
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -MMD -MP -o $@ $< $(LDFLAGS) $(shell pkg-config --libs libgit2)

# every input that a fuzzer once found something with, and some that say what inputs are like
$(B)/tests/fuzz: $(wildcard tests/fuzz/*.[ch]) $(B)/libpbp.a
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -Itests/fuzz -o $@ $(filter %.c,$^) $(B)/libpbp.a $(ALL_LIBS)

# how well orders are understood: the half of the corpus that is built on, and the half held out
language: $(B)/tests/language
	@for half in built held; do $< tests/grammar/$$half/*.t; done

$(B)/bench/%: tests/bench/%.c $(B)/libpbp.a
	@mkdir -p $(@D)
	$(if $(Q),@echo "  CC  $@")
	$(Q)$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -MMD -MP -o $@ $< $(B)/libpbp.a $(ALL_LIBS)

# figures are printed beside their floors, never judged
bench: all $(BENCHES) $(B)/bench/report
	@for b in $(BENCHES); do echo "$${b##*/}:"; "$$b" || exit 1; done
	@echo verify:; B=$(B) sh tests/bench/bench_verify.sh
	@echo deliver:; B=$(B) sh tests/bench/bench_deliver.sh
	@echo lines:; B=$(B) sh tests/bench/bench_lines.sh
	@echo big:; B=$(B) sh tests/bench/bench_big.sh
	@echo pages:; B=$(B) python3 tests/bench/bench_pages.py
	@echo end:; B=$(B) python3 tests/bench/bench_end.py
	@echo checker:; B=$(B) python3 tests/bench/bench_checker.py

unit: $(TESTS)
	@tests/run --unit $(TESTS)

test-built: all $(B)/refusal.so $(B)/hurry.so $(TESTS) $(B)/tests/ready/pbp $(B)/tests/ask/pbp $(B)/tests/language $(B)/tests/feud $(B)/tests/loaded \
	$(B)/tests/wreckers $(B)/tests/wreckers-language $(B)/tests/resign $(B)/tests/forge $(B)/tests/checker $(B)/tests/fuzz
test: test-built
	@B=$(B) tests/run $(TESTS) $(B)/tests/fuzz

# the texts that tests compare with are written anew, to be read as a diff
golden: all $(B)/tests/report/test_receipts $(B)/tests/report/test_reports $(B)/tests/scenario/test_mail_orders
	@for t in $(filter %/test_receipts %/test_reports,$^); do PBP_GOLDEN=write $$t >/dev/null || exit 1; done
	@$(B)/tests/scenario/test_mail_orders --write
	@PBP_GOLDEN=write B=$(B) sh tests/suites/letters.sh

layers:
	@tests/layers

# every rule of every rulebook has a proof
rules:
	@tests/rules

# and would be missed
mutants:
	$(MAKE) B=$(B)/mutants CFLAGS="$(CFLAGS) -DPBP_MUTANTS" $(B)/mutants/pbp $(B)/mutants/tests/wreckers
	@tests/mutants $(B)/mutants

# Everything under the sanitizers, every arena piece a malloc of its own.
asan:
	SLOW=10 ASAN_OPTIONS=detect_leaks=1:abort_on_error=0 UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1 \
	$(MAKE) B=$(B)/asan OPT="-O1 -g" \
		CFLAGS="-fsanitize=address,undefined -fno-sanitize-recover=undefined -DARENA_DEBUG" test

# Every parser is fed with anything for T seconds, under clang's libFuzzer and sanitizers; what it finds
# lies in $(B)/fuzz/found and belongs into tests/fuzz/corpus/TARGET once it is mended.
T ?= 20
TARGETS ?= mailbox mail html auth token signature orders map game scenario rows
fuzz:
	$(MAKE) B=$(B)/fuzz CC=clang OPT="-O1 -g" \
		CFLAGS="-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined -DARENA_DEBUG -DFUZZING" \
		LDFLAGS="-fsanitize=fuzzer" $(B)/fuzz/tests/fuzz
	@tests/fuzz/run $(B)/fuzz/tests/fuzz $(T) $(TARGETS)

# Both compilers, the strict set, no warning.
warnings:
	$(MAKE) B=$(B)/gcc CC=gcc DEVELOPER=1 all
	$(MAKE) B=$(B)/clang CC=clang DEVELOPER=1 all

lint: $(GENERATED) $(TABLES)
	shellcheck -x -S error -s sh setup .ci/run tests/run tests/layers tests/circles tests/suites/*.sh \
		tests/real/run tests/real/machine tests/real/*.sh
	cppcheck --quiet --std=c11 --enable=warning,performance,portability --inline-suppr \
		$(patsubst %,--suppress=%,$(CPPCHECK_BLIND)) --error-exitcode=1 -j2 -Isrc -I$(B)/gen src
	printf '%s\n' $(SOURCES) | xargs -n 8 -P 2 sh -c 'clang-tidy --quiet "$$@" -- -std=c11 -D_GNU_SOURCE \
		-Isrc -I$(B)/gen -include src/base/banned.h $(PKG_CFLAGS) 2>/dev/null' tidy
# what cppcheck 2.10 gets wrong: members of compound literals, _Noreturn functions, Jansson's loops
CPPCHECK_BLIND = missingIncludeSystem uninitvar legacyUninitvar unknownMacro nullPointerRedundantCheck \
	returnDanglingLifetime uninitStructMember

format:
	clang-format-14 -i $(wildcard src/*/*.[ch] src/rules/*/*.[ch] tests/unit/*/*.[ch]) $(WRECKERS)

# what the checker in the page says, against `pbp check`, on every line of tests/grammar; needs emscripten, and node to run it
checked: all checker
	@tests/checker/compare $(B)/pbp $(B)/pbp-checker.js

# ten million dice of 2 to 100 sides each, by chi-square
fair: $(B)/tests/play/test_dice
	PBP_FAIR=1 $<

# kills a run at each of its system calls, refuses them, refuses memory: what the next run makes of it
sweep: all $(B)/refusal.so
	@B=$(B) tests/sweep 1
	@WHOLE=1 B=$(B) sh tests/suites/process.sh

$(B)/%.so: tests/faults/%.c
	$(Q)$(CC) $(ALL_CFLAGS) -shared -fPIC -o $@ $<

# The site in a browser: what axe-core finds, and what its script does. SHOTS=DIR leaves pictures of the pages there.
AXE = axe-core@4.10.2
axe: all
	@command -v chromium >/dev/null && command -v npm >/dev/null || { echo "make: chromium or npm is not installed: \`./setup axe\` installs them and goes on" >&2; exit 1; }
	@npm install --prefix $(B)/axe --no-save --silent $(AXE)
	@B=$(B) tests/axe $(B)/pbp $(B)/axe $(SHOTS)

# by mail with Postfix, Exim, Dovecot, mbsync, fetchmail and procmail, as docs/mail.md says; needs root and apt
real: all
	@B=$(B) tests/real/run

# the dice against exact values, 200,000 battles a setting; a hundred thousand random turns of Global Domination; thousands of games by random players; more mails of no sense
CHANCE = $(B)/tests/bind/test_salad $(B)/tests/engine/test_restore $(B)/tests/scenario/test_odd_mails $(B)/tests/scenario/test_cost \
	$(B)/tests/scenario/test_pages $(B)/tests/report/test_receipts $(B)/tests/letters/test_lore
long: $(B)/tests/rules/test_battles $(B)/tests/rules/test_gd_properties $(B)/tests/rules/test_states_games $(B)/tests/rules/test_gilmoria_games $(B)/tests/rules/test_heg_games $(CHANCE)
	PBP_BATTLES=200000 $(B)/tests/rules/test_battles
	PBP_TURNS=100000 $(B)/tests/rules/test_gd_properties
	PBP_GAMES=1000 $(B)/tests/rules/test_states_games
	PBP_GAMES=1000 $(B)/tests/rules/test_gilmoria_games
	PBP_GAMES=200 $(B)/tests/rules/test_heg_games
	for test in $(CHANCE); do WHOLE=1 $$test || exit 1; done

# What a cheating host may try, and what an honest one does: docs/trust.md
frauds: all $(B)/tests/feud $(B)/tests/loaded $(B)/tests/resign $(B)/tests/forge
	@WHOLE=1 MAILS=50 B=$(B) sh tests/suites/frauds.sh
	@B=$(B) sh tests/suites/trust.sh
	@WHOLE=1 B=$(B) sh tests/suites/believed.sh
	@B=$(B) sh tests/suites/honest.sh

# each recorded game at every rhythm at which mails may come, and each of its dice again from each of its reports
recorded: all
	@WHOLE=1 B=$(B) sh tests/suites/recorded.sh
	@WHOLE=1 B=$(B) sh tests/suites/dice.sh
	@WHOLE=1 B=$(B) sh tests/suites/hegemon.sh

# each mail of each recorded game has an answer, and each letter that comes back in each way that people reply is no order;
# what is asked of some games is asked of all
answered: all
	@WHOLE=1 B=$(B) sh tests/suites/silence.sh
	@WHOLE=1 B=$(B) sh tests/suites/replies.sh
	@LINES_EACH=200 B=$(B) sh tests/suites/alike.sh
	@for suite in asking awaited joining requests wishes tickets letters powers; do WHOLE=1 B=$(B) sh tests/suites/$$suite.sh || exit 1; done

# all that can be fetched is searched for what players wrote, in longer games
secrets: all
	@WHOLE=1 B=$(B) sh tests/suites/secrets.sh
	@WHOLE=1 B=$(B) sh tests/suites/nameless.sh

# every file as `make format` lays it out, every manual as it is shown
whole: all
	@for suite in format install; do WHOLE=1 B=$(B) sh tests/suites/$$suite.sh || exit 1; done

honest: all
	@HONEST=1000 B=$(B) sh tests/suites/honest.sh
	@WHOLE=1 B=$(B) sh tests/suites/seconds.sh

# Some hours on two cores; each of these can be made by itself. What ./setup does not install for `test` it does for them.
all-tests: test frauds honest secrets recorded answered whole warnings lint asan sweep mutants long fair fuzz checked axe real deb
	@echo all of the matrix passed

demo: all
	@B=$(B) tests/games/demo/play
	@B=$(B) tests/games/demo/show

# a page for each command that `pbp help` lists, and for each of docs/man
SHELLS = $(B)/completion/bash $(B)/completion/zsh $(B)/completion/fish

man: $(B)/pbp
	@rm -rf $(B)/man; mkdir -p $(B)/man
	@SOURCE_DATE_EPOCH=0; export SOURCE_DATE_EPOCH; set -e; \
	for page in docs/man/*.scd; do to=$${page##*/}; scdoc <$$page >$(B)/man/$${to%.scd}; done; \
	$(B)/pbp help --man | scdoc >$(B)/man/pbp.1; \
	for tool in $$($(B)/pbp help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do \
		$(B)/pbp help --man $$tool | scdoc >$(B)/man/pbp-$$tool.1; done
$(B)/completion/%: $(B)/pbp
	@mkdir -p $(@D)
	$(B)/pbp help --completion $* >$@

share = $(DESTDIR)$(PREFIX)/share
install: all man $(SHELLS)
	install -d $(DESTDIR)$(PREFIX)/bin $(share)/pbp $(share)/bash-completion/completions \
		$(share)/zsh/site-functions $(share)/fish/vendor_completions.d
	install $(BINARIES) $(DESTDIR)$(PREFIX)/bin
	cp -R maps games templates $(share)/pbp
	if [ -f $(B)/pbp-checker.js ]; then install -m 644 $(B)/pbp-checker.js $(share)/pbp; fi
	find $(share)/pbp/maps -perm -100 -type f -delete # what made them
	install -d $(share)/doc/pbp
	install -m 644 LICENSE grammar/english.copyright grammar/wordnet.copyright README.md docs/*.md $(share)/doc/pbp
	for page in $(B)/man/*; do d=$(share)/man/man$${page##*.}; install -d $$d; \
		install -m 644 $$page $$d; done
	install -m 644 $(B)/completion/bash $(share)/bash-completion/completions/pbp
	install -m 644 $(B)/completion/zsh $(share)/zsh/site-functions/_pbp
	install -m 644 $(B)/completion/fish $(share)/fish/vendor_completions.d/pbp.fish

# a Debian package, and what lintian says of it
deb: all man $(SHELLS)
	B=$(B) docs/debian/build
	lintian --fail-on=error,warning $(B)/deb/*.deb

clean:
	rm -rf $(B)

-include $(OBJECTS:.o=.d) $(TESTS:=.d) $(BENCHES:=.d) $(B)/app/main.d $(B)/app/deliver.d $(DRAW:.o=.d) $(POST:.o=.d) $(CHECKER_OBJECTS:.o=.d)

.PHONY: all all-tests answered whole axe checker checked long bench unit test fuzz golden language layers rules mutants asan warnings lint format demo real man sweep fair frauds honest secrets recorded install deb clean
.SECONDARY:
