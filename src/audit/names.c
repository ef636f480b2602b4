/*
 * names: what has a name beside the history. Tags of turns name the commits that ended them, and say no more than pbp
 * wrote. In a clone what was fetched last is looked at, and must go on from what was there before: of two histories
 * neither of which goes on from the other one was shown first. All other names are listed, for nothing checks what
 * they name, and git shows it.
 */
#include <stdlib.h>

#include "audit/names.h"
#include "base/file.h"
#include "base/byte.h"
#include "disk/turntag.h"
#include "store/names.h"
#include "store/object.h"

/* ---- which history ---------------------------------------------------------------------------- */

static bool is_fetched(struct str name)
{
	return str_starts(name, STR("refs/remotes/")) && str_ends(name, STR("/main"));
}

static bool is_among(const struct commit *list, size_t n, const struct object_id *id)
{
	while (n && !object_eq(&list[n - 1].id, id))
		n--;
	return n > 0;
}

static void looked_at(struct audit *c, struct str name)
{
	VEC_PUSH(&c->listed.beside, c->place->run,
		 str_printf(c->place->run, "%.*s goes on from what was fetched before, and is what was looked at",
			    STR_ARG(name)));
}

/* Beside the one that was chosen so far, which may be none. */
static int choose(struct audit *c, const struct named *other, struct err *e)
{
	struct commit *list;
	size_t n;
	if (object_eq(&other->id, &c->tip) || is_among(c->commits, c->n, &other->id))
		return 0;
	const int code = store_history(&list, &n, c->store, &other->id, NULL, OLDEST_FIRST, c->place->run, e);
	if (code)
		return code;
	if (c->n && !is_among(list, n, &c->tip))
		return audit_differ(
			c, SIZE_MAX,
			"%.*s, which was fetched, ends at commit %.10s and does not go on from commit %.10s, "
			"which was fetched before: the history was rewritten after it was published, or "
			"different players are told different ones",
			STR_ARG(other->name), object_hex(c->place->run, &other->id).p,
			object_hex(c->place->run, &c->tip).p);
	if (c->n)
		looked_at(c, other->name);
	c->commits = list;
	c->n = n;
	c->tip = other->id;
	return 0;
}

int audit_names_choose(struct audit *c, struct err *e)
{
	struct named *names;
	size_t n;
	int code = store_names(&names, &n, c->store, c->place->run, e);
	for (size_t i = 0; !code && i < n; i++)
		if (is_fetched(names[i].name) && !object_is_none(&names[i].id))
			code = choose(c, &names[i], e);
	return code;
}

/* ---- tags of turns ---------------------------------------------------------------------------- */

void audit_turn(struct audit *c, const struct step *s)
{
	VEC_PUSH(&c->turns, c->place->run, state_game(s->after)->turn);
}

int32_t audit_turn_after(struct audit *c, size_t i)
{
	return i < c->turns.n ? c->turns.at[i] : turn_written(c->store, &c->commits[i].id);
}

struct tag_list {
	struct tagged *at;
	bool *owed; /* of each: a turn ended there */
	bool hold;  /* all signatures, as is known */
	size_t n, missing;
};

static int by_name(const void *a, const void *b)
{
	return str_cmp(((const struct tagged *)a)->name, ((const struct tagged *)b)->name);
}

static const struct tagged *find_tag(const struct tag_list *tags, struct str name)
{
	const struct tagged key = { .name = name };
	return tags->n ? bsearch(&key, tags->at, tags->n, sizeof key, by_name) : NULL;
}

/* The words of an annotated one, whenever it was made: whoever lost a tag may make it again, when that is later. */
static bool is_as_written(struct audit *c, const struct tagged *tag, struct str text)
{
	struct arena *a = c->place->run;
	const struct str ours = tag_encode(&tag->commit, tag->name, 0, a), zero = STR("> 0 +0000\n");
	const size_t at = str_find(ours, zero) + 2;
	size_t end = at;
	while (end < text.n && byte_is_digit(text.p[end]))
		end++;
	return end > at && str_eq(str_sub(text, 0, at), str_sub(ours, 0, at)) &&
	       str_eq(str_sub(text, end, text.n), str_sub(ours, at + 1, ours.n));
}

/* One that names the commit itself says nothing more, and may be made again by who lost it. */
static int check_words(struct audit *c, size_t i, const struct tagged *tag, bool holds, struct err *e)
{
	struct str text, signature;
	if (object_is_none(&tag->object))
		return 0;
	const int code = store_tag_text(&text, &signature, c->store, tag, c->place->run, e);
	if (code)
		return code;
	if (!is_as_written(c, tag, text))
		return audit_differ(c, i, "the tag %.*s says something else than pbp writes", STR_ARG(tag->name));
	if (c->seals.steps && !holds && !audit_tag_signed(c, signature, text))
		return audit_differ(c, i, "the tag %.*s is not signed with a key of this game", STR_ARG(tag->name));
	return 0;
}

