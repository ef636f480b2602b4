#include "bind/frames.h"

#include "order/dictionary.h"

enum { FRAMES_ROOM = 8 }; /* phrases more than were written */

/* A reading in the making. */
struct frames {
	struct task *task;
	struct phrase *at;
	size_t n, room;
	bool changed;
};

/* ---- phrases ------------------------------------------------------------------------------------ */

static bool is_argument(const struct phrase *p)
{
	return p->role < ROLE_ARGUMENTS && p->nterms;
}

static bool is_name(const struct phrase *p)
{
	return is_argument(p) && p->nterms == 1 && p->terms->kind == TERM_NAME;
}

static bool names_area(const struct phrase *p)
{
	for (uint32_t k = 0; is_name(p) && k < p->terms->u.nouns.n; k++)
		if (p->terms->u.nouns.at[k].what == NOUN_AREA)
			return true;
	return false;
}

static bool has_count(const struct phrase *p)
{
	return is_argument(p) && p->terms->kind == TERM_COUNT && !(p->terms->flags & TERM_ARTICLE);
}

static bool is_number(const struct phrase *p)
{
	return has_count(p) && p->terms->how == COUNT_EXACT && p->terms->u.number > 0;
}

static bool is_rest(const struct phrase *p)
{
	return has_count(p) && p->terms->how == COUNT_ALL && p->terms->flags & TERM_REST;
}

static bool parts_clauses(const struct phrase *p)
{
	return p->role == ROLE_COMMA || p->role == ROLE_AND || p->role == ROLE_THEN || p->role == ROLE_FULL_STOP;
}

static bool opens_clause(const struct frames *f, size_t i)
{
	return !i || parts_clauses(&f->at[i - 1]) || f->at[i - 1].flags & PHRASE_COLON;
}

/* Where the clause at i ends. */
static size_t clause_end(const struct frames *f, size_t i)
{
	while (i < f->n && !parts_clauses(&f->at[i]))
		i++;
	return i;
}

static void drop(struct frames *f, size_t i)
{
	memmove(f->at + i, f->at + i + 1, (f->n - i - 1) * sizeof *f->at);
	f->n--;
	f->changed = true;
}

static void drop_range(struct frames *f, size_t from, size_t to)
{
	while (to-- > from)
		drop(f, from);
}

static void insert(struct frames *f, size_t i, struct phrase p)
{
	if (f->n == f->room)
		return;
	memmove(f->at + i + 1, f->at + i, (f->n - i) * sizeof *f->at);
	f->at[i] = p;
	f->n++;
}

static void set_role(struct frames *f, size_t i, unsigned role)
{
	f->at[i].role = (uint8_t)role;
	f->at[i].mark = (struct span){ f->at[i].at.from, f->at[i].at.from };
}

/* The phrase with its first term as it is given. */
static void set_first(struct frames *f, size_t i, struct term first)
{
	struct term *terms = ARENA_ARRAY(f->task->arena, struct term, f->at[i].nterms);
	memcpy(terms, f->at[i].terms, f->at[i].nterms * sizeof *terms);
	terms[0] = first;
	f->at[i].terms = terms;
}

/* The terms of both in one phrase, which stands where the first did. */
static void join_terms(struct frames *f, size_t first, size_t second)
{
	const struct phrase *a = &f->at[first], *b = &f->at[second];
	struct term *terms = ARENA_ARRAY(f->task->arena, struct term, a->nterms + b->nterms);
	memcpy(terms, a->terms, a->nterms * sizeof *terms);
	memcpy(terms + a->nterms, b->terms, b->nterms * sizeof *terms);
	f->at[first].terms = terms;
	f->at[first].nterms = (uint16_t)(a->nterms + b->nterms);
	f->at[first].at = span_join(f->at[first].at, f->at[second].at);
	drop(f, second);
}

/* ---- nouns: "2 of the 5 troops", "the fields of Brume", "3 weary troops" -------------------------- */

