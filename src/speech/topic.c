/* topic: see topic.h: what the kinds of mails ask for, and what they ask it about. */
#include "speech/topic.h"

#include "base/buf.h"
#include "base/byte.h"
#include "speech/mention.h"
#include "speech/topic_kinds.h"
#include "speech/topic_words.h"
#include "bind/talk.h"
#include "order/phrasing.h"
#include "order/roles.h"

enum { SENTENCES_MOST = 12, BYTES_MOST = 2000, SHORT = 3, PLACE_LEAST = 4 };
/* By how much a text must be of its sort and no other: a sentence by itself; all of a text; what would do something; what a
 * stranger wants; a question about what all may know; what was taken for an order with a mistake, and one that names a place; a
 * mail that is no order, whatever it is. Below SURE the host reads it as well. Measured on tests/grammar/asks and on 420 texts of
 * orders: of those that ask for nothing and are answered none was above four bits; of orders that were above six all ended a turn
 * or took an order back, and are told how that is said. */
enum {
	WHOLE = 1 * LIKELY_BIT,
	DEED = 5 * LIKELY_BIT / 2,
	WANTS_IN = 1 * LIKELY_BIT,
	FACT = 1 * LIKELY_BIT,
	OTHER_FACT = 2 * LIKELY_BIT,
	NO_ORDER = 3 * LIKELY_BIT,
	NO_ORDER_THERE = 8 * LIKELY_BIT,
	TALK = 6 * LIKELY_BIT,
	SURE = 4 * LIKELY_BIT,
	CLEARLY = 8 * LIKELY_BIT
};
/* How much more it says of what a question is about that it is like its kind and no other than that it is like all that is asked of a
 * state. Of 60 questions for the rules that were like one for the state 12 are taken for such, of 165 for the state 6 are not
 * (tests/grammar/asks and lore). */
enum { OF_KIND = 3 };

/* What only introduces it ("could you send me") is no part of a line: it is read from where its sentence begins. */
static struct str with_opening(struct str text, struct span at)
{
	size_t from = at.from;
	while (from && !strchr("\n.!?;", text.p[from - 1]))
		from--;
	return str_sub(text, from, at.to);
}

/* ---- what is asked ---------------------------------------------------------------------------- */

static struct str about_of(enum about what, struct str text, const struct map *m, struct arena *a)
{
	switch (what) {
	case ABOUT_PLACE:
		return topic_place_in(text, m);
	case ABOUT_NUMBER:
		return topic_number_in(text);
	case ABOUT_WORDS:
		return topic_words_about(text, a);
	case ABOUT_MAIL:
		return topic_mail_in(text);
	case ABOUT_NOTHING:
		break;
	}
	return STR_NONE;
}

static bool mentions_one(struct str text, const char *const *words)
{
	while (*words && !mentions(text, str_c(*words)))
		words++;
	return *words;
}

/* "Who is next to it?", "What stands there?": the place is in what was said before. */
static bool points_back(struct str text)
{
	static const char *const there[] = { "it", "there", "that", "this", "here", "its", NULL };
	return mentions_one(text, there);
}

/* "in Texas" */
static struct str place_within(struct str text, const struct map *m)
{
	const struct str place = topic_place_in(text, m);
	const struct str before = str_sub(text, 0, place.n ? (size_t)(place.p - text.p) : 0);
	return str_ends(before, STR(" in ")) || str_ends(before, STR(" at ")) ? place : STR_NONE;
}

bool topic_wants_board(struct str text)
{
	static const char *const boards[] = { "map",         "maps",      "board",      "list",    "lists",
					      "overview",    "picture",   "image",      "names",   "name",
					      "places",      "provinces", "regions",    "states",  "countries",
					      "territories", "areas",     "everything", "all",     "towns",
					      "cities",      "place",     "spelling",   "drawing", NULL };
	return mentions_one(text, boards);
}

/* Another address, where a word of mail is there; a vote, but for one of turns: "that is the end of my turn". */
static bool names_what_it_is_about(const struct topic_kind *r, struct str text)
{
	static const char *const mail[] = { "address", "addresses", "mail",    "mails", "email",
					    "e-mail",  "inbox",     "account", NULL };
	static const char *const turns[] = { "turn", "turns", "phase", NULL };
	return r->line ? !mentions_one(text, turns) : r->about != ABOUT_MAIL || mentions_one(text, mail);
}

