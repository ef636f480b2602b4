/*
 * builtin: the word classes of grammar/lexicon.def as meanings. They belong
 * to every game; no game's word is among them.
 */
#include "order/meaning.h"
#include "order.tab.h"

#define PREPOSITION(text, r) { text, { .symbol = W_PREPOSITION, .role = ROLE_##r } },
#define PREPOSITION_EACH(text, r) { text, { .symbol = W_PREPOSITION, .role = ROLE_##r, .phrase_flags = PHRASE_EACH } },
#define SEPARATOR(text, r) { text, { .symbol = W_##r, .role = ROLE_##r, .term.kind = TERM_WORD } },
#define FILLER(text) { text, { .symbol = W_FILLER } },
#define STOP(text, why) \
	{ text, { .symbol = W_STOP, .role = ROLE_STOP, .term = { .kind = TERM_STOP, .u.stop = STOP_##why } } },
#define STOP_BEFORE_VERB(text, why) \
	{ text, \
	  { .symbol = W_STOP, \
	    .role = ROLE_STOP, \
	    .vocab_flags = VOCAB_BEFORE_VERB, \
	    .term = { .kind = TERM_STOP, .u.stop = STOP_##why } } },
#define MODAL(text) \
	{ text, \
	  { .symbol = W_STOP, \
	    .role = ROLE_STOP, \
	    .vocab_flags = VOCAB_MODAL, \
	    .term = { .kind = TERM_STOP, .u.stop = STOP_CONDITION } } },
#define INVERSION(text) \
	{ text, \
	  { .symbol = W_STOP, \
	    .role = ROLE_STOP, \
	    .vocab_flags = VOCAB_INVERSION, \
	    .term = { .kind = TERM_STOP, .u.stop = STOP_CONDITION } } },
#define CONTRAST(text) \
	{ text, \
	  { .symbol = W_STOP, \
	    .role = ROLE_STOP, \
	    .vocab_flags = VOCAB_CONTRAST, \
	    .term = { .kind = TERM_STOP, .u.stop = STOP_CONDITION } } },
#define CHAT(text) { text, { .symbol = W_CHAT, .role = ROLE_CHAT, .term.kind = TERM_WORD } },
#define DESCRIPTION(text) { text, { .symbol = W_DESCRIPTION, .role = ROLE_DESCRIPTION, .term.kind = TERM_WORD } },
#define ARTICLE(text) { text, { .symbol = W_THE } },
#define COUNT(text, s, h, n, f) \
	{ text, { .symbol = s, .term = { .kind = TERM_COUNT, .how = h, .flags = f, .u.number = n } } },
#define ARTICLE_ONE(text) COUNT(text, W_A, COUNT_EXACT, 1, TERM_SPELLED | TERM_ARTICLE)
#define NUMBER(text, n) COUNT(text, W_NUMBER, COUNT_EXACT, n, TERM_SPELLED)
#define ALL(text) COUNT(text, W_ALL, COUNT_ALL, 0, TERM_SPELLED)
#define BUT(text) COUNT(text, W_BUT, COUNT_ALL_BUT, 0, 0)
#define UP_TO(text) COUNT(text, W_UP_TO, COUNT_UP_TO, 0, 0)
#define MORE(text) { text, { .symbol = W_MORE, .term.kind = TERM_MORE } },
#define EACH(text) { text, { .symbol = W_EACH, .role = ROLE_EACH, .term.kind = TERM_WORD } },
#define LEAD(text, r) { text, { .symbol = W_LEAD, .role = ROLE_LEAD, .term = { .kind = TERM_WORD, .how = ROLE_##r } } },
#define LEAD_TO(text, r) \
	{ text, \
	  { .symbol = W_LEAD, \
	    .role = ROLE_LEAD, \
	    .phrase_flags = PHRASE_TO, \
	    .term = { .kind = TERM_WORD, .how = ROLE_##r } } },
#define KEEP(text) { text, { .symbol = W_KEEP, .role = ROLE_KEEP, .term.kind = TERM_WORD } },
#define KEPT(text) { text, { .symbol = W_KEPT, .role = ROLE_KEPT, .term.kind = TERM_WORD } },
#define GETS(text) { text, { .symbol = W_GETS, .role = ROLE_GETS, .term.kind = TERM_WORD } },
#define OUGHT(text) { text, { .symbol = W_OUGHT, .role = ROLE_OUGHT, .term.kind = TERM_WORD } },
#define REST(text) COUNT(text, W_ALL, COUNT_ALL, 0, TERM_SPELLED | TERM_REST)
#define PRONOUN(text, which) \
	{ text, { .symbol = W_PRONOUN, .term = { .kind = TERM_PRONOUN, .u.pronoun = PRONOUN_##which } } },

const struct builtin builtins[] = {
#include "lexicon.inc"
};
const size_t nbuiltins = sizeof builtins / sizeof *builtins;
