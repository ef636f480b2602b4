/* days: see days.h. */
#include "speech/days.h"

#include "base/byte.h"
#include "base/civil.h"

enum kind {
	OTHER,
	NUMBER,
	ORDINAL,
	TENS,
	COUNT,
	UNIT,
	NEAR,
	WEEKDAY,
	MONTH,
	YEAR,
	DATE,
	FROM,
	UNTIL,
	TO,
	NEXT,
	THIS,
	FOR,
	FILL,
	HOUR,
	WEEKEND,
	BACK,
	OPEN,
	VAGUE,
	DENY
};

enum { WORDS_MOST = 60, SPANS_MOST = 3 };

static const struct day_word {
	const char *word;
	enum kind kind;
	int n;
} day_words[] = {
#define DAYWORD(word, kind, n) { word, kind, n },
#include "../../grammar/days.def"
#undef DAYWORD
};

struct token {
	enum kind kind;
	int64_t n;  /* of a DATE the day itself */
	bool apart; /* behind a comma */
};
struct point { /* a day, as far as it was said */
	int weekday, day, month;
	int64_t year, exact; /* exact: the day itself; -1 of each: not said */
	int64_t more;        /* so many days later: "Friday week" */
	bool later;          /* "next Tuesday" */
	bool bare;           /* a number alone: "till 5" */
	bool behind;         /* "the Monday after", "the following Monday": it is counted from another day */
	bool on;             /* "on the 5th": it names that day, and no other in whose place it would stand */
};
struct reader {
	struct token at[WORDS_MOST];
	size_t n;
	int64_t today;
};
struct span_of_days {
	int64_t from, until;
	bool begins, ends, back; /* what of it was said */
	bool open;
};
/* "not the 9th", "instead of Friday": days that it is not. */
struct denied {
	struct point day;
	bool until;    /* "not till Friday" */
	size_t behind; /* of as many stretches */
};
struct denials {
	struct denied at[SPANS_MOST];
	size_t n;
};

/* ---- words ---- */

static struct token date_token(struct str word)
{
	struct civil c = { 0 };
	char sign;
	int read = 0;
	char text[16] = "";

	if (word.n >= sizeof text)
		return (struct token){ .kind = OPEN, .n = 0 };
	memcpy(text, word.p, word.n);
	if (sscanf(text, "%4d-%2d-%2d%n", &(int){ 0 }, &c.month, &c.day, &read) == 3 && (size_t)read == word.n) {
		int64_t year = 0;
		str_to_int(str_sub(word, 0, 4), &year);
		c.year = year;
		return civil_is_valid(&c) ? (struct token){ .kind = DATE, .n = civil_days(c.year, c.month, c.day) }
					  : (struct token){ .kind = OPEN, .n = 0 };
	}
	if (sscanf(text, "%2d%c%2d%n", &c.hour, &sign, &c.minute, &read) == 3 && sign == ':' && (size_t)read == word.n)
		return (struct token){ .kind = HOUR, .n = 0 };
	return (struct token){ .kind = OPEN, .n = 0 }; /* "9/1": of the ninth or the first? */
}

static struct token number_token(struct str word)
{
	static const char *const endings[] = { "st", "nd", "rd", "th" }, *const hours[] = { "am", "pm", "h" };
	int64_t n;

	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
		if (str_ends(word, str_c(endings[i])) && str_to_int(str_sub(word, 0, word.n - 2), &n) && n > 0 &&
		    n <= 31)
			return (struct token){ .kind = ORDINAL, .n = n };
	for (size_t i = 0; i < sizeof hours / sizeof *hours; i++)
		if (str_ends(word, str_c(hours[i])) && str_to_int(str_sub(word, 0, word.n - strlen(hours[i])), &n))
			return (struct token){ .kind = HOUR, .n = 0 };
	if (!str_to_int(word, &n))
		return date_token(word);
	return n >= 2000 && n < 2200 ? (struct token){ .kind = YEAR, .n = n }
				     : (struct token){ n > 0 && n <= 31 ? NUMBER : OTHER, n };
}

static struct token token_of(struct str word)
{
	if (byte_is_digit((unsigned char)*word.p))
		return number_token(word);
	for (size_t i = 0; i < sizeof day_words / sizeof *day_words; i++)
		if (str_eq_c(word, day_words[i].word))
			return (struct token){ day_words[i].kind, day_words[i].n };
	if (civil_weekday_named(word) >= 0)
		return (struct token){ .kind = WEEKDAY, .n = civil_weekday_named(word) };
	if (civil_month_named(word) > 0)
		return (struct token){ .kind = MONTH, .n = civil_month_named(word) };
	return (struct token){ .kind = OTHER, .n = 0 };
}