/* "what's beside it": what stands there is asked as well. */
static enum ask place_or_around(struct str text, struct arena *a)
{
	return phrasing_says("AROUND", text, a) ? ASK_NEIGHBOURS : ASK_PLACE;
}

/* "How's the family?": what is asked and not told is no absence, if it is not of who writes; nor of the look of letters, if it names
 * nothing of them. */
static bool asks_of_another(enum ask what, struct str text, struct arena *a)
{
	if (what == ASK_LETTERS)
		return !topic_names_letters(text);
	return what == ASK_AWAY && str_find_char(text, '?') < text.n && !topic_names_oneself(text, a);
}

/* all: what stands around it, where the place may be. NULL: what it would be about is in no word of it. */
static struct asked *asked_by(const struct topic_kind *r, struct str text, struct str all, const struct map *m,
			      struct arena *a)
{
	struct asked *out = ARENA_NEW(a, struct asked);
	*out = (struct asked){ .what = r->what, .words = text, .guessed = true };
	out->about = r->line ? str_c(r->line) : about_of(r->about, text, m, a);
	if (r->about == ABOUT_PLACE && !out->about.n && points_back(text))
		out->about = topic_place_in(all, m);
	if (r->what == ASK_FINAL && str_find_char(text, '?') < text.n) /* "My turn now, right?" */
		out->what = ASK_STATUS;
	if (r->what == ASK_RESIGN && str_find_char(text, '?') < text.n && !topic_of_oneself(text, a))
		return NULL; /* "Can somebody be thrown out for good?" */
	if (asks_of_another(r->what, text, a))
		return NULL;
	if (r->about == ABOUT_PLACE && !out->about.n) /* of none in particular */
		out->what = ASK_MAP;
	if (r->what == ASK_POSITION && place_within(text, m).n) { /* "How many do I have in Texas?" */
		out->what = ASK_PLACE;
		out->about = place_within(text, m);
	}
	if (out->what == ASK_POSITION && !topic_of_oneself(text, a))
		return NULL;
	if (out->what == ASK_PLACE)
		out->what = place_or_around(text, a);
	if (r->about == ABOUT_WORDS && !out->about.n)
		out->what = ASK_RULES;
	if (r->line)
		return names_what_it_is_about(r, text) ? out : NULL;
	return !out->about.n && !names_what_it_is_about(r, text) ? NULL : out;
}

/* Numbers are none. */
static size_t words_of(struct str text)
{
	size_t words = 0;
	for (size_t i = 0; i < text.n; i = topic_end_of_word(text, i) + 1)
		words += byte_is_word(text.p[i]) && !byte_is_digit(text.p[i]);
	return words;
}

/* "Cheers": of so few words only what ask.h knows exactly counts, or a question. */
static bool is_short(struct str text, size_t most)
{
	return words_of(text) <= most && str_find_char(text, '?') == text.n;
}

bool topic_states(struct str text, struct arena *a)
{
	const roles asks = SAYS_ROLE(COURTESY) | SAYS_IN_ORDERS; /* something is to be done, or was wished */
	static const char *const knows[] = { "wonder", "know", "ask", "asking", NULL };
	const struct words w = words_singly(text, a);
	bool someone = false, predicate = false, told = false;
	if (str_find_char(text, '?') < text.n || talk_is_question(text, a) || talk_asks_within(text, a) ||
	    mentions_one(text, knows))
		return false;
	for (size_t i = 0; i < w.n; i++) {
		if (w.at[i].roles & asks)
			return false;
		someone |= (w.at[i].roles & (SAYS_ROLE(OWN_WORD) | SAYS_ROLE(OTHERS))) != 0;
		predicate |= i && w.at[i].roles & SAYS_ROLE(PREDICATE);
		told |= (w.at[i].roles & SAYS_ROLE(HEARSAY)) != 0;
	}
	return told || (someone && predicate);
}

/* A page of all that one has, or of who plays, is no answer to a question about something else. */
static bool tells_of_state(enum ask what)
{
	return what == ASK_POSITION || what == ASK_WHO || what == ASK_STATUS || what == ASK_STANDING ||
	       what == ASK_HISTORY || what == ASK_MAP || what == ASK_PLACE || what == ASK_NEIGHBOURS;
}

