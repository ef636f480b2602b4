/*
 * replay: a private history played again from its first commit. Its mails are
 * heard again by an engine of its own, each step is committed to a history in
 * memory by the very code that committed it first, and the ids must be the same.
 */
#include "audit/differ.h"
#include "audit/names.h"
#include "base/bug.h"
#include "base/file.h"
#include "disk/history.h"
#include "disk/judge.h"
#include "disk/message.h"
#include "disk/witness.h"
#include "disk/words.h"
#include "hear/hear.h"

struct replay {
	struct audit *audit;
	struct live live; /* with histories in memory */
	struct pen pen;
	struct hand hand;
	struct arena store_arena;
	struct signer signer, public_signer;
	struct history play;
	when latest;                         /* arrival, of those heard so far */
	size_t at, npublic;                  /* the step in hand; commits of the public history so far */
	const struct witness *mails, *heard; /* in order; the one in hand */
};

/* In the order in which one follows from the other. */
static const struct audit_place places[] = {
	{ "mail/", "a mail was changed, put in or taken out" },
	{ "mails", "the list of mails was changed" },
	{ "game", "the options were changed, and no command of the host did it" },
	{ "map", "the map was changed" },
	{ "allowed_signers", "the list of who may sign was changed" },
	{ "dice", "the seed of the dice was changed" },
	{ "heard/", "what a mail was understood to say was changed, put in or taken out" },
	{ "orders/", "the orders are not what the mails say" },
	{ "played", "what took effect is not what follows from the orders" },
	{ "lapsed", "what waited for a yes is not what follows from the mails" },
	{ "events", "what happened is not what follows from the orders and the dice" },
	{ "state/", "a row is not what follows from the orders, and no command of the host set it" },
	{ "report.md", "the report does not tell what happened" },
	{ "", "a file was put in, taken out or changed" },
};

/* ---- playing ---------------------------------------------------------------------------------- */

/* What the step has recorded need not be held any more. */
static void let_go(struct hand *h, const struct step *s)
{
	struct arena a = ARENA_INIT;
	struct seen recorded;
	size_t left = 0;
	seen_init(&recorded, &a);
	for (size_t i = 0; i < s->nmails; i++)
		if (!s->mails[i].stays)
			seen_add(&recorded, &s->mails[i].hash);
	for (size_t i = 0; i < h->held.n; i++)
		if (!seen_has(&recorded, &h->held.at[i].hash))
			h->held.at[left++] = h->held.at[i];
	h->held.n = left;
	arena_release(&a);
}

/* The key is not here: the signature that stands in the history is put under what is made again. It was
 * checked before, and fits only where the same is made. */
static int sign_again(void *context, bool is_tag, struct str payload, struct buf *out, struct err *e)
{
	const struct replay *r = context;
	const struct audit *c = r->audit;
	(void)payload;
	(void)e;
	if (!is_tag)
		buf_add(out, c->seals.signatures[r->at]);
	return 0;
}

static int sign_public_again(void *context, bool is_tag, struct str payload, struct buf *out, struct err *e)
{
	struct replay *r = context;
	const struct audit *c = r->audit;
	(void)payload;
	(void)e;
	if (!is_tag && r->npublic < c->public.nsignatures)
		buf_add(out, c->public.signatures[r->npublic]);
	r->npublic += !is_tag;
	return 0;
}

static void signers_of(struct replay *r, size_t i)
{
	struct str *signers = &r->pen.signers;
	const struct audit *c = r->audit;
	if (store_read(signers, c->store, &c->commits[i].id, STR("allowed_signers"), &r->live.arena, NULL))
		*signers = STR_NONE;
}

/* Where a step was written in other words than ours, its own take the place of ours, as long as they differ
 * from them in nothing else: all that follows from the step, and its id, are compared as ever. */
static void reword(void *context, struct commit_draft *d)
{
	struct replay *r = context;
	struct audit *c = r->audit;
	const struct commit *theirs = &c->commits[r->at];
	struct str text;
	for (size_t i = 0; i < d->changes.n; i++) {
		struct change *ours = &d->changes.at[i];
		if (!ours->remove && !store_read(&text, c->store, &theirs->id, ours->path, d->arena, NULL) &&
		    words_only(ours->path, ours->bytes, text))
			ours->bytes = text;
	}
	if (words_only_message(d->message, theirs->message))
		d->message = theirs->message;
}

