/*
 * evidence: what players kept, compared with a history: receipts and reports
 * (each names a mail, a public commit, or how the dice were fixed), an older
 * tip; and the public twin.
 */
#include "audit/names.h"
#include "audit/tickets.h"
#include "base/byte.h"
#include "base/file.h"
#include "mail/header.h"
#include "mail/mime.h"

enum { LETTER_MOST = 1 << 24 };

/* ---- a receipt -------------------------------------------------------------------------------- */

/* Mail programs break long lines with "=" at their ends; pages have blanks at which no line is broken. */
static struct str unfolded(struct str text, struct arena *a)
{
	struct buf b = buf_new(a);
	for (size_t i = 0; i < text.n; i++) {
		const struct str rest = str_sub(text, i, text.n);
		if (str_starts(rest, STR("=\r\n")))
			i += 2;
		else if (str_starts(rest, STR("=\n")))
			i += 1;
		else if (str_starts(rest, STR("\u00a0"))) {
			buf_add_char(&b, ' ');
			i += 1;
		} else {
			buf_add_char(&b, text.p[i]);
		}
	}
	return buf_str(&b);
}

static bool is_small_hex(char c)
{
	return byte_is_digit(c) || (c >= 'a' && c <= 'f');
}

/* The hex digits that follow the words, n of them or more; empty where there are none. */
static struct str digits_after(struct str text, struct str words, size_t n)
{
	size_t at = str_find(text, words) + words.n, end;
	while (at < text.n && strchr(" \t\r\n", text.p[at]))
		at++;
	for (end = at; end < text.n && is_small_hex(text.p[end]);)
		end++;
	return at < text.n && end - at >= n ? str_sub(text, at, end) : STR_NONE;
}

static bool has_commit(const struct audit *c, struct str hex)
{
	struct arena *a = c->place->run;
	for (size_t i = 0; i < c->n; i++)
		if (str_starts(object_hex(a, &c->commits[i].id), hex))
			return true;
	for (size_t i = 0; i < c->public.n; i++)
		if (str_starts(object_hex(a, &c->public.ids[i]), hex))
			return true;
	return false;
}

/* Mails that history records: private by trailer, public where revealed. */
static bool has_mail(struct audit *c, struct str hex)
{
	struct str mails;
	for (size_t i = 0; i < c->n; i++)
		if (c->is_private && commit_trailer(&c->commits[i], STR("Mails"), &mails) &&
		    str_find(mails, hex) < mails.n)
			return true;
	for (size_t i = 0; i < c->shown.mails.n; i++)
		if (str_starts(hash_hex(c->place->run, &c->shown.mails.at[i].hash), hex))
			return true;
	return false;
}

/* Orders of a call that is open lie in the inbox; only who has the game's folder can look there. */
static bool waits(struct audit *c, struct str hex)
{
	struct arena *a = c->place->run;
	const char *folder = audit_inbox(c);
	struct inbox_entry *list;
	struct inbox box;
	size_t n = 0;
	bool found = false;
	if (!folder || inbox_open(&box, folder, a, NULL))
		return false;
	inbox_list(&list, &n, &box, a, NULL);
	for (size_t i = 0; i < n && !found; i++)
		found = str_starts(hash_hex(a, &list[i].hash), hex);
	inbox_close(&box);
	return found;
}

/* The last step before its date. */
static bool step_dated(size_t *out, const struct audit *c, struct str receipt)
{
	const struct str mark = STR("\nDate: ");
	const size_t at = str_find(receipt, mark);
	struct str rest = str_sub(receipt, at + (at < receipt.n ? mark.n : 0), receipt.n), line;
	when date;
	if (at == receipt.n || !str_line(&rest, &line) || !when_parse_rfc5322(line, &date))
		return false;
	*out = 0;
	while (*out + 1 < c->n && c->commits[*out + 1].time <= date)
		++*out;
	return true;
}

/* The step whose public commit that is. */
static bool step_named(size_t *out, const struct audit *c, struct str hex)
{
	for (size_t i = 0; i < c->public.n; i++)
		if (str_starts(object_hex(c->place->run, &c->public.ids[i]), hex)) {
			*out = i < c->n ? i : c->n - 1;
			return true;
		}
	return false;
}

static bool has_closed(struct audit *c, size_t after, int64_t call, struct str open_at_the_end)
{
	struct str line = str_printf(c->place->run, "id=%lld ", (long long)call);
	for (size_t i = 0; !c->is_private && i < c->shown.closes.n; i++)
		if (c->shown.closes.at[i].call == call && c->shown.closes.at[i].step > after)
			return true;
	return c->is_private && str_find(open_at_the_end, line) == open_at_the_end.n;
}

static struct str calls_at(struct audit *c, size_t i)
{
	struct str text;
	return store_read(&text, c->store, &c->commits[i].id, STR("state/call"), c->place->run, NULL) ? STR("") : text;
}

/* A turn that was taken back takes what was written for the next one with it. */
static bool was_annulled(const struct audit *c, size_t after)
{
	return audit_host_took(c, HOST_TAKES_TURN, c->commits[after].time, WHEN_NEVER);
}