/* "twenty first" */
static void join_tens(struct reader *r)
{
	struct token *last = &r->at[r->n - 1];

	if (r->n < 2 || last[-1].kind != TENS || last->kind != ORDINAL || last->n >= 10)
		return;
	last[-1] = (struct token){ .kind = ORDINAL, .n = last[-1].n + last->n };
	r->n--;
}

static void add_word(struct reader *r, struct str word, bool apart)
{
	word = str_strip(word, " .,;:!?()\"'*_");
	if (!word.n || r->n == WORDS_MOST)
		return;
	r->at[r->n] = token_of(word);
	r->at[r->n++].apart = apart;
	join_tens(r);
}

/* A dash within "sat-mon" or "9-12" is a word "to"; within a date it is not. */
static void read_words(struct reader *r, struct str text)
{
	struct str word;
	bool apart = false, next = false;

	while (str_cut(&text, ' ', &word)) {
		apart = word.n ? next : apart;
		next = word.n ? str_ends(word, STR(",")) : next;
		const size_t dash = str_find_char(word, '-');
		const struct str more = dash < word.n ? str_sub(word, dash + 1, word.n) : STR_NONE;

		if (!word.n)
			continue;
		if (dash == word.n || str_find_char(more, '-') < more.n) {
			add_word(r, word, apart);
			continue;
		}
		add_word(r, str_sub(word, 0, dash), apart);
		if (r->n && r->n < WORDS_MOST && r->at[r->n - 1].kind != TENS && r->at[r->n - 1].kind != OTHER)
			r->at[r->n++] = (struct token){ .kind = TO };
		add_word(r, more, false);
	}
}

/* ---- one day ---- */

static enum kind kind_at(const struct reader *r, size_t i)
{
	return i < r->n ? r->at[i].kind : OTHER;
}

static size_t skip(const struct reader *r, size_t i, enum kind kind)
{
	while (kind_at(r, i) == kind)
		i++;
	return i;
}

/* "Friday week", "tomorrow fortnight": so many days later; "Friday next week", "Friday of next week". Behind it. */
static size_t read_later(const struct reader *r, size_t i, struct point *p)
{
	const enum kind day = i ? kind_at(r, i - 1) : OTHER;
	const size_t next = day == WEEKDAY ? skip(r, i, FILL) : r->n;

	if (kind_at(r, next) == NEXT && kind_at(r, next + 1) == UNIT && r->at[next + 1].n == 7) {
		p->exact = r->today - civil_weekday(r->today) + 7 + p->weekday;
		return next + 2;
	}
	if ((day != WEEKDAY && day != NEAR) || kind_at(r, i) != UNIT || r->at[i].n < 7)
		return i;
	p->more += r->at[i].n;
	return i + 1;
}

/* "a week on Friday", "two weeks from tomorrow", "a week tomorrow": to where the day is said that it is counted from. */
static size_t read_before(const struct reader *r, size_t i, int64_t *days)
{
	const bool counted = kind_at(r, i) == COUNT || kind_at(r, i) == NUMBER;
	const size_t day = kind_at(r, i + 2) == FILL || kind_at(r, i + 2) == FROM ? i + 3 : i + 2;

	if (!counted || kind_at(r, i + 1) != UNIT || r->at[i + 1].n < 7 ||
	    (kind_at(r, day) != WEEKDAY && kind_at(r, day) != NEAR))
		return i;
	*days = r->at[i].n * r->at[i + 1].n;
	return day;
}

/* "the day after tomorrow" */
static bool is_overmorrow(const struct reader *r, size_t i)
{
	return kind_at(r, i) == UNIT && r->at[i].n == 1 && kind_at(r, i + 1) == VAGUE && kind_at(r, i + 2) == NEAR &&
	       r->at[i + 2].n == 1;
}

/* One word of a day; false: it is none, or has been said. */
static bool take_part(const struct reader *r, size_t i, bool any, struct point *out)
{
	const enum kind kind = kind_at(r, i);
	const int n = i < r->n ? (int)r->at[i].n : 0;

	if (kind == NEAR && !any)
		out->exact = r->today + n;
	else if (kind == DATE && !any)
		out->exact = r->at[i].n;
	else if (kind == WEEKDAY && out->weekday < 0)
		out->weekday = n;
	else if ((kind == ORDINAL || kind == NUMBER) && out->day < 0)
		out->day = n;
	else if (kind == MONTH && out->month < 0)
		out->month = n;
	else if (kind == YEAR && out->month >= 0)
		out->year = n;
	else
		return (kind == HOUR || kind == FILL) && any;
	return true;
}

