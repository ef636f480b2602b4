/*
 * answers: see answers.h.
 */
#include "letters/observing.h"
#include "letters/answers.h"
#include "letters/asking.h"
#include "letters/joining.h"
#include "letters/knowing.h"
#include "letters/requests.h"
#include "letters/rulebook.h"

#include "disk/place.h"
#include "speech/ask.h"
#include "speech/mention.h"
#include "speech/topic.h"
#include "speech/topic_words.h"
#include "report/places.h"
#include "letters/sending.h"

enum { TURNS_SHOWN = 40, ANSWERS_MOST = 12 };

static bool has_rules(struct rules_found *found, struct desk *k, const struct asked *asked, struct arena *a)
{
	return !rulebook_about(found, NULL, k, asked->about, asked->vague, a, NULL) && found->n;
}

/* "What if two of us want the same domain?": a word that many rules have, and the question has more to say. */
static bool is_list(const struct asked *asked, const struct rules_found *found)
{
	enum { FEW = 6, SHORT = 32 /* bytes: "what is a nation?" */ };
	return asked->guessed && found->n > FEW && asked->words.n > SHORT;
}

/* A place that he does not name, or that there is not: nobody wants a list of all for that. */
static bool names_no_place(const struct asked *asked)
{
	return asked->what == ASK_MAP && asked->guessed && !topic_wants_board(asked->words);
}

bool answers_none(struct desk *k, const struct asked *asked, struct arena *a)
{
	struct rules_found found;
	if (names_no_place(asked))
		return true;
	if (asked->what == ASK_FACT)
		return !fact_is_known(k, asked, a);
	if (asked->what == ASK_PLACE)
		return places_find(k->live.game->map, asked->about, a) == AREA_NONE;
	return asked->vague || (asked->whole && asked->unsure) ||
	       (asked->what == ASK_ABOUT &&
		(!has_rules(&found, k, asked, a) || (asked->guessed && !found.whole) || is_list(asked, &found)));
}

/* ---- history ---------------------------------------------------------------------------------- */

static int tell_history(struct buf *out, const struct asking *q, struct err *e)
{
	struct live *l = &q->desk->live;
	const int32_t last = state_game(q->state)->turn;
	int code = 0;
	size_t shown = 0;
	for (int32_t turn = last > TURNS_SHOWN ? last - TURNS_SHOWN : 1; !code && turn <= last; turn++) {
		struct object_id id;
		struct commit c;
		code = live_turn_commit(&id, l, turn, e);
		if (code == ERR_NOT_FOUND) {
			code = 0;
			continue;
		}
		if (!code)
			code = store_commit_read(&c, l->private, &id, q->arena, e);
		if (!code)
			letter_line(out, commit_subject(&c), 2);
		shown++;
	}
	if (!code)
		buf_add_c(out, shown ? "One of them whole: answer \"report 1\", say.\n" : "No turn has ended yet.\n");
	return code;
}

static int tell_report(struct buf *out, const struct asking *q, struct err *e)
{
	int32_t turn = state_game(q->state)->turn - (state_game(q->state)->phase != GAME_OVER);
	int64_t n;
	bool sent = false;
	int code = 0;
	if (str_to_int(q->about, &n))
		turn = n > 0 && n < INT32_MAX ? (int32_t)n : 0;
	if (q->seat != SEAT_NONE && turn > 0)
		code = letter_report_again(&sent, q->desk, turn, q->seat, q->to, e);
	if (sent)
		buf_addf(out, "The report of turn %d comes in a letter of its own.\n", (int)turn);
	else
		buf_add_c(out, "There is no report of that turn. Answer \"history\" for those there are.\n");
	return code;
}

/* ---- what is the host's to decide: forward.c sends it to him -------------------------------------- */

static int tell_resign(struct buf *out, const struct asking *q, struct err *e)
{
	(void)e;
	paragraph(
		out,
		str_printf(
			q->arena,
			"Do you give up %.*s for good? Then answer: yes, I resign. Nothing has changed so far. Only away "
			"for some days? Then answer, say: away until Wednesday.",
			STR_ARG(q->seat != SEAT_NONE ? seat_name(q->state, q->seat) : STR("your seat"))));
	return 0;
}

static int tell_drop(struct buf *out, const struct asking *q, struct err *e)
{
	(void)q;
	(void)e;
	paragraph(out,
		  STR("To take back all that you have ordered and that has not been done, answer: withdraw all. To "
		      "order otherwise, send the orders that are to count. Nothing has changed so far."));
	return 0;
}

