# pbp: play-by-post game processor.
#
#   make            build/pbp and build/pbp-deliver
#   make test       every ordinary test; prints "N passed, N failed" last
#   make demo       plays a small game from a real mailbox, into demo/
#   make bench asan fuzz sweep mutants language rules layers lint format install
#
# DEVELOPER=1 adds -Werror and the strict set. B=DIR builds elsewhere.

B ?= build
CC ?= gcc
BISON ?= bison
FLEX ?= flex
PREFIX ?= /usr/local
DESTDIR ?=

PACKAGES = libgit2 gmime-3.0 jansson libsodium libxml-2.0 zlib libcrypto libdeflate
ifeq ($(filter clean format layers help,$(MAKECMDGOALS)),)
PKG_CFLAGS := $(shell pkg-config --cflags $(PACKAGES) | sed 's/-I/-isystem /g')
PKG_LIBS := $(shell pkg-config --libs $(PACKAGES))
endif

OPT ?= -O2 -g
WARN = -Wall -Wextra -Wshadow -Wpointer-arith -Wcast-qual -Wwrite-strings -Wstrict-prototypes \
       -Wmissing-prototypes -Wold-style-definition -Wvla -Wundef -Wformat=2 -Wno-format-nonliteral \
       -Wno-missing-field-initializers
ifdef DEVELOPER
WARN += -Werror
endif
ALL_CFLAGS = -std=c11 -D_GNU_SOURCE $(OPT) $(WARN) -fno-common -ffile-prefix-map=$(CURDIR)=. \
             -Isrc -I$(B)/gen -include base/banned.h $(CFLAGS)
ALL_LIBS = $(LDFLAGS) $(PKG_LIBS) $(LIBS)

SOURCES := $(sort $(wildcard src/*/*.c src/rules/*/*.c))
MAINS = src/app/main.c src/app/deliver.c
GENERATED := $(patsubst grammar/%.l,$(B)/gen/%.lex.c,$(wildcard grammar/*.l)) \
             $(patsubst grammar/%.y,$(B)/gen/%.tab.c,$(wildcard grammar/*.y))
OBJECTS := $(patsubst src/%.c,$(B)/%.o,$(filter-out $(MAINS),$(SOURCES))) $(GENERATED:.c=.o)
TESTS := $(patsubst tests/unit/%.c,$(B)/tests/%,$(sort $(wildcard tests/unit/*/test_*.c)))
BINARIES := $(patsubst src/app/%.c,$(B)/%,$(wildcard $(MAINS)))
BINARIES := $(patsubst $(B)/main,$(B)/pbp,$(patsubst $(B)/deliver,$(B)/pbp-deliver,$(BINARIES)))

all: $(or $(BINARIES),$(B)/libpbp.a)

$(B)/pbp: $(B)/app/main.o $(B)/libpbp.a
	$(CC) $(ALL_CFLAGS) -o $@ $^ $(ALL_LIBS)

# deliver must be small and unable to fail: neither libgit2 nor GMime
$(B)/pbp-deliver: $(B)/app/deliver.o $(B)/libpbp.a
	$(CC) $(ALL_CFLAGS) -o $@ $^ $(LDFLAGS) -lsodium -Wl,--as-needed

$(B)/libpbp.a: $(OBJECTS)
	@rm -f $@
	ar rcsD $@ $^

$(B)/%.o: src/%.c | $(GENERATED)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -MMD -MP -c -o $@ $<

$(B)/gen/%.o: $(B)/gen/%.c | $(GENERATED)
	$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -Wno-unused -Wno-sign-compare -Wno-missing-prototypes -MMD -MP -c -o $@ $<

$(B)/gen/%.lex.c: grammar/%.l $(wildcard grammar/*.def)
	@mkdir -p $(@D)
	$(FLEX) -o $@ --header-file=$(@:.c=.h) $<

$(B)/gen/%.tab.c: grammar/%.y
	@mkdir -p $(@D)
	$(BISON) -Wall -Werror -o $@ --header=$(@:.c=.h) $<

$(B)/tests/%: tests/unit/%.c $(B)/libpbp.a
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(PKG_CFLAGS) -Itests/unit -MMD -MP -o $@ $< $(B)/libpbp.a $(ALL_LIBS) -lcmocka

unit: $(TESTS)
	@tests/run --unit $(TESTS)

test: all $(TESTS)
	@B=$(B) tests/run $(TESTS)

layers:
	@tests/layers

clean:
	rm -rf $(B)

-include $(OBJECTS:.o=.d) $(TESTS:=.d) $(B)/app/main.d $(B)/app/deliver.d

.PHONY: all unit test layers clean
.SECONDARY:
