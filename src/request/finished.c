/* finished: see finished.h. */
#include "request/finished.h"

#include "base/utf8.h"
#include "bind/anothers.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "engine/waiting.h"
#include "order/dictionary.h"
#include "order/phrasing.h"
#include "order/replies.h"
#include "order/roles.h"
#include "play/game.h"
#include "request/request.h"
#include "speech/mention.h"
#include "speech/topic.h"

/* What any game is told in its place. */
static const char *const said_as[] = {
#define CLASS(name, words)
#define RULE(name, row)
#define WORD(what, words) [FINISHED_##what] = words,
#include "../../grammar/finished.def"
#undef CLASS
#undef RULE
#undef WORD
};

enum { CLAUSES_MOST = 10, SENTENCE_MOST = 400 };
/* By so much a sentence must be likelier to keep a turn open than to do anything else (replies_like). Of 1,570 fresh sentences
 * of answers 28 of 30 that do were most like those; of all others 7 were above it, most of which put something off. */
enum { LIKE_OPEN = 500, WEIGHT_KEPT = 16 * LIKELY_BIT };
enum {
	SURE = 1,
	PLAIN = 2,
	FREE = 4,
	PASSES = 8,
	WAITS = 16,
	BESIDE = 32,
	AWAY = 64,
	PARTLY = 128,
	ANEW = 256,
	REASON = 512,
	HALTS = 1024,
	FOR = 2048, /* why he is to be waited for, in exact words */
	SETS = 4096
};

struct sentence_read {
	struct ear *ear;
	struct str text[PHRASING_WORDS]; /* as it is written */
	struct phrasing p;
	struct str words[PHRASING_WORDS];
	size_t cut[CLAUSES_MOST + 1]; /* where clauses may begin, and where the last ends */
	size_t ncuts;
	const struct call_row *call; /* that asks him, or NULL */
	seat_id seat;
};

/* ---- words that the game has ---- */

static bool is_name(const struct state *s, const struct seat_row *seat, struct str word, struct arena *a)
{
	const struct str name = utf8_fold_name(a, seat_name(s, seat->seat));

	return str_eq(word, name) || (word.n == name.n + 1 && str_starts(word, name) && word.p[name.n] == 's');
}

static bool is_seat(const struct sentence_read *r, struct str word, bool own)
{
	const struct state *s = r->ear->state;
	const seat_id writer = request_writer(r->ear);

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		const bool his = r->call ? seat->seat == r->seat : seat->seat == writer;

		if ((own ? his : !his && seat->seat != writer) && is_name(s, seat, word, r->ear->a))
			return true;
	}
	return false;
}

static bool names_stage(const struct sentence_read *r, struct str word)
{
	const struct words name = r->call ? words_singly(str_c(kind_of(r->ear->e->game, r->call)->name), r->ear->a)
					  : (struct words){ 0 };

	for (size_t i = 0; i < name.n; i++)
		if (str_eq(name.at[i].text, word) && !(name.at[i].roles & SAYS_ROLE(CLOSED)))
			return true;
	return false;
}

/* It is no place, number or deed of the game, and nobody's name. */
static bool names_nothing(const struct sentence_read *r, struct str word)
{
	const struct words w = words_singly(word, r->ear->a);

	return !number_said(word, &(int64_t){ 0 }) && !topic_place_in(word, r->ear->e->game->map).n &&
	       !talk_says_deed(word, r->ear->a) && !game_names_deed(r->ear->e->game, word) &&
	       !is_seat(r, word, false) && !is_seat(r, word, true) &&
	       !words_have(&w, SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_ALTERNATIVE));
}

static bool is_of_game(void *context, struct str what, struct str word)
{
	const struct sentence_read *r = context;

	if (str_eq_c(what, "third")) /* "his turn": of whom he plays */
		return r->call && r->seat != request_writer(r->ear) &&
		       phrasing_fits(&(struct phrasing){ &word, 1, NULL, NULL }, "THIRD", 0, 1);
	if (str_eq_c(what, "name"))
		return dictionary_find(word) == DICTIONARY_NAME;
	if (str_eq_c(what, "number"))
		return number_said(word, &(int64_t){ 0 });
	if (str_eq_c(what, "idle") || str_eq_c(what, "any"))
		return names_nothing(r, word);
	return str_eq_c(what, "stage") ? names_stage(r, word) : is_seat(r, word, str_eq_c(what, "own"));
}

