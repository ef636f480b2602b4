/*
 * requests: see requests.h.
 */
#include "letters/requests.h"

#include "bind/callname.h"
#include "engine/calls.h"
#include "letters/moving.h"
#include "letters/press.h"
#include "report/wrap.h"

enum { COLUMNS = 72 };

struct telling {
	struct desk *desk;
	const struct state *state;
	const struct game *game;
	const struct requested *request;
	struct str who;  /* the name of the seat */
	struct str from; /* its player's address, for the host */
	struct arena *arena;
};

static void paragraph(struct buf *out, struct str text)
{
	wrap_paragraph(out, text, 0, COLUMNS);
}

static struct telling telling_of(struct desk *k, const struct requested *r, struct arena *a)
{
	const struct state *s = engine_state(k->live.engine);
	return (struct telling){ k, s, k->live.game, r, seat_name(s, r->seat), STR_NONE, a };
}

static struct str local(const struct telling *t, when at)
{
	const struct zone zone = option_zone(t->state);
	return when_local(t->arena, &zone, at);
}

/* "Wed 4 Mar 2026" */
static struct str day(const struct telling *t, when at)
{
	const struct str text = local(t, at);
	return str_sub(text, 0, str_find_char(text, ','));
}

static void add_way(struct buf *out, const struct telling *t, struct str line)
{
	buf_addf(out, "    pbp host %.*s %.*s\n", STR_ARG(t->desk->live.name), STR_ARG(line));
}

/* ---- giving up ---- */

static void resigned(struct buf *out, const struct telling *t)
{
	paragraph(out, str_printf(t->arena,
				  "You have given up %.*s. What you ordered for it stands; from the next turn on its "
				  "silence means what the rules make of silence, until the host gives the seat to "
				  "somebody or takes it out of the game. He and all players are told. Thank you for "
				  "playing.",
				  STR_ARG(t->who)));
}

static void resigned_host(struct buf *out, struct buf *ways, const struct telling *t)
{
	paragraph(
		out,
		str_printf(t->arena,
			   "%.*s resigns: %.*s has given the seat up for good. Nobody plays it now; its silence means "
			   "what the rules make of silence. Give it to somebody, or take it out of the game; if it was "
			   "a mistake, the last line gives it back.",
			   STR_ARG(t->who), STR_ARG(t->from)));
	add_way(ways, t, str_printf(t->arena, "replace %.*s by ADDRESS", STR_ARG(t->who)));
	add_way(ways, t, str_printf(t->arena, "remove %.*s", STR_ARG(t->who)));
	add_way(ways, t, str_printf(t->arena, "replace %.*s by %.*s", STR_ARG(t->who), STR_ARG(t->from)));
}

/* ---- away ---- */

/* The next bell that falls into that time, of what is asked of the seat. */
static const struct call_row *bell_within(const struct telling *t, const struct away_row *row)
{
	const struct call_row *first = NULL;
	for (size_t i = 0; i < row_count(t->state, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, t->state, TABLE_CALL, i);
		const struct asked_row key = { c->call, t->request->seat, 0 };
		if (c->deaf_since == WHEN_NONE && c->bell >= row->from && c->bell <= row->until &&
		    row_find(t->state, TABLE_ASKED, &key) && (!first || c->bell < first->bell))
			first = c;
	}
	return first;
}

static struct str within(const struct telling *t, const struct call_row *c)
{
	if (!c)
		return STR("No bell that is known so far falls into it.");
	return str_printf(t->arena, "A bell falls into it: %.*s, until %.*s.",
			  STR_ARG(call_words(t->game, t->state, c, t->arena)), STR_ARG(local(t, c->bell)));
}

static void away(struct buf *out, const struct telling *t)
{
	const struct away_row *row;
	seat_is_away(t->state, t->request->seat, 0, &row);
	if (!row)
		return;
	paragraph(
		out,
		str_printf(t->arena,
			   "Noted: you are away from %.*s to %.*s. The host has been told; while it lasts others "
			   "read \"away\" beside your name, and you are not reminded. %.*s Bells ring as they did "
			   "unless the host moves them; what you send before you go stands. Back earlier? Write: back.",
			   STR_ARG(day(t, row->from)), STR_ARG(day(t, row->until)),
			   STR_ARG(within(t, bell_within(t, row)))));
}

/* The same hour on the first day when he is there again. */
static when behind(when bell, when until)
{
	const when a_day = 24 * 3600;
	return bell > until ? bell : bell + ((until - bell) / a_day + 1) * a_day;
}

