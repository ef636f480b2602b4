/*
 * frame_services: "Nara to Kyoto, and Osaka supports it", "Nara holds; Osaka lends it support": a deed that is done for another's points
 * back to the last that was told before it, by a word or by none. Who does that one, and where it leads, is put behind the deed.
 */
#include "frame/frame_points.h"

/* For it a place is whoever stands there, and one more is. */
static bool serves(const struct verb *v)
{
	unsigned units = 0;
	for (const struct slot *s = v->slots; s && s->name; s++)
		units += (s->flags & SLOT_OR_NEXT) != 0;
	return units > 1;
}

bool frame_serves(const struct frames *f, const struct phrase *p)
{
	return (p->role == ROLE_VERB || p->role == ROLE_PAST) && verbs_any(f->task, p->terms->u.nouns, serves);
}

/* ---- the deed told before ---------------------------------------------------------------------------- */

/* Who does it, and where to; to: NULL where he stays. */
struct way {
	const struct phrase *who, *to;
};

static const struct way no_way;

/* The row of a deed done for others names the verb: it may be done for one who does that. */
static bool names_verb(const struct verb *v, verb_id id)
{
	for (const struct slot *s = v->slots; serves(v) && s->name; s++)
		for (const int32_t *only = s->what == NOUN_VERB ? s->only : NULL; only && *only != -1; only++)
			if (*only == id)
				return true;
	return false;
}

verb_id frame_staying(const struct frames *f)
{
	const struct task *t = f->task;
	for (verb_id v = 0; v < t->binder->game->nverbs; v++)
		for (verb_id id = 0; set_has(&t->scope->admitted, v) && id < t->binder->game->nverbs; id++)
			if (set_has(&t->scope->admitted, id) && names_verb(task_verb(t, v), id))
				return id;
	return VERB_NONE;
}

/* "holds": a deed that leads nowhere, for which the one at `server` may be done. */
static bool stays(const struct frames *f, const struct phrase *p, const struct phrase *server)
{
	if (p->role != ROLE_VERB || p->flags & PHRASE_THE || frame_serves(f, p))
		return false;
	for (uint32_t i = 0; i < server->terms->u.nouns.n; i++)
		for (uint32_t k = 0; k < p->terms->u.nouns.n; k++)
			if (names_verb(task_verb(f->task, server->terms->u.nouns.at[i].id), p->terms->u.nouns.at[k].id))
				return true;
	return false;
}

static bool is_one(const struct phrase *p)
{
	return names_area(p) || (is_argument(p) && (p->terms->kind == TERM_LABEL || is_number(p)));
}

/* The clause that ends at i is a name and no more: one of a list. */
static bool is_listed(const struct frames *f, size_t i)
{
	return i && f->at[i].role != ROLE_FULL_STOP && f->at[i].role != ROLE_THEN && clause_begin(f, i) == i - 1 &&
	       f->at[i - 1].role == ROLE_BARE && is_one(&f->at[i - 1]);
}

/* "Osaka Hyogo" */
static bool is_pair(const struct frames *f, size_t from, size_t to)
{
	return to == from + 2 && is_place(&f->at[from], ROLE_BARE) && is_place(&f->at[from + 1], ROLE_BARE);
}

static struct way find_course(const struct frames *f, size_t from, size_t to)
{
	struct way w = no_way;
	for (size_t i = to; i-- > from;) {
		const struct phrase *p = &f->at[i];
		const bool object = p->role == ROLE_BARE && i > from && p[-1].role == ROLE_VERB && i - 1 > from;
		if ((p->role == ROLE_TO || p->role == ROLE_ARROW || object) && names_area(p) && !w.to)
			w.to = p;
		else if ((p->role == ROLE_BARE || p->role == ROLE_FROM || p->role == ROLE_IN) && is_argument(p) &&
			 !w.who && !is_uncounted(p))
			w.who = p;
		else if (is_argument(p) && (!names_kind(p) || has_count(p)))
			return no_way;
	}
	return w;
}

