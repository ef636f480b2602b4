/* correct: see correct.h. */
#include "answer/apart.h"
#include "answer/correct.h"
#include "answer/inside.h"
#include "bind/keeps.h"
#include "bind/talk.h"
#include "engine/acts.h"
#include "engine/offers.h"
#include "engine/route.h"
#include "engine/said.h"
#include "engine/waiting.h"
#include "order/roles.h"
#include "play/game.h"
#include "speech/mention.h"
#include "speech/topic.h"

enum { LONGEST = 200, LINE_MOST = 600, VALUES = 6, TRIES = 100 /* each looks at all that stands */ };
#define IS(name) SAYS_ROLE(name)
/* It is not settled, somebody else does it, or it is taken back and nothing put in its place. */
#define OPEN \
	(IS(STOP_ALTERNATIVE) | IS(STOP_CONDITION) | IS(STOP_QUESTION) | IS(UNSETTLED) | IS(HEARSAY) | IS(OTHERS) | \
	 IS(ASKS_FACT) | IS(DROP) | IS(RETRACTS) | IS(ADDS))

/* A number or a place that the sentence names. */
struct value {
	bool place, denied;
	int32_t value;
};
struct values {
	struct value at[VALUES];
	size_t n;
	bool corrects; /* words say that something is another now */
	bool fails;    /* it has too many of them, or leaves it open */
};
/* What is corrected, and to what. */
struct found {
	const struct command *old, *instead_of; /* what the old one, which waits, would take the place of; or NULL */
	struct command *changed;
	bool waits;
	size_t n;
};

/* ---- what is said ---- */

static bool denies_next(const struct said *word)
{
	return (word->roles & (IS(STOP_NEGATION) | IS(INSTEAD))) != 0;
}

/* "should", "would" wish for it. */
static bool is_open(const struct said *word)
{
	return word->roles & OPEN && !(word->roles & IS(WILL) && word->roles & IS(STOP_CONDITION)) &&
	       !denies_next(word);
}

/* What a word denies: the first number or place behind it; of "not go to Kyoto with 3 but to Kobe" that in whose place
 * the one behind "but" stands. */
struct denial {
	bool next, but, any;
	bool rather; /* "I would rather go to Kyoto than to Kobe": "than" is to deny */
	size_t from;
};

static void deny_instead(struct values *v, const struct denial *d, bool place)
{
	size_t which = v->n;

	for (size_t i = d->from; i < v->n; i++) {
		which = v->at[i].place == place ? i : which;
		v->at[i].denied = false;
	}
	if (which < v->n)
		v->at[which].denied = true;
}

static void add_value(struct values *v, bool place, int64_t value, struct denial *d)
{
	if (v->n == VALUES || value < 0 || value > INT32_MAX) {
		v->fails = true;
		return;
	}
	if (d->but)
		deny_instead(v, d, place);
	v->at[v->n++] = (struct value){ place, d->next, (int32_t)value };
	d->next = d->but = false;
}

static bool corrects(const struct said *word)
{
	return word->roles & (IS(STOP_CORRECTION) | IS(CHANGES)) && !(word->roles & IS(MEANS));
}

static void hear_word(struct values *v, const struct said *word, struct denial *d)
{
	const bool denies = denies_next(word) || (d->rather && str_eq_c(word->text, "than"));

	d->rather |= (word->roles & IS(RATHER)) != 0;
	if (denies && !d->any)
		d->from = v->n;
	d->any |= denies;
	d->but = d->but || (d->any && str_eq_c(word->text, "but")) ||
		 (v->n && !d->any && word->roles & IS(RATHER)); /* "the one for Galla put rather in Eskar" */
	d->next = denies ||
		  (d->next && !(word->roles & (IS(SEPARATOR) | IS(DENIAL) | IS(SO)))); /* "better not wait, so 5" */
	v->corrects |= denies || corrects(word);
	v->fails |= is_open(word);
}

static struct values values_of(struct ear *ear, struct str text)
{
	const struct map *m = ear->e->game->map;
	const struct words w = words_said(text, ear->a);
	struct values out = { .n = 0 };
	struct str place = topic_place_in(w.folded, m);
	struct denial d = { .next = false };