/* Where orders act at once nothing stands, and nothing of it is to be promised. */
static int tell_final(struct buf *out, const struct asking *q, struct err *e)
{
	struct str *waiting;
	(void)e;
	if (asking_is_kept(q) && !call_find(q->state, q->to->heard->o.call))
		paragraph(out, STR("What was open then is closed, and nothing of it waits for you any more."));
	else if (asking_is_kept(q) && q->to->heard->o.nstanding)
		paragraph(out, STR("They count as they stand when the time is over; until then you may change them as "
				   "often as you like, or take them back: withdraw all. You have finished, and nobody "
				   "need wait for you? Answer: done. To be waited for, answer: wait."));
	else if (engine_waiting(q->desk->live.engine, q->seat, &waiting, q->arena))
		paragraph(out, STR("Of your orders some are not done: they wait for your yes."));
	else if (asking_is_kept(q))
		paragraph(out, STR("None of yours stands. You have finished all the same, and nobody need wait for "
				   "you? Answer: done. To be waited for, answer: wait."));
	else
		paragraph(
			out,
			STR("What was taken of your orders is done, or counts as it stands; nothing of yours waits to be "
			    "done later. If it is your turn it stays open until you say that you have finished, or its time "
			    "is over."));
	return 0;
}

/* What the rules say of an order that he asked leave for. */
static int tell_leave(struct buf *out, const struct asking *q, struct err *e)
{
	(void)e;
	paragraph(out, q->about);
	return 0;
}

static int tell_yes(struct buf *out, const struct asking *q, struct err *e)
{
	(void)q;
	(void)e;
	paragraph(out, STR("Nothing of yours waits for a yes now. What you want done write as an order."));
	return 0;
}

/* Whom he named first, for that is whom one speaks to; else the first who is not he. */
static struct str another(const struct asking *q)
{
	const seat_id named = mention_seat(q->state, q->seat, q->asked->words);
	for (size_t i = 0; named == SEAT_NONE && i < row_count(q->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, q->state, TABLE_SEAT, i);
		if (seat->seat != q->seat && seat->player != PLAYER_NONE)
			return seat_name(q->state, seat->seat);
	}
	return named == SEAT_NONE ? STR_NONE : seat_name(q->state, named);
}

static int tell_talk(struct buf *out, const struct asking *q, struct err *e)
{
	json_t *value = json_object();
	const bool open = option_is(q->state, "press", "open");
	json_object_set_new(value, "private", json_boolean(!open && !option_is(q->state, "press", "none")));
	json_object_set_new(value, "open", json_boolean(open));
	json_object_set_new(value, "guessed", json_boolean(q->asked->guessed));
	model_set_some(value, "other", another(q), q->arena);
	return letter_part(out, q->desk, "talk", value, e);
}

/* Done or not (requests.h); what does not read as one has gone to the host. */
static int tell_request(struct buf *out, const struct asking *q, struct err *e)
{
	const bool host = hosts_chief(&q->desk->live.hosts).n > 0;
	if (q->request)
		return requests_answer(out, q->desk, q->to, q->request, e);
	if (q->asked->guessed && q->asked->what == ASK_VOTE)
		paragraph(out,
			  str_printf(q->arena,
				     "Is that your vote? Then answer, with nothing else on the line: %.*s. Nothing is "
				     "counted so far%s.",
				     STR_ARG(q->about), host ? "; the host has what you wrote" : ""));
	else
		paragraph(out, str_printf(q->arena, "%s. %s",
					  !ask_is_for_host(q->asked) ? "Nothing has changed so far"
					  : host                     ? "The host has it as you wrote it"
								     : "This game has no host who could be asked",
					  q->otherwise));
	return 0;
}

/* ---- all -------------------------------------------------------------------------------------- */