static bool names_kind(const struct phrase *p)
{
	const struct term *last = p->nterms ? &p->terms[p->nterms - 1] : NULL;
	return is_argument(p) && (last->kind == TERM_UNIT || last->kind == TERM_THING);
}

/* The first number counts; of how many they are is said besides. */
static void set_partitives(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase few = f->at[i], many = f->at[i + 1];
		if (!is_number(&few) || few.nterms != 1 || many.role != ROLE_OF || !is_number(&many) ||
		    !names_kind(&many) || few.terms->u.number > many.terms->u.number)
			continue;
		set_first(f, i + 1, *few.terms);
		f->at[i + 1].role = few.role;
		f->at[i + 1].mark = few.mark;
		f->at[i + 1].at = span_join(few.at, many.at);
		drop(f, i);
	}
}

static const char *const lands[] = {
#define LAND(word) word,
#include "lexicon.inc"
};
static const char *const others[] = {
#define OTHER(word) word,
#include "lexicon.inc"
};
static const char *const selectors[] = {
#define SELECTS(word) word,
#include "lexicon.inc"
};

static bool is_listed(const struct frames *f, const struct phrase *p, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_eq_nocase(source_text(f->task->source, p->terms->at), str_c(list[i])))
			return true;
	return false;
}
#define LISTED(f, p, list) is_listed(f, p, list, sizeof(list) / sizeof *(list))

static bool is_unknown(const struct phrase *p)
{
	return p->nterms == 1 && p->terms->kind == TERM_UNKNOWN;
}

/* "on the fields of Brume": a kind of land of a place is the place. */
static void set_lands(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		if (!is_unknown(&f->at[i]) || f->at[i + 1].role != ROLE_OF || !names_area(&f->at[i + 1]) ||
		    !LISTED(f, &f->at[i], lands))
			continue;
		const struct phrase land = f->at[i];
		f->at[i + 1].role = land.role == ROLE_UNKNOWN ? ROLE_BARE : land.role;
		f->at[i + 1].mark = land.mark;
		drop(f, i);
	}
}

/* "and the other 2 in Utah" */
static void pass_others(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (is_unknown(&f->at[i]) && f->at[i].role == ROLE_UNKNOWN && f->at[i].flags & PHRASE_THE &&
		    LISTED(f, &f->at[i], others) && is_number(&f->at[i + 1]) && f->at[i + 1].role == ROLE_BARE)
			drop(f, i);
}

/* A word of the language between an amount and what is counted says how they are, unless it says which. */
static bool is_adjective(const struct frames *f, const struct phrase *p)
{
	return (p->role == ROLE_UNKNOWN || p->role == ROLE_OF) && is_unknown(p) && !LISTED(f, p, selectors) &&
	       !LISTED(f, p, lands) && (p->flags & PHRASE_DASH || dictionary_find(p->terms->u.text) == DICTIONARY_WORD);
}

static void set_passed(struct frames *f, size_t i)
{
	set_first(f, i, (struct term){ .kind = TERM_WORD, .repair = REPAIR_PASSED, .at = f->at[i].terms->at });
	f->at[i].role = ROLE_DESCRIPTION;
	f->changed = true;
}

/* "battle-hardened": one word, with a dash in it. */
static void join_hyphens(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const struct phrase a = f->at[i], b = f->at[i + 1];
		if (a.role != ROLE_UNKNOWN || !is_unknown(&a) || b.role != ROLE_ARROW || !(b.flags & PHRASE_DASH) ||
		    !is_unknown(&b) || b.terms->at.from != a.terms->at.to + 1 || !is_adjective(f, &a))
			continue;
		struct term word = *a.terms;
		word.at = span_join(a.terms->at, b.terms->at);
		set_first(f, i, word);
		f->at[i].at = span_join(a.at, b.at);
		f->at[i].flags |= PHRASE_DASH;
		drop(f, i + 1);
	}
}

/* "the ruined fortress" */
static void pass_described(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (f->at[i].flags & PHRASE_THE && is_adjective(f, &f->at[i]) && f->at[i + 1].role == ROLE_BARE &&
		    names_kind(&f->at[i + 1]) && !has_count(&f->at[i + 1]))
			set_passed(f, i);
}