/* Every mail that a step records was heard before, and is held until then. */
static int find_held(struct decision *out, void *context, const struct recorded *m, size_t *next, struct arena *a,
		     struct err *e)
{
	const struct replay *r = context;
	const struct decision *held = hand_find(&r->hand, &m->hash, next);
	(void)a;
	(void)e;
	if (!held)
		BUG("a step of a replay records a mail that was not heard");
	*out = *held;
	return 0;
}

static const struct pen_does copies = { .find = find_held }, rewords = { .find = find_held, .reword = reword };

/* From here on, until the words change again. */
static void use_words(struct replay *r, size_t i)
{
	struct audit *c = r->audit;
	const struct str theirs = words_of(&c->commits[i]);
	const bool other = !str_eq(theirs, c->wording.ours);
	audit_game_says(&r->pen.reader, c, i, "reader");
	r->pen.words = theirs;
	r->pen.does = other ? &rewords : &copies;
	if (other && !c->wording.steps)
		c->wording.other = theirs;
	c->wording.steps += other;
}

static int take_step(void *context, const struct step *s, struct err *e)
{
	struct replay *r = context;
	struct audit *c = r->audit;
	struct live *l = &r->live;
	const size_t i = r->at = s->number;
	if (i >= r->audit->n)
		return 0;
	audit_turn(r->audit, s);
	if (r->audit->seals.steps)
		signers_of(r, i);
	use_words(r, i);
	int code = pen_commit(&r->pen, s, e);
	if (!code)
		code = audit_compare(c, i, &c->commits[i].id, l->private, &l->tip, places, e);
	let_go(&r->hand, s);
	if (!code && r->audit->public.wanted)
		code = publish_steps(&r->pen, e);
	return code;
}

/* The mail as it was read then, whatever the config says now. */
static void input_of(struct input *in, struct replay *r, const struct witness *w, struct decision *d)
{
	live_input(in, &r->live, d, NULL, &r->hand.mails);
	if (!w->id)
		return;
	in->host = w->host;
	in->flags &= ~(unsigned)INPUT_COPIED;
	in->flags |= w->copied ? INPUT_COPIED : 0;
}

/* Whether a step was understood by the reader that we are. */
static bool is_read_by(struct replay *r, size_t i)
{
	struct str reader;
	if (r->live.game->format < GAME_FORMAT_THIRD)
		return true;
	return audit_game_says(&reader, r->audit, i, "reader") && str_eq(reader, words_reader());
}

/* What was decided of a mail must be what the mail itself and the verdict of the mail server say. */
static int check_decision(struct replay *r, const struct witness *w, const struct decision *d)
{
	struct live *l = &r->live;
	struct message m;
	struct decision again = { .hash = d->hash, .verdict = d->verdict, .raw = d->raw };
	judge_read(&m, &again, false, &r->audit->root.site, &r->hand.mails);
	judge_mail(&again, l, &m, &r->hand.mails);
	if (!str_eq(again.from, d->from))
		return audit_differ(r->audit, w->commit, "mail %.*s comes from %.*s, but was taken as one of %.*s",
				    STR_ARG(hash_hex_short(&r->hand.mails, &d->hash)), STR_ARG(again.from),
				    STR_ARG(d->from));
	if (is_read_by(r, w->commit) && (!str_eq(again.class, d->class) || !str_eq(again.reason, d->reason)))
		return audit_differ(r->audit, w->commit,
				    "mail %.*s was taken as \"%.*s\" (%.*s), but is \"%.*s\" (%.*s)",
				    STR_ARG(hash_hex_short(&r->hand.mails, &d->hash)), STR_ARG(d->class),
				    STR_ARG(d->reason), STR_ARG(again.class), STR_ARG(again.reason));
	return 0;
}

/* Only where a token is looked for may one have been overwritten: judge.c */
static bool may_hold_token(const struct replay *r, const struct witness *w, const struct decision *d)
{
	return w->host || proof_has(d->verdict, PROOF_UNPROVED) || proof_has(d->verdict, PROOF_TOKEN) ||
	       player_moving_to(engine_state(r->live.engine), d->from) != PLAYER_NONE ||
	       option_is(engine_state(r->live.engine), "auth", "token");
}