/* The deed that the clause tells, for which the one at `server` may be done. */
static struct way find_way(const struct frames *f, size_t from, size_t to, const struct phrase *server)
{
	if (is_pair(f, from, to))
		return (struct way){ &f->at[from], &f->at[from + 1] };
	struct way w = find_course(f, from, to);
	bool stay = false;
	for (size_t i = from; i < to; i++) {
		stay |= stays(f, &f->at[i], server);
		if (f->at[i].role == ROLE_STOP)
			return no_way;
	}
	if (!w.who || (w.to ? stay : !stay || !is_one(w.who)) || (from && is_listed(f, from - 1)))
		return no_way;
	return w;
}

static bool same_who(const struct phrase *a, const struct phrase *b)
{
	return a->nterms == b->nterms && names_area(a) && names_area(b) &&
	       a->terms->u.nouns.at[0].id == b->terms->u.nouns.at[0].id;
}

/* For whom the clause is done; NULL: it is no such deed. */
static const struct phrase *find_served(const struct frames *f, size_t from, size_t to)
{
	for (size_t i = from; i + 1 < to; i++)
		if (frame_serves(f, &f->at[i]))
			return &f->at[i + 1];
	return NULL;
}

/* The last deed that is told before it. One that is itself done for others is passed where it is done for the same: they all are. */
static struct way find_told(const struct frames *f, size_t i, const struct phrase *server)
{
	const struct phrase *served = NULL;
	while ((i = signs_begin(f->at, i)) > 0) {
		const size_t from = clause_begin(f, i - 1);
		const struct phrase *next = find_served(f, from, i);
		if (!next) {
			const struct way w = find_way(f, from, i, server);
			return !served || (w.who && same_who(w.who, served)) ? w : no_way;
		}
		if (served && !same_who(next, served))
			return no_way;
		served = next;
		i = from;
	}
	return no_way;
}

/* ---- what points back -------------------------------------------------------------------------------- */

/* "him", no noun of somebody */
static bool is_him(const struct frames *f, const struct phrase *p)
{
	const struct words w = words_said(source_text(f->task->source, p->at), f->task->arena);
	const roles noun = SAYS_ROLE(SELECTS) | SAYS_ROLE(DEED) | SAYS_ROLE(FILLER);
	return is_unknown(p) && w.n == 1 && w.at[0].roles & SAYS_ROLE(OTHERS) && w.at[0].roles & SAYS_ROLE(CLOSED) &&
	       !(w.at[0].roles & noun);
}

/* "it", "that move", "him" */
static bool points_to_deed(const struct frames *f, const struct phrase *p)
{
	if (p->role == ROLE_VERB)
		return p->flags & PHRASE_THE && p->mark.to == p->mark.from && !frame_serves(f, p);
	return (p->role == ROLE_BARE && is_them(p)) || is_him(f, p);
}

/* "there", "get there", "where it stands", "in doing so": says of the deed what is said of it already. */
static bool says_again(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	const bool there = (p->role == ROLE_BARE && is_pronoun(p, PRONOUN_THERE)) ||
			   (p->role == ROLE_IN && p->nterms == 1 && p->terms->kind == TERM_PRONOUN);
	return there || p->role == ROLE_KEPT || p->role == ROLE_LEAD || p->role == ROLE_DESCRIPTION ||
	       (p->role == ROLE_VERB && p->flags & (PHRASE_ING | PHRASE_TO) && !frame_serves(f, p));
}

/* ---- "lends it support" ------------------------------------------------------------------------------ */