/* ---- clauses ---- */

/* " I am done,": its words, each with its place; false: there are too many. */
static bool add_words(struct sentence_read *r, struct str clause)
{
	struct str rest = clause, one;

	while (str_cut(&rest, ' ', &one)) {
		const struct words w = words_singly(one, r->ear->a);

		for (size_t i = 0; i < w.n; i++) {
			const bool joins = w.at[i].roles & SAYS_ROLE(SEPARATOR) && r->p.n > r->cut[r->ncuts - 1];

			if (r->p.n == PHRASING_WORDS || (joins && r->ncuts == CLAUSES_MOST))
				return false;
			if (joins)
				r->cut[r->ncuts++] = r->p.n;
			r->text[r->p.n] = one;
			r->words[r->p.n++] = w.at[i].text;
		}
	}
	return true;
}

static bool read_words(struct sentence_read *r, struct str sentence)
{
	static const char signs[] = ",;()-\n:";
	size_t from = 0;

	r->cut[r->ncuts++] = 0;
	for (size_t at = 0; at <= sentence.n; at++) {
		const bool dash = at < sentence.n && sentence.p[at] == '-' &&
				  !(at && sentence.p[at - 1] == ' '); /* "well-known" */

		if (at < sentence.n && (!strchr(signs, sentence.p[at]) || dash))
			continue;
		if (sentence.p && at < sentence.n && sentence.p[at] == '\n')
			continue;
		if (!add_words(r, str_sub(sentence, from, at)))
			return false;
		from = at + 1;
		if (r->p.n > r->cut[r->ncuts - 1] && r->ncuts == CLAUSES_MOST)
			return false;
		if (r->p.n > r->cut[r->ncuts - 1])
			r->cut[r->ncuts++] = r->p.n;
	}
	return r->p.n > 0;
}

/* Where nothing in it doubts, asks, takes back or orders. */
static bool is_beside(const struct sentence_read *r, struct str text)
{
	const roles open = SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_ALTERNATIVE) | SAYS_ROLE(STOP_CORRECTION) |
			   SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(UNSETTLED) |
			   SAYS_ROLE(RATHER) | SAYS_ROLE(CHANGES) | SAYS_ROLE(RETRACTS) | SAYS_ROLE(DENIAL) |
			   SAYS_ROLE(AGAINST) | SAYS_ROLE(DROP) | SAYS_ROLE(LIMITS) | SAYS_ROLE(UNDONE) |
			   SAYS_ROLE(HAZARD) | SAYS_ROLE(ELSE) | SAYS_ROLE(STATUS);
	const struct view v = ear_view(r->ear, r->seat, CALL_NONE);
	const struct words w = words_said(text, r->ear->a);

	return !words_have(&w, open) && !words_have_but(&w, SAYS_ROLE(HEARSAY), SAYS_ROLE(ARTICLE)) &&
	       !ear_says_deed(r->ear, text) && !talk_names_of_game(&v, text) &&
	       !topic_place_in(text, r->ear->e->game->map).n &&
	       (talk_of_words(&v, text) == TALK_HARMLESS || weigh(text) <= WEIGHT_MILD);
}

/* "I may want to sleep on it": why he is to be waited for, which takes nothing from him, so it may doubt; it orders nothing. */
static bool is_reason(const struct sentence_read *r, struct str text)
{
	const roles open = SAYS_ROLE(UNSETTLED) | SAYS_ROLE(STOP_VAGUE) | SAYS_ROLE(STOP_ALTERNATIVE) |
			   SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(WILL);
	const struct view v = ear_view(r->ear, r->seat, CALL_NONE);
	const struct words w = words_said(text, r->ear->a);

	if (words_have(&w, SAYS_ROLE(STATUS))) /* "Draft": that is of the orders, and not of his turn */
		return false;
	return ((!ear_says_deed(r->ear, text) && !words_have_but(&w, SAYS_ROLE(MENTION), SAYS_ROLE(ORDINAL))) ||
		words_have(&w, open)) &&
	       !words_have(&w, SAYS_ROLE(NUMBER)) && !talk_names_of_game(&v, text) &&
	       !topic_place_in(text, r->ear->e->game->map).n;
}

