/*
 * Runs of one game that must not differ: on time or late, in one piece or in
 * many, with the engine made anew from state and inbox in between, with a crash
 * before a commit. A run is its log: every byte that would be committed.
 */
#include "engine/toy.h"
#include "hear/hear.h"

/* ---- the inbox as the app keeps it ---- */

struct boxed {
	struct input in;
	const struct state *then;
	when late; /* it arrived so long before it was delivered */
};
struct box {
	VEC(struct boxed) list;
};

static void box_settle(struct toy *t, struct box *box)
{
	size_t left = 0;

	for (size_t i = 0; i < box->list.n; i++) {
		struct boxed *b = &box->list.at[i];
		const struct recorded *r = NULL;

		for (size_t k = 0; k < t->step.nmails; k++)
			if (!hash_cmp(&t->step.mails[k].hash, &b->in.hash))
				r = &t->step.mails[k];
		if (r && !r->stays)
			continue;
		if (r && !(b->in.flags & INPUT_RECORDED)) {
			b->in.flags |= INPUT_RECORDED;
			b->then = state_copy(t->step.before, &t->run);
		}
		box->list.at[left++] = *b;
	}
	box->list.n = left;
}

static void box_ring(struct toy *t, struct box *box, when at, bool inclusive)
{
	while (engine_ring(t->e, at, inclusive, &t->step)) {
		toy_log_step(t);
		box_settle(t, box);
	}
}

static void box_hear(struct toy *t, struct box *box, struct input *in)
{
	if (!engine_hear(t->e, in, &t->out, &t->step, &t->mail))
		return;
	toy_log_step(t);
	box_settle(t, box);
}

static int by_arrival(const void *a, const void *b)
{
	return input_cmp(&((const struct boxed *)a)->in, &((const struct boxed *)b)->in);
}

/* Another process takes over with what is on disk: the last state and the inbox. */
static void box_restart(struct toy *t, struct box *box)
{
	const struct state *tip = state_copy(toy_state(t), &t->run);
	size_t n = box->list.n, unheard = n;

	engine_free(t->e);
	t->e = toy_engine(t, tip);
	if (n)
		qsort(box->list.at, n, sizeof *box->list.at, by_arrival);
	for (size_t i = 0; i < n; i++) {
		enum restored r = engine_restore(t->e, &box->list.at[i].in, box->list.at[i].then);

		assert_int_not_equal(r, RESTORE_DONE);
		if (r == RESTORE_ACTS) {
			assert_int_equal(unheard, n); /* there is but one: the run ended with it */
			unheard = i;
		}
	}
	if (unheard < n)
		box_hear(t, box, &box->list.at[unheard].in);
}

/* ---- random games ---- */

static uint64_t dice_state;

static unsigned below(unsigned n)
{
	dice_state ^= dice_state << 13;
	dice_state ^= dice_state >> 7;
	dice_state ^= dice_state << 17;
	return (unsigned)((dice_state >> 11) % n);
}

enum { DECKS = 5 };
static const struct deck {
	const struct ruleset *rules;
	const char *options;
	const char *lines[8];
} decks[DECKS] = {
	{ &duel, "early=answered", { "deploy %u", "attack %u", "end turn", "done", "luck x%u", "join j%u" } },
	{ &market, "", { "bid %u %u", "bid %u %u", "bid %u %u", "join j%u", "luck x%u", "withdraw all" } },
	{ &parley, "done=asked", { "ask %u", "answer %u", "answer %u", "end turn", "done", "pass" } },
	{ &senate,
	  "early=answered",
	  { "order %u %u", "order %u %u", "done", "withdraw all", "pass", "luck x%u", "join j%u", "?%u" } },
	{ &camp,
	  "",
	  { "order %u %u", "order %u %u", "order %u %u", "wait", "luck x%u", "join j%u\norder %u 2", "withdraw all",
	    "?%u" } },
};
static const char *const host_lines[] = {
	"extend by %uh",
	"close now",
	"pause",
	"resume",
	"act for blue: order %u %u",
	"discard red",
	"amend early = answered",
	"announce hello %u",
	"set pile pile=%u amount=7",
	"resume",
	"act for red: end turn",
	"amend done = asked",
	"withdraw amendment 1",
};

static void add_line(struct buf *out, const char *form)
{
	unsigned a = below(4), b = below(9);

	if (out->n)
		buf_add_char(out, '\n');
	buf_addf(out, form, a, b);
}

