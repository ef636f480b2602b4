/*
 * talk: what a sentence that is no order says of the orders of its mail, and whose orders a label says stand under it. Harmless is
 * what has a harmless shape (order/roles.h: courtesy, a heading, a signature), and what is much more like the lines that people
 * write beside orders they mean than like those by which they withhold them (grammar/talk.examples, order/likely.h). All else is
 * talk, and touches the orders: with a word of a closed class that doubts, limits or takes back it is against them; without one
 * it leaves open whether they are meant.
 */
#ifndef PBP_BIND_TALK_H
#define PBP_BIND_TALK_H

#include "bind/bind.h"
#include "order/roles.h"
#include "order/tree.h"

enum talk { TALK_HARMLESS, TALK_OPEN, TALK_AGAINST };
struct setting {        /* where in its mail a sentence stands */
	bool opens;     /* nothing stands above it */
	bool above;     /* no order stands above it */
	bool below;     /* no order stands below it */
	bool leads;     /* no sign ends it, and what comes next is an order */
	bool trails;    /* an order stands in the line above it */
	int64_t around; /* the weight of all talk of the mail together */
};
enum talk talk_of(const struct view *v, const struct source *s, const struct sentence *k, struct setting where);
/* The same of words that are no sentence: a note in brackets, what stands beside an order between commas. */
enum talk talk_of_words(const struct view *v, struct str text);
/* The same of words that no sign parts from an order: "its quiet down there", "my train is here"; they are like what stands beside
 * orders that are meant, by so much the more where they deny or tell something, and nothing in them doubts, limits or takes back. */
bool talk_is_beside(const struct view *v, struct str text);
/* The same before one: "yo", "so tired today"; still more like that, and nothing in it points at what follows. */
bool talk_is_before(const struct view *v, struct str text);
/* The opposite: "my thumb slipped", "used to be the plan". */
bool talk_is_against(const struct view *v, struct str text);
/* "Unless he attacks.": a sentence that was refused as an order only makes sense beside another. */
bool talk_is_fragment(const struct view *v, const struct source *s, const struct sentence *k);
/* A place of the board or a number is among its words, or it begins with a verb of the game. */
bool talk_is_own_order(const struct view *v, const struct source *s, const struct sentence *k);
/* Three words or more, and one of them is a place of the board or a number. */
bool talk_names_of_game(const struct view *v, struct str text);
/* "If there is anything wrong with it, just shout": the condition is of the telling. */
bool talk_asks_to_be_told(const struct source *s, const struct sentence *k);
/* "How many do I get", "what does it cost", or any with its sign; not "What I do now is this". */
bool talk_is_question(struct str text, struct arena *a);
/* The same of a part of it: "he has 4 next door, so can I attack him"; not "can you send 3 to Nara", which is asked to be done. */
bool talk_asks_within(struct str text, struct arena *a);
/* "If I go there with 5, what happens?": behind what it supposes; not "if he leaves, can you move 3 there?". */
bool talk_asks_supposing(struct str text, struct arena *a);
/* It begins so. */
bool talk_begins_asking(struct str text, struct arena *a);
/* A word for a deed of any game is in it. */
bool talk_says_deed(struct str text, struct arena *a);
/* "What happens if I lose", "Where do I read the rules?": of a fact, and so nothing that could be ordered. */
bool talk_asks(struct str text);
/* "If I win, how many move in?": for a fact, beside orders that it does not doubt. */
bool talk_asks_fact(struct str text);
/* "What do I earn if unit 6 falls?": a question, whatever it names; not "What about 6?", "How about 6?". */
bool talk_asks_of(struct str text);
/* "... that he will": it ends in a word of a closed class that wants another behind it. */
bool talk_hangs(const struct source *s, const struct sentence *k);
/* "If you are not the intended recipient ...": what mail programs put under a mail; it is its whole block. */
bool talk_is_legal(const struct source *s, const struct sentence *k);
/* "cancel: spawn 3 in Nara", "rather: ..." */
bool talk_undoes(const struct source *s, const struct sentence *k);
/* "Cheers,", and below it "Bill": a name that no list knows, written large under courtesy, or that of the address. */
bool talk_signs(const struct source *s, const struct sentence *before, const struct sentence *k, struct str address);
/* "No.", "Rather: Osaka", "Scrap that": takes back what stands above it. */
bool talk_denies(const struct source *s, const struct sentence *k);
/* "Oh no, silly me, 4 in Osaka": the same, in the words of grammar/recant.def that it opens with; orders: it gives some. */
bool talk_retakes(const struct source *s, const struct sentence *k, bool orders);
/* "Please disregard my previous orders": of an earlier mail. */
bool talk_drops_earlier(struct str text);
/* "Hm, changed my mind": it puts something right, and does not doubt. */
bool talk_corrects(struct str text);
/* "my last mail" */
bool words_name_mail(struct str text);
/* "The date on your page is wrong": a correction of something else than orders; words: folded. */
bool talk_is_elsewhere(struct str text);
/* On one line, and short, to be quoted. */
struct str talk_quoted(struct str sentence, struct arena *a);

#endif
