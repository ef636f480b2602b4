/*
 * reread: what a mail is understood to say today, beside what it was understood to say when it was answered. What was
 * heard stands, so a difference is no fraud where another reader heard it; the same reader reads the same.
 */
#include "audit/differ.h"
#include "disk/words.h"

enum { TOLD = 10 }; /* differences that are told in words */

/* Of a line of a tape what it says: "order", its line, and the order; empty for what is only said about it. */
static bool says(struct str *out, struct str line)
{
	static const char *const kinds[] = { "chatter ", "refused ", "order ", "host " };
	const struct str text = str_trim(line);
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (str_starts(text, str_c(kinds[i]))) {
			*out = text;
			return true;
		}
	return false;
}

struct says {
	struct str kind, line, said;
};

static struct says parts(struct str text)
{
	struct says p = { .said = STR("") };
	struct str rest = text;
	str_cut(&rest, ' ', &p.kind);
	str_cut(&rest, ' ', &p.line);
	static const char *const marks[] = { " said ", " says=" };
	for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
		const size_t at = str_find(rest, str_c(marks[i]));
		if (at < rest.n)
			p.said = str_sub(rest, at + strlen(marks[i]), rest.n);
	}
	return p;
}

static bool same(struct str a, struct str b)
{
	const struct says x = parts(a), y = parts(b);
	return str_eq(x.kind, y.kind) && str_eq(x.line, y.line) && str_eq(x.said, y.said);
}

struct said_list {
	VEC(struct str) of;
};

static void list_of(struct said_list *out, struct str tape, struct arena *a)
{
	struct str line, text;
	while (str_line(&tape, &line))
		if (says(&text, line))
			VEC_PUSH(&out->of, a, text);
}

/* Takes one that says the same off the list. */
static bool take(struct said_list *from, struct str text)
{
	for (size_t i = 0; i < from->of.n; i++)
		if (same(from->of.at[i], text)) {
			from->of.at[i] = *VEC_LAST(&from->of);
			from->of.n--;
			return true;
		}
	return false;
}

static struct str in_words(struct str text, struct arena *a)
{
	const struct says p = parts(text);
	return str_printf(a, "%.*s%s%.*s", STR_ARG(p.kind), p.said.n ? ": " : "", STR_ARG(p.said));
}

static struct str line_of(struct str text)
{
	const struct str line = parts(text).line;
	return str_sub(line, str_find_char(line, '=') + 1, line.n);
}

int audit_reread(struct audit *c, const struct hash *mail, size_t i, bool same_reader, struct str heard, struct str now)
{
	struct arena a = ARENA_INIT;
	struct said_list was = { 0 }, is = { 0 };
	int code = 0;
	list_of(&was, heard, &a);
	list_of(&is, now, &a);
	for (size_t k = 0; !code && k < was.of.n; k++) {
		const struct str text = was.of.at[k];
		if (take(&is, text))
			continue;
		if (same_reader)
			code = audit_differ(
				c, i,
				"line %.*s of mail %.*s is said to have been understood as \"%.*s\", and the same "
				"reader does not understand it so",
				STR_ARG(line_of(text)), STR_ARG(hash_hex_short(&a, mail)), STR_ARG(in_words(text, &a)));
		else if (c->reread.lines++ < TOLD)
			VEC_PUSH(&c->reread.told, c->place->run,
				 str_printf(c->place->run, "mail %.*s, line %.*s: %.*s",
					    STR_ARG(hash_hex_short(&a, mail)), STR_ARG(line_of(text)),
					    STR_ARG(in_words(text, &a))));
	}
	if (!code && is.of.n && same_reader)
		code = audit_differ(
			c, i,
			"line %.*s of mail %.*s is understood as \"%.*s\" by the same reader, and nothing of it was "
			"heard",
			STR_ARG(line_of(is.of.at[0])), STR_ARG(hash_hex_short(&a, mail)),
			STR_ARG(in_words(is.of.at[0], &a)));
	arena_release(&a);
	return code;
}
