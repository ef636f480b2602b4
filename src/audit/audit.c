/*
 * audit: see audit.h: the checks that need no replay.
 */
#include <stdarg.h>

#include "audit/audit.h"
#include "disk/dicefile.h"
#include "disk/words.h"

int audit_differ(struct audit *c, size_t i, const char *fmt, ...)
{
	struct buf b = buf_new(c->place->run);
	va_list ap;
	size_t n;
	if (c->difference.n)
		return ERR_REFUSED;
	if (i < c->n)
		buf_addf(&b, "step %zu of %.*s (\"%.*s\", commit %.10s): ", i,
			 STR_ARG(when_iso(b.arena, c->commits[i].time)), STR_ARG(commit_subject(&c->commits[i])),
			 object_hex(b.arena, &c->commits[i].id).p);
	va_start(ap, fmt);
	const char *text = arena_vprintf(b.arena, &n, fmt, ap);
	va_end(ap);
	buf_add(&b, (struct str){ text, n });
	c->difference = buf_str(&b);
	return ERR_REFUSED;
}

int audit_unreadable(struct audit *c, size_t i, int code, const struct err *e)
{
	if (code == ERR_REFUSED || code == ERR_AGAIN || !e)
		return code;
	return audit_differ(c, i, "it does not read as pbp wrote it: %s", e->text);
}

void audit_lines(struct str a, struct str b, struct str *x, struct str *y)
{
	*x = *y = STR_NONE;
	while (a.p && b.p && a.n && b.n) {
		str_line(&a, x);
		str_line(&b, y);
		if (!str_eq(*x, *y))
			return;
	}
	*x = STR_NONE;
	*y = STR_NONE;
	if (a.n)
		str_line(&a, x);
	if (b.n)
		str_line(&b, y);
}

bool audit_seeds(void *context, uint64_t number, struct hash *seed, struct hash *end)
{
	const struct audit *c = context;
	if (number > c->n)
		return false;
	*seed = c->seeds[number].seed;
	*end = c->seeds[number].known ? c->seeds[number].end : c->chain.end;
	return c->seeds[number].known;
}

void audit_host_did(struct audit *c, when at, struct str text)
{
	*VEC_ADD(&c->host.lines, c->place->run) = (struct host_did){ at, str_dup(c->place->run, text), STR("done"),
								     host_takes(text) };
}

bool audit_host_took(const struct audit *c, unsigned what, when from, when to)
{
	for (size_t i = 0; i < c->host.lines.n; i++) {
		const struct host_did *h = &c->host.lines.at[i];

		if (h->takes & what && h->at >= from && h->at <= to)
			return true;
	}
	return false;
}

void audit_host(struct audit *c, const struct outcome *o, const struct input *in)
{
	static const char *const words[] = { "done", "done", "refused", "not understood" };
	struct arena *a = c->place->run;
	for (size_t i = 0; in->host && o->what == OUTCOME_ORDERS && i < o->nlines; i++) {
		const struct outcome_line *l = &o->lines[i];
		const bool done = l->verdict == VERDICT_ACCEPTED || l->verdict == VERDICT_WARNED;
		struct host_did *h;
		if (l->verdict == VERDICT_CHATTER && in->address.n) /* at the shell he says nothing else */
			continue;
		h = VEC_ADD(&c->host.lines, a);
		h->at = in->at;
		h->text = str_dup(a, l->canonical.n ? l->canonical : str_trim(source_text(in->text, l->at)));
		h->verdict = str_c(words[l->verdict]);
		h->takes = done ? host_takes(h->text) : 0;
	}
}

bool audit_game_says(struct str *out, struct audit *c, size_t i, const char *what)
{
	struct str text, word;
	if (store_read(&text, c->store, &c->commits[i].id, STR("game"), c->place->run, NULL))
		return false;
	while (str_line(&text, out))
		if (str_cut(out, ' ', &word) && str_eq_c(word, what))
			return true;
	return false;
}

/* ---- the chain -------------------------------------------------------------------------------- */

