/* option: the core's options, and reading the value of any option. */
#include "world/option.h"

#include "base/bug.h"
#include "world/state.h"

#define NAMES(...) \
	.type = OPTION_NAME, .names = (const char *const[]) \
	{ \
		__VA_ARGS__, NULL \
	}

const struct option_row option_core[] = {
	{ "auth", NAMES("from", "results", "token", "pgp"), .def = "from",
	  .help = "who is believed: the address in From; only with a passing "
		  "Authentication-Results; only with the token that the player was sent; only with "
		  "an OpenPGP signature by his key" },
	{ "tokens", OPTION_INT, .def = "1", .min = 1, .max = 1000000,
	  .help = "which issue of tokens counts: `renew tokens` raises it when one has become known" },
	{ "reveal", NAMES("turn", "end", "never"), .def = "turn", .help = "when sealed orders become public" },
	{ "zone", OPTION_ZONE, .def = "UTC", .help = "time zone in which times are shown, as a POSIX TZ string" },
	{ "deadline", OPTION_DEADLINE, .def = "72h",
	  .help = "how long a call stays open: 72h, none, weekdays and a time: mon,thu 20:00, or 72h but not on sun" },
	{ "holidays", OPTION_DAYS, .def = "none",
	  .help = "days on which no bell of a deadline rings: 2026-12-24..2027-01-01, 2027-04-05" },
	{ "remind", OPTION_DURATIONS, .def = "24h 6h",
	  .help = "how long before a bell those who are still awaited are reminded: durations, or none" },
	{ "missed", OPTION_DURATION, .def = "none", .names = (const char *const[]){ "rules", NULL }, .max = 30 * 86400,
	  .help = "how long a turn waits at its bell, once, where somebody who was asked has sent nothing: wait 24h; "
		  "rules: not, silence is what the rules make of it" },
	{ "first_turn", OPTION_DURATION, .def = "none", .names = (const char *const[]){ "bell", NULL },
	  .max = 30 * 86400, .help = "the same for the first turn, where that is to be more: wait 48h; bell: not" },
	{ "newcomer", OPTION_DURATION, .def = "none", .max = 30 * 86400,
	  .help = "how long who takes over a seat has at least: the bell of what it is asked moves" },
	{ "grace", OPTION_DURATION, .def = "none", .max = 7 * 86400,
	  .help = "how long after the bell of a turn orders still count: the turn is played that much later" },
	{ "missed_limit", OPTION_MISSES, .def = "2",
	  .help = "after how many turns in a row without an order the host is asked what is to become of the seat: 2 ask; or "
		  "nobody plays it any more: 3 open; or none" },
	{ "host_letter", NAMES("missed", "turn", "off"), .def = "missed",
	  .help = "when the host is told how a turn ended: when somebody sent nothing in it; always; never" },
	{ "begin", OPTION_WHEN, .def = "none", .help = "when the game begins by itself" },
	{ "players", OPTION_INT, .def = "0", .max = 100000,
	  .help = "the game begins when so many seats are taken; 0: never by itself" },
	{ "early", NAMES("never", "answered", "host"), .def = "never",
	  .help = "whether a call with a bell may close before it: never; when all have answered; "
		  "when all have answered and the host says `close now`. One without a bell closes when "
		  "all have answered, unless it is `host`" },
	{ "cool_off", OPTION_DURATION, .def = "none", .max = 7 * 86400,
	  .help = "how long an early end waits when all have answered; what is changed meanwhile begins it anew" },
	{ "absence", NAMES("tell", "move"), .def = "tell",
	  .help = "what follows when a player says that he is away: the host is told; the bell of a turn that still awaits "
		  "him moves behind it, by five days of a game at most" },
	{ "extensions", OPTION_EXTENSIONS, .def = "host",
	  .help = "what follows when a player asks for more time: the host is asked; a number of times a game each player is "
		  "given it (2 by 24h); it is given when more than half ask for it (vote by 24h); nothing (none)" },
	{ "vote_end", OPTION_DURATION, .def = "none", .max = 60 * 86400,
	  .help = "how long after the first vote for something the votes for it fall, where not all are for it by then" },
	{ "done", NAMES("asked", "not"), .def = "not", .help = "whether a seat has answered only when it says `done`" },
	{ "awaited", NAMES("count", "names"), .def = "count", .help = "what all may see of who is still awaited" },
	{ "votes", NAMES("advise", "bind"), .def = "advise",
	  .help = "what follows when all who play vote for a draw, an end, a pause, or concede to one of them: the host is "
		  "told; it is done" },
	{ "press", NAMES("open private", "open", "none"), .def = "open private",
	  .help = "what players may write to each other through the game: to all, and to some; only to all; nothing" },
	{ "names", NAMES("shown", "hidden"), .def = "shown", .fixed = true,
	  .help = "whether others read what a player is called before the game is over; as it was when the game was made" },
	{ "anonymous", NAMES("off", "on"), .def = "off", .help = "whether they may do so without their name" },
	{ "observers", NAMES("open", "none"), .def = "open",
	  .help = "whether who does not play may ask to be sent what all may see of each turn" },
	{ "on_refusal", NAMES("hold_end", "go_on", "stop"), .def = "hold_end",
	  .help = "what a refused line of a mail that acts at once holds back: what would end a phase or the "
		  "turn, and what stands below that; nothing; all that stands below it" },
	{ "ticket", NAMES("signed", "after", "none"), .def = "signed",
	  .help = "whether who orders gets a signed ticket of what was taken: with each receipt; all of them when "
		  "the game is over, and until then nothing that proves an order to others; never" },
	{ "invalid", NAMES("drop", "discard"), .def = "drop",
	  .help = "what refused lines do to a sealed sheet: they are dropped; the whole sheet is" },
	{ 0 },
};

