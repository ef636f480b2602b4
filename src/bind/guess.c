#include "bind/guess.h"

#include "base/byte.h"
#include "base/utf8.h"
#include "bind/anothers.h"
#include "bind/canonical.h"
#include "bind/contrast.h"
#include "bind/diagnose.h"
#include "bind/fill.h"
#include "bind/frame.h"
#include "bind/frames.h"
#include "bind/leave.h"
#include "bind/parts.h"
#include "bind/respell.h"
#include "bind/suggest.h"
#include "bind/tells.h"
#include "bind/unheard.h"
#include "order/roles.h"

enum {
	GUESS_DEEDS = 5, /* a sentence that speaks of more is not tried deed by deed */
	SLIP_LETTERS = 4,
};

enum fate { STAYS, GOES, FORBIDS };

/* One letter more, less or another, or two that changed places. */
static bool is_near(struct str a, struct str b)
{
	size_t same = 0, tail = 0;
	while (same < a.n && same < b.n && a.p[same] == b.p[same])
		same++;
	while (tail < a.n - same && tail < b.n - same && a.p[a.n - tail - 1] == b.p[b.n - tail - 1])
		tail++;
	const size_t more = a.n - same - tail, less = b.n - same - tail;
	return more < 2 && less < 2
		       ? b.n >= SLIP_LETTERS
		       : more == 2 && less == 2 && a.p[same] == b.p[same + 1] && a.p[same + 1] == b.p[same];
}

/* "exept", "mercenarys", "morroco": what is in no dictionary, and near to a word that matters. */
static bool may_be_a_slip(const struct term *unknown, const struct task *t)
{
	static const char *const stops[] = {
#define STOP(text, why) text,
#define BUT(text) text,
#include "lexicon.inc"
	};
	const struct str word = utf8_fold_name(t->arena, unknown->u.text);
	if (suggest_is_plain(unknown, t) || word.n < SLIP_LETTERS)
		return false;
	for (size_t i = 0; i < sizeof stops / sizeof *stops; i++)
		if (is_near(word, str_c(stops[i])))
			return true;
	return suggest_near(t, unknown->u.text, NOUN_NONE).n;
}

/* "Red marches", where he is red. */
static bool is_of_writer(const struct task *t, const struct phrase *p)
{
	for (uint32_t k = 0; is_name(p) && p->role == ROLE_BARE && k < p->terms->u.nouns.n; k++)
		if (p->terms->u.nouns.at[k].what != NOUN_SEAT || !view_speaks_for(t->view, p->terms->u.nouns.at[k].id))
			return false;
	return is_name(p) && p->role == ROLE_BARE;
}

static bool is_large(const struct term *word)
{
	return word->u.text.n && byte_is_capital(*word->u.text.p);
}

/* What nobody knows is no word that may be missing where a name stands: begun, counted, behind a preposition or colon. */
static enum fate fate_of_argument(const struct task *t, const struct phrase *p, bool behind_colon)
{
	const struct term *last = p->nterms ? &p->terms[p->nterms - 1] : NULL;
	if (!last)
		return GOES;
	if (last->kind == TERM_UNKNOWN && (behind_colon || p->nterms > 1 || may_be_a_slip(last, t)))
		return FORBIDS;
	if (last->kind == TERM_UNKNOWN && (p->role == ROLE_WITH || (p->role != ROLE_BARE && is_large(last))))
		return FORBIDS; /* with what it is done; a name that the board lacks */
	if (last->kind == TERM_UNKNOWN)
		return suggest_is_plain(last, t) || (p->role == ROLE_BARE && !(last->flags & TERM_STUMP)) ? GOES
													  : FORBIDS;
	if (is_rest(p))
		return FORBIDS;
	if (is_of_writer(t, p))
		return GOES;
	if (last->kind == TERM_PRONOUN && p->nterms > 1)
		return FORBIDS;
	if (last->kind == TERM_PRONOUN)
		return p->role == ROLE_BARE || last->u.pronoun == PRONOUN_ME ? GOES : STAYS;
	return STAYS;
}