	for (size_t i = 0; i < w.n && !(out.n && w.at[i].roles & IS(WHY)); i++) { /* why, is said of no value */
		const struct said *word = &w.at[i];
		int64_t number;

		while (place.n && place.p < word->text.p)
			place = topic_place_in(str_sub(w.folded, (size_t)(word->text.p - w.folded.p), w.folded.n), m);
		if (place.n && place.p == word->text.p) {
			add_value(&out, true, map_find(m, place), &d);
			while (i + 1 < w.n && w.at[i + 1].text.p < place.p + place.n)
				i++;
		} else if (!(word->roles & IS(MENTION)) && number_said(word->text, &number)) {
			add_value(&out, false, number, &d);
		} else if (!(word->roles & IS(ADDS) && i + 1 < w.n && corrects(&w.at[i + 1]))) {
			hear_word(&out, word, &d); /* and not "I have also changed my mind" */
		}
	}
	return out;
}

/* ---- of which order ---- */

static bool holds_value(const struct ear *ear, const struct command *c, const struct arg *arg, const struct value *v)
{
	const noun_class what = ear->e->game->verbs[c->verb]->slots[arg->slot].what;
	const bool number = what == NOUN_COUNT || what == NOUN_NUMBER;

	return (v->place ? what == NOUN_AREA : number && arg->how == HOW_EXACT) && arg->value == v->value;
}

static struct arg *arg_with(const struct ear *ear, struct command *c, const struct value *v)
{
	for (size_t i = 0; i < c->nargs; i++)
		if (holds_value(ear, c, &c->arg[i], v))
			return &c->arg[i];
	return NULL;
}

/* Nothing is denied: the one value of that kind that is not said again. */
static struct arg *arg_unsaid(const struct ear *ear, struct command *c, const struct values *v, bool place)
{
	struct arg *found = NULL;

	for (size_t i = 0; i < c->nargs; i++) {
		const noun_class what = ear->e->game->verbs[c->verb]->slots[c->arg[i].slot].what;
		bool said = place ? what != NOUN_AREA : what != NOUN_COUNT && what != NOUN_NUMBER;

		for (size_t k = 0; k < v->n; k++)
			said |= holds_value(ear, c, &c->arg[i], &v->at[k]);
		if (!said && found)
			return NULL;
		found = said ? found : &c->arg[i];
	}
	return found;
}

/* With what is new in the place of what is denied; NULL: it does not fit. */
static struct command *corrected(struct ear *ear, const struct command *order, const struct values *v)
{
	struct command *c = command_copy(order, ear->a);
	const struct value *denied = NULL, *fresh = NULL;
	struct arg *arg;

	for (size_t i = 0; i < v->n; i++) {
		const struct value *one = &v->at[i], **which = one->denied ? &denied : &fresh;

		if ((arg_with(ear, c, one) != NULL) != one->denied) {
			if (one->denied)
				return NULL;
			continue;
		}
		if (*which)
			return NULL;
		*which = one;
	}
	if (!fresh || order->rider || (denied && denied->place != fresh->place))
		return NULL;
	arg = denied ? arg_with(ear, c, denied) : arg_unsaid(ear, c, v, fresh->place);
	if (!arg)
		return NULL;
	arg->value = fresh->value;
	arg->how = HOW_EXACT;
	arg->all = false;
	return c;
}

/* Where several fit, those count whose deed is said: "only the attack: with 12 instead of 10". */
static void try_order(struct ear *ear, const struct command *c, const struct command *instead_of, bool waits,
		      const struct values *v, struct str deeds, struct found *f)
{
	struct command *changed = own_verb(ear->e->game, c->verb) < 0 ? corrected(ear, c, v) : NULL;
	struct str rest = str_c(ear->e->game->verbs[c->verb]->name), deed;

	if (!changed || (deeds.n && !(str_cut(&rest, ' ', &deed) && mentions(deeds, deed))))
		return;
	if (!f->n++)
		*f = (struct found){ c, instead_of, changed, waits, 1 };
}

static const struct seat_book *book_asked(struct ear *ear)
{
	seat_id seat;
	const struct call_row *call = ear_asked(ear, &seat);

	return ear_is_sealed(ear) ? book_seat(ear->e, call->call, seat) : NULL;
}

static struct found find_order(struct ear *ear, const struct values *v, struct str deeds)
{
	const struct seat_book *b = book_asked(ear);
	const seat_id seat = waiting_seat(ear);
	struct found f = { .n = 0 };

	for (size_t i = 0; b && i < b->now.n; i++)
		try_order(ear, b->now.orders[i], NULL, false, v, deeds, &f);
	for (size_t i = 0; b && i < b->now.noffers; i++)
		try_order(ear, b->now.offers[i].order, b->now.offers[i].instead_of, true, v, deeds, &f);
	for (size_t k = 0, n = b || seat == SEAT_NONE ? 0 : held_count(ear->state, seat, 0); k < n; k++) {
		const struct command *c = held_at(ear, seat, 0, k);

		if (c)
			try_order(ear, c, NULL, true, v, deeds, &f);
	}
	return f;
}

