/*
 * history: one game played by hand, and the same game played by a history: every
 * byte of every step alike; what the callbacks see, and when; where it ends; on
 * from before a turn that was taken back.
 */
#include "engine/toy.h"

#include "disk/history.h"
#include "hear/hear.h"

struct player { /* what a user of a history is: here it keeps a log */
	struct toy t;
	struct history h;
	VEC(struct state *) before; /* the state before each step */
	struct buf order;           /* h: a mail was heard; s: a step; a: an annulment */
	int fail;                   /* what the next step is answered with */
	bool goes_back;
};

static int log_heard(void *context, const struct input *in, const struct heard_mail *m, struct err *e)
{
	struct player *p = context;

	(void)e;
	assert_int_equal(m->steps, state_game(engine_state(p->t.e))->step);
	assert_true(in->after <= (uint32_t)m->steps);
	buf_add_char(&p->order, 'h');
	return 0;
}

static int log_step(void *context, const struct step *s, struct err *e)
{
	struct player *p = context;

	(void)e;
	buf_add_char(&p->order, 's');
	p->t.step = *s;
	toy_log_step(&p->t);
	VEC_PUSH(&p->before, &p->t.run, state_copy(s->before, &p->t.run));
	return p->fail;
}

static int go_back(void *context, const struct step *s, struct err *e)
{
	struct player *p = context;
	struct state *again;

	(void)e;
	buf_add_char(&p->order, 'a');
	if (!p->goes_back)
		return 0;
	/* the two before the one that annuls were "end turn", and the close that it brought */
	again = state_copy(p->before.at[p->before.n - 3], &p->t.run);
	state_game_edit(again)->step = (int32_t)s->number + 1;
	state_game_edit(again)->last = s->at;
	history_go_on(&p->h, toy_engine(&p->t, again));
	return 0;
}

static const struct history_does logs = { .heard = log_heard, .step = log_step, .annul = go_back };

/* A game of two, as toy_start makes it. */
static void player_start(struct player *p, const struct ruleset *rules, size_t limit)
{
	*p = (struct player){ .fail = 0 };
	toy_start(&p->t, rules, "", 2);
	p->order = buf_new(&p->t.run);
	p->h = history_of(&p->t.e, &logs, p, limit);
}

static int player_hear(struct player *p, when hour, const char *from, const char *text)
{
	struct input in = toy_input(&p->t, T0 + hour * HOUR, from, text);
	struct heard_mail m;
	int code = history_ring(&p->h, in.at, 0, NULL);

	return code ? code : history_hear(&p->h, &in, &m, &p->t.mail, NULL);
}

static const struct {
	when hour;
	const char *from, *text;
} mails[] = {
	{ 1, "ann@x", "deploy 1\nattack 1" }, { 2, "bob@x", "deploy 1" },       { 3, "ann@x", "end turn" },
	{ 15, "bob@x", "deploy 2" },          { 40, "host", "announce hello" }, { 41, "ann@x", "nonsense" },
};

static void test_history__is_the_game_that_was_played(void **state)
{
	struct player p;
	struct toy t;

	(void)state;
	player_start(&p, &duel, HISTORY_ALL);
	toy_start(&t, &duel, "", 2);
	for (size_t i = 0; i < sizeof mails / sizeof *mails; i++) {
		assert_int_equal(player_hear(&p, mails[i].hour, mails[i].from, mails[i].text), 0);
		toy_mail_at(&t, T0 + mails[i].hour * HOUR, mails[i].from, mails[i].text);
		toy_ring(&t, T0 + mails[i].hour * HOUR, false);
	}
	assert_int_equal(history_ring(&p.h, T0 + 60 * HOUR, HISTORY_ALL, NULL), 0);
	toy_run_to(&t, 60);
	assert_true(t.log.n > 500);
	assert_str_str(buf_str(&p.t.log), buf_str(&t.log));
	toy_close(&t);
	toy_close(&p.t);
}

static void test_history__a_mail_is_told_before_its_step(void **state)
{
	struct player p;

	(void)state;
	player_start(&p, &duel, HISTORY_ALL);
	player_hear(&p, 1, "ann@x", "deploy 1");
	player_hear(&p, 2, "bob@x", "deploy 1");  /* it is not his turn */
	player_hear(&p, 10, "ann@x", "deploy 1"); /* before the bell of that second */
	assert_str(buf_str(&p.order), "hshhs");
	history_ring(&p.h, T0 + 10 * HOUR, HISTORY_ALL, NULL);
	assert_str(buf_str(&p.order), "hshhss");
	toy_close(&p.t);
}