/* "osk supports Nara": who does it, in a word of no language. */
static bool is_strange_doer(const struct task *t, const struct phrase *p, const struct phrase *next)
{
	return is_unknown(p) && next->role == ROLE_VERB && !suggest_is_plain(p->terms, t);
}

static enum fate fate_of(const struct task *t, const struct phrase *p, bool behind_colon)
{
	switch (p->role) {
	case ROLE_STOP:
		return p->terms->u.stop == STOP_PAST || p->terms->u.stop == STOP_VAGUE ? GOES : FORBIDS;
	case ROLE_PAST:
	case ROLE_KEEP:
	case ROLE_KEPT:
		return FORBIDS;
	case ROLE_UNKNOWN:
		return behind_colon || (p->nterms && may_be_a_slip(p->terms, t)) ? FORBIDS : GOES;
	case ROLE_CHAT:
	case ROLE_DESCRIPTION:
	case ROLE_LEAD:
	case ROLE_OUGHT:
		return GOES;
	default:
		return p->role < ROLE_ARGUMENTS ? fate_of_argument(t, p, behind_colon) : STAYS;
	}
}

/* ---- the sentence in the game's words ------------------------------------------------------------- */

/* Phrases of a reading, in the task's arena. */
struct pick {
	struct phrase *at;
	size_t n;
};

static struct pick pick_new(struct task *t, const struct reading *r)
{
	return (struct pick){ ARENA_ARRAY(t->arena, struct phrase, r->nphrases + 2u), 0 };
}

static const struct reading *picked(struct task *t, const struct reading *r, struct pick p)
{
	struct reading *out = ARENA_NEW(t->arena, struct reading);
	*out = (struct reading){ .at = r->at, .phrases = p.at, .nphrases = (uint32_t)p.n, .price = r->price };
	return out;
}

/* "Utah is attacked": what stands before the deed is its object. */
static void set_done(struct pick *p)
{
	struct phrase deed = p->at[p->n - 1];
	size_t from = p->n - 1;
	while (from && !parts_clauses(&p->at[from - 1]))
		from--;
	memmove(p->at + from + 1, p->at + from, (p->n - 1 - from) * sizeof deed);
	deed.role = ROLE_VERB;
	p->at[from] = deed;
}

/* "I thought you were finished": how somebody was is no wish to be so. */
static bool tells_how_it_was(struct task *t, const struct phrase *p, const struct phrase *deed)
{
	const struct frames f = { .task = t };
	const struct str word = source_text(t->source, p->at);
	return is_stop(p, STOP_PAST) && frame_says_all(&f, deed) &&
	       (str_eq_nocase(word, STR("was")) || str_eq_nocase(word, STR("were")));
}

/* "Points, please, acquired by a bribe" may be wished; "I took Utah", "Utah was attacked", "yesterday" tell. */
static bool may_be_wished(struct task *t, const struct reading *r, size_t from, size_t to)
{
	const struct span at = span_join(r->phrases[from].at, r->phrases[to - 1].at);
	const struct words w = words_singly(source_text(t->source, (struct span){ at.from, at.to }), t->arena);
	for (size_t i = from; i < to; i++)
		if (is_stop(&r->phrases[i], STOP_PAST) && !parts_is_now(t, &r->phrases[i]))
			return false;
	for (size_t i = 0; i < w.n; i++)
		if (w.at[i].roles &
		    (SAYS_ROLE(OWN_WORD) | SAYS_ROLE(PAST_TIME) | SAYS_ROLE(HEARSAY) | SAYS_ROLE(OTHERS)))
			return false;
	return true;
}

/* "The Osaka one", in letters: what is there. */
static bool stands_for_noun(const struct task *t, const struct phrase *p)
{
	return p->flags & PHRASE_ADJACENT && p[-1].flags & PHRASE_THE && names_area(&p[-1]) && has_count(p) &&
	       p->nterms == 1 && p->terms->how == COUNT_EXACT && p->terms->u.number == 1 &&
	       byte_is_letter(*source_text(t->source, p->at).p);
}