/* ---- offered ---- */

/* False: it is refused. */
static bool offer(struct ear *ear, const struct binding *b, const struct command *c, const struct command *old,
		  const char *code)
{
	struct outcome_line *l = ear_add(ear, VERDICT_ACCEPTED, b->at);
	const size_t at = (size_t)(l - ear->lines.at);
	struct heard_by by;

	l->instead_of = old;
	if (ear_route(ear, c, &by))
		said_order(ear, l, c, &by, true,
			   SAY(ear->a, code, b->at, { "line", str_printf(ear->a, "%u", (unsigned)ear->line) },
			       { "text", talk_quoted(source_text(ear->in->text, l->at), ear->a) },
			       { "order", ear_words(ear, c) }, { "old", old ? ear_words(ear, old) : STR_NONE }));
	return ear->lines.at[at].verdict != VERDICT_REFUSED;
}

/* "end turn", where the mail goes on to say that itself. */
static bool is_said_below(const struct ear *ear, const struct binding *b, const struct command *c)
{
	const struct verb *verb = ear->e->game->verbs[c->verb];
	struct str rest = str_c(verb->name), word = rest;

	while (str_cut(&rest, ' ', &word))
		continue;
	return verb->flags & VERB_ENDS &&
	       mentions(str_sub(ear->in->text->text, b->at.to + ear->base, ear->in->text->text.n), word);
}

void correct_waits(struct ear *ear, const struct command *c, const struct command *instead_of)
{
	const struct binding nowhere = { .at = { 0 } };
	struct heard_by by;

	if (ear_route(ear, c, &by))
		offer(ear, &nowhere, c, instead_of, "guess-still");
}

bool correct_lets(struct ear *ear, const struct binding *b, const bool *dropped, const char *code)
{
	const struct seat_book *book = book_asked(ear);
	const seat_id seat = waiting_seat(ear);
	const size_t n = book ? book->now.noffers : held_count(ear->state, seat, 0);
	bool any = false;

	for (size_t k = 0; k < n; k++) {
		const struct command *c = book ? book->now.offers[k].order : held_at(ear, seat, 0, k);

		if (!dropped[k] && c)
			any |= offer(ear, b, c, book ? book->now.offers[k].instead_of : NULL, code);
	}
	return any;
}

/* What waited waits on, with the one that is another now. */
static void offer_waiting(struct ear *ear, const struct binding *b, const struct found *f)
{
	const struct seat_book *book = book_asked(ear);
	const seat_id seat = waiting_seat(ear);
	const size_t n = book ? book->now.noffers : held_count(ear->state, seat, 0);
	const struct command **all = ARENA_ARRAY(ear->a, const struct command *, n + 1);
	const struct command **olds = ARENA_ARRAY(ear->a, const struct command *, n + 1);

	for (size_t k = 0; k < n; k++) {
		const struct command *c = book ? book->now.offers[k].order : held_at(ear, seat, 0, k);

		all[k] = c && command_equal(c, f->old) ? f->changed : c;
		olds[k] = book ? book->now.offers[k].instead_of : NULL;
	}
	for (size_t k = 0; k < n; k++)
		if (all[k] && !is_said_below(ear, b, all[k]) &&
		    !offer(ear, b, all[k], olds[k] ? olds[k] : f->old,
			   olds[k]                ? "guess-instead"
			   : all[k] == f->changed ? "guess-changed"
						  : "guess-still") &&
		    all[k] == f->changed)
			offer(ear, b, f->old, NULL, "guess-still"); /* as it was */
}

/* The same but for numbers: "make it 3" of a bid of 2. */
static bool is_in_other_numbers(const struct verb *verb, const struct command *a, const struct command *b)
{
	if (a->verb != b->verb || a->nargs != b->nargs || a->rider || b->rider || command_equal(a, b))
		return false;
	for (size_t i = 0; i < a->nargs; i++) {
		const noun_class what = verb->slots[a->arg[i].slot].what;
		const bool number = what == NOUN_COUNT || what == NOUN_NUMBER;

		if (a->arg[i].slot != b->arg[i].slot || (!number && a->arg[i].value != b->arg[i].value))
			return false;
	}
	return true;
}

