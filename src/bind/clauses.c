/*
 * clauses: the best ways to cut a reading, by dynamic programming over the
 * places where a clause may end. At every such place the cheapest different
 * paths are kept, so that the work is bounded by the length of the line.
 */
#include "bind/clauses.h"

#include "bind/cut.h"
#include "bind/evidence.h"
#include "bind/phrase.h"
#include "bind/share.h"
#include "bind/takes.h"

enum { CLAUSE_CUTS = 9 /* places inside a clause where it might have ended, at most */ };

struct cutting {
	struct task *task;
	const struct part *part;
	uint16_t part_number;
	const struct cut *cuts; /* the first before the part, the last behind it */
	size_t ncuts;
	struct paths *best;       /* by cut */
	struct paths *unfinished; /* by cut: those that wait for the clause behind it */
};

/* A clause about to be bound. */
struct segment {
	const struct item *item;
	size_t n;
	const struct path *before;
	uint8_t sep;
	uint32_t price;
	bool ahead; /* of its verb: one of a list of subjects */
	struct paths *out, *unfinished;
};

/* ---- paths -------------------------------------------------------------------------------------- */

static struct path *path_next(const struct cutting *c, const struct path *before)
{
	struct path *p = ARENA_NEW(c->task->arena, struct path);
	p->before = before;
	p->cost = before->cost;
	p->nsenses = before->nsenses;
	p->reading = before->reading;
	p->spoken = before->spoken;
	p->part = c->part_number;
	p->sentence = (uint16_t)c->part->sentence;
	return p;
}

static const struct sense *sense_keep(struct task *t, const struct sense *s)
{
	struct sense *kept = ARENA_NEW(t->arena, struct sense);
	*kept = *s;
	return kept;
}

static struct path *path_with(const struct cutting *c, const struct path *before, const struct sense *s, uint32_t price)
{
	struct path *p = path_next(c, before);
	p->sense = sense_keep(c->task, s);
	p->cost += sense_cost(s) + price;
	p->nsenses++;
	return p;
}

/* The last clause of the same sentence that says something. */
static const struct path *clause_before(const struct cutting *c, const struct path *p)
{
	while (p && p->sentence == c->part->sentence && !p->sense)
		p = p->before;
	return p && p->sentence == c->part->sentence ? p : NULL;
}

/* ---- binding a segment -------------------------------------------------------------------------- */

/* The clause before lacks what only this one says: "2 from Osaka and 3 from Nara to Kyoto". */
static const struct path *share_back(const struct cutting *c, const struct segment *seg, const struct path *last,
				     const struct sense *now)
{
	if (!last || !last->sense->missing || share_is_loose(last->sense) || seg->sep != ROLE_AND ||
	    last != seg->before || last->sense->verb != now->verb)
		return seg->before;
	struct sense mended = *last->sense;
	share(c->task, &mended, now, seg->sep, BACK);
	if (mended.missing == last->sense->missing)
		return seg->before;
	struct path *p = path_with(c, last->before, &mended, 0);
	p->cost = last->cost - sense_cost(last->sense) + sense_cost(&mended);
	p->sep = last->sep;
	p->nsenses = last->nsenses;
	return p;
}

static struct path *path_of(const struct cutting *c, const struct segment *seg, const struct path *before,
			    struct sense *s, uint32_t price)
{
	s->at = span_join(seg->item[0].phrase->at, seg->item[seg->n - 1].phrase->at);
	struct path *p = path_with(c, before, s, seg->price + price);
	p->sep = seg->sep;
	return p;
}

/* "them" points at the one clause before; with more of them it could mean any. */
static const struct sense *pointed_at(const struct cutting *c, const struct path *before)
{
	const struct path *last = clause_before(c, before);
	bool one = last && last->sense->verb != VERB_NONE && !clause_before(c, last->before);
	return one ? last->sense : NULL;
}

/* A name alone, but for "each" or a number in brackets. */
static bool is_lone_name(const struct segment *seg)
{
	const struct phrase *p = seg->item[0].phrase;
	const struct item *next = seg->n == 2 ? &seg->item[1] : NULL;
	return (seg->n == 1 ||
		(next && (next->phrase->role == ROLE_EACH || (next->bracketed && says_count(next->phrase))))) &&
	       p->role == ROLE_BARE && p->nterms == 1 && p->terms->kind == TERM_NAME;
}

