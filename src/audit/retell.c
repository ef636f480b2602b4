/*
 * retell: a public history played again as far as its orders are revealed. What took effect in each step is heard by an
 * engine of its own, players having made-up addresses; the step is committed to a private history in memory, published
 * from there by the code that published it first, and the commit must be the same, to its id. Of steps that are not
 * revealed, hidden.c.
 */
#include "audit/differ.h"
#include "audit/hidden.h"
#include "disk/commit.h"
#include "disk/dicefile.h"
#include "disk/history.h"
#include "disk/reveal.h"
#include "disk/words.h"
#include "base/board.h"
#include "world/hidden.h"

struct retell {
	struct audit *audit;
	struct live live; /* with histories in memory */
	struct pen pen;
	struct arena store_arena, one; /* the step in hand */
	struct signer signer;
	struct history play;
	struct str *played; /* of each step, as it was revealed; p NULL: it was not */
	int32_t last_turn;  /* that began */
	size_t limit;       /* steps before it were */
	size_t written;     /* commits of the public history so far */
	size_t compared;    /* of those */
	struct object_id last;
};

/* ---- what was revealed ------------------------------------------------------------------------ */

/* "reveal/TURN/STEP", as we write it */
static bool step_revealed(struct str path, int64_t last_turn, size_t *step)
{
	struct arena a = ARENA_INIT;
	struct str rest = path, word;
	int64_t n = -1, turn = 0;
	bool good = str_cut(&rest, '/', &word) && str_cut(&rest, '/', &word) && str_to_int(word, &turn) &&
		    str_to_int(rest, &n) && n >= 0 && turn >= 0 && turn <= last_turn;
	good = good && str_eq(path, str_printf(&a, "reveal/%lld/%lld", (long long)turn, (long long)n));
	arena_release(&a);
	*step = (size_t)n;
	return good;
}

static int take_revealed(struct retell *r, size_t i, size_t step, struct str text)
{
	struct audit *c = r->audit;
	struct str *had = &r->played[step];
	if (had->p && !str_eq(*had, text)) {
		struct str x, y;
		audit_lines(text, *had, &x, &y);
		return audit_differ(c, i, "it reveals of step %zu\n    %.*s\nbut before it was revealed as\n    %.*s",
				    step, STR_ARG(x), STR_ARG(y));
	}
	*had = text;
	return 0;
}

/* Of a commit; i: the step it is, or stands behind. */
static int read_reveals(struct retell *r, size_t i, const struct object_id *id, struct err *e)
{
	struct audit *c = r->audit;
	struct arena *a = c->place->run;
	struct file_entry *files;
	size_t n, step;
	int code = store_list(&files, &n, c->store, id, STR("reveal"), a, e);
	for (size_t k = 0; !code && k < n; k++) {
		struct str text;
		if (!step_revealed(files[k].path, r->last_turn, &step) || step > i)
			return audit_differ(c, i, "a file was put in: %.*s reveals no step", STR_ARG(files[k].path));
		code = store_read(&text, c->store, id, files[k].path, a, e);
		if (!code)
			code = take_revealed(r, i, step, text);
	}
	return code;
}

/* The files of a reveal stay in the tree until the next. */
static bool has_new_reveals(struct audit *c, size_t i)
{
	struct arena a = ARENA_INIT;
	struct file_entry *files[2];
	size_t n[2] = { 0, 0 };
	bool same = i > 0;
	for (size_t k = 0; k < 1u + (i > 0); k++)
		if (store_list(&files[k], &n[k], c->store, &c->commits[i - k].id, STR("reveal"), &a, NULL))
			n[k] = 0;
	for (size_t k = 0; same && n[0] == n[1] && k < n[0]; k++)
		same = str_eq(files[0][k].path, files[1][k].path) && object_eq(&files[0][k].id, &files[1][k].id);
	same = same && n[0] == n[1];
	arena_release(&a);
	return !same;
}

static struct str file_of(struct audit *c, size_t i, const char *path, struct arena *a)
{
	struct str text;
	return store_read(&text, c->store, &c->commits[i].id, str_c(path), a, NULL) ? STR("") : text;
}

/* What was played of a turn that an annulment took away is revealed with the turn before, when that ends anew; its own
 * seed is not, as long as it is played again. */