static void pass_adjectives(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++) {
		if (!is_number(&f->at[i]) || f->at[i].nterms != 1 || !is_adjective(f, &f->at[i + 1]) ||
		    f->at[i + 2].role != ROLE_BARE || !names_kind(&f->at[i + 2]) || has_count(&f->at[i + 2]))
			continue;
		set_passed(f, i + 1);
		const struct phrase word = f->at[i + 1];
		drop(f, i + 1);
		join_terms(f, i, i + 1);
		insert(f, i, word);
		i++;
	}
}

/* ---- where things stand: "over from Nara", "Osaka: march ...", "as Red, I build", "from Osaka 2 Nara 3 Kyoto" ---- */

/* A preposition right before another says no more than that: "over from", "in to". */
static void pass_particles(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++) {
		const unsigned role = f->at[i].role, next = f->at[i + 1].role;
		if (!f->at[i].nterms && (role == ROLE_ON || role == ROLE_IN || role == ROLE_VIA) &&
		    (next == ROLE_FROM || next == ROLE_TO) && f->at[i + 1].nterms)
			drop(f, i);
	}
}

/* A place as a heading is where what stands under it is done. */
static void set_headings(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (names_area(&f->at[i]) && f->at[i].role == ROLE_BARE && f->at[i].flags & PHRASE_COLON &&
		    opens_clause(f, i) && f->at[i + 1].role == ROLE_VERB) {
			set_role(f, i, ROLE_IN);
			f->changed = true;
		}
}

/* For whom it is, before a comma and the deed. */
static void set_offices(struct frames *f)
{
	for (size_t i = 0; i + 2 < f->n; i++)
		if (is_name(&f->at[i]) && (f->at[i].role == ROLE_AS || f->at[i].role == ROLE_FOR) &&
		    opens_clause(f, i) && f->at[i + 1].role == ROLE_COMMA && f->at[i + 2].role == ROLE_VERB) {
			set_role(f, i, ROLE_BARE);
			drop(f, i + 1);
		}
}

/* From one place so many to each of several: pairs of a number and a name, and nothing else. */
static void set_rows(struct frames *f)
{
	const size_t from = f->n && f->at[0].role == ROLE_VERB ? 1 : 0;
	size_t pairs = 0;
	if (f->n < from + 5 || !names_area(&f->at[from]) ||
	    !(f->at[from].role == ROLE_FROM || (f->at[from].role == ROLE_BARE && f->at[from].flags & PHRASE_COLON)))
		return;
	for (size_t i = from + 1; i < f->n; i += 2, pairs++) {
		if (i > from + 1 && parts_clauses(&f->at[i]))
			i++;
		if (i + 1 >= f->n || !is_number(&f->at[i]) || f->at[i].role != ROLE_BARE ||
		    !names_area(&f->at[i + 1]) || f->at[i + 1].role != ROLE_BARE)
			return;
	}
	set_role(f, from, ROLE_FROM);
	for (size_t i = from + 1; i < f->n; i++)
		if (names_area(&f->at[i]))
			set_role(f, i, ROLE_TO);
	f->changed |= pairs > 1;
}

/* "Tokyo -> Chiba 2, Saitama 3": the same, with the numbers behind. */
static void set_rows_behind(struct frames *f)
{
	size_t pairs = 0;
	if (f->n < 6 || !names_area(&f->at[0]) || f->at[0].role != ROLE_BARE)
		return;
	for (size_t i = 1; i < f->n; i += 2, pairs++) {
		if (i > 1 && parts_clauses(&f->at[i]))
			i++;
		const unsigned role = i < f->n ? f->at[i].role : ROLE_FULL_STOP;
		if (i + 1 >= f->n || !names_area(&f->at[i]) || !is_number(&f->at[i + 1]) ||
		    f->at[i + 1].role != ROLE_BARE || (role != ROLE_BARE && role != ROLE_ARROW && role != ROLE_TO))
			return;
	}
	set_role(f, 0, ROLE_FROM);
	for (size_t i = 1; i < f->n; i++)
		if (names_area(&f->at[i]))
			set_role(f, i, ROLE_TO);
	f->changed |= pairs > 1;
}