static void away_host(struct buf *out, struct buf *ways, const struct telling *t)
{
	const struct zone zone = option_zone(t->state);
	const struct away_row *row;
	seat_is_away(t->state, t->request->seat, 0, &row);
	if (!row)
		return;
	const struct call_row *c = bell_within(t, row);
	paragraph(out, str_printf(t->arena, "%.*s is away from %.*s to %.*s. %.*s Nothing follows by itself.",
				  STR_ARG(t->who), STR_ARG(day(t, row->from)), STR_ARG(day(t, row->until)),
				  STR_ARG(within(t, c))));
	if (c)
		add_way(ways, t,
			str_printf(t->arena, "extend %.*s to %.*s", STR_ARG(call_title(t->game, t->state, c, t->arena)),
				   STR_ARG(str_sub(when_iso_in(t->arena, &zone, behind(c->bell, row->until)), 0, 16))));
}

static void back(struct buf *out, const struct telling *t)
{
	(void)t;
	paragraph(out, STR("Good to have you back. You are no longer noted as away, and the host has been told."));
}

static void back_host(struct buf *out, struct buf *ways, const struct telling *t)
{
	(void)ways;
	paragraph(out, str_printf(t->arena, "%.*s is back, and no longer noted as away.", STR_ARG(t->who)));
}

/* ---- time ---- */

static struct str how_long(const struct telling *t)
{
	return str_sub(t->request->exact, sizeof "more time " - 1, t->request->exact.n);
}

static const struct call_row *next_bell(const struct telling *t)
{
	const struct call_row *first = NULL;
	for (size_t i = 0; i < row_count(t->state, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, t->state, TABLE_CALL, i);
		if (c->kind != KIND_MUSTER && c->deaf_since == WHEN_NONE && c->bell != WHEN_NEVER &&
		    c->bell != WHEN_NONE && (!first || c->bell < first->bell))
			first = c;
	}
	return first;
}

static void more_time(struct buf *out, const struct telling *t)
{
	const struct call_row *c = next_bell(t);
	paragraph(
		out,
		str_printf(t->arena,
			   "The host has been asked for %.*s more. Until a letter says otherwise the bell is where it "
			   "was%s%.*s: send what you would not want to be missing.",
			   STR_ARG(how_long(t)), c ? ", " : "", STR_ARG(c ? local(t, c->bell) : STR_NONE)));
}

static void more_time_host(struct buf *out, struct buf *ways, const struct telling *t)
{
	paragraph(out, str_printf(t->arena, "%.*s asks for %.*s more. Nothing follows by itself.", STR_ARG(t->who),
				  STR_ARG(how_long(t))));
	add_way(ways, t, str_printf(t->arena, "extend by %.*s", STR_ARG(how_long(t))));
}

/* ---- votes ---- */

struct motion_said {
	int32_t what;
	seat_id to;
	size_t votes, voters; /* votes 0: it was carried, and they are gone */
};

static struct motion_said motion_of(const struct telling *t)
{
	struct motion_said m = { .to = SEAT_NONE };
	const struct vote_row *row;
	struct str rest = str_sub(t->request->exact, sizeof "vote " - 1, t->request->exact.n), what;
	str_cut(&rest, ' ', &what);
	while (motion_names[m.what] && !str_eq_c(what, motion_names[m.what]))
		m.what++;
	row = row_find(t->state, TABLE_VOTE, &(struct vote_row){ t->request->seat, m.what, 0 });
	m.to = row ? row->to : seat_by_name(t->state, rest);
	m.votes = vote_count(t->state, m.what, m.to, &m.voters);
	return m;
}

/* "for a draw", "to concede to red" */
static struct str motion_words(const struct telling *t, const struct motion_said *m)
{
	static const char *const words[] = { [MOTION_DRAW] = "for a draw",
					     [MOTION_END] = "to end the game",
					     [MOTION_PAUSE] = "for a pause",
					     [MOTION_CONCEDE] = "to concede to " };
	return str_printf(t->arena, "%s%.*s", words[m->what], STR_ARG(seat_name(t->state, m->to)));
}

/* What the host can say when all are for it. */
static struct str motion_way(const struct telling *t, const struct motion_said *m)
{
	static const char *const ways[] = { [MOTION_DRAW] = "end game all agree to a draw",
					    [MOTION_END] = "end game all agree to end it",
					    [MOTION_PAUSE] = "pause",
					    [MOTION_CONCEDE] = "end game all concede to " };
	return str_printf(t->arena, "%s%.*s", ways[m->what], STR_ARG(seat_name(t->state, m->to)));
}

static bool is_bound(const struct telling *t)
{
	return option_is(t->state, "votes", "bind");
}