/* "from Osaka to Kyoto and Nara": the name behind the "and" stands as the last one before it did. */
static uint8_t row_role(const struct cutting *c, const struct segment *seg)
{
	const struct path *last = clause_before(c, seg->before);
	if (!last || last != seg->before || (seg->sep != ROLE_AND && seg->sep != ROLE_COMMA) || !is_lone_name(seg))
		return ROLE_BARE;
	const struct sense *s = last->sense;
	uint32_t at = 0;
	uint8_t role = ROLE_BARE;
	for (size_t i = 0; i < s->nargs; i++)
		if (s->row->slots[s->args[i].slot].what == NOUN_AREA && s->args[i].at.from >= at) {
			at = s->args[i].at.from;
			role = s->roles[i];
		}
	return role;
}

static void senses_of(const struct cutting *c, const struct segment *seg, verb_id verb, size_t verb_at,
		      struct senses *out)
{
	struct clause clause = { .item = seg->item,
				 .n = seg->n,
				 .verb = verb,
				 .verb_at = verb_at,
				 .row_role = verb_at == seg->n ? row_role(c, seg) : ROLE_BARE,
				 .ahead = seg->ahead,
				 .onward = seg->sep == ROLE_THEN,
				 .before = pointed_at(c, seg->before) };
	out->n = 0;
	assign(c->task, &clause, out);
	for (size_t k = 0; k < out->n; k++)
		share_place(c->task, &out->at[k], clause.before);
}

/* Clauses waiting for this verb, oldest first: the path with them bound, or NULL. */
static const struct path *bind_waiting(const struct cutting *c, const struct path *p, const struct sense *s)
{
	const struct path *rows[CLAUSE_CUTS];
	size_t n = 0;
	for (; p->waiting; p = p->before) {
		if (n == CLAUSE_CUTS)
			return NULL;
		rows[n++] = p;
	}
	while (n-- > 0) {
		struct segment seg = { .item = rows[n]->waiting, .n = rows[n]->nwaiting, .before = p, .ahead = true };
		struct senses found;
		senses_of(c, &seg, s->verb, seg.n, &found);
		if (!found.n)
			return NULL;
		share(c->task, &found.at[0], s, ROLE_AND, ONWARD);
		found.at[0].at = span_join(seg.item[0].phrase->at, seg.item[seg.n - 1].phrase->at);
		struct path *next = path_with(c, p, &found.at[0], PRICE_CUT);
		next->sep = rows[n]->sep;
		p = next;
	}
	return p;
}

/* Where words meet, a game's verb comes before one that every game has. */
static uint32_t verb_price(const struct task *t, verb_id verb)
{
	const struct verb *own = t->binder->game->rules->verbs, *v = task_verb(t, verb);
	uint32_t price = set_has(&t->scope->admitted, verb) ? 0 : PRICE_UNTIMELY;
	for (; own && own->name; own++)
		if (own == v)
			return price;
	return price + PRICE_CORE;
}

/* "hit Kyoto with 5": of a word's verbs the one is meant that counts units, not the one that counts things. */
static uint32_t loose_price(const struct task *t, struct nouns nouns, const struct sense *s)
{
	return nouns.n > 1 && verb_takes(task_verb(t, s->verb), NOUN_THING) && s->flags & SENSE_LOOSE ? PRICE_UNTIMELY
												      : 0;
}

static void bind_spoken(const struct cutting *c, const struct segment *seg, size_t verb_at)
{
	const struct nouns nouns = seg->item[verb_at].phrase->terms->u.nouns;
	for (uint32_t k = 0; k < nouns.n; k++) {
		verb_id verb = nouns.at[k].id;
		struct senses found;
		if (!task_tries(c->task, verb))
			continue;
		senses_of(c, seg, verb, verb_at, &found);
		for (size_t i = 0; i < found.n; i++) {
			const struct path *before = bind_waiting(c, seg->before, &found.at[i]);
			if (!before)
				continue;
			struct path *p = path_of(c, seg, before, &found.at[i],
						 verb_price(c->task, verb) + loose_price(c->task, nouns, &found.at[i]));
			p->spoken = nouns;
			p->said = true;
			paths_keep(seg->out, p);
		}
	}
}

