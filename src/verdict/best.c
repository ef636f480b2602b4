/* best: see best.h. */
#include "verdict/best.h"

#include "bind/phrase.h"
#include "frame/frames.h"
#include "verdict/under.h"

bool best_is_settled(const struct path *p)
{
	for (; p; p = p->before)
		if (path_orders(p) && p->sense->fault.kind != FAULT_STOP && !sense_is_complete(p->sense))
			return false;
	return true;
}

static void read_all(struct task *t, const struct line *line, struct paths *best)
{
	best->n = 0;
	for (const struct reading *r = line->readings; r; r = r->next) {
		struct paths found;
		clauses_of_reading(t, r, &found);
		for (size_t k = 0; k < found.n; k++)
			paths_keep(best, found.at[k]);
	}
}

bool best_corrects(const struct reading *r)
{
	for (uint32_t i = 0; r->stops & STOP_CORRECTION && i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		const bool infinitive = i && p[-1].role == ROLE_TO && !p[-1].nterms;
		if (is_stop(p, STOP_CORRECTION) && !infinitive)
			return true;
	}
	return false;
}

static void read_again(struct task *t, const struct line *line, struct paths *best)
{
	struct paths other;
	read_all(t, line, &other);
	if (other.n && (!best->n || other.at[0]->cost < best->at[0]->cost))
		*best = other;
}

/* All of it is understood, and there is an order in it. */
static bool is_whole(const struct path *p)
{
	bool any = false;
	for (; p; p = p->before)
		if (path_orders(p)) {
			if (!sense_is_complete(p->sense))
				return false;
			any = true;
		}
	return any;
}

/* How many orders are understood, and how many are not. */
struct yield {
	unsigned good, bad;
};

static struct yield yield_of(const struct path *p)
{
	struct yield y = { 0, 0 };
	for (; p; p = p->before)
		if (path_orders(p)) {
			y.good += sense_is_complete(p->sense);
			y.bad += !sense_is_complete(p->sense);
		}
	return y;
}

/* In plain words more of it is understood, and less is not: its sentences are judged each by itself. */
static bool yields_more(const struct path *plain, const struct paths *best)
{
	const struct yield now = yield_of(best->n ? best->at[0] : NULL), then = yield_of(plain);
	return then.good > now.good && then.bad < now.bad;
}

/* Whether a sentence beside its orders was passed for chatter: in plain words it may be another. */
static bool has_chatter(const struct paths *best)
{
	for (const struct path *p = best->n ? best->at[0] : NULL; p; p = p->before)
		if (p->sense && p->sense->fault.kind == FAULT_CHATTER)
			return true;
	return false;
}

/* More is understood, and all of it. */
static bool says_more(const struct path *plain, const struct paths *best)
{
	return is_whole(plain) && yield_of(plain).good > yield_of(best->at[0]).good;
}

/* What is not understood as it stands, in plain words. */
static bool read_plainly(struct task *t, const struct line *line, struct paths *best)
{
	const bool whole = best->n && is_whole(best->at[0]);
	struct paths found = { .n = 0 };
	for (const struct reading *r = line->readings; r; r = r->next) {
		const struct reading *plain = frames_plain(t, r);
		struct paths paths = { .n = 0 };
		if (plain)
			clauses_of_reading(t, plain, &paths);
		for (size_t k = 0; k < paths.n; k++)
			if (whole ? says_more(paths.at[k], best)
				  : is_whole(paths.at[k]) || yields_more(paths.at[k], best))
				paths_keep(&found, paths.at[k]);
	}
	if (found.n)
		*best = found;
	return found.n;
}

/* The reading as it stands and in plain words, where it is whole. */
static void read_whole(struct task *t, const struct reading *r, struct paths *out)
{
	const struct reading *plain;
	clauses_of_reading(t, r, out);
	if (out->n && is_whole(out->at[0]))
		return;
	plain = frames_plain(t, r);
	out->n = 0;
	if (plain)
		clauses_of_reading(t, plain, out);
	if (out->n && !is_whole(out->at[0]))
		out->n = 0;
}

