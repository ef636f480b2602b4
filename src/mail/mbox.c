/*
 * mbox: From_ lines and their quoting.
 */
#include "mail/mbox.h"

#include "base/byte.h"

static const struct str from_word = { "From ", 5 };

static bool has_time(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] == ':' && i && str_digit_at(s, i - 1) && str_digit_at(s, i + 1) && str_digit_at(s, i + 2))
			return true;
	return false;
}

static bool has_year(struct str s)
{
	struct str word;

	while (str_cut(&s, ' ', &word))
		if (word.n == 4 && str_digit_at(word, 0) && str_digit_at(word, 1) && str_digit_at(word, 2) &&
		    str_digit_at(word, 3))
			return true;
	return false;
}

/* Behind the sender: "Mon Jan  5 08:00:00 2026", with a zone before or after the year. */
static void read_from_line(struct str line, struct from_line *out)
{
	struct str rest = str_sub(line, from_word.n, line.n), sender;

	rest = str_trim(rest);
	str_cut(&rest, ' ', &sender);
	out->null_sender = str_eq_nocase(sender, STR("MAILER-DAEMON")) || str_eq(sender, STR("<>"));
	if (!when_parse_rfc5322(str_trim(rest), &out->envelope))
		out->envelope = WHEN_NONE;
}

bool mbox_from_line(struct str text, bool lenient, bool ended, struct from_line *out)
{
	struct str window = str_sub(text, 0, MBOX_FROM_MAX), line;
	size_t end;

	if (!str_starts(text, from_word))
		return false;
	end = str_find_char(window, '\n');
	if (end == window.n && !(ended && window.n == text.n))
		return false;
	line = str_trim(str_sub(window, 0, end));
	if (!lenient && end < window.n && !(has_time(line) && has_year(line)))
		return false;
	*out = (struct from_line){ .length = end < window.n ? end + 1 : end };
	read_from_line(line, out);
	return true;
}

static size_t quote_marks(const char *p, size_t n)
{
	size_t marks = 0;

	while (marks < n && p[marks] == '>')
		marks++;
	return n - marks >= from_word.n && !memcmp(p + marks, from_word.p, from_word.n) ? marks : 0;
}

static bool is_quoted_from(const char *p, size_t n, enum mailbox_format format)
{
	size_t marks = n && *p == '>' ? quote_marks(p, n) : 0;

	return marks == 1 || (marks > 1 && format == MAILBOX_MBOXRD);
}

size_t mbox_unquote(char *p, size_t n, enum mailbox_format format, bool at_line_start)
{
	size_t to = 0;

	if (format == MAILBOX_MBOXCL2)
		return n;
	for (size_t from = 0, end; from < n; from = end) {
		const char *lf = memchr(p + from, '\n', n - from);

		end = lf ? (size_t)(lf - p) + 1 : n;
		if (at_line_start && is_quoted_from(p + from, n - from, format))
			from++;
		if (to != from)
			memmove(p + to, p + from, end - from);
		to += end - from;
		at_line_start = true;
	}
	return to;
}

bool mbox_content_length(struct str header, uint64_t *out)
{
	struct str line;
	int64_t n;

	while (str_line(&header, &line)) {
		size_t colon = str_find_char(line, ':');

		if (!str_eq_nocase(str_sub(line, 0, colon), STR("Content-Length")))
			continue;
		if (!str_to_int(str_trim(str_sub(line, colon + 1, line.n)), &n) || n < 0)
			return false;
		*out = (uint64_t)n;
		return true;
	}
	return false;
}