static void bind_as_before(const struct cutting *c, const struct segment *seg, const struct path *last, verb_id verb)
{
	struct senses found;
	senses_of(c, seg, verb, seg->n, &found);
	for (size_t i = 0; i < found.n; i++) {
		if (share_is_number(c->task, &found.at[i]) || !share_stands_alike(last->sense, &found.at[i]))
			continue;
		share(c->task, &found.at[i], last->sense, seg->sep, ONWARD);
		share_asks(c->task, &found.at[i], last->sense);
		const struct path *before = share_back(c, seg, last, &found.at[i]);
		if (!before->open)
			paths_keep(seg->out,
				   path_of(c, seg, before, &found.at[i], verb == last->sense->verb ? 0 : PRICE_OTHER));
	}
}

/* "a fortress and a garrison in Osaka, Nara": what is for Nara, only the writer knows. */
static bool shares_its_place(const struct cutting *c, const struct path *last)
{
	const struct path *before = clause_before(c, last->before);
	for (unsigned i = 0; before && before->sense->row && i < before->sense->nargs; i++)
		if (before->sense->row->slots[before->sense->args[i].slot].what == NOUN_AREA &&
		    span_is_empty(before->sense->args[i].at) && !(before->sense->flags & SENSE_EACH))
			return true;
	return false;
}

/* The word before may have meant another verb here: "move 3 ... and the catapult ...". */
static void bind_inherited(const struct cutting *c, const struct segment *seg)
{
	const struct path *last = clause_before(c, seg->before);
	if (!last || last->sense->verb == VERB_NONE || (is_lone_name(seg) && shares_its_place(c, last)))
		return;
	bind_as_before(c, seg, last, last->sense->verb);
	if (is_lone_name(seg)) /* the next of a row is no order of another kind */
		return;
	for (uint32_t k = 0; k < last->spoken.n; k++)
		if (last->spoken.at[k].id != last->sense->verb && task_tries(c->task, last->spoken.at[k].id))
			bind_as_before(c, seg, last, last->spoken.at[k].id);
}

/* A verb that is not admitted now is meant unspoken only by who says nothing else. */
static bool may_be_meant(const struct cutting *c, const struct segment *seg, verb_id verb)
{
	return set_has(&c->task->scope->admitted, verb) || seg->n == c->part->n;
}

/* Whether a clause may be about what the one before it says: "no battle" says nothing of others. */
static bool shares_with(const struct cutting *c, const struct path *last)
{
	return last && (last->sense->verb == VERB_NONE || !verb_stands_alone(task_verb(c->task, last->sense->verb)));
}

static bool is_bare_name(const struct item *item)
{
	return item->phrase->role == ROLE_BARE && item->phrase->nterms == 1 && item->phrase->terms->kind == TERM_NAME;
}

/* "Osaka Nara and Kyoto hold": names without a sign between them, whose last stands behind the "and" and before the verb of all. */
static bool lists_subjects(const struct cutting *c, const struct segment *seg)
{
	const struct part *p = c->part;
	size_t i = (size_t)(seg->item - p->item);
	const size_t end = i + seg->n;

	while (i < end && is_bare_name(&p->item[i]))
		i++;
	if (i < end)
		return false;
	while (i < p->n && p->item[i].phrase->role == ROLE_AND)
		i++;
	if (i == end || i == p->n || !is_bare_name(&p->item[i++]))
		return false;
	while (i < p->n && p->item[i].phrase->role == ROLE_COUNT && p->item[i].phrase->terms->how == COUNT_ALL)
		i++;
	return i < p->n && p->item[i].phrase->role == ROLE_VERB && !(p->item[i].phrase->flags & PHRASE_S);
}