bool correct_offers(struct ear *ear, const struct binding *b, const struct command *changed)
{
	const seat_id seat = waiting_seat(ear);
	const size_t n = seat == SEAT_NONE ? 0 : waiting_count(ear, seat);
	struct found f = { .changed = command_copy(changed, ear->a), .waits = true };

	for (size_t k = 0; n > 1 && k < n; k++) {
		const struct command *c = waiting_at(ear, seat, k);

		if (!c || !is_in_other_numbers(ear->e->game->verbs[changed->verb], changed, c))
			continue;
		f.old = c;
		f.n++;
	}
	if (f.n != 1)
		return false;
	offer_waiting(ear, b, &f);
	return true;
}

/* The rules would take it as things stand. */
static bool is_lawful(struct ear *ear, const struct command *changed)
{
	struct outcome_line tried = { .line = ear->line };
	struct heard_by by;

	if (!ear_route(ear, changed, &by) || by.seat == SEAT_NONE)
		return false;
	if (!said_is_sealed(ear, &by))
		return true;
	return !ear_would_refuse(ear, changed, &by, &tried);
}

bool correct_touches(struct ear *ear, struct str text)
{
	const seat_id seat = waiting_seat(ear);
	const size_t n = seat == SEAT_NONE || text.n > LONGEST ? 0 : waiting_count(ear, seat);
	struct values v = { .n = 0 };
	bool denies = false;

	if (n)
		v = values_of(ear, text);
	for (size_t i = 0; i < v.n; i++)
		denies |= v.at[i].denied;
	for (size_t k = 0; v.corrects && k < n; k++) {
		const struct command *c = waiting_at(ear, seat, k);
		struct command *copy = c ? command_copy(c, ear->a) : NULL;

		for (size_t i = 0; copy && i < v.n; i++)
			if (v.at[i].denied == denies && arg_with(ear, copy, &v.at[i]))
				return true;
	}
	return false;
}

/* n 1: it corrects one order, as the rules would take it. */
static struct found find_one(struct ear *ear, struct str text)
{
	struct found f = { .n = 0 };
	struct values v;

	if (text.n > LONGEST || str_find_char(text, '?') < text.n || ear->who.host || *ear->prefix || ear->headed ||
	    ear_is_stranger(ear) || ear->takebacks >= TRIES)
		return f;
	v = values_of(ear, text);
	const struct words w = words_said(text, ear->a);
	const bool stays = words_have(&w, IS(KEPT)) && !words_have_but(&w, IS(VERB), IS(KEPT));
	if (!v.corrects || v.fails || !v.n || stays) /* "let the four in Nara stay after all" */
		return f;
	ear->takebacks++;
	f = find_order(ear, &v, STR_NONE);
	if (f.n > 1)
		f = find_order(ear, &v, text);
	if (f.n == 1 && !is_lawful(ear, f.changed))
		f.n = 0;
	return f;
}

/* "leave Kobe as it is", "Kobe stays": of places alone. */
static bool keeps_place(struct ear *ear, struct str clause, const struct words *w)
{
	const struct values v = values_of(ear, clause);

	for (size_t i = 0; i < v.n; i++)
		if (!v.at[i].place || v.at[i].denied)
			return false;
	return v.n && words_have(w, IS(KEEP) | IS(KEPT)) && !words_have(w, IS(STOP_NEGATION));
}

/* Beside a correction it orders nothing: "but now that I see that ten would stay in Osaka", "leave Kobe as it is". */
static bool is_beside(struct ear *ear, struct str clause)
{
	const struct words w = words_said(clause, ear->a);
	size_t i = 0;

	while (i < w.n && w.at[i].roles & (IS(SEPARATOR) | IS(BUT) | IS(FILLER) | IS(YES)) &&
	       !(w.at[i].roles & IS(WHY)))
		i++;
	if (i == w.n || w.at[i].roles & IS(WHY))
		return true;
	return keeps_place(ear, clause, &w) ||
	       keeps_of(str_trim(str_sub(w.folded, (size_t)(w.at[i].text.p - w.folded.p), w.folded.n))) ||
	       (!values_of(ear, clause).n && !ear_says_deed(ear, clause));
}

/* The whole of it, or one of its clauses, where the others order nothing. */
static struct found find(struct ear *ear, struct str text)
{
	struct found whole = find_one(ear, text), one = { .n = 0 };
	size_t n = 0;

	for (struct str rest = text; whole.n != 1 && n < 2 && rest.n;) {
		const size_t end = str_find_any(rest, 0, ",;");
		const struct str clause = str_trim(str_sub(rest, 0, end));
		const struct found f = clause.n < text.n ? find_one(ear, clause) : whole;

		rest = str_sub(rest, end + (end < rest.n), rest.n);
		if (is_beside(ear, clause))
			continue;
		if (f.n != 1)
			return whole;
		one = f;
		n++;
	}
	return n == 1 ? one : whole;
}

