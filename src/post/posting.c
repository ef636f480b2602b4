/*
 * posting: see posting.h.
 */
#include "base/hash.h"
#include "post/cut.h"
#include "post/guard.h"
#include "post/posting.h"

/* For the mark at a part's end, and what a cut may close. */
enum { FOOT = 200, NO_LIMIT = 1000000, TRIES = 5 };

/* ---- a turn in parts -------------------------------------------------------------------------- */

/* Its first words, as many as fit. */
static struct str shortened(struct str s, size_t most, struct arena *a)
{
	struct str first = cut_first(s, most - 3);

	while (first.n > most / 2 && first.p[first.n - 1] != ' ')
		first.n--;
	return str_printf(a, "%.*s...", STR_ARG(str_strip(first, " ;:,")));
}

/* "sakura, turn 5: red takes Osaka", as long as a title may be, and as long as it must. */
static struct str title_of(const struct forum *f, const struct turn *t, int32_t again)
{
	const bool named = str_starts_nocase(t->headline, t->words);
	const struct str news = named ? str_sub(t->headline, t->words.n, t->headline.n) : STR_NONE;
	const struct limits *l = &f->limits;
	struct str s = str_printf(f->arena, "%.*s, %.*s%s%.*s", STR_ARG(f->game), STR_ARG(t->words),
				  again ? " (played again)" : "", STR_ARG(news));

	if (l->title && cut_length(s) > l->title)
		s = shortened(s, l->title, f->arena);
	return cut_length(s) < l->title_least ? str_printf(f->arena, "%.*s, a play-by-post game", STR_ARG(s)) : s;
}

static struct str foot(const struct forum *f, struct str mark)
{
	if (str_eq_c(f->format, "bbcode"))
		return str_printf(f->arena, "\n[i]%.*s[/i]\n", STR_ARG(mark));
	return str_printf(f->arena, str_eq_c(f->format, "markdown") ? "\n*%.*s*\n" : "\n-- \n%.*s\n", STR_ARG(mark));
}

static int take_turn(struct forum *f, struct journal *j, const struct turn *t, struct str commit, struct err *e)
{
	const struct hash hash = hash_of(t->report);
	const int32_t again = journal_again(j, t->number);
	const struct str suffix = again ? str_printf(f->arena, "-again-%d", again) : STR_NONE;
	const struct str which = str_printf(f->arena, "%.8s%.*s", hash_hex_short(f->arena, &hash).p, STR_ARG(suffix));
	const size_t most = f->limits.body ? f->limits.body - FOOT : NO_LIMIT;
	struct pieces pieces;
	struct part *parts;

	cut_report(&pieces, t->report, str_cstr(f->arena, f->format), most, f->arena);
	parts = ARENA_ARRAY(f->arena, struct part, pieces.list.n);
	for (size_t i = 0; i < pieces.list.n; i++) {
		struct part *p = &parts[i];

		p->title = title_of(f, t, again);
		p->unit = str_printf(f->arena, "%.*s-%d-%.*s", STR_ARG(f->game), t->number, STR_ARG(which));
		p->mark = str_printf(f->arena, "%.*s, %.*s, part %zu of %zu, %.*s", STR_ARG(f->game), STR_ARG(t->words),
				     i + 1, pieces.list.n, STR_ARG(which));
		p->body = str_printf(f->arena, "%.*s%.*s", STR_ARG(pieces.list.at[i]), STR_ARG(foot(f, p->mark)));
		if (guard_refuses(f, p->body, e) || guard_refuses(f, p->title, e))
			return e->code;
	}
	return journal_take(j, parts, pieces.list.n, commit, e);
}

/* ---- a part ----------------------------------------------------------------------------------- */

/* ERR_AGAIN where patience is at its end. */
static int be_patient(struct gazette *g, int64_t seconds, struct err *e)
{
	if (seconds > g->patience)
		return ERR_AGAIN;
	(void)e;
	g->patience -= seconds;
	if (seconds > 0)
		g->sleep(g->who, seconds);
	return 0;
}

static int keep_gap(struct forum *f, const struct journal *j, struct gazette *g, struct err *e)
{
	const when last = journal_last(j);
	const int64_t left = last == WHEN_NONE || last > f->now ? 0 : last + f->limits.gap - f->now;

	if (left <= 0)
		return 0;
	if (be_patient(g, left, e))
		return err_set(e, ERR_AGAIN, "the forum wants %lld seconds between two posts; the rest goes next time",
			       (long long)f->limits.gap);
	f->now += left;
	return 0;
}

/* Once: what is there already is not sent again, whoever was cut off before he could write down that it is. */
static int try_part(struct forum *f, struct journal *j, size_t i, size_t *n, struct err *e)
{
	const struct part p = journal_part(j, i);
	struct str id = STR_NONE;
	const bool begun = journal_part_state(j, i) == PART_BEGUN;
	int code = begun ? f->driver->find(&id, f, &p, e) : journal_begin(j, i, e);

	if (!code && !id.n) {
		code = f->driver->put(&id, f, &p, e);
		*n += !code;
	}
	return code ? code : journal_done(j, i, id, f->now, e);
}

static int put_part(struct forum *f, struct journal *j, size_t i, struct gazette *g, size_t *n, struct err *e)
{
	int code = keep_gap(f, j, g, e);

	if (code)
		return code;
	f->wait = 0;
	for (int tries = 0; (code = try_part(f, j, i, n, e)) == ERR_AGAIN && f->wait && tries < TRIES; tries++) {
		if (be_patient(g, f->wait, e))
			return err_wrap(e, "asked to wait %lld seconds, so the rest goes next time",
					(long long)f->wait);
		f->now += f->wait;
		f->wait = 0;
	}
	return code;
}

static int put_parts(struct forum *f, struct journal *j, struct gazette *g, size_t *n, struct err *e)
{
	int code = 0;

	for (size_t i = 0, all = journal_parts(j); !code && i < all; i++)
		if (journal_part_state(j, i) != PART_DONE)
			code = put_part(f, j, i, g, n, e);
	return code;
}

/* ---- a forum ---------------------------------------------------------------------------------- */

/* The first of the posted turns that is not as it was posted; behind the last where all are. */
static int32_t first_annulled(const struct journal *j, const struct str *commits, size_t ended)
{
	int32_t turn = journal_turns(j) + 1;

	while (turn > 1 && ((size_t)turn - 1 > ended || !str_eq(journal_commit(j, turn - 1), commits[turn - 2])))
		turn--;
	return turn;
}

static int put_turn(struct forum *f, struct journal *j, struct gazette *g, struct str commit, size_t *n, struct err *e)
{
	struct turn t;
	int code = g->turn(&t, g->who, f, journal_turns(j) + 1, e);

	if (!code)
		code = take_turn(f, j, &t, commit, e);
	return code ? code : put_parts(f, j, g, n, e);
}

int posting_run(size_t *n, struct forum *f, struct journal *j, struct gazette *g, struct err *e)
{
	struct str *commits;
	size_t ended;
	int code = g->ended(&commits, &ended, g->who, f, e);

	if (!code)
		code = put_parts(f, j, g, n, e); /* of the turn that was in hand */
	if (!code && first_annulled(j, commits, ended) <= journal_turns(j))
		code = journal_forget(j, first_annulled(j, commits, ended), e);
	while (!code && (size_t)journal_turns(j) < ended)
		code = put_turn(f, j, g, commits[journal_turns(j)], n, e);
	return code;
}
