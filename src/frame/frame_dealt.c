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
	int64_t n, of; /* so many, or n of so many parts of the whole; n 0: the rest, or one of so many parts of it */
};

struct dealt {
	struct piece piece[DEALT];
	size_t n, from, to; /* phrases that it is made of: [from, to) */
	bool fresh, put;
	bool shares;    /* it is told in shares: "half", "evenly" */
	size_t leaves;  /* the phrase of the place that they leave, and ... */
	size_t goes;    /* ... of the deed that leads them; as many as there are phrases: none */
	int64_t groups; /* "in three equal parts"; 0: it is not said */
	int64_t whole;  /* "half of my 12"; 0: it is not said so */
	bool guessed;   /* in what shares is not said: "between" */
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
		return !has_kind(d, PIECE_PLACE) && (d->fresh || d->shares);
	if (p->kind == PIECE_FROM)
		return d->shares;
	return p->kind == PIECE_STAY ? d->fresh : p->kind != PIECE_OTHER;
}

/* "allot", "kindly": words before it in its clause, which stay where they are. */
static bool may_stand_before(const struct phrase *p)
{
	return p->role == ROLE_UNKNOWN || is_unknown(p) || p->role == ROLE_CHAT ||
	       (p->role == ROLE_STOP && !is_stop(p, STOP_VAGUE));
}

/* "4 apiece ohio maine georgia": no signs part the places. */
static bool is_row_of_each(const struct dealt *d)
{
	size_t i = 1;
	while (i < d->n && !(d->piece[i].kind == PIECE_PLACE && d->piece[i - 1].kind == PIECE_PLACE))
		i++;
	return i < d->n && has_kind(d, PIECE_EACH) && !has_kind(d, PIECE_GO);
}

