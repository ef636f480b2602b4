/* talk: see talk.h. */
#include "bind/talk.h"

#include "base/buf.h"
#include "base/utf8.h"
#include "base/word.h"
#include "bind/anothers.h"
#include "bind/remark.h"

enum {
	TALK_SENTENCES = 20, /* beside an order on one line; who writes more leaves it open */
	TALK_BYTES = 400,    /* of a longer sentence no more is looked at: it is not harmless anyway */
	COURTESY_WORDS = 12,
	FRAGMENT_WORDS = 3,
	SUBJECT_WORDS = 3, /* "date is wrong"; "typo in the report" */
	QUOTED_LETTERS = 60,
};

enum kind {
	COURTESIES,
	THANKING,
	WHOLES,
	TAILS,
	PAST_TIMES,
	APOLOGIES,
	UNDONES,
	TIMELY,
	REFERENCES,
	MENTIONS,
	SUBJECTS,
	PREDICATES,
	HAZARDS,
	STRONG,
	WEAK,
	NO_TALK
};

/* Of the stops a doubt about an amount or a time does no harm in a courtesy: "many thanks", "see you next week". */
static enum kind kind_of_stop(unsigned stop)
{
	return stop & (STOP_CONDITION | STOP_NEGATION | STOP_CORRECTION | STOP_ALTERNATIVE | STOP_QUESTION) ? STRONG
	       : stop & STOP_VAGUE                                                                          ? WEAK
													    : NO_TALK;
}

static const struct {
	struct str words; /* with the blanks around */
	enum kind kind;
	unsigned stop;
} lists[] = {
#define ENTRY(text, kind, stop) { { " " text " ", sizeof(" " text " ") - 1 }, kind, stop },
#define COURTESY(text) ENTRY(text, COURTESIES, 0)
#define THANKS(text) ENTRY(text, THANKING, 0)
#define WHOLE(text) ENTRY(text, WHOLES, 0)
#define TAIL(text) ENTRY(text, TAILS, 0)
#define PAST_TIME(text) ENTRY(text, PAST_TIMES, 0)
#define APOLOGY(text) ENTRY(text, APOLOGIES, 0)
#define UNDONE(text) ENTRY(text, UNDONES, 0)
#define IN_TIME(text) ENTRY(text, TIMELY, 0)
#define REFERENCE(text) ENTRY(text, REFERENCES, 0)
#define MENTION(text) ENTRY(text, MENTIONS, 0)
#define SUBJECT(text) ENTRY(text, SUBJECTS, 0)
#define PREDICATE(text) ENTRY(text, PREDICATES, 0)
#define HAZARD(text) ENTRY(text, HAZARDS, 0)
#define STOP(text, why) ENTRY(text, NO_TALK, STOP_##why)
#define STOP_BEFORE_VERB(text, why) ENTRY(text, NO_TALK, STOP_##why)
#include "lexicon.inc"
};
enum { LISTS = sizeof lists / sizeof *lists };

static enum kind kind_at(size_t i)
{
	return lists[i].stop ? kind_of_stop(lists[i].stop) : lists[i].kind;
}

/* A bit for each letter that a word begins with: most entries begin with none of them. */
static uint32_t first_letters(struct str words)
{
	uint32_t out = 0;
	for (size_t i = 0; i + 1 < words.n; i++)
		if (words.p[i] == ' ')
			out |= 1u << (words.p[i + 1] & 31);
	return out;
}

static bool holds(struct str words, enum kind kind)
{
	const uint32_t letters = first_letters(words);
	for (size_t i = 0; i < LISTS; i++)
		if (letters & 1u << (lists[i].words.p[1] & 31) && kind_at(i) == kind &&
		    str_find(words, lists[i].words) < words.n)
			return true;
	return false;
}

/* The bytes of the longest entry that the words begin with, without the blank behind it; 0. */
static size_t begins(struct str words, enum kind kind)
{
	size_t most = 0;
	for (size_t i = 0; i < LISTS; i++)
		if (words.n > 1 && words.p[1] == lists[i].words.p[1] && kind_at(i) == kind &&
		    lists[i].words.n > most + 1 && str_starts(words, lists[i].words))
			most = lists[i].words.n - 1;
	return most;
}

