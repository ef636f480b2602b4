/* request_read: what people write behind the words of a request, in the exact form of request.h. */
#include "request/request.h"

#include "base/byte.h"
#include "base/civil.h"
#include "base/utf8.h"
#include "engine/host.h"
#include "order/dictionary.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"
#include "request/request_read.h"
#include "speech/days.h"

enum { LONGEST_AWAY = 366, LONGEST_EXTENSION = 60 /* days */, SENTENCE_MOST = 600 };

/* ---- days ------------------------------------------------------------------------------------- */

/* "8", "8th": the number of a day; 0: it is none. */
static int day_number(struct str word)
{
	static const char *const endings[] = { "st", "nd", "rd", "th" };
	int64_t n = 0;

	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
		if (word.n > 2 && str_eq_nocase(str_sub(word, word.n - 2, word.n), str_c(endings[i])))
			word.n -= 2;
	return word.n <= 2 && str_to_int(word, &n) && n > 0 && n <= 31 ? (int)n : 0;
}

static bool is_bare_number(struct str text)
{
	const struct str word = str_strip(str_trim(text), ".,;:!()");
	size_t i = 0;

	while (i < word.n && byte_is_digit(word.p[i]))
		i++;
	return i && i == word.n;
}

/* "10 to 14 February. What happens if ...": to where another sentence begins. */
static struct str first_sentence(struct str text)
{
	for (size_t i = 1; i + 2 < text.n; i++)
		if (strchr(".!?;", text.p[i]) && text.p[i + 1] == ' ' && byte_is_letter(text.p[i + 2]) &&
		    !byte_is_digit(text.p[i - 1]))
			return str_sub(text, 0, i);
	return text;
}

static struct str date_of(const struct request *r, int64_t day)
{
	return str_sub(when_iso(r->ear->a, day * DAY_SECONDS), 0, sizeof "2026-03-05" - 1);
}

/* In the words of its exact form; empty: they are not clear. likely: they are guessed. */
static struct str days_of(const struct request *r, struct str sentence, bool *likely)
{
	const struct zone zone = option_zone(r->ear->state);
	const int64_t today = civil_day_of(r->ear->now + zone_offset(&zone, r->ear->now));
	int64_t from, until;
	const enum days_read read = days_in(sentence, today, &from, &until, r->ear->a);

	*likely = read == DAYS_LIKELY;
	if (read < DAYS_LIKELY || until - today > LONGEST_AWAY)
		return STR_NONE;
	return str_printf(r->ear->a, "from %.*s to %.*s", STR_ARG(date_of(r, from)), STR_ARG(date_of(r, until)));
}

struct str request_days(const struct request *r, const struct asked *asked)
{
	bool likely = false;
	const struct str days = asked->about.n ? days_of(r, first_sentence(asked->about), &likely) : STR_NONE;

	return likely ? STR_NONE : days;
}

/* "from", "until", "Friday", "12": what days are said from. */
static bool begins_days(struct str word)
{
	return text_listed(word, LIST_DAYS) || civil_weekday_named(word) >= 0 || civil_month_named(word) > 0 ||
	       day_number(word);
}

/* "I", "I'm", "we", "we'll" */
static bool names_himself(struct str sentence, struct arena *a)
{
	struct str rest = utf8_plain_signs(a, str_lower(a, sentence, 0)), word;

	if (words_hold_listed(words_folded(sentence, a), LIST_NOTED))
		return true;
	while (str_cut(&rest, ' ', &word)) {
		const struct str who = str_sub(word, 0, str_find_char(word, '\''));

		if (str_eq_c(who, "i") || str_eq_c(who, "we") || str_eq_c(who, "im") || str_eq_c(who, "ill"))
			return true;
	}
	return false;
}

/* "No internet here from Friday till Monday", "Can't write between the 3rd and the 5th": who writes is meant. */
bool request_is_of_none(struct str sentence, struct arena *a)
{
	const roles somebody = SAYS_ROLE(SUBJECT) | SAYS_ROLE(OTHERS) | SAYS_ROLE(PREDICATE);
	const struct words w = words_singly(sentence, a);

	for (size_t i = 0; i < w.n; i++)
		if (w.at[i].roles & somebody && !str_eq_c(w.at[i].text, "the") &&
		    !(i && w.at[i].roles & SAYS_ROLE(OWN_WORD) && w.at[i - 1].roles & SAYS_ROLE(PREPOSITION)))
			return false; /* "Off to our Susan's" */
	return w.n > 0;
}

