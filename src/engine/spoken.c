/* spoken: see spoken.h. */
#include "engine/spoken.h"

#include "base/buf.h"
#include "engine/mention.h"
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

/* Words for him in quotation marks: they alone, whatever stands before or behind them. */
static struct str quoted(struct str text)
{
	const size_t from = str_find_char(text, '"');
	const struct str rest = from < text.n ? str_sub(text, from + 1, text.n) : STR_NONE;
	const size_t to = str_find_char(rest, '"');

	return to < rest.n ? str_trim(str_sub(rest, 0, to)) : STR_NONE;
}

struct str spoken_to(struct str text, struct str name, struct arena *a)
{
	const size_t at = mention_at(text, name);
	struct str behind = str_sub(text, at + name.n, text.n);
	size_t from = at;

	if (at == text.n)
		return STR_NONE;
	while (from && !strchr(".!?;\n", text.p[from - 1]))
		from--;
	const struct str before = str_trim(str_sub(text, from, at));
	const bool parted = behind.n && strchr(",:", *behind.p);
	if (phrasing_says("HAILS", before, a) || (!before.n && parted))
		return one_line(str_trim(str_sub(text, from, text.n)), a);
	if (!phrasing_says("ASKS_TO", before, a))
		return STR_NONE;
	if (quoted(behind).n)
		return one_line(quoted(behind), a);
	behind = parted ? behind : str_sub(behind, 0, str_find_any(behind, 0, ".!?;\n"));
	return one_line(phrasing_behind("BEHIND_NAME", str_strip(behind, " ,:\n"), a), a);
}
