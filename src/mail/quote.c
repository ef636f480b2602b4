/*
 * quote: passes over the lines. First every line for itself (marks of
 * quoting, of forums and of mail), then from the top what ends the own text (signature, heading, an
 * attribution without marked text below it), and last an explicit block, which
 * beats the guessing.
 */
#include "mail/quote.h"

#include "base/byte.h"
#include "base/utf8.h"
#include "mail/attribution.h"
#include "mail/body.h"
#include "mail/quote_words.h"

#define FOLDED_MAX 600 /* longer lines are no headings and no attributions */
#define BLOCK_LINES 12 /* a From/Sent/To/Subject block is shorter */

struct reader {
	const struct source *text;
	uint8_t *kind;
	size_t n;
};

struct folded {
	char text[FOLDED_MAX + 8];
	size_t n;
};

static struct str line_at(const struct reader *r, size_t i)
{
	return source_text(r->text, source_line_span(r->text, i + 1));
}

static void fold_onto(struct folded *f, struct str line)
{
	line = str_trim(line);
	if (f->n && f->n < FOLDED_MAX)
		f->text[f->n++] = ' ';
	if (f->n < FOLDED_MAX)
		f->n += utf8_fold_bytes(line, f->text + f->n, FOLDED_MAX - f->n);
	f->text[f->n] = '\0';
}

static struct folded folded(struct str line)
{
	struct folded f;

	f.n = 0;
	fold_onto(&f, line);
	return f;
}

static struct str folded_str(const struct folded *f)
{
	return (struct str){ f->text, f->n };
}

/* Behind all that shows as nothing: blanks of every width, marks of direction, a byte order mark. */
static struct str shown(struct str s)
{
	for (size_t at = 0, next = 0; at < s.n; at = next) {
		char form[8];
		size_t n = utf8_fold(utf8_next(s, &next), form);

		if (n && !(n == 1 && strchr(" \t\r\n", form[0])))
			return str_sub(s, at, s.n);
	}
	return STR_NONE;
}

/* Nothing that can be seen: hard blanks and zero-width characters are none. */
static bool is_blank_line(struct str s)
{
	return str_trim(s).n <= FOLDED_MAX && !shown(s).n;
}

/* ---- Q1: marks of quoting ---- */

/* "JD> ", "jd>>": up to four letters, marks, and a blank or the end: "OR>WA" is an order. */
static bool has_initials(struct str s)
{
	size_t n = 0, marks;

	while (n < s.n && n < 5 && byte_is_letter(s.p[n]))
		n++;
	for (marks = n; marks < s.n && s.p[marks] == '>'; marks++)
		;
	return n && n < 5 && marks > n && (marks == s.n || byte_is_blank(s.p[marks]));
}

/* ">", "|", in full width too, and the bars of box drawing. */
static bool is_mark(uint32_t c)
{
	return c == '>' || c == '|' || c == 0xff1e || c == 0xff5c || c == 0x2502 || c == 0x2503;
}

static bool is_quoted(struct str line)
{
	struct str s = shown(line);
	size_t at = 0;

	return s.n && (is_mark(utf8_next(s, &at)) || has_initials(s));
}

/* How many [quote] and [quote=Bob] of forums are open behind the line. */
static size_t quotes_open(struct str line, size_t open)
{
	for (size_t i = 0; (i += str_find_char(str_sub(line, i, line.n), '[')) + 6 < line.n; i++) {
		const struct str rest = str_sub(line, i, line.n);

		if (str_starts_nocase(rest, STR("[/quote]")))
			open -= open > 0;
		else if (str_starts_nocase(rest, STR("[quote")) && strchr("]= ", rest.p[6]) && rest.p[6])
			open++;
	}
	return open;
}

static void mark_forum_quotes(struct reader *r)
{
	size_t open = 0;

	for (size_t i = 0; i < r->n; i++) {
		const struct str line = str_trim(line_at(r, i));
		const size_t next = quotes_open(line, open);

		if (r->kind[i] == LINE_OWN && (open || str_starts_nocase(line, STR("[quote"))))
			r->kind[i] = LINE_QUOTED;
		open = next;
	}
}