static void voted(struct buf *out, const struct telling *t)
{
	const struct motion_said m = motion_of(t);
	const struct str what = motion_words(t, &m);
	if (!m.votes)
		paragraph(out, str_printf(t->arena, "You vote %.*s, and with you all who play: %s", STR_ARG(what),
					  is_bound(t) ? "it is done." : "the host has been told, and decides."));
	else
		paragraph(out,
			  str_printf(t->arena,
				     "You vote %.*s: %zu of %zu are for it now. All players are told. Your vote stands "
				     "until you take it back (\"take back my vote\"). When all are for it, %s",
				     STR_ARG(what), m.votes, m.voters,
				     is_bound(t) ? "it is done." : "the host is told, and decides."));
}

static void voted_host(struct buf *out, struct buf *ways, const struct telling *t)
{
	const struct motion_said m = motion_of(t);
	const struct str what = motion_words(t, &m);
	if (m.votes) {
		paragraph(out, str_printf(t->arena, "%.*s votes %.*s: %zu of %zu are for it now.", STR_ARG(t->who),
					  STR_ARG(what), m.votes, m.voters));
		return;
	}
	paragraph(out,
		  str_printf(t->arena, "All who play vote %.*s, %.*s as the last. %s", STR_ARG(what), STR_ARG(t->who),
			     is_bound(t) ? "It is done, as option votes says." : "It is for you to do or not."));
	if (!is_bound(t))
		add_way(ways, t, motion_way(t, &m));
}

static void unvoted(struct buf *out, const struct telling *t)
{
	(void)t;
	paragraph(out, STR("Your vote is taken back, and all players are told."));
}

static void unvoted_host(struct buf *out, struct buf *ways, const struct telling *t)
{
	(void)ways;
	paragraph(out, str_printf(t->arena, "%.*s takes a vote back.", STR_ARG(t->who)));
}

/* ---- who he is ---- */

static void named(struct buf *out, const struct telling *t)
{
	const struct str name = str_sub(t->request->exact, sizeof "name " - 1, t->request->exact.n);
	paragraph(
		out,
		str_printf(t->arena,
			   "Others read now that %.*s is played by %.*s, in reports and in the public history, for "
			   "good: what was published cannot be taken back. Another name takes its place from then on.",
			   STR_ARG(t->who), STR_ARG(name)));
}

/* ---- another address ---- */

static struct str new_address(const struct telling *t)
{
	return str_sub(t->request->exact, sizeof "address " - 1, t->request->exact.n);
}

static void moving(struct buf *out, const struct telling *t)
{
	paragraph(out,
		  str_printf(t->arena,
			     "A letter has gone to %.*s. When an answer to it comes from there, that is your address. "
			     "Until then write from this one. You did not ask for that? Tell the host.",
			     STR_ARG(new_address(t))));
}

static void moving_host(struct buf *out, struct buf *ways, const struct telling *t)
{
	(void)ways;
	paragraph(
		out,
		str_printf(t->arena,
			   "%.*s wants to write from %.*s. A letter asks there whether it is his; until it is answered "
			   "nothing changes.",
			   STR_ARG(t->who), STR_ARG(new_address(t))));
}

static void moved(struct buf *out, const struct telling *t)
{
	paragraph(out,
		  str_printf(t->arena,
			     "This is your address in game %.*s now: you are %.*s. Nothing else of this mail was read; "
			     "orders that you gave before stand. What you write from here counts from now on.",
			     STR_ARG(t->desk->live.name), STR_ARG(t->who)));
}

static void moved_host(struct buf *out, struct buf *ways, const struct telling *t)
{
	(void)ways;
	paragraph(out, str_printf(t->arena, "%.*s writes from %.*s now.", STR_ARG(t->who), STR_ARG(t->from)));
}

/* ---- letters to others: they have been delivered, and the host reads them in his history ---- */

static void pressed(struct buf *out, const struct telling *t)
{
	press_receipt(out, t->request->exact, t->request->unended);
}

/* ---- all ---- */

static const struct {
	enum ask ask;
	void (*to_writer)(struct buf *out, const struct telling *t);
	void (*to_host)(struct buf *out, struct buf *ways, const struct telling *t);
	const char *news, *subject; /* to the writer; to the host, behind the name of the seat */
} kinds[] = {
	{ ASK_RESIGNED, resigned, resigned_host, "you have given up your seat", "resigns" },
	{ ASK_AWAY, away, away_host, "you are noted as away", "is away" },
	{ ASK_BACK, back, back_host, "you are back", "is back" },
	{ ASK_EXTENSION, more_time, more_time_host, "the host is asked for more time", "asks for more time" },
	{ ASK_VOTE, voted, voted_host, "your vote is counted", "" },
	{ ASK_UNVOTE, unvoted, unvoted_host, "your vote is taken back", "takes a vote back" },
	{ ASK_NAME, named, NULL, "your name is known", "" },
	{ ASK_ADDRESS, moving, moving_host, "a letter has gone to your new address", "wants another address" },
	{ ASK_MOVED, moved, moved_host, "this is your address now", "has another address" },
	{ ASK_PRESS, pressed, NULL, "your letter is delivered", "" },
};