/* Every seed is the one whose hash the one before it revealed; the first belongs to the published end. */
static int link_seed(struct audit *c, size_t i, const struct dice_file *f)
{
	const uint64_t n = f->key.by_step ? i : f->key.number, from = n - n % DICE_CHAIN;
	struct audit_seed *s = n <= c->n ? &c->seeds[n] : NULL;
	uint64_t before = n;
	if (!s || (s->known && hash_cmp(&s->seed, &f->seed)))
		return audit_differ(c, i, "the seed of the dice was changed: its turn had another one");
	while (before > from && !c->seeds[before - 1].known)
		before--;
	if (before > from ? !dice_seed_fits(&f->seed, &c->seeds[before - 1].seed, n - before)
			  : !dice_seed_fits(&f->seed, &f->end, n))
		return audit_differ(c, i,
				    "the seed of the dice was changed: it is not the one that was fixed when the "
				    "game was made");
	*s = (struct audit_seed){ f->seed, f->end, true };
	return 0;
}

/* While a turn goes on, everybody sees no seed of it. */
static int check_seed(struct audit *c, size_t i, struct err *e)
{
	struct arena *a = c->place->run;
	struct dice_file f;
	struct str text;
	if (store_read(&text, c->store, &c->commits[i].id, STR("dice"), a, e))
		return audit_differ(c, i, "the file \"dice\" is missing or does not read");
	dice_read(&f, text, a);
	if (!f.committed || (f.key.by_step ? !f.shown : !f.numbered) || (c->is_private && !f.shown))
		return audit_differ(c, i, "the file \"dice\" is missing or does not read");
	const uint64_t chain = (f.key.by_step ? i : f.key.number) / DICE_CHAIN;
	if (i && chain == c->chain.number && hash_cmp(&f.end, &c->chain.end))
		return audit_differ(c, i,
				    "the commitment of the dice was exchanged: it was another one in the step before");
	c->chain.number = chain;
	c->chain.end = f.end;
	return f.shown ? link_seed(c, i, &f) : 0;
}

/* What a public history ends with: no step, but the orders of all. */
static bool is_reveal(const struct audit *c, const struct commit *commit)
{
	struct str value;
	return !c->is_private && commit_trailer(commit, STR("Reveal"), &value);
}

static int check_step(struct audit *c, size_t i, struct err *e)
{
	const int64_t number = step_of(&c->commits[i]);
	if (number != (int64_t)i)
		return audit_differ(
			c, i,
			"this should be step %zu, but it says it is step %lld: a step was run twice, left out "
			"or put in",
			i, (long long)number);
	struct str reader;
	if (audit_game_says(&reader, c, i, "reader") && !str_eq(reader, words_reader()))
		c->reread.readers++;
	if (i && c->commits[i].time < c->commits[i - 1].time)
		return audit_differ(c, i, "it is older than the step before it");
	return check_seed(c, i, e);
}

/* The steps come to stand first, each at its number. */
static void part_reveals(struct audit *c)
{
	struct arena *a = c->place->run;
	size_t steps = 0;
	if (!c->is_private) {
		c->public.n = c->n;
		c->public.ids = ARENA_ARRAY(a, struct object_id, c->n);
	}
	for (size_t i = 0; i < c->n; i++) {
		if (!c->is_private)
			c->public.ids[i] = c->commits[i].id;
		if (is_reveal(c, &c->commits[i])) {
			VEC_PUSH(&c->shown.commits, a, c->commits[i]);
			c->shown.step = steps - 1;
		} else {
			c->commits[steps++] = c->commits[i];
		}
	}
	c->n = steps;
}

int audit_chain(struct audit *c, struct err *e)
{
	int code = 0;
	part_reveals(c);
	c->seeds = ARENA_ARRAY(c->place->run, struct audit_seed, c->n + 1);
	c->seals.signatures = ARENA_ARRAY(c->place->run, struct str, c->n);
	memset(c->seals.signatures, 0, c->n * sizeof *c->seals.signatures);
	for (size_t i = 0; !code && i < c->n; i++)
		code = check_step(c, i, e);
	return code ? code : audit_seal(c, e);
}