static bool plays(const struct replay *r, struct str address)
{
	return player_by_address(engine_state(r->live.engine), address) != PLAYER_NONE;
}

static int check_mail(struct replay *r, const struct witness *w, const struct decision *d)
{
	struct audit *c = r->audit;
	const bool overwritten = hash_cmp(&w->stored, &d->hash) != 0;
	const struct hash real = hash_of(d->raw);
	if (proof_has(d->verdict, PROOF_SHELL)) {
		if (w->host)
			return 0;
		return audit_differ(c, w->commit, "a line of the shell is no line of the host");
	}
	c->tally.mails++;
	if (w->host && !proof_vouches(d->verdict))
		return audit_differ(c, w->commit,
				    "a mail of %.*s was taken as the host's, and nothing proves that it was",
				    STR_ARG(d->from));
	if (w->host && plays(r, d->from) && !hosts_has(&r->live.hosts, d->from))
		return audit_differ(c, w->commit,
				    "a mail of %.*s, who plays and is no host of the game, was taken as the host's",
				    STR_ARG(d->from));
	c->tally.overwritten += overwritten;
	if (hash_cmp(&real, &w->stored) || (overwritten && !may_hold_token(r, w, d)))
		return audit_differ(c, w->commit, "mail %.*s was changed after it arrived",
				    STR_ARG(hash_hex_short(&r->hand.mails, &d->hash)));
	return check_decision(r, w, d);
}

/* ---- a turn that was annulled ----------------------------------------------------------------- */

static int put_back(struct replay *r, const struct witness *w, struct err *e)
{
	struct live *l = &r->live;
	struct decision d;
	struct input in;
	const struct state *then;
	const size_t steps = w->decision.after; /* there were, when it was heard */
	int code = w->id ? witness_read(&d, w, r->audit->store, &l->arena, e) : 0;
	if (!w->id)
		d = w->decision;
	if (!code && (!steps || steps > history_steps(&r->play)))
		return audit_differ(r->audit, w->commit, "mail %.*s was heard before the game or after its end",
				    STR_ARG(hash_hex_short(&r->hand.mails, &d.hash)));
	if (!code)
		code = live_state(&then, l, &r->audit->commits[steps - 1].id, &l->arena, e);
	if (code)
		return code;
	input_of(&in, r, w, &d);
	if (history_put_back(&r->play, &in, then, w->commit < history_steps(&r->play)) == RESTORE_KEPT)
		VEC_PUSH(&r->hand.held, &l->arena, d);
	return 0;
}

/* On from the state before the close, with its mails in the book again. */
static int take_back(void *context, const struct step *step, struct err *e)
{
	struct replay *r = context;
	struct live *l = &r->live;
	const struct state *s;
	int code = live_state(&s, l, &l->tip, &l->arena, e);
	(void)step;
	if (code)
		return code;
	const size_t closed = (size_t)state_game(s)->rerun;
	struct engine *again = engine_new(l->game, l->binder, s, NULL, &l->arena);
	engine_use_seeds(again, audit_seeds, r->audit);
	history_go_on(&r->play, again);
	r->hand.held.n = 0;
	for (const struct witness *w = r->mails; !code && w <= r->heard; w++)
		if (w->last >= closed) /* the close that was annulled, or what still waited */
			code = put_back(r, w, e);
	return code;
}

/* Its words, against the state that now is. */
static int read_again(struct replay *r, const struct witness *w, const struct decision *d)
{
	struct arena a = ARENA_INIT;
	struct decision words = *d;
	struct input in;
	struct outcome o;
	if (!d->tape.p)
		return 0;
	words.tape = STR_NONE;
	live_input(&in, &r->live, &words, NULL, &a);
	in.host = w->host;
	in.flags = (in.flags & ~(unsigned)INPUT_COPIED) | (w->copied ? INPUT_COPIED : 0);
	engine_read(r->live.engine, &in, &o, &a);
	r->audit->reread.mails++;
	const int code = audit_reread(r->audit, &d->hash, w->commit, is_read_by(r, w->commit), d->tape, o.tape);
	arena_release(&a);
	return code;
}