static bool rolls_by_hidden_seed(struct audit *c, size_t i)
{
	struct arena a = ARENA_INIT;
	struct dice_file dice;
	const struct str events = file_of(c, i, "events", &a);
	dice_read(&dice, file_of(c, i, "dice", &a), &a);
	const bool known = dice.key.number > c->n || c->seeds[dice.key.number].known;
	const bool rolls = str_starts(events, STR("rolled ")) || str_find(events, STR("\nrolled ")) < events.n;
	arena_release(&a);
	return rolls && !known;
}

static int gather(struct retell *r, struct err *e)
{
	struct audit *c = r->audit;
	int code = 0;
	r->played = ARENA_ARRAY(c->place->run, struct str, c->n);
	memset(r->played, 0, c->n * sizeof *r->played);
	for (size_t i = 0; i < c->n; i++) {
		const int32_t turn = turn_written(c->store, &c->commits[i].id);
		r->last_turn = turn > r->last_turn ? turn : r->last_turn;
	}
	for (size_t i = 0; !code && i < c->n; i++)
		if (has_new_reveals(c, i))
			code = read_reveals(r, i, &c->commits[i].id, e);
	for (size_t i = 0; !code && i < c->shown.commits.n; i++)
		code = read_reveals(r, c->shown.step, &c->shown.commits.at[i].id, e);
	while (r->limit < c->n && r->played[r->limit].p && !rolls_by_hidden_seed(c, r->limit))
		r->limit++;
	return code;
}

/* ---- what is shown of it ---------------------------------------------------------------------- */

static void note_mails(struct audit *c, size_t i, struct str list)
{
	struct shown_mail m = { .step = i };
	struct str word;
	while (str_cut(&list, ' ', &word))
		if (hash_from_hex(word, &m.hash))
			VEC_PUSH(&c->shown.mails, c->place->run, m);
}

static void note_line(struct audit *c, size_t i, const struct board_line *l)
{
	const struct board_word *mails = board_value(l, board_word_is(l, 0, "mail") ? "hash" : "mails");
	const struct board_word *says = board_word_is(l, 0, "host") ? board_value(l, "says") : NULL;
	const struct board_word *call = board_word_is(l, 0, "close") ? board_value(l, "call") : NULL;
	struct shown_close close = { .step = i };
	if (mails)
		note_mails(c, i, mails->text);
	if (call && str_to_int(call->text, &close.call))
		VEC_PUSH(&c->shown.closes, c->place->run, close);
	c->tally.mails += board_word_is(l, 0, "mail");
	if (says)
		audit_host_did(c, c->commits[i].time, says->text);
	for (size_t k = 0; board_word_is(l, 0, "close") && k < l->nblock; k++)
		note_line(c, i, &l->block[k]);
}

static int read_played(struct board *out, struct retell *r, size_t i, struct err *e)
{
	struct source *src = ARENA_NEW(&r->one, struct source);
	*src = source_new(&r->one, STR("played"), r->played[i]);
	int code = board_parse(out, src, &r->one, e);
	return code ? audit_unreadable(r->audit, i, code, e) : 0;
}

/* ---- a step made again ------------------------------------------------------------------------ */

static const struct audit_place places[] = {
	{ "game", "the options were changed, and no command of the host did it" },
	{ "map", "the map was changed" },
	{ "allowed_signers", "the list of who may sign was changed" },
	{ "dice", "what the dice are said to come from is not what they come from" },
	{ "reveal/", "what is revealed is not what took effect" },
	{ "events", "what happened is not what follows from the revealed orders and the dice" },
	{ "state/", "a row is not what follows from the revealed orders" },
	{ "report.md", "the report does not tell what happened" },
	{ "", "a file was put in, taken out or changed" },
};

static const struct object_id *theirs_at(const struct retell *r, size_t k)
{
	const struct audit *c = r->audit;
	return k < c->public.n ? &c->public.ids[k] : NULL;
}

/* What was made since, oldest first, beside what stands there. */
static int compare_made(struct retell *r, size_t i, struct err *e)
{
	struct audit *c = r->audit;
	struct commit *list;
	size_t n;
	const struct object_id *tip = &r->pen.public.tip;
	int code = store_history(&list, &n, r->pen.public.store, tip, r->compared ? &r->last : NULL, OLDEST_FIRST,
				 &r->one, e);
	for (size_t k = 0; !code && k < n; k++) {
		const struct object_id *theirs = theirs_at(r, r->compared++);
		if (!theirs)
			return audit_differ(c, i, "behind it the orders of the whole game were to be revealed");
		code = audit_compare(c, i, theirs, r->pen.public.store, &list[k].id, places, e);
	}
	r->last = *tip;
	return code;
}

