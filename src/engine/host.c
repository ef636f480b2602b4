/*
 * host: the host's verbs, a row each, and how a line becomes one of them. They
 * have an exact form, so they are read without the vocabulary of the game: no
 * name of a place can hide in them, and none of their words in a player's mail.
 */
#include "base/byte.h"
#include "engine/host.h"
#include "play/game.h"

const struct host_verb host_verbs[] = {
	{ "begin", host_begin, "begin", "closes the muster: the game begins" },
	{ "extend", host_extend, "extend [CALL] to T | extend [CALL] by 24h",
	  "moves the bell of an open call; T in the game's zone, as in \"tomorrow 20:00\"" },
	{ "close now", host_close, "close now [CALL]", "closes a call before its bell" },
	{ "pause", host_pause, "pause", "stops all clocks; orders are still taken" },
	{ "resume", host_resume, "resume", "lets the clocks run on; every bell moves by the pause" },
	{ "admit", host_admit, "admit SEAT [ADDRESS]", "gives a free seat, or a new one before the game begins" },
	{ "remove", host_remove, "remove SEAT", "takes a seat out of the game: it is no longer waited for",
	  HOST_TAKES_SEAT },
	{ "replace", host_replace, "replace SEAT by ADDRESS", "gives a seat to another player" },
	{ "open", host_open, "open SEAT", "takes a seat from its player: nobody plays it until you `admit` somebody" },
	{ "second", host_second, "second SEAT ADDRESS", "who may write for a seat beside its player" },
	{ "dismiss", host_dismiss, "dismiss ADDRESS",
	  "who reads along from there does so no longer, and may not again" },
	{ "act for", host_act_for, "act for SEAT: LINE [because TEXT]", "an order in the name of a seat",
	  .reasoned = true },
	{ "discard", host_discard, "discard SEAT [because TEXT]",
	  "takes back all that stands for a seat in an open call", .reasoned = true },
	{ "renew tokens", host_renew, "renew tokens",
	  "no token counts any more: everybody is sent a new one when he writes" },
	{ "tell", host_tell, "tell SEAT: TEXT", "a letter to one seat; the others read that you wrote, not what" },
	{ "answer", host_answer, "answer N: TEXT", "the same to who asked question N" },
	{ "accept", host_accept, "accept N", "does what the letter with number N offers", .numbered = true },
	{ "decline", host_decline, "decline N [: TEXT]", "tells who asked that, that you do not", .numbered = true },
	{ "wait", host_wait, "wait N", "changes nothing of what the letter with number N asks", .numbered = true },
	{ "remind", host_remind, "remind", "a letter at once to all who are still awaited" },
	{ "who owes", host_owes, "who owes", "who is still awaited, and for what; nothing changes" },
	{ "digest", host_digest, "digest off | daily | 08:00 | always",
	  "when you read what happened: never, once a day, after each run" },
	{ "announce", host_announce, "announce [turn N:] TEXT | announce turn N: set TABLE ROW",
	  "a text for the report; a correction in a later turn" },
	{ "withdraw announcement", host_unannounce, "withdraw announcement N",
	  "takes back a correction that was announced" },
	{ "amend", host_amend, "amend OPTION = VALUE [because TEXT] | amend rules: TEXT [because TEXT]",
	  "changes an option of the game, or adds a rule in words" },
	{ "withdraw amendment", host_withdraw, "withdraw amendment N", "takes back an amendment that waits" },
	{ "set", host_set, "set TABLE ROW [because TEXT]", "corrects a row of the state", .chief = true,
	  .reasoned = true },
	{ "unset", host_unset, "unset TABLE KEY [because TEXT]", "removes a row of the state", .chief = true,
	  .reasoned = true },
	{ "annul", host_annul, "annul turn N [because TEXT]",
	  "takes the last turn back: it is played again with the same dice", HOST_TAKES_TURN, .chief = true,
	  .reasoned = true },
	{ "reopen", host_reopen, "reopen",
	  "lets all order anew in a turn that you annulled, if no order and no die of it is known", .chief = true },
	{ "end game", host_end, "end game [TEXT]", "ends the game", .chief = true },
	{ 0 },
};

/* "accept 3", and not "accept my apologies". */
static bool is_numbered(struct str rest)
{
	return rest.n && byte_is_digit(rest.p[0]);
}

const struct host_verb *host_verb_of(struct str text, struct str *rest)
{
	for (const struct host_verb *v = host_verbs; v->name; v++) {
		*rest = text;
		if (take_word(rest, v->name) && (!v->numbered || is_numbered(*rest)))
			return v;
	}
	return NULL;
}

unsigned host_takes(struct str text)
{
	struct str rest;
	const struct host_verb *v = host_verb_of(text, &rest);

	return v ? v->takes : 0;
}

bool host_speaks(struct str text)
{
	struct str rest;

	return host_verb_of(text, &rest) != NULL;
}

/* It is done without; but those whom it touches read no reason. */
static void ask_for_reason(struct host_line *h)
{
	struct str because;

	cut_because(h->rest, &because);
	VEC_LAST(&h->ear->lines)->unreasoned = h->verb->reasoned && !because.n;
}

/* It may hold what is said in the name of a seat: that is heard, and stands below it on the tape. */
static const struct diag *carry_out(struct host_line *h, struct str text)
{
	struct tape *tape = &h->ear->tape;
	const size_t piece = tape->pieces.n - 1;
	const struct diag *why;

	tape->shut++;
	tape->depth++;
	why = h->verb->run(h);
	if (!why)
		ask_for_reason(h);
	tape->depth--;
	tape->shut--;
	if (why) {
		tape->pieces.n = piece;
		return why;
	}
	tape->pieces.at[piece].what = PIECE_HOST;
	tape->pieces.at[piece].said = h->kept.n ? h->kept : text;
	tape->pieces.at[piece].shown = h->shown;
	tape->pieces.at[piece].done = true;
	return NULL;
}

/* What was done is done again, whoever said it. */
bool host_is_beside(const struct ear *ear)
{
	return ear->in->flags & INPUT_COHOST && !ear->in->tape.p;
}

bool host_line(struct ear *ear, struct span at, struct str text, const struct diag **why)
{
	struct host_line h = { .ear = ear, .at = at, .text = text };
	size_t lines = ear->lines.n;
	struct outcome_line *l;

	*why = NULL;
	h.verb = host_verb_of(text, &h.rest);
	if (!h.verb)
		return false;
	if (str_eq_c(h.rest, "."))
		h.rest = STR_NONE;
	if (h.verb->chief && host_is_beside(ear)) {
		*why = SAY_PLAIN(ear->a, "chief-only", at);
		return false;
	}
	if (ear->work && ear->work->annul && !ear->in->tape.p) {
		*why = SAY_PLAIN(ear->a, "below-annul", at);
		return false;
	}
	if (ear->not_annulled && !ear->in->tape.p) {
		*why = SAY_PLAIN(ear->a, "below-refused", at);
		return false;
	}
	l = ear_add(ear, VERDICT_ACCEPTED, at);
	l->canonical = host_wording(&h, h.rest, ear->a);
	h.told = h.rest;
	*why = carry_out(&h, text);
	if (*why) {
		ear->lines.n = lines;
		ear->not_annulled |= h.verb->run == host_annul;
		return false;
	}
	if (ear->work)
		ear_follow(ear);
	return true;
}
