/* waive: see waive.h. */
#include "answer/waive.h"

#include "answer/correct.h"
#include "answer/renounce.h"
#include "engine/waiting.h"
#include "order/roles.h"
#include "play/game.h"

enum { LONGEST = 160, TRIES = 100 /* each looks at all that stands and waits */ };

static const struct stand *standing(struct ear *ear)
{
	seat_id seat;
	const struct call_row *call = ear_asked(ear, &seat);
	const struct seat_book *book = ear_is_sealed(ear) ? book_seat(ear->e, call->call, seat) : NULL;

	return book ? &book->now : NULL;
}

/* How many of those that wait it takes back, into a set by their places, of how many; 0: none, or one that stands as well. */
static size_t waived(struct ear *ear, struct str text, bool set[WHICH_MOST], size_t *waiting)
{
	const struct command *orders[WHICH_MOST];
	const struct stand *stand = standing(ear);
	const seat_id seat = waiting_seat(ear);
	size_t n = seat == SEAT_NONE || ear->who.host || *ear->prefix ? 0 : waiting_count(ear, seat), named, own = 0;

	*waiting = n;
	if (stand && stand->n && which_says_place(text, ear->a))
		return 0;
	if (!n || text.n > LONGEST || n + (stand ? stand->n : 0) > WHICH_MOST || ear->takebacks++ >= TRIES)
		return 0;
	for (size_t k = 0; k < n; k++)
		orders[k] = waiting_at(ear, seat, k);
	for (size_t k = 0; stand && k < stand->n; k++)
		orders[n++] = stand->orders[k];
	named = renounce_named(ear, text, orders, n, set);
	for (size_t k = 0; named && k < *waiting; k++)
		own += set[k];
	return own == named ? own : 0;
}

bool waive_all(struct ear *ear, struct str text)
{
	bool set[WHICH_MOST];
	size_t waiting;
	const size_t n = waived(ear, text, set, &waiting);

	return n && n == waiting;
}

bool waive_names(struct ear *ear, struct str text)
{
	bool set[WHICH_MOST];
	size_t waiting;

	return waived(ear, text, set, &waiting) > 0;
}

bool waive_hear(struct ear *ear, const struct binding *b)
{
	const struct str text = source_text(ear->in->text, ear_span(ear, b->at));
	const struct words w = words_singly(text, ear->a);
	bool set[WHICH_MOST];
	size_t waiting;

	/* "the first is right and the second I regret": it may take back either */
	if (ear->yes_part && words_have(&w, SAYS_ROLE(PRAISE) | SAYS_ROLE(WHOLE) | SAYS_ROLE(PLEASES) | SAYS_ROLE(YES)))
		return false;
	const size_t n = waived(ear, text, set, &waiting);

	return n && n < waiting && correct_lets(ear, b, set, "guess-still");
}

static bool is_first_order(const struct ear *ear)
{
	for (size_t i = 0; i < ear->lines.n; i++)
		if (ear->lines.at[i].verdict != VERDICT_CHATTER || ear->lines.at[i].yes)
			return false;
	return true;
}

void waive_ends(struct ear *ear, const struct binding *b)
{
	const seat_id seat = waiting_seat(ear);
	const size_t n = seat == SEAT_NONE || ear->who.host || *ear->prefix ? 0 : waiting_count(ear, seat);
	bool ends[WHICH_MOST];

	if (!n || n > WHICH_MOST || !is_first_order(ear) || ear_is_sealed(ear) ||
	    own_verb(ear->e->game, b->command->verb) != OWN_WAIT)
		return;
	for (size_t k = 0; k < n; k++) {
		const struct command *c = waiting_at(ear, seat, k);
		ends[k] = !c || ear->e->game->verbs[c->verb]->flags & VERB_ENDS;
	}
	correct_lets(ear, b, ends, "guess-still");
}
