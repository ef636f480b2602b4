/* knowing: see knowing.h. */
#include "letters/knowing.h"

#include "base/file.h"
#include "bind/talk.h"
#include "disk/place.h"
#include "speech/ask.h"
#include "speech/facts.h"
#include "speech/mention.h"
#include "speech/pointing.h"
#include "speech/topic.h"
#include "speech/topic_words.h"
#include "letters/asking.h"
#include "letters/sending.h"
#include "order/roles.h"
#include "report/examples.h"

enum {
	FILE_MOST = 1 << 20,
	TOLD_MOST = 5,
	SENTENCES_MOST = 40,
	SENTENCE_MOST = 400,
	LOOKED_MOST = 200,
	LEAST_WORDS = 3
};

/* It is read when something is asked, and stays as long as the game is open. */
static int lore_of(const struct lore **out, struct desk *k, struct err *e)
{
	struct arena *a = &k->live.arena;
	*out = k->live.lore;
	if (*out)
		return 0;
	const char *path = place_data(k->live.root->place, "games", k->live.game->rules->name, "/answers");
	struct str text = STR_NONE;
	const int code = file_read(&text, path, FILE_MOST, a, e);
	k->live.lore = ARENA_NEW(a, struct lore);
	lore_read(k->live.lore, code ? STR_NONE : text, k->live.game->map, a);
	*out = k->live.lore;
	return code == ERR_NOT_FOUND ? 0 : code;
}

int knowing_find(const struct lore_entry *out[LORE_MOST], size_t *n, enum lore_sure *sure, struct desk *k,
		 struct str question, struct arena *a, struct err *e)
{
	const struct lore *lore;
	const int code = lore_of(&lore, k, e);
	*n = lore_find(out, sure, lore, question, a);
	return code;
}

/* ---- the questions of a mail --------------------------------------------------------------------- */

struct knowing {
	bool unsure; /* the last that was found may be about something else */
	bool parts;  /* a sentence is looked at part by part: what may be about something else is left out */
	enum lore_sure surest;
	const struct lore_entry *told[TOLD_MOST + LORE_MOST];
	struct str said[TOLD_MOST + LORE_MOST]; /* what asks it, between signs of quotation; empty: all of the mail */
	struct str all;                         /* of the mail, that "it" may be in; empty: not known */
	size_t ntold, sentences, looked;
	struct desk *desk;
	seat_id seat;
	int code;
	struct err *err;
	struct arena *arena;
};

static size_t find(const struct lore_entry *out[LORE_MOST], enum lore_sure *sure, struct knowing *t,
		   struct str question)
{
	size_t n;
	const int code = knowing_find(out, &n, sure, t->desk, question, t->arena, t->err);
	t->code = t->code ? t->code : code;
	return n;
}

static struct str named_seat(const struct knowing *t, struct str sentence)
{
	const struct state *s = engine_state(t->desk->live.engine);
	const seat_id seat = mention_seat(s, t->seat, sentence);
	return seat != SEAT_NONE ? seat_name(s, seat) : STR_NONE;
}

bool knowing_calls(struct str text, struct str name)
{
	enum { BEFORE = 8 };
	const size_t at = name.n ? mention_at(text, name) : text.n;
	const struct str behind = str_trim(str_sub(text, at + name.n, text.n));
	return at <= BEFORE && behind.n &&
	       (strchr(",:!", behind.p[0]) || str_starts_nocase(behind, STR("u ")) ||
		str_starts_nocase(behind, STR("you ")));
}

static bool speaks_to_seat(const struct knowing *t, struct str sentence)
{
	return knowing_calls(sentence, named_seat(t, sentence));
}

/* Who it is says nothing of what is asked: "Can red see my orders?" */
static struct str without_seat(const struct knowing *t, struct str sentence)
{
	const struct str name = named_seat(t, sentence);
	const size_t at = mention_at(sentence, name);
	if (!name.n)
		return sentence;
	return str_printf(t->arena, "%.*s%.*s", STR_ARG(str_sub(sentence, 0, at)),
			  STR_ARG(str_sub(sentence, at + name.n, sentence.n)));
}

static bool is_within(const struct knowing *t, struct str sentence)
{
	return t->all.n && sentence.p >= t->all.p && sentence.p < t->all.p + t->all.n;
}

/* "I know how that works": with what its line does without. */
static struct str with_opening(const struct knowing *t, struct str sentence)
{
	size_t n = 0;
	while (is_within(t, sentence) && sentence.p - n > t->all.p && !strchr("\n.!?;", *(sentence.p - n - 1)))
		n++;
	return (struct str){ sentence.p - n, sentence.n + n };
}

