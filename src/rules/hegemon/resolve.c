/*
 * resolve: supports, contests, chains and rings (HEG-ORDERS-7 to 9, HEG-ATTACK).
 */
#include "rules/hegemon/resolve.h"

#include "rules/common/rule.h"

enum { NOBODY = -1 };
enum state_of { UNSEEN, ON_PATH, SETTLED };

struct field {
	const struct resolve_rules *rules;
	struct piece *piece;
	int32_t n, nspaces;
	int32_t *at;       /* space: the piece that stands there */
	int32_t *comes[2]; /* space: two of the pieces that are ordered into it */
	int32_t *winner;   /* space: who alone is the strongest of those ordered into it */
	uint8_t *state;    /* piece: enum state_of */
	bool *dropped;     /* piece: routed head to head: without effect where its attacker came from */
	bool *battled;
	int32_t *path;
};

static bool goes(const struct piece *p)
{
	return p->order == ORDER_MOVE;
}

static bool helps(const struct piece *p)
{
	return p->order == ORDER_SUPPORT_MOVE || p->order == ORDER_SUPPORT_HOLD;
}

/* ---- strength ---------------------------------------------------------------------------------- */

static void note_arrival(struct field *f, int32_t i)
{
	int32_t to = f->piece[i].to;

	if (f->comes[0][to] == NOBODY)
		f->comes[0][to] = i;
	else if (f->comes[1][to] == NOBODY)
		f->comes[1][to] = i;
}

/* Whether the order that the support names was given, exactly. */
static bool is_matched(const struct field *f, const struct piece *p, const struct piece *helped)
{
	if (p->order == ORDER_SUPPORT_MOVE)
		return goes(helped) && (helped->to == p->to || !RULE("HEG-ORDERS-9"));
	if (goes(helped))
		return false;
	return f->rules->support_stationary || helped->order == ORDER_HOLD;
}

/* HEG-ORDERS-8: any other unit that is ordered into its space cuts it, whoever it is and whatever comes of it. */
static void judge_help(struct field *f, struct piece *p)
{
	int32_t helped = f->at[p->from];

	if (f->comes[0][p->at] != NOBODY && RULE("HEG-ORDERS-8")) {
		p->help = HELP_CUT;
		p->cut_by = f->comes[0][p->at];
	} else if (helped == NOBODY || !is_matched(f, p, &f->piece[helped])) {
		p->help = HELP_VOID;
	} else {
		p->help = HELP_GIVEN;
		f->piece[helped].strength += RULE("HEG-ORDERS-7");
	}
}

static void count_strength(struct field *f)
{
	for (int32_t i = 0; i < f->n; i++)
		if (goes(&f->piece[i]))
			note_arrival(f, i);
	for (int32_t i = 0; i < f->n; i++)
		if (helps(&f->piece[i]))
			judge_help(f, &f->piece[i]);
}

/* ---- contests ---------------------------------------------------------------------------------- */

/* HEG-ATTACK-1: of all that are ordered into a space only the strongest, if it is alone, may get in. */
static void hold_contests(struct field *f)
{
	int32_t *best = f->path; /* not walked yet: strength by space needs no more room than it */

	for (int32_t s = 0; s < f->nspaces; s++) {
		f->winner[s] = NOBODY;
		best[s] = 0;
	}
	for (int32_t i = 0; i < f->n; i++) {
		const struct piece *p = &f->piece[i];

		if (!goes(p) || f->dropped[i])
			continue;
		if (p->strength > best[p->to]) {
			best[p->to] = p->strength;
			f->winner[p->to] = i;
		} else if (p->strength == best[p->to] && RULE("HEG-ATTACK-1")) {
			f->winner[p->to] = NOBODY;
		}
	}
}

static bool is_candidate(const struct field *f, int32_t i)
{
	return goes(&f->piece[i]) && f->winner[f->piece[i].to] == i;
}

/* The piece that stands in its target and is ordered into its space; NOBODY. */
static int32_t opponent(const struct field *f, int32_t i)
{
	int32_t v = f->at[f->piece[i].to];

	return v != NOBODY && goes(&f->piece[v]) && f->piece[v].to == f->piece[i].at ? v : NOBODY;
}

static bool may_rout(const struct field *f, int32_t u, int32_t v)
{
	return f->rules->rout_own || f->piece[u].nation != f->piece[v].nation;
}

/* Which of two that meet head to head is driven out. */
static void hold_duels(struct field *f)
{
	for (int32_t u = 0; u < f->n; u++) {
		int32_t v = is_candidate(f, u) ? opponent(f, u) : NOBODY;

		if (v != NOBODY && f->piece[u].strength > f->piece[v].strength && may_rout(f, u, v))
			f->dropped[v] = true;
	}
}

/* ---- chains and rings -------------------------------------------------------------------------- */

static void settle(struct field *f, int32_t u, bool moves)
{
	f->state[u] = SETTLED;
	f->piece[u].moves = moves;
}

