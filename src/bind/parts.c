/* parts: see parts.h. */
#include "bind/parts.h"

#include "bind/anothers.h"
#include "bind/evidence.h"
#include "bind/label.h"
#include "bind/lexicon.h"
#include "bind/phrase.h"
#include "bind/takes.h"

/* ---- what is another's ---------------------------------------------------------------------------- */

/* "Bob's orders: ..." are not the writer's. */
static bool is_of_another(const struct task *t, const struct phrase *p)
{
	if (p->nterms != 1 || p->terms->kind != TERM_HEADING)
		return false;
	struct str text = source_text(t->source, p->terms->at);
	return label_judge(t->view, str_sub(text, 0, str_find_char(text, ':'))) == LABEL_ANOTHERS;
}

/* "Tharn, activate Solmar" is said to Tharn, and so is "Tharn: 4 Osaka -> Kyoto"; "Tharn, Solmar: ..." may be a list. */
static bool calls_another(const struct task *t, const struct reading *r, size_t i)
{
	const struct phrase *p = &r->phrases[i];
	if ((i && p[-1].role != ROLE_FULL_STOP) || p->role != ROLE_BARE || !is_name(p))
		return false;
	if (!(p->flags & PHRASE_COLON && i + 1 < r->nphrases) &&
	    (i + 2 >= r->nphrases || p[1].role != ROLE_COMMA || p[2].role != ROLE_VERB))
		return false;
	return task_names_player(t, p, false);
}

static bool names_units(const struct phrase *p)
{
	for (unsigned i = 0; p->role < ROLE_ARGUMENTS && i < p->nterms; i++)
		if (p->terms[i].kind == TERM_COUNT || p->terms[i].kind == TERM_UNIT || p->terms[i].kind == TERM_THING)
			return true;
	return false;
}

/* "Blue's 4 troops" */
static bool follows_owner(const struct task *t, const struct reading *r, size_t i)
{
	const struct phrase *p = i ? &r->phrases[i - 1] : NULL;
	return p && p->role == ROLE_BARE && is_name(p) && p->terms->flags & TERM_POSSESSIVE &&
	       task_names_player(t, p, false);
}

/* "4 red troops": a player's name, and no place's, right before units. */
static bool describes_units(const struct reading *r, size_t i)
{
	const struct phrase *p = &r->phrases[i], *next = i + 1 < r->nphrases ? p + 1 : NULL;
	return next && p->role == ROLE_BARE && names_seat(p) && !names_area(p) &&
	       !(p->terms->flags & TERM_POSSESSIVE) && next->role == ROLE_BARE && next->nterms == 1 &&
	       next->terms->kind == TERM_UNIT;
}

/* "4 blue troops", which are not */
static bool is_others_colour(const struct task *t, const struct reading *r, size_t i)
{
	return i > 1 && describes_units(r, i - 1) && !task_names_player(t, &r->phrases[i - 1], true) &&
	       r->phrases[i - 2].role < ROLE_ARGUMENTS && r->phrases[i - 2].nterms == 1 &&
	       r->phrases[i - 2].terms->kind == TERM_COUNT;
}

/* "Move your 4 from Osaka": whom the writer does not command. Of a place the words may be said of any owner. */
static bool is_anothers(const struct task *t, const struct reading *r, size_t i)
{
	const struct phrase *p = &r->phrases[i];
	if (!p->nterms || p->role >= ROLE_ARGUMENTS || !(names_units(p) || p->role == ROLE_FROM))
		return false;
	const struct span before = { p->at.from, p->terms[p->nterms - 1].at.from }; /* "4 of your troops" */
	return words_own_another(source_text(t->source, before)) || (names_units(p) && follows_owner(t, r, i));
}

/* ---- brackets ----------------------------------------------------------------------------------- */

/* Arguments and stops do; a verb only where it comes first: "(my main attack)" is a note. */
static bool says_something(const struct task *t, const struct phrase *p, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		unsigned traits = item_traits(t, &(struct item){ .phrase = &p[i] });
		if (traits & ~(unsigned)(TRAIT_UNKNOWN | TRAIT_CHAT | TRAIT_VERB) ||
		    (traits & TRAIT_VERB && !i && !(p->flags & PHRASE_THE)))
			return true;
	}
	return false;
}

