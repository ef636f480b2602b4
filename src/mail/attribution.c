/* attribution: see attribution.h. */
#include "mail/attribution.h"

#include "base/byte.h"
#include "mail/quote_words.h"

#define NOWHERE SIZE_MAX

/* Where the first word for "wrote" ends; NOWHERE. */
static size_t wrote_end(struct str s)
{
	for (size_t i = 0; i < LENGTH(wrote_words); i++) {
		struct str word = str_c(wrote_words[i]);
		size_t at = str_find(s, word);

		if (at < s.n && (at == 0 || (*word.p & 0x80) || !byte_is_any_letter(s.p[at - 1])))
			return at + word.n;
	}
	return NOWHERE;
}

bool attribution_says_wrote(struct str s)
{
	return wrote_end(s) != NOWHERE;
}

static bool is_year(struct str s, size_t at)
{
	const struct str rest = str_sub(s, at, s.n);

	return (str_starts(rest, STR("20")) || str_starts(rest, STR("19"))) && str_digit_at(rest, 2) &&
	       str_digit_at(rest, 3) && !str_digit_at(rest, 4) && !(at && str_digit_at(s, at - 1));
}

/* Where the first time or year ends: 8:00; 8.00 Uhr is found by its year, 2026. */
static size_t when_end(struct str s)
{
	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] == ':' && i && str_digit_at(s, i - 1) && str_digit_at(s, i + 1))
			return i + 1;
		if (str_digit_at(s, i) && is_year(s, i))
			return i + 4;
	}
	return NOWHERE;
}

bool attribution_says_when(struct str s)
{
	return when_end(s) != NOWHERE;
}

bool attribution_opens(struct str s)
{
	return str_digit_at(s, 0) || starts_with_any(s, attribution_openers, LENGTH(attribution_openers));
}

bool attribution_is(struct str s)
{
	bool address = str_find_char(s, '@') < s.n;

	if (attribution_says_wrote(s))
		return address || attribution_says_when(s);
	return address && (starts_with_any(s, quoting_openers, LENGTH(quoting_openers)) || attribution_says_when(s));
}

/*
 * The same with old text behind the colon, as phones send it: "On Monday at 8:00 Bob <bob@...> wrote:
 * Hello". Then the colon alone is no sign, and more is asked for: two of a time, an address as programs
 * write it and a word for "wrote" stand before the colon (where nobody's address stands, the line begins
 * as such lines do, with a date and not a mere "At 8:00"), and between the last of them and the colon
 * there is room for a name, not for a sentence.
 */
#define GAP_MAX 40
#define DATE_NUMBERS 3

struct evidence {
	size_t wrote, when, address; /* where the first of each ends */
	bool opened;
};

/* Of "<bob@example.org>", "(bob@example.org)" and "[mailto:bob@example.org]"; NOWHERE. */
static size_t address_end(struct str s)
{
	size_t at = str_find_char(s, '@'), from = at;

	if (at == s.n)
		return NOWHERE;
	while (from > 0 && !strchr(" <([", s.p[from - 1]))
		from--;
	while (at < s.n && s.p[at] != ' ' && !strchr(">)]", s.p[at]))
		at++;
	return from > 0 && strchr("<([", s.p[from - 1]) && at < s.n && s.p[at] != ' ' ? at + 1 : NOWHERE;
}

static struct evidence evidence_in(struct str s)
{
	struct evidence v = { NOWHERE, when_end(s), address_end(s), attribution_opens(s) };

	if (v.when != NOWHERE || v.address != NOWHERE)
		v.wrote = wrote_end(s);
	return v;
}

/* Room for a name: "wrote Bob", "<bob@...> het volgende geschreven", "2026 08:00 +0100". */
static bool is_short_gap(struct str gap)
{
	return gap.n <= GAP_MAX && str_find(gap, STR(". ")) == gap.n && str_find(gap, STR("! ")) == gap.n &&
	       str_find(gap, STR("? ")) == gap.n;
}

static bool holds_date(struct str s)
{
	size_t numbers = 0;

	for (size_t i = 0; i < s.n; i++)
		numbers += str_digit_at(s, i) && !str_digit_at(s, i + 1);
	return numbers >= DATE_NUMBERS;
}

static bool proves(const struct evidence *v, struct str s, size_t colon)
{
	const bool wrote = v->wrote <= colon, when = v->when <= colon, address = v->address <= colon;
	size_t last = 0;

	if (wrote + when + address < 2)
		return false;
	if (wrote && v->wrote > last)
		last = v->wrote;
	if (when && v->when > last)
		last = v->when;
	if (address && v->address > last)
		last = v->address;
	return is_short_gap(str_sub(s, last, colon)) && (address || (v->opened && holds_date(str_sub(s, 0, colon))));
}

/* "---- On Monday Bob <bob@...> wrote ----": dashes to the end of the line stand for a colon. */
static size_t rule_of(struct str s)
{
	size_t at = s.n;

	while (at > 0 && strchr("- ", s.p[at - 1]))
		at--;
	return at + str_find(str_sub(s, at, s.n), STR("--"));
}

bool attribution_holds(struct str s, size_t first, size_t last)
{
	struct evidence v = evidence_in(s);
	const size_t rule = rule_of(s);
	size_t open = 0;

	v.opened = v.opened && v.when <= first; /* "Mo" opens, and "move 4 from Osaka" does not */
	if ((v.wrote != NOWHERE) + (v.when != NOWHERE) + (v.address != NOWHERE) < 2)
		return false;
	for (size_t i = 0; i < s.n; i++) {
		open += s.p[i] == '<';
		open -= s.p[i] == '>' && open > 0;
		if (i < last || open || (i != rule && s.p[i] != ':') ||
		    (i && str_digit_at(s, i - 1) && str_digit_at(s, i + 1)))
			continue;
		if (proves(&v, s, i))
			return true;
	}
	return false;
}
