/*
 * forward: see forward.h. ROOT/NAME/questions has a line for each: "NUMBER HASH", the newest last.
 */
#include "letters/forward.h"

#include "base/file.h"
#include "letters/answers.h"
#include "disk/later.h"
#include "engine/ask.h"
#include "report/receipt.h"
#include "report/wrap.h"

enum { COLUMNS = 72, TEXT_MOST = 16 << 10, REMEMBERED = 200, FILE_MOST = 1 << 20 };

/* ---- what is sent ----------------------------------------------------------------------------- */

static bool is_for_host(const struct outcome_line *l)
{
	return l->asked && ask_is_for_host(l->asked->what) && !l->request; /* that has a letter of its own */
}

static bool is_command(const struct outcome_line *l)
{
	return l->command || l->asked;
}

static bool is_understood(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		if (is_command(&o->lines[i]))
			return true;
	return false;
}

static bool asks(struct str text)
{
	return str_find_char(text, '?') < text.n;
}

/* "Thanks!", "Hi all,", "Best wishes, Ann": nobody waits for an answer to that. */
static bool is_greeting(struct str text)
{
	static const char *const firsts[] = { "thanks",  "thank",     "hi",    "hello", "hey",  "dear",
					      "regards", "cheers",    "best",  "ok",    "okay", "greetings",
					      "bye",     "sincerely", "yours", "kind" };
	const size_t most = 24;
	size_t n = 0;
	while (n < text.n && ((text.p[n] | 32) >= 'a' && (text.p[n] | 32) <= 'z'))
		n++;
	for (size_t i = 0; i < sizeof firsts / sizeof *firsts; i++)
		if (text.n <= most && !asks(text) && str_eq_nocase(str_sub(text, 0, n), str_c(firsts[i])))
			return true;
	return false;
}

/* Whether a line says more than a greeting and a name. */
static bool says_much(struct str sent)
{
	struct str line;
	while (str_line(&sent, &line))
		if (!is_greeting(line) && str_find_char(line, ' ') < line.n)
			return true;
	return false;
}

/* "bid 2.5 on share 2": an order with one mistake, which the answer names; nobody need be asked. */
static bool is_mistaken_order(const struct outcome_line *l, struct str text)
{
	static const char *const mistakes[] = { "bad-number", "negative-number", "number-needed",
						"zero",       "missing",         "ambiguous-name" };
	for (size_t i = 0;
	     l->verdict == VERDICT_REFUSED && !asks(text) && l->ndiags == 1 && i < sizeof mistakes / sizeof *mistakes;
	     i++)
		if (str_eq_c(l->diags[0].code, mistakes[i]))
			return true;
	return false;
}

/* Where nothing was understood, all that was written; beside orders what asks. */
static struct str what_is_sent(const struct answer *to, struct arena *a)
{
	const struct outcome *o = &to->heard->o;
	const bool understood = is_understood(o);
	struct buf b = buf_new(a);
	for (size_t i = 0; i < o->nlines && b.n < TEXT_MOST; i++) {
		const struct outcome_line *l = &o->lines[i];
		const struct str text = str_trim(source_text(to->in->text, l->at));
		if (text.n && !is_mistaken_order(l, text) &&
		    (is_for_host(l) || (!is_command(l) && (!understood || asks(text)))))
			buf_addf(&b, "%.*s\n", STR_ARG(text));
	}
	if (!o->nlines && to->in->what == OUTCOME_ORDERS && str_trim(to->m->subject).n && !answers_subject(to, a))
		buf_addf(&b, "Subject: %.*s\n", STR_ARG(to->m->subject));
	const struct str sent = str_sub(buf_str(&b), 0, TEXT_MOST);
	return says_much(sent) || asks(sent) || !is_greeting(sent) ? sent : STR_NONE;
}

/* ---- its number ------------------------------------------------------------------------------- */

