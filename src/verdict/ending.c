/* ending: see ending.h. */
#include "verdict/ending.h"

#include "order/phrasing.h"
#include "order/roles.h"
#include "verdict/ended.h"

enum { ENDINGS_MOST = 4, SENTENCE_MOST = 600, BEFORE_MOST = 2000 };

struct ended {
	struct span at, sentence;
	struct str words; /* the game's own */
	const struct command *command;
	bool own;   /* "my", "from me" */
	bool stage; /* it is named as a part of the turn: "the attack phase" */
	bool told;  /* "the battle is over" */
	bool turn;  /* it is finished.def's, and beside something */
	bool near;  /* not in the game's very words */
	bool waits; /* nothing ends yet: "don't end my turn yet" */
	bool none;  /* nothing is done, so nothing else may be ordered beside it that is not understood */
};
struct ends_in {
	struct ended at[ENDINGS_MOST];
	size_t n;
};

struct said_here {
	const struct task *t;
	struct span sentence;
	struct str words[PHRASING_WORDS];
	struct span at[PHRASING_WORDS];
	bool opens[PHRASING_WORDS], ends[PHRASING_WORDS]; /* a clause may begin before it, or end behind it */
	struct noun_said nouns[PHRASING_WORDS];
	bool asked[PHRASING_WORDS];
	struct phrasing p;
};

static const struct noun_said *noun_of(struct said_here *s, size_t i)
{
	struct noun_said *n = &s->nouns[i];
	if (!s->asked[i]) {
		s->asked[i] = true;
		if (phrasing_fits(&s->p, "END_STAGE", i, i + 1) || phrasing_fits(&s->p, "ORDERS", i, i + 1))
			return n; /* "end phase", "no orders" */
		*n = ended_noun(s->t, s->words[i]);
	}
	return n;
}

static bool is_noun(void *context, struct str what, struct str word)
{
	struct said_here *s = context;
	if (str_eq_c(what, "own") || str_eq_c(what, "owns"))
		return ended_is_writer(s->t, word, str_eq_c(what, "owns"));
	for (size_t i = 0; str_eq_c(what, "noun") && i < s->p.n; i++)
		if (s->words[i].p == word.p && s->words[i].n == word.n)
			return noun_of(s, i)->over.n || noun_of(s, i)->none.n;
	return false;
}

/* ---- a sentence, word by word ---- */

static bool is_joint_word(const struct said_here *s, size_t i)
{
	return phrasing_fits(&s->p, "END_JOINT", i, i + 1);
}

/* False: it is too long, or it quotes. */
static bool read_words(struct said_here *s, struct arena *a)
{
	const struct str text = s->t->source->text;
	bool opens = true;
	for (uint32_t i = s->sentence.from; i < s->sentence.to;) {
		const uint32_t from = i;
		const bool sign = strchr(",;-()\n\t ", text.p[i]);
		if (strchr("\"()[]:", text.p[i]))
			return false;
		while (i < s->sentence.to && !strchr(",; \n\t", text.p[i]) && !(text.p[i] == '-' && i == from))
			i++;
		if (i == from) {
			opens |= text.p[i] != ' ' && text.p[i] != '\t' && text.p[i] != '\n' && sign;
			if (s->p.n && opens)
				s->ends[s->p.n - 1] = true;
			i++;
			continue;
		}
		const struct words w = words_singly(str_sub(text, from, i), a);
		for (size_t k = 0; k < w.n; k++) {
			if (s->p.n == PHRASING_WORDS)
				return false;
			s->words[s->p.n] = w.at[k].text;
			s->at[s->p.n] = (struct span){ from, i };
			s->nouns[s->p.n] = (struct noun_said){ 0 };
			s->asked[s->p.n] = s->ends[s->p.n] = false;
			s->opens[s->p.n++] = opens;
			opens = false;
		}
	}
	for (size_t i = 0; i < s->p.n; i++)
		if (is_joint_word(s, i)) {
			s->opens[i] = true;
			if (i)
				s->ends[i - 1] = true;
		}
	if (s->p.n)
		s->ends[s->p.n - 1] = true;
	return s->p.n > 0;
}

/* ---- what ends in it ---- */

static struct str said_before(const struct said_here *s, uint32_t at)
{
	const uint32_t from = at > BEFORE_MOST ? at - BEFORE_MOST : 0;
	return words_folded(str_sub(s->t->source->text, from, at), s->t->arena);
}

static bool is_spoken_of(const struct said_here *s, const struct noun_said *n, uint32_t at)
{
	const struct str before = said_before(s, at);
	struct str rest = n->kin, one;
	while (str_cut(&rest, ' ', &one))
		if (words_hold(before, one))
			return true;
	return false;
}

static struct str noun_words(const struct noun_said *n)
{
	return n->over.n ? n->over : n->none;
}

