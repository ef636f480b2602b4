/* game: puts together what the core and a ruleset bring. */
#include "play/game.h"

#include "base/bug.h"
#include "world/hidden.h"

static int32_t count_verbs(const struct verb *v)
{
	int32_t n = 0;

	while (v && v[n].name)
		n++;
	return n;
}

static int32_t count_kinds(const struct call_kind *k)
{
	int32_t n = 0;

	while (k && k[n].name)
		n++;
	return n;
}

static void join_verbs(struct game *g, const struct verb *own, const struct verb *core)
{
	int32_t nown = count_verbs(own), ncore = count_verbs(core);
	const struct verb **list = ARENA_ARRAY(g->arena, const struct verb *, (size_t)(nown + ncore));

	for (int32_t i = 0; i < nown; i++)
		list[i] = &own[i];
	for (int32_t i = 0; i < ncore; i++)
		list[nown + i] = &core[i];
	g->verbs = list;
	g->nverbs = nown + ncore;
}

/* "Done for {nation}" needs another word, so "done" alone is none of it. */
static bool stands_alone(const struct verb *v)
{
	for (const struct slot *s = v->slots; s && s->name; s++)
		if (s->min || s->flags & SLOT_OR_NEXT)
			return false;
	return true;
}

static void find_namesakes(struct game *g)
{
	const int32_t nown = count_verbs(g->rules->verbs);
	verb_id *list = ARENA_ARRAY(g->arena, verb_id, (size_t)g->nverbs);

	for (verb_id v = 0; v < g->nverbs; v++) {
		list[v] = VERB_NONE;
		for (verb_id core = nown; v < nown && core < g->nverbs; core++)
			if (stands_alone(g->verbs[v]) && verb_has_word(g->verbs[v], str_c(g->verbs[core]->name)))
				list[v] = core;
	}
	g->namesake = list;
}

static const char **join_kinds(struct game *g, const struct call_kind *core, const struct call_kind *own)
{
	int32_t ncore = count_kinds(core), nown = count_kinds(own);
	size_t n = (size_t)ncore + (size_t)nown;
	const struct call_kind **list = ARENA_ARRAY(g->arena, const struct call_kind *, n);
	const char **names = ARENA_ARRAY(g->arena, const char *, n);

	BUG_ON(ncore != KIND_OWN);
	BUG_ON(n > 31); /* struct verb.admitted has a bit for each, and one for none */
	for (int32_t i = 0; i < ncore; i++)
		list[i] = &core[i];
	for (int32_t i = 0; i < nown; i++)
		list[ncore + i] = &own[i];
	for (size_t i = 0; i < n; i++)
		names[i] = list[i]->name;
	g->kinds = list;
	g->nkinds = (int32_t)n;
	return names;
}

/* An option of the core with the ruleset's default. */
static size_t add_core_option(struct option_row *list, size_t n, const char *name, const char *def)
{
	const struct option_row *core = option_core;

	if (!def)
		return n;
	while (strcmp(core->name, name) != 0)
		core++;
	list[n] = *core;
	list[n].def = def;
	return n + 1;
}

/* The ruleset's options, and those of the core for which it has a default of its own. */
static const struct option_row *own_options(const struct ruleset *r, struct arena *a)
{
	size_t n = 0;
	struct option_row *list;

	while (r->options && r->options[n].name)
		n++;
	list = ARENA_ARRAY(a, struct option_row, n + 3);
	if (n)
		memcpy(list, r->options, n * sizeof *list);
	n = add_core_option(list, n, "reveal", r->reveal);
	add_core_option(list, n, "ticket", r->ticket);
	return list;
}

/* The words that stand in every event's line before its arguments. */
static void check_events(const struct ruleset *r)
{
	for (const struct event_row *row = r->events; row && row->name; row++) {
		for (size_t i = 0; i < EVENT_ARGS && row->args[i].name; i++)
			if (!strcmp(row->args[i].name, "rule") || !strcmp(row->args[i].name, "call") ||
			    !strcmp(row->args[i].name, "order"))
				BUG("event %s: an argument is called %s", row->name, row->args[i].name);
		if (row->seen == AUDIENCE_UNSAID)
			BUG("event %s: who may see it is not said (AUDIENCE_ALL, OWNER or HOST)", row->name);
		if (row->seen == AUDIENCE_OWNER && row->args[0].type != FIELD_SEAT)
			BUG("event %s: its owner is no seat", row->name);
	}
}

static void check_dice(const struct ruleset *r)
{
	for (const struct dice_kind *k = r->dice; k && k->name; k++)
		if (k->seen == AUDIENCE_UNSAID)
			BUG("dice %s: who may see them is not said (AUDIENCE_ALL, OWNER or HOST)", k->name);
}

struct game *game_new(struct str name, const struct ruleset *r, const struct map *m, const struct phrases *p,
		      const struct verb *core_verbs, const struct call_kind *core_kinds, struct arena *run)
{
	struct game *g = ARENA_NEW(run, struct game);
	const char **kinds;

	g->name = str_dup(run, name);
	g->rules = r;
	g->map = m;
	g->phrases = p;
	g->arena = run;
	g->format = GAME_FORMAT;
	g->texts = texts_new(run);
	check_events(r);
	check_dice(r);
	join_verbs(g, r->verbs, core_verbs);
	find_namesakes(g);
	kinds = join_kinds(g, core_kinds, r->kinds);
	g->schema = schema_new(m, r->tables, own_options(r, run), kinds, (size_t)g->nkinds, run);
	return g;
}

struct str player_said_name(const struct game *g, const struct state *s, player_id player, struct viewer v)
{
	const bool own = viewer_is_seat(v) && seat_find(s, v.seat) && seat_find(s, v.seat)->player == player;
	const struct str hidden = hidden_name(s, player);
	const struct player_row *p = row_find(s, TABLE_PLAYER, &(struct player_row){ .player = player });
	struct arena a = ARENA_INIT;
	struct str name = p ? text_of(s, p->name) : STR_NONE;

	if (hidden.n && audience_admits(AUDIENCE_OWNER, v, own))
		return hidden;

	if (p && str_eq(name, player_public_name(g, player, text_of(s, p->address), &a)))
		name = STR_NONE;
	arena_release(&a);
	return name;
}

struct str player_public_name(const struct game *g, player_id player, struct str address, struct arena *a)
{
	if (g->format < GAME_FORMAT_THIRD)
		return str_sub(address, 0, str_find_char(address, '@'));
	return str_printf(a, "player %d", (int)player + 1);
}

bool option_has_effect(const struct ruleset *r, const char *name)
{
	return !r->turns_end || strcmp(name, "deadline") != 0;
}