static int sign_again(void *context, bool is_tag, struct str payload, struct buf *out, struct err *e)
{
	const struct retell *r = context;
	const struct audit *c = r->audit;
	const struct object_id *theirs = theirs_at(r, r->written - 1);
	struct str signature = STR_NONE, signed_text;
	(void)payload;
	if (is_tag || !theirs || !c->seals.steps)
		return 0;
	int code = store_signature(&signature, &signed_text, c->store, theirs, out->arena, e);
	if (!code)
		buf_add(out, signature);
	return 0;
}

/* Words that another version wrote take the place of ours, where nothing else differs. */
static void reword(void *context, struct commit_draft *d)
{
	struct retell *r = context;
	struct audit *c = r->audit;
	const struct object_id *theirs = theirs_at(r, r->written++);
	struct commit commit;
	struct str text;
	if (!theirs || str_eq(r->pen.words, c->wording.ours))
		return;
	for (size_t i = 0; i < d->changes.n; i++) {
		struct change *ours = &d->changes.at[i];
		if (!ours->remove && !store_read(&text, c->store, theirs, ours->path, d->arena, NULL) &&
		    words_only(ours->path, ours->bytes, text))
			ours->bytes = text;
	}
	if (!store_commit_read(&commit, c->store, theirs, d->arena, NULL) &&
	    words_only_message(d->message, commit.message))
		d->message = commit.message;
}

/* Nothing is known of the mails themselves. */
static int find_unseen(struct decision *out, void *context, const struct recorded *m, size_t *next, struct arena *a,
		       struct err *e)
{
	(void)context;
	(void)next;
	(void)a;
	(void)e;
	*out = (struct decision){ .arrival = m->at,
				  .hash = m->hash,
				  .class = STR(""),
				  .from = STR(""),
				  .verdict = STR(""),
				  .reason = STR(""),
				  .raw = STR(""),
				  .tape = STR("") };
	return 0;
}

static const struct pen_does makes = { .find = find_unseen, .reword_public = reword };

/* As it was written. */
static void use_words(struct retell *r, size_t i)
{
	struct audit *c = r->audit;
	struct arena *a = &r->live.arena;
	audit_game_says(&r->pen.reader, c, i, "reader");
	r->pen.words = words_of(&c->commits[i]);
	if (store_read(&r->pen.signers, c->store, &c->commits[i].id, STR("allowed_signers"), a, NULL))
		r->pen.signers = STR_NONE;
	if (str_eq(r->pen.words, c->wording.ours))
		return;
	if (!c->wording.steps++)
		c->wording.other = r->pen.words;
}

/* Names that were hidden are known from where they are told: nothing else that is public says them. */
static void use_names(struct retell *r, size_t i)
{
	struct audit *c = r->audit;
	struct source *src = ARENA_NEW(&r->one, struct source);
	struct board b;
	*src = source_new(&r->one, STR("player"), file_of(c, i, "state/player", &r->one));
	if (!names_are_hidden(engine_state(r->live.engine)) || board_parse(&b, src, &r->one, NULL))
		return;
	for (size_t k = 0; k < b.nlines; k++) {
		const struct board_word *id = board_value(&b.lines[k], "id"), *name = board_value(&b.lines[k], "name");
		int64_t n;
		if (id && name && str_to_int(id->text, &n) && n >= 0 && n <= INT32_MAX)
			engine_use_name(r->live.engine, (player_id)n, name->text);
	}
}

/* The book of the call that closes next must stand before anything else is rung. */
static int prepare(struct retell *r, size_t i, struct err *e)
{
	struct audit *c = r->audit;
	struct err why = { 0 };
	(void)e;
	if (i < r->limit)
		use_names(r, i);
	if (i >= r->limit || !(str_starts(r->played[i], STR("close ")) || str_starts(r->played[i], STR("clock "))))
		return 0;
	if (engine_use_book(r->live.engine, r->played[i], c->commits[i].time, &r->one, &why))
		return audit_differ(c, i, "what is revealed of it cannot have been: %s", why.text);
	return 0;
}