/* "Nara supports Osaka, Kyoto Otsu": what two bare names cost as the deed before has them, where that is another; 0: it has them not. */
static uint32_t cost_as_before(const struct segment *seg, verb_id verb)
{
	if (seg->n != 2 || !is_bare_name(&seg->item[0]) || !is_bare_name(&seg->item[1]))
		return 0;
	for (size_t k = 0; k < seg->out->n; k++) {
		const struct path *p = seg->out->at[k], *said = p->before == seg->before && p->sense ? p : NULL;
		if (said && p->sense->verb != verb && !p->said && sense_is_complete(p->sense))
			return p->cost;
	}
	return 0;
}

/* An unspoken verb has all it needs, but for what the clause behind an "and" may bring. Behind another
 * clause it must be plain in every word. */
static void bind_implicit(const struct cutting *c, const struct segment *seg, uint8_t next_sep)
{
	if ((clause_before(c, seg->before) && is_lone_name(seg)) || lists_subjects(c, seg) ||
	    items_are_pairs(seg->item, seg->n))
		return;
	for (verb_id verb = 0; verb < c->task->binder->game->nverbs; verb++) {
		struct senses found;
		if (!task_implies(c->task, verb) || !task_tries(c->task, verb) || !may_be_meant(c, seg, verb))
			continue;
		senses_of(c, seg, verb, seg->n, &found);
		for (size_t i = 0; i < found.n; i++) {
			bool open = found.at[i].missing;
			const bool dear = shares_with(c, clause_before(c, seg->before)) && found.at[i].price;
			const uint32_t doubt = dear && sense_is_complete(&found.at[i]) ? cost_as_before(seg, verb) : 0;
			if (dear && !doubt)
				continue;
			if (open && next_sep != ROLE_AND)
				continue;
			struct path *p = path_of(c, seg, seg->before, &found.at[i], PRICE_UNSPOKEN);
			p->open = open;
			p->cost = doubt ? doubt : p->cost; /* which of them is meant, only the writer knows */
			paths_keep(open ? seg->unfinished : seg->out, p);
		}
	}
}

/* Nothing fits: a clause all the same, so that it is refused by its first word not accounted for. */
static void bind_nothing(const struct cutting *c, const struct segment *seg)
{
	struct sense s = { .verb = VERB_NONE };
	const struct phrase *first = seg->item[0].phrase;
	s.fault = (struct fault){ .kind = FAULT_VERB, .at = first->at };
	for (size_t i = 0; i < seg->n; i++) {
		const struct phrase *p = seg->item[i].phrase;
		if (item_is_argument(&seg->item[i]) && !item_is_unknown(&seg->item[i]))
			continue;
		s.price += PRICE_LEFT;
		if (s.fault.kind == FAULT_VERB && p->role != ROLE_DESCRIPTION)
			s.fault = (struct fault){ .kind = FAULT_LEFT, .at = p->at, .term = phrase_word(p) };
	}
	paths_keep(seg->out, path_of(c, seg, seg->before, &s, PRICE_NO_VERB));
}

/* "Gifu for unit 14, Osaka holds": what is for somebody is said of him already. */
static bool is_meant_for(const struct segment *seg)
{
	bool is = false;
	for (size_t i = 1; i < seg->n; i++)
		is |= seg->item[i].phrase->role == ROLE_FOR && item_is_argument(&seg->item[i]);
	return is;
}

/* In a list of subjects the verb comes last; where one was said before, that one holds. */
static void bind_later(const struct cutting *c, const struct segment *seg, uint8_t next_sep)
{
	if ((next_sep != ROLE_AND && next_sep != ROLE_COMMA) || clause_before(c, seg->before) || is_meant_for(seg))
		return;
	struct path *p = path_next(c, seg->before);
	p->waiting = seg->item;
	p->nwaiting = seg->n;
	p->sep = seg->sep;
	paths_keep(seg->unfinished, p);
}

static bool says_nothing(const struct segment *seg)
{
	for (size_t i = 0; i < seg->n; i++)
		if (seg->item[i].phrase->role != ROLE_DESCRIPTION || seg->item[i].foreign)
			return false;
	return true;
}

/* Another verb may stand in its clause: a rider, or a verb spoken of. */
static bool takes_verbs(const struct verb *v)
{
	const struct slot *s = v->slots;
	while (s && s->name && s->what != NOUN_COMMAND && s->what != NOUN_VERB && !(s->flags & SLOT_REST))
		s++;
	return s && s->name;
}

