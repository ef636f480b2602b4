/*
 * confirm: while orders wait for their writer's word, a yes below no more than a greeting is that word, and what stands
 * behind it is a line of its own: "confirm, and end turn", "Yes please. Then attack Indiana". The sign or the blank between
 * them counts as the end of a line, so that every place in the text stays what it is.
 */
#include "answer/agree.h"
#include "answer/apart.h"
#include "answer/aside.h"
#include "answer/beside.h"
#include "answer/confirm.h"
#include "answer/correct.h"
#include "answer/look.h"
#include "answer/partly.h"
#include "answer/renounce.h"
#include "answer/waive.h"
#include "base/byte.h"
#include "base/utf8.h"
#include "bind/label.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "bind/whole.h"
#include "engine/route.h"
#include "engine/waiting.h"
#include "order/dictionary.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"
#include "request/finished.h"
#include "request/request.h"
#include "speech/mention.h"
#include "speech/sentences.h"
#include "speech/topic.h"

enum { LINES_MOST = 20, PART_MOST = 160, GREETING_MOST = 3, NAME_MOST = 5, ADDS_WITHIN = 40 };

/* In one sentence: what stands behind it is weighed as below a yes. */
static bool confirms(struct ear *ear, struct str part)
{
	const size_t end = str_find_any(part, 0, ".!;?");

	return !str_strip(str_sub(part, end, part.n), " \r\n.!;?").n && apart_own_verb(ear, part) >= OWN_CONFIRM_LINE;
}

/* "cancel all": of what stands as well. */
static bool is_own(struct ear *ear, struct str part)
{
	const int own = apart_own_verb(ear, part);
	return own >= 0 && own != OWN_DECLINE;
}

/* "Yes, forget it": what it says yes to stands behind. */
static struct str behind_bare_yes(struct str text, struct arena *a)
{
	const size_t end = str_find_char(text, ',');
	const struct words w = words_said(str_sub(text, 0, end), a);
	return end < text.n && w.n == 1 && w.at[0].roles & SAYS_ROLE(YES) ? str_sub(text, end + 1, text.n) : text;
}

/* "No, leave Alabama", "forget those"; and not "forget the second". */
static bool declines(struct ear *ear, seat_id seat, struct str part)
{
	const struct command *orders[WHICH_MOST];
	const size_t n = seat == SEAT_NONE ? 0 : waiting_count(ear, seat);
	part = behind_bare_yes(part, ear->a);
	if (is_own(ear, part))
		return false;
	if (!n || n > WHICH_MOST || waive_names(ear, str_sub(part, 0, str_find_any(part, 0, ",;.!"))))
		return n && n <= WHICH_MOST && waive_all(ear, part);
	if (!renounce_says_no(part, n, ear->a))
		return false;
	for (size_t k = 0; k < n; k++)
		orders[k] = waiting_at(ear, seat, k);
	return renounce_all(ear, part, orders, n);
}

/* "Phew, that was close. No, leave Alabama.": before that sentence; its own end: there is none such, or it opens the line. */
static size_t before_no(struct ear *ear, seat_id seat, struct str line)
{
	size_t from = 0;
	while (from < line.n && from < PART_MOST) {
		const size_t to = str_find_any(line, from, ".!;");
		if (from && declines(ear, seat, str_sub(line, from, to)))
			return from - 1;
		from = to + 1;
	}
	return line.n;
}

/* A name, a greeting. */
static bool is_greeting(struct str line)
{
	size_t words = 1;
	for (size_t i = 0; i < line.n; i++) {
		if (byte_is_digit(line.p[i]))
			return false;
		words += line.p[i] == ' ';
	}
	return words <= GREETING_MOST;
}