/* "(it is like a main valve between me and blue)": how things are, and nothing of the board but of whom. */
static bool tells_only(const struct phrase *p, size_t n)
{
	bool told = false;
	for (size_t i = 0; i < n; i++) {
		const struct term *last = p[i].nterms ? &p[i].terms[p[i].nterms - 1] : NULL;
		const bool past = p[i].role == ROLE_PAST || is_stop(&p[i], STOP_PAST), verb = p[i].role == ROLE_VERB;
		const bool of_whom = is_argument(&p[i]) && (names_seat(&p[i]) || last->kind == TERM_PRONOUN);
		told |= past;
		if ((p[i].role == ROLE_STOP && !past) || (verb && !told) ||
		    (is_game(&p[i]) && !past && !verb && !of_whom))
			return false;
	}
	return told;
}

static size_t closing(const struct reading *r, size_t open)
{
	size_t i = open + 1;
	while (i < r->nphrases && r->phrases[i].role != ROLE_CLOSE)
		i++;
	return i;
}

static bool is_note(const struct task *t, const struct reading *r, size_t open)
{
	const size_t end = closing(r, open);
	return end < r->nphrases && (!says_something(t, &r->phrases[open + 1], end - open - 1) ||
				     tells_only(&r->phrases[open + 1], end - open - 1));
}

struct span parts_note(const struct task *t, const struct reading *r, size_t *from)
{
	while (*from < r->nphrases) {
		const size_t open = (*from)++;
		if (r->phrases[open].role == ROLE_OPEN && is_note(t, r, open)) {
			*from = closing(r, open);
			return (struct span){ r->phrases[open].at.to, r->phrases[*from].at.from };
		}
	}
	return (struct span){ 0 };
}

/* The phrases without bracket signs and notes. Returns how many. */
static size_t drop_brackets(const struct task *t, const struct reading *r, struct item *out)
{
	size_t n = 0, inside_to = 0;
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		if (p->role == ROLE_OPEN) {
			if (is_note(t, r, i))
				i = closing(r, i);
			else
				inside_to = closing(r, i);
		} else if (p->role != ROLE_CLOSE && /* but not "red" of "4 red troops", which are the writer's */
			   !(describes_units(r, i) && task_names_player(t, p, true))) {
			out[n++] = (struct item){ .phrase = p,
						  .bracketed = i < inside_to,
						  .foreign = is_of_another(t, p) || calls_another(t, r, i) ||
							     is_anothers(t, r, i) || is_others_colour(t, r, i) };
		}
	}
	return n;
}

/* ---- sentences and parts ------------------------------------------------------------------------ */

static bool is_semicolon(const struct task *t, const struct phrase *p)
{
	return str_eq(source_text(t->source, p->at), STR(";"));
}

/* A verb whose text runs to the end of the line: nothing in it ends anything. */
static bool takes_the_rest(const struct task *t, const struct phrase *p)
{
	for (uint32_t k = 0; p->role == ROLE_VERB && k < p->terms->u.nouns.n; k++) {
		const struct verb *v = task_verb(t, p->terms->u.nouns.at[k].id);
		for (const struct slot *s = v->slots; task_tries(t, p->terms->u.nouns.at[k].id) && s && s->name; s++)
			if (s->flags & SLOT_REST && s->min && !slot_opener(s).n)
				return true;
	}
	return false;
}

static bool is_own_seat(const struct task *t, const struct phrase *p)
{
	return p->flags & PHRASE_COLON && p->role == ROLE_BARE && is_name(p) && task_names_player(t, p, true);
}

static void finish_part(const struct task *t, struct part *p)
{
	if (!p->n)
		return;
	p->at = span_join(p->item[0].phrase->at, p->item[p->n - 1].phrase->at);
	p->evidence = evidence_of(t, p->item, p->n) || (p->rest && p->item[0].phrase->role == ROLE_VERB);
	if (p->n > 1 && is_own_seat(t, p->item[0].phrase)) {
		p->item++;
		p->n--;
	}
}

/* Whether a verb among the items takes a value of the class. */
static bool takes(const struct task *t, const struct item *item, size_t n, noun_class what)
{
	for (size_t i = 0; i < n; i++)
		if (item[i].phrase->role == ROLE_VERB && verbs_take(t, item[i].phrase->terms->u.nouns, what))
			return true;
	return false;
}

