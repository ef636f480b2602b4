/*
 * waited: letters that had to wait, on their way: all of one kind to one address in one.
 */
#include "disk/later.h"
#include "letters/letters.h"
#include "report/receipt.h"

enum { BYTES_MOST = 64 << 10 };

static size_t same_reader(const struct late *all, size_t n)
{
	size_t k = 1;
	while (k < n && str_eq(all[k].to, all[0].to) && str_eq(all[k].kind, all[0].kind) &&
	       all[k].until == all[0].until && all[k].turn == all[0].turn)
		k++;
	return k;
}

/* Whoever floods us must not flood another with it: behind some screens only what it was about; named: that may be said. */
static struct str joined_text(const struct late *all, size_t n, bool named, struct arena *a)
{
	struct buf b = buf_new(a);
	buf_addf(&b, "%zu letters in one, for mails of one day.\n", n);
	for (size_t i = 0; i < n; i++) {
		buf_addf(&b, "\n=== %.*s\n", STR_ARG(all[i].subject));
		if (b.n < BYTES_MOST)
			buf_addf(&b, "\n%.*s", STR_ARG(all[i].text));
		else if (named)
			buf_addf(&b, "Receipt of mail %.*s. All that stands: answer \"orders\".\n", RECEIPT_HEX,
				 hash_hex(a, &all[i].about).p);
		else
			buf_add_c(&b, "All that stands: answer \"orders\".\n");
	}
	return buf_str(&b);
}

/* Of several it is named after the first: what comes after it is another letter. */
static int send(struct desk *k, const struct late *all, size_t n, struct arena *a, struct err *e)
{
	const struct late *first = &all[0];
	struct letter letter = { .from = live_address(&k->live, a), .from_name = k->live.name };
	letter.to = first->to;
	letter.subject = first->subject;
	letter.text = first->text;
	letter.about = first->about;
	letter.kind = first->kind;
	letter.date = first->until != WHEN_NONE ? first->until : state_game(engine_state(k->live.engine))->last;
	if (n == 1)
		letter.reply_to = first->reply_to;
	if (n > 1) {
		letter.subject = str_printf(a, "%zu letters in one: %.*s [pbp:%.*s]", n, STR_ARG(first->kind),
					    STR_ARG(k->live.name));
		letter.text = joined_text(all, n, !option_is(engine_state(k->live.engine), "ticket", "after"), a);
	}
	return outbox_add(&k->live.root->outbox, &letter, e);
}

int letters_waited(struct desk *k, when now, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct late *due;
	const size_t n = later_due(&due, k, now, &a);
	int code = 0;
	for (size_t i = 0; !code && i < n;) {
		const size_t some = same_reader(due + i, n - i);
		code = send(k, due + i, some, &a, e);
		i += some;
	}
	arena_release(&a);
	return code;
}

int letters_waited_done(struct desk *k, when now, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct late *due;
	const size_t n = later_due(&due, k, now, &a);
	int code = 0;
	for (size_t i = 0; !code && i < n; i++)
		code = later_remove(k, &due[i], e);
	arena_release(&a);
	return code;
}