struct numbers {
	struct str text; /* the lines that are remembered */
	int64_t last, found;
	size_t lines;
};

static void read_numbers(struct numbers *n, const char *path, struct str hash, struct arena *a)
{
	struct str rest, line, number;
	if (file_read(&n->text, path, FILE_MOST, a, NULL))
		n->text = STR("");
	rest = n->text;
	while (str_line(&rest, &line)) {
		n->lines++;
		if (str_cut(&line, ' ', &number) && str_to_int(number, &n->last) && str_eq(line, hash))
			n->found = n->last;
	}
}

static int number_of(int64_t *out, struct desk *k, const struct hash *mail, struct arena *a, struct err *e)
{
	const char *path = path_join(a, k->folder, "questions");
	const struct str hash = hash_hex(a, mail);
	struct numbers n = { 0 };
	struct str oldest;
	read_numbers(&n, path, hash, a);
	*out = n.found ? n.found : n.last + 1;
	if (n.found)
		return 0;
	while (n.lines-- >= REMEMBERED)
		str_line(&n.text, &oldest);
	return file_write(path, str_printf(a, "%.*s%lld %.*s\n", STR_ARG(n.text), (long long)*out, STR_ARG(hash)), 0600,
			  e);
}

/* ---- the letter ------------------------------------------------------------------------------- */

static void add_quoted(struct buf *out, struct str text)
{
	struct str line;
	while (str_line(&text, &line)) {
		struct buf clean = buf_new(out->arena);
		escape_terminal(&clean, line);
		wrap_paragraph(out, buf_str(&clean), 4, COLUMNS);
	}
}

static bool is_plain(struct str word)
{
	static const char plain[] = "abcdefghijklmnopqrstuvwxyz0123456789@.+-_";
	for (size_t i = 0; i < word.n; i++)
		if (!memchr(plain, word.p[i], sizeof plain - 1))
			return false;
	return word.n > 0;
}

/* What the host can say to do as he is asked. */
static void add_ways(struct buf *out, struct desk *k, const struct answer *to, struct str who)
{
	const struct str game = k->live.name;
	const struct outcome *o = &to->heard->o;
	for (size_t i = 0; i < o->nlines; i++) {
		const struct asked *asked = o->lines[i].asked;
		if (asked && asked->what == ASK_EXTENSION)
			buf_addf(out, "    pbp host %.*s extend by 24h\n", STR_ARG(game));
		if (asked && asked->what == ASK_ADDRESS && is_plain(asked->about))
			buf_addf(out, "    pbp host %.*s replace %.*s by %.*s\n", STR_ARG(game), STR_ARG(who),
				 STR_ARG(asked->about));
	}
}

static struct str letter_text(struct desk *k, const struct answer *to, struct str who, struct str text, struct arena *a)
{
	const struct zone zone = option_zone(engine_state(k->live.engine));
	struct buf b = buf_new(a);
	wrap_paragraph(&b,
		       str_printf(a, "%.*s wrote to game %.*s what is not for the game to answer:", STR_ARG(who),
				  STR_ARG(k->live.name)),
		       0, COLUMNS);
	buf_add_char(&b, '\n');
	add_quoted(&b, text);
	buf_add_char(&b, '\n');
	wrap_paragraph(&b,
		       str_printf(a, "His mail came %.*s, with the subject \"%.*s\". He was told that you have this.",
				  STR_ARG(when_local(a, &zone, to->in->at)), STR_ARG(escape_short(to->m->subject, a))),
		       0, COLUMNS);
	struct buf ways = buf_new(a);
	add_ways(&ways, k, to, who);
	if (ways.n)
		buf_addf(&b, "\nTo do it, say at the shell:\n\n%.*s\n", STR_ARG(buf_str(&ways)));
	wrap_paragraph(&b,
		       str_printf(a, "Answer it: what you reply to this letter goes to %.*s (%.*s) alone.",
				  STR_ARG(who), STR_ARG(to->m->from)),
		       0, COLUMNS);
	return buf_str(&b);
}