/* "lends Nara support", "gives support to Nara", "provides Nara with support": the noun is the deed, for whom is named beside it. */
static void set_lending(struct frames *f, size_t i)
{
	const size_t end = clause_end(f, i);
	size_t deed = i + 1;
	while (deed < end && deed < i + 3 && !frame_serves(f, &f->at[deed]))
		deed++;
	if (deed >= end || !frame_serves(f, &f->at[deed]) || f->at[deed].role != ROLE_VERB || deed == i + 3)
		return;
	if (deed == i + 2) {
		if (f->at[i + 1].role != ROLE_BARE && !is_him(f, &f->at[i + 1]))
			return;
		put_before(f->at, i + 1, deed);
	} else if (deed + 1 < end && f->at[deed + 1].role == ROLE_VERB) {
		f->at[deed + 1].flags &= (uint8_t)~PHRASE_TO;
		set_role(f, deed + 1, ROLE_VERB);
	} else if (deed + 1 < end && (f->at[deed + 1].role == ROLE_TO || f->at[deed + 1].role == ROLE_FOR)) {
		set_role(f, deed + 1, ROLE_BARE);
	}
	f->at[i + 1].flags = 0;
	set_role(f, i + 1, ROLE_VERB);
	drop(f, i);
}

void frame_lends(struct frames *f)
{
	for (size_t i = 0; i + 1 < f->n; i++)
		if (frame_listed(f, i, LIST_LENDS))
			set_lending(f, i);
}

/* ---- who does it ------------------------------------------------------------------------------------- */

/* "supported by Osaka", "with support from Osaka" */
static bool is_lent(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	if (i + 1 >= f->n)
		return false;
	const unsigned by = f->at[i + 1].role;
	if (p->role == ROLE_PAST)
		return opens_clause(f, i) && by == ROLE_BY;
	return p->mark.to > p->mark.from && !(p->flags & PHRASE_TO) &&
	       (by == ROLE_FROM || by == ROLE_OF || by == ROLE_BY);
}

enum { SERVERS = 6 };

/* Who does it, and all the words by which that is said. */
struct service {
	struct phrase who[SERVERS];
	struct way named; /* for whom, where no word points to him */
	size_t n, from, to;
	bool points; /* by a word */
};

static bool add_server(struct service *s, const struct phrase *p)
{
	if (s->n < SERVERS)
		s->who[s->n++] = *p;
	return s->n < SERVERS;
}

/* "Osaka and Kyoto support", "with Osaka and Kyoto helping": where the list begins whose last stands right before the deed. */
static size_t servers_begin(const struct frames *f, size_t i)
{
	size_t from = i;
	from -= i > 2 && f->at[i - 1].role == ROLE_EACH && f->at[i - 3].role == ROLE_AND;
	if (!from || !is_one(&f->at[from - 1]))
		return i;
	from--;
	while (!(f->at[i].flags & PHRASE_S) && f->at[from].role == ROLE_BARE && from > 1 &&
	       f->at[from - 1].role == ROLE_AND && is_one(&f->at[from - 2]) &&
	       (f->at[from - 2].role == ROLE_WITH || is_listed(f, from - 1)))
		from -= 2;
	if (from && f->at[from].role == ROLE_IN && is_uncounted(&f->at[from - 1])) /* "the unit in Nara" */
		return f->at[from - 1].role == ROLE_BARE && opens_clause(f, from - 1) ? from - 1 : i;
	const bool second = from && is_argument(&f->at[from - 1]) &&
			    has_role(f, clause_begin(f, from), from, ROLE_VERB);
	return f->at[from].role == ROLE_WITH || (f->at[from].role == ROLE_BARE && (second || opens_clause(f, from)))
		       ? from
		       : i;
}

static void find_before(const struct frames *f, struct service *s, size_t i)
{
	s->from = servers_begin(f, i);
	for (size_t k = s->from; k < i; k++)
		if (is_one(&f->at[k]) && !add_server(s, &f->at[k]))
			s->n = 0;
}

/* "by Osaka and Kyoto", "from Osaka and from Kyoto": behind the deed. */
static size_t find_behind(const struct frames *f, struct service *s, size_t i)
{
	while (i < f->n && is_one(&f->at[i]) && add_server(s, &f->at[i])) {
		const unsigned role = f->at[i].role;
		i++;
		if (i + 1 >= f->n || f->at[i].role != ROLE_AND || !is_one(&f->at[i + 1]) ||
		    (f->at[i + 1].role != ROLE_BARE && f->at[i + 1].role != role) ||
		    (i + 2 < f->n && !parts_clauses(&f->at[i + 2])))
			return i;
		i++;
	}
	return i;
}