/* "I am not away", "I was away"; that he cannot write says that he is. */
static bool denies_it(struct str sentence, struct arena *a)
{
	return words_hold_listed(words_folded(sentence, a), LIST_PRESENT);
}

/* It puts off an order, but not an absence; "I may be gone" is no month. */
static bool is_to_come(const struct words *w, size_t i)
{
	const struct str word = w->at[i].text;
	const bool dated = (i && (day_number(w->at[i - 1].text) || str_eq_c(w->at[i - 1].text, "of"))) ||
			   (i + 1 < w->n && day_number(w->at[i + 1].text));

	return str_eq_c(word, "may") ? dated : begins_days(word) || str_starts(word, STR("next "));
}

/* "From the 12th turn on": no day. */
static bool counts_turns(struct str sentence, struct arena *a)
{
	const struct words w = words_singly(sentence, a);

	for (size_t i = 1; i < w.n; i++)
		if (str_starts(w.at[i].text, STR("turn")) && day_number(w.at[i - 1].text))
			return true;
	return false;
}

/* "No love, ...": an answer that denies nothing behind it; else from its first word on. */
static size_t behind_answer(struct str sentence, const struct words *w, struct arena *a)
{
	const size_t comma = str_find_char(sentence, ',');
	const struct words first = words_singly(str_sub(sentence, 0, comma), a);
	const size_t n = words_said(str_sub(sentence, 0, comma), a).n;

	return comma < sentence.n && first.n && first.n <= 3 && n <= w->n && phrasing_says("NAYS", first.at[0].text, a)
		       ? n
		       : 0;
}

/* "Blue says that I", "It is not true that I": before who writes names himself. */
static bool anothers_word(struct str sentence, const struct words *w, struct arena *a)
{
	const size_t from = behind_answer(sentence, w, a);
	size_t i = from;

	while (i < w->n && !(w->at[i].roles & SAYS_ROLE(WRITER)))
		i++;
	for (size_t k = from; i < w->n && k < i; k++)
		if (w->at[k].roles & (SAYS_ROLE(HEARSAY) | SAYS_ROLE(STOP_NEGATION)) &&
		    !(w->at[k].roles & (SAYS_ROLE(ARTICLE) | SAYS_ROLE(PREPOSITION))))
			return true;
	return false;
}

/* "is the week after, so": its clause ends with it, and nothing depends on it. */
static bool ends_clause(struct str sentence, size_t i, struct arena *a)
{
	size_t n = 0;

	for (size_t end = 0; sentence.n && n <= i; sentence = str_sub(sentence, end + (end < sentence.n), sentence.n)) {
		end = str_find_char(sentence, ',');
		n += words_said(str_sub(sentence, 0, end), a).n;
	}
	return n == i + 1;
}

/* "off to bed after this, ..." */
static bool is_settled(const struct words *w, size_t i, struct str sentence, struct arena *a)
{
	const bool pointed = i + 1 < w->n && w->at[i + 1].roles & (SAYS_ROLE(REFERENCE) | SAYS_ROLE(POINTED));

	return w->at[i].roles & SAYS_ROLE(TEMPORAL) && ends_clause(sentence, i + pointed, a);
}

/* He tells it of himself, for sure, and of days to come: "I shall be away", and not "My sister is", "I was", "If I am". */
static bool tells_of_himself(struct str sentence, struct arena *a)
{
	const roles open = SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_ALTERNATIVE) | SAYS_ROLE(UNSETTLED) |
			   SAYS_ROLE(PAST_TIME);
	const struct words w = words_said(sentence, a);
	bool dated = false; /* "I may be away": but "until Friday, so I may be slow" */

	for (size_t i = 0; i < w.n; i++)
		if ((w.at[i].roles & open ||
		     (w.at[i].roles & SAYS_ROLE(STOP_VAGUE) && w.at[i].roles & SAYS_ROLE(WILL) && !dated)) &&
		    !is_to_come(&w, i) && !is_settled(&w, i, sentence, a))
			return false;
		else
			dated |= begins_days(w.at[i].text) && !str_eq_c(w.at[i].text, "may");
	return !denies_it(sentence, a) && !counts_turns(sentence, a) && !anothers_word(sentence, &w, a) &&
	       (names_himself(sentence, a) || request_is_of_none(sentence, a));
}

