/*
 * forward: see forward.h.
 */
#include "letters/forward.h"

#include "bind/parting.h"
#include "bind/weigh.h"
#include "letters/answers.h"
#include "letters/knowing.h"
#include "disk/later.h"
#include "disk/questions.h"
#include "speech/ask.h"
#include "speech/mention.h"
#include "speech/spoken.h"
#include "speech/topic.h"
#include "speech/topic_words.h"
#include "letters/sending.h"
#include "order/roles.h"

enum { TEXT_MOST = 16 << 10, PRESSED_MOST = 400 /* bytes of what is to be sent again */ };

/* ---- what a line is ---------------------------------------------------------------------------- */

static bool is_for_host(const struct outcome_line *l)
{
	return l->asked && ask_is_for_host(l->asked) && !l->request; /* that has a letter of its own */
}

static bool asks(struct str text)
{
	return str_find_char(text, '?') < text.n;
}

/* A line says more than a greeting. */
static bool says_anything(struct str sent, struct arena *a)
{
	struct str line;
	while (str_line(&sent, &line))
		if (str_trim(line).n && !parting_greets(line, a))
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

/* "How many may stay in one place?", whatever its words were refused for; not what keeps orders of its mail from being
 * taken: that must be read where it stands. */
static bool is_question(const struct outcome_line *l, struct str text)
{
	if (l->verdict != VERDICT_REFUSED || !l->ndiags || str_eq_c(l->diags[0].code, "touches"))
		return false;
	if (l->ndiags == 1 && !l->command && l->asks && l->asks->what == ASK_FACT)
		return true; /* "if i attack Corran with 3 what would happen" */
	return (str_eq_c(l->diags[0].code, "question") && (l->ndiags == 1 || l->asks)) ||
	       (l->ndiags == 1 && !l->command && (str_ends(str_trim(text), STR("?")) || topic_wonders(text)));
}

/* ---- what was answered ------------------------------------------------------------------------- */

struct sending {
	struct desk *desk;
	const struct answer *to;
	const struct outcome *o;
	struct knowing *knowing;
	bool understood; /* something in it was done or answered */
	bool unsure;     /* an answer may be beside the point */
	struct arena *arena;
};

static struct sending sending_of(struct desk *k, const struct answer *to, const struct outcome *o, struct arena *a)
{
	struct knowing *knowing = knowing_of(k, o->seat, to->in->text->text, a);
	return (struct sending){ .desk = k, .to = to, .o = o, .knowing = knowing, .arena = a };
}

static struct str text_of_line(const struct sending *s, const struct outcome_line *l)
{
	return str_trim(source_text(s->to->in->text, l->at));
}

/* From where its sentence begins, as far as no line above it has that. */
static size_t begin_of_line(const struct sending *s, size_t i)
{
	const struct outcome_line *l = s->o->lines;
	const size_t least = i ? l[i - 1].at.to : 0;
	size_t from = l[i].at.from;
	while (from > least && !strchr(".!?;\n", s->to->in->text->text.p[from - 1]))
		from--;
	return from;
}

/* To where it ends, with the sign of a question: of "I take Kansas as my lucky state" no word is left out. */
static struct str sentence_of_line(const struct sending *s, size_t i)
{
	const struct outcome_line *l = s->o->lines;
	const struct str all = s->to->in->text->text;
	const size_t most = i + 1 < s->o->nlines ? l[i + 1].at.from : all.n;
	size_t to = l[i].at.to;
	while (to < most && to && !strchr(".!?;\n", all.p[to - 1]) && !strchr(".!?;\n", all.p[to]))
		to++;
	to += to < most && all.p[to] == '?';
	return str_trim(str_sub(all, begin_of_line(s, i), to));
}

/* It is told to other words of the mail: "will it be sold, and for how much?" */
static bool is_elsewhere(const struct sending *s, const struct asked *asked, struct str sentence)
{
	const struct str all = s->to->in->text->text;
	return asked->what == ASK_FACT && asked->words.p >= all.p && asked->words.p < all.p + all.n &&
	       (asked->words.p >= sentence.p + sentence.n || sentence.p >= asked->words.p + asked->words.n);
}

/* By an answer of its own, or by what is known of the rules. asks_on: it goes on to a question. */
static bool is_answered(struct sending *s, const struct outcome_line *l, struct str sentence, bool asks_on)
{
	const struct asked *own = knowing_asked(s->desk, l, sentence, s->arena);
	bool answered = own ? !answers_none(s->desk, own, s->arena)
			    : knowing_answers(s->knowing, sentence, asks_on, &s->unsure);
	for (const struct asked *asked = l->asked ? l->asked : l->asks; asked && !own && !answered; asked = asked->next)
		answered = !is_elsewhere(s, asked, sentence) && !answers_none(s->desk, asked, s->arena);
	s->unsure |= own && own->unsure;
	return answered;
}

/* What is done, or waits, or has a letter of its own is nobody else's to answer. */
static bool is_command(const struct outcome_line *l)
{
	return l->command || l->request;
}

static bool is_understood(struct sending *s)
{
	for (size_t i = 0; i < s->o->nlines; i++) {
		struct str text = text_of_line(s, &s->o->lines[i]), one;
		s->understood |= is_command(&s->o->lines[i]);
		while (!is_command(&s->o->lines[i]) && topic_sentence(&text, &one))
			s->understood |= is_answered(s, &s->o->lines[i], one, topic_is_cut(one, text));
	}
	return s->understood;
}

/* No sign that parted it from what is not sent: ", thank you". */
static struct str without_signs(struct str text)
{
	while (text.n && strchr(" ,;:-", text.p[0]))
		text = str_sub(text, 1, text.n);
	return text;
}

bool forward_takes_questions(struct outcome *o, struct str sent, struct desk *k, const struct answer *to,
			     struct arena *a)
{
	struct outcome_line *lines = ARENA_ARRAY(a, struct outcome_line, o->nlines + 1);
	static const struct asked told = { .what = ASK_ABOUT }; /* it is answered, and not read as nothing */
	struct sending s = sending_of(k, to, o, a);
	const bool understood = is_understood(&s);
	bool any = false;
	for (size_t i = 0; i < o->nlines; i++) {
		lines[i] = o->lines[i];
		if (lines[i].verdict == VERDICT_CHATTER) /* it is quoted as it was written */
			lines[i].at.from = (uint32_t)begin_of_line(&s, i);
		if (lines[i].verdict == VERDICT_CHATTER && !lines[i].asked &&
		    is_answered(&s, &lines[i], text_of_line(&s, &lines[i]), false))
			lines[i].asked = &told;
		if (lines[i].verdict == VERDICT_CHATTER &&
		    str_find(sent, without_signs(text_of_line(&s, &lines[i]))) < sent.n)
			lines[i].idle = true; /* where it went is said */
		const bool gone = str_find(sent, without_signs(text_of_line(&s, &lines[i]))) < sent.n;
		if (!is_question(&lines[i], sentence_of_line(&s, i)) ||
		    (understood && !gone && !asks(source_text(to->in->text, lines[i].at)) &&
		     !is_answered(&s, &lines[i], text_of_line(&s, &lines[i]), false)))
			continue;
		lines[i].verdict = VERDICT_CHATTER;
		lines[i].diags = NULL;
		lines[i].ndiags = 0;
		lines[i].asked = is_answered(&s, &o->lines[i], text_of_line(&s, &o->lines[i]), false) ? &told : NULL;
		lines[i].idle |= gone;
		any = true;
	}
	o->lines = lines;
	return any;
}

/* ---- what is sent ------------------------------------------------------------------------------ */

/* Beside what was done or answered, only what asks and has no answer; with what it points back to. What a cut parts asks on either
 * side of it, though the last has no sign. */
static void add_unanswered(struct buf *out, struct sending *s, const struct outcome_line *l, struct str text)
{
	struct str one, before = STR_NONE; /* before: of the same sentence, and answered */
	bool cut = false;
	while (topic_sentence(&text, &one)) {
		const bool goes_on = cut;
		cut = topic_is_cut(one, text);
		const bool asks_it = topic_asks_somehow(one, s->arena) || cut || goes_on;
		const bool answered = asks_it && is_answered(s, l, one, cut || goes_on);
		const bool back = before.n && topic_points_back(one);
		const struct str all = back ? (struct str){ before.p, (size_t)(one.p + one.n - before.p) } : one;
		if (asks_it && !answered)
			buf_addf(out, "%.*s%s\n", STR_ARG(without_signs(all)), cut && !asks(one) ? "?" : "");
		before = cut && answered ? one : STR_NONE;
	}
}

/* "I am away on Friday, what happens to my armies?": what is asked beside what he tells. */
static void add_asked_beside(struct buf *out, struct sending *s, struct str text)
{
	struct str one;
	while (topic_sentence(&text, &one))
		if (topic_asks_somehow(one, s->arena) && !knowing_answers(s->knowing, one, true, &s->unsure))
			buf_addf(out, "%.*s\n", STR_ARG(without_signs(one)));
}

/* "press to host: ...": what stands behind the colon. */
static struct str to_host(const struct outcome_line *l, struct str text)
{
	if (l->asked && l->asked->what == ASK_HOST && str_find_char(text, ':') < text.n)
		text = str_trim(str_sub(text, str_find_char(text, ':') + 1, text.n));
	return text;
}

/* A reply has the subject of the letter that it answers. */
static bool is_reply(struct str subject)
{
	return str_starts_nocase(str_trim(subject), STR("re:"));
}

/* Nobody need answer it: "all right, keep your hair on". */
static bool is_small_talk(const struct sending *s, const struct outcome_line *l, struct str text)
{
	return l->verdict == VERDICT_CHATTER && l->idle && !is_for_host(l) && !asks(text) &&
	       !topic_asks_somehow(text, s->arena) && weighs_as_talk(text);
}

/* "The northern thing as agreed." may be any thing: what is nothing but talk is read by a person, if it says much. */
static bool is_all_talk(const struct sending *s)
{
	for (size_t i = 0; i < s->o->nlines; i++) {
		const struct str text = sentence_of_line(s, i);
		if (text.n && !is_small_talk(s, &s->o->lines[i], text))
			return false;
	}
	return true;
}

/* Where nothing was understood, all that was written, but no small talk beside it; beside orders what asks. */
static struct str what_is_sent(struct sending *s)
{
	const bool talks = is_all_talk(s);
	const size_t signs = parting_from(s->to->in->text->text, s->arena);
	const struct outcome *o = s->o;
	const struct str subject = s->to->m->subject;
	struct buf b = buf_new(s->arena);
	is_understood(s);
	for (size_t i = 0; i < o->nlines && b.n < TEXT_MOST; i++) {
		const struct outcome_line *l = &o->lines[i];
		const struct str text = sentence_of_line(s, i);
		if (knowing_beside(l, text))
			add_asked_beside(&b, s, text);
		if (!text.n || is_command(l) || is_mistaken_order(l, text) || (!talks && is_small_talk(s, l, text)) ||
		    (l->at.from >= signs && !is_for_host(l)))
			continue;
		if (is_for_host(l) || !s->understood)
			buf_addf(&b, "%.*s\n", STR_ARG(without_signs(to_host(l, text))));
		else
			add_unanswered(&b, s, l, text);
	}
	if (!o->nlines && s->to->in->what == OUTCOME_ORDERS && str_trim(subject).n && !is_reply(subject) &&
	    !answers_subject(s->to, s->arena))
		buf_addf(&b, "Subject: %.*s\n", STR_ARG(subject));
	const struct str sent = str_sub(buf_str(&b), 0, TEXT_MOST);
	return says_anything(sent, s->arena) ? sent : STR_NONE;
}

/* ---- the letter ------------------------------------------------------------------------------- */

static bool is_plain(struct str word)
{
	static const char plain[] = "abcdefghijklmnopqrstuvwxyz0123456789@.+-_";
	for (size_t i = 0; i < word.n; i++)
		if (!memchr(plain, word.p[i], sizeof plain - 1))
			return false;
	return word.n > 0;
}

/* What the host can say to do as he is asked. */
static void set_offer(struct question *q, const struct answer *to, int32_t turn, struct arena *a)
{
	const struct outcome *o = &to->heard->o;
	for (size_t i = 0; !q->offer.n && q->seat.n && i < o->nlines; i++) {
		const struct asked *asked = o->lines[i].asked;
		if (asked && asked->what == ASK_EXTENSION) {
			q->offer = STR("extend by 24h");
			q->turn = turn;
		}
		if (asked && asked->what == ASK_ADDRESS && is_plain(asked->about))
			q->offer = str_printf(a, "replace %.*s by %.*s", STR_ARG(q->seat), STR_ARG(asked->about));
	}
}

static json_t *letter_value(struct desk *k, const struct answer *to, struct str who, struct str text,
			    const struct question *q, struct arena *a)
{
	const struct zone zone = option_zone(engine_state(k->live.engine));
	json_t *value = json_pack("{s:I}", "number", (json_int_t)q->number);
	model_set(value, "who", who, a);
	model_set_lines(value, "text", text, a);
	model_set(value, "came", when_local(a, &zone, to->in->at), a);
	model_set(value, "subject", escape_short(to->m->subject, a), a);
	model_set(value, "from", to->m->from, a);
	json_object_set_new(value, "plays", json_boolean(q->seat.n > 0));
	model_set_some(value, "offer", q->offer, a);
	return value;
}

/* A line of what is sent, in whole words. */
static struct str short_line(struct str line, struct arena *a)
{
	enum { SHOWN = 400 };
	size_t n = line.n;
	if (n > SHOWN + 4)
		for (n = SHOWN; n && line.p[n] != ' ';)
			n--;
	struct buf said = buf_new(a);
	escape_terminal(&said, str_sub(line, 0, n));
	return str_printf(a, "\"%.*s%s\"", STR_ARG(buf_str(&said)), n < line.n ? " ..." : "");
}

/* Each of its questions; of what asks nothing the first lines. */
static struct str short_words(struct str text, struct arena *a)
{
	enum { NAMED = 4 };
	struct str rest = text, line = STR_NONE;
	struct buf out = buf_new(a);
	bool question = false;
	size_t n = 0, more = 0;
	while (str_line(&rest, &line))
		question |= topic_asks_somehow(line, a);
	for (rest = text; str_line(&rest, &line);) {
		const bool skipped = question ? !topic_asks_somehow(line, a)
					      : parting_greets(line, a) && str_trim(rest).n;
		if (skipped || !str_trim(line).n)
			continue;
		if (n < NAMED)
			buf_addf(&out, "%s%.*s", n++ ? "; " : "", STR_ARG(short_line(line, a)));
		else
			more++;
	}
	if (more)
		buf_add_c(&out, " ...");
	return n ? buf_str(&out) : short_line(str_trim(text), a);
}

/* Who does not play reads it at once. */
static bool all_play(struct desk *k, const struct hosts *hosts)
{
	for (size_t i = 0; i < hosts->n; i++)
		if (hosts->all[i].n && !hosts_plays(hosts, i, engine_state(k->live.engine)))
			return false;
	return true;
}

/* Who is named in it, where players may write to each other; empty: nobody. */
static struct str named_in(struct desk *k, struct str text, seat_id self)
{
	const struct state *s = engine_state(k->live.engine);
	const seat_id seat = option_is(s, "press", "none") ? SEAT_NONE : mention_seat(s, self, text);
	return seat == SEAT_NONE ? STR_NONE : seat_name(s, seat);
}

/* text: in which he is named. */
static struct str how_to_press(struct str text, struct str name, struct arena *a)
{
	const struct str meant = spoken_to(text, name, a);
	if (meant.n && meant.n <= PRESSED_MOST)
		return str_printf(a, "For %.*s to read it, send this line, and nothing else: press to %.*s: %.*s",
				  STR_ARG(name), STR_ARG(name), STR_ARG(meant));
	return str_printf(a, "For %.*s to read something, write above it: press to %.*s: and below it a line END.",
			  STR_ARG(name), STR_ARG(name));
}

static bool is_said_to(struct str text, struct str name, struct arena *a)
{
	return name.n && (knowing_calls(text, name) || spoken_to(text, name, a).n);
}

static bool tells_of_press(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		for (const struct asked *asked = o->lines[i].asked; asked; asked = asked->next)
			if (asked->what == ASK_TALK)
				return true;
	return false;
}

/* With what opens it, which is no part of a line: "hey". */
static struct str from_sentence(struct str text, struct span at)
{
	size_t from = at.from;
	while (from && !strchr(".!?;\n", text.p[from - 1]))
		from--;
	return str_trim(str_sub(text, from, text.n));
}

void forward_press(struct buf *out, struct desk *k, const struct answer *to)
{
	const struct outcome *o = &to->heard->o;
	if (o->player == PLAYER_NONE || to->in->host || tells_of_press(o))
		return;
	for (size_t i = 0; i < o->nlines; i++) {
		const struct outcome_line *l = &o->lines[i];
		const struct str said = source_text(to->in->text, l->at), name = named_in(k, said, o->seat);
		const struct str text = from_sentence(to->in->text->text, l->at);
		if (l->command || l->asked || !is_said_to(text, name, out->arena))
			continue;
		buf_addf(out, "%sWords to %.*s:\n", out->n ? "\n" : "", STR_ARG(name));
		letter_line(out,
			    str_printf(out->arena, "No other player has read what you wrote in line %u. %.*s", l->line,
				       STR_ARG(how_to_press(text, name, out->arena))),
			    2);
		return;
	}
}

/* Where it goes, as its writer reads it. */
static struct str where_words(struct desk *k, const struct hosts *hosts, int64_t number, struct str text,
			      struct str press, struct arena *a)
{
	const bool plays = hosts_plays(hosts, 0, engine_state(k->live.engine)), waits = plays && all_play(k, hosts);
	return str_printf(a, "%s, as number %lld: %.*s%s%s",
			  waits   ? "Goes to the host"
			  : plays ? "Sent to the cohost, for the host plays himself"
				  : "Sent to the host",
			  (long long)number, STR_ARG(short_words(text, a)),
			  waits ? ". He plays himself, so he reads it when the turn is over."
				: ". A person reads it and answers by mail; the turn goes on meanwhile.",
			  press.n ? press.p : "");
}

static int send(struct desk *k, const struct late *l, struct arena *a, struct err *e)
{
	struct letter letter = { .from_name = k->live.name, .to = l->to, .reply_to = l->reply_to, .about = l->about };
	letter.kind = l->kind;
	letter.date = l->until;
	return letter_post(k, &letter, &(struct letter_words){ l->subject, l->text }, a, e);
}

/* A host who plays reads it when the turn is over; late: when the day is, if too many came. number: what is replied to it
 * answers that. */
static int send_or_wait(struct desk *k, struct late *l, size_t host, int64_t number, when late, struct arena *a,
			struct err *e)
{
	const when now = l->until;
	const bool waits = hosts_plays(&k->live.hosts, host, engine_state(k->live.engine));
	l->to = k->live.hosts.all[host];
	if (number)
		l->reply_to = letter_reply_to(k, l->to, number, a);
	if (!waits && late == WHEN_NEVER)
		return send(k, l, a, e);
	l->until = waits ? WHEN_NONE : late;
	const int code = later_add(k, l, e);
	l->until = now;
	return code;
}

/* The question goes to all hosts; where somebody has asked many of this day, it waits for the next. */
static int send_question(struct forwarded *out, struct desk *k, const struct answer *to, struct str text,
			 struct question *q, struct arena *a, struct err *e)
{
	const struct state *s = engine_state(k->live.engine);
	const seat_id seat = to->heard->o.seat;
	const struct hosts *hosts = &k->live.hosts;
	const struct str who = seat != SEAT_NONE ? seat_name(s, seat) : to->m->from;
	struct letter_words w;
	set_offer(q, to, state_game(s)->turn, a);
	int code = question_keep(q, k->folder, &to->in->hash, a, e);
	if (code)
		return code;
	const int64_t day = quota_day(to->in->at);
	const struct str kind = str_printf(a, "question %.*s", STR_ARG(to->m->from));
	const bool many = quota_take(&k->quota, QUOTA_NOTICE, day, kind, &to->in->hash) == QUOTA_OVER;
	struct late l = { .until = to->in->at, .turn = state_game(s)->turn, .reply_to = to->m->from };
	l.about = to->in->hash;
	l.kind = STR("question");
	code = letter_say(&w, k, "question", letter_value(k, to, who, text, q, a), a, e);
	l.subject = w.subject;
	l.text = w.lines;
	out->number = q->number;
	const struct str name = named_in(k, text, seat);
	const struct str press = is_said_to(text, name, a)
					 ? str_printf(a, " The host alone reads it. %.*s",
						      STR_ARG(how_to_press(to->in->text->text, name, a)))
					 : STR_NONE;
	out->words = where_words(k, hosts, q->number, text, press, a);
	for (size_t i = 0; !code && i < hosts->n; i++) {
		if (i) /* it is part of the name of what waits */
			l.kind = str_printf(a, "question-%zu", i);
		code = send_or_wait(k, &l, i, q->seat.n ? q->number : 0, many ? (day + 1) * 86400 : WHEN_NEVER, a, e);
	}
	return code;
}

int forward_mail(struct forwarded *out, struct desk *k, const struct answer *to, struct arena *a, struct err *e)
{
	const struct state *s = engine_state(k->live.engine);
	const struct outcome *o = &to->heard->o;
	const struct hosts *hosts = &k->live.hosts;
	struct question q = { .seat = o->seat != SEAT_NONE ? seat_name(s, o->seat) : STR_NONE, .turn = -1 };
	*out = (struct forwarded){ .number = 0 };
	if (o->player == PLAYER_NONE || to->in->host || hosts_has(hosts, to->m->from))
		return 0;
	struct sending sending = sending_of(k, to, o, a);
	const struct str text = what_is_sent(&sending);
	if (sending.unsure && hosts_chief(hosts).n)
		out->otherwise = STR(
			"Not what you asked? Send the question again below a line \"press to host:\", and the host "
			"answers it.");
	if (!text.n)
		return 0;
	out->text = text;
	if (!hosts_chief(hosts).n) {
		out->words =
			str_printf(a,
				   "This game has no host who could be asked, so that nobody was sent %.*s. What the "
				   "program itself can tell: answer \"help\".",
				   STR_ARG(short_words(text, a)));
		return 0;
	}
	return send_question(out, k, to, text, &q, a, e);
}
