/* retake: see retake.h. */
#include "verdict/retake.h"

#include "bind/phrase.h"
#include "bind/runs.h"
#include "order/phrasing.h"

enum { SAID_MOST = 100 /* bytes */, TRIES = 400 };

struct retaken {
	size_t from, to; /* phrases */
};

static struct str said_by(const struct task *t, const struct reading *r, size_t from, size_t to)
{
	return source_text(t->source, span_join(r->phrases[from].at, r->phrases[to - 1].at));
}

/* Something of the game stands there. */
static bool says_game(const struct reading *r, size_t from, size_t to)
{
	return has_phrase(r->phrases, from, to, is_game);
}

/* "Oh no, I am late for work": all that its sentence goes on to say is something else. */
static bool goes_on_otherwise(const struct reading *r, size_t at)
{
	size_t end = at;

	while (end < r->nphrases && r->phrases[end].role != ROLE_FULL_STOP)
		end++;
	while (at < end && parts_clauses(&r->phrases[at]))
		at++;
	return at < end && !says_game(r, at, end);
}

/* The longest that begins there and takes back; to 0: none does. */
static struct retaken retaken_at(struct task *t, const struct reading *r, size_t from, size_t *tries)
{
	struct retaken out = { from, 0 };
	size_t to = from + 1;

	while (to < r->nphrases && said_by(t, r, from, to + 1).n <= SAID_MOST &&
	       (r->phrases[to].role != ROLE_FULL_STOP || from + 1 == to))
		to++;
	for (; to > from && *tries; to--) {
		const struct str said = said_by(t, r, from, to);

		if (parts_clauses(&r->phrases[to - 1]) || said.n > SAID_MOST)
			continue;
		(*tries)--;
		if (phrasing_says("RETAKES", said, t->arena) ||
		    (says_game(r, to, r->nphrases) && !goes_on_otherwise(r, to) &&
		     phrasing_says("RETURNS", said, t->arena))) {
			out.to = to;
			return out;
		}
	}
	return out;
}

static struct term *correction(struct task *t)
{
	struct term *term = ARENA_NEW(t->arena, struct term);

	*term = (struct term){ .kind = TERM_STOP, .u.stop = STOP_CORRECTION };
	return term;
}

static const struct reading *heard(struct task *t, const struct reading *r, size_t *tries)
{
	struct reading *out = ARENA_NEW(t->arena, struct reading);
	struct phrase *at = ARENA_ARRAY(t->arena, struct phrase, r->nphrases + 1);
	size_t n = 0;
	bool game = false, any = false;

	for (size_t i = 0; i < r->nphrases; i++) {
		const bool opens = i && parts_clauses(&r->phrases[i - 1]);
		const struct retaken one = game && opens && !parts_clauses(&r->phrases[i]) ? retaken_at(t, r, i, tries)
											   : (struct retaken){ 0, 0 };

		game |= is_game(&r->phrases[i]);
		at[n++] = r->phrases[i];
		if (!one.to)
			continue;
		at[n - 1] = (struct phrase){ .role = ROLE_STOP, .nterms = 1, .terms = correction(t) };
		at[n - 1].at = span_join(r->phrases[i].at, r->phrases[one.to - 1].at);
		any = true;
		i = one.to - 1;
	}
	*out = *r;
	out->phrases = at;
	out->nphrases = (uint32_t)n;
	out->stops |= STOP_CORRECTION;
	return any ? out : r;
}

const struct line *retake_heard(struct task *t, const struct line *line)
{
	struct line *out = ARENA_NEW(t->arena, struct line);
	const struct reading **last = &out->readings;
	size_t tries = TRIES;
	bool any = false;

	*out = *line;
	for (const struct reading *r = line->readings; r; r = r->next) {
		const struct reading *one = heard(t, r, &tries);
		struct reading *copy = ARENA_NEW(t->arena, struct reading);

		any |= one != r;
		*copy = *one;
		copy->next = NULL;
		*last = copy;
		last = &copy->next;
	}
	out->stops |= any ? (unsigned)STOP_CORRECTION : 0u;
	return any ? out : line;
}
