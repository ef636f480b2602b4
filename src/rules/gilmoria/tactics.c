/*
 * tactics: the table of the five, and what follows from it.
 */
#include "rules/gilmoria/tactics.h"
#include "rules/common/rule.h"
#include "rules/gilmoria/board.h"
#include "rules/gilmoria/events.h"

const char *const gm_tactic_names[TACTICS + 1] = {
	[TACTIC_CONCISE] = "concise-speech", [TACTIC_ORATION] = "long-oration", [TACTIC_BRIBE] = "bribe",
	[TACTIC_THREATS] = "threats",        [TACTIC_BLACKMAIL] = "blackmail",
};

static const struct tactic_row {
	const char *cost; /* the option that names it */
	int32_t bonus;
	int32_t silence; /* game turns, after a failure */
	int32_t temper[TEMPERS];
} tactics[TACTICS] = {
	[TACTIC_CONCISE] = { "cost_concise", 0, 0, { [TEMPER_GREEDY] = -5, [TEMPER_HONEST] = 5 } },
	[TACTIC_ORATION] = { "cost_oration", 5, 1, { [TEMPER_PROUD] = 5, [TEMPER_WARLIKE] = -5 } },
	[TACTIC_BRIBE] = { "cost_bribe", 10, 2, { [TEMPER_GREEDY] = 10, [TEMPER_HONEST] = -10 } },
	[TACTIC_THREATS] = { "cost_threats",
			     15,
			     3,
			     { [TEMPER_PROUD] = -10, [TEMPER_TIMID] = 10, [TEMPER_WARLIKE] = 5 } },
	[TACTIC_BLACKMAIL] = { "cost_blackmail", 20, 4, { [TEMPER_TIMID] = 5, [TEMPER_HONEST] = -10 } },
};

int32_t gm_tactic_bonus(enum tactic tactic)
{
	return RULE("GIL-TAC-1") ? tactics[tactic].bonus : 0;
}

int32_t gm_temper_bonus(const struct state *s, region_id home, enum tactic tactic)
{
	const struct domain_row *d = gm_domain(s, gm_seat_of_home(s, home));

	return d && RULE("GIL-PERS-1") ? tactics[tactic].temper[d->temper] : 0;
}

/* ---- disabled communication -------------------------------------------------------------------- */

bool gm_check_silence(const struct view *v, region_id home, const struct command *c, struct notes *notes)
{
	const struct silence_row key = { .seat = v->seat, .domain = home },
				 *row = row_find(v->state, TABLE_SILENCE, &key);
	struct facts f = FACTS(.domain = SAID(home), .count = row ? row->until : 0);

	if (!row || row->until < stage_of(v->state).round)
		return true;
	note_say(notes, home == REGION_NONE ? NOTE_ENVOYS_CLOSED : NOTE_SILENCED, c->at, &f);
	return false;
}

void gm_silence(struct turn *t, seat_id warlord, region_id home, enum tactic tactic)
{
	struct silence_row row = { warlord, home, stage_of(t->after).round + tactics[tactic].silence };

	if (tactics[tactic].silence == 0)
		return;
	if (home == REGION_NONE ? !RULE("GIL-TAC-3") : !RULE("GIL-TAC-2"))
		return;
	row_put(t->after, TABLE_SILENCE, &row);
	TELL(t, GM_SILENCE, warlord, home, row.until);
}

/* ---- costs ------------------------------------------------------------------------------------- */

static int32_t cost_of(const struct state *s, enum tactic tactic)
{
	return RULE("GIL-TAC-5") ? option_int(s, tactics[tactic].cost) : 0;
}

bool gm_check_cost(const struct view *v, enum tactic tactic, const struct command *c, struct notes *notes)
{
	int32_t cost = cost_of(v->state, tactic), sow = gm_domain(v->state, v->seat)->sow;
	struct facts f = FACTS(.count = cost, .limit = sow);

	if (cost <= sow)
		return true;
	note_say(notes, NOTE_TACTIC_POOR, c->at, &f);
	return false;
}

void gm_pay(struct turn *t, seat_id warlord, enum tactic tactic)
{
	int32_t cost = cost_of(t->after, tactic);
	struct domain_row *d = gm_domain_edit(t->after, warlord);

	if (cost == 0)
		return;
	d->sow -= cost;
	TELL(t, GM_PAID, warlord, tactic, cost, d->sow);
}