/* What a game or a number names, the deeds, and the signs between them; NULL: something that must not be left out. */
static const struct reading *in_game_words(struct task *t, const struct reading *r, size_t from, size_t to)
{
	struct pick out = pick_new(t, r);
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &r->phrases[i];
		const bool done = p->role == ROLE_PAST && i > from &&
				  (parts_is_now(t, p - 1) || p[-1].role == ROLE_OUGHT || may_be_wished(t, r, from, to));
		const enum fate fate = done ? STAYS
				       : i > from && stands_for_noun(t, p)
					       ? GOES
					       : fate_of(t, p, i && p[-1].flags & PHRASE_COLON);
		const bool strange = i + 1 < to && (is_strange_doer(t, p, p + 1) || tells_how_it_was(t, p, p + 1));
		const bool idle = parts_clauses(p) && (!out.n || parts_clauses(&out.at[out.n - 1]));
		if (fate == FORBIDS || strange)
			return NULL;
		if (fate == STAYS && idle && out.n && p->role == ROLE_THEN)
			out.at[out.n - 1] = *p; /* ", then" is no list */
		if (fate == STAYS && !idle)
			out.at[out.n++] = *p;
		if (done)
			set_done(&out);
	}
	while (out.n && parts_clauses(&out.at[out.n - 1]))
		out.n--;
	return out.n ? picked(t, r, out) : NULL;
}

/* The same of the sentence without the wishes, reasons and remarks around what it orders. */
static const struct reading *in_plain_words(struct task *t, const struct reading *r, size_t from, size_t to)
{
	struct pick sentence = pick_new(t, r);
	memcpy(sentence.at, r->phrases + from, (to - from) * sizeof *sentence.at);
	sentence.n = to - from;
	for (size_t i = 0; i < sentence.n; i++)
		if (sentence.at[i].flags & PHRASE_COLON)
			return NULL;
	const struct reading *plain = frames_plain(t, picked(t, r, sentence));
	return plain ? in_game_words(t, plain, 0, plain->nphrases) : NULL;
}

static bool is_weak(const struct phrase *p)
{
	return p->role == ROLE_VERB && p->terms->how == VERB_WEAK;
}

/* The same with one of the deeds of a clause alone, said as an order says it. */
static const struct reading *with_deed(struct task *t, const struct reading *r, size_t deed)
{
	struct pick out = pick_new(t, r);
	size_t from = deed, to = deed;
	while (from && !parts_clauses(&r->phrases[from - 1]))
		from--;
	while (to < r->nphrases && !parts_clauses(&r->phrases[to]))
		to++;
	for (size_t i = 0; i < r->nphrases; i++) {
		struct phrase p = r->phrases[i];
		if (p.role == ROLE_VERB && i != deed && ((i >= from && i < to) || is_weak(&p)))
			continue;
		if (i == deed) {
			p.flags &= (uint8_t) ~(PHRASE_THE | PHRASE_ING | PHRASE_S | PHRASE_TO);
			p.mark = (struct span){ p.at.from, p.at.from };
		}
		out.at[out.n++] = p;
	}
	return picked(t, r, out);
}

/* The same with a deed that nobody said. */
static const struct reading *with_verb(struct task *t, const struct reading *r, verb_id verb)
{
	struct pick out = pick_new(t, r);
	struct frames f = { .task = t, .at = out.at, .n = r->nphrases, .room = r->nphrases + 2 };
	memcpy(out.at, r->phrases, r->nphrases * sizeof *out.at);
	frame_insert_verb(&f, 0, verb);
	out.n = f.n;
	return picked(t, r, out);
}

/* "Two places": so many do nothing in a form of one. */
static bool is_deed(const struct reading *r, size_t i)
{
	const struct phrase *p = &r->phrases[i];
	bool how = false; /* "supported in holding" */
	for (size_t k = i; p->flags & PHRASE_ING && k-- > 0 && !parts_clauses(&r->phrases[k]);)
		how |= r->phrases[k].role == ROLE_VERB && !(r->phrases[k].flags & PHRASE_ING);
	return p->role == ROLE_VERB && !how &&
	       !(p->flags & PHRASE_S && i && is_number(p - 1) && p[-1].terms->u.number > 1);
}