/* Where "back" ends that is said of the writer: "I'm back", "I am back"; or opens its sentence: "Back from my trip". 0: nowhere. */
static size_t behind_back(const struct words *w)
{
	size_t from = 0;

	while (from < w->n && w->at[from].roles & SAYS_ROLE(CHAT))
		from++;
	if (from < w->n && str_eq_c(w->at[from].text, "back from"))
		return from + 1;
	for (size_t i = 1; i < w->n; i++) {
		const bool am = str_eq_c(w->at[i - 1].text, "im") || str_eq_c(w->at[i - 1].text, "am");

		if (am && (str_eq_c(w->at[i].text, "back") || str_eq_c(w->at[i].text, "back from")))
			return i + 1;
	}
	return 0;
}

bool request_says_back(struct str sentence, struct arena *a)
{
	const roles open = SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_ALTERNATIVE) | SAYS_ROLE(STOP_NEGATION) |
			   SAYS_ROLE(UNSETTLED) | SAYS_ROLE(OTHERS) | SAYS_ROLE(WILL) | SAYS_ROLE(TEMPORAL);
	const struct words w = words_said(sentence, a);
	const struct words all = words_singly(sentence, a);
	const bool here = words_hold(all.folded, STR("not away")) && names_himself(sentence, a);
	const size_t behind = here ? w.n : behind_back(&w);

	if (here)
		return str_find_char(sentence, '?') == sentence.n && !words_hold(all.folded, STR("if"));
	if (!behind || str_find_char(sentence, '?') < sentence.n)
		return false;
	for (size_t i = 0; i < behind; i++)
		if (w.at[i].roles & open)
			return false;
	/* "back soon", "back on Monday", "back to front" */
	return behind == w.n || !(w.at[behind].roles & SAYS_ROLE(CLOSED)) || w.at[behind].roles & SAYS_ROLE(FILLER) ||
	       str_eq_c(w.at[behind - 1].text, "back from");
}

static bool any_in(const char *name, const struct words *w, struct arena *a)
{
	for (size_t i = 0; i < w->n; i++)
		if (phrasing_says(name, w->at[i].text, a))
			return true;
	return false;
}

/* Of who is noted as away, and names no days. */
bool request_may_stay(const struct ear *ear, struct str sentence)
{
	const struct away_row key = { .seat = request_writer(ear) };
	const struct words w = words_singly(sentence, ear->a);
	int64_t from, until;

	if (key.seat == SEAT_NONE || !row_find(ear->state, TABLE_AWAY, &key) || w.n > 24 ||
	    str_find_char(sentence, '?') < sentence.n || request_says_back(sentence, ear->a) ||
	    days_in(sentence, 0, &from, &until, ear->a) != DAYS_NONE)
		return false;
	return (any_in("TRIP", &w, ear->a) || any_in("AWAYWORD", &w, ear->a))
		       ? any_in("CALLED_OFF", &w, ear->a)
		       : phrasing_says("STAYS", sentence, ear->a);
}

static struct str days_told(const struct request *r, struct str sentence, bool *likely)
{
	struct str rest = str_lower(r->ear->a, sentence, 0), word;
	bool any = false;

	while (str_cut(&rest, ' ', &word))
		any |= word.n && begins_days(word) && !(is_bare_number(word) && !str_trim(rest).n);
	return any && tells_of_himself(sentence, r->ear->a) ? days_of(r, sentence, likely) : STR_NONE;
}

/* "im off fishing til friday, if my guys need to move, ...": what stands behind the clause of its days makes no condition of it, or a
 * person says. */
struct str request_days_in(const struct request *r, struct str *sentence, bool *likely)
{
	const struct str all = *sentence;
	struct str days = all.n <= SENTENCE_MOST ? days_told(r, all, likely) : STR_NONE;