/* "till the Monday after", and no day behind that. */
static bool ends_after(const struct reader *r, size_t i, const struct point *p)
{
	const enum kind next = kind_at(r, i + 1);

	return kind_at(r, i) == VAGUE && r->at[i].n == 1 && p->weekday >= 0 && p->day < 0 && p->exact < 0 &&
	       (next == OTHER || next == HOUR || (i + 1 < r->n && r->at[i + 1].apart));
}

/* Behind it; `from`: there is none. */
static size_t read_point(const struct reader *r, size_t from, struct point *out)
{
	size_t i = skip(r, from, FILL), began;
	bool any = false;

	*out = (struct point){ .weekday = -1, .day = -1, .month = -1, .year = -1, .exact = -1 };
	out->on = i > from && r->at[from].n == 1;
	for (size_t k = from; k < i; k++)
		out->behind |= r->at[k].n == 2;
	out->later = kind_at(r, i) == NEXT;
	i += kind_at(r, i) == NEXT || kind_at(r, i) == THIS;
	if (is_overmorrow(r, i)) {
		out->exact = r->today + 2;
		return skip(r, i + 3, HOUR);
	}
	i = read_before(r, i, &out->more);
	for (began = i; take_part(r, i, any, out); i = read_later(r, i + 1, out))
		any |= kind_at(r, i) != HOUR && kind_at(r, i) != FILL;
	while (i > began && kind_at(r, i - 1) == FILL)
		i--;
	out->bare = i && kind_at(r, i - 1) == NUMBER && out->month < 0 && out->weekday < 0;
	if (any && ends_after(r, i, out)) {
		out->behind = true;
		i++;
	}
	return any && (out->month < 0 || out->day > 0) ? i : from;
}

static int64_t of_month(int64_t year, int month, int day)
{
	return day <= civil_month_days(year, month) ? civil_days(year, month, day) : -1;
}

/* The first such day that is not before another; -1: there is none. */
static int64_t day_from(const struct point *p, int64_t least)
{
	const struct civil c = civil_of(least * DAY_SECONDS);
	int64_t year = p->year >= 0 ? p->year : c.year, day = -1;
	int month = p->month > 0 ? p->month : c.month;

	if (p->exact >= 0)
		return p->exact + p->more;
	if (p->day < 0)
		return least + (p->weekday - civil_weekday(least) + 7) % 7 + p->more;
	if (p->more)
		return -1;
	for (int tries = 0; day < least && tries < 13; tries++) {
		day = of_month(year, month, p->day);
		if (p->year >= 0)
			break;
		year += p->month > 0 || month == 12;
		month = p->month > 0 ? month : month % 12 + 1;
	}
	return day >= 0 && p->weekday >= 0 && civil_weekday(day) != p->weekday ? -1 : day;
}

/* ---- from, until ---- */

static bool set_until(struct span_of_days *s, const struct reader *r, const struct point *p)
{
	const int64_t least = s->begins && s->from > r->today ? s->from : r->today;

	s->until = day_from(p, least);
	if (p->day < 0 && p->exact < 0 && s->until == least && !s->begins)
		s->until += 7; /* on a Friday "until Friday" */
	s->ends = true;
	if (p->more && p->day < 0 && p->exact < 0 && s->until - p->more == r->today)
		return false; /* on a Friday "Friday week": of today, or of the next? */
	if (p->behind && (!s->begins || p->weekday < 0 || s->until == least))
		return false; /* behind no day that was named, or a week after it */
	return s->until >= least && !p->later && !(p->bare && !s->begins);
}

/* "from the 9th until the 12th of January", "2 to 7 January" on the 5th: its month is said behind it. */
static void set_from(struct span_of_days *s, const struct reader *r, struct point *p, const struct point *until)
{
	if (p->day > 0 && p->month < 0 && until && until->month > 0) {
		const int64_t end = day_from(until, r->today);
		struct civil c = civil_of(end * DAY_SECONDS);
		if (p->day > c.day)
			c.month = c.month > 1 ? c.month - 1 : 12;
		p->month = c.month;
		p->year = c.year - (p->day > c.day && c.month == 12);
	}
	s->from = day_from(p, r->today);
	s->begins = true;
	if (s->from >= 0 && s->from < r->today)
		s->from = r->today;
}

/* "for five days", "for a week", "for two weeks": how many; 0: it does not say so. */
static size_t read_while(const struct reader *r, size_t i, int64_t *days)
{
	const bool counted = kind_at(r, i + 1) == COUNT || kind_at(r, i + 1) == NUMBER;

	if (kind_at(r, i) != FOR || !counted || kind_at(r, i + 2) != UNIT)
		return i;
	*days = r->at[i + 1].n * r->at[i + 2].n;
	return i + 3;
}