/* All that some words may be, a bit each; 0 with courteous: they say nothing. */
static unsigned kinds_of(const struct sentence_read *r, size_t from, size_t to, bool *courteous)
{
	static const struct {
		const char *name;
		unsigned kind;
	} kinds[] = { { "SURE", SURE },   { "PLAIN", PLAIN },   { "FREE", FREE }, { "PASSES", PASSES },
		      { "WAITS", WAITS }, { "PARTLY", PARTLY }, { "ANEW", ANEW }, { "HALTS", HALTS } };
	const char *const end = r->text[to - 1].p + r->text[to - 1].n;
	const struct str text = { r->text[from].p, (size_t)(end - r->text[from].p) };
	unsigned out = 0;

	*courteous = phrasing_fits(&r->p, "COURTEOUS", from, to);
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		out |= phrasing_fits(&r->p, kinds[i].name, from, to) ? kinds[i].kind : 0;
	if (out & WAITS)
		out &= ~(unsigned)HALTS;
	if (out || *courteous)
		return out;
	if (request_tells_away(r->ear, text))
		return AWAY;
	return (is_beside(r, text) ? BESIDE : 0) | (is_reason(r, text) ? REASON : 0) |
	       (phrasing_fits(&r->p, "WAITS_FOR", from, to) || phrasing_fits(&r->p, "ABSENT", from, to) ? FOR : 0);
}

/* Of all ways to part the sentence into such clauses, which of them there are together, a bool for each set of bits. */
static void sets_of(const struct sentence_read *r, bool (*reached)[SETS])
{
	reached[0][0] = true;
	for (size_t from = 0; from + 1 < r->ncuts; from++)
		for (size_t to = from + 1; to < r->ncuts; to++) {
			bool courteous;
			const unsigned kinds = kinds_of(r, r->cut[from], r->cut[to], &courteous);

			for (unsigned set = 0; set < SETS; set++) {
				if (!reached[from][set])
					continue;
				reached[to][set] |= courteous;
				for (unsigned kind = SURE; kind < SETS; kind <<= 1)
					reached[to][set | kind] |= (kinds & kind) != 0;
			}
		}
}

/* sealed: his orders wait, and a word of his can be taken back; else the word ends a turn for good. */
static enum finished said_by(unsigned set, bool sealed)
{
	if (set & ANEW)
		return set == ANEW ? FINISHED_ANEW : FINISHED_NOT;
	if (set & (WAITS | HALTS) && set & ~(unsigned)(WAITS | HALTS | BESIDE | AWAY | FREE | REASON | FOR))
		return FINISHED_NOT;
	if (set & (WAITS | HALTS))
		return set & HALTS ? FINISHED_HALT : FINISHED_WAIT;
	if (set & (REASON | FOR) || !(set & ~(unsigned)(BESIDE | AWAY)))
		return FINISHED_NOT;
	if (set & PARTLY && !sealed)
		return FINISHED_NOT;
	if (set & SURE || (set & PLAIN && set & (FREE | PASSES)))
		return FINISHED_DONE;
	if (set & (BESIDE | AWAY))
		return FINISHED_NOT;
	return sealed && set & (PLAIN | FREE | PARTLY) ? FINISHED_DONE : FINISHED_MAYBE;
}

static bool is_sealed(const struct sentence_read *r)
{
	return !r->call || kind_of(r->ear->e->game, r->call)->hearing == SEALED;
}

static bool any_word(const struct sentence_read *r, const char *name)
{
	size_t i = 0;

	while (i < r->p.n && !phrasing_fits(&r->p, name, i, i + 1))
		i++;
	return i < r->p.n;
}

/* Of what it says before it says till when: "wait till Bob is done" names none. */
static bool names_turn(const struct sentence_read *r)
{
	size_t i = 0;

	while (i < r->p.n && !phrasing_fits(&r->p, "OF_TURN", i, i + 1) && !phrasing_fits(&r->p, "TILL", i, i + 1))
		i++;
	return i < r->p.n && phrasing_fits(&r->p, "OF_TURN", i, i + 1);
}

/* "It is not final": where orders act at once, that is of them. */
static bool names_orders(const struct sentence_read *r)
{
	return any_word(r, "ORDERS") || any_word(r, "FINAL_WORD");
}