static const struct {
	const char *heading;
	int (*tell)(struct buf *out, const struct asking *q, struct err *e);
	const char *otherwise, *guessed; /* how a request is written: where it does not read, where it was guessed */
} answers[ASKS] = {
	[ASK_HELP] = { "What you may write", tell_help },
	[ASK_RULES] = { "The rules in short", tell_rules },
	[ASK_RULE] = { "The rule", tell_rule },
	[ASK_ABOUT] = { "The rules that name it", tell_about },
	[ASK_STATUS] = { "How the game stands", tell_status },
	[ASK_ORDERS] = { "Your orders", tell_orders },
	[ASK_FORM] = { "Orders to copy", tell_form },
	[ASK_POSITION] = { "Your position", tell_position },
	[ASK_MAP] = { "The places", tell_map },
	[ASK_NEIGHBOURS] = { "Neighbours", tell_neighbours },
	[ASK_PLACE] = { "The place", tell_place },
	[ASK_WHO] = { "Who plays", tell_who },
	[ASK_HISTORY] = { "What happened", tell_history },
	[ASK_REPORT] = { "The report", tell_report },
	[ASK_TALK] = { "Writing to other players", tell_talk },
	[ASK_PREVIEW] = { "Preview", tell_preview, "" },
	[ASK_RESIGN] = { "Giving up", tell_resign },
	[ASK_DROP] = { "Taking orders back", tell_drop },
	[ASK_FINAL] = { "Your orders", tell_final },
	[ASK_YES] = { "Your yes", tell_yes },
	[ASK_THEIRS] = { "What they have", tell_theirs },
	[ASK_STANDING] = { "How the players stand", tell_standings },
	[ASK_LEAVE] = { "What you may do", tell_leave },
	[ASK_FACT] = { "What you ask", tell_fact },
	[ASK_RESIGNED] = { "Given up", tell_request, "Nothing has changed: you have no seat in this game." },
	[ASK_AWAY] = { "Away", tell_request,
		       "To have it noted write the days in such words: away until Wednesday; away 5 to 9 March." },
	[ASK_BACK] = { "Back", tell_request, "You have no seat in this game." },
	[ASK_EXTENSION] = { "More time", tell_request, "To ask for a time write: more time, or extend by 12h." },
	[ASK_VOTE] = { "Your vote", tell_request,
		       "What is counted is: vote draw, vote end, vote pause, concede to SEAT." },
	[ASK_UNVOTE] = { "Your vote", tell_request, "You have no seat in this game." },
	[ASK_NAME] = { "Your name", tell_request,
		       "A name has at most three words, and begins with a capital: call me Ann Miller." },
	[ASK_LETTERS] = { "Your letters", tell_request,
			  "What may be said is: letters in text, letters in html, letters in both." },
	[ASK_REPORTS] = { "Your reports", tell_request, "You have no seat in this game.",
			  "For no more of them answer: stop reports. To have them again: start reports." },
	[ASK_ZONE] = { "Your time zone", tell_request,
		       "That zone is not known here. Write one like: my zone is Europe/Berlin, or: my zone is UTC+2." },
	[ASK_PRESS] = { "Your message", tell_request, "" },
	[ASK_HOST] = { "To the host", tell_request, "" },
	[ASK_ADDRESS] = { "Another address", tell_request,
			  "Nothing proves that this mail is yours, so it is for him to give your seat that address. Until a "
			  "letter comes there, write from this one.",
			  "With nothing else on the line: also write to NAME@EXAMPLE, or, to have your letters there and no "
			  "more here: my address is NAME@EXAMPLE." },
	[ASK_ALSO] = { "Another address", tell_request,
		       "Nothing has changed: write which address it is, in a mail that is proved to be yours." },
	[ASK_WITHOUT] = { "Another address", tell_request, "Nothing has changed." },
	[ASK_MOVED] = { "Your address", tell_request, "" },
	[ASK_OFFER] = { "Waits for your yes", tell_request, "" },
	[ASK_LAPSE] = { "Waits no longer", tell_request, "" },
	[ASK_OBSERVE] = { "Reading along", tell_request, "Nothing has changed: write start reports, or stop reports." },
};

/* Beside what this mail did, or left waiting, nothing need be said of orders in general. */
static bool is_told_by_orders(const struct outcome *o, const struct asked *asked)
{
	bool orders = o->nfallen > 0;
	for (size_t i = 0; i < o->nlines; i++)
		orders |= o->lines[i].verdict != VERDICT_CHATTER;
	return orders && (asked->what == ASK_DROP || (asked->what == ASK_FINAL && asked->guessed));
}

/* It answers no question: what he says to the program, or what stands for him. */
static bool is_no_question(const struct asked *asked)
{
	return asked->what == ASK_YES || asked->what == ASK_DROP || asked->what == ASK_FINAL;
}

