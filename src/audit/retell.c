/*
 * retell: a public history played again as far as its orders are revealed. The
 * revealed lines are heard by an engine of its own; players have made-up
 * addresses; what everybody may see of each step must come out the same.
 */
#include <stdlib.h>

#include "audit/audit.h"
#include "disk/dicefile.h"
#include "disk/history.h"
#include "disk/orders.h"
#include "disk/reveal.h"
#include "disk/words.h"
#include "base/board.h"
#include "world/record.h"

struct told { /* a mail as it was revealed */
	struct witness mail;
	struct str text;
	player_id player;
	struct str address; /* made up */
	bool repaired;
};

struct retell {
	struct audit *audit;
	struct live live;
	struct arena one; /* the mail that is heard, and its step */
	VEC(struct told) mails;
	struct history play;
	size_t limit; /* steps before it have their orders revealed */
};

/* ---- what was revealed ------------------------------------------------------------------------ */

static bool read_told(struct told *t, const struct board_line *l, struct arena *a)
{
	const struct board_word *hash = board_value(l, "hash"), *name = board_value(l, "name");
	const struct board_word *class = board_value(l, "class"), *player = board_value(l, "player");
	int64_t n;
	*t = (struct told){ .player = PLAYER_NONE };
	if (!hash || !class || !witness_place(&t->mail.decision, l) ||
	    !hash_from_hex(hash->text, &t->mail.decision.hash))
		return false;
	t->mail.decision.class = class->text;
	if (player && str_to_int(player->text, &n) && n >= 0 && n < INT32_MAX)
		t->player = (player_id)n;
	if (name || board_value(l, "stranger"))
		t->address = public_address(name ? name->text : STR("nobody"), t->player, a);
	t->mail.host = board_value(l, "host") != NULL;
	t->mail.copied = board_value(l, "copied") != NULL;
	t->repaired = board_value(l, "repaired") != NULL;
	return true;
}

/* kept: a part of a mail of that turn is still secret, so the turn cannot be played. */
static int read_turn(struct retell *r, size_t i, const struct object_id *id, struct str index, bool *kept,
		     struct err *e)
{
	struct audit *c = r->audit;
	struct arena *a = c->place->run;
	struct str text, folder = str_sub(index, 0, index.n - 5);
	struct source *src = ARENA_NEW(a, struct source);
	struct board b;
	int code = store_read(&text, c->store, id, index, a, e);
	if (code)
		return code;
	*src = source_new(a, index, text);
	code = board_parse(&b, src, a, e);
	for (size_t k = 0; !code && k < b.nlines; k++) {
		struct told *t;
		*kept |= board_word_is(&b.lines[k], 0, "kept");
		if (!board_word_is(&b.lines[k], 0, "mail"))
			continue;
		t = VEC_ADD(&r->mails, a);
		if (!read_told(t, &b.lines[k], a))
			return audit_differ(c, i, "the list of revealed mails %.*s does not read", STR_ARG(index));
		if (store_read(&t->text, c->store, id,
			       str_printf(a, "%.*smail/%.*s", STR_ARG(folder),
					  STR_ARG(hash_hex(a, &t->mail.decision.hash))),
			       a, NULL))
			t->text = STR("");
		VEC_PUSH(&c->shown.mails, a, t->mail);
	}
	return code;
}

static int read_reveals(struct retell *r, size_t i, const struct object_id *id, struct err *e)
{
	struct arena *a = r->audit->place->run;
	struct file_entry *files;
	size_t n;
	bool kept = false, any = false;
	int code = store_list(&files, &n, r->audit->store, id, STR("reveal"), a, e);
	for (size_t k = 0; !code && k < n; k++)
		if (str_ends(files[k].path, STR("/mails"))) {
			any = true;
			code = read_turn(r, i, id, files[k].path, &kept, e);
		}
	if (any && !kept)
		r->limit = i + 1;
	r->audit->shown.kept = any ? kept : r->audit->shown.kept;
	return code;
}

static int in_order(const void *a, const void *b, void *game)
{
	const struct told *x = a, *y = b;
	return live_order(*(const struct game *const *)game)(&x->mail.decision, &y->mail.decision);
}

/* A turn that was annulled shows its mails once and was played twice: from its close on only the host can
 * play the game again. */
static size_t first_annulled(struct audit *c)
{
	struct str text, word;
	int64_t step;
	for (size_t i = 0; i < c->n; i++) {
		if (store_read(&text, c->store, &c->commits[i].id, STR("state/game"), c->place->run, NULL))
			continue;
		while (str_cut(&text, ' ', &word))
			if (str_starts(word, STR("rerun=")) && str_to_int(str_sub(word, 6, word.n), &step) && step > 0)
				return (size_t)step;
	}
	return c->n;
}

