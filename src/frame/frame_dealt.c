/*
 * frame_dealt: "New units, seven in total: four in Toyama, the rest in Ishikawa", "2 new each in Ohio and Utah, total 4": a spoken total
 * or a noun of new units stands over all that is dealt out beside it, whatever signs stand between. What adds up is set as so many
 * amounts each in its place; what does not is set so as well, and its total left over, so that its writer is asked.
 */
#include "frame/dealt.h"

enum { DEALT = 24 };

/* Who gets how many: phrases. */
struct part {
	size_t place, amount;
	int64_t n; /* 0: the rest */
};

struct dealt {
	struct piece piece[DEALT];
	size_t n, from, to; /* phrases that it is made of: [from, to) */
	bool fresh, put;
	struct part part[DEALT];
	size_t nparts, rest;
	int64_t sum;
	size_t strange; /* how many there are of what nobody knows */
};

/* ---- where it stands -------------------------------------------------------------------------------- */

static bool is_sign(const struct piece *p)
{
	return p->kind == PIECE_SIGN || p->kind == PIECE_STOP;
}

static bool has_kind(const struct dealt *d, enum piece_kind kind)
{
	size_t i = 0;
	while (i < d->n && d->piece[i].kind != kind)
		i++;
	return i < d->n;
}

/* Another sentence goes on with it while none of it is dealt out; a deed that leads somewhere leads the first of them there. */
static bool goes_on(const struct dealt *d, const struct piece *p)
{
	if (p->kind == PIECE_STOP)
		return !has_kind(d, PIECE_PLACE) && has_kind(d, PIECE_NUMBER);
	if (p->kind == PIECE_GO)
		return !has_kind(d, PIECE_PLACE) && d->fresh;
	return p->kind == PIECE_STAY ? d->fresh : p->kind != PIECE_OTHER;
}

/* "allot", "kindly": words before it in its clause, which stay where they are. */
static bool may_stand_before(const struct phrase *p)
{
	return p->role == ROLE_UNKNOWN || is_unknown(p) || p->role == ROLE_CHAT ||
	       (p->role == ROLE_STOP && !is_stop(p, STOP_VAGUE));
}

/* All that stands from i on and may be of one list, whole clauses; the phrase behind it. */
static size_t find_list(struct dealt *d, const struct frames *f, size_t i, verb_id verb)
{
	*d = (struct dealt){ .from = i, .strange = f->n };
	size_t end = i;
	for (; end < f->n && d->n < DEALT; end++) {
		const struct piece p = dealt_piece(f, end, verb);
		if (!goes_on(d, &p))
			break;
		d->fresh |= p.fresh;
		d->strange = p.strange ? end - 1 : d->strange;
		d->put |= p.kind == PIECE_PUT;
		d->piece[d->n++] = p;
	}
	const bool whole = end == f->n || parts_clauses(&f->at[end]);
	while (!whole && d->n && !is_sign(&d->piece[d->n - 1]))
		d->n--;
	while (d->n && is_sign(&d->piece[d->n - 1]))
		d->n--;
	d->to = d->n ? d->piece[d->n - 1].at + 1 : i;
	return end;
}

/* ---- who gets how many ------------------------------------------------------------------------------ */

/* What says nothing of that goes. */
static void keep_said(struct dealt *d)
{
	size_t n = 0;
	for (size_t i = 0; i < d->n; i++)
		if (d->piece[i].kind != PIECE_IDLE && d->piece[i].kind != PIECE_PUT && d->piece[i].kind != PIECE_GO &&
		    d->piece[i].kind != PIECE_STAY)
			d->piece[n++] = d->piece[i];
	d->n = n;
}

static bool is_share(const struct piece *p)
{
	return p->kind == PIECE_NUMBER || p->kind == PIECE_REST;
}

/* Piece by piece from i on, over [i, to). */
struct walk {
	const struct dealt *d;
	size_t i, to;
};

static bool at(const struct walk *w, enum piece_kind kind)
{
	return w->i < w->to && w->d->piece[w->i].kind == kind;
}

static bool pass(struct walk *w, enum piece_kind kind)
{
	const bool there = at(w, kind);
	w->i += there;
	return there;
}

/* "Ohio, Iowa and Utah": how many; *first: the piece that is the first of them. */
static size_t pass_places(struct walk *w, size_t *first)
{
	size_t n = 0;
	for (*first = w->i; at(w, PIECE_PLACE); n++) {
		w->i++;
		struct walk next = *w;
		while (pass(&next, PIECE_SIGN))
			continue;
		if (at(&next, PIECE_PLACE))
			*w = next;
	}
	return n;
}