/* Whether a mail that came behind that step must be recorded by now: what was written for a call is with its close,
 * all else with the next step. Of the muster, which may stand open to the end, nothing is written down before. */
static bool is_due(struct audit *c, size_t after)
{
	struct str rest = calls_at(c, after), end = calls_at(c, c->n - 1), line, word;
	if (after + 1 >= (c->is_private ? c->n : c->tally.played) || was_annulled(c, after))
		return false;
	while (str_line(&rest, &line)) {
		int64_t call;
		if (str_find(line, STR(" kind=")) == line.n)
			continue;
		str_cut(&line, ' ', &word);
		if (str_to_int(str_sub(word, 3, word.n), &call) && !has_closed(c, after, call, end))
			return false;
	}
	return true;
}

/* What was refused or waits never becomes public, and a mail that came when the game was over is in no step. A line
 * that was taken stands in the receipt as "  spawn 3 ...", or "  line 3: spawn 3 ...", below one of two headings. */
static bool took_effect(struct str receipt)
{
	struct str line;
	bool taken = false;
	while (str_line(&receipt, &line)) {
		if (str_ends(line, STR(":")) && !str_starts(line, STR(" ")))
			taken = str_starts(line, STR("Understood")) || str_starts(line, STR("Taken"));
		if (taken && str_starts(line, STR("  ")))
			return true;
	}
	return false;
}

struct kept_letter { /* without a ticket */
	const char *path;
	struct str text, mail, tip, dice;
};

static int check_mail(struct audit *c, const struct kept_letter *r)
{
	size_t after = 0;
	if (c->seals.owed) { /* what the game did not sign anybody may have written */
		c->tickets.bare++;
		return 0;
	}
	if (has_mail(c, r->mail) || waits(c, r->mail))
		return 0;
	if (!((r->tip.n && step_named(&after, c, r->tip)) || step_dated(&after, c, r->text)) || !is_due(c, after) ||
	    (!c->is_private && !took_effect(r->text))) {
		c->tally.unseen++;
		return 0;
	}
	return audit_differ(
		c, c->n, "%s is a receipt of mail %.*s, but no step records that mail: it was held back or taken out",
		r->path, STR_ARG(r->mail));
}

static bool holds_ticket(struct str text)
{
	return str_find(text, STR("pbp ticket")) < text.n;
}

/* The plain texts of a part: what it says, and what is attached. */
static bool add_texts(struct buf *out, const struct mime_part *p, struct arena *a)
{
	struct str text;
	bool fine = true;
	for (size_t i = 0; i < p->nparts; i++)
		fine &= add_texts(out, &p->parts[i], a);
	if (p->nparts || !str_eq_c(p->type, "text/plain"))
		return fine;
	if (mime_content(&text, p, LETTER_MOST, a) != MIME_FINE)
		return false;
	buf_addf(out, "%.*s\n", STR_ARG(text));
	return fine;
}

/* Of a letter that was saved as it came the text, decoded; else as it is. */
static struct str letter_text(struct str raw, struct arena *a)
{
	struct header h;
	struct mime m;
	struct buf texts = buf_new(a);
	header_parse(&h, raw, a);
	if (!header_get(&h, "Content-Type").n || mime_read(&m, raw, &h, a) != MIME_FINE)
		return raw;
	const bool fine = add_texts(&texts, &m.root, a);
	mime_release(&m);
	return fine && holds_ticket(buf_str(&texts)) ? buf_str(&texts) : raw;
}

static struct kept_letter read_letter(const char *path, struct str raw, struct arena *a)
{
	const struct str text = unfolded(raw, a);
	const struct str tip = digits_after(text, STR("Public history: commit"),
					    OBJECT_HEX); /* or as it was said before */
	return (struct kept_letter){
		.path = path,
		.text = text,
		.mail = digits_after(text, STR("Receipt of mail"), 12),
		.tip = tip.n ? tip : digits_after(text, STR("public history stands at commit"), OBJECT_HEX),
		.dice = digits_after(text, STR("commitment"), HASH_HEX),
	};
}

/* What a letter says that is not signed, although the game signs, anybody may have written; and whether a game signs
 * that is not played again is not known. */
static int contradict(struct audit *c, const struct kept_letter *k, struct str what)
{
	if (!c->seals.owed && !c->wording.rules.n)
		return audit_differ(c, c->n,
				    "%s %.*s: if the letter is as it came, the history was rewritten after it "
				    "was published",
				    k->path, STR_ARG(what));
	tickets_foreign(c, k->path,
			str_printf(c->place->run,
				   "it %.*s. It bears no signature, so it accuses nobody. If the letter is as it came, "
				   "compare with what is signed: a ticket (--receipt), or a commit that you or another "
				   "player fetched (--since)",
				   STR_ARG(what)));
	return 0;
}

static int check_tip(struct audit *c, const struct kept_letter *k)
{
	if (!k->tip.n || has_commit(c, k->tip))
		return 0;
	if (c->is_private && !c->public.n) { /* a signed game without its public twin */
		c->tally.unseen++;
		return 0;
	}
	return contradict(
		c, k,
		str_printf(c->place->run, "names commit %.10s of the public history, which is not in it", k->tip.p));
}

