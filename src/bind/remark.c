/* remark: see remark.h. */
#include "bind/remark.h"

#include "base/buf.h"
#include "base/utf8.h"
#include "order/sheet.h"

enum {
	WRAPPED_LETTERS = 40, /* a line as long as this may have been broken by a mail program */
	TITLE_WORDS = 4,
};

enum kind {
	OTHERS,
	OWN,
	AGAINST_,
	ASKS,
	DENIES,
	INSTEAD,
	HANGS,
	QUALIFIES,
	LIMITS,
	VOIDS,
	DROPS,
	EARLY,
	MAILS,
	POINTS,
	UNSURE
};

static const struct {
	struct str words; /* with the blanks around */
	enum kind kind;
} remarks[] = {
#define ENTRY(text, kind) { { " " text " ", sizeof(" " text " ") - 1 }, kind },
#define HEARSAY(text) ENTRY(text, OTHERS)
#define OWN_WORD(text) ENTRY(text, OWN)
#define AGAINST(text) ENTRY(text, AGAINST_)
#define ASKED(text) ENTRY(text, ASKS)
#define DENIAL(text) ENTRY(text, DENIES)
#define RATHER(text) ENTRY(text, INSTEAD)
#define HANGING(text) ENTRY(text, HANGS)
#define QUALIFIER(text) ENTRY(text, QUALIFIES)
#define LIMIT(text) ENTRY(text, LIMITS)
#define VOID(text) ENTRY(text, VOIDS)
#define DROP(text) ENTRY(text, DROPS)
#define EARLIER(text) ENTRY(text, EARLY)
#define MAILED(text) ENTRY(text, MAILS)
#define POINTED(text) ENTRY(text, POINTS)
#define UNSETTLED(text) ENTRY(text, UNSURE)
#include "lexicon.inc"
};
enum { REMARKS = sizeof remarks / sizeof *remarks };

/* ---- words ---- */

struct str words_folded(struct str text, struct arena *a)
{
	const struct str folded = utf8_fold_name(a, text);
	struct buf out = buf_new(a);
	buf_add_char(&out, ' ');
	for (size_t i = 0; i < folded.n; i++) {
		const char c = folded.p[i];
		const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c & 0x80;
		if (letter)
			buf_add_char(&out, c);
		else if (c != '\'' && out.p[out.n - 1] != ' ')
			buf_add_char(&out, ' ');
	}
	if (out.p[out.n - 1] != ' ')
		buf_add_char(&out, ' ');
	return buf_str(&out);
}

bool words_hold(struct str words, struct str word)
{
	for (size_t i = 0; word.n && i + word.n + 1 < words.n; i++) {
		const struct str rest = str_sub(words, i + 1, words.n);
		if (words.p[i] == ' ' && str_starts(rest, word) &&
		    (rest.p[word.n] == ' ' ||
		     (rest.n > word.n + 1 && rest.p[word.n] == 's' && rest.p[word.n + 1] == ' ')))
			return true;
	}
	return false;
}

size_t words_count(struct str words)
{
	size_t n = 0;
	for (size_t i = 0; i + 1 < words.n; i++)
		n += words.p[i] == ' ';
	return n;
}

static bool holds(struct str words, enum kind kind)
{
	for (size_t i = 0; i < REMARKS; i++)
		if (remarks[i].kind == kind && str_find(words, remarks[i].words) < words.n)
			return true;
	return false;
}

static bool begins(struct str words, enum kind kind)
{
	for (size_t i = 0; i < REMARKS; i++)
		if (remarks[i].kind == kind && str_starts(words, remarks[i].words))
			return true;
	return false;
}

static bool ends(struct str words, enum kind kind)
{
	for (size_t i = 0; i < REMARKS; i++)
		if (remarks[i].kind == kind && str_ends(words, remarks[i].words))
			return true;
	return false;
}

bool words_are_hearsay(struct str words)
{
	return holds(words, AGAINST_) || holds(words, UNSURE) || (holds(words, OTHERS) && !holds(words, OWN));
}

/* ---- remarks ---- */

/* Each of the words. */
static bool are_all(struct str words, enum kind kind)
{
	while (words.n > 1) {
		const size_t word = 2 + str_find_char(str_sub(words, 1, words.n), ' ');
		bool is = false;
		for (size_t i = 0; i < REMARKS && !is; i++)
			is = remarks[i].kind == kind && str_eq(remarks[i].words, str_sub(words, 0, word));
		if (!is)
			return false;
		words = str_sub(words, word - 1, words.n);
	}
	return true;
}

