/*
 * questions: see questions.h.
 */
#include "disk/questions.h"

#include "base/file.h"
#include "base/vec.h"

enum { REMEMBERED = 200, FILE_MOST = 1 << 20 };

struct kept {
	struct question q;
	struct str hash;
};
struct all_kept {
	VEC(struct kept) of;
};

/* A line of an older pbp ends behind its hash, or behind its seat. */
static bool read_line(struct kept *out, struct str line)
{
	struct str number, turn = STR_NONE;
	int64_t n = -1;
	*out = (struct kept){ .q = { .turn = -1 } };
	if (!str_cut(&line, ' ', &number) || !str_to_int(number, &out->q.number))
		return false;
	str_cut(&line, ' ', &out->hash);
	str_cut(&line, '\t', &out->q.seat);
	str_cut(&line, '\t', &turn);
	str_cut(&line, '\t', &out->q.offer);
	str_cut(&line, '\t', &out->q.words);
	out->q.by = line;
	if (turn.n && str_to_int(turn, &n))
		out->q.turn = (int32_t)n;
	return true;
}

/* A file that is not there holds none; one that cannot be read must not be written anew. */
static int read_file(struct str *text, const char *path, struct arena *a, struct err *e)
{
	const int code = file_read(text, path, FILE_MOST, a, e);
	if (code)
		*text = STR_NONE;
	return code == ERR_NOT_FOUND ? 0 : code;
}

static int read_all(struct all_kept *out, const char *path, struct arena *a, struct err *e)
{
	struct str text, line;
	struct kept one;
	*out = (struct all_kept){ 0 };
	const int code = read_file(&text, path, a, e);
	while (str_line(&text, &line))
		if (read_line(&one, line))
			VEC_PUSH(&out->of, a, one);
	return code;
}

static int write_all(const struct all_kept *all, const char *path, struct arena *a, struct err *e)
{
	struct buf b = buf_new(a);
	for (size_t i = all->of.n > REMEMBERED ? all->of.n - REMEMBERED : 0; i < all->of.n; i++) {
		const struct question *q = &all->of.at[i].q;
		buf_addf(&b, "%lld %.*s %.*s\t%d\t%.*s\t%.*s\t%.*s\n", (long long)q->number,
			 STR_ARG(all->of.at[i].hash), STR_ARG(q->seat), (int)q->turn, STR_ARG(q->offer),
			 STR_ARG(q->words), STR_ARG(q->by));
	}
	return file_write(path, buf_str(&b), 0600, e);
}

int question_keep(struct question *q, const char *folder, const struct hash *that, struct arena *a, struct err *e)
{
	const char *path = path_join(a, folder, "questions");
	struct kept one = { .q = *q, .hash = hash_hex(a, that) };
	struct all_kept all;
	const int code = read_all(&all, path, a, e);
	if (code)
		return code;
	one.q.number = 1;
	for (size_t i = 0; i < all.of.n; i++) {
		one.q.number = all.of.at[i].q.number + 1;
		if (str_eq(all.of.at[i].hash, one.hash)) {
			*q = all.of.at[i].q;
			return 0;
		}
	}
	*q = one.q;
	VEC_PUSH(&all.of, a, one);
	return write_all(&all, path, a, e);
}

int question_settle(const char *folder, int64_t number, const struct hash *by, struct arena *a, struct err *e)
{
	const char *path = path_join(a, folder, "questions");
	struct all_kept all;
	const int code = read_all(&all, path, a, e);
	if (code)
		return code;
	for (size_t i = 0; i < all.of.n; i++)
		if (all.of.at[i].q.number == number)
			all.of.at[i].q.by = hash_hex(a, by);
	return write_all(&all, path, a, e);
}

/* ---- codes that are spent --------------------------------------------------------------------- */

struct reply {
	int64_t number;
	struct str address, hash;
};
struct replies {
	VEC(struct reply) of;
};

static int read_replies(struct replies *out, const char *path, struct arena *a, struct err *e)
{
	struct str text, line, number;
	struct reply one;
	*out = (struct replies){ 0 };
	const int code = read_file(&text, path, a, e);
	while (str_line(&text, &line))
		if (str_cut(&line, ' ', &number) && str_to_int(number, &one.number) &&
		    str_cut(&line, ' ', &one.address)) {
			one.hash = line;
			VEC_PUSH(&out->of, a, one);
		}
	return code;
}

static int64_t newest(const struct all_kept *all)
{
	return all->of.n ? VEC_LAST(&all->of)->q.number : 0;
}

bool question_is_open(const char *folder, int64_t number, struct str address, const struct hash *mail, struct arena *a)
{
	struct all_kept all;
	struct replies spent;
	if (read_all(&all, path_join(a, folder, "questions"), a, NULL) ||
	    read_replies(&spent, path_join(a, folder, "replied"), a, NULL))
		return false; /* it may be spent */
	for (size_t i = 0; i < spent.of.n; i++)
		if (spent.of.at[i].number == number && str_eq_nocase(spent.of.at[i].address, address))
			return str_eq(spent.of.at[i].hash, hash_hex(a, mail));
	return number <= newest(&all) && number > newest(&all) - REMEMBERED;
}

int question_reply(const char *folder, int64_t number, struct str address, const struct hash *mail, struct arena *a,
		   struct err *e)
{
	const char *path = path_join(a, folder, "replied");
	struct all_kept all;
	struct replies spent;
	struct buf b = buf_new(a);
	int code = read_all(&all, path_join(a, folder, "questions"), a, e);
	if (!code)
		code = read_replies(&spent, path, a, e);
	if (code)
		return code;
	for (size_t i = 0; i < spent.of.n; i++) {
		const struct reply *r = &spent.of.at[i];
		if (r->number > newest(&all) - REMEMBERED &&
		    (r->number != number || !str_eq_nocase(r->address, address)))
			buf_addf(&b, "%lld %.*s %.*s\n", (long long)r->number, STR_ARG(r->address), STR_ARG(r->hash));
	}
	buf_addf(&b, "%lld %.*s %.*s\n", (long long)number, STR_ARG(address), STR_ARG(hash_hex(a, mail)));
	return file_write(path, buf_str(&b), 0600, e);
}

size_t questions_read(const struct question **out, const char *folder, struct arena *a)
{
	VEC(struct question) list = { 0 };
	struct all_kept all;
	read_all(&all, path_join(a, folder, "questions"), a, NULL);
	for (size_t i = 0; i < all.of.n; i++)
		if (all.of.at[i].q.seat.n || all.of.at[i].q.offer.n)
			VEC_PUSH(&list, a, all.of.at[i].q);
	*out = list.at;
	return list.n;
}