/* All that stands from i on and may be of one list, whole clauses; the phrase behind it. */
static size_t find_list(struct dealt *d, const struct frames *f, size_t i, verb_id verb)
{
	*d = (struct dealt){ .from = i, .strange = f->n, .leaves = f->n, .goes = f->n };
	d->shares = dealt_says_shares(f, i, sentence_end(f, i), verb);
	size_t end = i;
	for (; end < f->n && d->n < DEALT; end++) {
		struct piece p = dealt_piece(f, end, verb);
		if (d->shares && dealt_is_all(&f->at[end]))
			p.kind = PIECE_REST;
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
	d->shares |= is_row_of_each(d);
	return end;
}

/* ---- who gets how many ------------------------------------------------------------------------------ */

/* "half and half" */
static void join_halves(struct dealt *d)
{
	for (size_t i = 0; i + 2 < d->n; i++) {
		struct piece *p = &d->piece[i];
		if (p->kind != PIECE_SHARE || p[1].kind != PIECE_SIGN || p[2].kind != PIECE_SHARE || p->n != p[2].n ||
		    2 * p->n != p->parts || p->parts != p[2].parts)
			continue;
		p->kind = PIECE_EVENLY;
		memmove(p + 1, p + 3, (d->n - i - 3) * sizeof *p);
		d->n -= 2;
	}
}

static bool says_who_gets(enum piece_kind kind)
{
	static const bool says[] = {
		[PIECE_OTHER] = true, [PIECE_SIGN] = true,  [PIECE_STOP] = true, [PIECE_NUMBER] = true,
		[PIECE_REST] = true,  [PIECE_PLACE] = true, [PIECE_EACH] = true, [PIECE_EVENLY] = true,
		[PIECE_SHARE] = true, [PIECE_AMONG] = true
	};
	return (size_t)kind < sizeof says / sizeof *says && says[kind];
}

/* What says nothing of that goes. */
static void keep_said(struct dealt *d, size_t none)
{
	size_t n = 0;
	for (size_t i = 0; i < d->n; i++) {
		const struct piece p = d->piece[i];
		const bool leads = (p.kind == PIECE_PUT || p.kind == PIECE_GO) && d->goes == none;
		d->goes = leads ? p.at : d->goes;
		d->leaves = p.kind == PIECE_FROM ? p.at : d->leaves;
		d->groups = p.kind == PIECE_GROUPS ? p.n : d->groups;
		if (p.kind == PIECE_NUMBER && i && d->piece[i - 1].kind == PIECE_SHARE &&
		    d->piece[i - 1].at + 1 == p.at)
			d->whole = p.n;
		else if (says_who_gets(p.kind))
			d->piece[n++] = p;
	}
	d->n = n;
	join_halves(d);
}

static bool is_share(const struct piece *p)
{
	return p->kind == PIECE_NUMBER || p->kind == PIECE_REST || p->kind == PIECE_SHARE;
}

/* Piece by piece from i on, over [i, to). */
struct walk {
	struct dealt *d;
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
	if (pass(w, PIECE_AMONG)) {
		w->d->guessed = true;
		return SHARED_EVENLY;
	}
	return pass(w, PIECE_EACH) ? EACH_GETS : pass(w, PIECE_EVENLY) ? SHARED_EVENLY : said;
}

/* What each of n places gets of that; n 0: it does not come out even. */
static struct part part_of(const struct piece *share, size_t n, enum sharing how)
{
	struct part out = { .amount = share->at, .n = share->n, .of = share->parts };
	if (how != SHARED_EVENLY)
		return out;
	if (share->kind == PIECE_SHARE || share->kind == PIECE_REST)
		out.of = (out.of ? out.of : 1) * (int64_t)n;
	else
		out.n = out.n % (int64_t)n ? 0 : out.n / (int64_t)n;
	return out;
}

static bool add_parts(struct dealt *d, const struct piece *share, size_t first, size_t n, enum sharing how)
{
	const bool rest = share->kind == PIECE_REST;
	if (!n || (n > 1 && how == ALONE) || (rest && (d->rest || (n > 1 && how != SHARED_EVENLY))))
		return false;
	struct part part = part_of(share, n, how);
	if (!rest && !part.n)
		return false;
	for (size_t i = first; n; i++) {
		if (d->piece[i].kind != PIECE_PLACE)
			continue;
		part.place = d->piece[i].at;
		d->part[d->nparts++] = part;
		d->rest += rest;
		d->sum += part.of ? 0 : part.n;
		n--;
	}
	return true;
}

/* "2 in Ohio and Utah each", "6 in Ohio and Utah, evenly" */
static enum sharing pass_sharing_behind(struct walk *w)
{
	struct walk behind = *w;
	pass(&behind, PIECE_SIGN);
	const enum sharing how = pass_sharing(&behind, ALONE);
	if (how)
		*w = behind;
	return how;
}

/* "2 each in Ohio and Utah", "1 in Ohio", "evenly in Ohio and Utah" */
static bool pass_amount_first(struct dealt *d, struct walk *w)
{
	size_t first;
	const bool all = at(w, PIECE_EVENLY);
	const struct piece whole = { .kind = PIECE_REST, .at = w->i < w->to ? d->piece[w->i].at : 0 };
	const struct piece *share = all ? &whole : &d->piece[w->i];
	if (w->i == w->to || !(all || is_share(share)))
		return false;
	w->i += !all;
	const enum sharing before = pass_sharing(w, ALONE);
	const size_t n = pass_places(w, &first);
	return add_parts(d, share, first, n, n > 1 && !before ? pass_sharing_behind(w) : before);
}

/* "Ohio 1", "Ohio and Utah, two each" */
static bool pass_place_first(struct dealt *d, struct walk *w)
{
	size_t first;
	const size_t n = pass_places(w, &first);
	enum sharing how = pass_sharing(w, ALONE);
	if (n > 1 && pass(w, PIECE_SIGN))
		how = pass_sharing(w, how);
	if (how == SHARED_EVENLY && (w->i == w->to || !is_share(&d->piece[w->i]))) {
		const struct piece all = { .kind = PIECE_REST, .at = d->piece[w->i - 1].at };
		return add_parts(d, &all, first, n, how);
	}
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
	d->guessed = false;
	d->sum = 0;
	while (w.i < to) {
		if (!(at(&w, PIECE_PLACE) ? pass_place_first(d, &w) : pass_amount_first(d, &w)))
			return false;
		while (pass(&w, PIECE_SIGN) || pass(&w, PIECE_STOP))
			continue;
	}
	return d->nparts > 0;
}

/* What the shares come to, where the whole is known. False: they are no whole numbers. */
static bool settle_shares(struct dealt *d, int64_t total)
{
	for (size_t k = 0; k < d->nparts; k++) {
		struct part *p = &d->part[k];
		if (!p->n || !p->of)
			continue;
		if (p->n * total % p->of)
			return false;
		p->n = p->n * total / p->of;
		p->of = 0;
		d->sum += p->n;
	}
	return true;
}

/* What the rest is, where the total is known. False: it does not add up. */
static bool settle_rest(struct dealt *d, int64_t total)
{
	if (!settle_shares(d, total))
		return false;
	const int64_t left = total - d->sum;
	for (size_t k = 0; k < d->nparts && d->rest && left > 0; k++) {
		struct part *p = &d->part[k];
		if (p->n)
			continue;
		if (p->of && left % p->of)
			return false;
		p->n = p->of ? left / p->of : left;
		p->of = 0;
	}
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

/* One clause of it: how many, from where, to where; as many phrases. */
static size_t add_clause(const struct frames *f, const struct dealt *d, const struct part *p, struct phrase *out)
{
	const bool leaves = d->leaves < f->n;
	size_t n = 0;
	out[n++] = amount_of(f, p);
	if (leaves) {
		out[n] = f->at[d->leaves];
		out[n].role = ROLE_FROM;
		out[n].flags = 0;
		out[n].at = out[n].mark = (struct span){ out[0].at.to, out[0].at.to };
		n++;
	}
	out[n] = place_of(f, p);
	out[n++].role = leaves ? ROLE_TO : ROLE_IN;
	return n;
}

/* The deed is their own where they leave a place; verb: else, where one is to be said; VERB_NONE. */
static void set_deed(struct frames *f, const struct dealt *d, const struct phrase *goes, verb_id verb)
{
	const struct span first = f->at[d->from].at;
	if (goes)
		frame_insert(f, d->from, *goes);
	else if (verb != VERB_NONE)
		frame_insert_verb(f, d->from, verb);
	else
		return;
	f->at[d->from].at = (struct span){ first.from, d->shares ? first.to : first.from };
}

static void set_dealt(struct frames *f, const struct dealt *d, verb_id verb, size_t over)
{
	struct phrase *out = ARENA_ARRAY(f->task->arena, struct phrase, 4 * d->nparts + 2);
	size_t n = 0;
	const bool open = over < f->n;
	const struct phrase goes = d->goes < f->n ? f->at[d->goes] : (struct phrase){ 0 };
	const bool leads = d->leaves < f->n && d->goes < f->n;
	if (open)
		out[n++] = frame_left_open(f, d->shares ? span_join(f->at[d->from].at, f->at[d->to - 1].at)
							: f->at[over].terms->at);
	for (size_t k = 0; k < d->nparts; k++) {
		static const struct term sign = { .kind = TERM_WORD };
		const uint32_t at = f->at[d->part[k].amount].at.from;
		if (k)
			out[n++] = (struct phrase){ .role = ROLE_AND, .nterms = 1, .terms = &sign, .at = { at, at } };
		n += add_clause(f, d, &d->part[k], out + n);
	}
	if (d->shares) { /* all of it is accounted for */
		out[open].at.from = out[open].mark.from = out[open].mark.to = f->at[d->from].at.from;
		out[n - 1].at.to = f->at[d->to - 1].at.to;
	}
	if (f->n + n + 2 > f->room + (d->to - d->from))
		return;
	drop_range(f, d->from, d->to);
	for (size_t k = 0; k < n; k++)
		frame_insert(f, d->from + k, out[k]);
	set_deed(f, d, leads ? &goes : NULL, verb);
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

/* It counts parts of a whole. */
static bool needs_whole(const struct dealt *d)
{
	size_t k = 0;
	while (k < d->nparts && !d->part[k].of)
		k++;
	return k < d->nparts;
}

/* "2 in Ohio, half in Utah": half of all of them, or of those that are left? */
static bool mixes_numbers(const struct dealt *d)
{
	bool number = false, share = false;
	for (size_t k = 0; k < d->nparts; k++) {
		number |= d->part[k].n && !d->part[k].of;
		share |= d->part[k].n && d->part[k].of;
	}
	return number && share;
}

/* "up to half", "a good half": of what stands right before it no share says exactly how much it is. */
static bool is_loose(const struct frames *f, const struct dealt *d)
{
	const roles said = SAYS_ROLE(ARTICLE) | SAYS_ROLE(ARTICLE_ONE) | SAYS_ROLE(SELECTS) | SAYS_ROLE(OWN_WORD);
	for (size_t i = 0; i < d->n; i++) {
		size_t at = d->piece[i].at;
		const uint32_t to = f->at[at].at.from;
		if (d->piece[i].kind != PIECE_SHARE)
			continue;
		while (at > d->from && (f->at[at - 1].role == ROLE_DESCRIPTION || !f->at[at - 1].nterms))
			at--;
		const struct words w = frame_words(f, frame_before(f, at), to);
		for (size_t k = 0; k < w.n; k++)
			if (!(w.at[k].roles & said) && !text_listed(w.at[k].text, LIST_DIVIDES))
				return true;
	}
	return false;
}

/* Nobody can tell how many each gets: the word that says in what shares is what its writer is asked about. */
static void set_uneven(struct frames *f, const struct dealt *d, verb_id verb)
{
	size_t i = 0;
	while (i < d->n && d->piece[i].kind != PIECE_EVENLY && d->piece[i].kind != PIECE_SHARE)
		i++;
	if (i == d->n)
		return;
	const struct phrase *p = &f->at[d->piece[i].at];
	if (p->role == ROLE_UNKNOWN) {
		frame_insert(f, d->from, frame_left_open(f, p->at));
	} else if (d->leaves == f->n && d->goes == f->n && set_has(&f->task->scope->admitted, verb) && f->n < f->room) {
		const struct span first = f->at[d->from].at;
		frame_insert_verb(f, d->from, verb);
		f->at[d->from].at = first; /* where it is asked about */
	}
	f->changed = true;
}

/* "Half in Texas, the rest in Ohio", "six evenly in Ohio and Utah": so many each. Whose whole the board alone tells, where that may
 * change or is not all dealt out, its writer is asked; what comes to no whole numbers stays as it is. False: nobody can tell. */
static bool deal_shares(struct frames *f, struct dealt *d, verb_id verb, size_t total, bool adds)
{
	const bool leaves = d->leaves < f->n;
	bool open = d->guessed || mixes_numbers(d) || is_loose(f, d);
	if (needs_whole(d)) {
		const int64_t whole = d->whole ? d->whole : dealt_whole(f, leaves ? &f->at[d->leaves] : NULL);
		if (total < d->n || whole < 1 || !(leaves || set_has(&f->task->scope->admitted, verb)))
			return false;
		adds = settle_rest(d, whole);
		open |= !d->whole && (leaves || dealt_counted_above(f));
		if (d->sum > whole)
			return false;
	}
	if (needs_whole(d) || (d->groups && d->groups != (int64_t)d->nparts) || (d->rest && !adds))
		return false;
	open |= !adds || (d->goes < f->n && !d->put && !leaves);
	if (leaves || (!d->put && !d->fresh && d->goes == f->n))
		verb = VERB_NONE;
	set_dealt(f, d, verb, open ? d->part[0].place : f->n);
	return true;
}

/* "two and a half": one number, which is none of whole units. */
static bool is_broken(const struct frames *f, const struct dealt *d)
{
	for (size_t i = 0; i + 2 < d->n; i++) {
		size_t k = i + 2;
		while (k + 1 < d->n && d->piece[k].kind == PIECE_IDLE)
			k++;
		if (d->piece[i].kind == PIECE_NUMBER && d->piece[k].kind == PIECE_SHARE &&
		    f->at[d->piece[i + 1].at].role == ROLE_AND)
			return true;
	}
	return false;
}

/* "not half in Ohio"; a share that is no part of it. */
static bool is_part(const struct frames *f, const struct dealt *d, verb_id verb)
{
	return (d->from && f->at[d->from - 1].role == ROLE_STOP) || is_broken(f, d) ||
	       dealt_says_shares(f, d->to, sentence_end(f, d->to), verb);
}

static void deal(struct frames *f, struct dealt *d, verb_id verb)
{
	struct dealt said = *d;
	size_t total;
	bool adds;
	keep_said(&said, f->n);
	const bool amount = has_kind(&said, PIECE_NUMBER) || said.shares;
	if (!has_kind(&said, PIECE_PLACE) || !amount)
		return;
	const bool list = read_total(&said, &total, &adds);
	if (said.shares) {
		if (!is_part(f, d, verb) && !(list && deal_shares(f, &said, verb, total, adds)))
			set_uneven(f, &said, verb);
	} else if (!list) {
		if (d->fresh)
			set_head(f, d, verb);
	} else if (!d->fresh && !d->put) { /* "12 - nevada 7, utah 5": it adds up to what stands before it */
		if (total < said.n && !total && adds && !said.rest && said.nparts > 1)
			set_dealt(f, &said, VERB_NONE, f->n);
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
		if (d.n && (d.fresh || d.put || d.shares || d.piece[0].kind == PIECE_NUMBER))
			deal(f, &d, verb);
		if (d.n)
			i = d.to + f->n - n;
	}
}
