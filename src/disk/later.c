/*
 * later: see later.h. A file: "until 1767225600", "turn 3", "to ADDRESS", "reply ADDRESS", "subject WORDS", a blank
 * line, the text.
 */
#include "disk/later.h"

#include <stdlib.h>

#include "base/file.h"

enum { HASH_DIGITS = 24, FILE_MOST = 4 << 20 };

static char *folder_of(struct desk *k, struct arena *a)
{
	return path_join(a, k->folder, "later");
}

static char *path_of(struct desk *k, const struct late *l, struct arena *a)
{
	return arena_printf(a, "%s/%.*s.%.*s", folder_of(k, a), HASH_DIGITS, hash_hex(a, &l->about).p,
			    STR_ARG(l->kind));
}

int later_add(struct desk *k, const struct late *l, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct buf b = buf_new(&a);
	buf_addf(&b, "until %lld\nturn %d\nto %.*s\nreply %.*s\nhash %.*s\nsubject %.*s\n\n", (long long)l->until,
		 (int)l->turn, STR_ARG(l->to), STR_ARG(l->reply_to), STR_ARG(hash_hex(&a, &l->about)),
		 STR_ARG(l->subject));
	buf_add(&b, l->text);
	int code = folder_make(folder_of(k, &a), 0700, e);
	if (!code)
		code = file_keep(path_of(k, l, &a), buf_str(&b), 0600, e);
	if (!code) {
		sync_add(&k->live.root->together, path_of(k, l, &a));
		sync_add(&k->live.root->together, folder_of(k, &a));
	}
	arena_release(&a);
	return code;
}

/* ---- reading ---------------------------------------------------------------------------------- */

static bool read_head(struct late *l, struct str line)
{
	struct str key;
	int64_t n;
	str_cut(&line, ' ', &key);
	if (str_eq_c(key, "until") && str_to_int(line, &n))
		l->until = n;
	else if (str_eq_c(key, "turn") && str_to_int(line, &n))
		l->turn = (int32_t)n;
	else if (str_eq_c(key, "to"))
		l->to = line;
	else if (str_eq_c(key, "reply"))
		l->reply_to = line;
	else if (str_eq_c(key, "subject"))
		l->subject = line;
	else
		return str_eq_c(key, "hash") && hash_from_hex(line, &l->about);
	return true;
}

/* A file that does not read is none of ours. */
static bool read_late(struct late *l, struct desk *k, struct str name, struct arena *a)
{
	const size_t dot = str_find_char(name, '.');
	struct str text, line;
	*l = (struct late){ .until = WHEN_NONE };
	if (dot == name.n || file_read(&text, path_join(a, folder_of(k, a), str_cstr(a, name)), FILE_MOST, a, NULL))
		return false;
	l->kind = str_sub(name, dot + 1, name.n);
	while (str_line(&text, &line) && line.n)
		if (!read_head(l, line))
			return false;
	l->text = text;
	return l->to.n > 0;
}

static size_t read_all(struct late **out, struct desk *k, struct arena *a)
{
	struct str *names;
	size_t n, found = 0;
	*out = NULL;
	if (!file_exists(folder_of(k, a)) || folder_list(&names, &n, folder_of(k, a), a, NULL))
		return 0;
	*out = ARENA_ARRAY(a, struct late, n + 1);
	for (size_t i = 0; i < n; i++)
		found += read_late(&(*out)[found], k, names[i], a);
	return found;
}

/* ---- what is due ------------------------------------------------------------------------------ */

static bool is_due(const struct late *l, const struct state *s, when now)
{
	if (l->until != WHEN_NONE)
		return l->until <= now;
	return state_game(s)->turn > l->turn || state_game(s)->phase == GAME_OVER;
}

static int by_reader(const void *a, const void *b)
{
	const struct late *x = a, *y = b;
	int c = str_cmp(x->to, y->to);
	c = c ? c : str_cmp(x->kind, y->kind);
	c = c ? c : (x->until > y->until) - (x->until < y->until);
	c = c ? c : (x->turn > y->turn) - (x->turn < y->turn);
	return c ? c : hash_cmp(&x->about, &y->about);
}

size_t later_due(struct late **out, struct desk *k, when now, struct arena *a)
{
	const size_t all = read_all(out, k, a);
	size_t n = 0;
	for (size_t i = 0; i < all; i++)
		if (is_due(&(*out)[i], engine_state(k->live.engine), now))
			(*out)[n++] = (*out)[i];
	if (n)
		qsort(*out, n, sizeof **out, by_reader);
	return n;
}

int later_remove(struct desk *k, const struct late *l, struct err *e)
{
	struct arena a = ARENA_INIT;
	const int code = file_remove(path_of(k, l, &a), e);
	arena_release(&a);
	return code;
}

when later_next(struct desk *k, struct arena *a)
{
	struct late *all;
	const size_t n = read_all(&all, k, a);
	when first = WHEN_NEVER;
	for (size_t i = 0; i < n; i++)
		if (all[i].until != WHEN_NONE && (first == WHEN_NEVER || all[i].until < first))
			first = all[i].until;
	return first;
}