static bool has_role(const struct frames *f, size_t from, size_t to, unsigned role)
{
	while (from < to && f->at[from].role != role)
		from++;
	return from < to;
}

/* "From Tokyo, two go to Chiba and three go to Saitama": where all of them start. */
static void spread_origin(struct frames *f)
{
	if (f->n < 3 || f->at[0].role != ROLE_FROM || !names_area(&f->at[0]) || f->at[1].role != ROLE_COMMA ||
	    has_role(f, 2, f->n, ROLE_FROM))
		return;
	const struct phrase origin = f->at[0];
	drop_range(f, 0, 2);
	for (size_t i = 0; i < f->n; i = clause_end(f, i) + 1) {
		const size_t end = clause_end(f, i);
		if (has_role(f, i, end, ROLE_TO) || has_role(f, i, end, ROLE_ARROW))
			insert(f, end, origin);
	}
}

/* ---- "have 6 march to Corran", "use 5 troops to attack", "Osaka gets 3" --------------------------- */

static bool is_said(const struct phrase *p)
{
	return p->role == ROLE_VERB && !(p->flags & (PHRASE_THE | PHRASE_ING | PHRASE_S)) &&
	       (p->mark.to == p->mark.from || p->flags & PHRASE_TO);
}

/* Nobody is named before it who does: "I have 4 moved" tells. */
static bool is_alone(const struct frames *f, size_t i)
{
	const uint32_t from = i ? f->at[i - 1].at.to : f->task->line.from;
	return !str_trim(source_text(f->task->source, (struct span){ from, f->at[i].at.from })).n;
}

/* The deed that the one at i leads to: in its plain form behind "have", with "to" behind "order", or done. */
static size_t find_deed(const struct frames *f, size_t i)
{
	const bool to = f->at[i].flags & PHRASE_TO;
	bool any = false;
	for (size_t k = i + 1; k < f->n; k++) {
		const struct phrase *p = &f->at[k];
		if (p->role == ROLE_COMMA || p->role == ROLE_THEN || p->role == ROLE_FULL_STOP || p->role == ROLE_LEAD)
			break;
		if (p->role == ROLE_PAST && any && f->at[i].terms->how == ROLE_BARE && is_alone(f, i))
			return k;
		if (p->role == ROLE_VERB)
			return any && is_said(p) && to == !!(p->flags & PHRASE_TO) && is_argument(&f->at[k - 1]) ? k
														 : f->n;
		any |= is_argument(p);
	}
	return f->n;
}

static void set_led(struct frames *f, size_t i, size_t deed)
{
	const unsigned role = f->at[i].terms->how;
	for (size_t k = i + 1; k < deed; k++)
		if (role != ROLE_BARE && f->at[k].role == ROLE_BARE)
			set_role(f, k, role);
	f->at[deed].role = ROLE_VERB;
	f->at[deed].flags &= (uint8_t)~PHRASE_TO;
	f->at[deed].mark = (struct span){ f->at[deed].at.from, f->at[deed].at.from };
	drop(f, i);
}

/* "spend 30 points on dynamite": what it is spent for is what is bought. */
static bool set_spent(struct frames *f, size_t i)
{
	const size_t end = clause_end(f, i);
	if (f->at[i].terms->how != ROLE_FOR || end != i + 3 || f->at[i + 1].role != ROLE_BARE ||
	    !has_count(&f->at[i + 1]) || (f->at[i + 2].role != ROLE_ON && f->at[i + 2].role != ROLE_FOR))
		return false;
	set_role(f, i + 1, ROLE_FOR);
	set_role(f, i + 2, ROLE_BARE);
	drop(f, i);
	return true;
}