enum sharing { ALONE, EACH_GETS, SHARED_EVENLY };

static enum sharing pass_sharing(struct walk *w, enum sharing said)
{
	return pass(w, PIECE_EACH) ? EACH_GETS : pass(w, PIECE_EVENLY) ? SHARED_EVENLY : said;
}

static bool add_parts(struct dealt *d, const struct piece *share, size_t first, size_t n, enum sharing how)
{
	const int64_t each = n && how == SHARED_EVENLY ? share->n / (int64_t)n : share->n;
	if (!n || (n > 1 && how == ALONE) || (share->kind == PIECE_REST && (n > 1 || d->rest)) ||
	    (how == SHARED_EVENLY && each * (int64_t)n != share->n))
		return false;
	for (size_t i = first; n; i++) {
		if (d->piece[i].kind != PIECE_PLACE)
			continue;
		d->part[d->nparts++] = (struct part){ d->piece[i].at, share->at, each };
		d->rest += share->kind == PIECE_REST;
		d->sum += each;
		n--;
	}
	return true;
}

/* "2 each in Ohio and Utah", "1 in Ohio" */
static bool pass_amount_first(struct dealt *d, struct walk *w)
{
	size_t first;
	const struct piece *share = &d->piece[w->i];
	if (w->i == w->to || !is_share(share))
		return false;
	w->i++;
	const enum sharing before = pass_sharing(w, ALONE);
	const size_t n = pass_places(w, &first);
	return add_parts(d, share, first, n, n > 1 && !before ? pass_sharing(w, ALONE) : before);
}

/* "Ohio 1", "Ohio and Utah, two each" */
static bool pass_place_first(struct dealt *d, struct walk *w)
{
	size_t first;
	const size_t n = pass_places(w, &first);
	enum sharing how = pass_sharing(w, ALONE);
	if (n > 1 && pass(w, PIECE_SIGN))
		how = pass_sharing(w, how);
	if (w->i == w->to || !is_share(&d->piece[w->i]))
		return false;
	const struct piece *share = &d->piece[w->i++];
	return add_parts(d, share, first, n, pass_sharing(w, how));
}

/* [from, to) deals out something, and says nothing else. */
static bool read_parts(struct dealt *d, size_t from, size_t to)
{
	struct walk w = { d, from, to };
	d->nparts = d->rest = 0;
	d->sum = 0;
	while (w.i < to) {
		if (!(at(&w, PIECE_PLACE) ? pass_place_first(d, &w) : pass_amount_first(d, &w)))
			return false;
		while (pass(&w, PIECE_SIGN) || pass(&w, PIECE_STOP))
			continue;
	}
	return d->nparts > 0;
}

/* What the rest is, where the total is known. False: it does not add up. */
static bool settle_rest(struct dealt *d, int64_t total)
{
	const int64_t left = total - d->sum;
	for (size_t k = 0; k < d->nparts && d->rest && left > 0; k++)
		if (!d->part[k].n)
			d->part[k].n = left;
	return d->rest ? left > 0 : !left;
}

/* The piece that says how many they are together; d->n: none. False: it is no list. *adds: it is as many as they are. */
static bool read_total(struct dealt *d, size_t *total, bool *adds)
{
	size_t first = 0, signs = d->n;
	const size_t last = d->n - 1;
	while (first < d->n && d->piece[first].kind == PIECE_SIGN)
		first++;
	*total = d->n;
	*adds = true;
	if (read_parts(d, first, d->n))
		return true;
	*total = last;
	signs = d->piece[last].of ? last : last && is_sign(&d->piece[last - 1]) ? last - 1 : d->n;
	if (d->piece[last].kind == PIECE_NUMBER && signs < d->n && read_parts(d, first, signs)) {
		*adds = settle_rest(d, d->piece[last].n);
		return true;
	}
	*total = first;
	if (first == d->n || d->piece[first].kind != PIECE_NUMBER)
		return false;
	do
		first++;
	while (first < d->n && is_sign(&d->piece[first]));
	if (!read_parts(d, first, d->n))
		return false;
	*adds = settle_rest(d, d->piece[*total].n);
	return true;
}

/* ---- in plain words --------------------------------------------------------------------------------- */