/* Whatever it tells, it orders, denies, asks and puts off nothing. */
bool confirm_goes_on(struct ear *ear, struct str text)
{
	const roles never = AGAINST_YES | SAYS_ROLE(OTHERS) | SAYS_ROLE(PERSON) | SAYS_ROLE(HEARSAY);
	const struct words w = words_said(text, ear->a);
	const roles vague = weigh(text) <= WEIGHT_SAFE ? SAYS_ROLE(STOP_VAGUE)
						       : 0; /* "Good grief, nearly missed it." */
	for (size_t i = 0; i < w.n; i++)
		if ((w.at[i].roles & never & ~vague && !(w.at[i].roles & SAYS_ROLE(OWN_WORD))) ||
		    w.at[i].roles & (SAYS_ROLE(NUMBER) | SAYS_ROLE(STOP_NEGATION)))
			return false;
	return str_find_char(text, '?') == text.n && !weighs_against(text) && !ear_says_deed(ear, text) &&
	       !topic_place_in(w.folded, ear->e->game->map).n;
}

static bool is_harmless_above(struct ear *ear, struct str text)
{
	return is_greeting(text) || confirm_goes_on(ear, text) || beside_is_apart(ear, text);
}

/* "huh? I just said yes. Yes to the move.": before the sentence that says it, behind what bears on nothing. */
static size_t before_yes(struct ear *ear, seat_id seat, struct str line)
{
	size_t from = 0;
	while (from < line.n && from < PART_MOST) {
		const size_t to = str_find_any(line, from, ".!;");
		const struct str sentence = str_trim(str_sub(line, from, to));
		if (from && agree_says_yes(ear, seat, sentence))
			return from - 1;
		if (!is_harmless_above(ear, sentence))
			return line.n;
		from = to + 1;
	}
	return line.n;
}

/* ", also ...", ", but please also ...": something is added behind it. */
static bool adds_next(struct ear *ear, struct str rest)
{
	const roles before = SAYS_ROLE(SEPARATOR) | SAYS_ROLE(FILLER) | SAYS_ROLE(COURTESY);
	if (!rest.n || !strchr(", ", rest.p[0]))
		return false;
	const struct words w = words_said(str_sub(rest, 0, rest.n < ADDS_WITHIN ? rest.n : ADDS_WITHIN), ear->a);
	size_t i = 0;
	while (i < w.n && w.at[i].roles & before && !(w.at[i].roles & SAYS_ROLE(ADDS)))
		i++;
	return i < w.n && w.at[i].roles & SAYS_ROLE(ADDS);
}

/* ", but I was drunk" */
static bool begins_against(struct ear *ear, struct str rest)
{
	const struct words w = words_said(rest, ear->a);

	return w.n && w.at[0].roles & (SAYS_ROLE(BUT) | SAYS_ROLE(AGAINST) | SAYS_ROLE(RATHER));
}

/* "go ahead and ask me again": what is to be gone ahead with. */
static bool bids_more(struct ear *ear, seat_id seat, struct str part, struct str rest)
{
	return agree_by_phrase(ear, seat, part) == ASSENT_WEAK && !ear_says_deed(ear, rest);
}

/* "And who says go, and does it matter?": where the sentence asks, it is to hold a word for yes; what is like one may be asked. */
static bool may_be_asked(struct ear *ear, struct str part, struct str rest)
{
	const size_t end = str_find_any(rest, 0, ".!?;\n");
	const struct words w = words_said(part, ear->a);

	return end < rest.n && rest.p[end] == '?' && !words_have(&w, SAYS_ROLE(YES));
}

/* A yes with more behind it, at a sign or before "and". */
static bool ends_yes(struct ear *ear, seat_id seat, struct str part, struct str rest)
{
	const bool joined = apart_joins(rest) || adds_next(ear, rest);

	if (!(joined || strchr(",.!;", rest.p[0])) || !str_trim(str_sub(rest, 1, rest.n)).n)
		return false;
	if (confirms(ear, part) || (agree_by_phrase(ear, seat, part) == ASSENT_OWNS && !begins_against(ear, rest)))
		return true;
	return (joined ? !bids_more(ear, seat, part, rest) && !may_be_asked(ear, part, rest) : rest.p[0] != ',') &&
	       agree_says_yes(ear, seat, part);
}