static void set_leads(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		if (f->at[i].role != ROLE_LEAD || !opens_clause(f, i))
			continue;
		const size_t deed = find_deed(f, i);
		if (deed < f->n)
			set_led(f, i, deed);
		else
			set_spent(f, i);
	}
}

static void set_gets(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++)
		if (f->at[i].role == ROLE_GETS && f->at[i - 1].role == ROLE_BARE && names_area(&f->at[i - 1]) &&
		    opens_clause(f, i - 1) && is_number(&f->at[i + 1])) {
			set_role(f, i - 1, ROLE_IN);
			drop(f, i);
		}
}

/* ---- "keep 2 in Osaka, the others to Kyoto" ------------------------------------------------------- */

struct kept {
	const struct phrase *count, *place;
	bool good;
};

/* What stays: a number, where, and nothing else. */
static struct kept find_kept(const struct frames *f, size_t from, size_t to)
{
	struct kept k = { .good = true };
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &f->at[i];
		if (is_number(p) && !k.count && p->role == ROLE_BARE)
			k.count = p;
		else if (names_area(p) && !k.place &&
			 (p->role == ROLE_IN || p->role == ROLE_BARE || p->role == ROLE_ON))
			k.place = p;
		else if (p->role != ROLE_KEPT && p->role != ROLE_DESCRIPTION && p->role != ROLE_KEEP)
			k.good = false;
	}
	k.good &= k.count && k.place;
	return k;
}

static bool same_name(const struct phrase *a, const struct phrase *b)
{
	return a->terms->u.nouns.n == b->terms->u.nouns.n &&
	       !memcmp(a->terms->u.nouns.at, b->terms->u.nouns.at, a->terms->u.nouns.n * sizeof(struct noun));
}

/* Where the rest goes, it and nothing else that is counted; n where that is not so. */
static size_t find_rest(const struct frames *f, size_t from, size_t to, const struct phrase *place)
{
	size_t rest = f->n;
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &f->at[i];
		if (is_rest(p) && rest == f->n)
			rest = i;
		else if (has_count(p))
			return f->n;
		if (p->role == ROLE_FROM && (!is_name(p) || !same_name(p, place)))
			return f->n;
	}
	return rest;
}

/* How many are the rest is not said twice: the clause of the rest is the only other one. */
static void set_keep(struct frames *f, size_t i)
{
	const size_t first = i && names_area(&f->at[i - 1]) && f->at[i - 1].role == ROLE_BARE ? i - 1 : i;
	size_t end = clause_end(f, i);
	for (size_t k = i; k < end; k++) /* "keep 1 Chiba rest to Ibaraki" */
		end = is_rest(&f->at[k]) ? k : end;
	size_t next = end;
	while (next < f->n && parts_clauses(&f->at[next]))
		next++;
	const size_t last = clause_end(f, next);
	if (!opens_clause(f, first))
		return;
	const struct kept kept = find_kept(f, first, end);
	const size_t rest = kept.good ? find_rest(f, next, last, kept.place) : f->n;
	if (rest == f->n || last != f->n)
		return;
	struct term all_but = *kept.count->terms;
	struct phrase from = *kept.place;
	all_but.how = COUNT_ALL_BUT;
	set_first(f, rest, all_but);
	from.role = ROLE_FROM;
	if (!has_role(f, next, last, ROLE_FROM))
		insert(f, rest + 1, from);
	drop_range(f, first, next);
}

/* "4 troops leave Osaka for Kyoto" */
static void set_leaving(struct frames *f, size_t i)
{
	const bool counted = has_count(&f->at[i - 1]) && names_kind(&f->at[i - 1]);
	if (!counted || !opens_clause(f, i - 1) || i + 2 >= f->n || !names_area(&f->at[i + 1]) ||
	    !names_area(&f->at[i + 2]) || f->at[i + 1].role != ROLE_BARE || f->at[i + 2].role != ROLE_FOR)
		return;
	set_role(f, i + 1, ROLE_FROM);
	set_role(f, i + 2, ROLE_TO);
	drop(f, i);
}