static bool ends(struct str words, enum kind kind)
{
	for (size_t i = 0; i < LISTS; i++)
		if (kind_at(i) == kind && str_ends(words, lists[i].words))
			return true;
	return false;
}

static bool is_hazard(struct str words)
{
	return holds(words, HAZARDS) || holds(words, STRONG);
}

static bool holds_number(struct str words)
{
	for (size_t i = 0; i < words.n; i++)
		if (words.p[i] >= '0' && words.p[i] <= '9')
			return true;
	return false;
}

/* "That is all for now, thanks", "OK OK": whole sentences and their tails, one behind the other. */
static bool is_whole(struct str words)
{
	while (words_count(words)) {
		const size_t whole = begins(words, WHOLES), tail = begins(words, TAILS);
		if (!whole && !tail)
			return false;
		words = str_sub(words, whole > tail ? whole : tail, words.n);
	}
	return true;
}

bool talk_is_courtesy(struct str words)
{
	if (holds(words, HAZARDS) || holds(words, STRONG) || words_count(words) > COURTESY_WORDS)
		return false;
	return begins(words, THANKING) ||
	       (begins(words, COURTESIES) && !holds(words, REFERENCES) && !holds_number(words));
}

/* "I was away last week" */
static bool is_narration(struct str words)
{
	return (str_starts(words, STR(" i ")) || str_starts(words, STR(" we "))) && ends(words, PAST_TIMES) &&
	       !holds(words, REFERENCES) && !is_hazard(words);
}

/* "Sorry, I could not write earlier" */
static bool is_apology(struct str words)
{
	const struct str undone = str_sub(words, begins(words, APOLOGIES), words.n);
	const struct str rest = str_sub(undone, begins(undone, UNDONES), undone.n);
	return undone.n < words.n && rest.n < undone.n && (ends(rest, TIMELY) || ends(rest, PAST_TIMES)) &&
	       words_count(rest) <= FRAGMENT_WORDS + 1 && !holds(rest, HAZARDS) && !holds(rest, REFERENCES);
}

/* The bytes of what the sentence is about; 0: nothing that it names. */
static size_t subject_of(struct str words)
{
	const size_t first = words.n > 1 ? 1 + str_find_char(str_sub(words, 1, words.n), ' ') : 0;
	const size_t listed = begins(words, SUBJECTS);
	if (listed || first >= words.n || !begins(str_sub(words, first, words.n), PREDICATES))
		return listed;
	return begins(words, STRONG) || begins(words, WEAK) ? 0 : first;
}

bool talk_is_elsewhere(struct str words)
{
	for (size_t said; (said = begins(words, WHOLES)) || (said = str_starts(words, STR(" and ")) ? 4 : 0);)
		words = str_sub(words, said, words.n);
	const size_t subject = subject_of(words);
	const struct str rest = str_sub(words, subject, words.n);
	const bool placed = str_find(rest, STR(" in ")) < rest.n || str_find(rest, STR(" on ")) < rest.n;
	return subject && words_count(rest) >= SUBJECT_WORDS && (!begins(rest, STRONG) || placed) &&
	       !holds(words, REFERENCES) && !holds(words, MENTIONS) && !holds_number(words);
}

static enum talk talk_of_words(const struct view *v, struct str words, struct str sentence)
{
	while (str_starts(words, STR(" and ")))
		words = str_sub(words, 4, words.n);
	if (is_whole(words) || talk_is_courtesy(words) || is_narration(words) || is_apology(words) ||
	    is_heading_of_orders(v, sentence))
		return TALK_HARMLESS;
	if (is_hazard(words) || holds(words, WEAK) || (holds_number(words) && words_count(words) <= FRAGMENT_WORDS))
		return TALK_AGAINST;
	return TALK_OPEN;
}

enum talk talk_of(const struct view *v, struct str sentence)
{
	struct arena a = ARENA_INIT;
	const struct str looked_at = str_sub(sentence, 0, sentence.n < TALK_BYTES ? sentence.n : TALK_BYTES);
	const enum talk talk = talk_of_words(v, words_folded(looked_at, &a), looked_at);
	arena_release(&a);
	return talk == TALK_HARMLESS && sentence.n > TALK_BYTES ? TALK_OPEN : talk;
}