static struct input random_mail(struct toy *t, const struct deck *d, when at)
{
	static const char *const senders[] = { "ann@x", "bob@x", "cat@x", "ann@x", "bob@x", "eve@x" };
	struct buf text = buf_new(&t->run);
	bool host = !below(6);
	unsigned n = 1 + below(3);

	for (unsigned i = 0; i < n; i++) {
		unsigned k = below(8);

		if (host)
			add_line(&text, host_lines[below(sizeof host_lines / sizeof *host_lines)]);
		else
			add_line(&text, d->lines[k] ? d->lines[k] : d->lines[0]);
	}
	return toy_input(t, at, host ? "host" : senders[below(6)], buf_str(&text).p);
}

enum { MAILS = 24 };

/* Often on the hour, where bells are; often several in one second. */
static void random_mails(struct toy *t, const struct deck *d, struct boxed *out)
{
	when at = T0;

	for (int i = 0; i < MAILS; i++) {
		at += below(3) ? (when)below(4) * HOUR : (when)below(2 * HOUR);
		out[i].in = random_mail(t, d, at);
		out[i].late = below(6) ? 0 : (when)below(6) * HOUR;
	}
	qsort(out, MAILS, sizeof *out, by_arrival);
}

enum how_run { IN_ONE, IN_PIECES, RESTARTED, CRASHING };

/* Between two mails a run may end and another begin, in one second too. */
static void pause_run(struct toy *t, struct box *box, enum how_run how, when from, when to)
{
	if (how == IN_ONE || below(3))
		return;
	if (from < to)
		box_ring(t, box, from + (when)below((unsigned)(to - from)), true);
	if (how != IN_PIECES)
		box_restart(t, box);
}

/* The step was made, but killed before its commit: nothing but the mail in the inbox is left of it. */
static void crash(struct toy *t, struct box *box)
{
	const struct state *tip = state_copy(toy_state(t), &t->run);
	struct outcome out;
	struct step step;

	engine_hear(t->e, &VEC_LAST(&box->list)->in, &out, &step, &t->mail);
	engine_free(t->e);
	t->e = toy_engine(t, tip);
	box_restart(t, box);
}

/* Some mails were on their way for hours; what is older than the last step counts at its time. */
static void delay(const struct toy *t, struct input *in, when late)
{
	when last = state_game(toy_state(t))->last;

	in->at -= late;
	if (in->at < last)
		in->at = last;
}

static void play(struct toy *t, const struct deck *d, uint64_t seed, enum how_run how)
{
	struct boxed mails[MAILS];
	struct box box = { 0 };

	dice_state = seed;
	toy_start(t, d->rules, d->options, 3);
	random_mails(t, d, mails);
	for (int i = 0; i < MAILS; i++) {
		struct input *in = &mails[i].in;

		if (i)
			pause_run(t, &box, how, mails[i - 1].in.at, in->at);
		box_ring(t, &box, in->at, false);
		delay(t, in, mails[i].late);
		VEC_PUSH(&box.list, &t->run, (struct boxed){ *in, state_copy(toy_state(t), &t->run), 0 });
		if (how == CRASHING && !below(3))
			crash(t, &box);
		else
			box_hear(t, &box, &VEC_LAST(&box.list)->in);
	}
	box_ring(t, &box, mails[MAILS - 1].in.at + 50 * HOUR, true);
}

static void compare(enum how_run how, unsigned from, unsigned n)
{
	unsigned steps = 0;

	n = some_of(n);
	for (unsigned i = from; i < from + n; i++) {
		const struct deck *d = &decks[i % DECKS];
		struct toy one, other;

		play(&one, d, 0x9e3779b97f4a7c15u * (i + 1), IN_ONE);
		play(&other, d, 0x9e3779b97f4a7c15u * (i + 1), how);
		steps += one.steps;
		if (!str_eq(buf_str(&one.log), buf_str(&other.log)))
			print_error("game %u (%s)\n", i, d->rules->name);
		assert_true(str_eq(buf_str(&one.log), buf_str(&other.log)));
		toy_close(&one);
		toy_close(&other);
	}
	assert_true(steps > 8 * n);
}

static void test_schedules__a_run_that_comes_late_gives_the_steps_of_one_on_time(void **state)
{
	(void)state;
	compare(IN_PIECES, 0, 400);
}

static void test_restore__state_and_inbox_are_as_good_as_the_undisturbed_run(void **state)
{
	(void)state;
	compare(RESTARTED, 400, 400);
}

static void test_restore__a_mail_whose_step_was_never_committed_acts_once(void **state)
{
	(void)state;
	compare(CRASHING, 800, 200);
}

/* ---- single cases ---- */