static bool is_particle(const struct verb *v)
{
	return v->flags & VERB_PARTICLE;
}

/* "join" on one line of a form, "Start: Osaka" on another: the same order. */
static bool is_field_of(const struct phrase *p, struct nouns verbs)
{
	return p->flags & PHRASE_COLON && p->terms->u.nouns.n && verbs.n &&
	       p->terms->u.nouns.at[0].id == verbs.at[0].id;
}

/* Two verbs in one clause are a rarity; without a reason for it the clause ends between them. */
static bool may_hold(const struct task *t, const struct segment *seg, size_t verb_at)
{
	const struct nouns verbs = seg->item[verb_at].phrase->terms->u.nouns;
	if (verbs_any(t, verbs, takes_verbs))
		return true;
	for (size_t i = 0; i < seg->n; i++) {
		const struct phrase *p = seg->item[i].phrase;
		if (i != verb_at && p->role == ROLE_VERB && !verbs_any(t, p->terms->u.nouns, is_particle) &&
		    !is_field_of(p, verbs))
			return false;
	}
	return true;
}

static bool bind_verbs(const struct cutting *c, const struct segment *seg)
{
	bool spoken = false;
	for (size_t i = 0; i < seg->n; i++)
		if (item_is_verb(&seg->item[i])) {
			spoken = true;
			if (may_hold(c->task, seg, i))
				bind_spoken(c, seg, i);
		}
	return spoken;
}

static void bind_segment(const struct cutting *c, const struct segment *seg, uint8_t next_sep)
{
	if (!task_pay(c->task, 1 + (uint32_t)seg->n))
		return;
	if (seg->before->open) {
		bind_inherited(c, seg);
		return;
	}
	if (says_nothing(seg) || (seg->sep != ROLE_AND && items_are_chat(c->task, seg->item, seg->n)) ||
	    items_deny_more(c->task, seg->item, seg->n)) {
		if (!seg->before->waiting) /* what waits for its verb would be forgotten */
			paths_keep(seg->out, path_next(c, seg->before));
		return;
	}
	bool spoken = bind_verbs(c, seg);
	if (!seg->before->waiting && c->task->lenient)
		bind_nothing(c, seg);
	if (spoken)
		return;
	bind_later(c, seg, next_sep);
	if (seg->before->waiting)
		return;
	bind_inherited(c, seg);
	bind_implicit(c, seg, next_sep);
}

/* ---- cutting ------------------------------------------------------------------------------------ */

static void extend_all(const struct cutting *c, size_t from, size_t to, const struct paths *paths)
{
	const struct cut *begin = &c->cuts[from], *end = &c->cuts[to];
	for (size_t k = 0; k < paths->n; k++) {
		struct segment seg = { .item = c->part->item + begin->to,
				       .n = end->from > begin->to ? end->from - begin->to : 0,
				       .before = paths->at[k],
				       .sep = begin->sep,
				       .price = begin->price,
				       .out = &c->best[to],
				       .unfinished = &c->unfinished[to] };
		bind_segment(c, &seg, end->sep);
	}
}

static void extend(const struct cutting *c, size_t from, size_t to)
{
	extend_all(c, from, to, &c->best[from]);
	extend_all(c, from, to, &c->unfinished[from]);
}

/* ---- each --------------------------------------------------------------------------------------- */

/* The clauses of a part, the last first. */
struct last_first {
	const struct path *at[64];
	size_t n;
};

/* The one at k, where it is of the verb of the one at i; NULL: another stands there, or none. */
static const struct sense *neighbour(const struct last_first *row, size_t i, size_t k)
{
	return k < row->n && row->at[k]->sense->verb == row->at[i]->sense->verb ? row->at[k]->sense : NULL;
}