static size_t count_deeds(const struct reading *r)
{
	size_t n = 0;
	for (size_t i = 0; i < r->nphrases; i++)
		n += is_deed(r, i);
	return n;
}

/* ---- what it may mean ----------------------------------------------------------------------------- */

static void take(struct task *t, guess_reader *read, const struct reading *r, struct paths *found)
{
	struct paths whole = { .n = 0 };
	if (task_pay(t, r->nphrases))
		read(t, r, &whole);
	for (size_t k = 0; k < whole.n; k++)
		paths_keep(found, whole.at[k]);
}

/* A deed that takes what is written to the end of its line means nothing by itself. */
static bool takes_text(const struct verb *v)
{
	for (const struct slot *s = v->slots; s && s->name; s++)
		if (s->what == NOUN_TEXT || s->flags & SLOT_REST)
			return true;
	return false;
}

/* "share 12" */
static bool is_labelled(const struct phrase *p)
{
	return is_argument(p) && p->nterms > 1 && p->terms->kind == TERM_LABEL;
}

/* A thing, a number with a place, and so many names, say what is to be done without a deed; a number alone may count anything: "two
 * places already". */
static bool speaks_for_itself(const struct reading *r)
{
	size_t names = 0;
	bool thing = false, number = false;
	for (size_t i = 0; i < r->nphrases; i++) {
		names += names_area(&r->phrases[i]) || is_labelled(&r->phrases[i]);
		number |= has_count(&r->phrases[i]);
		thing |= names_kind(&r->phrases[i]);
	}
	return thing || names > 1 || (number && names);
}

/* Two deeds with no sign between them: "ride out to attack". */
static bool deeds_collide(const struct reading *r)
{
	bool deed = false;
	for (size_t i = 0; i < r->nphrases; i++) {
		if (parts_clauses(&r->phrases[i]))
			deed = false;
		if (r->phrases[i].role == ROLE_VERB && deed)
			return true;
		deed |= r->phrases[i].role == ROLE_VERB;
	}
	return false;
}

/* "The time has come to use the mask": what is to be done is said last. */
static size_t led_to(const struct reading *r)
{
	size_t at = r->nphrases;
	for (size_t i = 0; i < r->nphrases; i++)
		if (r->phrases[i].role == ROLE_VERB)
			at = r->phrases[i].flags & PHRASE_TO ? i : r->nphrases;
	return at;
}

/* By each of its deeds alone; those that only the thesaurus knows are tried where no other fits. */
static void try_deeds(struct task *t, guess_reader *read, const struct reading *r, struct paths *found)
{
	const size_t led = led_to(r);
	if (led < r->nphrases)
		take(t, read, with_deed(t, r, led), found);
	for (int weak = 0; weak < 2 && !found->n; weak++)
		for (size_t i = 0; i < r->nphrases; i++)
			if (is_deed(r, i) && is_weak(&r->phrases[i]) == weak)
				take(t, read, with_deed(t, r, i), found);
}

/* By each deed that the game has, where none is said that fits. */
static void try_verbs(struct task *t, guess_reader *read, const struct reading *r, struct paths *found)
{
	for (verb_id v = 0; speaks_for_itself(r) && v < t->binder->game->nverbs; v++)
		if (task_tries(t, v) && verb_slots(task_verb(t, v)) && !takes_text(task_verb(t, v)))
			take(t, read, with_verb(t, r, v), found);
}

/* As it stands; by one of its deeds. */
static void try_said(struct task *t, guess_reader *read, const struct reading *r, struct paths *found)
{
	if (!deeds_collide(r))
		take(t, read, r, found);
	if (!found->n && count_deeds(r) <= GUESS_DEEDS)
		try_deeds(t, read, r, found);
}

/* "by four", "for the share 13", "ten of Arizona": numbers and things whatever stands before them. */
static const struct reading *loosened(struct task *t, const struct reading *r)
{
	struct pick out = pick_new(t, r);
	for (size_t i = 0; i < r->nphrases; i++) {
		struct phrase p = r->phrases[i];
		const bool area = names_area(&p);
		if (is_argument(&p) && (!area || p.role == ROLE_OF)) {
			p.role = area ? ROLE_FROM : ROLE_BARE;
			p.mark = (struct span){ p.at.from, p.at.from };
		}
		out.at[out.n++] = p;
	}
	return picked(t, r, out);
}