/* HEG-ATTACK-6: who failed defends as a unit that holds. */
static int32_t defence(const struct field *f, int32_t v)
{
	if (goes(&f->piece[v]) && !f->rules->failed_keeps_order && RULE("HEG-ATTACK-6"))
		return 1;
	return f->piece[v].strength;
}

static void fight(struct field *f, int32_t u, int32_t v, int32_t against)
{
	bool wins = f->piece[u].strength > against && may_rout(f, u, v);

	if (!RULE("HEG-ATTACK-2"))
		wins = f->piece[u].strength >= against;
	f->battled[f->piece[u].to] = true;
	settle(f, u, wins);
	if (wins)
		f->piece[v].routed_by = u;
}

/* What u finds once it is known what becomes of the piece in its target. */
static void enter(struct field *f, int32_t u)
{
	int32_t v = f->at[f->piece[u].to];

	if (v == NOBODY || f->piece[v].moves) /* HEG-ATTACK-3 */
		settle(f, u, true);
	else
		fight(f, u, v, defence(f, v));
}

/* With head_to_head = battle; false where u meets nobody head to head. */
static bool meet(struct field *f, int32_t u)
{
	int32_t v = f->rules->head_to_head && RULE("HEG-ATTACK-5") ? opponent(f, u) : NOBODY;

	if (v == NOBODY)
		return false;
	f->battled[f->piece[u].at] = true;
	if (f->state[v] != SETTLED || !f->piece[v].moves)
		fight(f, u, v, f->piece[v].strength);
	else
		settle(f, u, false);
	if (f->piece[u].moves)
		settle(f, v, false);
	return true;
}

/* HEG-ATTACK-4: from v on the path goes round. */
static void close_ring(struct field *f, int32_t n, int32_t v)
{
	while (n > 0) {
		int32_t u = f->path[--n];

		settle(f, u, RULE("HEG-ATTACK-4"));
		if (u == v)
			break;
	}
}

/* Each candidate waits for the one in its target; at most one waits for each, so a path has no branches. */
static void walk_from(struct field *f, int32_t u)
{
	int32_t n = 0;

	while (f->state[u] == UNSEEN && is_candidate(f, u) && !meet(f, u)) {
		int32_t v = f->at[f->piece[u].to];

		f->state[u] = ON_PATH;
		f->path[n++] = u;
		if (v == NOBODY || !is_candidate(f, v))
			break;
		if (f->state[v] == ON_PATH) {
			close_ring(f, n, v);
			break;
		}
		u = v;
	}
	while (n-- > 0)
		if (f->state[f->path[n]] == ON_PATH)
			enter(f, f->path[n]);
}

/* ---- all of it --------------------------------------------------------------------------------- */

static int32_t *numbers(struct arena *a, int32_t n)
{
	int32_t *out = ARENA_ARRAY(a, int32_t, (size_t)n);

	for (int32_t i = 0; i < n; i++)
		out[i] = NOBODY;
	return out;
}

static struct field field_of(const struct resolve_rules *r, struct piece *pieces, int32_t n, int32_t nspaces,
			     struct arena *a)
{
	struct field f = { .rules = r, .piece = pieces, .n = n, .nspaces = nspaces };

	f.at = numbers(a, nspaces);
	f.comes[0] = numbers(a, nspaces);
	f.comes[1] = numbers(a, nspaces);
	f.winner = numbers(a, nspaces);
	f.path = numbers(a, n > nspaces ? n : nspaces);
	f.state = ARENA_ARRAY(a, uint8_t, (size_t)n);
	f.dropped = ARENA_ARRAY(a, bool, (size_t)n);
	for (int32_t i = 0; i < n; i++) {
		struct piece *p = &pieces[i];

		f.at[p->at] = i;
		p->strength = 1;
		p->help = HELP_NONE;
		p->cut_by = p->routed_by = NOBODY;
		p->moves = false;
	}
	return f;
}

void resolve(const struct resolve_rules *r, struct piece *pieces, int32_t n, int32_t nspaces, bool *battled,
	     struct arena *a)
{
	struct field f = field_of(r, pieces, n, nspaces, a);

	f.battled = battled;
	count_strength(&f);
	hold_contests(&f);
	if (r->head_to_head) {
		hold_duels(&f);
		hold_contests(&f);
	}
	for (int32_t s = 0; s < nspaces; s++)
		battled[s] = f.comes[1][s] != NOBODY && RULE("HEG-ATTACK-9");
	for (int32_t i = 0; i < n; i++)
		if (is_candidate(&f, i))
			walk_from(&f, i);
	for (int32_t i = 0; i < n; i++) {
		int32_t v = goes(&pieces[i]) ? f.at[pieces[i].to] : NOBODY;

		if (v != NOBODY && !pieces[i].moves && !pieces[v].moves)
			battled[pieces[i].to] = true;
	}
}
