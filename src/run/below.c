/*
 * below: see below.h.
 */
#include "run/below.h"
#include "disk/message.h"
#include "disk/orders.h"
#include "disk/proof.h"
#include "disk/recall.h"

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

/* Of what stands below in a mail: whenever that is heard, it is the same. */
static struct hash hash_of_rest(const struct desk *k, const struct decision *mail, struct str rest, struct arena *a)
{
	const struct str pieces[] = { STR("pbp host line below"), hash_hex(a, &mail->hash), rest };
	return hash_keyed_list(k->secret, pieces, sizeof pieces / sizeof *pieces);
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

int below_hold(struct desk *k, const struct decision *d, const struct message *m, struct str text,
	       const struct outcome *o, struct err *e)
{
	struct arena *run = k->live.root->place->run;
	struct str above, rest;
	if (!stands_below(o) || !below_cut(text, &above, &rest))
		return 0;
	rest = str_printf(run, "%.*s\n", STR_ARG(str_trim(rest)));
	const struct decision below = { .arrival = d->arrival,
					.after = (uint32_t)state_game(engine_state(k->live.engine))->step,
					.hash = hash_of_rest(k, d, rest, run),
					.class = class_word(OUTCOME_ORDERS),
					.verdict = proof_of_shell(),
					.reason = below_reason(m->from, m->id, run),
					.seat = STR(""),
					.from = STR(""),
					.raw = rest };
	return desk_hold(k, &below, e);
}