/* What the words name, of a deed before "this turn"; NULL: nothing, or several things. */
static const struct noun_said *named_in(struct said_here *s, size_t from, size_t to)
{
	const struct noun_said *found = NULL;
	for (size_t i = from; i < to; i++) {
		const struct noun_said *n = noun_of(s, i);
		if (!noun_words(n).n || (found && found->kin.n && !n->kin.n))
			continue;
		if (found && found->kin.n == n->kin.n && !str_eq(noun_words(found), noun_words(n)))
			return NULL;
		found = n;
	}
	return found;
}

static bool fits(const struct said_here *s, const char *name, size_t from, size_t to)
{
	return phrasing_fits(&s->p, name, from, to);
}

/* "no attacks": what the mail has not spoken of; of what has no word of its own nothing is left over either. */
static struct str none_of(const struct said_here *s, const struct noun_said *n, size_t from, size_t to, bool more)
{
	const bool tells_why = to < s->p.n && fits(s, "END_SO", to, to + 1);
	if (!n || tells_why ||
	    ((!more || str_eq(n->none, ended_told(TOLD_PASS))) && is_spoken_of(s, n, s->at[from].from)))
		return STR_NONE;
	return n->none;
}

static struct str over_of(struct said_here *s, size_t from, size_t to)
{
	const struct noun_said *n = named_in(s, from, to);
	return n ? n->over : STR_NONE;
}

/* "skip the move": which, where moves are no part of a turn? */
static bool is_part(const struct noun_said *n)
{
	return n && !str_eq(n->over, n->none);
}

/* The same of a clause by which nothing is done: that there is no more of it, none, or that it is left out. */
static struct str left_of(struct said_here *s, size_t from, size_t to, struct ended *out)
{
	const bool more = fits(s, "END_NOMORE", from, to), none = more || fits(s, "END_NONE", from, to),
		   skips = !none && fits(s, "END_SKIP", from, to), bare = fits(s, "END_BARE", from, to);
	const struct noun_said *n = none || skips || bare ? named_in(s, from, to) : NULL;
	out->none = true;
	out->near = bare && n && n->near;
	if (none || (skips && is_part(n)))
		return none_of(s, n, from, to, more);
	const struct str pass = ended_told(TOLD_PASS);
	if (!ended_has(s->t, pass, ENDED_ENDS))
		return STR_NONE;
	return fits(s, "END_PASS", from, to) || (ended_passes(s->t) && fits(s, "END_ABSTAIN", from, to)) ? pass
													 : STR_NONE;
}

/* The game's words for what a clause says; empty: it ends nothing. (What a clause is, is told by its words; what it names takes longer.) */
static struct str words_of(struct said_here *s, size_t from, size_t to, struct ended *out)
{
	const struct str turn = ended_told(TOLD_TURN);
	out->told = out->turn = out->none = false;
	if ((out->waits = fits(s, "END_UNENDED", from, to)))
		return ended_told(TOLD_WAIT);
	if (fits(s, "END_OVER", from, to) || (out->told = fits(s, "END_STATE", from, to)))
		return over_of(s, from, to);
	if ((out->turn = fits(s, "SURE", from, to)))
		return ended_has(s->t, turn, ENDED_ENDS) ? turn : STR_NONE;
	if ((out->turn = from && fits(s, "END_PLAIN", from, to))) /* behind what he orders */
		return ended_told(TOLD_FINISHED);
	return left_of(s, from, to, out);
}

static void add_from(struct said_here *s, size_t from, struct ends_in *out, size_t *to)
{
	for (*to = s->p.n; *to > from && out->n < ENDINGS_MOST; --*to) {
		struct ended e = { .at = { s->at[from].from, s->at[*to - 1].to }, .sentence = s->sentence };
		if (!s->ends[*to - 1] || !(e.words = words_of(s, from, *to, &e)).n)
			continue;
		for (size_t i = from; i < *to; i++)
			e.own |= fits(s, "END_OWN", i, i + 1), e.stage |= fits(s, "END_STAGE", i, i + 1);
		out->at[out->n++] = e;
		return;
	}
	*to = from;
}

/* Beside them nothing asks, doubts, makes a condition, or is another's words. */
static bool is_plain(const struct task *t, struct span sentence, const struct ends_in *e, size_t first)
{
	const roles open = SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_ALTERNATIVE) | SAYS_ROLE(UNSETTLED) |
			   SAYS_ROLE(HEARSAY) | SAYS_ROLE(DENIAL) | SAYS_ROLE(RETRACTS) | SAYS_ROLE(STOP_CORRECTION);
	uint32_t from = sentence.from;
	for (size_t i = first; i <= e->n; i++) {
		const uint32_t to = i < e->n ? e->at[i].at.from : sentence.to;
		const struct words w = words_said(source_text(t->source, (struct span){ from, to }), t->arena);
		if (words_have(&w, open) || (w.n && from == sentence.from && w.at->roles & SAYS_ROLE(STOP_QUESTION)))
			return false;
		from = i < e->n ? e->at[i].at.to : to;
	}
	return true;
}