static int take_step(void *context, const struct step *s, struct err *e)
{
	struct retell *r = context;
	const size_t i = s->number;
	if (i >= r->limit)
		return 0;
	audit_turn(r->audit, s);
	use_words(r, i);
	int code = pen_commit(&r->pen, s, e);
	if (!code)
		code = publish_steps(&r->pen, e);
	if (!code)
		code = compare_made(r, i, e);
	return code || s->annul ? code : prepare(r, i + 1, e);
}

/* On from the state before the close that was annulled; its book comes with the close that is played instead. */
static int take_back(void *context, const struct step *s, struct err *e)
{
	struct retell *r = context;
	struct live *l = &r->live;
	const struct state *state;
	int code = live_state(&state, l, &l->tip, &l->arena, e);
	if (code)
		return code;
	struct engine *again = engine_new(l->game, l->binder, state, NULL, &l->arena);
	engine_use_seeds(again, audit_seeds, r->audit);
	engine_play_revealed(again);
	history_go_on(&r->play, again);
	return prepare(r, s->number + 1, e);
}

static const struct history_does compares = { .step = take_step, .annul = take_back };

/* ---- playing ---------------------------------------------------------------------------------- */

static void who_spoke(struct input *in, const struct retell *r, const struct board_line *l, struct arena *a)
{
	const struct board_word *player = board_value(l, "player"), *name = board_value(l, "name");
	int64_t n;
	in->host = board_value(l, "host") != NULL;
	if (!player || !name || !str_to_int(player->text, &n) || n < 0 || n > INT32_MAX)
		return;
	const struct state *s = engine_state(r->live.engine);
	const struct player_row *p = row_find(s, TABLE_PLAYER, &(struct player_row){ .player = (player_id)n });
	/* he may have said another name since he came */
	in->address = p ? text_of(s, p->address) : public_address(name->text, (player_id)n, a);
}

static int hear(struct retell *r, size_t i, const struct board_line *head, struct err *e)
{
	struct audit *c = r->audit;
	const struct board_word *hash = board_value(head, "hash");
	struct source none = source_new(&r->one, STR("mail"), STR(""));
	struct input in = { .at = c->commits[i].time, .after = (uint32_t)i, .text = &none };
	struct heard_mail heard;
	struct str line;
	int code = history_ring(&r->play, in.at, i, e);
	if (code || history_steps(&r->play) != i)
		return code ? code : audit_differ(c, i, "a call was to close before it, and did not");
	if (!hash || !hash_from_hex(hash->text, &in.hash))
		return audit_differ(c, i, "what is revealed of it names no mail");
	who_spoke(&in, r, head, &r->one);
	in.tape = r->played[i];
	str_line(&in.tape, &line);
	if (!in.tape.p)
		in.tape = STR("");
	return history_hear(&r->play, &in, &heard, &r->one, e);
}

static int make(struct retell *r, size_t i, struct err *e)
{
	struct audit *c = r->audit;
	struct board b;
	arena_reset(&r->one);
	int code = read_played(&b, r, i, e);
	if (code)
		return code;
	if (b.nlines && board_word_is(&b.lines[0], 0, "mail"))
		code = hear(r, i, &b.lines[0], e);
	else
		code = history_ring(&r->play, c->commits[i].time, i + 1, e);
	if (code || history_steps(&r->play) > i)
		return code;
	return audit_differ(c, i, "nothing in what is revealed of it, and no bell, causes this step");
}

/* ---- what is not revealed --------------------------------------------------------------------- */

/* The tree and the message of a commit, as they stand: made again it is the same only if nothing else is in it. */
static int copy_commit(struct commit_draft *d, struct retell *r, const struct object_id *id, struct err *e)
{
	struct audit *c = r->audit;
	struct file_entry *files;
	struct commit commit;
	struct str text;
	size_t n;
	int code = store_commit_read(&commit, c->store, id, d->arena, e);
	d->time = commit.time;
	d->message = commit.message;
	if (!code && !object_is_none(&r->pen.public.tip))
		code = store_list(&files, &n, r->pen.public.store, &r->pen.public.tip, STR(""), d->arena, e);
	else
		n = 0;
	for (size_t k = 0; !code && k < n; k++)
		if (store_read(&text, c->store, id, files[k].path, d->arena, NULL))
			draft_remove(d, files[k].path);
	if (!code)
		code = store_list(&files, &n, c->store, id, STR(""), d->arena, e);
	for (size_t k = 0; !code && k < n; k++) {
		code = store_read(&text, c->store, id, files[k].path, d->arena, e);
		draft_put(d, files[k].path, text);
	}
	return code;
}