static int check_int(const struct option_row *o, struct str value, struct err *e)
{
	int64_t n;

	if (str_to_int(value, &n) && n >= o->min && n <= o->max)
		return 0;
	return err_set(e, ERR_REFUSED, "%s is a whole number from %d to %d, not \"%.*s\"", o->name, (int)o->min,
		       (int)o->max, STR_ARG(value));
}

static int check_name(const struct option_row *o, struct str value, struct err *e)
{
	char list[200] = "";
	size_t used = 0;

	for (const char *const *name = o->names; *name; name++) {
		if (str_eq_c(value, *name))
			return 0;
		if (used < sizeof list)
			used += (size_t)snprintf(list + used, sizeof list - used, "%s%s", used ? ", " : "", *name);
	}
	return err_set(e, ERR_REFUSED, "%s is one of %s, not \"%.*s\"", o->name, list, STR_ARG(value));
}

static int refused(const struct option_row *o, struct err *e)
{
	err_wrap(e, "%s", o->name);
	if (e)
		e->code = ERR_REFUSED;
	return ERR_REFUSED;
}

static int check_deadline(const struct option_row *o, struct str value, struct err *e)
{
	struct deadline d;

	return deadline_parse(&d, value, e) ? refused(o, e) : 0;
}

static bool is_no_duration(const struct option_row *o, struct str value)
{
	if (strcmp(o->def, "none"))
		return false;
	for (const char *const *name = o->names; name && *name; name++)
		if (str_eq_c(value, *name))
			return true;
	return str_eq_c(value, "none") || str_eq_c(value, "0");
}

/* "24h"; where it says how long something waits, "wait 24h" */
static bool read_duration(const struct option_row *o, struct str value, int64_t *seconds)
{
	if (o->names && str_starts(value, STR("wait ")))
		value = str_trim(str_sub(value, 5, value.n));
	return duration_parse(value, seconds);
}