/* As it is looked for: "it" is what the mail named before. */
static struct str as_meant(const struct knowing *t, struct str sentence)
{
	const struct str text = without_seat(t, sentence);
	if (!is_within(t, sentence))
		return text;
	return pointing_filled(str_sub(t->all, 0, (size_t)(sentence.p - t->all.p)), text, t->desk->live.game, t->arena);
}

struct str knowing_quoted(struct str said, struct arena *a)
{
	enum { SHOWN = 56 };
	size_t n = said.n;
	if (n > SHOWN + 4)
		for (n = SHOWN; n && said.p[n] != ' ';)
			n--;
	const struct str words = escape_short(str_strip(str_sub(said, 0, n), " ,;:()\n"), a);
	return said.n ? str_printf(a, "\"%.*s%s\" ", STR_ARG(words), n < said.n ? " ..." : "") : STR_NONE;
}

/* What answers two questions is told once, below both. said: words that ask it; empty: those above it. */
static void add_told(struct knowing *t, const struct lore_entry *found, struct str said)
{
	size_t k = 0;
	while (k < t->ntold && t->told[k] != found)
		k++;
	if (k == t->ntold) {
		t->said[k] = STR_NONE;
		t->told[t->ntold++] = found;
	}
	t->said[k] = t->said[k].n && said.n ? str_printf(t->arena, "%.*sand %.*s", STR_ARG(t->said[k]), STR_ARG(said))
		     : said.n               ? said
					    : t->said[k];
}

static void tell(struct knowing *t, struct str sentence, bool any);

/* Each of the two that an "and" joins; of what an "or" joins the first asks what the other does: "May 6 stand there, or does one die?" */
static void tell_parts(struct knowing *t, struct str sentence)
{
	const size_t and = str_find(sentence, STR(" and ")), or = str_find(sentence, STR(" or "));
	t->parts = true;
	if (and < sentence.n) {
		tell(t, str_sub(sentence, 0, and), true);
		tell(t, str_sub(sentence, and+sizeof(" and ") - 1, sentence.n), true);
	} else if (or < sentence.n) {
		tell(t, str_sub(sentence, 0, or), true);
	}
	t->parts = false;
}

/* What a sentence asks, or each of the two that an "and" joins: "What is the leader for, and what does a stronghold do?" */
static void tell(struct knowing *t, struct str sentence, bool any)
{
	enum lore_sure sure;
	if (sentence.n > SENTENCE_MOST || t->ntold >= TOLD_MOST || t->sentences++ >= SENTENCES_MOST ||
	    !(any || topic_asks_somehow(sentence, t->arena) || talk_asks_within(sentence, t->arena)) ||
	    speaks_to_seat(t, sentence) || topic_asks_nothing(with_opening(t, sentence)))
		return;
	if (!any && str_find_char(sentence, '?') == sentence.n && words_singly(sentence, t->arena).n < LEAST_WORDS)
		return; /* "I suppose" */
	const struct str meant = as_meant(t, sentence);
	const struct lore_entry *found[LORE_MOST];
	size_t n = find(found, &sure, t, meant);
	if (n && sure == LORE_PERHAPS && (topic_points_back(meant) || named_seat(t, sentence).n) &&
	    !lore_is_about(found[0], meant, t->arena))
		n = 0;
	if (sure == LORE_PERHAPS && t->parts)
		n = 0;
	if (sure != LORE_SURE && topic_wants_advice(sentence) && topic_points_back(meant))
		n = 0;
	t->unsure |= n && sure != LORE_SURE;
	t->surest = n && sure > t->surest ? sure : t->surest;
	for (size_t i = 0; i < n; i++)
		add_told(t, found[i], i ? STR_NONE : knowing_quoted(sentence, t->arena));
	if (!n)
		tell_parts(t, sentence);
}

/* any: though none of its sentences asks, the text does. */
static void tell_sentences(struct knowing *t, struct str text, bool any)
{
	struct str one;
	while (topic_sentence(&text, &one))
		tell(t, one, any);
}

struct knowing *knowing_of(struct desk *k, seat_id seat, struct str all, struct arena *a)
{
	struct knowing *t = ARENA_NEW(a, struct knowing);
	*t = (struct knowing){ .desk = k, .seat = seat, .all = all, .arena = a };
	return t;
}