/* "What is a phase, and how many are there in a turn?": like one who asks who plays, but hardly, and in other words. */
static bool asks_something_else(const struct topic_kind *r, struct str text, int32_t margin, const struct map *m,
				struct arena *a)
{
	return (topic_asks(text, a) || topic_turns(text)) && tells_of_state(r->what) &&
	       topic_of_state(text, m, a) < -OF_KIND * margin;
}

/* To be told what one has one asks, or says a word or two; at length it is chat about it; and who asks why asks for no fact. */
static bool only_chats(const struct topic_kind *r, struct str text, bool refused, struct arena *a)
{
	enum { FEW = 12 };
	static const char *const why[] = { "why", NULL };
	if ((r->what == ASK_REPORT || r->what == ASK_MAP) && !topic_wants_sent(text, a))
		return true;
	if (refused || !r->fact)
		return false;
	return (mentions_one(text, why) && r->what != ASK_HISTORY) ||
	       (r->about == ABOUT_PLACE && topic_supposes(text)) ||
	       (r->what == ASK_POSITION && words_of(text) > FEW && !topic_asks(text, a) && !talk_asks_within(text, a));
}

/* "yeah obvs", "hell yeah mate": who only agrees speaks of no vote; what is left without that must still be of one. */
static bool only_agrees(const struct topic_kind *r, struct str text, const struct map *m, struct arena *a)
{
	const roles idle = SAYS_ROLE(YES) | SAYS_ROLE(CHAT) | SAYS_ROLE(FILLER) | SAYS_ROLE(WHOLE);
	const struct words w = words_said(text, a);
	struct buf rest = buf_new(a);
	for (size_t i = 0; i < w.n; i++)
		if (!(w.at[i].roles & idle)) {
			buf_add(&rest, w.at[i].text);
			buf_add_char(&rest, ' ');
		}
	const struct topic_kind *left =
		topic_kind_named(topic_kind_of(str_trim(buf_str(&rest)), topic_sort_of_chatter, m, a).kind);
	return words_have(&w, SAYS_ROLE(YES)) && (!left || left->what != r->what);
}

/* refused: it may be an order. */
static struct asked *guess(struct str text, struct str all, bool refused, int32_t sure, const struct map *m,
			   struct arena *a)
{
	if (is_short(text, 1) || (refused && words_of(text) < SHORT) || topic_wants_advice(text) ||
	    topic_asks_nothing(text))
		return NULL;
	const struct likely l = topic_kind_of(text, refused ? topic_sort_of_player : topic_sort_of_chatter, m, a);
	const struct topic_kind *r = l.margin >= sure ? topic_kind_named(l.kind) : NULL;
	if (r && (asks_something_else(r, text, l.margin, m, a) || l.margin < r->least ||
		  (topic_does(r->what) ? l.margin < (int32_t)DEED : topic_states(text, a))))
		r = NULL;
	if (r &&
	    (only_chats(r, text, refused, a) || (r->line && (only_agrees(r, text, m, a) || !topic_names_motion(text)))))
		r = NULL;
	struct asked *out = r ? asked_by(r, text, all, m, a) : NULL;
	if (out)
		out->unsure = l.margin < SURE;
	return out;
}

/* "You write that Stone is red's. Why is it mine?": the last that was named. */
static struct str place_before(struct str before, struct str text, const struct map *m)
{
	struct str last = STR_NONE, one;
	while (points_back(text) && (one = topic_place_in(before, m)).n) {
		last = one;
		before = str_sub(before, (size_t)(one.p - before.p) + one.n, before.n);
	}
	return last;
}

/* "Can you tell me how the battle at Kyoto went?" */
static bool asks_other_fact(struct str text, const struct map *m, struct arena *a)
{
	const struct likely l = topic_kind_of(text, topic_sort_of_chatter, m, a);
	const struct topic_kind *r = topic_kind_named(l.kind);
	return r && r->fact && r->about != ABOUT_PLACE && r->what != ASK_POSITION && l.margin >= OTHER_FACT;
}

/* "Is Stormhead defended by a stronghold?", "does Ohio belong to yellow": how it is, of the place itself. */
static bool is_of_place(struct str text, struct str place, struct arena *a)
{
	const struct str before = str_sub(text, 0, place.n ? (size_t)(place.p - text.p) : 0);
	return place.n && phrasing_says("OF_PLACE", before, a);
}