/* "next week", "this weekend": behind it. */
static size_t read_week(const struct reader *r, size_t from, struct span_of_days *s)
{
	size_t i = skip(r, from, FILL);
	const int64_t monday = r->today - civil_weekday(r->today);

	if (kind_at(r, i) == FOR)
		i = skip(r, i + 1, FILL);
	if (kind_at(r, i) == NEXT && kind_at(r, i + 1) == UNIT && r->at[i + 1].n == 7) {
		*s = (struct span_of_days){ .from = monday + 7, .until = monday + 13, .begins = true, .ends = true };
		return i + 2;
	}
	i += kind_at(r, i) == THIS;
	if (kind_at(r, i) != WEEKEND)
		return from;
	*s = (struct span_of_days){ .from = monday + 5, .until = monday + 6, .begins = true, .ends = true };
	s->from = s->from < r->today ? r->today : s->from;
	return i + 1;
}

/* Behind "until X" or "X to Y" there is one day more; Behind what was read. */
static size_t read_end(const struct reader *r, size_t i, struct span_of_days *s, struct point *first)
{
	const enum kind kind = kind_at(r, i);
	struct point last;
	const bool both = first && kind_at(r, skip(r, i, HOUR)) == TO;
	const size_t behind = kind == UNTIL || both ? read_point(r, i + 1, &last) : i + 1;

	if (!(kind == UNTIL || both) || behind == i + 1)
		return i;
	if (first)
		set_from(s, r, first, &last);
	s->open |= first && (first->later || first->behind || s->from < 0);
	s->open |= !set_until(s, r, &last);
	return behind;
}

/* One stretch of days from there on; `at`: none begins there. */
static size_t read_span(const struct reader *r, size_t at, struct span_of_days *s)
{
	const bool says_from = kind_at(r, at) == FROM;
	size_t i, behind;
	struct point first;
	int64_t days = 0;

	*s = (struct span_of_days){ .from = r->today, .back = at && kind_at(r, at - 1) == BACK };
	if ((i = read_week(r, at, s)) > at)
		return read_end(r, i, s, NULL);
	if ((i = read_while(r, at, &days)) > at) {
		s->until = r->today + days;
		s->ends = true;
		return i;
	}
	if ((i = read_end(r, at, s, NULL)) > at)
		return i;
	i = read_point(r, at + says_from, &first);
	if (i == at + says_from)
		return at;
	if ((behind = read_end(r, i, s, &first)) > i) {
		s->open |= says_from &&
			   s->back; /* "not at home between Saturday and Monday", "back from Friday to Sunday" */
		return behind;
	}
	set_from(s, r, &first, NULL);
	s->open |= first.later || first.behind || s->from < 0;
	if ((behind = read_while(r, i, &days)) > i) {
		s->until = s->from + days - 1;
		s->ends = true;
	} else {
		s->until = s->from;
		s->open |= says_from; /* "from Wednesday on" */
	}
	return behind;
}

static bool begins_span(const struct reader *r, size_t i)
{
	const enum kind kind = kind_at(r, i);

	return kind != OTHER && kind != DENY && kind != FILL && kind != TO && kind != HOUR && kind != BACK &&
	       kind != NUMBER && kind != THIS && kind != COUNT && kind != FOR;
}

static bool is_day(enum kind kind)
{
	return kind == NEAR || kind == WEEKDAY || kind == MONTH || kind == DATE || kind == ORDINAL || kind == UNTIL ||
	       kind == NEXT || kind == WEEKEND || kind == OPEN;
}

/* What would have to be said of days, and was not read as one; behind: it stands right behind one. */
static bool is_left(const struct reader *r, size_t i, bool behind)
{
	const enum kind kind = kind_at(r, i), before = i ? kind_at(r, i - 1) : OTHER;

	if (kind == UNIT)
		return before == COUNT || before == NUMBER || before == VAGUE || before == NEXT || before == THIS;
	if (kind != VAGUE && kind != DENY)
		return is_day(kind);
	for (size_t k = i + 1; k < i + 4; k++)
		behind |= is_day(kind_at(r, k)) || kind_at(r, k) == UNIT;
	return behind;
}

/* "I won't be about until Friday" */
static bool says_nothing(const struct reader *r, size_t i)
{
	return kind_at(r, i) == VAGUE && r->at[i].n == 2 && (kind_at(r, i + 1) == UNTIL || kind_at(r, i + 1) == FROM);
}

