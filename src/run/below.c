/*
 * below: see below.h.
 */
#include "run/below.h"
#include "disk/message.h"
#include "disk/orders.h"
#include "disk/proof.h"
#include "disk/recall.h"
#include "letters/letters.h"

struct hash below_hash(const struct desk *k, struct str line, when at, struct arena *a)
{
	const struct str pieces[] = {
		STR("pbp host line"),
		str_printf(a, "%lld %d %zu", (long long)at, state_game(engine_state(k->live.engine))->step,
			   k->waiting.n),
		line,
	};
	return hash_keyed_list(k->secret, pieces, sizeof pieces / sizeof *pieces);
}

bool below_cut(struct str text, struct str *above, struct str *rest)
{
	*rest = text;
	for (struct str line; str_line(rest, &line);)
		if (host_takes(str_trim(line)) & HOST_TAKES_TURN) {
			*above = str_sub(text, 0, text.n - rest->n);
			return str_trim(*rest).n > 0;
		}
	*above = text;
	return false;
}

/* Whether any line was refused for standing there: a signature is none. */
static bool stands_below(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		for (size_t k = 0; k < o->lines[i].ndiags; k++)
			if (str_eq_c(o->lines[i].diags[k].code, "below-annul"))
				return true;
	return false;
}

int below_hold(struct below *b, struct desk *k, const struct decision *d, const struct message *m, struct str text,
	       const struct outcome *o, struct err *e)
{
	struct arena *run = k->live.root->place->run;
	struct str above, rest;
	if (!stands_below(o) || !below_cut(text, &above, &rest))
		return 0;
	rest = str_printf(run, "%.*s\n", STR_ARG(str_trim(rest)));
	const struct decision below = { .arrival = d->arrival,
					.after = (uint32_t)state_game(engine_state(k->live.engine))->step,
					.hash = below_hash(k, rest, d->arrival, run),
					.class = class_word(OUTCOME_ORDERS),
					.verdict = proof_of_shell(),
					.reason = below_reason(),
					.seat = STR(""),
					.from = STR(""),
					.raw = rest };
	b->owed = true;
	b->hash = below.hash;
	b->mail = str_printf(run, "From: %.*s\nMessage-ID: <%.*s>\n\n%.*s", STR_ARG(m->from), STR_ARG(m->id),
			     STR_ARG(rest));
	return desk_hold(k, &below, e);
}

int below_answer(struct below *b, struct desk *k, const struct hash *waited, const struct decision *d,
		 const struct input *in, const struct heard_mail *h, struct err *e)
{
	struct arena *a = &k->round.hand.mails;
	struct message m;
	struct source text = *in->text;
	struct input heard = *in;
	if (!b->owed || hash_cmp(&b->hash, waited))
		return 0;
	b->owed = false;
	message_read(&m, b->mail, false, &k->live.root->site, a);
	text.name = STR("your mail");
	heard.text = &text;
	heard.address = m.from;
	const int code = letter_receipt(k, &(struct answer){ d, &m, &heard, h }, a, e);
	return code || !h->annulled ? code : below_hold(b, k, d, &m, in->text->text, &h->o, e);
}
