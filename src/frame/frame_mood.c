/*
 * frame_mood: "I should be obliged if Nara could move", "would you be so kind as to ...?", "..., if you please": a wish
 * around an order is no condition, no question and no narration: it falls, and what it wishes for is ordered.
 */
#include "frame/frame.h"

#include "order/phrasing.h"

/* What a wish is made of: words of no game, among them one that wishes. */
struct wish {
	bool pure, modal, wished, wanted;
	bool unreal; /* "if": what is wished for stands in the past */
	bool have;   /* "to have": something that is done */
	bool open;   /* "to be decided": nobody wants it yet */
};

/* "I should", "be so kind", "I want": words that wish, whatever else they say. */
static const roles wish_words = SAYS_ROLE(WISHING) | SAYS_ROLE(WISHED) | SAYS_ROLE(WANTED);

/* "I want half of my": it leaves open how much is meant of what is ordered; the "most" of "most grateful" is the wish's. */
static bool leaves_open(struct words w, size_t i)
{
	bool open = w.at[i].roles & SAYS_ROLE(STOP_VAGUE);
	for (; open && i < w.n; i++)
		open = !(w.at[i].roles & wish_words);
	return open;
}

/* "I have decided to", "I should like to have": no news. */
static bool is_have(struct words w, size_t i)
{
	return str_eq_c(w.at[i].text, "have") &&
	       (i + 1 < w.n ? (w.at[i + 1].roles & SAYS_ROLE(WANTED)) != 0 : i && str_eq_c(w.at[i - 1].text, "to"));
}

/* "What I would like to do is": of the words between. */
static bool is_pure(struct words w, roles polite, roles others)
{
	bool pure = true;
	for (size_t i = 1; i + 1 < w.n; i++)
		pure &= w.at[i].roles & wish_words || (w.at[i].roles & polite && !(w.at[i].roles & others));
	return pure;
}

static struct wish wish_of(const struct frames *f, uint32_t from, uint32_t to)
{
	const roles others = SAYS_ROLE(OTHERS) | SAYS_ROLE(HEARSAY) | SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(UNSETTLED) |
			     SAYS_ROLE(STOP_PAST) | SAYS_ROLE(PAST_TIME) | SAYS_ROLE(STOP_CONDITION) |
			     SAYS_ROLE(STOP_QUESTION);
	const roles polite = SAYS_ROLE(CLOSED) | SAYS_ROLE(WILL) | SAYS_ROLE(FILLER) | SAYS_ROLE(MILD) |
			     SAYS_ROLE(TAIL);
	const struct words w = frame_words(f, from, to);
	struct wish wish = { .pure = w.n > 0 };
	for (size_t i = 0; i < w.n; i++) {
		const struct str word = w.at[i].text;
		const bool modal = w.at[i].roles & SAYS_ROLE(WISHING) || (!i && str_eq(word, STR("be"))),
			   wants = w.at[i].roles & SAYS_ROLE(WANTED), wishes = w.at[i].roles & SAYS_ROLE(WISHED);
		wish.modal |= modal;
		wish.wished |= wishes;
		wish.wanted |= wants;
		wish.pure &= !(i && w.at[i - 1].roles & SAYS_ROLE(WANTED) &&
			       str_eq_c(word, "i")); /* "I wish I could" */
		wish.open |= wants && i && str_eq_c(w.at[i - 1].text, "be");
		wish.pure &= modal || wishes || wants || word_listed(word, LIST_IS) || str_eq(word, STR("if")) ||
			     is_have(w, i) ||
			     (w.at[i].roles & polite && !(w.at[i].roles & others) && !leaves_open(w, i));
	}
	if (w.n > 2 && wish.wished && str_eq(w.at[0].text, STR("what")) && str_eq(w.at[w.n - 1].text, STR("is")))
		wish.pure = wish.wanted = is_pure(w, polite, others);
	for (size_t i = 0; i < w.n; i++)
		wish.unreal |= str_eq(w.at[i].text, STR("if"));
	wish.have = w.n && str_eq_c(w.at[w.n - 1].text, "have");
	wish.pure &= !wish.unreal || wish.wished;                   /* "I would ask if" */
	wish.pure &= w.n && !str_eq(w.at[w.n - 1].text, STR("be")); /* "I would like to be green": of the writer */
	return wish;
}

static bool wishes(struct wish w)
{
	return w.pure && !w.open && ((w.modal && w.wished) || w.wanted);
}

/* "could" */
static bool is_modal(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_STOP && frame_is(f, i, SAYS_ROLE(WISHING));
}