/* Bells of a second ring before a mail of it only as long as the game had made more steps when the mail was heard. */
static void test_history__reaches_so_many_steps(void **state)
{
	struct player p;
	size_t made;

	(void)state;
	player_start(&p, &duel, HISTORY_ALL);
	made = history_steps(&p.h);
	history_ring(&p.h, T0 + 10 * HOUR, made, NULL);
	assert_int_equal(history_steps(&p.h), made);
	history_ring(&p.h, T0 + 10 * HOUR, made + 1, NULL);
	assert_int_equal(history_steps(&p.h), made + 1);
	toy_close(&p.t);
}

static void test_history__ends_at_its_limit(void **state)
{
	struct player p;
	size_t made;

	(void)state;
	player_start(&p, &duel, HISTORY_ALL);
	made = history_steps(&p.h);
	p.h.limit = made + 2;
	assert_int_equal(history_ring(&p.h, T0 + 100 * HOUR, HISTORY_ALL, NULL), 0);
	assert_int_equal(history_steps(&p.h), made + 2);
	assert_true(history_ended(&p.h));
	toy_close(&p.t);
}

static void test_history__a_step_that_fails_ends_the_playing(void **state)
{
	struct player p;

	(void)state;
	player_start(&p, &duel, HISTORY_ALL);
	p.fail = ERR_REFUSED;
	assert_int_equal(history_ring(&p.h, T0 + 100 * HOUR, HISTORY_ALL, NULL), ERR_REFUSED);
	assert_str(buf_str(&p.order), "s");
	assert_int_equal(player_hear(&p, 101, "bob@x", "deploy 1"), ERR_REFUSED);
	toy_close(&p.t);
}

static void test_history__ends_behind_a_turn_that_is_no_more(void **state)
{
	struct player p;

	(void)state;
	player_start(&p, &duel, HISTORY_ALL);
	player_hear(&p, 2, "ann@x", "end turn");
	player_hear(&p, 3, "host", "annul turn 1");
	assert_int_equal(p.h.annulled, 1);
	assert_true(history_ended(&p.h));
	p.order.n = 0;
	assert_int_equal(history_ring(&p.h, T0 + 100 * HOUR, HISTORY_ALL, NULL), 0);
	assert_str(buf_str(&p.order), "");
	toy_close(&p.t);
}

static void test_history__goes_on_before_a_turn_that_was_taken_back(void **state)
{
	struct player p;

	(void)state;
	player_start(&p, &duel, HISTORY_ALL);
	p.goes_back = true;
	player_hear(&p, 1, "ann@x", "deploy 1");
	player_hear(&p, 2, "ann@x", "end turn");
	assert_int_equal(state_game(toy_state(&p.t))->turn, 2);
	player_hear(&p, 3, "host", "annul turn 1");
	assert_false(history_ended(&p.h));
	assert_int_equal(state_game(toy_state(&p.t))->turn, 1);
	player_hear(&p, 4, "ann@x", "end turn");
	assert_int_equal(state_game(toy_state(&p.t))->turn, 2);
	assert_str(buf_str(&p.order), "hshsshsahss");
	toy_close(&p.t);
}

/* What waits in a book is heard again by a new engine, and comes to the same close. */
static void test_history__puts_back_what_waited(void **state)
{
	struct player p, again;
	struct input in;
	const struct state *then;

	(void)state;
	player_start(&p, &senate, HISTORY_ALL);
	player_start(&again, &senate, HISTORY_ALL);
	in = toy_input(&again.t, T0 + HOUR, "ann@x", "order 1 2");
	then = state_copy(toy_state(&again.t), &again.t.run);
	in.after = (uint32_t)history_steps(&again.h);
	player_hear(&p, 1, "ann@x", "order 1 2");
	assert_int_equal(history_put_back(&again.h, &in, then, false), RESTORE_KEPT);
	assert_int_equal(in.flags & INPUT_RECORDED, 0);
	history_ring(&p.h, T0 + 30 * HOUR, HISTORY_ALL, NULL);
	history_ring(&again.h, T0 + 30 * HOUR, HISTORY_ALL, NULL);
	assert_int_equal(p.t.step.nmails, 1);
	assert_str_str(buf_str(&again.t.log), buf_str(&p.t.log));
	toy_close(&again.t);
	toy_close(&p.t);
}

TEST_MAIN(TEST_ARENA(test_history__is_the_game_that_was_played),
	  TEST_ARENA(test_history__a_mail_is_told_before_its_step), TEST_ARENA(test_history__reaches_so_many_steps),
	  TEST_ARENA(test_history__ends_at_its_limit), TEST_ARENA(test_history__a_step_that_fails_ends_the_playing),
	  TEST_ARENA(test_history__ends_behind_a_turn_that_is_no_more),
	  TEST_ARENA(test_history__goes_on_before_a_turn_that_was_taken_back),
	  TEST_ARENA(test_history__puts_back_what_waited))
