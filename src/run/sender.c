/*
 * sender: see sender.h.
 */
#include <unistd.h>

#include "run/sender.h"

struct answer {
	int code;
	struct sending end;
	struct err e;
};
struct work {
	struct outbox *outbox;
	const struct sending *how;
};

static void wait_and_send(int word, int answer, void *context)
{
	const struct work *w = context;
	struct answer a = { .end = *w->how };
	char c;

	close(STDIN_FILENO); /* whoever writes to us there waits for its end */
	if (!child_read(word, &c, 1))
		return;
	a.code = sending_run(&a.end, w->outbox, &a.e);
	outbox_close(w->outbox); /* of what this process put there */
	if (write(answer, &a, sizeof a) != sizeof a)
		_exit(1);
}

int sender_start(struct sender *out, struct outbox *o, const struct sending *how, struct err *e)
{
	return child_start(&out->child, wait_and_send, &(struct work){ o, how }, "the sender of letters", e);
}

int sender_send(struct sender *s, struct sending *end, struct err *e)
{
	struct answer a;

	if (write(s->child.ask, "s", 1) != 1 || !child_read(s->child.answer, &a, sizeof a))
		return err_set(e, ERR_AGAIN, "the sender of letters died; they wait in the outbox");
	*end = a.end;
	*e = a.e;
	return a.code;
}

void sender_stop(struct sender *s)
{
	child_stop(&s->child);
}