static void set_keeps(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++)
		if (f->at[i].role == ROLE_KEEP)
			set_leaving(f, i);
	for (size_t i = 0; i < f->n; i++)
		if (f->at[i].role == ROLE_KEEP)
			set_keep(f, i);
}

/* ---- "Nara's push towards Kyoto" ------------------------------------------------------------------ */

/* A verb that leads somewhere: what it is done to may be said of the deed. */
static bool goes_somewhere(const struct task *t, const struct phrase *p)
{
	for (uint32_t k = 0; p->role == ROLE_VERB && k < p->terms->u.nouns.n; k++)
		for (const struct slot *s = task_verb(t, p->terms->u.nouns.at[k].id)->slots; s && s->name; s++)
			for (const struct mark *m = s->marks; s->what == NOUN_AREA && m->role != MARK_LAST; m++)
				if (m->role == ROLE_TO && m->price == 0)
					return true;
	return false;
}

static bool is_owned(const struct frames *f, size_t i)
{
	return i && is_name(&f->at[i - 1]) && f->at[i - 1].terms->flags & TERM_POSSESSIVE;
}

/* Whose deed it is or where it leads stands beside it. */
static bool is_deed(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const bool led = i + 1 < f->n && names_area(&f->at[i + 1]);
	if (!goes_somewhere(f->task, p) || !(led || is_owned(f, i)))
		return false;
	return p->flags & PHRASE_THE || is_owned(f, i) || (p->flags & PHRASE_ING && i && is_argument(&f->at[i - 1]));
}

/* Another verb in the clause, for which the deed is a value. */
static bool has_verb(const struct frames *f, size_t deed)
{
	size_t from = deed, to = clause_end(f, deed);
	while (from && !parts_clauses(&f->at[from - 1]))
		from--;
	for (size_t i = from; i < to; i++)
		if (i != deed && f->at[i].role == ROLE_VERB && !(f->at[i].flags & PHRASE_THE))
			return true;
	return false;
}

/* "the move from Nara to Kyoto", "the attack of Nara on Kyoto": who, and where to. */
static void set_deed(struct frames *f, size_t i)
{
	bool who = is_owned(f, i) || f->at[i].flags & PHRASE_ING;
	drop(f, i);
	for (size_t k = i, end = clause_end(f, i); k < end && names_area(&f->at[k]); k++) {
		const unsigned role = f->at[k].role;
		if (!who && (role == ROLE_FROM || role == ROLE_OF || role == ROLE_BY)) {
			set_role(f, k, ROLE_BARE);
			who = true;
		} else if (role == ROLE_ON || role == ROLE_AGAINST || (role == ROLE_BARE && who)) {
			set_role(f, k, ROLE_TO);
		}
	}
}

static void set_deeds(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++)
		if (is_deed(f, i) && has_verb(f, i))
			set_deed(f, i);
}

/* ---- "Nara to Kyoto, and Osaka supports it", "..., supported by Osaka" ---------------------------- */

/* A verb for which a place is whoever stands there: it is done for others' deeds. */
static bool serves_others(const struct task *t, const struct phrase *p)
{
	unsigned n = 0;
	for (uint32_t k = 0; (p->role == ROLE_VERB || p->role == ROLE_PAST) && k < p->terms->u.nouns.n; k++) {
		unsigned units = 0;
		for (const struct slot *s = task_verb(t, p->terms->u.nouns.at[k].id)->slots; s && s->name; s++)
			units += (s->flags & SLOT_OR_NEXT) != 0;
		n = units > n ? units : n;
	}
	return n > 1;
}

/* Who goes, and where to, in the clause that ends at i. */
struct way {
	const struct phrase *who, *to;
};

