/*
 * waited: letters that had to wait, on their way: all of one kind to one address in one.
 */
#include "disk/later.h"
#include "letters/digest.h"
#include "letters/letters.h"
#include "letters/sending.h"
#include "report/receipt.h"

enum { BYTES_MOST = 64 << 10 };

/* any: what waited for no hour of the day is one letter. */
static size_t same_reader(const struct late *all, size_t n, bool any)
{
	size_t k = 1;
	while (k < n && str_eq(all[k].to, all[0].to) && str_eq(all[k].kind, all[0].kind) &&
	       (all[k].until == all[0].until || (any && all[0].until != WHEN_NONE && all[k].until != WHEN_NONE)) &&
	       all[k].turn == all[0].turn)
		k++;
	return k;
}

/* Behind an answer that waited stands its ticket: it goes with the letter as a file, as with any answer. */
static struct str cut_ticket(struct str *text)
{
	const struct str begin = STR("\npbp ticket 1\n");
	size_t at = text->n, next;
	for (size_t from = 0; (next = from + str_find(str_sub(*text, from, text->n), begin)) < text->n; from = next + 1)
		at = next; /* the last: his own words stand above it */
	const struct str ticket = str_sub(*text, at + (at < text->n), text->n);
	*text = str_sub(*text, 0, at);
	return ticket;
}

/* Whoever floods us must not flood another with it: behind some screens only what it was about; named: that may be said. */
static json_t *joined(struct str *tickets, const struct late *all, size_t n, bool named, struct arena *a)
{
	struct buf b = buf_new(a);
	json_t *list = json_array();
	size_t bytes = 0;
	for (size_t i = 0; i < n; i++) {
		json_t *one = json_object();
		const bool whole = bytes < BYTES_MOST;
		bytes += all[i].subject.n + all[i].text.n;
		model_set(one, "subject", all[i].subject, a);
		struct str text = all[i].text;
		const struct str ticket = cut_ticket(&text);
		if (whole)
			model_set_lines(one, "text", text, a);
		if (whole && ticket.n)
			buf_addf(&b, "%s%.*s\n", b.n ? "\n" : "", STR_ARG(str_trim(ticket)));
		if (named)
			model_set(one, "mail", str_sub(hash_hex(a, &all[i].about), 0, RECEIPT_HEX), a);
		json_array_append_new(list, one);
	}
	*tickets = buf_str(&b);
	return list;
}

/* Of several it is named after the first: what comes after it is another letter. */
static int send(struct desk *k, const struct late *all, size_t n, struct arena *a, struct err *e)
{
	const struct late *first = &all[0];
	const struct state *s = engine_state(k->live.engine);
	struct letter letter = { .from = live_address(&k->live, a), .from_name = k->live.name, .to = first->to };
	struct letter_words w = { first->subject, first->text };
	struct str ticket = cut_ticket(&w.lines);
	json_t *value;
	int code = 0;
	letter.about = first->about;
	letter.kind = first->kind;
	letter.date = first->until != WHEN_NONE ? first->until : state_game(s)->last;
	if (digest_is(first)) {
		letter.from = letter.from_name = STR_NONE; /* as all that is for the host */
		code = digest_say(&w, k, all, n, a, e);
	} else if (n == 1) {
		letter.reply_to = first->reply_to;
	} else {
		value = json_pack("{s:i,s:o}", "n", (int)n, "letters",
				  joined(&ticket, all, n, !option_is(s, "ticket", "after"), a));
		model_set(value, "kind", first->kind, a);
		code = letter_say(&w, k, "several", value, a, e);
	}
	w.ticket = ticket;
	return code ? code : letter_post(k, &letter, &w, a, e);
}

int letters_waited(struct desk *k, when now, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct late *due;
	const size_t n = later_due(&due, k, now, &a);
	int code = 0;
	for (size_t i = 0; !code && i < n;) {
		const int32_t digest = digest_is(&due[i]) ? hosts_digest(&k->live.hosts, due[i].to) : 0;
		const size_t some = same_reader(due + i, n - i, digest == DIGEST_ALWAYS);
		code = digest == DIGEST_OFF ? 0 : send(k, due + i, some, &a, e);
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
