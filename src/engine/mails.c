/*
 * mails: every decided mail until a step records it: the next step, or, for what
 * waits in the book of an open SEALED call, its close.
 */
#include "engine/memory.h"

#include "base/bug.h"
#include "play/game.h"

/* ---- order ---- */

int input_cmp(const struct input *a, const struct input *b)
{
	if (a->at != b->at)
		return a->at < b->at ? -1 : 1;
	if (a->after != b->after)
		return a->after < b->after ? -1 : 1;
	if (a->place != b->place)
		return a->place < b->place ? -1 : 1;
	return hash_cmp(&a->hash, &b->hash);
}

int mail_cmp(const struct mail *a, const struct mail *b)
{
	return input_cmp(&a->input, &b->input);
}

/* Games of format 1 record in one number where a mail stands and whether it may share its place: shared ones
 * are even. */
static uint32_t unshared(uint32_t place)
{
	return place + 1;
}

static uint32_t next_shared(uint32_t place)
{
	return place % 2 ? place + 1 : place;
}

void place_input(const struct engine *e, struct input *in, bool alone)
{
	const struct game_row *g = state_game(e->tip);
	const bool shell = in->host && !in->address.n;

	in->after = (uint32_t)g->step;
	if (e->game->format > GAME_FORMAT_FIRST) {
		in->place = e->latest.after == in->after ? e->latest.next : 0;
		return;
	}
	in->place = e->latest.at == in->at && e->latest.after == in->after ? e->latest.next : 0;
	if (alone || shell || in->at <= g->last)
		in->place = unshared(in->place);
}

/* Format 1: a mail that was on its way for long stands in a second of its own, which nobody asks about again. */
static void share_place(struct engine *e, const struct input *in)
{
	const struct place *p = &e->latest;
	const uint32_t next = next_shared(in->place);
	const bool same = p->at == in->at && p->after == in->after;

	if (in->after < p->after || (in->after == p->after && in->at < p->at) || (same && next <= p->next))
		return;
	e->latest = (struct place){ in->at, in->after, next };
}

/* The next comes behind all that were heard since the last step. */
void place_taken(struct engine *e, const struct input *in)
{
	const struct place *p = &e->latest;

	if (e->game->format == GAME_FORMAT_FIRST)
		share_place(e, in);
	else if (in->after > p->after || (in->after == p->after && in->place >= p->next))
		e->latest = (struct place){ in->at, in->after, in->place + 1 };
}

/* ---- what is kept ---- */

static bool says_default(const struct verb *v, const struct command *c, const struct arg *arg)
{
	const struct slot *s = &v->slots[arg->slot];

	return !s->min && s->def != -1 && arg->how == HOW_EXACT && arg->value == s->def &&
	       command_count(c, arg->slot) == 1;
}

struct command *command_bare(const struct game *g, const struct command *c, struct arena *a)
{
	struct command *bare = command_copy(c, a);

	bare->nargs = 0;
	for (unsigned i = 0; i < c->nargs; i++)
		if (!says_default(g->verbs[c->verb], c, &c->arg[i]))
			bare->arg[bare->nargs++] = c->arg[i];
	if (c->rider)
		bare->rider = command_bare(g, c->rider, a);
	return bare;
}

static struct input input_copy(const struct input *in, struct arena *a)
{
	struct input copy = *in;
	struct source *text = NULL;

	copy.address = str_dup(a, in->address);
	copy.reason = str_dup(a, in->reason);
	if (in->text) {
		text = ARENA_NEW(a, struct source);
		*text = source_new(a, str_dup(a, in->text->name), str_dup(a, in->text->text));
	}
	copy.text = text;
	return copy;
}

static const struct diag *diags_copy(const struct diag *list, size_t n, struct arena *a)
{
	struct diag *copy = ARENA_ARRAY(a, struct diag, n);

	for (size_t i = 0; i < n; i++) {
		copy[i] = list[i];
		copy[i].code = str_dup(a, list[i].code);
		copy[i].rule = str_dup(a, list[i].rule);
		copy[i].what = str_dup(a, list[i].what);
		copy[i].detail = str_dup(a, list[i].detail);
		copy[i].hint = str_dup(a, list[i].hint);
	}
	return copy;
}

static const struct outcome_line *lines_copy(const struct outcome *out, struct arena *a)
{
	struct outcome_line *copy = ARENA_ARRAY(a, struct outcome_line, out->nlines);

	for (size_t i = 0; i < out->nlines; i++) {
		const struct outcome_line *l = &out->lines[i];

		copy[i] = *l;
		copy[i].command = l->command && !l->follows ? command_copy(l->command, a) : NULL;
		copy[i].canonical = str_dup(a, l->canonical);
		copy[i].diags = diags_copy(l->diags, l->ndiags, a);
		copy[i].question = l->question ? diags_copy(l->question, 1, a) : NULL;
		copy[i].instead_of = NULL; /* of the message's, as those below */
		copy[i].asked = NULL;
		copy[i].request = NULL;
		copy[i].digest = STR_NONE;
		copy[i].events = NULL; /* they are the step's */
		copy[i].nevents = 0;
	}
	return copy;
}

static void insert(struct engine *e, struct mail *m)
{
	size_t i = e->mails.n;

	VEC_PUSH(&e->mails, &e->keep, m);
	for (; i > 0 && mail_cmp(e->mails.at[i - 1], m) > 0; i--)
		e->mails.at[i] = e->mails.at[i - 1];
	e->mails.at[i] = m;
}

struct mail *mail_keep(struct engine *e, const struct input *in, const struct outcome *out)
{
	struct mail *m = ARENA_NEW(&e->keep, struct mail);

	m->input = input_copy(in, &e->keep);
	m->record = (struct recorded){
		.hash = in->hash, .at = in->at, .what = out->what, .seat = out->seat, .nlines = out->nlines
	};
	m->record.reason = str_dup(&e->keep, out->reason);
	m->record.lines = lines_copy(out, &e->keep);
	m->record.input = &m->input;
	m->recorded = in->flags & INPUT_RECORDED;
	insert(e, m);
	return m;
}

void mail_forget(struct engine *e, struct mail *m)
{
	for (size_t i = 0; i < e->mails.n; i++)
		if (e->mails.at[i] == m) {
			memmove(&e->mails.at[i], &e->mails.at[i + 1], (e->mails.n - i - 1) * sizeof *e->mails.at);
			e->mails.n--;
			return;
		}
	BUG("a mail that is not kept");
}

size_t mails_record(struct engine *e, const struct recorded **out, struct arena *a)
{
	struct recorded *list = ARENA_ARRAY(a, struct recorded, e->mails.n);
	size_t n = 0, left = 0;

	for (size_t i = 0; i < e->mails.n; i++) {
		struct mail *m = e->mails.at[i];

		if (m->now || (!m->recorded && !m->waits)) {
			m->record.stays = m->waits > 0;
			list[n++] = m->record;
			m->recorded = true;
			m->now = false;
		}
		if (m->waits)
			e->mails.at[left++] = m;
	}
	e->mails.n = left;
	*out = list;
	return n;
}