/* Of a question that names none of the rules' words, all of them in short. */
static enum ask answered_by(const struct asking *q, const struct asked *asked)
{
	struct rules_found found;
	return asked->guessed && asked->what == ASK_ABOUT && !has_rules(&found, q->desk, asked, q->arena) ? ASK_RULES
													  : asked->what;
}

/* What is no seat's: the host who does not play is told that. */
static const bool no_seats[ASKS] = {
	[ASK_THEIRS] = true, [ASK_STANDING] = true, [ASK_STATUS] = true,     [ASK_WHO] = true,
	[ASK_MAP] = true,    [ASK_PLACE] = true,    [ASK_HISTORY] = true,    [ASK_RULES] = true,
	[ASK_ABOUT] = true,  [ASK_PREVIEW] = true,  [ASK_NEIGHBOURS] = true,
};

/* Of the game that he may join; all else stands in the letter that says how, or is for who plays. */
static bool is_for_stranger(enum ask what, const struct asked *asked)
{
	static const bool asks[ASKS] = { [ASK_MAP] = true, [ASK_RULES] = true, [ASK_NEIGHBOURS] = true };
	return what == ASK_ABOUT || what == ASK_WHO ||
	       (asks[what] &&
		(!asked->guessed || (!asked->unsure && str_find_char(asked->words, '?') < asked->words.n)));
}

/* The same days twice in a mail are noted once. */
static bool is_said_again(const struct outcome *o, size_t i)
{
	bool again = false;
	for (size_t k = 0; k < i && o->lines[i].request; k++)
		again |= o->lines[k].request && o->lines[k].request->what == o->lines[i].request->what &&
			 str_eq(o->lines[k].request->exact, o->lines[i].request->exact);
	return again;
}

/* The mail says more than that: an answer stands below the words that it is to. */
static bool is_beside_more(const struct asking *q, const struct asked *asked)
{
	enum { LITTLE = 8 };
	return asked->guessed && !asked->whole && !q->request && !ask_is_for_host(asked) && asked->words.n &&
	       str_trim(q->to->in->text->text).n > asked->words.n + LITTLE;
}

/* Another below the last; nothing, where all of it has been told. */
static int tell_facts(struct buf *out, const struct asking *q, const struct buf *quote, bool again, struct err *e)
{
	const size_t before = out->n;
	if (!again)
		buf_addf(out, "%s%s:\n", out->n ? "\n" : "", q->heading);
	buf_add(out, buf_str(quote));
	const size_t begun = out->n;
	const int code = tell_fact(out, q, e);
	out->n = out->n == begun ? before : out->n;
	return code;
}

/* "who has bid on what so far": no name of a place that there is not. */
static bool is_long(struct str about)
{
	const size_t first = str_find_char(about, ' ');
	return first < about.n && str_find_char(str_sub(about, first + 1, about.n), ' ') < about.n - first - 1;
}

/* The host is asked, or it is told elsewhere in the letter. */
static bool is_left_out(const struct asking *q, const struct asked *asked, enum ask what)
{
	if (q->stranger && !is_for_stranger(what, asked))
		return true;
	if ((asked->vague && what != ASK_ABOUT) || (names_no_place(asked) && !q->stranger))
		return true;
	if (what == ASK_PLACE && is_long(asked->about) && answers_none(q->desk, asked, q->arena))
		return true;
	if (!q->stranger && asked->guessed && asked->what == ASK_ABOUT && answers_none(q->desk, asked, q->arena))
		return true;
	if (what == ASK_RULES && asked->guessed && q->known && !topic_wants_rules(asked->words))
		return true;
	return is_told_by_orders(&q->to->heard->o, asked) || (what == ASK_ORDERS && asking_is_kept(q)) ||
	       knowing_tells(q->desk, asked, q->arena);
}

/* Once in a letter. under: it goes on with what stands above it, of another place that the same words name. */
static void write_said(struct buf *out, struct asking *q, struct str said, struct str quote, bool under)
{
	if (str_find(buf_str(out), said) < out->n)
		return;
	if (under && quote.n && str_eq(quote, q->quoted))
		buf_add(out, said);
	else
		buf_addf(out, "%s%s:\n%.*s%.*s", out->n ? "\n" : "", q->heading, STR_ARG(quote), STR_ARG(said));
	q->quoted = quote;
}