	for (size_t at = all.n; !days.n && all.n <= SENTENCE_MOST && at-- > 0;) {
		if (all.p[at] != ',')
			continue;
		if (days_in(str_sub(all, at, all.n), 0, &(int64_t){ 0 }, &(int64_t){ 0 }, r->ear->a) != DAYS_NONE)
			break; /* "I'm away next week, but not on Friday" */
		days = days_told(r, str_sub(all, 0, at), likely);
		*likely |= days.n > 0;
		*sentence = days.n ? str_sub(all, 0, at) : all;
	}
	return days;
}

bool request_read_days(const struct state *s, struct str exact, when now, struct away_row *row)
{
	const struct zone zone = option_zone(s);
	char last[sizeof "2026-03-05 23:59:59 "];
	struct str from, to;

	take_word(&exact, "away");
	if (!cut_at_word(exact, "to", &from, &to) || !take_word(&from, "from") ||
	    to.n + sizeof " 23:59:59" > sizeof last)
		return false;
	snprintf(last, sizeof last, "%.*s 23:59:59", STR_ARG(to));
	return when_said(from, &zone, now, &row->from) && when_said(str_c(last), &zone, now, &row->until);
}

/* ---- a while ---------------------------------------------------------------------------------- */

struct str request_duration(const struct request *r, const struct asked *asked)
{
	int64_t seconds = 24 * 3600;

	if (asked->about.n && (!duration_said(asked->about, &seconds) || seconds < 60 ||
			       seconds > (int64_t)LONGEST_EXTENSION * 24 * 3600))
		return STR_NONE;
	if (seconds % 3600)
		return str_printf(r->ear->a, "%lldm", (long long)(seconds / 60));
	return str_printf(r->ear->a, "%lldh", (long long)(seconds / 3600));
}

/* ---- a motion --------------------------------------------------------------------------------- */

static void drop(struct str *text, const char *const *words, size_t n)
{
	for (size_t i = 0; i < n; i++)
		take_word(text, words[i]);
}

/* The other of two who play. */
static struct str only_other(const struct request *r)
{
	const struct state *s = r->ear->state;
	struct str name = STR("");
	size_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (seat->seat == r->seat || seat->out || seat->player == PLAYER_NONE)
			continue;
		name = seat_name(s, seat->seat);
		n++;
	}
	return n == 1 ? name : STR("");
}

struct str request_motion(const struct request *r, const struct asked *asked)
{
	static const char *const before[] = { "i", "offer", "for", "to", "a", "an", "the" };
	static const char *const behind[] = { "", "the game", "of the game" };
	struct str text = asked->about.n && !str_starts(asked->words, STR("concede")) ? asked->about : asked->words;

	drop(&text, before, sizeof before / sizeof *before);
	if (take_word(&text, "concede") || take_word(&text, "concession")) {
		drop(&text, (const char *const[]){ "to", "the", "game", "to" }, 4);
		text = text.n ? text : only_other(r);
		return str_printf(r->ear->a, "concede%s%.*s", text.n ? " " : "", STR_ARG(text));
	}
	for (int32_t what = 0; motion_names[what]; what++)
		for (size_t i = 0; i < sizeof behind / sizeof *behind; i++) {
			struct str rest = text;

			if (take_word(&rest, motion_names[what]) && str_eq_c(rest, behind[i]))
				return str_c(motion_names[what]);
		}
	return STR_NONE;
}

/* ---- a name ----------------------------------------------------------------------------------- */

/* "call me anna": what is a name and no other word is one however it is written. */
static struct str known_name(struct str said, struct arena *a)
{
	return dictionary_find(said) == DICTIONARY_NAME ? str_capital(a, said) : said;
}

/* "Ann", "Ann Miller": not what people ask otherwise ("call me tonight"), and no address. */
struct str request_name(const struct request *r, const struct asked *asked)
{
	enum { LONGEST_NAME = 24, WORDS = 3 };
	const struct str name = known_name(asked->said, r->ear->a);
	const unsigned char first = name.n ? (unsigned char)name.p[0] : 0;
	size_t words = 1;

	for (size_t i = 0; i < name.n; i++) {
		words += name.p[i] == ' ';
		if (strchr("@:/<>\"|", name.p[i]))
			return STR_NONE;
	}
	return (first >= 0x80 || byte_is_capital(first)) && words <= WORDS && utf8_valid(name) &&
			       utf8_columns(name) <= LONGEST_NAME
		       ? name
		       : STR_NONE;
}