/* Its first sentence says yes: behind it; 0: it does not. */
static size_t behind_yes(struct ear *ear, seat_id seat, struct str line)
{
	const size_t at = str_find_any(line, 0, ".!;");

	return at < line.n && at < PART_MOST && str_trim(str_sub(line, at + 1, line.n)).n &&
			       agree_says_yes(ear, seat, str_sub(line, 0, at))
		       ? at
		       : 0;
}

/* Where the word ends that stands before more: at a sign, or before "and"; its own end: nowhere. Behind a comma a yes goes on,
 * and what it goes on with may be what it says yes to. */
static size_t cut_of(struct ear *ear, struct str line)
{
	const seat_id seat = waiting_seat(ear);
	int32_t chosen[PARTLY_MOST];
	if (confirms(ear, line) || agree_says_yes(ear, seat, line) || partly_answers(ear, seat, line, chosen))
		return line.n;
	const size_t first = behind_yes(ear, seat, line);
	if (first)
		return first;
	const size_t no = before_no(ear, seat, line), yes = no < line.n ? no : before_yes(ear, seat, line);
	if (yes < line.n)
		return yes;
	for (size_t at = line.n < PART_MOST ? line.n : PART_MOST; at > 0;
	     at--) /* "Yes, but not the second. And then attack Ohio." */
		if ((at == line.n || strchr(".!;", line.p[at])) && declines(ear, seat, str_sub(line, 0, at)))
			return at;
	for (size_t at = 0; at < line.n && at < PART_MOST; at++)
		if (ends_yes(ear, seat, str_sub(line, 0, at), str_sub(line, at, line.n)))
			return at;
	return line.n;
}

static bool is_yes(struct ear *ear, struct str line)
{
	return confirms(ear, line) || agree_says_yes(ear, waiting_seat(ear), line);
}

const struct source *confirm_apart(struct ear *ear, const struct source *text)
{
	const seat_id seat = waiting_seat(ear);
	int32_t chosen[PARTLY_MOST];

	if (seat == SEAT_NONE || !waiting_count(ear, seat) || partly_answers(ear, seat, text->text, chosen))
		return text;
	text = ear_apart(ear, ear_apart(ear, text, cut_of), cut_of); /* before a no, and behind it */
	return ear_unjoined(ear, text, is_yes);
}

bool confirm_asks_only(struct ear *ear, struct str text)
{
	const roles against = SAYS_ROLE(RATHER) | SAYS_ROLE(DENIAL) | SAYS_ROLE(CHANGES) | SAYS_ROLE(RETRACTS) |
			      SAYS_ROLE(DROP) | SAYS_ROLE(STOP_NEGATION);
	const struct words w = words_said(text, ear->a);
	bool wh = false;
	for (size_t i = 0; i < w.n; i++) {
		const roles r = w.at[i].roles;
		wh |= r & (SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(ASKS_FACT)) && !(r & SAYS_ROLE(DOES));
		if (r & against || (r & SAYS_ROLE(STOP_CORRECTION) && !wh) || (!i && r & SAYS_ROLE(STOP_ALTERNATIVE)))
			return false;
	}
	return talk_begins_asking(str_strip(text, " \n,."), ear->a);
}

/* A word of a name, a title, an age; and none that an order has. */
static bool is_of_signature(struct ear *ear, struct str word)
{
	const struct str bare = str_strip(word, ".,()!-");
	int64_t n;

	if (!bare.n || byte_is_digit(*bare.p))
		return !bare.n || (bare.n == 2 && number_said(bare, &n));
	const struct str folded = str_lower(ear->a, bare, 0);

	return *bare.p >= 'A' && *bare.p <= 'Z' && !number_said(folded, &n) && !word_is(folded, AGAINST_YES) &&
	       map_find(ear->e->game->map, folded) == AREA_NONE;
}

/* All of its line, which is no first one: each word of it with a capital. */
static bool is_signature(struct ear *ear, struct span sentence)
{
	const struct str all = ear->in->text->text;
	const struct span at = ear_span(ear, sentence);
	const size_t end = str_find_char(str_sub(all, at.from, all.n), '\n') + at.from;
	size_t from = at.from, words = 0;

	while (from && all.p[from - 1] != '\n')
		from--;
	struct str line = str_strip(str_sub(all, from, end), " .!,\r\n"), word;
	if (!from || !line.n || byte_is_digit(*line.p))
		return false;
	while (str_cut(&line, ' ', &word)) {
		if (!is_of_signature(ear, word))
			return false;
		words += str_strip(word, ".,()!-").n > 0;
	}
	return words <= NAME_MOST;
}