static int tell(struct buf *out, struct asking *q, const struct asked *asked, struct err *e)
{
	const enum ask what = answered_by(q, asked);
	if (is_left_out(q, asked, what))
		return 0;
	q->asked = asked;
	q->about = asked->about;
	q->otherwise = asked->guessed && answers[what].guessed ? answers[what].guessed : answers[what].otherwise;
	const bool same = q->heading == answers[what].heading;
	struct buf said = buf_new(q->arena), quote = buf_new(q->arena);
	int code = 0;
	q->heading = answers[what].heading;
	if (is_beside_more(q, asked))
		letter_line(&quote,
			    str_printf(q->arena, "On %.*s:", STR_ARG(str_trim(knowing_quoted(asked->words, q->arena)))),
			    2);
	if (what == ASK_FACT) /* it knows what stands above it */
		return tell_facts(out, q, &quote, same, e);
	if (!q->host || no_seats[what])
		code = answers[what].tell(&said, q, e);
	else
		buf_add_c(&said,
			  "Who plays is told that, of his seat. At the shell `pbp help` lists what you can see.\n");
	write_said(out, q, buf_str(&said), buf_str(&quote), same);
	return code;
}

const struct asked *answers_subject(const struct answer *to, struct arena *a)
{
	struct str subject = to->m->subject;
	if (to->heard->o.nlines || to->in->what != OUTCOME_ORDERS || str_trim(to->in->text->text).n)
		return NULL;
	for (size_t open = 0; (open = str_find_char(subject, '[')) < subject.n;) {
		const size_t close = str_find_char(subject, ']');
		if (close == subject.n || close < open)
			break;
		subject = str_printf(a, "%.*s %.*s", STR_ARG(str_sub(subject, 0, open)),
				     STR_ARG(str_sub(subject, close + 1, subject.n)));
	}
	return ask_read(subject, a);
}

/* What waited for a yes, and waits no longer, as the letter begins with it. */
static int tell_lapsed(struct buf *out, struct asking *q, const struct outcome *o, struct err *e)
{
	int code = 0;
	for (size_t i = 0; !code && i < o->nlines; i++) {
		if (!o->lines[i].request || o->lines[i].request->what != ASK_LAPSE || is_said_again(o, i))
			continue;
		q->request = o->lines[i].request;
		q->line = o->lines[i].line;
		q->otherwise = "";
		code = requests_answer(out, q->desk, q->to, q->request, e);
	}
	return code;
}

static bool is_lapse(const struct outcome_line *l)
{
	return l->request && l->request->what == ASK_LAPSE;
}

int answers_write(struct told *all, struct desk *k, const struct answer *to, struct err *e)
{
	struct buf *out = &all->words;
	const struct outcome *o = &to->heard->o;
	struct asking q = { .desk = k, .to = to, .state = engine_state(k->live.engine), .game = k->live.game };
	bool told[ASKS] = { false };
	size_t n = 0;
	int code = 0;
	q.seat = o->seat;
	q.arena = out->arena;
	const struct asked *subject = answers_subject(to, q.arena);
	q.stranger = o->player == PLAYER_NONE && !observing_asks(o) && !to->in->host;
	if (q.stranger && !joining_invites(k, to))
		return 0;
	q.host = o->player == PLAYER_NONE && to->in->host;
	struct buf known = buf_new(q.arena);
	code = knowing_write(&known, k, to, e);
	all->asked = q.known = known.n > 0;
	if (!code)
		code = tell_lapsed(&all->lapsed, &q, o, e);
	if (!code && subject && (q.host || o->player != PLAYER_NONE))
		code = tell(out, &q, subject, e);
	all->asked |= out->n > 0;
	for (size_t i = 0; !code && i < o->nlines && n < ANSWERS_MOST; i++) {
		const struct asked *asked = o->lines[i].asked ? o->lines[i].asked : o->lines[i].asks;
		if (!asked || is_lapse(&o->lines[i]) || is_said_again(o, i) ||
		    (o->player == PLAYER_NONE && !q.host && !q.stranger && !o->lines[i].request) ||
		    (told[asked->what] && !asked->about.n))
			continue;
		n += !o->lines[i].request;
		q.request = o->lines[i].request;
		q.line = o->lines[i].line;
		for (; !code && asked; asked = asked->next) {
			const size_t before = out->n;
			told[asked->what] = true;
			code = tell(out, &q, asked, e);
			all->asked |= out->n > before && !q.request && !is_no_question(asked);
		}
	}
	if (known.n)
		buf_addf(out, "%s%.*s", out->n ? "\n" : "", STR_ARG(buf_str(&known)));
	return code;
}