/* Which sets of kinds the sentence may be, a bool for each; false: it is too long, or nobody's who plays. */
static bool read_sentence(struct ear *ear, struct str sentence, struct sentence_read *r, bool out[SETS])
{
	bool reached[CLAUSES_MOST + 1][SETS] = { { false } };

	if (ear->who.host || ear_is_stranger(ear) || sentence.n > SENTENCE_MOST)
		return false;
	*r = (struct sentence_read){ .ear = ear, .seat = SEAT_NONE };
	r->call = ear_asked(ear, &r->seat);
	r->p = (struct phrasing){ r->words, 0, is_of_game, r };
	if (!read_words(r, sentence))
		return false;
	r->p.known = phrasing_memory(r->p.n, ear->a);
	sets_of(r, reached);
	memcpy(out, reached[r->ncuts - 1], SETS * sizeof *out);
	return true;
}

static bool waits_for_yes(const struct sentence_read *r)
{
	const seat_id seat = waiting_seat(r->ear);

	return seat != SEAT_NONE && waiting_count(r->ear, seat) > 0;
}

/* "Still not finished, please keep it open": in words that no rule has, but of turns and their ends, of no place and no deed. Where
 * orders act at once it may be meant of them. */
static bool is_like_open(const struct sentence_read *r, struct str sentence)
{
	struct arena *a = r->ear->a;

	if (!is_sealed(r) || !any_word(r, "KEPT") || any_word(r, "SEAT") || str_find_char(sentence, '?') < sentence.n ||
	    talk_says_deed(sentence, a) || topic_place_in(sentence, r->ear->e->game->map).n)
		return false;
	const struct words w = words_said(sentence, a);
	if (words_have(&w, SAYS_ROLE(REFERENCE) | SAYS_ROLE(HEARSAY) | SAYS_ROLE(MENTION)) ||
	    (w.n && w.at[0].roles & SAYS_ROLE(STOP_CONDITION)))
		return false;
	const struct reply_like like = replies_like(sentence);
	return like.kind == REPLY_OPEN && like.sure >= LIKE_OPEN;
}

enum finished finished_says(struct ear *ear, struct str sentence)
{
	struct sentence_read r;
	bool reached[SETS], found[FINISHED_ANEW + 1] = { false };

	if (!read_sentence(ear, sentence, &r, reached))
		return FINISHED_NOT;
	for (unsigned set = 0; set < SETS; set++)
		found[reached[set] ? said_by(set, is_sealed(&r)) : FINISHED_NOT] = true;
	if ((found[FINISHED_WAIT] || found[FINISHED_HALT]) &&
	    (found[FINISHED_DONE] || (!is_sealed(&r) && names_orders(&r))))
		return FINISHED_NOT;
	if (found[FINISHED_WAIT] && !is_sealed(&r) && !names_turn(&r) &&
	    !any_word(&r, "KEPT_OPEN")) /* "wait until tomorrow": beside orders it is of them */
		return waits_for_yes(&r) ? FINISHED_NOT : FINISHED_HALT;
	for (enum finished f = FINISHED_ANEW; f > FINISHED_NOT; f--)
		if (found[f])
			return f == FINISHED_HALT && found[FINISHED_WAIT] ? FINISHED_WAIT : f;
	return is_like_open(&r, sentence) ? FINISHED_WAIT : FINISHED_NOT;
}

/* ---- what is of others, and ends nothing of his ---- */

static bool is_his(const struct sentence_read *r, size_t at)
{
	return phrasing_fits(&r->p, "HIS", at, at + 1) || talk_says_deed(r->words[at], r->ear->a) ||
	       dictionary_find(r->words[at]) == DICTIONARY_NONE;
}

/* "my tea is", "half done is": from where its clause begins, nothing that he may end. */
static bool of_another(const struct sentence_read *r, size_t verb)
{
	size_t from = 0;

	for (size_t i = 0; i < r->ncuts && r->cut[i] <= verb; i++)
		from = r->cut[i];
	for (size_t i = from; i < verb; i++)
		if (phrasing_fits(&r->p, "HIS", i, i + 1))
			return false;
	return verb > from;
}

/* "finished my homework" */
static bool of_other_things(const struct sentence_read *r, size_t done)
{
	size_t i = done + 1;

	while (i < r->p.n && phrasing_fits(&r->p, "DET", i, i + 1))
		i++;
	return i > done + 1 && i < r->p.n && !is_his(r, i);
}