static struct toy restored(struct toy *t, const struct input *in, const struct state *then, enum restored expected)
{
	struct toy other = *t;

	other.e = toy_engine(t, toy_state(t));
	assert_int_equal(engine_restore(other.e, in, then), expected);
	return other;
}

static void test_restore__a_sealed_sheet_is_bound_against_the_state_of_its_arrival(void **state)
{
	struct toy t, other;
	struct input in;
	const struct state *then;

	(void)state;
	toy_start(&t, &camp, "", 2);
	in = toy_input(&t, T0 + HOUR, "ann@x", "order 1 2");
	then = state_copy(toy_state(&t), &t.run);
	engine_hear(t.e, &in, &t.out, &t.step, &t.mail);
	toy_mail(&t, 2, "host", "remove red");
	other = restored(&t, &in, then, RESTORE_KEPT);
	engine_outlook(other.e, 0, &t.out, &t.mail);
	assert_str(toy_standing(&t), "order 1 2");
	engine_free(other.e);
	toy_close(&t);
}

static void test_restore__what_joined_and_ordered_in_one_mail_is_recorded_twice_and_joins_once(void **state)
{
	struct toy t, other;
	struct input in;
	const struct state *then;

	(void)state;
	toy_start(&t, &camp, "", 2);
	in = toy_input(&t, T0 + HOUR, "eve@x", "join gold\norder 4 2");
	then = state_copy(toy_state(&t), &t.run);
	assert_true(engine_hear(t.e, &in, &t.out, &t.step, &t.mail));
	assert_string_equal(toy_verdicts(&t), "AA");
	assert_true(t.step.mails[0].stays);
	in.flags = INPUT_RECORDED;
	other = restored(&t, &in, then, RESTORE_KEPT);
	assert_int_equal(row_count(engine_state(other.e), TABLE_SEAT), 3);
	engine_outlook(other.e, 2, &t.out, &t.mail);
	assert_str(toy_standing(&t), "order 4 2");
	engine_free(other.e);
	toy_close(&t);
}

static void test_restore__a_recorded_mail_that_no_book_holds_may_leave_the_inbox(void **state)
{
	struct toy t, other;
	struct input in;
	const struct state *then;

	(void)state;
	toy_start(&t, &duel, "", 2);
	in = toy_input(&t, T0 + HOUR, "ann@x", "deploy 1");
	then = state_copy(toy_state(&t), &t.run);
	engine_hear(t.e, &in, &t.out, &t.step, &t.mail);
	in.flags = INPUT_RECORDED;
	other = restored(&t, &in, then, RESTORE_DONE);
	engine_free(other.e);
	toy_close(&t);
}

static void test_restore__refused_mails_wait_for_the_step_that_records_them(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "bob@x", "deploy 1");
	toy_mail(&t, 2, "bob@x", "?");
	toy_mail(&t, 3, "ann@x", "deploy 1");
	assert_int_equal(t.step.nmails, 3);
	assert_int_equal(t.step.mails[0].at, T0 + HOUR);
	assert_string_equal(t.step.mails[0].lines[0].canonical.p, "deploy 1");
	toy_close(&t);
}

static void test_steps__mails_of_an_open_sealed_call_are_recorded_by_its_close(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "dan@x", "hello");
	toy_mail(&t, 3, "host", "announce x");
	assert_int_equal(t.step.nmails, 2); /* the ignored one and the host's */
	toy_run_to(&t, 24);
	assert_int_equal(t.step.nmails, 1);
	assert_int_equal(t.step.mails[0].seat, 0);
	assert_int_equal(t.step.norders, 1);
	toy_close(&t);
}

TEST_MAIN(cmocka_unit_test(test_schedules__a_run_that_comes_late_gives_the_steps_of_one_on_time),
	  cmocka_unit_test(test_restore__state_and_inbox_are_as_good_as_the_undisturbed_run),
	  cmocka_unit_test(test_restore__a_mail_whose_step_was_never_committed_acts_once),
	  cmocka_unit_test(test_restore__a_sealed_sheet_is_bound_against_the_state_of_its_arrival),
	  cmocka_unit_test(test_restore__what_joined_and_ordered_in_one_mail_is_recorded_twice_and_joins_once),
	  cmocka_unit_test(test_restore__a_recorded_mail_that_no_book_holds_may_leave_the_inbox),
	  cmocka_unit_test(test_restore__refused_mails_wait_for_the_step_that_records_them),
	  cmocka_unit_test(test_steps__mails_of_an_open_sealed_call_are_recorded_by_its_close))