/* A mail that an annulled close had recorded is revealed once more with the close that was played instead. */
static void drop_repeated(struct retell *r)
{
	size_t left = 0;
	for (size_t i = 0; i < r->mails.n; i++)
		if (!left || hash_cmp(&r->mails.at[left - 1].mail.decision.hash, &r->mails.at[i].mail.decision.hash))
			r->mails.at[left++] = r->mails.at[i];
	r->mails.n = left;
}

/* Of a game whose orders come at the end the last such commit holds all; else each turn's has its own. */
static int gather(struct retell *r, struct err *e)
{
	struct audit *c = r->audit;
	int code = 0;
	if (c->shown.commits.n)
		code = read_reveals(r, c->shown.step, &c->shown.commits.at[c->shown.commits.n - 1].id, e);
	for (size_t i = 0; !c->shown.commits.n && !code && i < c->n; i++)
		code = read_reveals(r, i, &c->commits[i].id, e);
	if (r->mails.n)
		qsort_r(r->mails.at, r->mails.n, sizeof *r->mails.at, in_order, &r->live.game);
	drop_repeated(r);
	if (!code && r->limit) {
		const size_t annulled = first_annulled(c);
		r->limit = annulled < r->limit ? annulled : r->limit;
	}
	return code;
}

/* ---- comparing what everybody may see --------------------------------------------------------- */

static int compare_file(struct retell *r, size_t i, const char *path, struct str ours, const char *words)
{
	struct audit *c = r->audit;
	struct str theirs, x, y;
	if (store_read(&theirs, c->store, &c->commits[i].id, str_c(path), &r->one, NULL))
		theirs = STR_NONE;
	const bool other = !str_eq(words_of(&c->commits[i]), c->wording.ours);
	if (str_eq(theirs, ours) || (other && words_only(str_c(path), theirs, ours)))
		return 0;
	audit_lines(theirs, ours, &x, &y);
	return audit_differ(c, i, "%s. In %s stands\n    %.*s\nbut played again it is\n    %.*s", words, path,
			    STR_ARG(x.n ? x : STR("(nothing)")), STR_ARG(y.n ? y : STR("(nothing)")));
}

static int compare_mails(struct retell *r, size_t i, const struct step *s)
{
	struct audit *c = r->audit;
	struct str value;
	int64_t n = 0;
	if (commit_trailer(&c->commits[i], STR("Mails"), &value))
		str_to_int(value, &n);
	if (n == (int64_t)s->nmails)
		return 0;
	return audit_differ(c, i, "it counts %lld mails, but %zu are revealed", (long long)n, s->nmails);
}

static int compare(struct retell *r, size_t i, const struct step *s)
{
	struct arena *a = &r->one;
	struct buf events = buf_new(a), dice = buf_new(a);
	int code = compare_mails(r, i, s);
	public_events(&events, r->live.game, s->after, s->events.list.at, s->events.list.n);
	if (!code)
		code = compare_file(r, i, "events", buf_str(&events),
				    "what happened is not what follows from the revealed orders and the dice");
	dice_write(&dice, r->live.game, s);
	if (!code)
		code = compare_file(r, i, "dice", dice_public(buf_str(&dice), s->after, a),
				    "what the dice are said to come from is not what they come from");
	for (size_t t = 0; !code && t < r->live.game->schema->ntables; t++) {
		struct buf rows = buf_new(a);
		record_write_table(&rows, s->after, (table_id)t, (struct viewer){ AUDIENCE_ALL, SEAT_NONE });
		code = compare_file(r, i, arena_printf(a, "state/%s", r->live.game->schema->tables[t]->name),
				    buf_str(&rows), "a row is not what follows from the revealed orders");
	}
	return code;
}

/* ---- playing ---------------------------------------------------------------------------------- */

static int take_step(void *context, const struct step *s, struct err *e)
{
	struct retell *r = context;
	struct audit *c = r->audit;
	const size_t i = s->number;
	(void)e;
	const bool other = i < r->limit && !str_eq(words_of(&c->commits[i]), c->wording.ours);
	if (other && !c->wording.steps++)
		c->wording.other = words_of(&c->commits[i]);
	if (i < r->limit)
		audit_turn(r->audit, s);
	return i < r->limit ? compare(r, i, s) : 0;
}

static int tell_host(void *context, const struct input *in, const struct heard_mail *m, struct err *e)
{
	struct retell *r = context;
	(void)e;
	audit_host(r->audit, &m->o, in);
	r->audit->tally.mails++;
	return 0;
}

