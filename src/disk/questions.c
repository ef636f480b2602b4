/*
 * questions: see questions.h.
 */
#include "disk/questions.h"

#include "base/file.h"
#include "base/vec.h"

enum { REMEMBERED = 200, FILE_MOST = 1 << 20 };

struct line {
	int64_t number;
	struct str hash, seat; /* seat: empty in a line of an older pbp */
};

static bool read_line(struct line *out, struct str line)
{
	struct str number;
	*out = (struct line){ 0 };
	if (!str_cut(&line, ' ', &number) || !str_to_int(number, &out->number))
		return false;
	str_cut(&line, ' ', &out->hash);
	out->seat = line;
	return true;
}

int question_number(int64_t *out, const char *folder, const struct hash *mail, struct str seat, struct arena *a,
		    struct err *e)
{
	const char *path = path_join(a, folder, "questions");
	const struct str hash = hash_hex(a, mail);
	struct str text, rest, line, oldest;
	struct line l;
	size_t lines = 0;
	*out = 1;
	if (file_read(&text, path, FILE_MOST, a, NULL))
		text = STR("");
	for (rest = text; str_line(&rest, &line); lines++) {
		if (!read_line(&l, line))
			continue;
		*out = l.number + 1;
		if (str_eq(l.hash, hash)) {
			*out = l.number;
			return 0;
		}
	}
	while (lines-- >= REMEMBERED)
		str_line(&text, &oldest);
	return file_write(
		path,
		str_printf(a, "%.*s%lld %.*s %.*s\n", STR_ARG(text), (long long)*out, STR_ARG(hash), STR_ARG(seat)),
		0600, e);
}

size_t questions_read(const struct question **out, const char *folder, struct arena *a)
{
	VEC(struct question) all = { 0 };
	struct str text, line;
	struct line l;
	*out = NULL;
	if (file_read(&text, path_join(a, folder, "questions"), FILE_MOST, a, NULL))
		return 0;
	while (str_line(&text, &line))
		if (read_line(&l, line) && l.seat.n)
			VEC_PUSH(&all, a, ((struct question){ l.number, l.seat }));
	*out = all.at;
	return all.n;
}
