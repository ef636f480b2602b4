/*
 * texts: the pool of interned texts, an open-addressed table over an array. Each
 * text knows the text that is its slug, so that names are compared as people
 * mean them at the price of comparing two integers.
 */
#include "base/bug.h"
#include "base/hash.h"
#include "world/state.h"

struct text {
	struct str text;
	uint64_t hash;
	text_id slug; /* itself for a slug; TEXT_NONE where nothing is left of it */
};

struct texts {
	struct arena *arena;
	VEC(struct text) list;
	text_id *slots; /* id + 1, 0: free; a power of two of them, at most half full */
	size_t nslots;
};

struct texts *texts_new(struct arena *run)
{
	struct texts *t = ARENA_NEW(run, struct texts);

	t->arena = run;
	t->nslots = 64;
	t->slots = ARENA_ARRAY(run, text_id, t->nslots);
	return t;
}

/* Where the text stands or would stand. */
static text_id *slot_of(const struct texts *t, struct str text, uint64_t hash)
{
	size_t mask = t->nslots - 1;

	for (size_t i = hash & mask;; i = (i + 1) & mask) {
		text_id *slot = &t->slots[i];

		if (!*slot)
			return slot;
		if (t->list.at[*slot - 1].hash == hash && str_eq(t->list.at[*slot - 1].text, text))
			return slot;
	}
}

static void slots_double(struct texts *t)
{
	t->nslots *= 2;
	t->slots = ARENA_ARRAY(t->arena, text_id, t->nslots);
	for (size_t i = 0; i < t->list.n; i++)
		*slot_of(t, t->list.at[i].text, t->list.at[i].hash) = (text_id)i + 1;
}

static text_id pool_find(const struct texts *t, struct str text)
{
	return *slot_of(t, text, hash_fast(text)) - 1;
}

/* text lies in the pool's arena or lasts as long. */
static text_id pool_add(struct texts *t, struct str text)
{
	uint64_t hash = hash_fast(text);
	text_id *slot = slot_of(t, text, hash);

	if (*slot)
		return *slot - 1;
	if (t->list.n >= INT32_MAX - 1)
		BUG("more texts than ids");
	VEC_PUSH(&t->list, t->arena, (struct text){ .text = text, .hash = hash });
	*slot = (text_id)t->list.n;
	if (t->list.n * 2 > t->nslots)
		slots_double(t);
	return (text_id)t->list.n - 1;
}

/* A text and its slug. */
static text_id pool_intern(struct texts *t, struct str text)
{
	text_id id = pool_find(t, text), slug_id = TEXT_NONE;
	struct str slug;

	if (id != TEXT_NONE)
		return id;
	id = pool_add(t, str_dup(t->arena, text));
	slug = str_slug(t->arena, text);
	if (str_eq(slug, text)) {
		slug_id = id;
	} else if (slug.n) {
		slug_id = pool_add(t, slug);
		t->list.at[slug_id].slug = slug_id;
	}
	t->list.at[id].slug = slug_id;
	return id;
}

static bool has_control(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if ((unsigned char)s.p[i] < ' ' || s.p[i] == 0x7f)
			return true;
	return false;
}

static struct str one_line(struct arena *a, struct str s)
{
	char *p = arena_strndup(a, s.p, s.n);

	for (size_t i = 0; i < s.n; i++)
		if ((unsigned char)p[i] < ' ' || p[i] == 0x7f)
			p[i] = ' ';
	return (struct str){ p, s.n };
}

text_id text_intern(const struct state *s, struct str text)
{
	if (!text.n)
		return TEXT_NONE;
	if (has_control(text))
		text = one_line(s->texts->arena, text);
	return pool_intern(s->texts, text);
}

text_id text_find(const struct state *s, struct str text)
{
	return text.n ? pool_find(s->texts, text) : TEXT_NONE;
}

struct str text_of(const struct state *s, text_id id)
{
	if (id == TEXT_NONE)
		return STR_NONE;
	BUG_ON(id < 0 || (size_t)id >= s->texts->list.n);
	return s->texts->list.at[id].text;
}

text_id text_slug(const struct texts *t, text_id text)
{
	return text == TEXT_NONE ? TEXT_NONE : t->list.at[text].slug;
}

text_id text_find_slug(const struct texts *t, struct str name)
{
	struct arena scratch = ARENA_INIT;
	text_id found;

	if (!name.n)
		return TEXT_NONE;
	found = pool_find(t, name);
	if (found != TEXT_NONE)
		return t->list.at[found].slug;
	found = pool_find(t, str_slug(&scratch, name));
	arena_release(&scratch);
	return found;
}