/* "put", "give": a word of many deeds. */
static bool is_any_deed(const struct task *t, const struct phrase *p)
{
	static const char *const deeds[] = {
#define DEED(word) word,
#include "lexicon.inc"
	};
	const struct str word = utf8_fold_name(t->arena, source_text(t->source, p->at));
	for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
		if (str_eq_c(word, deeds[i]))
			return true;
	return false;
}

/* "Put two coins on Morvane" where what is put is put up for auction: the word may stand for another deed. */
static const struct reading *without_deed(struct task *t, const struct reading *r)
{
	struct pick out = pick_new(t, r);
	if (count_deeds(r) > 1)
		return NULL;
	for (size_t i = 0; i < r->nphrases; i++) {
		if (r->phrases[i].role != ROLE_VERB)
			out.at[out.n++] = r->phrases[i];
		else if (!is_any_deed(t, &r->phrases[i]))
			return NULL;
	}
	return picked(t, r, out);
}

/* Each looser way only where none before it gives a meaning. */
static void try_reading(struct task *t, guess_reader *read, const struct reading *r, struct paths *found)
{
	const struct reading *loose = loosened(t, r), *bare = without_deed(t, r);
	struct paths now = { .n = 0 };
	if (!count_deeds(r) && !speaks_for_itself(r))
		return;
	try_said(t, read, r, &now);
	if (!now.n)
		try_said(t, read, loose, &now);
	if (!now.n && bare)
		try_verbs(t, read, bare, &now);
	if (!now.n && bare)
		try_verbs(t, read, loosened(t, bare), &now);
	for (size_t k = 0; k < now.n; k++)
		paths_keep(found, now.at[k]);
}

static void try_words(struct task *t, guess_reader *read, const struct reading *r, size_t from, size_t to,
		      struct paths *found)
{
	const size_t before = found->n;
	const struct reading *words = in_game_words(t, r, from, to);
	if (words)
		try_reading(t, read, words, found);
	if (found->n == before && (words = in_plain_words(t, r, from, to)))
		try_reading(t, read, words, found);
}

static bool overlaps(struct span a, struct span b)
{
	return a.from < b.to && b.from < a.to;
}

static void find_sentence(const struct reading *r, struct span at, size_t *from, size_t *to)
{
	*from = 0;
	for (*to = 0;
	     *to < r->nphrases && !(r->phrases[*to].role == ROLE_FULL_STOP && r->phrases[*to].at.from >= at.to);
	     (*to)++)
		if (r->phrases[*to].role == ROLE_FULL_STOP && r->phrases[*to].at.to <= at.from)
			*from = *to + 1;
}

/* "move 4 from Osaka to Kyoto, and how many does that leave me with?": where the question behind a sign begins; to: it
 * asks nothing, or takes back what stands before it, or makes conditions. */
static size_t question_behind(const struct reading *r, size_t from, size_t to)
{
	size_t at = from;
	while (at + 1 < to && !((r->phrases[at].role == ROLE_COMMA || r->phrases[at].role == ROLE_AND) &&
				is_stop(&r->phrases[at + 1], STOP_QUESTION)))
		at++;
	for (size_t i = at; at + 1 < to && i < to; i++)
		if (is_stop(&r->phrases[i], STOP_NEGATION) || is_stop(&r->phrases[i], STOP_CORRECTION) ||
		    is_stop(&r->phrases[i], STOP_CONDITION) || is_stop(&r->phrases[i], STOP_ALTERNATIVE))
			return to;
	return at + 1 < to ? at : to;
}