static int write_hidden(struct retell *r, struct err *e)
{
	struct audit *c = r->audit;
	struct public *p = &r->pen.public;
	int code = r->limit ? 0 : store_begin(p->store, 0, e);
	for (; !code && r->written < c->public.n;) {
		const struct object_id *theirs = theirs_at(r, r->written++);
		struct commit_draft d;
		arena_reset(&r->one);
		draft_init(&d, &r->one);
		code = copy_commit(&d, r, theirs, e);
		if (!code)
			code = store_commit(&p->tip, p->store, &p->tip, &d, e);
		if (!code && !object_eq(&p->tip, theirs))
			code = audit_differ(
				c, r->written <= c->n ? r->written - 1 : c->n,
				"its author, its parent or its form was changed: it is not a commit as pbp makes "
				"them");
	}
	return code;
}

/* What reveals a game that is over was made again, for nothing of it is hidden any more. */
static int check_causes(struct retell *r, size_t from, struct err *e)
{
	struct audit *c = r->audit;
	struct commit commit;
	struct str value;
	int code = 0;
	for (size_t k = from; !code && k < c->public.n; k++) {
		const struct object_id *id = theirs_at(r, k);
		arena_reset(&r->one);
		code = store_commit_read(&commit, c->store, id, &r->one, e);
		if (!code && commit_trailer(&commit, STR("Reveal"), &value))
			code = audit_differ(c, c->n,
					    "commit %.10s (\"%.*s\") is no step, and no end of a game causes it: it "
					    "was put in",
					    object_hex(c->place->run, id).p, STR_ARG(commit_subject(&commit)));
	}
	return code;
}

/* Players have no address here: one is made up for each. */
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
	hosts_of_root(&l->hosts, &c->root, c->root.place->run);
	r->pen = pen_of(l, &makes, r);
	int code = live_game_of(l, e);
	if (code)
		return audit_unreadable(c, 0, code, e);
	l->name = l->game->name;
	r->pen.public.store = store_memory_new(&r->store_arena);
	r->signer = (struct signer){ sign_again, r };
	store_use_signer(r->pen.public.store, &r->signer);
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
	l->private = store_memory_new(&r->store_arena);
	l->tip = (struct object_id){ { 0 } };
	l->binder = binder_new(l->game, first, &l->arena);
	l->engine = engine_new(l->game, l->binder, first, NULL, &l->arena);
	engine_use_seeds(l->engine, audit_seeds, c);
	engine_play_revealed(l->engine);
	r->play = history_of(&l->engine, &compares, r, r->limit);
	code = words_learn(&r->pen.words, l, e);
	c->wording.ours = str_dup(c->place->run, r->pen.words);
	if (!code)
		code = store_begin(l->private, 0, e);
	return code ? code : history_create(&r->play, c->commits[0].time, e);
}

static int play(struct retell *r, struct err *e)
{
	int code = start(r, e);
	while (!code && !history_ended(&r->play))
		code = make(r, history_steps(&r->play), e);
	for (size_t i = 0; !code && i < r->limit; i++) {
		struct board b;
		arena_reset(&r->one);
		code = read_played(&b, r, i, e);
		for (size_t k = 0; !code && k < b.nlines; k++)
			note_line(r->audit, i, &b.lines[k]);
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
		code = hidden_check(c, &r.live, r.limit, e);
	const size_t made = r.written;
	if (!code)
		code = write_hidden(&r, e);
	if (!code)
		code = audit_owed(c, &r.live, r.played, e);
	if (!code)
		code = check_causes(&r, made, e);
	c->shown.played = r.played;
	c->tally.played = r.limit;
	c->tally.hidden = c->n - r.limit;
	store_close(r.live.private == c->store ? NULL : r.live.private);
	store_close(r.pen.public.store);
	pen_release(&r.pen);
	arena_release(&r.one);
	live_release(&r.live);
	arena_release(&r.store_arena);
	return code;
}
