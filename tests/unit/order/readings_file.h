/*
 * readings_file: tests/grammar/readings/NAME.t. Blocks of lines:
 *
 *	vocab                          # what follows replaces the vocabulary
 *	  unit troop army|men          # class, name, aliases parted by |; !label !code !text !rest
 *	  area Osaka                   # the flag NAME is implied for areas, seats, regions
 *	> move 4 from Osaka to Kyoto   # a text of one line ('\n' for a break), then what it reads as
 *	line 1:
 *	  0: VERB[move] bare[4] from[Osaka] to[Kyoto]
 */
#ifndef PBP_TESTS_ORDER_READINGS_FILE_H
#define PBP_TESTS_ORDER_READINGS_FILE_H

#include "base/buf.h"
#include "base/bug.h"
#include "order/parse.h"

static inline noun_class class_named(struct str name)
{
	static const struct {
		const char *name;
		noun_class what;
	} classes[] = {
		{ "verb", NOUN_VERB },     { "unit", NOUN_UNIT }, { "thing", NOUN_THING },   { "coin", NOUN_NUMBER },
		{ "text", NOUN_TEXT },     { "area", NOUN_AREA }, { "seat", NOUN_SEAT },     { "region", NOUN_REGION },
		{ "colour", NOUN_COLOUR }, { "share", NOUN_OWN }, { "option", NOUN_OPTION },
	};

	for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
		if (str_eq_c(name, classes[i].name))
			return classes[i].what;
	BUG("no class %.*s", STR_ARG(name));
}

static inline unsigned flags_named(struct str *line)
{
	static const char *const names[] = { "!name", "!code", "!label", "!text", "!rest", "!exact" };
	unsigned flags = 0;

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		const size_t at = str_find(*line, str_c(names[i]));

		if (at == line->n)
			continue;
		flags |= 1u << i;
		*line = str_trim(str_sub(*line, 0, at));
	}
	return flags;
}

/* One line of a vocabulary; the number is the noun's id. */
static inline void vocab_add_line(struct vocab *v, struct str line, int32_t id)
{
	struct str what, alias;
	const unsigned flags = flags_named(&line);

	line = str_trim(line);
	str_cut(&line, ' ', &what);
	const struct noun noun = { class_named(what), id };
	const bool name = noun.what == NOUN_AREA || noun.what == NOUN_SEAT || noun.what == NOUN_REGION;
	while (str_cut(&line, '|', &alias))
		vocab_add(v, alias, noun, flags | (name && !(flags & VOCAB_CODE) ? VOCAB_NAME : 0));
}

/* "a\nb" with a backslash: a line break. */
static inline struct str unescape(struct arena *a, struct str s)
{
	struct buf b = buf_new(a);

	for (size_t i = 0; i < s.n; i++) {
		const bool escape = s.p[i] == '\\' && i + 1 < s.n && (s.p[i + 1] == 'n' || s.p[i + 1] == 't');

		buf_add_char(&b, !escape ? s.p[i] : s.p[i + 1] == 'n' ? '\n' : '\t');
		i += escape;
	}
	return buf_str(&b);
}

static inline struct str printed(struct arena *a, const struct vocab *v, struct str text)
{
	struct buf out = buf_new(a);
	struct source *s = ARENA_NEW(a, struct source);
	struct sheet sheet;

	*s = source_new(a, STR("test"), text);
	sheet_parse(&sheet, s, NULL, 0, v, a);
	sheet_print(&out, &sheet, v);
	return buf_str(&out);
}

/* The file's text with every expectation replaced by what is read now. */
static inline struct str readings_rewritten(struct arena *a, struct str text)
{
	struct buf out = buf_new(a);
	struct vocab *v = NULL;
	bool adding = false;
	int32_t id = 0;

	for (struct str line; str_line(&text, &line);) {
		const bool indented = line.n && line.p[0] == ' ';

		if (adding && !indented) {
			vocab_seal(v);
			adding = false;
		}
		if (str_eq_c(line, "vocab")) {
			v = vocab_new(a);
			adding = true;
		}
		if (adding && indented)
			vocab_add_line(v, line, id++);
		if (adding || !line.n || line.p[0] == '>' || line.p[0] == '#') {
			buf_add(&out, line);
			buf_add_char(&out, '\n');
		}
		if (line.n > 1 && line.p[0] == '>')
			buf_add(&out, printed(a, v, unescape(a, str_sub(line, 2, line.n))));
	}
	return buf_str(&out);
}

#endif