/* Its sentence in all ways to read it; no other binding may have a share in that. */
static void guess_binding(struct task *t, const struct line *line, guess_reader *read, struct binding *b,
			  const struct binding *list, size_t n, struct paths *found)
{
	found->n = 0;
	for (const struct reading *r = line->readings; r; r = r->next) {
		size_t from, to;
		find_sentence(r, b->at, &from, &to);
		if (from >= to)
			continue;
		const struct span at = span_join(r->phrases[from].at, r->phrases[to - 1].at);
		for (size_t i = 0; i < n; i++)
			if (&list[i] != b && overlaps(list[i].at, at) && list[i].verdict != VERDICT_CHATTER) {
				found->n = 0;
				return;
			}
		const struct reading *leave = leave_asked(t, r, from, to);
		to = question_behind(r, from, to);
		bool drops = false;
		const struct reading *told = contrast_plain(t, r, from, to, &drops);
		const struct reading *said = told ? told : r;
		from = told ? 0 : from;
		to = told ? told->nphrases : to;
		const struct path *best = found->n ? found->at[0] : NULL;
		const size_t before = found->n;
		try_words(t, read, said, from, to, found);
		const struct reading *respelt = found->n == before ? respelled(t, said, from, to) : NULL;
		if (respelt)
			try_words(t, read, respelt, 0, respelt->nphrases, found);
		const bool asks = leave && found->n == before;
		if (asks)
			try_words(t, read, leave, 0, leave->nphrases, found);
		if (found->n && found->at[0] != best) {
			b->corrects = told && !asks;
			b->drops = drops && !asks;
			b->leave = asks;
		}
	}
}

/* ---- said to its writer --------------------------------------------------------------------------- */

static void suggest(struct task *t, struct binding *b)
{
	struct diag *d = ARENA_NEW(t->keep, struct diag);
	struct buf out = buf_new(t->keep);
	for (size_t i = 0; i < b->nguess; i++) {
		buf_add_c(&out, i ? "; " : "write: ");
		command_print(&out, t->binder->game, t->view->state, b->guess[i]);
	}
	if (!b->ndiags)
		return;
	*d = b->diags[0];
	d->hint = buf_str(&out);
	b->diags = d;
	b->ndiags = 1;
}

static void set_guess(struct task *t, struct binding *b, const struct path *p)
{
	const struct command **guess = ARENA_ARRAY(t->keep, const struct command *, p->nsenses + 1u);
	size_t from = p->nsenses;
	for (const struct path *q = p; q; q = q->before)
		if (q->sense && q->sense->fault.kind != FAULT_CHATTER) {
			if (!set_has(&t->scope->admitted, q->sense->verb))
				return;
			guess[--from] = sense_command(t, q->sense);
		}
	if (from == p->nsenses)
		return;
	b->guess = guess + from;
	b->nguess = p->nsenses - from;
	b->part = false;
	suggest(t, b);
}

/* ---- what falls with it ------------------------------------------------------------------------ */

/* Where the clause ends that begins at i; clear: nothing in it must not be left out. */
static size_t end_of_clause(struct task *t, const struct reading *r, size_t i, size_t to, bool *clear)
{
	const size_t begin = i;
	for (*clear = true; i < to && !parts_clauses(&r->phrases[i]) && (i == begin || !tells_aside(t, &r->phrases[i]));
	     i++)
		*clear &= fate_of(t, &r->phrases[i], i && r->phrases[i - 1].flags & PHRASE_COLON) != FORBIDS;
	return i;
}

/* "and keep going into Utah if you can": the clause has an order of its own, which what must not be left out is said of; "if it is
 * empty" is said of the clauses beside it. */
static bool has_own_order(struct task *t, const struct reading *r, size_t i, size_t to)
{
	for (; i < to && !parts_clauses(&r->phrases[i]); i++) {
		if (is_game(&r->phrases[i]))
			return true;
		if (fate_of(t, &r->phrases[i], i && r->phrases[i - 1].flags & PHRASE_COLON) == FORBIDS)
			return false;
	}
	return false;
}

/* Orders of clauses, in the message's memory, and in words. */
struct parts {
	const struct command **at;
	size_t n;
	struct buf words;
};

