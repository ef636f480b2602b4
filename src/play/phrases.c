/* phrases: the words of a game as read from its files, by kind and name. */
#include "base/hash.h"
#include "play/game.h"

struct entry {
	struct str kind, name; /* kind.p NULL: free */
	const struct str *parts;
	size_t nparts;
};

struct phrases {
	struct arena *arena;
	struct entry *entries;
	size_t n, size; /* size is a power of two, at most half full */
};

struct phrases *phrases_new(struct arena *a)
{
	struct phrases *p = ARENA_NEW(a, struct phrases);

	p->arena = a;
	p->size = 64;
	p->entries = ARENA_ARRAY(a, struct entry, p->size);
	return p;
}

static struct entry *entry_of(const struct phrases *p, struct str kind, struct str name)
{
	size_t mask = p->size - 1;

	for (size_t i = (hash_fast(kind) * 31 + hash_fast(name)) & mask;; i = (i + 1) & mask) {
		struct entry *e = &p->entries[i];

		if (!e->kind.p || (str_eq(e->kind, kind) && str_eq(e->name, name)))
			return e;
	}
}

static void phrases_double(struct phrases *p)
{
	struct entry *old = p->entries;
	size_t n = p->size;

	p->size *= 2;
	p->entries = ARENA_ARRAY(p->arena, struct entry, p->size);
	for (size_t i = 0; i < n; i++)
		if (old[i].kind.p)
			*entry_of(p, old[i].kind, old[i].name) = old[i];
}

static void phrases_put(struct phrases *p, const struct entry *new)
{
	struct entry *e = entry_of(p, new->kind, new->name);

	p->n += !e->kind.p;
	*e = *new;
	if (p->n * 2 > p->size)
		phrases_double(p);
}

static int check_word(const struct board *b, const struct board_word *w, bool is_phrase, struct err *e)
{
	struct err why = { 0 };

	if (w->broken)
		return board_error(e, b, w->at, "this quote never closes");
	if (w->key.n)
		return board_error(e, b, w->at, "put this into quotes");
	if (is_phrase && phrase_check(w->text, &why))
		return board_error(e, b, w->at, "%s", why.text);
	return 0;
}

/* `event battle "..." "..."`: everything behind kind and name is a part. */
static int read_line(struct phrases *p, const struct board *b, const struct board_line *l, struct err *e)
{
	struct entry entry;
	struct str *parts;

	if (l->nwords < 3)
		return board_error(e, b, l->at, "a phrase has a kind, a name and a text");
	if (l->nblock)
		return board_error(e, b, l->block[0].at, "no line may stand under a phrase");
	for (size_t i = 0; i < l->nwords; i++)
		if (check_word(b, &l->words[i], i >= 2, e))
			return ERR_SYNTAX;
	parts = ARENA_ARRAY(p->arena, struct str, l->nwords - 2);
	for (size_t i = 2; i < l->nwords; i++)
		parts[i - 2] = str_dup(p->arena, l->words[i].text);
	entry = (struct entry){ str_dup(p->arena, l->words[0].text), str_dup(p->arena, l->words[1].text), parts,
				l->nwords - 2 };
	phrases_put(p, &entry);
	return 0;
}

int phrases_read(struct phrases *p, const struct source *src, struct err *e)
{
	struct arena scratch = ARENA_INIT;
	struct board b;
	int failed = board_parse(&b, src, &scratch, e);

	for (size_t i = 0; !failed && i < b.nlines; i++)
		if (b.lines[i].nwords)
			failed = read_line(p, &b, &b.lines[i], e);
	arena_release(&scratch);
	return failed;
}

struct str phrases_get(const struct phrases *p, const char *kind, const char *name, unsigned part)
{
	const struct entry *e = entry_of(p, str_c(kind), str_c(name));

	return e->kind.p && part < e->nparts ? e->parts[part] : STR_NONE;
}