static bool is_instrument(const struct phrase *p)
{
	return is_one(p) && (p->role == ROLE_FROM || p->role == ROLE_WITH || p->role == ROLE_BY || p->role == ROLE_OF);
}

/* "Kyoto where it stands", "for Nara": for whom, by name. */
static size_t find_named(const struct frames *f, struct service *s, size_t i)
{
	if (i == f->n || s->points || !is_one(&f->at[i]) || !(f->at[i].role == ROLE_BARE || f->at[i].role == ROLE_FOR))
		return i;
	s->named.who = &f->at[i++];
	if (i < f->n && (f->at[i].role == ROLE_TO || f->at[i].role == ROLE_ARROW) && names_area(&f->at[i]))
		s->named.to = &f->at[i++];
	return i;
}

static size_t behind_again(const struct frames *f, const struct service *s, size_t i)
{
	while (i < f->n && (s->named.who ? f->at[i].role == ROLE_KEPT : says_again(f, i)))
		i++;
	return i;
}

/* Whether all of its clause is so said, and nothing else. */
static bool find_service(const struct frames *f, size_t i, struct service *s)
{
	const bool lent = is_lent(f, i);
	size_t k = i + 1;
	*s = (struct service){ .from = i };
	if (!lent && f->at[i].role != ROLE_VERB)
		return false;
	if (!lent)
		find_before(f, s, i);
	if (!lent && !s->n && !opens_clause(f, i))
		return false;
	s->points = k < f->n && points_to_deed(f, &f->at[k]);
	k = find_named(f, s, k + s->points);
	if (s->named.who && s->n && (k == f->n || parts_clauses(&f->at[k]))) /* as it stands */
		return false;
	k = behind_again(f, s, k);
	if (!s->n && k < f->n && is_instrument(&f->at[k]))
		k = find_behind(f, s, k);
	k = behind_again(f, s, k);
	s->to = k;
	return s->n && (k == f->n || parts_clauses(&f->at[k]));
}

/* ---- in plain words ---------------------------------------------------------------------------------- */

static struct phrase plain(const struct frames *f, struct phrase p, unsigned role)
{
	struct term *term = ARENA_NEW(f->task->arena, struct term);
	if (p.nterms == 1) {
		*term = *p.terms;
		term->flags &= (uint8_t)~TERM_POSSESSIVE;
		p.terms = term;
	}
	p.flags = 0;
	p.role = (uint8_t)role;
	p.mark = (struct span){ p.at.from, p.at.from };
	return p;
}

/* Who, the deed, for whom, and where that leads. */
static size_t set_service(struct frames *f, const struct service *s, struct phrase deed, struct way w)
{
	const struct phrase served = plain(f, *w.who, ROLE_BARE), comma = { .role = ROLE_COMMA, .at = deed.at };
	const struct phrase goal = w.to ? plain(f, *w.to, ROLE_TO) : served;
	size_t i = s->from;
	const bool sign = !opens_clause(f, i);
	drop_range(f, s->from, s->to);
	for (size_t k = 0; k < s->n; k++) {
		if (k || sign)
			frame_insert(f, i++, comma);
		frame_insert(f, i++, plain(f, s->who[k], ROLE_BARE));
		frame_insert(f, i++, plain(f, deed, ROLE_VERB));
		frame_insert(f, i++, served);
		if (w.to)
			frame_insert(f, i++, goal);
	}
	f->changed = true;
	return i;
}

void frame_services(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		struct service s;
		if (!frame_serves(f, &f->at[i]) || !find_service(f, i, &s))
			continue;
		const struct way w = s.named.who ? s.named : find_told(f, s.from, &f->at[i]);
		if (w.who && f->n + s.n * SERVERS < f->room)
			i = set_service(f, &s, f->at[i], w) - 1;
	}
}