static int hear(struct replay *r, const struct witness *w, struct decision *d, struct err *e)
{
	struct live *l = &r->live;
	struct input in;
	struct heard_mail heard;
	input_of(&in, r, w, d);
	VEC_PUSH(&r->hand.held, &l->arena, *d);
	r->heard = w;
	return history_hear(&r->play, &in, &heard, &r->hand.mails, e);
}

static int tell_host(void *context, const struct input *in, const struct heard_mail *m, struct err *e)
{
	struct replay *r = context;
	(void)e;
	audit_host(r->audit, &m->o, in);
	return 0;
}

static const struct history_does compares = { .heard = tell_host, .step = take_step, .annul = take_back };

/* A mail server's retry, or one that the host let in later. He can choose which: so it is said. */
static void note_late(struct replay *r, const struct witness *w)
{
	struct audit *c = r->audit;
	struct arena *a = c->place->run;
	const struct decision *d = &w->decision;
	if (d->arrival >= r->latest) {
		r->latest = d->arrival;
		return;
	}
	VEC_PUSH(&c->listed.late, a,
		 str_printf(a, "%.*s  mail %.*s, behind one of %.*s", STR_ARG(when_iso(a, d->arrival)),
			    STR_ARG(hash_hex_short(a, &d->hash)), STR_ARG(when_iso(a, r->latest))));
}

/* What was decided of it is checked when a step records it. */
static int hear_waiting(struct replay *r, const struct witness *w, struct err *e)
{
	struct decision d = w->decision;
	const int code = history_ring(&r->play, d.arrival, d.after, e);
	return code || history_ended(&r->play) || history_steps(&r->play) != d.after ? code : hear(r, w, &d, e);
}

/* Of a history that is not in its game's folder the mails of an open call are not here. */
static const char *if_alone(const struct replay *r)
{
	const bool over = state_game(engine_state(r->live.engine))->phase == GAME_OVER;
	return over || audit_inbox(r->audit) ? ""
					     : ", unless orders of a turn that is open do: verify it in the game's own "
					       "folder, or when that turn is over";
}

static int hear_again(struct replay *r, const struct witness *w, struct err *e)
{
	struct decision d;
	if (!w->id)
		return hear_waiting(r, w, e);
	if (!r->hand.held.n)
		arena_reset(&r->hand.mails);
	int code = witness_read(&d, w, r->audit->store, &r->hand.mails, e);
	if (code)
		return audit_differ(r->audit, w->commit, "mail %.*s was taken out",
				    STR_ARG(hash_hex_short(&r->hand.mails, &w->decision.hash)));
	code = history_ring(&r->play, d.arrival, d.after, e);
	if (!code && history_steps(&r->play) != d.after)
		return audit_differ(r->audit, w->commit,
				    "the list of mails was changed: mail %.*s cannot have been heard "
				    "after %u steps%s",
				    STR_ARG(hash_hex_short(&r->hand.mails, &d.hash)), d.after, if_alone(r));
	if (!code && !history_ended(&r->play))
		code = check_mail(r, w, &d);
	if (!code && !history_ended(&r->play))
		code = read_again(r, w, &d);
	note_late(r, w);
	if (code || history_ended(&r->play))
		return code;
	return hear(r, w, &d, e);
}

/* ---- from the first commit to the last -------------------------------------------------------- */

static int start(struct replay *r, struct err *e)
{
	struct audit *c = r->audit;
	struct live *l = &r->live;
	struct state *first;
	/* the game is read from the history itself, once */
	*l = (struct live){ .root = &c->root, .private = c->store, .tip = c->commits[0].id };
	/* who is host lies beside the history */
	const char *folder = path_join(c->place->run, c->asked.path, "..");
	if (hosts_read(&l->hosts, &c->root, folder, c->place->run, NULL))
		hosts_of_root(&l->hosts, &c->root, c->place->run);
	r->pen = pen_of(l, &copies, r);
	int code = live_game_of(l, e);
	if (!code) {
		l->name = l->game->name;
		code = live_first_state(&first, l, e);
	}
	if (code)
		return audit_unreadable(c, 0, code, e);
	l->private = store_memory_new(&r->store_arena);
	r->pen.public.store = store_memory_new(&r->store_arena);
	r->signer = (struct signer){ sign_again, r };
	r->public_signer = (struct signer){ sign_public_again, r };
	store_use_signer(l->private, &r->signer);
	store_use_signer(r->pen.public.store, &r->public_signer);
	l->tip = (struct object_id){ { 0 } };
	l->binder = binder_new(l->game, first, &l->arena);
	l->engine = engine_new(l->game, l->binder, first, NULL, &l->arena);
	engine_use_seeds(l->engine, audit_seeds, c);
	r->play = history_of(&l->engine, &compares, r, c->n);
	code = words_learn(&r->pen.words, l, e);
	c->wording.ours = str_dup(c->place->run, r->pen.words);
	if (!code)
		code = store_begin(l->private, 0, e);
	return code ? code : history_create(&r->play, c->commits[0].time, e);
}