/* "Scrap that.", "Forget all of the above, please": said of what stands above, and of nothing by name. */
static bool drops_above(struct str line)
{
	struct arena a = ARENA_INIT;
	struct str words = words_folded(line, &a);
	if (str_starts(words, STR(" please ")))
		words = str_sub(words, sizeof(" please") - 1, words.n);
	const size_t verb = words.n > 1 ? 1 + str_find_char(str_sub(words, 1, words.n), ' ') : words.n;
	const struct str rest = str_sub(words, verb, words.n);
	const bool drops = rest.n > 1 && begins(words, DROPS) && are_all(rest, POINTS);
	arena_release(&a);
	return drops;
}

/* "No." and "rather: ...", not "no news from here". */
static enum denial denial_of(struct str line)
{
	if (drops_above(line))
		return DENIES_ALONE;
	for (size_t i = 0; i < REMARKS; i++) {
		const struct str word = str_trim(remarks[i].words), rest = str_sub(line, word.n, line.n);
		if (remarks[i].kind != DENIES && remarks[i].kind != INSTEAD)
			continue;
		if (!str_starts_nocase(line, word) ||
		    !(!str_trim(rest).n || strchr(".,:;!", *rest.p) || str_starts(rest, STR(" - "))))
			continue;
		return remarks[i].kind == DENIES ? DENIES_ALONE : DENIES_ALWAYS;
	}
	return DENIES_NOT;
}

bool words_name_mail(struct str text)
{
	struct arena a = ARENA_INIT;
	const struct str words = words_folded(text, &a);
	const bool names = holds(words, EARLY) && holds(words, MAILS);
	arena_release(&a);
	return names;
}

bool words_deny(struct str sentence)
{
	struct arena a = ARENA_INIT;
	const bool denies = denial_of(str_trim(utf8_plain_signs(&a, sentence))) != DENIES_NOT;
	arena_release(&a);
	return denies;
}

/* "Delete the following order" */
static bool points_down(struct str words)
{
	return str_ends(words, STR(" following ")) || str_ends(words, STR(" following order ")) ||
	       str_ends(words, STR(" following orders ")) || str_ends(words, STR(" below "));
}

/* "Sorry, I could not write earlier. My orders:": what stands before its colon. */
static struct str label_of(struct str line)
{
	for (size_t i = line.n; i-- > 1;)
		if (line.p[i] == ' ' && strchr(".!?", line.p[i - 1]))
			return str_sub(line, i + 1, line.n);
	return line;
}

static bool opens(struct str words, char last, unsigned stops, unsigned first)
{
	const unsigned doubt = STOP_CONDITION | STOP_ALTERNATIVE | STOP_CORRECTION | STOP_PAST;
	switch (last) {
	case ',':
	case '-':
		return stops & STOP_CONDITION;
	case '?':
		return holds(words, ASKS);
	case ':': /* "Don't:", not "but without the copy:" */
		return first == STOP_NEGATION || stops & doubt || words_are_hearsay(words);
	default:
		return points_down(words) && holds(words, AGAINST_);
	}
}

/* "cancel: spawn 3 in Nara" */
static bool undoes(struct str line, struct arena *a)
{
	const size_t colon = str_find_char(line, ':');
	return colon < line.n && holds(words_folded(str_sub(line, 0, colon), a), AGAINST_);
}

static bool drops_earlier(struct str words, unsigned stops)
{
	return holds(words, DROPS) && holds(words, EARLY) && holds(words, MAILS) && !points_down(words) &&
	       !(stops & (STOP_NEGATION | STOP_QUESTION | STOP_ALTERNATIVE));
}

static bool is_title(struct str words, unsigned first)
{
	return words_count(words) <= TITLE_WORDS &&
	       (words_are_hearsay(words) || first & (STOP_CONDITION | STOP_ALTERNATIVE));
}

static bool begins_small(struct str line)
{
	while (line.n && strchr("(-* ", *line.p))
		line = str_sub(line, 1, line.n);
	return line.n && *line.p >= 'a' && *line.p <= 'z';
}

struct remark remark_of(struct str line, unsigned stops, unsigned first, struct arena *a)
{
	line = str_trim(utf8_plain_signs(a, line));
	const struct str words = words_folded(line, a);
	const char last = line.n ? line.p[line.n - 1] : '.';
	struct remark r = { .ended = strchr(".!?;", last), .denies = denial_of(line) };
	const bool open = !r.ended && !strchr(":,", last);
	r.opens = opens(last == ':' ? words_folded(label_of(line), a) : words, last, stops, first);
	r.titles = !r.ended && is_title(words, first);
	r.hangs = open && (ends(words, HANGS) || (first == STOP_CONDITION && str_find_char(line, ',') == line.n));
	r.wrapped = open && stops && utf8_count(line) >= WRAPPED_LETTERS;
	r.qualifies = begins(words, QUALIFIES) && begins_small(line) && str_find_char(line, ',') == line.n;
	r.limits = begins(words, LIMITS);
	r.undoes = undoes(line, a);
	r.drops = drops_earlier(words, stops);
	r.voids = holds(words, VOIDS);
	return r;
}