static int check_duration(const struct option_row *o, struct str value, struct err *e)
{
	int64_t n;

	if (is_no_duration(o, value))
		return 0;
	if (!read_duration(o, value, &n) || n <= 0)
		return err_set(e, ERR_REFUSED, "%s must be a duration such as %s, not \"%.*s\"", o->name,
			       strcmp(o->def, "none") ? o->def : "24h, or none", STR_ARG(value));
	if (n >= o->min && (!o->max || n <= o->max))
		return 0;
	return err_set(e, ERR_REFUSED, "%s is at least %ds and at most %ds", o->name, (int)o->min, (int)o->max);
}

static int check_zone(const struct option_row *o, struct str value, struct err *e)
{
	struct zone z;

	return zone_parse(&z, value, e) ? refused(o, e) : 0;
}

static int check_when(const struct option_row *o, struct str value, struct err *e)
{
	when t;

	if (str_eq_c(value, "none") || when_parse(value, &t))
		return 0;
	return err_set(e, ERR_REFUSED, "%s is a time like 2026-01-05T08:00Z, or none, not \"%.*s\"", o->name,
		       STR_ARG(value));
}

static int check_days(const struct option_row *o, struct str value, struct err *e)
{
	if (days_parse(value))
		return 0;
	return err_set(e, ERR_REFUSED, "%s are days like 2026-12-24..2027-01-01, 2027-04-05, or none, not \"%.*s\"",
		       o->name, STR_ARG(value));
}

bool option_next_duration(struct str *rest, int64_t *seconds)
{
	size_t n = 0;

	while (rest->n && (rest->p[0] == ' ' || rest->p[0] == ','))
		*rest = str_sub(*rest, 1, rest->n);
	while (n < rest->n && rest->p[n] != ' ' && rest->p[n] != ',')
		n++;
	const struct str word = str_sub(*rest, 0, n);
	*rest = str_sub(*rest, n, rest->n);
	return duration_parse(word, seconds) && *seconds > 0;
}

static int check_durations(const struct option_row *o, struct str value, struct err *e)
{
	struct str rest = value;
	int64_t seconds;
	bool any = false;

	while (option_next_duration(&rest, &seconds))
		any = true;
	if (str_eq_c(value, "none") || (any && !rest.n))
		return 0;
	return err_set(e, ERR_REFUSED, "%s are durations such as %s, or none, not \"%.*s\"", o->name, o->def,
		       STR_ARG(value));
}

static bool scan_by(struct str rest, int64_t *seconds)
{
	return str_starts(rest, STR("by ")) && duration_parse(str_trim(str_sub(rest, 3, rest.n)), seconds) &&
	       *seconds > 0 && *seconds <= (int64_t)30 * 86400;
}

bool extensions_parse(struct extensions *out, struct str s)
{
	static const char *const words[] = { [EXTENSION_HOST] = "host", [EXTENSION_NONE] = "none" };
	struct str rest = str_trim(s), first;
	int64_t times;

	*out = (struct extensions){ .seconds = 86400 };
	for (int k = EXTENSION_HOST; k <= EXTENSION_NONE; k++)
		if (str_eq_c(rest, words[k])) {
			out->kind = (enum extension_kind)k;
			return true;
		}
	str_cut(&rest, ' ', &first);
	rest = str_trim(rest);
	if (str_eq_c(first, "vote")) {
		out->kind = EXTENSION_VOTE;
		return !rest.n || scan_by(rest, &out->seconds);
	}
	out->kind = EXTENSION_GIVEN;
	if (!str_to_int(first, &times) || times < 1 || times > 100 || !scan_by(rest, &out->seconds))
		return false;
	out->times = (int32_t)times;
	return true;
}

static int check_extensions(const struct option_row *o, struct str value, struct err *e)
{
	struct extensions x;

	if (extensions_parse(&x, value))
		return 0;
	return err_set(e, ERR_REFUSED,
		       "%s is host, none, vote, vote by 12h, or a number of times: 2 by 24h, not \"%.*s\"", o->name,
		       STR_ARG(value));
}