bool knowing_answers(struct knowing *t, struct str sentence, bool asks, bool *unsure)
{
	t->ntold = t->sentences = 0;
	t->unsure = false;
	if (t->looked++ < LOOKED_MOST)
		tell(t, sentence, asks);
	*unsure |= t->unsure;
	return t->ntold > 0;
}

/* "rules about fortresses": he is shown them. */
static bool names_rules(const struct asked *asked)
{
	return str_starts(asked->words, STR("rule"));
}

/* A guess at what is told of the game; what would change something is not passed over. */
static bool may_be_of_rules(const struct asked *asked)
{
	return asked->what == ASK_ABOUT ? !names_rules(asked)
					: asked->what < ASK_RESIGN && asked->guessed && asked->unsure && !asked->whole;
}

/* "When do I get new guys and where can they go?" is about no place, though it sounds so; who wants the board says that. */
static bool may_be_of_no_board(const struct asked *asked, struct arena *a)
{
	static const char *const boards[] = { "map", "maps", "board", "list", "overview", "picture", "names" };
	const struct str words = words_folded(asked->words, a);
	for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
		if (words_hold(words, str_c(boards[i])))
			return false;
	return asked->guessed && (asked->what == ASK_PLACE || asked->what == ASK_MAP || asked->what == ASK_NEIGHBOURS ||
				  asked->what == ASK_TALK || asked->what == ASK_RULES);
}

/* "How many am I left with in Georgia?": what stands there is asked, unless the rules have just that. */
static bool names_place(const struct desk *k, const struct asked *asked)
{
	return (asked->what == ASK_PLACE || asked->what == ASK_NEIGHBOURS) &&
	       topic_place_in(asked->words, k->live.game->map).n;
}

/* "There are two of us: who moves the third?", "Can red see what I write to you?" */
static bool may_be_of_no_player(const struct asked *asked)
{
	return asked->guessed && (asked->what == ASK_WHO || asked->what == ASK_HISTORY || asked->what == ASK_HELP);
}

/* "Can he see my orders before the deadline?" asks for no time; "Can I take back a bid?" takes nothing back. */
static bool may_be_for_time(const struct asked *asked)
{
	const bool asks = str_find_char(asked->words, '?') < asked->words.n;
	return asked->guessed && !asked->whole && (asked->what == ASK_EXTENSION || (asked->what == ASK_DROP && asks));
}

bool knowing_tells(struct desk *k, const struct asked *asked, struct arena *a)
{
	struct knowing t = { .desk = k, .seat = SEAT_NONE, .arena = a };
	const bool any = asked->what == ASK_ABOUT && str_find_char(asked->words, '?') == asked->words.n;
	const bool rules = may_be_of_rules(asked) || may_be_of_no_board(asked, a);
	const bool all = asked->what == ASK_RULES && (!asked->guessed || topic_wants_rules(asked->words));
	const bool whole = all || may_be_of_no_player(asked) ||
			   names_place(k, asked); /* "may I read the rules, please?" */
	if (!rules && !may_be_for_time(asked) && !whole)
		return false;
	tell_sentences(&t, asked->words, any);
	return t.ntold > 0 && ((rules && !whole) || t.surest >= (asked->unsure ? LORE_LIKELY : LORE_SURE));
}

/* The board, the clock, his orders: what is asked of the rules is told here. */
static bool has_own_answer(struct desk *k, const struct asked *asked, struct arena *a)
{
	if (asked->what == ASK_FACT)
		return fact_is_known(k, asked, a);
	return (asked->what != ASK_ABOUT || names_rules(asked)) && !asked->vague;
}

/* What was read in exact words is all of its line. */
const struct asked *knowing_asked(struct desk *k, const struct outcome_line *l, struct str sentence, struct arena *a)
{
	for (const struct asked *asked = l->asked ? l->asked : l->asks; asked; asked = asked->next)
		if (has_own_answer(k, asked, a) && (!asked->guessed || (asked->words.p < sentence.p + sentence.n &&
									sentence.p < asked->words.p + asked->words.n)))
			return knowing_tells(k, asked, a) ? NULL : asked;
	return NULL;
}

/* "How many do I need to beat blue in Galla?", "What have I got, and how do I get more?": what stands there is told, and the rule as
 * well. */