/* "6 in Texas and Ohio, 3 each": the number behind the row is none of the last place alone. */
static bool belies_others(const struct last_first *row, size_t i)
{
	const struct sense *last = neighbour(row, i, i + 1), *next = neighbour(row, i, i - 1);
	const struct arg *own = sense_count_said(row->at[i]->sense), *before = last ? sense_count_said(last) : NULL,
			 *behind = next ? sense_count_said(next) : NULL;
	return own && !span_is_empty(own->at) && before && (before->value != own->value || before->how != own->how) &&
	       !(behind && span_is_empty(behind->at));
}

/* "each" without a second clause to be shared with is not accounted for. NULL: no path. */
static const struct path *refuse_lone_each(const struct cutting *c, const struct path *p)
{
	struct last_first row = { .n = 0 };
	for (const struct path *q = p; q && q->part == c->part_number && row.n < sizeof row.at / sizeof *row.at;
	     q = q->before)
		if (q->sense)
			row.at[row.n++] = q;
	for (size_t i = 0; i < row.n; i++) {
		const bool alone = !neighbour(&row, i, i - 1) && !neighbour(&row, i, i + 1);
		if (!(row.at[i]->sense->flags & SENSE_EACH) || !(alone || belies_others(&row, i)))
			continue;
		if (!c->task->lenient)
			return NULL;
		struct sense s = *row.at[i]->sense;
		s.fault = (struct fault){ .kind = FAULT_LEFT, .at = s.at };
		s.price += PRICE_LEFT;
		return path_with(c, p->before, &s, 0);
	}
	return p;
}

/* ---- a part, a reading -------------------------------------------------------------------------- */

static void cut_part(struct cutting *c, struct paths *frontier)
{
	size_t room = c->part->n < PART_CUTS ? c->part->n : PART_CUTS;
	struct cut *cut = ARENA_ARRAY(c->task->arena, struct cut, 2 * room + 2);
	c->cuts = cut;
	c->ncuts = cuts_find(c->task, c->part, cut);
	c->best = ARENA_ARRAY(c->task->arena, struct paths, c->ncuts);
	c->unfinished = ARENA_ARRAY(c->task->arena, struct paths, c->ncuts);
	c->best[0] = *frontier;
	for (size_t from = 0; from + 1 < c->ncuts; from++)
		for (size_t to = from + 1; to < c->ncuts && to <= from + CLAUSE_CUTS; to++)
			extend(c, from, to);
	frontier->n = 0;
	const struct paths *end = &c->best[c->ncuts - 1];
	for (size_t k = 0; k < end->n; k++) {
		const struct path *p = refuse_lone_each(c, end->at[k]);
		if (p)
			paths_keep(frontier, p);
	}
}

/* A part that is one piece whatever its words: chatter, a stop. */
static void pass_part(struct cutting *c, struct paths *frontier, struct fault fault, uint32_t price)
{
	struct sense s = { .verb = VERB_NONE, .at = c->part->at, .fault = fault };
	for (size_t k = 0; k < frontier->n; k++)
		frontier->at[k] = path_with(c, frontier->at[k], &s, price);
}

static void read_part(struct cutting *c, const struct parts_of_line *line, struct paths *frontier)
{
	struct fault stop = { .kind = FAULT_STOP };
	stop.stops = parts_stops(line, c->part, &stop.at);
	if (!c->part->evidence) {
		struct fault chatter = { .kind = FAULT_CHATTER, .at = c->part->at };
		pass_part(c, frontier, chatter, PRICE_LEFT);
	} else if (stop.stops) {
		/* "scratch that" alone may be a verb of the game's: then that is meant */
		pass_part(c, frontier, stop, stop.stops == STOP_CORRECTION && line->n == 1 ? PRICE_CUT : 0);
	} else {
		cut_part(c, frontier);
	}
}

void clauses_of_reading(struct task *t, const struct reading *r, struct paths *out)
{
	struct parts_of_line line = parts_cut(t, r);
	struct path *start = ARENA_NEW(t->arena, struct path);
	start->reading = r;
	start->cost = r->price;
	start->part = start->sentence = UINT16_MAX;
	*out = (struct paths){ .at = { start }, .n = !parts_all_but(t, r) };
	for (size_t i = 0; i < line.n && out->n; i++) {
		struct cutting c = { .task = t, .part = &line.part[i], .part_number = (uint16_t)i };
		read_part(&c, &line, out);
	}
}