/* What clauses beside each other order, where they do in one way. */
static void add_part(struct task *t, guess_reader *read, const struct reading *r, size_t from, size_t to,
		     struct parts *out)
{
	const struct reading *words = from < to ? in_game_words(t, r, from, to) : NULL;
	struct paths found = { .n = 0 };
	if (words && count_deeds(words))
		try_said(t, read, words, &found);
	if (found.n != 1)
		return;
	const size_t first = out->n;
	for (const struct path *q = found.at[0]; q; q = q->before)
		if (q->sense && q->sense->fault.kind != FAULT_CHATTER) {
			memmove(out->at + first + 1, out->at + first, (out->n - first) * sizeof *out->at);
			out->at[first] = sense_command(t, q->sense);
			out->n++;
		}
	for (size_t i = first; i < out->n; i++) {
		buf_add_c(&out->words, out->words.n ? "; " : "");
		command_print(&out->words, t->binder->game, t->view->state, out->at[i]);
	}
}

static bool all_admitted(const struct task *t, const struct parts *p)
{
	for (size_t i = 0; i < p->n; i++)
		if (!set_has(&t->scope->admitted, p->at[i]->verb))
			return false;
	return p->n > 0;
}

/* "Take Idaho from Montana, and keep going if you can": what the clauses order that are not the one which is refused. Its writer
 * reads that they are not done, and in which words; and is asked whether they are meant without it. */
static void name_fallen(struct task *t, const struct line *line, guess_reader *read, struct binding *b)
{
	const struct reading *r = line->readings;
	size_t first = 0, to = 0, next;
	bool clear = false, fell = false, apart = true;
	if (!r || !b->ndiags)
		return;
	find_sentence(r, b->at, &first, &to);
	struct parts parts = { ARENA_ARRAY(t->keep, const struct command *, r->nphrases + 1u), 0, buf_new(t->keep) };
	for (size_t run = first, from = first; from < to; from = next) {
		const bool aside = from > first && tells_aside(t, &r->phrases[from]);
		const size_t end = end_of_clause(t, r, from, to, &clear);
		const bool falls = aside || !clear;
		next = end + (end < to && parts_clauses(&r->phrases[end]));
		if (!falls && next < to)
			continue;
		fell |= falls;
		apart &= !falls || aside || has_own_order(t, r, from, to);
		add_part(t, read, r, run, falls ? from : end, &parts);
		run = next;
	}
	if (!parts.n)
		return;
	struct diags diags = { .arena = t->keep };
	for (size_t k = 0; k < b->ndiags; k++)
		diag_add(&diags, &b->diags[k]);
	diagnose_undone(&diags, t, b->at, buf_str(&parts.words));
	b->diags = diags.list.at;
	b->ndiags = diags.list.n;
	if (!fell || !apart || !all_admitted(t, &parts))
		return;
	b->guess = parts.at;
	b->nguess = parts.n;
	b->part = true;
}

static bool names_fallen(const struct binding *b)
{
	for (size_t i = 0; i < b->ndiags; i++)
		if (str_eq_c(b->diags[i].code, "undone"))
			return true;
	return false;
}

/* A full stop stands between them; a semicolon may leave what the one depends on in the other. */
static bool are_apart(const struct task *t, const struct binding *a, const struct binding *b)
{
	const struct span between = { a->at.to > a->at.from ? a->at.to - 1 : a->at.to, b->at.from };
	const struct str text = between.from < between.to ? source_text(t->source, between) : STR_NONE;
	for (size_t i = 0; i < text.n; i++)
		if (strchr(".!?", text.p[i]))
			return true;
	return false;
}

/* "Move 1 to Thorn. Actually no, ...": what stands before words that take back is not offered. */
static bool is_taken_back(const struct binding *list, size_t n, size_t i)
{
	while (++i < n)
		if (list[i].takes_back)
			return true;
	return false;
}

/* The order of another time that it seems to be, where it names none of those of now. */
static void find_unheard(struct task *t, const struct line *line, guess_reader *read, struct binding *b,
			 const struct binding *list, size_t n)
{
	struct paths found;
	if (b->nguess || (b->verb != VERB_NONE && set_has(&t->scope->admitted, b->verb)))
		return;
	t->untimely = true;
	guess_binding(t, line, read, b, list, n, &found);
	t->untimely = false;
	for (const struct path *p = found.n ? found.at[0] : NULL; p; p = p->before)
		if (p->sense && p->sense->fault.kind != FAULT_CHATTER && !set_has(&t->scope->admitted, p->sense->verb))
			b->unheard = sense_command(t, p->sense);
	if (!found.n && b->verb == VERB_NONE && line->readings)
		b->unheard = unheard_deed(t, line->readings, b->at);
}