/* "What did I end up with in Idaho?": a question about a place that is about nothing else, and supposes nothing. */
static struct asked *about_place(struct str text, struct str before, bool refused, bool asks_on, const struct map *m,
				 struct arena *a)
{
	static const char *const asks[] = { "what", "where", "which", "who", "whose", "how", "why" };
	const struct words w = words_said(text, a);
	bool begins = !refused ||
		      is_of_place(text, topic_place_in(text, m), a); /* "Could you move 3 to Idaho?" is no question */
	for (size_t i = 0; w.n && i < sizeof asks / sizeof *asks; i++)
		begins |= str_starts(w.at[0].text, str_c(asks[i]));
	static const char *const supposes[] = { "if", "when", "unless", "suppose", "supposing", NULL };
	const struct str named = topic_place_in(text, m), place = named.n ? named : place_before(before, text, m);
	if (!begins || !(asks_on || str_find_char(text, '?') < text.n) || !place.n || mentions_one(text, supposes) ||
	    (!is_of_place(text, place, a) && (topic_of_state(text, m, a) < 0 || asks_other_fact(text, m, a))))
		return NULL;
	struct asked *out = ARENA_NEW(a, struct asked);
	*out = (struct asked){
		.what = place_or_around(text, a), .about = str_lower(a, place, 0), .words = text, .guessed = true
	};
	return out;
}

/* "Who is next to Galla and Eskar?": of each place that it names. */
static void add_places(struct asked *first, struct str text, const struct map *m, struct arena *a)
{
	const struct asked **last = &first->next;
	for (struct str rest = text, name; (name = topic_place_in(rest, m)).n;
	     rest = str_sub(text, (size_t)(name.p - text.p) + name.n, text.n)) {
		struct asked *one = ARENA_NEW(a, struct asked);
		*one = *first;
		one->about = str_lower(a, name, 0);
		one->next = NULL;
		if (str_eq_nocase(first->about, one->about))
			continue;
		*last = one;
		last = &one->next;
	}
}

static bool is_known(const struct asked *list, const struct asked *one)
{
	for (; list; list = list->next)
		if (list->what == one->what && str_eq(list->about, one->about))
			return true;
	return false;
}

/* Who names a place and does not ask may have given an order with a mistake. */
static int32_t no_order(struct str text, const struct map *m)
{
	return str_find_char(text, '?') < text.n || !topic_place_in(text, m).n ? NO_ORDER : NO_ORDER_THERE;
}

/* What a sentence is read in. */
struct reading {
	struct str before;  /* what stands above it in its paragraph */
	struct str all;     /* what stands around it */
	bool refused, asks; /* asks: the sentence goes on to a question */
	const struct map *map;
	struct arena *arena;
};

/* Behind a part of the text that is read. */
static struct str rest_of(const struct reading *r, struct str one)
{
	return str_trim(str_sub(r->all, (size_t)(one.p - r->all.p) + one.n, r->all.n));
}

/* No rule is asked for by more than two words. */
static bool is_long(struct str about)
{
	const size_t first = str_find_char(about, ' ');
	return first < about.n && str_find_char(str_sub(about, first + 1, about.n), ' ') < about.n - first - 1;
}

/* "...? And whats a buffer": in the very words of ask.h, of what does nothing. */
static struct asked *said_exactly(const struct reading *r, struct str one)
{
	const struct asked *said = r->refused ? NULL : ask_read(one, r->arena);
	struct asked *out = said && said->what == ASK_ABOUT && !is_long(said->about) ? ARENA_NEW(r->arena, struct asked)
										     : NULL;
	if (out)
		*out = (struct asked){ .what = said->what, .about = said->about, .words = one, .guessed = true };
	return out;
}

static struct asked *read_one(const struct reading *r, struct str one)
{
	struct asked *found = guess(one, r->all, r->refused, r->refused ? no_order(one, r->map) : TOPIC_SENTENCE,
				    r->map, r->arena);
	struct asked *there =
		!found || (found->what == ASK_ABOUT && found->unsure) || (found->what == ASK_MAP && points_back(one))
			? about_place(one, r->before, r->refused, r->asks && !rest_of(r, one).n, r->map, r->arena)
			: NULL;
	found = there ? there : found;
	if (!found)
		found = said_exactly(r, one);
	if (found && (found->what == ASK_PLACE || found->what == ASK_NEIGHBOURS))
		add_places(found, one, r->map, r->arena);
	return found;
}

