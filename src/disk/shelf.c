/*
 * shelf: see shelf.h.
 */
#include "disk/shelf.h"

#include "base/file.h"
#include "bind/bind.h"
#include "disk/root.h"

static int read_phrases(struct phrases *p, const struct place *place, const char *folder, struct arena *a,
			struct err *e)
{
	struct str text;
	const char *path = place_data(place, "games", folder, "/phrases");
	int code = file_read(&text, path, 16 << 20, a, e);
	if (code)
		return code;
	struct source *src = ARENA_NEW(a, struct source);
	*src = source_new(a, str_c(path), text);
	return phrases_read(p, src, e);
}

int phrases_of(const struct phrases **out, const struct ruleset *rules, const struct place *p, struct arena *a,
	       struct err *e)
{
	struct phrases *both = phrases_new(a);
	*out = both;
	int code = read_phrases(both, p, "core", a, e);
	return code ? code : read_phrases(both, p, rules->name, a, e);
}

static struct shelf_rules *rules_on(struct shelf *s, const struct ruleset *rules, struct arena *run)
{
	for (size_t i = 0; i < s->rules.n; i++)
		if (s->rules.at[i].of == rules)
			return &s->rules.at[i];
	VEC_PUSH(&s->rules, run, ((struct shelf_rules){ .of = rules }));
	return VEC_LAST(&s->rules);
}

int shelf_phrases(const struct phrases **out, struct shelf *s, const struct ruleset *rules, const struct place *p,
		  struct err *e)
{
	struct shelf_rules *r = rules_on(s, rules, p->run);
	*out = r->phrases;
	int code = *out ? 0 : phrases_of(out, rules, p, p->run, e);
	if (!code)
		r->phrases = *out;
	return code;
}

struct binder_words *shelf_words(struct shelf *s, const struct game *g, struct arena *run)
{
	for (size_t i = 0; i < s->words.n; i++)
		if (s->words.at[i].rules == g->rules && str_eq(s->words.at[i].map, g->map->text))
			return s->words.at[i].words;
	VEC_PUSH(&s->words, run, ((struct shelf_words){ g->rules, str_dup(run, g->map->text), binder_words(run) }));
	return VEC_LAST(&s->words)->words;
}

struct templates *shelf_templates(struct shelf *s, const struct root *r, const struct ruleset *rules, struct str game,
				  struct arena *a)
{
	if (file_exists(arena_printf(a, "%s/%.*s/templates", r->path, STR_ARG(game))))
		return root_templates(r, rules->name, game, a);
	struct shelf_rules *on = rules_on(s, rules, r->place->run);
	if (!on->templates)
		on->templates = root_templates(r, rules->name, STR_NONE, r->place->run);
	return on->templates;
}