/* A word that nobody knows may be the deed: the rules cannot say which other one is meant. */
static bool knows_all(const struct reading *r, struct span at)
{
	size_t from, to;
	find_sentence(r, at, &from, &to);
	for (size_t i = from; i < to; i++)
		if (r->phrases[i].role == ROLE_UNKNOWN || is_unknown(&r->phrases[i]))
			return false;
	return true;
}

/* "A garrison in Kyoto, and 2 extra troops": clauses that name no deed, each by the one that fits it. False: one has none. */
static bool guess_clauses(struct task *t, const struct line *line, guess_reader *read, struct binding *b)
{
	const struct reading *r = line->readings;
	size_t from = 0, to = 0, n = 0;
	if (!r || r->next)
		return false;
	find_sentence(r, b->at, &from, &to);
	const struct command **guess = ARENA_ARRAY(t->keep, const struct command *, to - from + 1);
	for (size_t end; from < to; from = end + 1) {
		struct paths found = { .n = 0 };
		bool clear;
		end = end_of_clause(t, r, from, to, &clear);
		const struct reading *words = clear && from < end ? in_game_words(t, r, from, end) : NULL;
		if (!clear || (words && count_deeds(words)))
			return false;
		if (words)
			try_reading(t, read, words, &found);
		const struct path *only = fill_meaning(t, &found, knows_all(r, b->at));
		if (words && (!only || only->nsenses != 1 || !set_has(&t->scope->admitted, only->sense->verb)))
			return false;
		if (words)
			guess[n++] = sense_command(t, only->sense);
	}
	if (n < 2)
		return false;
	b->guess = guess;
	b->nguess = n;
	b->part = false;
	suggest(t, b);
	return true;
}

/* All that they ask, or nothing: half of it is no order. Two meanings at one price are no guess. */
static void guess_together(struct task *t, const struct line *line, guess_reader *read, struct binding *list, size_t n,
			   size_t from, size_t to)
{
	struct binding *before = ARENA_ARRAY(t->arena, struct binding, n);
	bool all = true;
	memcpy(before, list, n * sizeof *list);
	for (size_t i = from; all && i < to; i++) {
		struct paths found;
		if (list[i].verdict != VERDICT_REFUSED || list[i].filled)
			continue;
		guess_binding(t, line, read, &list[i], list, n, &found);
		const struct path *only = is_taken_back(list, n, i)
						  ? NULL
						  : fill_meaning(t, &found,
								 found.n && knows_all(line->readings, list[i].at));
		if (only)
			set_guess(t, &list[i], only);
		else if (!found.n && !is_taken_back(list, n, i))
			guess_clauses(t, line, read, &list[i]);
		all = list[i].nguess > 0 && !list[i].part;
	}
	for (size_t i = from; !all && i < to; i++) {
		if (list[i].filled)
			continue;
		if (before[i].part)
			list[i] = before[i];
		if (!list[i].part || list[i].takes_back || is_taken_back(list, n, i))
			list[i].nguess = 0;
		if (list[i].verdict == VERDICT_REFUSED && !list[i].takes_back && !is_taken_back(list, n, i) &&
		    !names_fallen(&list[i]))
			name_fallen(t, line, read, &list[i]);
		if (list[i].verdict == VERDICT_REFUSED)
			find_unheard(t, line, read, &list[i], list, n);
	}
}

void guess_orders(struct task *t, const struct line *line, guess_reader *read, struct binding *list, size_t n)
{
	for (size_t from = 0, to; from < n; from = to) {
		for (to = from + 1; to < n && !are_apart(t, &list[to - 1], &list[to]);)
			to++;
		guess_together(t, line, read, list, n, from, to);
	}
}