/* "Please send me the map and the rules": each of two things, where the sentence as a whole is like neither. */
static struct asked *read_both(const struct reading *r, struct str one)
{
	const struct str joint = STR(" and ");
	const size_t cut = str_find(one, joint);
	if (r->refused || cut == one.n)
		return NULL;
	struct asked *first = read_one(r, str_sub(one, 0, cut)),
		     *other = read_one(r, str_sub(one, cut + joint.n, one.n));
	if (!first || !other)
		return NULL;
	first->next = other;
	return first;
}

/* "Where do Galla and Eskar lie, who are they next to?": the sign is also of the part before the comma. */
static bool asks_behind(struct str text, size_t at)
{
	at = str_find_any(text, at, "\n.!?;");
	return at < text.n && text.p[at] == '?';
}

static struct str paragraph_before(struct str text, size_t at)
{
	size_t from = at;
	while (from && at - from < BYTES_MOST && !str_starts(str_sub(text, from - 1, text.n), STR("\n\n")))
		from--;
	return str_sub(text, from, at);
}

const struct asked *topic_read(const struct source *source, struct span at, bool refused, const struct map *m,
			       struct arena *a)
{
	const struct reading r = { paragraph_before(source->text, at.from),
				   str_sub(with_opening(source->text, at), 0, BYTES_MOST),
				   refused,
				   asks_behind(source->text, at.to),
				   m,
				   a };
	struct str rest = r.all, one, before = STR_NONE;
	const struct asked *first = NULL, **last = &first;
	for (size_t n = 0; n < SENTENCES_MOST && topic_sentence(&rest, &one); n++) {
		const struct asked *found = read_one(&r, one);
		if ((!found || found->what == ASK_ABOUT) && before.n &&
		    topic_points_back(one)) /* "where's Weir, what's next door to it?" */
			found = read_one(
				&r, str_sub(r.all, (size_t)(before.p - r.all.p), (size_t)(one.p + one.n - r.all.p)));
		before = topic_is_cut(one, rest) ? one : STR_NONE;
		for (found = found ? found : read_both(&r, one); found; found = found->next) {
			struct asked *own = is_known(first, found) ? NULL : ARENA_NEW(a, struct asked);
			if (!own)
				continue;
			*own = *found;
			own->next = NULL;
			*last = own;
			last = &own->next;
		}
	}
	return first;
}

/* A question about nothing that is known: the rules may say something on it, and the host is asked as well. */
static const struct asked *asked_rules(struct str text, const struct map *m, struct arena *a)
{
	const struct likely l = topic_kind_of(text, topic_sort_of_chatter, m, a);
	if (!strcmp(l.kind, "person") && l.margin >= SURE)
		return NULL;
	struct asked *out = ARENA_NEW(a, struct asked);
	*out = (struct asked){
		.what = ASK_ABOUT, .about = topic_words_about(text, a), .words = text, .guessed = true, .unsure = true
	};
	out->vague = strcmp(l.kind, "help-on") != 0;
	return out->about.n ? out : NULL;
}

const struct asked *topic_whole(struct str all, const struct map *m, struct arena *a)
{
	const struct str text = str_sub(all, 0, BYTES_MOST);
	struct asked *found = guess(text, text, false, WHOLE, m, a);
	if (found)
		found->whole = true;
	return found || str_find_char(text, '?') == text.n ? found : asked_rules(text, m, a);
}

const struct asked *topic_place(struct str line, const struct map *m, struct arena *a)
{
	struct str name = str_trim(line);
	while (name.n && (name.p[name.n - 1] == '.' || name.p[name.n - 1] == '!' || name.p[name.n - 1] == '?'))
		name.n--;
	/* "ok", "hi": a short one may be another's short name */
	if (!m->nareas || name.n < PLACE_LEAST || byte_is_digit(name.p[0]) || map_find(m, name) == AREA_NONE)
		return NULL;
	struct asked *out = ARENA_NEW(a, struct asked);
	*out = (struct asked){
		.what = ASK_PLACE, .about = str_lower(a, name, 0), .words = str_lower(a, name, 0), .said = name
	};
	return out;
}

bool topic_is_talk(struct str text, const struct map *m, struct arena *a)
{
	const struct likely l = topic_kind_of(str_sub(text, 0, BYTES_MOST), topic_sort_of_order, m, a);
	return l.margin >= TALK && strcmp(l.kind, "order") != 0;
}

