/*
 * witness: see witness.h.
 */
#include <stdlib.h>

#include "disk/witness.h"
#include "mail/spool.h"
#include "base/vec.h"

static bool says_yes(const struct board_line *l, const char *key)
{
	const struct board_word *w = board_value(l, key);
	return w && str_eq_c(w->text, "yes");
}

static void read_flags(struct witness *w, const struct board_line *l)
{
	const struct board_word *body = board_value(l, "body");
	int64_t n = 0;
	if (body && str_to_int(body->text, &n) && n >= 0 && n < 1000)
		w->body = (unsigned)n;
	w->host = says_yes(l, "host");
	w->copied = says_yes(l, "copied");
	w->stays = says_yes(l, "stays");
}

static bool read_number(uint32_t *out, const struct board_line *l, const char *key)
{
	const struct board_word *w = board_value(l, key);
	int64_t n;
	if (!w || !str_to_int(w->text, &n) || n < 0 || n > UINT32_MAX)
		return false;
	*out = (uint32_t)n;
	return true;
}

bool witness_place(struct decision *d, const struct board_line *l)
{
	const struct board_word *at = board_value(l, "at");
	return at && when_parse(at->text, &d->arrival) && read_number(&d->after, l, "after") &&
	       read_number(&d->place, l, "place");
}

static int read_line(struct witness *w, const struct board_line *l)
{
	struct decision *d = &w->decision;
	const struct board_word *hash = board_value(l, "hash");
	const struct board_word *class = board_value(l, "class"), *from = board_value(l, "from");
	const struct board_word *verdict = board_value(l, "verdict"), *reason = board_value(l, "reason");
	const struct board_word *stored = board_value(l, "stored");
	*d = (struct decision){ 0 };
	if (!hash || !class || !from || !verdict || !reason || !witness_place(d, l) ||
	    !hash_from_hex(hash->text, &d->hash))
		return ERR_DAMAGED;
	w->stored = d->hash;
	if (stored && !hash_from_hex(stored->text, &w->stored))
		return ERR_DAMAGED;
	d->class = class->text;
	d->from = from->text;
	d->verdict = verdict->text;
	d->reason = reason->text;
	return 0;
}

struct list {
	VEC(struct witness) of;
};

static int read_commit(struct list *list, struct store *s, const struct commit *c, size_t index, struct arena *a,
		       struct err *e)
{
	struct str text;
	struct board b;
	struct source *src = ARENA_NEW(a, struct source);
	int code = store_read(&text, s, &c->id, STR("mails"), a, e);
	if (code)
		return code;
	*src = source_new(a, STR("mails"), text);
	code = board_parse(&b, src, a, e);
	for (size_t i = 0; !code && i < b.nlines; i++) {
		struct witness *w = VEC_ADD(&list->of, a);
		w->commit = index;
		w->id = &c->id;
		code = read_line(w, &b.lines[i]);
		read_flags(w, &b.lines[i]);
		if (code)
			err_set(e, code, "the list of mails of step %zu (commit %.10s, file mails) does not read",
				index, object_hex(a, &c->id).p);
	}
	return code;
}

struct by { /* for qsort_r */
	decision_order order;
};

static int in_order(const void *a, const void *b, void *by)
{
	return ((struct by *)by)->order(&((const struct witness *)a)->decision, &((const struct witness *)b)->decision);
}

static int by_hash(const void *a, const void *b)
{
	const struct witness *x = *(struct witness *const *)a, *y = *(struct witness *const *)b;
	const int order = hash_cmp(&x->decision.hash, &y->decision.hash);
	return order ? order : x->commit < y->commit ? -1 : x->commit > y->commit;
}

/* A mail that did something at once, and that a call kept a part of, is recorded by both steps, and the
 * mails of an annulled close by the close that is played instead: the first counts, and knows of the last. */
static size_t once_each(struct witness *list, size_t n, struct arena *a)
{
	struct witness **all = ARENA_ARRAY(a, struct witness *, n), *first = NULL;
	bool *again = ARENA_ARRAY(a, bool, n);
	size_t left = 0;
	for (size_t i = 0; i < n; i++)
		all[i] = &list[i];
	if (n)
		qsort(all, n, sizeof *all, by_hash);
	for (size_t i = 0; i < n; i++) {
		again[all[i] - list] = first && !hash_cmp(&first->decision.hash, &all[i]->decision.hash);
		first = again[all[i] - list] ? first : all[i];
		first->last = all[i]->commit;
	}
	for (size_t i = 0; i < n; i++)
		if (!again[i])
			list[left++] = list[i];
	return left;
}

void witnesses_sort(struct witness *list, size_t n, decision_order order)
{
	if (n)
		qsort_r(list, n, sizeof *list, in_order, &(struct by){ order });
}

int witnesses_read(struct witness **out, size_t *n, decision_order order, struct store *s, const struct commit *commits,
		   size_t ncommits, struct arena *a, struct err *e)
{
	struct list list = { 0 };
	int code = 0;
	for (size_t i = 0; !code && i < ncommits; i++)
		code = read_commit(&list, s, &commits[i], i, a, e);
	list.of.n = once_each(list.of.at, list.of.n, a);
	if (!code)
		witnesses_sort(list.of.at, list.of.n, order);
	*out = list.of.at;
	*n = list.of.n;
	return code;
}

/* Finding a mail reads the folder of all mails of its step, which is not to stay in memory. */
int witness_read(struct decision *out, const struct witness *w, struct store *s, struct arena *a, struct err *e)
{
	struct arena tree = ARENA_INIT;
	struct str raw = STR(""), tape = STR_NONE, name = hash_hex(&tree, &w->decision.hash);
	int code = store_read(&raw, s, w->id, str_printf(&tree, "mail/%.*s", STR_ARG(name)), &tree, e);
	store_read(&tape, s, w->id, str_printf(&tree, "heard/%.*s", STR_ARG(name)), &tree, NULL);
	*out = w->decision;
	out->raw = str_dup(a, raw);
	out->body = w->body;
	if (tape.p)
		out->tape = str_dup(a, tape);
	arena_release(&tree);
	return code;
}