bool confirm_opens_more(struct ear *ear, struct str text)
{
	text = str_strip(text, " \r\n,.;!");
	if (apart_joins(str_printf(ear->a, " %.*s", STR_ARG(text))))
		return true;
	const struct str rest = phrasing_behind("NEXTS", text, ear->a);

	return label_opens_addition(text) || (rest.n < text.n && ear_says_deed(ear, rest));
}

/* ", and then 1 from Osaka", "And I meant Nara: also 2 to Nara": it is an order beside what waits. */
static bool is_joined(struct ear *ear, const struct page *page, struct span below, uint32_t before)
{
	const struct str text = page->source->text;
	const struct str said = source_text(ear->in->text, ear_span(ear, (struct span){ before, below.to }));
	const struct str rest = str_sub(text, below.from, text.n);
	const size_t colon = str_find_any(rest, 0, ":.!?\n");

	return confirm_opens_more(ear, said) || (colon < rest.n && rest.p[colon] == ':' &&
						 label_opens_addition(str_trim(str_sub(rest, colon + 1, rest.n))));
}

bool confirm_undoes(struct ear *ear, struct span sentence)
{
	const struct str all = ear->in->text->text, said = str_sub(all, sentence.from, sentence.to);
	const bool asks = sentence.to < all.n && all.p[sentence.to] == '?';

	return *said.p != '>' &&
	       (beside_undoes(ear, said) || (asks && beside_doubts(ear, str_sub(all, sentence.from, sentence.to + 1))));
}

/* In all of the mail, whoever else hears it: "Yes. Ask me on Friday." */
static bool is_undone(struct ear *ear)
{
	struct span at[CONFIRM_SENTENCES];
	const size_t n = sentences_of(ear->in->text->text, at, CONFIRM_SENTENCES);
	size_t k = 0;

	while (k < n && !confirm_undoes(ear, at[k]))
		k++;
	return k < n;
}

/* "Sure sure, I also believe in Santa Claus": all of the sentence in which the yes stands is unlike one. */
static bool is_unlike_in_sentence(struct ear *ear, const struct page *page, size_t i)
{
	const struct str all = ear->in->text->text;
	const struct span at = ear_span(ear, page->lines[i].at);
	const struct str line = str_strip(source_text(ear->in->text, at), " .!\n");
	size_t from = at.from, to = at.to;

	if (!line.n || str_find_any(line, 0, ".!?;") < line.n)
		return false;
	while (from && !strchr(".!?;\n", all.p[from - 1]))
		from--;
	while (to < all.n && !strchr(".!?;\n", all.p[to - 1]))
		to++;
	return agree_is_unlike_yes(ear, waiting_seat(ear), str_sub(all, from, to));
}

static bool is_corrected_below(struct ear *ear, const struct page *page, size_t i)
{
	if (is_undone(ear) || is_unlike_in_sentence(ear, page, i))
		return true;
	const uint32_t end = page->lines[i].at.to;

	for (size_t n = 0; n < page->nsentences; n++) {
		const struct span at = page->sentences[n]->at;
		const struct span below = { at.from > end ? at.from : end, at.to };
		const uint32_t before = n && page->sentences[n - 1]->at.to > end ? page->sentences[n - 1]->at.to : end;

		if (at.to > end && !is_signature(ear, at) && !is_joined(ear, page, below, before) &&
		    (beside_undoes(ear, source_text(page->source, below)) ||
		     !confirm_asks_only(ear, source_text(page->source, below))) &&
		    beside_bears(ear, source_text(page->source, below)))
			return true;
	}
	return false;
}