static int check_commitment(struct audit *c, const struct kept_letter *k)
{
	struct hash end;
	if (!k->dice.n || !hash_from_hex(k->dice, &end) || !hash_cmp(&end, &c->chain.end) || c->chain.number)
		return 0;
	return contradict(c, k,
			  str_printf(c->place->run,
				     "says the dice were fixed by %.12s..., but this history has another commitment",
				     k->dice.p));
}

static int check_receipt(struct audit *c, const char *path, struct held_tickets *tickets, struct err *e)
{
	struct str text;
	int code = file_read(&text, path, LETTER_MOST, c->place->run, e);
	if (code)
		return code;
	if (tickets_read(tickets, c, path, letter_text(text, c->place->run)))
		return 0;
	const struct kept_letter k = read_letter(path, text, c->place->run);
	const size_t foreign = c->tickets.foreign.n;
	if (!k.mail.n && !k.tip.n)
		return err_set(e, ERR_SYNTAX, "%s is no receipt and no report: it names neither a mail nor a commit",
			       path);
	code = check_tip(c, &k);
	if (!code)
		code = check_commitment(c, &k);
	c->tally.receipts += !code && c->tickets.foreign.n == foreign;
	return !code && k.mail.n ? check_mail(c, &k) : code;
}

static int check_since(struct audit *c, const char *hex)
{
	if (has_commit(c, str_c(hex)))
		return 0;
	if (c->is_private && !c->public.n) {
		c->tally.tips++; /* a signed game without its public twin */
		return 0;
	}
	return audit_differ(c, c->n, "commit %s, which was published, is not in this history: it was rewritten", hex);
}

int audit_evidence(struct audit *c, struct err *e)
{
	struct held_tickets tickets = { 0 };
	int code = 0;
	for (size_t i = 0; !code && i < c->asked.since.n; i++)
		code = check_since(c, c->asked.since.at[i]);
	for (size_t i = 0; !code && i < c->asked.receipts.n; i++)
		code = check_receipt(c, c->asked.receipts.at[i], &tickets, e);
	if (!code)
		code = tickets_check(c, &tickets);
	for (size_t i = 0; !code && !c->wording.rules.n && i < c->asked.mails.n; i++)
		code = own_check(c, c->asked.mails.at[i], &tickets, e);
	return code;
}

/* ---- the public twin -------------------------------------------------------------------------- */

/* Nothing in it is wrong, but players do not see what they may. */
static int tell_behind(struct audit *c, size_t n)
{
	struct buf b = buf_new(c->place->run);
	buf_addf(&b, "the public history is behind the private one: it has %zu of %zu commits and lacks", n,
		 c->public.n);
	for (size_t i = n; i < c->public.n; i++) {
		if (i == n + 10) {
			buf_addf(&b, "\n    ... and %zu more", c->public.n - i);
			break;
		}
		buf_addf(&b, "\n    %.*s", STR_ARG(c->public.subjects[i]));
	}
	return audit_differ(c, c->n, "%.*s\nThe next `pbp process` publishes that.", STR_ARG(buf_str(&b)));
}

/* The private history is an older one: nothing of it was forged, and what is missing stands in the public one. */
static int tell_restored(struct audit *c, const struct commit *list, size_t n)
{
	struct buf b = buf_new(c->place->run);
	buf_addf(
		&b,
		"the private history ends at step %zu, and what is public goes on: it was put back from an older backup. "
		"Missing in it:",
		c->n - 1);
	for (size_t i = c->public.n; i < n; i++)
		buf_addf(&b, "\n    %.*s  %.*s", STR_ARG(when_iso(c->place->run, list[i].time)),
			 STR_ARG(commit_subject(&list[i])));
	c->restored = true;
	return audit_differ(c, c->n, "%.*s\n`pbp doctor --restore` lets the game go on from there.",
			    STR_ARG(buf_str(&b)));
}

int audit_twin(struct audit *c, struct err *e)
{
	struct store *s;
	struct object_id tip;
	struct commit *list = NULL;
	size_t n = 0, i = 0;
	int code = store_git_open(&s, c->public.path, e);
	if (code == ERR_NOT_FOUND)
		return tell_behind(c, 0);
	if (!code)
		code = store_tip(&tip, s, e);
	if (!code && !object_is_none(&tip))
		code = store_history(&list, &n, s, &tip, NULL, OLDEST_FIRST, c->place->run, e);
	store_close(s);
	while (!code && i < n && i < c->public.n && object_eq(&list[i].id, &c->public.ids[i]))
		i++;
	if (!code && i == n && n < c->public.n)
		return tell_behind(c, n);
	if (!code && i < n && i == c->public.n)
		return tell_restored(c, list, n);
	if (!code && i < n)
		code = audit_differ(c, i < c->n ? i : c->n,
				    "the public history is not what follows from the private one: commit "
				    "%.10s (\"%.*s\") of %s",
				    object_hex(c->place->run, &list[i].id).p, STR_ARG(commit_subject(&list[i])),
				    c->public.path);
	return code;
}