static bool host_plays(struct desk *k, struct str host)
{
	const struct state *s = engine_state(k->live.engine);
	const player_id p = player_by_address(s, host);
	return state_game(s)->phase == GAME_RUNNING && p != PLAYER_NONE && seat_of_player(s, p) != SEAT_NONE;
}

static int send(struct desk *k, const struct late *l, struct err *e)
{
	struct letter letter = { .from = k->live.root->site.address, .from_name = k->live.name };
	letter.to = l->to;
	letter.reply_to = l->reply_to;
	letter.subject = l->subject;
	letter.text = l->text;
	letter.about = l->about;
	letter.kind = l->kind;
	letter.date = l->until;
	return outbox_add(&k->live.root->outbox, &letter, e);
}

/* A host who plays reads it when the turn is over; late: when the day is, if too many came. */
static int send_or_wait(struct desk *k, struct late *l, struct str host, when late, struct err *e)
{
	const when now = l->until;
	const bool waits = host_plays(k, host);
	l->to = host;
	if (!waits && late == WHEN_NEVER)
		return send(k, l, e);
	l->until = waits ? WHEN_NONE : late;
	const int code = later_add(k, l, e);
	l->until = now;
	return code;
}

static struct str short_words(struct str text, struct arena *a)
{
	struct str line;
	enum { SHOWN = 60 };
	const bool more = str_line(&text, &line) && str_trim(text).n > 0;
	const struct str shown = escape_short(str_sub(line, 0, SHOWN), a);
	return str_printf(a, "\"%.*s%s\"", STR_ARG(shown), more || line.n > SHOWN ? " ..." : "");
}

int forward_mail(struct forwarded *out, struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const struct state *s = engine_state(k->live.engine);
	const struct outcome *o = &to->heard->o;
	const struct hosts *hosts = &k->live.hosts;
	const struct str who = o->seat != SEAT_NONE ? seat_name(s, o->seat) : to->m->from;
	int64_t number;
	*out = (struct forwarded){ STR_NONE, STR_NONE };
	if (o->player == PLAYER_NONE || to->in->host || hosts_has(hosts, to->m->from))
		return 0;
	const struct str text = what_is_sent(to, a);
	if (!text.n)
		return 0;
	out->text = text;
	if (!hosts_chief(hosts).n) {
		out->words = STR("No order was found in that, and this game has no host who could be asked.");
		return 0;
	}
	int code = number_of(&number, k, &to->in->hash, a, e);
	if (code)
		return code;
	const bool waits = host_plays(k, hosts_chief(hosts));
	const int64_t day = quota_day(to->in->at);
	const struct str kind = str_printf(a, "question %.*s", STR_ARG(to->m->from));
	const bool many = quota_take(&k->quota, QUOTA_NOTICE, day, kind, &to->in->hash) == QUOTA_OVER;
	struct late l = { .until = to->in->at, .turn = state_game(s)->turn, .reply_to = to->m->from };
	l.about = to->in->hash;
	l.kind = STR("question");
	l.subject = str_printf(a, "%.*s asks (%lld) [pbp:%.*s]", STR_ARG(who), (long long)number,
			       STR_ARG(k->live.name));
	l.text = letter_text(k, to, who, text, a);
	out->words = str_printf(a, "%s to the host, as number %lld: %.*s%s", waits ? "Goes" : "Sent", (long long)number,
				STR_ARG(short_words(text, a)),
				waits ? ". He plays himself, so he reads it when the turn is over."
				      : ". The answer comes from a person, by mail.");
	for (size_t i = 0; !code && i < hosts->n; i++) {
		if (i) /* it is part of the name of what waits */
			l.kind = str_printf(a, "question-%zu", i);
		code = send_or_wait(k, &l, hosts->all[i], many ? (day + 1) * 86400 : WHEN_NEVER, e);
	}
	return code;
}