struct str talk_quoted(struct str sentence, struct arena *a)
{
	struct buf out = buf_new(a);
	size_t n = 0;
	sentence = str_trim(sentence);
	for (size_t at = 0; at < sentence.n && n < QUOTED_LETTERS; n++) {
		const size_t from = at;
		utf8_next(sentence, &at);
		if (sentence.p[from] != '\n' && sentence.p[from] != '\r')
			buf_add(&out, str_sub(sentence, from, at));
		else if (out.n && out.p[out.n - 1] != ' ')
			buf_add_char(&out, ' ');
	}
	if (n == QUOTED_LETTERS)
		buf_add_c(&out, " ...");
	return buf_str(&out);
}

/* ---- the sentences of a line -------------------------------------------------------------------- */

/* Whether what stands there is one of the signs; where it ends. */
static bool sign_at(const struct source *s, uint32_t at, const char *signs, uint32_t *behind)
{
	size_t to = at;
	char folded[4];
	const size_t n = utf8_fold(utf8_next(s->text, &to), folded);
	*behind = (uint32_t)to;
	return n && !(folded[0] & 0x80) && strchr(signs, folded[0]);
}

/* From behind the sentence before to its own end, with the words that bind to nothing ("I will"). Not beyond its
 * line: where orders are revealed, chatter below it is not. */
static struct span whole_sentence(const struct source *s, struct span line, const struct binding *list, size_t n,
				  size_t k)
{
	struct span at = { k ? list[k - 1].at.to : line.from, list[k].at.to };
	const uint32_t next = k + 1 < n ? list[k + 1].at.from : line.to;
	uint32_t behind;
	while (at.from < list[k].at.from && sign_at(s, at.from, " .!?;,:)-", &behind))
		at.from = behind;
	while (at.to < next && !sign_at(s, at.to, ".!?;", &behind))
		at.to = behind;
	return at;
}

/* A refused sentence is an order of its own, unless it only makes sense beside another: "Unless he attacks." */
static enum talk talk_of_refused(struct str sentence)
{
	struct arena a = ARENA_INIT;
	const struct str words = words_folded(sentence, &a);
	sentence = utf8_plain_signs(&a, sentence);
	const bool fragment = (begins(words, HAZARDS) || begins(words, STRONG)) &&
			      str_find_char(sentence, ',') == sentence.n;
	arena_release(&a);
	return fragment ? TALK_AGAINST : TALK_HARMLESS;
}

/* "Hm, wait": without what is said before it. */
static bool denies(struct str sentence)
{
	struct arena a = ARENA_INIT;
	bool is = words_deny(sentence);
	sentence = utf8_plain_signs(&a, sentence);
	for (size_t comma; !is && (comma = str_find_char(sentence, ',')) < sentence.n;) {
		const bool said = is_whole(words_folded(str_sub(sentence, 0, comma), &a));
		sentence = said ? str_sub(sentence, comma + 1, sentence.n) : STR_NONE;
		is = words_deny(sentence);
	}
	arena_release(&a);
	return is;
}

static enum talk talk_of_binding(const struct view *v, const struct binding *b, struct str sentence, bool first)
{
	if (!first && denies(sentence))
		return TALK_AGAINST;
	switch (b->verdict) {
	case VERDICT_CHATTER:
		return talk_of(v, sentence);
	case VERDICT_REFUSED:
		return talk_of_refused(sentence);
	default:
		return TALK_HARMLESS;
	}
}

struct touch talk_touches(const struct view *v, const struct source *s, struct span line, const struct binding *list,
			  size_t n)
{
	struct touch out = { .talk = TALK_HARMLESS };
	bool orders = false;
	size_t said = 0;
	for (size_t k = 0; k < n; k++)
		orders |= list[k].verdict == VERDICT_ACCEPTED;
	for (size_t k = 0; orders && k < n && out.talk != TALK_AGAINST; k++) {
		const struct span at = whole_sentence(s, line, list, n, k);
		const bool chatter = list[k].verdict == VERDICT_CHATTER;
		const enum talk talk = chatter && ++said > TALK_SENTENCES
					       ? TALK_OPEN
					       : talk_of_binding(v, &list[k], source_text(s, at), !k);
		if (talk > out.talk)
			out = (struct touch){ talk, at };
	}
	return out;
}