/* "were supported" */
static bool is_be(const struct frames *f, size_t i)
{
	return (f->at[i].role == ROLE_STOP || f->at[i].role == ROLE_UNKNOWN) &&
	       (frame_listed(f, i, LIST_BEING) || frame_listed(f, i, LIST_WAS));
}

/* Nothing stands before it in its clause but whom or what it is said of. */
static bool is_wanted_of(const struct frames *f, size_t from, size_t i)
{
	for (size_t k = from; k < i; k++)
		if (!is_argument(&f->at[k]) && f->at[k].role != ROLE_DESCRIPTION)
			return false;
	return i > from;
}

/* "I want ten units deployed": behind nothing but what it is done to. */
static bool is_wanted_done(const struct frames *f, size_t from, size_t i)
{
	return is_wanted_of(f, from, i) && f->at[i].role == ROLE_PAST && f->n < f->room;
}

/* What is wished for stands as an order would: "Nara could move", "Nara were supported", "for an attack". */
static void set_wished(struct frames *f, size_t from, bool unreal)
{
	size_t end = sentence_end(f, from);
	if (f->at[from].role == ROLE_VERB)
		f->at[from].flags &= (uint8_t)~PHRASE_TO;
	if (f->at[from].role == ROLE_VERB || f->at[from].role == ROLE_FOR)
		set_role(f, from, f->at[from].role == ROLE_VERB ? ROLE_VERB : ROLE_BARE);
	for (size_t i = from; i < end; i++) {
		const bool done = i + 1 < f->n && f->at[i + 1].role == ROLE_PAST;
		if (f->at[i].role == ROLE_STOP && f->at[i].terms->u.stop == STOP_QUESTION && i + 1 == end)
			drop(f, i--), end--;
		else if (is_modal(f, i))
			drop(f, i--), end--;
		else if (done && is_be(f, i))
			f->at[i].role = ROLE_OUGHT;
		else if (f->at[i].role == ROLE_VERB && i > from && f->at[i].flags & PHRASE_TO &&
			 is_argument(&f->at[i - 1]))
			f->at[i].flags &= (uint8_t)~PHRASE_TO, set_role(f, i, ROLE_VERB);
		else if (unreal && f->at[i].role == ROLE_PAST && (i == from || is_argument(&f->at[i - 1])))
			set_role(f, i, ROLE_VERB);
		else if (!unreal && is_wanted_done(f, from, i)) {
			frame_insert_sign(f, i++, ROLE_OUGHT);
			end++;
		}
	}
}

/* "..., if you would be so good" */
static void drop_tail(struct frames *f, size_t from)
{
	const size_t end = sentence_end(f, from);
	for (size_t i = from + 1; i < end; i++) {
		if (f->at[i].role != ROLE_STOP || f->at[i].terms->u.stop != STOP_CONDITION)
			continue;
		const uint32_t to = end < f->n ? f->at[end].at.from : f->to;
		const struct wish w = wish_of(f, f->at[i].at.from, to);
		if (w.pure && w.wished && str_eq_nocase(source_text(f->task->source, f->at[i].at), STR("if")))
			drop_range(f, i - (f->at[i - 1].role == ROLE_COMMA), end);
		return;
	}
}

/* "if that is all right with you", "if nobody minds": of words of no game, and of nobody else who might deny it. */
static bool is_courtesy(const struct frames *f, uint32_t from, uint32_t to)
{
	const roles others = SAYS_ROLE(OTHERS) | SAYS_ROLE(HEARSAY) | SAYS_ROLE(UNSETTLED) | SAYS_ROLE(OWN_WORD) |
			     SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(TEMPORAL);
	const struct str text = str_strip(source_text(f->task->source, (struct span){ from, to }), " .,;!");
	if (phrasing_says("POLITELY", text, f->task->arena) || phrasing_says("IN_TIME", text, f->task->arena))
		return true;
	const struct words w = frame_words(f, from, to);
	const struct str good = words_held(w.folded, SAYS_ROLE(PLEASES)), bad = words_held(w.folded, SAYS_ROLE(MINDS));
	const struct str said = good.n ? good : bad;
	bool denied = false, pure = said.n && w.n > 2 && str_eq_c(w.at[0].text, "if") && !(good.n && bad.n);
	for (size_t i = 1; i < w.n; i++) {
		const roles r = w.at[i].roles;
		denied |= r & SAYS_ROLE(STOP_NEGATION);
		pure &= str_find(said, w.at[i].text) < said.n || str_starts(w.at[i].text, said) ||
			(r & (SAYS_ROLE(CLOSED) | SAYS_ROLE(FILLER)) && !(r & others));
		pure &= bad.n || !(r & SAYS_ROLE(SOMEONE));
	}
	return pure && (denied ? bad.n : good.n);
}

