/* spoken: see spoken.h. */
#include "speech/spoken.h"

#include "base/buf.h"
#include "base/utf8.h"
#include "speech/mention.h"
#include "order/phrasing.h"

/* With blanks for the ends of lines: as it may be written again. */
static struct str one_line(struct str text, struct arena *a)
{
	struct buf b = buf_new(a);

	for (size_t i = 0; i < text.n; i++)
		if ((unsigned char)text.p[i] > ' ' || (b.n && b.p[b.n - 1] != ' '))
			buf_add_char(&b, (unsigned char)text.p[i] > ' ' ? text.p[i] : ' ');
	return buf_str(&b);
}

size_t spoken_mark(struct str text, size_t at)
{
	size_t behind = at;
	char form[4];

	if (at >= text.n)
		return 0;
	const size_t n = utf8_fold(utf8_next(text, &behind), form);

	return n == 1 && *form == '"' ? behind - at : 0;
}

static size_t find_mark(struct str text, size_t from)
{
	while (from < text.n && !spoken_mark(text, from))
		from++;
	return from;
}

/* Words for him in quotation marks: they alone, whatever stands before or behind them. */
static struct str quoted(struct str text)
{
	const size_t mark = find_mark(text, 0), from = mark + spoken_mark(text, mark), to = find_mark(text, from);

	return to < text.n ? str_trim(str_sub(text, from, to)) : STR_NONE;
}

struct spoken {
	struct str all;    /* from where its sentence begins */
	struct str behind; /* the name, and what belongs to it: "from me:" */
	bool hails, asks, parted;
};

/* ": ...", " from me: ...": a sign parts the name from what is said; given: " my greetings and tell him: ...". */
static struct str behind_name(struct str text, bool *parted, bool *given, struct arena *a)
{
	const size_t sign = str_find_any(text, 0, ":,.!?;\n");
	const struct str between = str_trim(str_sub(text, 0, sign));

	*given = sign < text.n && text.p[sign] == ':' && phrasing_says("BEHIND_GIVEN", between, a);
	*parted = *given || (sign < text.n && strchr(",:", text.p[sign]) &&
			     (!between.n || phrasing_says("BEHIND_NAME", between, a)));
	return *parted ? str_sub(text, sign + 1, text.n) : text;
}

static bool read(struct spoken *out, struct str text, struct str name, struct arena *a)
{
	const size_t at = mention_at(text, name);
	size_t from = at;
	bool given;

	if (at == text.n || (at + name.n < text.n && text.p[at + name.n] == '\'')) /* "yellow's" */
		return false;
	while (from && !strchr(".!?;\n", text.p[from - 1]))
		from--;
	const struct str before = str_trim(str_sub(text, from, at)), behind = str_sub(text, at + name.n, text.n);
	*out = (struct spoken){ .all = str_trim(str_sub(text, from, text.n)) };
	out->behind = behind_name(behind, &out->parted, &given, a);
	/* "let yellow know", and not "let yellow have all five" */
	const bool lets = phrasing_says("LETS_TO", before, a) &&
			  (out->parted || phrasing_behind("LEARNS", str_trim(behind), a).n < str_trim(behind).n);
	out->asks = lets || phrasing_says("ASKS_TO", before, a) || (given && phrasing_says("GIVES_TO", before, a));
	out->hails = !out->asks && (phrasing_says("HAILS", before, a) || (!before.n && out->parted));
	return out->asks || out->hails;
}

struct str spoken_to(struct str text, struct str name, struct arena *a)
{
	struct spoken s;

	if (!read(&s, text, name, a))
		return STR_NONE;
	if (s.hails)
		return one_line(s.all, a);
	if (quoted(s.behind).n)
		return one_line(quoted(s.behind), a);
	s.behind = s.parted ? s.behind : str_sub(s.behind, 0, str_find_any(s.behind, 0, ".!;\n"));
	return one_line(phrasing_behind("BEHIND_NAME", str_strip(s.behind, " ,:\n"), a), a);
}

bool spoken_is_one(struct str text, struct str name, struct arena *a)
{
	struct spoken s;

	return read(&s, text, name, a) && s.asks && !s.parted;
}

size_t spoken_quoted_to(struct str text, struct str name, struct arena *a)
{
	struct spoken s;
	const struct str words = read(&s, text, name, a) && s.asks ? quoted(s.behind) : STR_NONE;

	return words.n ? (size_t)(words.p - text.p) + words.n : 0;
}

bool spoken_asks(struct str text, struct str name, struct arena *a)
{
	struct spoken s;

	return read(&s, text, name, a) && s.asks;
}

bool spoken_goes_on(struct str sentence, struct str name, struct arena *a)
{
	struct spoken s;

	return read(&s, sentence, name, a) && str_trim(s.behind).n;
}