bool finished_of_others(struct ear *ear, struct str sentence)
{
	const struct words said = words_said(sentence, ear->a);
	struct sentence_read r = { .ear = ear, .seat = SEAT_NONE };

	r.call = ear_asked(ear, &r.seat);
	r.p = (struct phrasing){ r.words, 0, is_of_game, &r };
	if (words_have_but(&said, SAYS_ROLE(HEARSAY), SAYS_ROLE(ARTICLE)))
		return true;
	if (sentence.n > SENTENCE_MOST || !read_words(&r, sentence))
		return false;
	for (size_t i = 0; i < r.p.n; i++)
		if ((phrasing_fits(&r.p, "COPULA", i, i + 1) && of_another(&r, i)) ||
		    (phrasing_fits(&r.p, "PART_DONE", i, i + 1) && of_other_things(&r, i)))
			return true;
	return false;
}

bool finished_requests(struct str sentence, struct arena *a)
{
	return phrasing_behind("REQUESTS", sentence, a).n < sentence.n;
}

/* The end of his turn waits for his yes, where that would be for good. */
static bool ends_by_yes(const struct sentence_read *r)
{
	const seat_id seat = waiting_seat(r->ear);
	const size_t n = seat == SEAT_NONE || is_sealed(r) ? 0 : waiting_count(r->ear, seat);
	bool ends = false;

	for (size_t k = 0; k < n; k++) {
		const struct command *c = waiting_at(r->ear, seat, k);

		ends |= !c || r->ear->e->game->verbs[c->verb]->flags & VERB_ENDS;
	}
	return ends;
}

/* It names no turn, and may mean the orders beside it: "wait with that". */
static bool may_be_of_orders(struct str sentence, struct arena *a)
{
	const struct words w = words_said(sentence, a);

	return words_have(&w, SAYS_ROLE(REFERENCE) | SAYS_ROLE(POINTED)) || weighs_against(sentence);
}

bool finished_only_waits(struct ear *ear, struct str sentence)
{
	struct sentence_read r;
	bool reached[SETS], only = false;

	if (finished_says(ear, sentence) != FINISHED_WAIT || !read_sentence(ear, sentence, &r, reached))
		return false;
	if (is_like_open(&r, sentence) && (any_word(&r, "KEPT_OPEN") || weigh(sentence) <= WEIGHT_KEPT))
		return true; /* what is open, or is not to be closed, is the turn */
	for (unsigned set = 0; set < SETS; set++)
		only |= reached[set] && set & WAITS && !(set & ~(unsigned)(WAITS | BESIDE | AWAY | FREE | FOR));
	return only && !ends_by_yes(&r) &&
	       (names_turn(&r) ? is_sealed(&r) || !names_orders(&r) : !may_be_of_orders(sentence, ear->a));
}

struct str finished_word(enum finished what)
{
	return str_c(said_as[what]);
}

struct span finished_sentence(const struct page *page, size_t line, struct span part)
{
	const struct str text = page->source->text;
	struct span out = { part.from, part.to };
	const uint32_t end = page->lines[line].at.to;

	while (out.from && !strchr(".!?;\n", text.p[out.from - 1]))
		out.from--;
	while (out.to < end && !strchr(".!?", text.p[out.to]))
		out.to++;
	while (out.from < out.to && strchr(" \t", text.p[out.from]))
		out.from++;
	return out;
}

/* "Next turn I attack Dunmere", "I attack it next time" */
static bool is_of_later(struct str text, struct arena *a)
{
	if (phrasing_behind("LATER_TURN", text, a).n < text.n)
		return true;
	for (size_t at = text.n; at-- > 1;)
		if (text.p[at - 1] == ' ' && phrasing_says("LATER_TURN", str_sub(text, at, text.n), a))
			return true;
	return false;
}

struct bound finished_with_later(struct ear *ear, const struct page *page, size_t line, struct bound bound)
{
	struct binding *list = ARENA_ARRAY(ear->a, struct binding, bound.n + 1);
	bool ended = false;

	for (size_t k = 0; k < bound.n; k++) {
		const struct binding *b = &bound.list[k];
		const struct span at = finished_sentence(page, line, b->at);

		list[k] = *b;
		ended |= b->command && b->verdict != VERDICT_REFUSED &&
			 ear->e->game->verbs[b->command->verb]->flags & VERB_ENDS;
		if (ended && b->verdict == VERDICT_REFUSED && is_of_later(source_text(page->source, at), ear->a))
			list[k] = (struct binding){ .at = b->at, .verdict = VERDICT_CHATTER, .verb = VERB_NONE };
	}
	return (struct bound){ list, bound.n };
}