static bool names_a_thing(const struct item *item, size_t n)
{
	for (size_t i = 0; i < n; i++)
		for (unsigned k = 0; item_is_argument(&item[i]) && k < item[i].phrase->nterms; k++)
			if (item[i].phrase->terms[k].kind == TERM_THING)
				return true;
	return false;
}

/* "Activate Solmar. Tactic: bribe." goes on: one thing, which its verb takes and does not have yet. */
static bool brings_the_thing(const struct task *t, const struct part *now, const struct item *next, size_t n)
{
	const size_t end = n > 1 && next[1].phrase->role == ROLE_FULL_STOP ? 1 : n;
	return end == 1 && item_is_argument(next) && next->phrase->nterms == 1 &&
	       next->phrase->terms->kind == TERM_THING && !names_a_thing(now->item, now->n) &&
	       takes(t, now->item, now->n, NOUN_THING);
}

/* "green", "colour chocolate" */
static bool is_colour(const struct phrase *p)
{
	const bool labelled = p->nterms == 2 && p->terms->kind == TERM_LABEL && p->terms[1].kind == TERM_UNKNOWN;
	return (labelled || (p->nterms == 1 && p->terms->kind == TERM_NAME)) &&
	       p->terms->u.nouns.at[0].what == NOUN_COLOUR;
}

/* "from Indiana", "with 5", "5 troops" */
static bool is_fragment(const struct item *item)
{
	const struct phrase *p = item->phrase;
	const bool units = p->role == ROLE_BARE && has_count(p) && p->nterms > 1;
	return item_is_argument(item) && (units || (p->role != ROLE_BARE && (names_area(p) || has_count(p))));
}

/* "Attack Ohio!! From Indiana, with 5": nothing but where from and with what; two places may be an order of their own. */
static bool completes(const struct part *now, const struct item *next, size_t n)
{
	size_t i = 0, places = 0, counts = 0;
	bool deed = false;
	for (size_t k = 0; k < now->n; k++)
		deed |= now->item[k].phrase->role == ROLE_VERB;
	for (; deed && i < n && next[i].phrase->role != ROLE_FULL_STOP; i++) {
		if (next[i].phrase->role != ROLE_COMMA && !is_fragment(&next[i]))
			return false;
		places += names_area(next[i].phrase);
		counts += has_count(next[i].phrase);
	}
	return places + counts && places <= 1 && counts <= 1;
}

/* "Join at Osaka. Colour green. Country Frogland." goes on: nothing but colours and texts for its verb. */
static bool goes_on(const struct task *t, const struct part *now, const struct item *next, size_t n)
{
	size_t i = 0;
	if (n && (brings_the_thing(t, now, next, n) || completes(now, next, n)))
		return true;
	for (; i < n && next[i].phrase->role != ROLE_FULL_STOP; i++) {
		const struct phrase *p = next[i].phrase;
		bool text = p->role == ROLE_BARE && p->nterms && p->terms->kind == TERM_OPENER;
		bool colour = p->role == ROLE_BARE && is_colour(p);
		if (!takes(t, now->item, now->n, text ? NOUN_TEXT : NOUN_COLOUR) ||
		    !(text || colour || p->role == ROLE_COMMA || p->role == ROLE_AND))
			return false;
	}
	return i;
}

static const struct phrase *as_comma(const struct task *t, const struct phrase *p)
{
	struct phrase *comma = ARENA_NEW(t->arena, struct phrase);
	*comma = *p;
	comma->role = ROLE_COMMA;
	return comma;
}

static bool is_answer(const struct task *t, const struct term *name)
{
	for (verb_id v = 0; v < t->binder->game->nverbs; v++)
		for (uint32_t k = 0; task_verb(t, v)->flags & VERB_ANSWER && k < name->u.nouns.n; k++)
			if (set_has(&t->scope->admitted, v) && task_verb(t, v)->slots->what == name->u.nouns.at[k].what)
				return true;
	return false;
}

/* "Red.", and nothing else in the mail: who was asked whom he supports has answered. */
static bool is_lone_answer(const struct task *t, const struct item *item, size_t n)
{
	const struct phrase *p = item->phrase;
	while (n > 1 && item[n - 1].phrase->role == ROLE_FULL_STOP)
		n--;
	return t->scope->alone && n == 1 && p->role == ROLE_BARE && p->nterms == 1 && p->terms->kind == TERM_NAME &&
	       p->terms->repair == REPAIR_NONE && !item->foreign && is_answer(t, p->terms);
}