static bool is_likely_beside(struct knowing *t, const struct asked *asked, struct str sentence)
{
	const struct lore_entry *found[LORE_MOST];
	enum lore_sure sure;
	if ((asked->what == ASK_NEIGHBOURS && asked->about.n) ||
	    (asked->what == ASK_ORDERS && asked->fact == FACT_BOOKED) ||
	    (asked->what == ASK_STATUS && asked->fact == FACT_AWAITED)) /* that is all of it */
		return false;
	return asked->guessed && asked->what < ASK_RESIGN && find(found, &sure, t, as_meant(t, sentence)) == 1 &&
	       sure >= LORE_LIKELY;
}

bool knowing_beside(const struct outcome_line *l, struct str sentence)
{
	const bool offer = l->request && l->request->what == ASK_OFFER &&
			   !str_starts(l->request->exact, STR("offer press")); /* that is another's to answer */
	const bool tells = offer || (l->request && l->request->what == ASK_AWAY);
	return tells && str_find_char(sentence, '?') < sentence.n;
}

static void tell_line(struct knowing *t, const struct outcome_line *l, struct str text, bool any)
{
	struct str one;
	bool cut = false; /* behind a question another begins */
	while (topic_sentence(&text, &one)) {
		const struct asked *asked = knowing_asked(t->desk, l, one, t->arena);
		const bool goes_on = cut;
		cut = topic_is_cut(one, text);
		if (!asked || knowing_beside(l, one) || is_likely_beside(t, asked, one))
			tell(t, one, any || cut || goes_on);
	}
}

/* "Price of a fortress", "Both of us have 4 in Kyoto. Whose is it?": a mail without orders may ask as a whole. */
static void tell_whole(struct knowing *t, const struct answer *to, bool signs)
{
	const struct outcome *o = &to->heard->o;
	struct buf all = buf_new(t->arena);
	bool own = false; /* something of it has an answer of its own */
	for (size_t i = 0; i < o->nlines; i++) {
		if (o->lines[i].verdict != VERDICT_CHATTER || (o->lines[i].asked && !o->lines[i].asked->guessed))
			return;
		if (o->lines[i].asked && o->lines[i].asked->what == ASK_FACT)
			return;
		own |= o->lines[i].asked && has_own_answer(t->desk, o->lines[i].asked, t->arena);
		const struct str text = source_text(to->in->text, o->lines[i].at);
		if (!topic_asks_nothing(with_opening(t, text)))
			buf_addf(&all, "%s%.*s", all.n ? " " : "", STR_ARG(text));
	}
	const size_t told = t->ntold;
	tell(t, buf_str(&all), true);
	t->said[told] = STR_NONE;
	const bool sure = own || t->seat == SEAT_NONE || (!signs && topic_states(buf_str(&all), t->arena));
	const enum lore_sure least = sure ? LORE_SURE : LORE_LIKELY;
	const bool astray = t->ntold > told && !lore_is_about(t->told[told], buf_str(&all), t->arena);
	if (t->surest < least || astray) /* "A friend told me about this game.", "Good luck everybody!" */
		t->ntold = told;
}

/* An answer; which rules say so is for who reads the rules. */
static void write_entry(struct buf *out, const struct knowing *t, size_t i)
{
	const struct state *s = engine_state(t->desk->live.engine);
	const struct str text = examples_here(lore_plain(t->told[i]->text), t->desk->live.game, s, t->seat, t->arena);
	letter_line(out, str_printf(t->arena, "%.*s%.*s", STR_ARG(t->said[i]), STR_ARG(text)), 2);
}

/* With the sign of a question behind it. */
static struct str text_of_line(const struct source *source, struct span at)
{
	at.to += at.to < source->text.n && source->text.p[at.to] == '?';
	return source_text(source, at);
}

int knowing_write(struct buf *out, struct desk *k, const struct answer *to, struct err *e)
{
	const struct outcome *o = &to->heard->o;
	const struct str all = to->in->text->text;
	const bool signs = str_find_char(all, '?') < all.n;
	struct knowing t = { .desk = k, .seat = o->seat, .all = all, .err = e, .arena = out->arena };
	if (speaks_to_seat(&t, str_trim(all))) /* what he asks is for that one */
		return 0;
	for (size_t i = 0; i < o->nlines; i++)
		if (!o->lines[i].command)
			tell_line(&t, &o->lines[i], text_of_line(to->in->text, o->lines[i].at),
				  !signs && o->lines[i].asked && o->lines[i].asked->what == ASK_ABOUT);
	if (!t.ntold)
		tell_whole(&t, to, signs);
	if (t.ntold)
		buf_addf(out, "%sThe rules on what you ask:\n", out->n ? "\n" : "");
	for (size_t i = 0; i < t.ntold; i++)
		write_entry(out, &t, i);
	return t.code;
}