/* Steps behind a turn that was annulled are not played: first_annulled. */
static const struct history_does compares = { .heard = tell_host, .step = take_step };

static void input_of(struct input *in, struct retell *r, const struct told *t)
{
	const struct decision *d = &t->mail.decision;
	struct source *src = ARENA_NEW(&r->one, struct source);
	*src = source_new(&r->one, STR("mail"), t->text);
	*in = (struct input){ .at = d->arrival,
			      .after = d->after,
			      .place = d->place,
			      .hash = d->hash,
			      .text = src,
			      .host = t->mail.host };
	in->what = class_of_word(d->class);
	in->flags = (t->mail.copied ? INPUT_COPIED : 0) | (t->repaired ? INPUT_REPAIRED : 0);
	in->address = t->address;
}

static int hear(struct retell *r, const struct told *t, struct err *e)
{
	struct input in;
	struct heard_mail heard;
	arena_reset(&r->one);
	int code = history_ring(&r->play, t->mail.decision.arrival, t->mail.decision.after, e);
	if (code || history_ended(&r->play))
		return code;
	if (history_steps(&r->play) != t->mail.decision.after)
		return audit_differ(r->audit, history_steps(&r->play),
				    "not what follows from the revealed orders: mail %.*s cannot have been "
				    "heard after %u steps",
				    STR_ARG(hash_hex_short(&r->one, &t->mail.decision.hash)), t->mail.decision.after);
	input_of(&in, r, t);
	return history_hear(&r->play, &in, &heard, &r->one, e);
}

/* Players have no address here: one is made up for each, of the form that revealed orders use. */
static int invent_addresses(struct state *s, struct arena *a)
{
	for (size_t i = 0; i < row_count(s, TABLE_PLAYER); i++) {
		struct player_row *p = row_edit_at(s, TABLE_PLAYER, i);
		p->address = text_intern(s, public_address(text_of(s, p->name), p->player, a));
	}
	return 0;
}

static int open_game(struct retell *r, struct err *e)
{
	struct audit *c = r->audit;
	struct live *l = &r->live;
	*l = (struct live){ .root = &c->root, .private = c->store, .tip = c->commits[0].id };
	int code = live_game_of(l, e);
	if (code)
		return audit_unreadable(c, 0, code, e);
	l->name = l->game->name;
	return 0;
}

static int start(struct retell *r, struct err *e)
{
	struct audit *c = r->audit;
	struct live *l = &r->live;
	struct state *first;
	int code = live_first_state(&first, l, e);
	if (!code)
		code = invent_addresses(first, &l->arena);
	if (code)
		return audit_unreadable(c, 0, code, e);
	l->binder = binder_new(l->game, first, &l->arena);
	l->engine = engine_new(l->game, l->binder, first, NULL, &l->arena);
	engine_use_seeds(l->engine, audit_seeds, c);
	r->play = history_of(&l->engine, &compares, r, r->limit);
	struct str words = STR_NONE;
	code = words_learn(&words, l, e);
	c->wording.ours = str_dup(c->place->run, words);
	return code ? code : history_create(&r->play, c->commits[0].time, e);
}

static int play(struct retell *r, struct err *e)
{
	struct audit *c = r->audit;
	int code = start(r, e);
	for (size_t i = 0; !code && i < r->mails.n && !history_ended(&r->play); i++)
		code = hear(r, &r->mails.at[i], e);
	if (!code)
		code = history_ring(&r->play, c->commits[r->limit - 1].time, r->limit, e);
	if (!code && !history_ended(&r->play))
		code = audit_differ(c, history_steps(&r->play),
				    "nothing in the revealed mails or the bells causes this step");
	return code;
}

/* Of steps that cannot be played at least the rows must be rows of this game. */
static int load_hidden(struct retell *r, struct err *e)
{
	struct audit *c = r->audit;
	const struct state *s;
	int code = 0;
	for (size_t i = r->limit; !code && i < c->n; i++) {
		struct arena a = ARENA_INIT;
		code = live_state(&s, &r->live, &c->commits[i].id, &a, e);
		if (code)
			code = audit_unreadable(c, i, code, e);
		arena_release(&a);
	}
	return code;
}

int audit_retell(struct audit *c, struct err *e)
{
	struct retell r = { .audit = c };
	int code = open_game(&r, e);
	if (!code)
		code = gather(&r, e);
	if (!code && r.limit)
		code = play(&r, e);
	if (!code)
		code = load_hidden(&r, e);
	if (!code)
		code = audit_owed(c, &r.live, e);
	c->tally.played = r.limit;
	c->tally.hidden = c->n - r.limit;
	arena_release(&r.one);
	live_release(&r.live);
	return code;
}
