/* topic_kinds: see topic_kinds.h. */
#include "speech/topic_kinds.h"

#include "speech/topic_words.h"

/* What a kind of grammar/asked.examples asks for; of one that is not here, nothing that the program knows. */
static const struct topic_kind rows[] = {
	{ "help", ASK_HELP },
	{ "help-on", ASK_ABOUT, ABOUT_WORDS },
	{ "rules", ASK_RULES, .fact = true },
	{ "map", ASK_MAP, .fact = true },
	{ "places", ASK_MAP, .fact = true },
	{ "neighbours", ASK_NEIGHBOURS, ABOUT_PLACE, .fact = true },
	{ "owner", ASK_PLACE, ABOUT_PLACE, .fact = true },
	{ "status", ASK_STATUS, .fact = true },
	{ "deadline", ASK_STATUS, .fact = true },
	{ "awaited", ASK_STATUS, .fact = true },
	{ "orders", ASK_ORDERS },
	{ "position", ASK_POSITION, .fact = true },
	{ "standing", ASK_STANDING, .fact = true },
	{ "history", ASK_HISTORY, .fact = true },
	{ "report", ASK_REPORT, ABOUT_NUMBER, .fact = true },
	{ "who", ASK_WHO, .fact = true },
	{ "press", ASK_TALK, .least = TOPIC_SENTENCE },
	{ "away", ASK_AWAY },
	{ "extension", ASK_EXTENSION },
	{ "resign", ASK_RESIGN },
	{ "vote-draw", ASK_VOTE, .line = "vote draw", .least = 3 * LIKELY_BIT },
	{ "vote-concede", ASK_VOTE, .line = "concede to NAME", .least = 3 * LIKELY_BIT },
	{ "vote-pause", ASK_VOTE, .line = "vote pause", .least = 3 * LIKELY_BIT },
	{ "vote-end", ASK_VOTE, .line = "vote end", .least = 3 * LIKELY_BIT },
	{ "final", ASK_FINAL },
	{ "provisional", ASK_FINAL },
	{ "withdraw", ASK_DROP },
	{ "address", ASK_ADDRESS, ABOUT_MAIL },
	{ "format", ASK_LETTERS },
	{ "start-reports", ASK_REPORTS },
	{ "stop-reports", ASK_REPORTS },
	{ "join", .stranger = true },
	{ "seat-free", .stranger = true },
	{ "observe", .stranger = true },
	{ "about", .stranger = true },
};

const struct topic_kind *topic_kind_named(const char *kind)
{
	for (size_t i = 0; kind && i < sizeof rows / sizeof *rows; i++)
		if (!strcmp(rows[i].kind, kind))
			return &rows[i];
	return NULL;
}

/* What comes to the same: an answer, a line that is asked for, or neither. */
enum { SORT_NOTHING = ASKS, SORT_ORDER, SORT_STRANGER, SORT_LINES };

static int sort_of(const char *kind)
{
	const struct topic_kind *r = topic_kind_named(kind);
	if (!r)
		return strcmp(kind, "order") ? SORT_NOTHING : SORT_ORDER;
	return r->stranger ? SORT_STRANGER : r->line ? SORT_LINES + (int)(r - rows) : (int)r->what;
}

int topic_sort_of_stranger(const char *kind)
{
	const int sort = sort_of(kind);
	return sort == SORT_ORDER ? -1 : sort == SORT_NOTHING ? sort : SORT_STRANGER;
}

int topic_sort_of_joiner(const char *kind)
{
	return sort_of(kind) == SORT_ORDER ? -1 : !strcmp(kind, "join");
}

int topic_sort_of_player(const char *kind)
{
	const int sort = sort_of(kind);
	return sort == SORT_STRANGER ? -1 : sort;
}

int topic_sort_of_chatter(const char *kind)
{
	const int sort = topic_sort_of_player(kind);
	return sort == SORT_ORDER ? -1 : sort;
}

int topic_sort_of_order(const char *kind)
{
	const int sort = topic_sort_of_player(kind);
	return sort == SORT_ORDER || sort < 0 ? sort : SORT_NOTHING;
}

struct likely topic_kind_of(struct str text, int (*sort)(const char *), const struct map *m, struct arena *a)
{
	return likely_of(learned_asked, traits_of(text, topic_place_at, m, a), sort);
}

bool topic_does(enum ask what)
{
	return what >= ASK_RESIGN;
}

bool topic_tells_fact(enum ask what)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (rows[i].what == what && rows[i].fact)
			return true;
	return false;
}