/* "not the 9th", "not till Friday": behind it; i: it denies no day. */
static size_t read_denied(const struct reader *r, size_t i, struct denied *out)
{
	const enum kind kind = kind_at(r, i + 1);
	const size_t from = i + 1 + (kind == UNTIL || kind == FROM || kind == TO),
		     behind = read_point(r, from, &out->day);

	out->until = kind == UNTIL;
	return behind == from ? i : behind;
}

/* What is not read as days, and may be of them: of those beside it, or, behind a comma, perhaps: "til friday, if my men need ...". */
struct rest_of_days {
	bool left, apart;
};

static size_t read_spans(const struct reader *r, struct span_of_days spans[SPANS_MOST], struct denials * not,
			 struct rest_of_days *rest)
{
	size_t n = 0, i = 0, end = 0;

	while (i < r->n) {
		struct span_of_days one;
		const bool denies = kind_at(r, i) == DENY && not ->n < SPANS_MOST;
		const size_t denied = denies ? read_denied(r, i, &not ->at[not ->n]) : i;
		if (denied > i) {
			not ->at[not ->n++].behind = n;
			i = end = denied;
			continue;
		}
		const bool number = kind_at(r, i) == NUMBER, loose = !begins_span(r, i) && kind_at(r, i) != FOR;
		const size_t behind = loose && !number ? i : read_span(r, i, &one);

		if (behind == i || (number && !one.ends) || n == SPANS_MOST) {
			const bool next = i && i == end, apart = r->at[i].apart;
			const bool left = is_left(r, i, next && !apart), idle = says_nothing(r, i);
			rest->left |= left && !idle;
			rest->apart |= (next && apart && is_left(r, i, true)) || (left && idle);
			i++;
			continue;
		}
		one.back |= i > 1 && (kind_at(r, i - 1) == FILL && kind_at(r, i - 2) == BACK);
		spans[n++] = one;
		i = end = behind;
	}
	return n;
}

/* "next week, from the 12th to the 14th" */
static bool is_within(const struct span_of_days *inner, const struct span_of_days *outer)
{
	return inner->begins && inner->ends && outer->begins && outer->ends && inner->from >= outer->from &&
	       inner->until <= outer->until;
}

/* "till the 16th, not the 9th" corrects the end; "next week, but not on Friday" leaves a day of them out, or nobody knows which. */
static bool leaves_out(const struct reader *r, const struct denials * not, const struct span_of_days *s, size_t n)
{
	for (size_t i = 0; i < not ->n; i++) {
		const struct denied *d = &not ->at[i];
		const bool end = n == 1 && s->ends && !s->begins && (d->until || (d->behind && !d->day.on)) &&
				 day_from(&d->day, r->today) != s->until;

		for (size_t k = 0; k < n; k++) {
			const int64_t day = day_from(&d->day, s[k].from);

			if (day < 0 || (!end && day <= s[k].until))
				return true;
		}
	}
	return !n && not ->n;
}

/* "till Friday, the 16th", "Friday week is the 16th, so till then": the same day by another name. */
static bool is_named_twice(const struct span_of_days *s, size_t n)
{
	return n == 2 && !s[0].ends && s[0].begins && s[1].ends && !s[1].begins && s[0].from == s[1].until;
}

enum days_read days_in(struct str sentence, int64_t today, int64_t *from, int64_t *until, struct arena *a)
{
	struct reader r = { .today = today };
	struct span_of_days s[SPANS_MOST];
	struct denials not = { .n = 0 };
	struct rest_of_days rest = { 0 };

	read_words(&r, str_lower(a, sentence, 0));
	size_t n = read_spans(&r, s, &not, &rest);
	bool open = rest.left;
	for (size_t i = 0; i < n; i++)
		open |= s[i].open || s[i].until < s[i].from;
	if (n == 2 && is_within(&s[1], &s[0]))
		s[0] = s[1];
	n -= n == 2 && is_within(&s[1], &s[0]);
	const bool twice = is_named_twice(s, n);
	if (twice)
		s[0] = s[1];
	n -= twice;
	open |= leaves_out(&r, &not, s, n);
	if (!n)
		return open ? DAYS_OPEN : DAYS_NONE;
	*from = s[0].begins && !(n == 1 && s[0].back) ? s[0].from : today;
	*until = s[n - 1].until;
	if (open || n > 2 || *until < *from)
		return DAYS_OPEN;
	if (n == 1)
		return s[0].back || twice || not .n || rest.apart ? DAYS_LIKELY : DAYS_EXACT;
	/* the one says when it begins, the other when it ends */
	return !s[0].ends && (s[1].back || (s[1].ends && !s[1].begins)) ? DAYS_LIKELY : DAYS_OPEN;
}
