/* phrases: the words of a game as read from its files, by kind and name. */
#include "base/keyed.h"
#include "base/vec.h"
#include "play/game.h"

struct worded {
	const struct str *parts;
	size_t nparts;
};

struct phrases {
	struct arena *arena;
	VEC(struct worded) list;
	struct keyed at; /* in the list, by kind and name */
};

struct phrases *phrases_new(struct arena *a)
{
	struct phrases *p = ARENA_NEW(a, struct phrases);

	p->arena = a;
	p->at = keyed_new(a);
	return p;
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
	keyed_put(&p->at, str_dup(p->arena, l->words[0].text), str_dup(p->arena, l->words[1].text), (int32_t)p->list.n);
	VEC_PUSH(&p->list, p->arena, ((struct worded){ parts, l->nwords - 2 }));
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
	const int32_t at = keyed_find(&p->at, str_c(kind), str_c(name));

	return at >= 0 && part < p->list.at[at].nparts ? p->list.at[at].parts[part] : STR_NONE;
}