/* Those of a box that no step records. */
static int read_waiting(struct replay *r, const struct inbox *box, struct witness **list, size_t *n, struct err *e)
{
	struct arena *a = r->audit->place->run;
	struct inbox_entry *entries;
	struct seen recorded;
	size_t nentries = 0;
	int code = inbox_list(&entries, &nentries, box, a, e);
	struct witness *all = ARENA_ARRAY(a, struct witness, *n + nentries + 1);
	seen_init(&recorded, a);
	for (size_t i = 0; i < *n; i++) {
		all[i] = (*list)[i];
		seen_add(&recorded, &all[i].decision.hash);
	}
	for (size_t i = 0; !code && i < nentries; i++) {
		if (!seen_add(&recorded, &entries[i].hash))
			continue;
		struct witness *w = &all[(*n)++];
		*w = (struct witness){ .commit = r->audit->n, .last = r->audit->n };
		code = inbox_read(&w->decision, box, &entries[i], a, e);
	}
	*list = all;
	return code;
}

/* Mails of a call that is open lie in the inbox, and may have caused a step: that all have answered. */
static int add_waiting(struct replay *r, struct witness **list, size_t *n, struct err *e)
{
	const char *folder = audit_inbox(r->audit);
	struct inbox box;
	int code = folder ? inbox_open(&box, folder, r->audit->place->run, e) : 0;
	if (code || !folder)
		return code;
	code = read_waiting(r, &box, list, n, e);
	inbox_close(&box);
	return code;
}

static int play(struct replay *r, struct err *e)
{
	struct audit *c = r->audit;
	struct witness *mails;
	size_t n;
	int code = witnesses_read(&mails, &n, live_order(r->live.game), c->store, c->commits, c->n, c->place->run, e);
	if (!code)
		code = add_waiting(r, &mails, &n, e);
	if (code)
		return audit_unreadable(c, c->n, code, e);
	witnesses_sort(mails, n, live_order(r->live.game));
	r->mails = mails;
	r->latest = WHEN_NONE;
	for (size_t i = 0; !code && i < n && !history_ended(&r->play); i++)
		code = hear_again(r, &mails[i], e);
	if (!code)
		code = history_ring(&r->play, c->commits[c->n - 1].time, c->n, e);
	if (!code && !history_ended(&r->play))
		code = audit_differ(c, history_steps(&r->play), "nothing in the mails or bells causes this step%s",
				    if_alone(r));
	return code;
}

/* The public history that follows from the private one. */
static int list_public(struct replay *r, struct err *e)
{
	struct audit *c = r->audit;
	struct commit *list;
	int code = publish_steps(&r->pen, e);
	if (!code)
		code = store_history(&list, &c->public.n, r->pen.public.store, &r->pen.public.tip, NULL, OLDEST_FIRST,
				     c->place->run, e);
	c->public.ids = ARENA_ARRAY(c->place->run, struct object_id, c->public.n);
	c->public.subjects = ARENA_ARRAY(c->place->run, struct str, c->public.n);
	for (size_t i = 0; !code && i < c->public.n; i++) {
		c->public.ids[i] = list[i].id;
		c->public.subjects[i] = commit_subject(&list[i]);
	}
	return code;
}

int audit_replay(struct audit *c, struct err *e)
{
	struct replay r = { .audit = c };
	int code = start(&r, e);
	if (!code)
		code = play(&r, e);
	if (!code && c->public.wanted)
		code = list_public(&r, e);
	store_close(r.live.private == c->store ? NULL : r.live.private);
	store_close(r.pen.public.store);
	arena_release(&r.hand.mails);
	pen_release(&r.pen);
	live_release(&r.live);
	arena_release(&r.store_arena);
	return code;
}