static void add_sentence(const struct task *t, struct span sentence, struct ends_in *out)
{
	struct said_here here, *s = &here; /* large: of its arrays what stands for a word is set with that word */
	const size_t first = out->n;
	s->t = t;
	s->sentence = sentence;
	s->p = (struct phrasing){ s->words, 0, is_noun, s, NULL };
	if (sentence.to - sentence.from > SENTENCE_MOST || !read_words(s, t->arena))
		return;
	s->p.known = phrasing_memory(s->p.n, t->arena);
	for (size_t i = 0, to; i < s->p.n; i++)
		if (s->opens[i] && (add_from(s, i, out, &to), to > i))
			i = to - 1;
	if (out->n > first && !is_plain(t, sentence, out, first))
		out->n = first;
}

static struct ends_in endings_in(const struct task *t, struct span line)
{
	const struct str text = t->source->text;
	struct ends_in out = { .n = 0 };
	for (uint32_t from = line.from; from < line.to;) {
		uint32_t to = from;
		while (to < line.to && !strchr(".!?\n", text.p[to]))
			to++;
		if (to > from && !(to < text.n && text.p[to] == '?'))
			add_sentence(t, (struct span){ from, to }, &out);
		from = to + 1;
	}
	return out;
}

/* ---- what is left without them ---- */

static bool has_letters(const char *p, uint32_t from, uint32_t to)
{
	while (from < to && strchr(" ,;-\n\t", p[from]))
		from++;
	return from < to;
}

static struct str left_out(const struct task *t, const struct ends_in *e)
{
	const struct str text = t->source->text;
	char *copy = arena_strndup(t->keep, text.p, text.n);
	for (size_t i = 0; i < e->n; i++) {
		const struct ended *one = &e->at[i];
		uint32_t from = one->at.from;
		memset(copy + from, ' ', one->at.to - from);
		while (from > one->sentence.from && strchr(" ,;-", copy[from - 1]))
			copy[--from] = ' ';
		if (has_letters(copy, one->sentence.from, from) && has_letters(copy, one->at.to, one->sentence.to))
			copy[from] = '.';
		for (uint32_t k = one->at.to; k < one->sentence.to && strchr(" ,;-", copy[k]); k++)
			copy[k] = ' ';
	}
	return (struct str){ copy, text.n };
}

/* ---- the line without them ---- */

/* In its place something was bound that ends, or the same anywhere. */
static bool is_in(const struct task *t, const struct bound *b, const struct ended *e)
{
	for (size_t i = 0; i < b->n; i++) {
		const struct command *c = b->list[i].command;
		if (b->list[i].verdict == VERDICT_ACCEPTED &&
		    (command_equal(c, e->command) ||
		     (task_verb(t, c->verb)->flags & VERB_ENDS && c->at.from < e->at.to && c->at.to > e->at.from)))
			return true;
	}
	return false;
}

static bool is_accepted(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].verdict != VERDICT_ACCEPTED)
			return false;
	return true;
}

/* Each is an order of now; false: one is none. */
static bool read_all(const struct task *t, struct ends_in *e, ending_reader *read)
{
	for (size_t i = 0; i < e->n; i++)
		if (!(e->at[i].command = read(t, e->at[i].words)))
			return false;
	return true;
}

static bool says_all(const struct task *t, const struct bound *whole, const struct ends_in *e)
{
	for (size_t i = 0; i < e->n; i++)
		if (!is_in(t, whole, &e->at[i]))
			return false;
	return is_accepted(whole);
}

static bool is_within(struct span at, struct span in)
{
	return at.from >= in.from && at.to <= in.to;
}

/* "Ohio, no attack", "bid 5 on 12, pass": what stands beside it may limit it; "he roared, and the battle is over" tells. */
static bool is_meant(const struct ends_in *e, const struct ended *one, const struct bound *rest)
{
	bool beside = false, ordered = false, refused = false, line = e->n > 1;
	for (size_t i = 0; i < rest->n; i++) {
		line |= rest->list[i].verdict == VERDICT_ACCEPTED;
		if (!is_within(rest->list[i].at, one->sentence))
			continue;
		beside = true;
		ordered |= rest->list[i].verdict != VERDICT_CHATTER;
		refused |= rest->list[i].verdict == VERDICT_REFUSED;
	}
	if (refused && (one->none ? !one->own || str_eq(one->words, ended_told(TOLD_PASS)) : false))
		return false;
	if (one->none && str_eq(one->words, ended_told(TOLD_PASS)))
		return !ordered;
	if (one->waits)
		return ordered;
	if (one->turn || (beside && str_eq(one->words, ended_told(TOLD_TURN))))
		return ordered;
	if (one->none && one->near && !one->own && !line)
		return false;
	return one->told ? one->own || line || ordered || (one->stage && !beside) : !beside || ordered || one->own;
}