static struct way find_way(const struct frames *f, size_t end)
{
	struct way w = { NULL, NULL };
	size_t i = end;
	while (i && parts_clauses(&f->at[i - 1]))
		i--;
	for (; i && !parts_clauses(&f->at[i - 1]); i--) {
		const struct phrase *p = &f->at[i - 1];
		const bool object = p->role == ROLE_BARE && i > 1 && p[-1].role == ROLE_VERB && !opens_clause(f, i - 2);
		if ((p->role == ROLE_TO || p->role == ROLE_ARROW || object) && names_area(p) && !w.to)
			w.to = p;
		else if ((p->role == ROLE_BARE || p->role == ROLE_FROM || p->role == ROLE_IN) && is_argument(p) &&
			 !w.who)
			w.who = p;
		else if (is_argument(p) && (!names_kind(p) || has_count(p)))
			return (struct way){ NULL, NULL };
	}
	return w;
}

static bool is_it(const struct phrase *p)
{
	return p->role == ROLE_BARE && p->nterms == 1 && p->terms->kind == TERM_PRONOUN &&
	       p->terms->u.pronoun == PRONOUN_IT;
}

static size_t clause_begin(const struct frames *f, size_t i)
{
	while (i && !parts_clauses(&f->at[i - 1]))
		i--;
	return i;
}

/* The way is put behind the verb at i. */
static void set_way(struct frames *f, size_t i, struct way w)
{
	const struct phrase who = *w.who, to = *w.to;
	insert(f, i + 1, who);
	set_role(f, i + 1, ROLE_BARE);
	insert(f, i + 2, to);
	if (to.role == ROLE_BARE)
		set_role(f, i + 2, ROLE_TO);
	f->changed = true;
}

/* "supported by Osaka", "with support from Osaka" */
static bool is_lent(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const unsigned by = f->at[i + 1].role;
	if (p->role == ROLE_PAST)
		return opens_clause(f, i) && by == ROLE_BY;
	return p->mark.to > p->mark.from && !(p->flags & PHRASE_TO) &&
	       (by == ROLE_FROM || by == ROLE_OF || by == ROLE_BY);
}

static void set_services(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++) {
		if (!serves_others(f->task, &f->at[i]))
			continue;
		const struct way w = find_way(f, is_lent(f, i) ? i : clause_begin(f, i));
		const bool done = is_lent(f, i);
		if (!w.who || !w.to || !(done || (f->at[i].role == ROLE_VERB && is_it(&f->at[i + 1]))))
			continue;
		const struct phrase other = f->at[i + 1];
		struct phrase deed = f->at[i];
		drop_range(f, i, i + 2);
		deed.role = ROLE_VERB;
		deed.mark = (struct span){ deed.at.from, deed.at.from };
		if (done && !opens_clause(f, i)) {
			insert(f, i, (struct phrase){ .role = ROLE_COMMA, .at = { deed.at.from, deed.at.from } });
			i++;
		}
		if (done) {
			insert(f, i, other);
			set_role(f, i++, ROLE_BARE);
		}
		insert(f, i, deed);
		set_way(f, i, w);
	}
}

/* ---- all of it ------------------------------------------------------------------------------------ */

const struct reading *frames_plain(struct task *t, const struct reading *r)
{
	static void (*const frames[])(struct frames *) = {
		pass_particles, set_headings, set_offices, set_rows,     set_rows_behind, spread_origin,
		set_partitives, set_lands,    pass_others, join_hyphens, pass_described,  pass_adjectives,
		set_leads,      set_gets,     set_keeps,   set_deeds,    set_services
	};
	struct frames f = { .task = t, .n = r->nphrases, .room = r->nphrases + FRAMES_ROOM };
	struct reading *plain;
	if (!task_pay(t, r->nphrases))
		return NULL;
	f.at = ARENA_ARRAY(t->arena, struct phrase, f.room);
	memcpy(f.at, r->phrases, r->nphrases * sizeof *f.at);
	for (size_t i = 0; i < sizeof frames / sizeof *frames; i++)
		frames[i](&f);
	if (!f.changed)
		return NULL;
	plain = ARENA_NEW(t->arena, struct reading);
	*plain = *r;
	plain->phrases = f.at;
	plain->nphrases = (uint32_t)f.n;
	plain->next = NULL;
	return plain;
}
