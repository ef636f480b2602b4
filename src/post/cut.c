/*
 * cut: see cut.h. First what every line is: whether a section or a paragraph begins with it, and what is open before it;
 * then the longest run of lines that fits, back to the best border in it.
 */
#include "base/buf.h"
#include "post/cut.h"

struct line {
	struct str text; /* with its line end */
	size_t length;   /* in characters */
	bool section, paragraph;
	/* to be written where a piece begins or ends before this line; empty where nothing is open */
	struct str again, closed;
};
struct lines {
	VEC(struct line) list;
};

size_t cut_length(struct str s)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++)
		n += ((unsigned char)s.p[i] & 0xc0) != 0x80;
	return n;
}

/* ---- what the lines are ----------------------------------------------------------------------- */

struct scan { /* what is open */
	struct str again, closed;
	struct str heads; /* of a table, as many of its first lines as head it */
	size_t row;       /* lines since it was opened */
	bool blank;       /* the line before was empty */
};

static void scan_text(struct line *l, struct scan *s, struct arena *a)
{
	const struct str t = str_trim(l->text);

	(void)a;
	l->paragraph = s->blank && t.n;
	l->section = l->paragraph && l->text.p[0] != ' ';
}

/* A table: its first two rows head it. */
static void scan_markdown(struct line *l, struct scan *s, struct arena *a)
{
	const bool row = str_starts(l->text, STR("|"));

	l->section = str_starts(l->text, STR("#"));
	l->paragraph = s->blank || str_starts(l->text, STR("- "));
	if (!row) {
		*s = (struct scan){ .blank = s->blank };
		return;
	}
	if (s->row >= 2)
		l->again = s->again;
	else
		s->again = str_printf(a, "%.*s%.*s", STR_ARG(s->again), STR_ARG(l->text));
	s->row++;
}

/* [code] holds a table whose first line heads it, [list] items. */
static void scan_bbcode(struct line *l, struct scan *s, struct arena *a)
{
	const struct str t = str_trim(l->text);

	l->section = !s->closed.n && str_starts(t, STR("[b]")) && str_ends(t, STR("[/b]"));
	l->paragraph = s->blank || str_starts(t, STR("[*]"));
	if (str_eq_c(t, "[/code]") || str_eq_c(t, "[/list]")) {
		l->section = l->paragraph = false;
		*s = (struct scan){ 0 };
		return;
	}
	if (s->row) {
		l->again = s->again;
		l->closed = s->closed;
		if (s->row++ == 1 && str_eq_c(s->closed, "[/code]\n"))
			s->again = str_printf(a, "[code]\n%.*s", STR_ARG(l->text));
	}
	if (str_eq_c(t, "[code]"))
		*s = (struct scan){ STR("[code]\n"), STR("[/code]\n"), STR_NONE, 1, false };
	else if (str_eq_c(t, "[list]"))
		*s = (struct scan){ STR("[list]\n"), STR("[/list]\n"), STR_NONE, 1, false };
}

static const struct {
	const char *format;
	void (*scan)(struct line *l, struct scan *s, struct arena *a);
} scans[] = { { "markdown", scan_markdown }, { "bbcode", scan_bbcode }, { "text", scan_text } };

struct str cut_first(struct str s, size_t most)
{
	size_t i = 0;

	while (i < s.n) {
		if (((unsigned char)s.p[i] & 0xc0) != 0x80 && !most--)
			break;
		i++;
	}
	return str_sub(s, 0, i);
}

static void add_line(struct lines *out, struct scan *s, size_t scan, struct str text, struct arena *a)
{
	struct line l = { .text = text, .length = cut_length(text) };

	scans[scan].scan(&l, s, a);
	s->blank = !str_trim(text).n;
	VEC_PUSH(&out->list, a, l);
}

/* A line that no piece could hold becomes several. */
static void read_lines(struct lines *out, struct str report, const char *format, size_t most, struct arena *a)
{
	struct scan s = { .blank = true };
	size_t scan = 0;

	while (scan + 1 < sizeof scans / sizeof *scans && strcmp(scans[scan].format, format) != 0)
		scan++;
	while (report.n) {
		const size_t end = str_find_char(report, '\n');
		struct str text = str_sub(report, 0, end + 1);

		report = str_sub(report, text.n, report.n);
		while (text.n) {
			const struct str piece = cut_first(text, most / 2);

			add_line(out, &s, scan, piece, a);
			text = str_sub(text, piece.n, text.n);
		}
	}
}

/* ---- the pieces ------------------------------------------------------------------------------- */

static size_t border_length(const struct line *l)
{
	return cut_length(l->again) + cut_length(l->closed);
}

/* The line behind the last that fits; at least one does. */
static size_t fitting(const struct lines *ls, size_t from, size_t most)
{
	size_t n = cut_length(ls->list.at[from].again), to = from;

	while (to < ls->list.n) {
		const size_t closed = to + 1 < ls->list.n ? cut_length(ls->list.at[to + 1].closed) : 0;

		n += ls->list.at[to].length;
		if (n + closed > most && to > from)
			break;
		to++;
	}
	return to;
}

/* How good it is to cut before a line. */
static int worth(const struct line *l)
{
	return l->section ? 3 : l->paragraph && !border_length(l) ? 2 : !border_length(l) ? 1 : 0;
}

/* The best border in the last three quarters of what fits, the last of equals. */
static size_t border(const struct lines *ls, size_t from, size_t to, size_t most)
{
	size_t best = to, n = 0;

	if (to == ls->list.n)
		return to;
	for (size_t i = from; i <= to; i++) {
		if (i > from && n >= most / 4 && worth(&ls->list.at[i]) >= worth(&ls->list.at[best]))
			best = i;
		n += ls->list.at[i].length;
	}
	return best;
}

void cut_report(struct pieces *out, struct str report, const char *format, size_t most, struct arena *a)
{
	struct lines lines = { 0 };
	size_t from = 0;

	*out = (struct pieces){ 0 };
	read_lines(&lines, report, format, most, a);
	while (from < lines.list.n) {
		const size_t to = border(&lines, from, fitting(&lines, from, most), most);
		struct buf piece = buf_new(a);

		buf_add(&piece, lines.list.at[from].again);
		for (size_t i = from; i < to; i++)
			buf_add(&piece, lines.list.at[i].text);
		if (to < lines.list.n)
			buf_add(&piece, lines.list.at[to].closed);
		VEC_PUSH(&out->list, a, buf_str(&piece));
		from = to;
	}
}