static void mark_quoted(struct reader *r)
{
	for (size_t i = 0; i < r->n; i++) {
		if (r->kind[i] == LINE_OWN && is_quoted(line_at(r, i)))
			r->kind[i] = LINE_QUOTED;
		if (r->kind[i] == LINE_SURELY_OWN)
			r->kind[i] = LINE_OWN;
	}
}

/* ---- Q3: headings ---- */

/* Whether the dashes at the beginning rule off a heading, or the first line of a letter of ours. */
static bool is_ruled_heading(struct str s, size_t least)
{
	size_t dashes = 0, at = 0;

	while (at < s.n && strchr("-_=* ", s.p[at]))
		dashes += s.p[at++] == '-';
	s = str_sub(s, at, s.n);
	return dashes >= least &&
	       (starts_with_any(s, ruled_headings, LENGTH(ruled_headings)) || str_starts(s, str_c(letter_mark)));
}

/* Programs that make one line of many leave it behind other words: "thanks -----Original Message-----". */
static bool holds_ruled_heading(struct str s)
{
	const struct str rule = STR("----");

	for (size_t at = 0; (at += str_find(str_sub(s, at, s.n), rule)) < s.n;) {
		if (is_ruled_heading(str_sub(s, at, s.n), rule.n))
			return true;
		while (at < s.n && strchr("-_=* ", s.p[at]))
			at++;
	}
	return false;
}

/* What stands behind the colon is old as well. */
static bool is_bare_heading(struct str s)
{
	const size_t colon = str_find_char(s, ':');

	if (colon == s.n)
		return false;
	s = str_trim(str_sub(s, 0, colon));
	for (size_t i = 0; i < LENGTH(bare_headings); i++)
		if (str_eq_c(s, bare_headings[i]))
			return true;
	return false;
}

/* "*From:* Ann" -> BLOCK_FROM; -1: no label of a block. */
static int block_field(struct str s)
{
	size_t colon;

	while (s.n && (*s.p == '*' || *s.p == '_' || *s.p == ' '))
		s = str_sub(s, 1, s.n);
	colon = str_find_char(s, ':');
	if (colon == s.n)
		return -1;
	s = str_sub(s, 0, colon);
	while (s.n && (s.p[s.n - 1] == '*' || s.p[s.n - 1] == '_' || s.p[s.n - 1] == ' '))
		s.n--;
	for (size_t i = 0; i < LENGTH(block_labels); i++)
		if (str_eq_c(s, block_labels[i].label))
			return (int)block_labels[i].field;
	return -1;
}

/*
 * Three of the four fields, From among them, and one that no order has ("From: Osaka", "To: Kyoto").
 * A value may stand, or go on, in a line of its own: behind the colon, a comma or semicolon, or indented,
 * or with "<bob@...>". Gives the number of lines.
 */
static size_t block_length(const struct reader *r, size_t at)
{
	unsigned fields = 0;
	bool goes_on = false;
	size_t i;

	for (i = at; i < r->n && i < at + BLOCK_LINES; i++) {
		struct str line = line_at(r, i);
		struct folded f = folded(line);
		int field = block_field(folded_str(&f));

		if (field < 0 && !goes_on && !(i > at && (is_blank_line(line) || strchr(" \t<", *line.p))))
			break;
		fields |= field > 0 ? (unsigned)field : 0;
		goes_on = f.n && strchr(",;:", f.text[f.n - 1]);
	}
	if (!(fields & BLOCK_FROM) || !(fields & (BLOCK_SENT | BLOCK_SUBJECT)) || __builtin_popcount(fields) < 3)
		return 0;
	return i - at;
}

static bool is_block(const struct reader *r, size_t at, const struct folded *f, size_t *lines)
{
	*lines = block_field(folded_str(f)) > 0 ? block_length(r, at) : 0;
	return *lines > 0;
}

/* ---- Q3: attributions ---- */

static bool could_belong(const struct reader *r, size_t i)
{
	return r->kind[i] == LINE_OWN && !is_blank_line(line_at(r, i));
}

/* The line above an attribution is its beginning if it says when: "On Mon, 5 Jan 2026 at 8:00". */
static bool is_beginning(const struct reader *r, size_t i)
{
	struct folded f = folded(line_at(r, i));
	struct str s = folded_str(&f);

	return could_belong(r, i) && attribution_opens(s) && attribution_says_when(s) && !str_ends(s, STR(".")) &&
	       !str_ends(s, STR(":"));
}