/* A place, and other words. */
static bool names_more(const struct asked *said, const struct map *m)
{
	const struct str place = said->what == ASK_NEIGHBOURS || said->what == ASK_PLACE
					 ? topic_place_in(said->about, m)
					 : STR_NONE;
	return place.n && said->about.n > place.n;
}

/* "Hi Hanna, here are mine:" stands over something, and asks for nothing. */
static bool is_heading(const struct source *text, struct span at)
{
	return at.to < text->text.n && text->text.p[at.to] == ':';
}

const struct asked *topic_asked(const struct source *text, struct span at, const struct map *m, struct arena *a)
{
	const struct asked *said = ask_read(source_text(text, at), a), *guessed = NULL;
	if (said && (said->what == ASK_PLACE || said->what == ASK_NEIGHBOURS) &&
	    phrasing_says("POINTS_TO_THING", said->about, a)) /* "who owns it": what was named before */
		said = NULL;
	if (said && said->what == ASK_POSITION && said->about.n && topic_of_state(said->words, m, a) < -CLEARLY)
		said = NULL; /* "what are my chances in Ohio?" */
	/* "what are the provinces called?" is about no rule; "what's next to Ohio and how many are there?" about more than a place */
	if ((!said || said->what == ASK_ABOUT || names_more(said, m)) && !is_heading(text, at))
		guessed = topic_read(text, at, false, m, a);
	return guessed && (!said || (guessed->what != ASK_ABOUT && (is_long(said->about) || names_more(said, m))))
		       ? guessed
		       : said;
}

/* "Who owns Kyoto, if not me?": it may be about what was ordered. */
static bool says_more(struct str text, struct arena *a)
{
	const roles open = SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(DROP);
	const struct words w = words_said(text, a);
	for (size_t i = 0; i < w.n; i++)
		if (w.at[i].roles & open && !(w.at[i].roles & SAYS_ROLE(ASKS_FACT)))
			return true;
	return false;
}

bool topic_asks_fact(struct str sentence, const struct map *m, struct arena *a)
{
	const struct str text = str_sub(sentence, 0, BYTES_MOST);
	const struct asked *said = ask_read(text, a);
	const struct likely l = topic_kind_of(text, topic_sort_of_player, m, a);
	if (said && (said->what == ASK_ABOUT || said->what == ASK_RULE)) /* in words that ask nothing else */
		return !says_more(said->about, a);
	if (said && topic_tells_fact(said->what))
		return !says_more(said->about, a);
	const struct topic_kind *r = topic_kind_named(l.kind);
	return r && r->fact && l.margin >= FACT && str_find_char(text, '?') < text.n && !says_more(text, a);
}

bool topic_asks_what_one_has(struct str sentence, const struct map *m, struct arena *a)
{
	const struct likely l = topic_kind_of(str_sub(sentence, 0, BYTES_MOST), topic_sort_of_chatter, m, a);
	const struct topic_kind *r = topic_kind_named(l.kind);
	return r && l.margin >= FACT && (r->what == ASK_POSITION || r->what == ASK_PLACE);
}

bool topic_says_done(struct str sentence, const struct map *m, struct arena *a)
{
	static const char *const not_yet[] = { "not",   "havent", "haven't", "isnt", "isn't",
					       "arent", "aren't", "wait",    NULL };
	const struct str text = str_sub(sentence, 0, BYTES_MOST);
	const struct likely l = topic_kind_of(text, topic_sort_of_chatter, m, a);
	return l.kind && !strcmp(l.kind, "final") && l.margin >= WHOLE && str_find_char(text, '?') == text.n &&
	       !mentions_one(text, not_yet);
}

bool topic_wants_in(struct str all, struct arena *a)
{
	const struct str text = str_sub(all, 0, BYTES_MOST);
	const struct likely order = topic_kind_of(text, topic_sort_of_order, NULL, a),
			    l = topic_kind_of(text, topic_sort_of_stranger, NULL, a);
	const bool orders = !strcmp(order.kind, "order") && order.margin >= TALK;
	return ask_read(text, a) || (!orders && !is_short(text, 2) && topic_kind_named(l.kind) && l.margin >= WANTS_IN);
}

int32_t topic_wish_to_play(struct str sentence, const struct map *m, struct arena *a)
{
	const struct likely l = topic_kind_of(str_sub(sentence, 0, BYTES_MOST), topic_sort_of_joiner, m, a);
	return topic_sort_of_joiner(l.kind) > 0 ? l.margin : -l.margin;
}