/* What it says under its heading; nothing where that is no order. */
static void read_under(struct task *t, const struct heading *h, const struct line *line, struct paths *out)
{
	out->n = 0;
	for (const struct reading *r = line->readings; r; r = r->next) {
		struct paths found;
		read_whole(t, reading_under(t, h->phrase, r), &found);
		for (size_t k = 0; k < found.n; k++)
			if (is_whole(found.at[k]))
				paths_keep(out, found.at[k]);
	}
}

static bool is_verb_of(const struct path *p, const struct phrase *verb)
{
	for (; p; p = p->before)
		for (uint32_t k = 0; p->sense && p->sense->verb != VERB_NONE && k < verb->terms->u.nouns.n; k++)
			if (verb->terms->u.nouns.at[k].id == p->sense->verb)
				return true;
	return false;
}

/* "Gull" over "1 to Thorn": placed there, or moved from Gull? */
static void doubt(struct task *t, struct paths *best, const struct path *other)
{
	struct path *same = ARENA_NEW(t->arena, struct path);
	*same = *other;
	same->cost = best->at[0]->cost;
	best->at[1] = same;
	best->n = 2;
}

/* "FORTIFY" over "3 Ohio": what it lacks of that verb is asked for; it is no order of another. */
static bool ask_under(struct task *t, const struct heading *h, const struct line *line, struct paths *best)
{
	t->lenient = true;
	clauses_of_reading(t, reading_under(t, h->phrase, line->readings), best);
	t->lenient = false;
	return true;
}

/* Under a verb a line without one is about that verb or about nothing; under a place it starts there. Whether the line is
 * understood by that. */
static bool heed_heading(struct task *t, const struct sheet *sheet, const struct line *line, struct paths *best)
{
	const struct heading h = heading_over(t, sheet, line);
	const bool whole = best->n && is_whole(best->at[0]);
	struct paths under;
	if (h.kind == UNDER_NOTHING)
		return whole;
	read_under(t, &h, line, &under);
	if (under.n && (h.firm || !whole)) {
		*best = under;
		return true;
	}
	if (under.n)
		doubt(t, best, under.at[0]);
	else if (whole && h.kind == UNDER_VERB && !is_verb_of(best->at[0], h.phrase))
		return ask_under(t, &h, line, best);
	return best->n && is_whole(best->at[0]);
}

void best_if_whole(struct task *t, const struct reading *r, struct paths *out)
{
	struct paths found;
	read_whole(t, r, &found);
	out->n = 0;
	for (size_t k = 0; k < found.n; k++)
		if (is_whole(found.at[k]))
			paths_keep(out, found.at[k]);
}

/* First with the verbs of the moment alone, then with all; then to find the word that is left over. */
static void read_line(struct task *t, const struct sheet *sheet, const struct line *line, struct paths *best)
{
	read_all(t, line, best);
	if (heed_heading(t, sheet, line, best)) {
		if (has_chatter(best))
			read_plainly(t, line, best);
		return;
	}
	if (read_plainly(t, line, best) || (best->n && best_is_settled(best->at[0])))
		return;
	t->untimely = true;
	read_again(t, line, best);
	if (best->n)
		return;
	t->lenient = true;
	t->untimely = false;
	read_all(t, line, best);
	t->untimely = true;
	read_again(t, line, best);
	t->untimely = false;
	read_plainly(t, line, best);
}

/* Words that take back, where there is something before them to take back: no other sense of them counts. */
static void heed_corrections(struct task *t, const struct line *line, struct paths *best)
{
	if (!best->n || best->at[0]->nsenses < 2)
		return;
	for (const struct reading *r = line->readings; r; r = r->next)
		if (best_corrects(r) && r->price <= best->at[0]->reading->price + PRICE_CUT) {
			clauses_of_reading(t, r, best);
			return;
		}
}

void best_of_line(struct task *t, const struct sheet *sheet, const struct line *line, struct paths *best)
{
	read_line(t, sheet, line, best);
	heed_corrections(t, line, best);
}

bool best_says_rest(const struct path *p, struct span at)
{
	for (uint32_t i = 0; i < p->reading->nphrases; i++) {
		const struct phrase *q = &p->reading->phrases[i];
		if (q->role < ROLE_ARGUMENTS && q->nterms && q->terms->kind == TERM_COUNT &&
		    q->terms->flags & TERM_REST && q->at.from >= at.from && q->at.to <= at.to)
			return true;
	}
	return false;
}