static void add_rest(struct bound *rest, struct binding *list, const struct bound *more)
{
	for (size_t i = 0; i < more->n; i++)
		list[rest->n++] = more->list[i];
}

static struct bound bind_rest(struct task *t, struct span line, struct str left, ending_binder *bind)
{
	struct source *source = ARENA_NEW(t->keep, struct source);
	*source = source_new(t->keep, t->source->name, left);
	const struct sheet *sheet = binder_read(t->binder, source, t->keep);
	struct bound parts[ENDINGS_MOST + 1], out = { 0 };
	size_t n = 0, all = 0;
	for (size_t i = 0; i < sheet->nlines && n <= ENDINGS_MOST; i++)
		if (is_within(sheet->lines[i].at, line)) {
			parts[n] = bind(t, sheet, &sheet->lines[i]);
			all += parts[n++].n;
		}
	struct binding *list = ARENA_ARRAY(t->keep, struct binding, all + 1);
	out.list = list;
	for (size_t i = 0; i < n; i++)
		add_rest(&out, list, &parts[i]);
	return out;
}

static struct command *placed(const struct task *t, const struct command *of, struct span at)
{
	struct command *c = command_copy(of, t->keep);
	c->at = at;
	for (size_t i = 0; i < c->nargs; i++)
		c->arg[i].at = at;
	return c;
}

/* What stands before it is asked about: so is this, with it. */
static void add_guess(const struct task *t, struct binding *b, const struct command *c)
{
	const struct command **guess = ARENA_ARRAY(t->keep, const struct command *, b->nguess + 1);
	memcpy(guess, b->guess, b->nguess * sizeof *guess);
	guess[b->nguess++] = c;
	b->guess = guess;
	b->at.to = c->at.to;
}

/* Refused beside it in its sentence, and nothing is offered: the whole of the sentence is what was not understood. */
static bool is_lost_beside(const struct ended *one, const struct bound *rest)
{
	for (size_t i = 0; i < rest->n; i++)
		if (rest->list[i].verdict == VERDICT_REFUSED && !rest->list[i].nguess &&
		    is_within(rest->list[i].at, one->sentence))
			return true;
	return false;
}

/* In the order in which they stand; what is said to end twice at once ends once. */
static struct bound merged(const struct task *t, const struct ends_in *e, const struct bound *rest)
{
	struct binding *list = ARENA_ARRAY(t->keep, struct binding, e->n + rest->n + 1);
	size_t n = 0, k = 0;
	for (size_t i = 0; i < e->n || k < rest->n;) {
		if (k < rest->n && (i == e->n || rest->list[k].at.from < e->at[i].at.from)) {
			list[n++] = rest->list[k++];
			continue;
		}
		struct command *c = placed(t, e->at[i].command, e->at[i].at);
		if (n && list[n - 1].verdict == VERDICT_REFUSED && list[n - 1].nguess) {
			add_guess(t, &list[n - 1], c);
			i++;
			continue;
		}
		if (n && list[n - 1].command && command_equal(list[n - 1].command, c))
			list[n - 1].at = span_join(list[n - 1].at, c->at);
		else
			list[n++] = (struct binding){
				.at = c->at, .verdict = VERDICT_ACCEPTED, .verb = c->verb, .command = c
			};
		i++;
	}
	return (struct bound){ list, n };
}

/* How many orders it says, or would be asked about. */
static size_t count_said(const struct bound *b)
{
	size_t n = 0;
	for (size_t i = 0; i < b->n; i++)
		n += b->list[i].verdict == VERDICT_ACCEPTED ? 1 : b->list[i].nguess;
	return n;
}

static bool is_refused(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].verdict == VERDICT_REFUSED)
			return true;
	return false;
}

struct bound endings_bound(struct task *t, const struct line *line, struct bound whole, ending_reader *read,
			   ending_binder *bind)
{
	const struct source *source = t->source;
	struct ends_in e = endings_in(t, line->at);
	if (!e.n || !read_all(t, &e, read) || says_all(t, &whole, &e))
		return whole;
	const struct bound rest = bind_rest(t, line->at, left_out(t, &e), bind);
	t->source = source;
	t->line = line->at;
	for (size_t i = 0; i < e.n; i++)
		if (!is_meant(&e, &e.at[i], &rest) ||
		    (count_said(&whole) + is_refused(&whole) && is_lost_beside(&e.at[i], &rest)))
			return whole;
	const struct bound all = merged(t, &e, &rest);
	return is_refused(&all) && is_refused(&whole) && count_said(&whole) >= count_said(&all) ? whole : all;
}