/* Nothing else stands in the mail but a name or a greeting. */
static bool is_all(const struct page *page, size_t i)
{
	for (size_t k = 0; k < page->n; k++)
		if (k != i && page->lines[k].read && !is_greeting(source_text(page->source, page->lines[k].at)))
			return false;
	return true;
}

bool confirm_is_idle(struct ear *ear, struct str line)
{
	const seat_id seat = waiting_seat(ear);

	return seat != SEAT_NONE && !ear->who.host && !waiting_count(ear, seat) && agree_says_yes(ear, seat, line);
}

/* "Move 3 to Nara. No, leave that.": it is said of those. */
static bool orders_above(struct ear *ear, const struct page *page, size_t i)
{
	for (size_t k = 0; k < i; k++) {
		const struct bound b = page->lines[k].read ? ear_bind(ear, page, k) : (struct bound){ 0 };
		if (bound_is_heard(&b))
			return true;
	}
	return false;
}

/* No more than a greeting; and no yes, for it is said once. */
static bool is_before_yes(struct ear *ear, struct str line)
{
	return is_harmless_above(ear, line) && !is_yes(ear, line);
}

/* From the first line that is read, with its number, to the last. */
static struct str all_of(const struct page *page, size_t *first)
{
	const struct str text = page->source->text;
	size_t from = text.n, to = 0;

	*first = page->n;
	for (size_t k = 0; k < page->n && k < LINES_MOST; k++) {
		if (!page->lines[k].read)
			continue;
		*first = *first < k ? *first : k;
		from = from < page->lines[k].at.from ? from : page->lines[k].at.from;
		to = page->lines[k].at.to;
	}
	while (from && from < text.n && text.p[from - 1] != '\n')
		from--;
	return str_sub(text, from, to);
}

/* "1. yes / 2. no": heard at its first line. */
static bool bind_answers(struct ear *ear, const struct page *page, size_t i, struct binding *out)
{
	const struct span at = page->lines[i].at;
	int32_t chosen[PARTLY_MOST];
	size_t first;
	const size_t n = partly_answers(ear, waiting_seat(ear), all_of(page, &first), chosen);

	if (!n)
		return false;
	*out = i > first ? (struct binding){ .at = at, .verdict = VERDICT_CHATTER, .verb = VERB_NONE }
			 : bound_to(own_command(ear->e->game, OWN_CONFIRM_ORDER, at, chosen, n, ear->a));
	return true;
}

/* "Don't:" on a line above an order: of what stands below it. */
static bool is_heading(const struct page *page, struct span at)
{
	const struct str rest = str_sub(page->source->text, at.to, page->source->text.n);

	return str_ends(source_text(page->source, at), STR(":")) || str_starts(rest, STR(":\n"));
}

bool confirm_bind(struct ear *ear, const struct page *page, size_t i, struct binding *out)
{
	const seat_id seat = waiting_seat(ear);
	const struct span at = page->lines[i].at;
	struct bound b;
	if (seat == SEAT_NONE || ear->who.host || *ear->prefix || i >= LINES_MOST || !waiting_count(ear, seat))
		return false;
	if (bind_answers(ear, page, i, out))
		return true;
	if (declines(ear, seat, source_text(page->source, at)) && !orders_above(ear, page, i) &&
	    !is_heading(page, at)) {
		*out = bound_to(own_command(ear->e->game, OWN_DECLINE, at, NULL, 0, ear->a));
		return true;
	}
	for (size_t k = 0; k < i; k++)
		if (page->lines[k].read && !is_before_yes(ear, source_text(page->source, page->lines[k].at)))
			return false;
	const struct view v = ear_view(ear, seat, CALL_NONE);
	const struct scope scope = { ear_scope(ear), ear_subjects(ear), false };
	const struct str line = source_text(page->source, at);
	if (!(agree_says_yes(ear, seat, line) || (agree_by_phrase(ear, seat, line) && is_all(page, i))))
		return false;
	ear->yes_unheard = is_corrected_below(ear, page, i);
	if (ear->yes_unheard || !bind_whole(&b, &v, &scope, UINT32_MAX, STR("confirm"), at, ear->a))
		return false;
	*out = b.list[0];
	return true;
}