bool misses_parse(struct misses *out, struct str s)
{
	struct str rest = str_trim(s), number;
	int64_t n;

	*out = (struct misses){ 0 };
	if (str_eq_c(rest, "none"))
		return true;
	str_cut(&rest, ' ', &number);
	rest = str_trim(rest);
	out->opens = str_eq_c(rest, "open");
	if (!str_to_int(number, &n) || n < out->opens || n > 100 || (rest.n && !out->opens && !str_eq_c(rest, "ask")))
		return false;
	out->turns = (int32_t)n;
	return true;
}

static int check_misses(const struct option_row *o, struct str value, struct err *e)
{
	struct misses m;

	if (misses_parse(&m, value))
		return 0;
	return err_set(e, ERR_REFUSED,
		       "%s is a number of turns up to 100 and what follows: 2 ask, 3 open; or none, not \"%.*s\"",
		       o->name, STR_ARG(value));
}

static int check_text(const struct option_row *o, struct str value, struct err *e)
{
	(void)o, (void)value, (void)e;
	return 0;
}

static int (*const checks[])(const struct option_row *, struct str, struct err *) = {
	[OPTION_INT] = check_int,
	[OPTION_NAME] = check_name,
	[OPTION_DEADLINE] = check_deadline,
	[OPTION_ZONE] = check_zone,
	[OPTION_WHEN] = check_when,
	[OPTION_TEXT] = check_text,
	[OPTION_DURATION] = check_duration,
	[OPTION_DAYS] = check_days,
	[OPTION_DURATIONS] = check_durations,
	[OPTION_EXTENSIONS] = check_extensions,
	[OPTION_MISSES] = check_misses,
};

int option_check(const struct option_row *o, struct str value, struct err *e)
{
	return checks[o->type](o, value, e);
}

struct str option_text(const struct state *s, const char *name)
{
	const struct option_value *r;
	int32_t i = option_find(s->schema, str_c(name));

	if (i < 0)
		BUG("this game has no option %s", name);
	r = row_find(s, TABLE_OPTION, &(struct option_value){ .option = i });
	return r ? text_of(s, r->value) : str_c(s->schema->options[i]->def);
}

int32_t option_int(const struct state *s, const char *name)
{
	int64_t n;

	if (!str_to_int(option_text(s, name), &n) || n < INT32_MIN || n > INT32_MAX)
		BUG("option %s is no number", name);
	return (int32_t)n;
}

bool option_is(const struct state *s, const char *name, const char *value)
{
	return str_eq_c(option_text(s, name), value);
}

int64_t option_seconds(const struct state *s, const char *name)
{
	const struct str text = option_text(s, name); /* it is one of the game's */
	const struct option_row *o = s->schema->options[option_find(s->schema, str_c(name))];
	int64_t n = 0;

	if (!is_no_duration(o, text) && !read_duration(o, text, &n))
		BUG("option %s is no duration", name);
	return n;
}

struct extensions option_extensions(const struct state *s)
{
	struct extensions x;

	if (!extensions_parse(&x, option_text(s, "extensions")))
		BUG("option extensions is none");
	return x;
}

struct misses option_misses(const struct state *s)
{
	struct misses m;

	if (!misses_parse(&m, option_text(s, "missed_limit")))
		BUG("option missed_limit is none");
	return m;
}

struct deadline option_deadline(const struct state *s, const char *name)
{
	struct deadline d;

	if (deadline_parse(&d, option_text(s, name), NULL))
		BUG("option %s is no deadline", name);
	d.holidays = option_text(s, "holidays");
	return d;
}

struct zone option_zone(const struct state *s)
{
	struct zone z;

	if (zone_parse(&z, option_text(s, "zone"), NULL))
		BUG("option zone is none");
	return z;
}

int32_t option_find(const struct schema *schema, struct str name)
{
	for (size_t i = 0; i < schema->noptions; i++)
		if (str_eq_c(name, schema->options[i]->name))
			return (int32_t)i;
	return -1;
}