/* Up to two lines above line from, of which the first says when; not if line from does so itself. */
static size_t with_beginning(const struct reader *r, size_t from, size_t most)
{
	struct folded f = folded(line_at(r, from));

	if (attribution_opens(folded_str(&f)) && attribution_says_when(folded_str(&f)))
		return from;
	for (size_t up = 1; up <= most && up <= from && could_belong(r, from - up); up++)
		if (is_beginning(r, from - up))
			return from - up;
	return from;
}

static bool ends_in_colon(struct str s)
{
	return str_ends(s, STR(":")) || str_ends(s, STR("\xef\xbc\x9a"));
}

/* A look before the work: a colon, in full width too, or a rule at the end. */
static bool may_end_attribution(struct str s)
{
	const struct str end = str_trim(s);

	s = str_sub(s, 0, FOLDED_MAX);
	return str_find_char(s, ':') < s.n || str_find(s, STR("\xef\xbc\x9a")) < s.n || str_ends(end, STR("--"));
}

/* The first line of the attribution that ends in line i; i + 1 where none does. */
static size_t attribution_start(const struct reader *r, size_t i)
{
	const bool ends = ends_in_colon(str_trim(line_at(r, i)));

	if (!may_end_attribution(line_at(r, i)) && !ends)
		return i + 1;
	for (size_t lines = 1; lines <= 3 && lines <= i + 1; lines++) {
		size_t from = i + 1 - lines, first = 0, last = 0;
		struct folded f;

		f.n = 0;
		if (!could_belong(r, from))
			break;
		for (size_t k = from; k <= i; k++) {
			last = f.n;
			fold_onto(&f, line_at(r, k));
			first = k == from ? f.n : first;
		}
		if ((ends && attribution_is(folded_str(&f))) || attribution_holds(folded_str(&f), first, last))
			return with_beginning(r, from, 3 - lines);
	}
	return i + 1;
}

/* With marked text right below it, less is enough: "as Bob wrote:", "* Ann <ann@...> [date]:". */
static bool introduces_quote(const struct reader *r, size_t i)
{
	struct folded f;
	struct str s;

	if (!could_belong(r, i) || !ends_in_colon(str_trim(line_at(r, i))) || i + 1 == r->n ||
	    r->kind[i + 1] != LINE_QUOTED)
		return false;
	f = folded(line_at(r, i));
	s = folded_str(&f);
	return attribution_says_wrote(s) || (attribution_says_when(s) && str_find_char(s, '@') < s.n);
}

/* Quoted lines stay quoted, so that an explicit block can tell them. */
static void mark(struct reader *r, size_t from, size_t to, enum line_kind kind)
{
	for (size_t i = from; i < to; i++)
		if (r->kind[i] != LINE_QUOTED)
			r->kind[i] = (uint8_t)kind;
}

/* Mailx and its children quote by a tab, on empty lines too: so, right below an attribution only. */
static void mark_tabbed(struct reader *r, size_t i)
{
	while (i < r->n && !line_at(r, i).n)
		i++;
	for (; i < r->n && r->kind[i] == LINE_OWN && str_starts(line_at(r, i), STR("\t")); i++)
		r->kind[i] = LINE_QUOTED;
}

/* Whether marked text follows; then the own text goes on behind it (Q2). */
static bool quote_follows(const struct reader *r, size_t i)
{
	for (; i < r->n; i++)
		if (!is_blank_line(line_at(r, i)))
			return r->kind[i] == LINE_QUOTED;
	return true;
}

/* ---- from the top ---- */

static void mark_signed_frame(struct reader *r, size_t *i)
{
	struct str line = line_at(r, *i);
	size_t from = *i;

	if (str_eq(line, STR("-----BEGIN PGP SIGNED MESSAGE-----"))) {
		while (*i + 1 < r->n && !is_blank_line(line_at(r, *i)))
			++*i;
		mark(r, from, *i + 1, LINE_ARMOUR);
	} else if (str_eq(line, STR("-----BEGIN PGP SIGNATURE-----"))) {
		while (*i + 1 < r->n && !str_eq(line_at(r, *i), STR("-----END PGP SIGNATURE-----")))
			++*i;
		mark(r, from, *i + 1, LINE_ARMOUR);
	}
}