static int check_tag(struct audit *c, size_t i, struct tag_list *tags, struct str name, struct err *e)
{
	const struct tagged *tag = find_tag(tags, name);
	if (!tag && c->is_private)
		return audit_differ(c, i, "it ended a turn, but the tag %.*s is missing", STR_ARG(name));
	if (!tag) { /* not every clone has them */
		tags->missing++;
		return 0;
	}
	tags->owed[tag - tags->at] = true;
	if (!object_eq(&tag->commit, &c->commits[i].id))
		return audit_differ(c, i, "the tag %.*s was moved: it names commit %.10s", STR_ARG(name),
				    object_hex(c->place->run, &tag->commit).p);
	return check_words(c, i, tag, tags->hold, e);
}

/* Of a turn that has not ended, or not so often; others are no names of ours. */
static int check_others(struct audit *c, const struct tag_list *tags)
{
	for (size_t i = 0; i < tags->n; i++)
		if (!tags->owed[i] && turn_tagged(tags->at[i].name))
			return audit_differ(
				c, SIZE_MAX,
				"the tag %.*s stands, but that turn has not ended: the history was cut there, a run "
				"died, and the next `pbp process` mends it, or somebody put the tag in",
				STR_ARG(tags->at[i].name));
	return 0;
}

int audit_tags(struct audit *c, struct err *e)
{
	struct arena *a = c->place->run;
	int32_t before = 0, *ends = ARENA_ARRAY(a, int32_t, c->n + 2);
	struct tag_list tags = { .hold = audit_aside_end(c) };
	int code = store_tags(&tags.at, &tags.n, c->store, a, e);
	memset(ends, 0, (c->n + 2) * sizeof *ends);
	tags.owed = ARENA_ARRAY(a, bool, tags.n);
	memset(tags.owed, 0, tags.n * sizeof *tags.owed);
	for (size_t i = 0; !code && i < c->n; i++) {
		const int32_t now = audit_turn_after(c, i);
		if (before > 0 && now == before + 1 && (size_t)before < c->n) {
			ends[before]++;
			code = check_tag(c, i, &tags, turn_tag(before, ends[before], a), e);
		}
		before = now;
	}
	if (!code && tags.missing)
		VEC_PUSH(&c->listed.beside, a,
			 str_printf(a, "not here are tags of turns, %zu; git fetch --tags brings them", tags.missing));
	return code ? code : check_others(c, &tags);
}

/* ---- all other names -------------------------------------------------------------------------- */

/* Commits that reveal stand among the steps. */
static bool is_public(const struct audit *c, const struct object_id *id)
{
	for (size_t i = 0; i < c->public.n; i++)
		if (object_eq(&c->public.ids[i], id))
			return true;
	return false;
}

static bool is_of_history(const struct audit *c, const struct object_id *id)
{
	return c->is_private ? is_among(c->commits, c->n, id) : is_public(c, id);
}

/* What it names may be what was looked at: what it is called, "red-has-won", is somebody's word all the same. */
static void tell_name(struct audit *c, struct str name, const struct object_id *id)
{
	struct arena *a = c->place->run;
	struct str why = STR("was not looked at: pbp did not make it");
	if (str_starts(name, STR("refs/replace/")))
		why = STR("was not looked at: git shows something else in the place of what was");
	else if (id && is_of_history(c, id))
		why = str_printf(a, "names commit %.10s of the history; pbp did not call it so", object_hex(a, id).p);
	VEC_PUSH(&c->listed.beside, a, str_printf(a, "%.*s %.*s", STR_ARG(name), STR_ARG(why)));
}

int audit_names(struct audit *c, struct err *e)
{
	struct arena *a = c->place->run;
	struct named *names;
	struct tagged *tags;
	size_t n, ntags;
	int code = store_names(&names, &n, c->store, a, e);
	for (size_t i = 0; !code && i < n; i++)
		if (!object_is_none(&names[i].id) && !is_fetched(names[i].name))
			tell_name(c, names[i].name, &names[i].id);
	if (!code)
		code = store_tags(&tags, &ntags, c->store, a, e);
	for (size_t i = 0; !code && i < ntags; i++)
		if (!turn_tagged(tags[i].name))
			tell_name(c, str_printf(a, "the tag %.*s", STR_ARG(tags[i].name)),
				  object_is_none(&tags[i].object) ? &tags[i].commit : NULL);
	return code;
}

const char *audit_inbox(const struct audit *c)
{
	const char *folder = c->public.path ? path_join(c->place->run, c->asked.path, "../inbox") : NULL;
	return folder && file_exists(folder) ? folder : NULL;
}