/* "... to Kyoto Thanks!": courtesy to the end of the sentence parts what it stands behind, as a full stop does. */
static bool opens_courtesy(const struct task *t, const struct part *now, const struct item *item, size_t n)
{
	unsigned traits = 0;
	if (item->phrase->role != ROLE_CHAT || !now->n || !item_is_argument(&item[-1]))
		return false;
	for (size_t i = 0; i < n && item[i].phrase->role != ROLE_FULL_STOP; i++)
		traits |= item_traits(t, &item[i]);
	return !(traits & ~(unsigned)(TRAIT_CHAT | TRAIT_UNKNOWN));
}

struct parts_of_line parts_cut(struct task *t, const struct reading *r)
{
	struct item *item = ARENA_ARRAY(t->arena, struct item, r->nphrases + 1);
	struct part *part = ARENA_ARRAY(t->arena, struct part, r->nphrases + 2);
	struct parts_of_line out = { .part = part, .item = item };
	unsigned sentence = 0;
	bool rest = false;
	struct part *now = part;
	*now = (struct part){ .item = item };
	out.nitems = drop_brackets(t, r, item);
	for (size_t i = 0; i < out.nitems; i++) {
		const struct phrase *p = item[i].phrase;
		rest |= takes_the_rest(t, p);
		if (!rest && opens_courtesy(t, now, &item[i], out.nitems - i)) {
			finish_part(t, now++);
			*now = (struct part){ .item = item + i, .sentence = sentence };
		}
		if (p->role == ROLE_FULL_STOP && goes_on(t, now, item + i + 1, out.nitems - i - 1))
			item[i].phrase = p = as_comma(t, p);
		if (rest || p->role != ROLE_FULL_STOP) {
			now->n++;
			now->rest = rest;
			continue;
		}
		sentence += !is_semicolon(t, p);
		finish_part(t, now);
		now += now->n > 0;
		*now = (struct part){ .item = item + i + 1, .sentence = sentence };
	}
	finish_part(t, now);
	out.n = (size_t)(now - part) + (now->n > 0);
	part->evidence |= is_lone_answer(t, item, out.nitems);
	return out;
}

/* "... Not.", "... Or from Chile?" says it of the sentence before. */
static bool is_nothing_but_stops(const struct part *p)
{
	size_t stops = 0;
	for (size_t i = 0; i < p->n; i++) {
		const struct phrase *q = p->item[i].phrase;
		const bool more = stops && item_is_argument(&p->item[i]) && q->role != ROLE_BARE && names_area(q);
		if (q->role != ROLE_STOP && !more)
			return false;
		stops += q->role == ROLE_STOP;
	}
	return stops;
}

/* What takes back what was just said stops all of its line before it: what stands behind it is in its place, and what it says of
 * that is the page's to judge, as what a question says of others is. */
unsigned parts_stops(const struct parts_of_line *l, const struct part *p, struct span *at)
{
	unsigned stops = 0;
	for (size_t k = 0; k < l->n; k++)
		for (size_t i = 0; i < l->part[k].n; i++) {
			const struct phrase *q = l->part[k].item[i].phrase;
			unsigned stop = q->role == ROLE_PAST ? STOP_PAST : q->role == ROLE_STOP ? q->terms->u.stop : 0;
			bool here = l->part[k].sentence == p->sentence;
			bool behind = &l->part[k] > p;
			if (!stop || l->part[k].rest ||
			    !(here || (behind && (stop & STOP_CORRECTION || is_nothing_but_stops(&l->part[k])))))
				continue;
			/* a condition is what the message is about, wherever it stands */
			if (!stops || (stop & ~stops & STOP_CONDITION))
				*at = q->at;
			stops |= stop;
		}
	return stops;
}

static bool is_left_out(const struct phrase *p)
{
	return says_count(p) ||
	       (p->nterms && p->terms->kind == TERM_NAME && (p->role == ROLE_BARE || p->role == ROLE_IN));
}

bool parts_all_but(const struct task *t, const struct reading *r)
{
	for (uint32_t i = 1; i + 1 < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		if (p->role == ROLE_COMMA && says_count(p - 1) && p[-1].terms->how == COUNT_ALL && is_left_out(p + 1) &&
		    str_eq_nocase(source_text(t->source, p->at), STR("but")))
			return true;
	}
	return false;
}