bool correct_finds(struct ear *ear, struct str text)
{
	return find(ear, text).n == 1;
}

/* Of an order that its own mail gives it may be as well. */
static bool may_be_of(struct ear *ear, const struct page *page, size_t line, const struct values *v)
{
	const struct bound b = inside_line(ear, page, line);

	for (size_t n = 0; n < b.n; n++)
		if (b.list[n].command && corrected(ear, b.list[n].command, v))
			return true;
	return false;
}

bool correct_is_of_earlier(struct ear *ear, const struct page *page, const struct sentence *k)
{
	for (size_t i = k->first; i <= k->last; i++) {
		const struct bound b = inside_line(ear, page, i);

		for (size_t n = 0; n < b.n; n++) {
			const struct str text = source_text(page->source, b.list[n].at);

			if (b.list[n].at.from >= k->at.to || b.list[n].at.to <= k->at.from ||
			    b.list[n].verdict < VERDICT_REFUSED || !correct_finds(ear, text))
				continue;
			const struct values v = values_of(ear, text);
			size_t above = k->last + 1;

			while (above && !may_be_of(ear, page, above - 1, &v))
				above--;
			return !above;
		}
	}
	return false;
}

static bool names_place(const struct ear *ear, struct str text)
{
	return topic_place_in(words_said(text, ear->a).folded, ear->e->game->map).n > 0;
}

static bool says_number(const struct ear *ear, struct str text, int32_t value)
{
	const struct words w = words_said(text, ear->a);
	int64_t n;

	for (size_t i = 0; i < w.n; i++)
		if (number_said(w.at[i].text, &n) && n == value)
			return true;
	return false;
}

/* An order stands above it in its mail that holds all that it denies. */
static bool may_be_of_above(struct ear *ear, struct str text)
{
	const struct values v = values_of(ear, text);

	for (size_t i = 0; i < ear->lines.n; i++) {
		const struct outcome_line *l = &ear->lines.at[i];
		bool holds = l->verdict != VERDICT_CHATTER && !l->yes;

		for (size_t k = 0; holds && k < v.n; k++)
			holds = !v.at[k].denied || v.at[k].place ||
				says_number(ear, source_text(ear->in->text, l->at), v.at[k].value);
		if (holds)
			return true;
	}
	return false;
}

bool correct_hears(struct ear *ear, const struct binding *b)
{
	return correct_finds(ear, source_text(ear->in->text, ear_span(ear, b->at)));
}

/* "Also move 3 to Nara. Actually, only 2.": what names no place is said of what stands above it in its mail. */
bool correct_hear(struct ear *ear, const struct binding *b)
{
	const struct str text = source_text(ear->in->text, ear_span(ear, b->at));
	const struct found f = find(ear, text);

	if (f.n != 1 || (!names_place(ear, text) && may_be_of_above(ear, text)))
		return false;
	if (f.waits)
		offer_waiting(ear, b, &f);
	else
		offer(ear, b, f.changed, f.old, "guess-instead");
	return true;
}

/* "The Thorn one to Kobe, not Nara. What does a fort cost?": where the correction ends; its own end: nowhere. */
static size_t cut_of(struct ear *ear, struct str line)
{
	for (size_t at = 1; at < line.n && at < LONGEST; at++)
		if (strchr(".!;", line.p[at]) && str_trim(str_sub(line, at + 1, line.n)).n &&
		    correct_finds(ear, str_trim(str_sub(line, 0, at))))
			return at;
	return line.n;
}

/* "Buy those two. I changed my mind about Nara: only 3 there, not 5": where one begins behind another sentence. What names no place
 * may be said of that. */
static size_t begin_of(struct ear *ear, struct str line)
{
	for (size_t at = 1, from = 0; at + 1 < line.n && from < LINE_MOST; at++) {
		if (!strchr(".!;?", line.p[at]) || line.p[at + 1] != ' ')
			continue;
		const size_t end = str_find_any(line, at + 1, ".!;?");
		from = at;
		const struct str sentence = str_trim(str_sub(line, at + 1, end));
		if ((end == line.n || line.p[end] != '?') && names_place(ear, sentence) && correct_finds(ear, sentence))
			return at;
	}
	return line.n;
}

const struct source *correct_apart(struct ear *ear, const struct source *text)
{
	return ear_apart(ear, ear_apart(ear, text, begin_of), cut_of);
}