/* "Please, should I move?" */
static bool asks(const struct frames *f, size_t from, size_t to)
{
	while (from < to && !(f->at[from].role == ROLE_STOP && f->at[from].terms->u.stop == STOP_QUESTION))
		from++;
	return from < to;
}

static bool says_please(const struct frames *f, size_t from, size_t end)
{
	const struct span at = { frame_before(f, from), end < f->n ? f->at[end].at.to : f->to };
	return words_hold(words_folded(source_text(f->task->source, at), f->task->arena), STR("please"));
}

/* "For Red, I would like": what the wish stands behind. */
static size_t front_end(const struct frames *f, size_t i, size_t end)
{
	while (i + 1 < end && is_argument(&f->at[i]) && f->at[i].role != ROLE_BARE)
		i++;
	return i;
}

/* "two of mine should flee": behind whoever is not another player it makes no condition, and orders. */
void frame_modals(struct frames *f)
{
	for (size_t i = 1; i + 1 < f->n; i++) {
		const struct phrase *next = &f->at[i + 1];
		const bool own = names_area(&f->at[i - 1]) || !names_seat(&f->at[clause_begin(f, i)]);
		if (f->at[i].role == ROLE_STOP && f->at[i].terms->u.stop == STOP_CONDITION && own &&
		    is_wanted_of(f, clause_begin(f, i), i) && next->role == ROLE_VERB && !next->flags && is_modal(f, i))
			drop(f, i);
	}
}

static void drop_courtesies(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		const size_t end = clause_end(f, i);
		const bool open = opens_clause(f, i);
		if (!is_stop(&f->at[i], STOP_CONDITION) || (open && i == 0 && end + 1 >= f->n) ||
		    !is_courtesy(f, f->at[i].at.from, end < f->n ? f->at[end].at.from : f->to))
			continue;
		const size_t from = i - (i && f->at[i - 1].role == ROLE_COMMA);
		drop_range(f, from, from < i || end == f->n || f->at[end].role != ROLE_COMMA ? end : end + 1);
		i = from ? from - 1 : 0;
	}
}

/* "I'd like to have a garrison in Kochi": what puts it there; VERB_NONE: "I want to have 4 in Ohio" may be of what is there. */
static verb_id wished_deed(const struct frames *f, size_t what)
{
	const size_t where = what + 1;
	const bool placed = where < clause_end(f, what) && names_area(&f->at[where]) && f->at[where].role == ROLE_IN;
	return placed && is_argument(&f->at[what]) ? frame_puts_thing(f, what) : VERB_NONE;
}

/* The wish that opens at i, before what it is for; of a sentence, or of a clause behind others that says its own deed. */
static void drop_wish(struct frames *f, size_t i, size_t end, bool opens)
{
	size_t game = i;
	while (game < end && game < f->n && !is_game(&f->at[game]))
		game++;
	if (game >= end || (!opens && (game == i || game >= clause_end(f, i) || f->at[game].role != ROLE_VERB)))
		return;
	struct wish wish = wish_of(f, frame_before(f, i), f->at[game].at.from);
	wish.wished |= wish.modal && says_please(f, i, end); /* "could they please march?" */
	const bool unsure = is_stop(&f->at[end - 1], STOP_QUESTION) && !asks(f, i, game) && !wish.modal && !wish.wished;
	const bool have = wish.have && !has_role(f, game, clause_end(f, game), ROLE_PAST);
	const verb_id deed = have ? wished_deed(f, game) : VERB_NONE;
	if (!wishes(wish) || (asks(f, i, game) && !wish.wanted) || unsure || /* "I have decided to march?" */
	    (have && deed == VERB_NONE))
		return;
	if (deed != VERB_NONE)
		frame_insert_verb(f, game, deed);
	drop_range(f, i, game);
	set_wished(f, i, wish.unreal);
	f->changed = true;
}

void frame_wishes(struct frames *f)
{
	drop_courtesies(f);
	for (size_t i = 0; i < f->n; i = sentence_end(f, i) + 1) {
		drop_tail(f, i);
		drop_wish(f, front_end(f, i, sentence_end(f, i)), sentence_end(f, i), true);
		for (size_t k = i + 1; k + 1 < sentence_end(f, i); k++)
			if (parts_clauses(&f->at[k - 1]) && !parts_clauses(&f->at[k]))
				drop_wish(f, k, sentence_end(f, i), false);
	}
}