static size_t kind_of_request(const struct requested *r)
{
	size_t i = 0;
	while (kinds[i].ask != r->what)
		i++;
	return i;
}

static void add_sentence(struct buf *b, struct str text)
{
	if (!text.n)
		return;
	buf_addf(b, "%s%c%.*s%s", b->n ? " " : "",
		 text.p[0] >= 'a' && text.p[0] <= 'z' ? text.p[0] - 'a' + 'A' : text.p[0],
		 STR_ARG(str_sub(text, 1, text.n)), strchr(".?!", text.p[text.n - 1]) ? "" : ".");
}

static void refused(struct buf *out, const struct diag *d)
{
	struct buf text = buf_new(out->arena), clean = buf_new(out->arena);
	add_sentence(&text, str_printf(out->arena, "not done: %.*s", STR_ARG(d->what)));
	add_sentence(&text, d->detail);
	add_sentence(&text, d->hint);
	escape_terminal(&clean, buf_str(&text));
	paragraph(out, buf_str(&clean));
}

void requests_answer(struct buf *out, struct desk *k, const struct requested *r)
{
	const struct telling t = telling_of(k, r, out->arena);
	if (r->refused)
		refused(out, r->refused);
	else
		kinds[kind_of_request(r)].to_writer(out, &t);
	if (!r->refused && kinds[kind_of_request(r)].to_host && !hosts_chief(&k->live.hosts).n)
		paragraph(out, STR("No address of a host is known here, so he was not told: do it yourself."));
}

const char *requests_news(const struct outcome *o)
{
	const char *news = NULL;
	for (size_t i = 0; i < o->nlines; i++) {
		const struct requested *r = o->lines[i].request;
		if (r && !r->refused)
			return kinds[kind_of_request(r)].news;
		news = r ? "what you asked was not done" : news;
	}
	return news;
}

static int send(struct desk *k, struct str host, const struct answer *to, struct str subject, struct str text,
		struct arena *a, struct err *e)
{
	struct letter letter = { .from = k->live.root->site.address, .from_name = k->live.name };
	letter.to = host;
	letter.reply_to = to->m->from;
	letter.subject = str_printf(a, "%.*s [pbp:%.*s]", STR_ARG(subject), STR_ARG(k->live.name));
	letter.text = text;
	letter.about = to->in->hash;
	letter.kind = STR("request");
	letter.date = to->in->at;
	return outbox_add(&k->live.root->outbox, &letter, e);
}

static struct str host_text(struct desk *k, const struct answer *to, struct str said, struct str ways, struct arena *a)
{
	struct buf b = buf_new(a);
	buf_addf(&b, "Game %.*s.\n\n%.*s", STR_ARG(k->live.name), STR_ARG(said));
	if (ways.n)
		buf_addf(&b, "\nAt the shell, or behind the name of the game by mail to %.*s:\n\n%.*s",
			 STR_ARG(live_address(&k->live, a)), STR_ARG(ways));
	buf_add_char(&b, '\n');
	paragraph(&b, str_printf(a, "What you reply to this letter goes to %.*s alone.", STR_ARG(to->m->from)));
	return buf_str(&b);
}

static struct str host_subject(const struct telling *t)
{
	if (t->request->what == ASK_VOTE) {
		const struct motion_said m = motion_of(t);
		return str_printf(t->arena, "%.*s %.*s", STR_ARG(m.votes ? STR("a vote") : STR("all players vote")),
				  STR_ARG(motion_words(t, &m)));
	}
	return str_printf(t->arena, "%.*s %s", STR_ARG(t->who), kinds[kind_of_request(t->request)].subject);
}

int requests_to_host(struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const struct outcome *o = &to->heard->o;
	const struct hosts *hosts = &k->live.hosts;
	struct buf said = buf_new(a), ways = buf_new(a);
	struct str subject = STR_NONE;
	int code = 0;
	for (size_t i = 0; !code && i < o->nlines; i++) {
		const struct requested *r = o->lines[i].request;
		if (!r || r->refused || !kinds[kind_of_request(r)].to_host)
			continue;
		code = moving_letters(k, to, r, a, e);
		struct telling t = telling_of(k, r, a);
		t.from = to->m->from;
		kinds[kind_of_request(r)].to_host(&said, &ways, &t);
		if (!subject.n)
			subject = host_subject(&t);
	}
	if (code || !subject.n || !hosts_chief(hosts).n || to->in->host || hosts_has(hosts, to->m->from))
		return code;
	const struct str text = host_text(k, to, buf_str(&said), buf_str(&ways), a);
	for (size_t i = 0; !code && i < hosts->n; i++)
		code = send(k, hosts->all[i], to, subject, text, a, e);
	return code;
}