static bool is_signature(struct str line)
{
	return str_eq(line, STR("-- ")) || str_eq(line, STR("- -- ")); /* the latter in signed text */
}

/* Looks at line i; true if the own text ends with it. */
static bool ends_at(struct reader *r, size_t i)
{
	struct folded f;
	size_t lines;

	if (is_signature(line_at(r, i))) {
		mark(r, i, r->n, LINE_SIGNATURE);
		return true;
	}
	f = folded(line_at(r, i));
	if (starts_with_any(folded_str(&f), phone_lines, LENGTH(phone_lines)))
		mark(r, i, i + 1, LINE_SIGNATURE);
	if (is_ruled_heading(folded_str(&f), 2) || holds_ruled_heading(folded_str(&f)) ||
	    is_bare_heading(folded_str(&f))) {
		mark(r, i, i + 1, LINE_HEADING);
		mark(r, i + 1, r->n, LINE_OLD);
		return true;
	}
	if (is_block(r, i, &f, &lines)) {
		mark(r, i, i + lines, LINE_HEADING);
		mark(r, i + lines, r->n, LINE_OLD);
		return true;
	}
	return false;
}

static bool attribution_ends_at(struct reader *r, size_t i)
{
	size_t from = r->kind[i] == LINE_ATTRIBUTION ? i : attribution_start(r, i);

	if (from > i && introduces_quote(r, i))
		from = i;
	if (from > i)
		return false;
	mark(r, from, i + 1, LINE_ATTRIBUTION);
	mark_tabbed(r, i + 1);
	if (quote_follows(r, i + 1))
		return false;
	mark(r, i + 1, r->n, LINE_OLD);
	return true;
}

static void read_down(struct reader *r)
{
	for (size_t i = 0; i < r->n; i++) {
		mark_signed_frame(r, &i);
		if (r->kind[i] != LINE_OWN && r->kind[i] != LINE_ATTRIBUTION)
			continue;
		if (ends_at(r, i) || attribution_ends_at(r, i))
			return;
	}
}

/* ---- ORDERS ... END ---- */

/* "*END*", "=== ORDERS ===": some write it large. */
static bool line_says(const struct reader *r, size_t i, const char *word)
{
	return str_eq_c(str_strip(line_at(r, i), " \t\r*_=~#-"), word);
}

/* The END to the ORDERS in line i, or n. A second ORDERS before it belongs to older text. */
static size_t block_end(const struct reader *r, size_t i)
{
	while (++i < r->n && !line_says(r, i, "ORDERS"))
		if (r->kind[i] != LINE_QUOTED && line_says(r, i, "END"))
			return i;
	return r->n;
}

static void open_block(struct reader *r, size_t from, size_t to)
{
	mark(r, from, from + 1, LINE_FRAME);
	for (size_t i = from + 1; i < to; i++)
		if (r->kind[i] != LINE_QUOTED)
			r->kind[i] = LINE_OWN;
	mark(r, to, to + 1, LINE_FRAME);
}

static void close_outside(struct reader *r, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		if (r->kind[i] == LINE_OWN && !is_blank_line(line_at(r, i)))
			r->kind[i] = LINE_OUTSIDE;
}

static void read_blocks(struct reader *r)
{
	size_t outside = 0;
	bool any = false;

	for (size_t i = 0; i < r->n; i++) {
		size_t end;

		if (r->kind[i] != LINE_OWN || !line_says(r, i, "ORDERS"))
			continue;
		end = block_end(r, i);
		if (end == r->n)
			continue;
		open_block(r, i, end);
		close_outside(r, outside, i);
		outside = i = end + 1;
		any = true;
	}
	if (any)
		close_outside(r, outside, r->n);
}

void quote_classify(const struct source *text, uint8_t *kind)
{
	struct reader r = { text, kind, text->nlines };

	mark_forum_quotes(&r);
	mark_quoted(&r);
	read_down(&r);
	read_blocks(&r);
}