static struct phrase amount_of(const struct frames *f, const struct part *p)
{
	struct phrase out = f->at[p->amount];
	out.role = ROLE_BARE;
	out.flags = 0;
	out.mark = (struct span){ out.at.from, out.at.from };
	out.nterms = 1;
	if (!p->n)
		return out;
	struct term *count = ARENA_NEW(f->task->arena, struct term);
	*count = (struct term){ .kind = TERM_COUNT, .how = COUNT_EXACT, .at = out.terms->at, .u.number = p->n };
	out.terms = count;
	return out;
}

static struct phrase place_of(const struct frames *f, const struct part *p)
{
	struct phrase out = f->at[p->place];
	out.flags = 0;
	out.role = ROLE_IN;
	return out;
}

/* What does not add up leaves open what is meant: its writer is asked. */
static struct phrase left_open(const struct frames *f, size_t at)
{
	struct term *stop = ARENA_NEW(f->task->arena, struct term);
	const struct span where = f->at[at].terms->at;
	*stop = (struct term){ .kind = TERM_STOP, .at = where, .u.stop = STOP_VAGUE };
	return (struct phrase){
		.role = ROLE_STOP, .nterms = 1, .at = where, .mark = { where.from, where.from }, .terms = stop
	};
}

static void set_dealt(struct frames *f, const struct dealt *d, verb_id verb, size_t over)
{
	struct phrase *out = ARENA_ARRAY(f->task->arena, struct phrase, 3 * d->nparts + 2);
	const uint32_t from = f->at[d->from].at.from;
	size_t n = 0;
	const bool open = over < f->n;
	if (open)
		out[n++] = left_open(f, over);
	for (size_t k = 0; k < d->nparts; k++) {
		static const struct term sign = { .kind = TERM_WORD };
		const struct phrase amount = amount_of(f, &d->part[k]);
		if (k)
			out[n++] = (struct phrase){
				.role = ROLE_AND, .nterms = 1, .terms = &sign, .at = { amount.at.from, amount.at.from }
			};
		out[n++] = amount;
		out[n++] = place_of(f, &d->part[k]);
	}
	if (f->n + n + 2 > f->room + (d->to - d->from))
		return;
	drop_range(f, d->from, d->to);
	for (size_t k = 0; k < n; k++)
		frame_insert(f, d->from + k, out[k]);
	frame_insert_verb(f, d->from, verb);
	f->at[d->from].at = (struct span){ from, from };
	if (open) /* before the deed as well as behind it: no way around a wish lets it fall */
		frame_insert(f, d->from, out[0]);
}

/* Of what is new and comes to nothing that is understood: it is put somewhere all the same, and leads from nowhere to nowhere. */
static void set_head(struct frames *f, const struct dealt *d, verb_id verb)
{
	if (!d->put && !has_role(f, d->from, sentence_end(f, d->from), ROLE_VERB) &&
	    !has_role(f, d->from, d->to, ROLE_TO))
		frame_insert_verb(f, d->from, verb);
}

/* One amount in one place is set where it may be read as a way: "3 new to Ohio"; else it is plain as it stands. */
static bool is_list(const struct frames *f, const struct dealt *d, bool total)
{
	const bool said = d->put || !opens_clause(f, d->from);
	return d->fresh ? d->nparts > 1 || total || !said : d->put && total && d->nparts > 1;
}

static void deal(struct frames *f, struct dealt *d, verb_id verb)
{
	struct dealt said = *d;
	size_t total;
	bool adds;
	keep_said(&said);
	if (!has_kind(&said, PIECE_PLACE) || !has_kind(&said, PIECE_NUMBER))
		return;
	if (!read_total(&said, &total, &adds)) {
		if (d->fresh)
			set_head(f, d, verb);
	} else if (is_list(f, &said, total < said.n)) {
		set_dealt(f, &said, verb, adds ? d->strange : said.piece[total].at);
	}
}

void frame_dealt(struct frames *f)
{
	const verb_id verb = dealt_verb(f->task, true);
	struct dealt d;
	for (size_t i = 0; verb != VERB_NONE && i < f->n; i++) {
		if (!opens_clause(f, i) && !may_stand_before(&f->at[i - 1]))
			continue;
		const size_t n = f->n;
		find_list(&d, f, i, verb);
		if (d.n && (d.fresh || d.put))
			deal(f, &d, verb);
		if (d.n)
			i = d.to + f->n - n;
	}
}
