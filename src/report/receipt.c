/*
 * receipt: the answer to a mail, in the order in which it was written: what is
 * asked and until when, every line with its verdict, what now stands, what is
 * missing, how to change it. Plain text that reads well on a phone.
 */
#include "base/utf8.h"
#include "report/report.h"
#include "report/wrap.h"

/* ---- head ------------------------------------------------------------------------------------- */

static void write_bell(struct buf *out, const struct receipt *r)
{
	const struct outcome *o = r->outcome;
	struct zone zone = option_zone(r->state);
	if (o->bell == WHEN_NEVER)
		return;
	struct str local = when_local(out->arena, &zone, o->bell), utc = when_iso(out->arena, o->bell);
	buf_addf(out, " until %.*s", STR_ARG(local));
	if (str_find(local, STR("UTC")) == local.n)
		buf_addf(out, " (%.*s)", STR_ARG(utc));
}

static void write_head(struct buf *out, const struct receipt *r)
{
	const struct outcome *o = r->outcome;
	buf_addf(out, "Game %.*s", STR_ARG(r->game->name));
	if (o->turn > 0)
		buf_addf(out, ", turn %d", o->turn);
	if (o->seat != SEAT_NONE)
		buf_addf(out, ", for %.*s", STR_ARG(seat_name(r->state, o->seat)));
	buf_add_c(out, ".\n");
	if (o->call != CALL_NONE && o->bell != WHEN_NONE) { /* else it is closed by now */
		buf_addf(out, "The %.*s is open", STR_ARG(o->call_name));
		write_bell(out, r);
		buf_add_c(out, ".\n");
	}
	if (o->asked)
		buf_addf(out, "Still awaited: %zu of %zu.\n", o->awaited, o->asked);
	if (r->repaired)
		wrap_text(out, STR("Some characters of your mail could not be read and were guessed; "
				   "please look closely at what was understood."), 0, 72);
	buf_add_char(out, '\n');
}

static void write_reason(struct buf *out, const struct receipt *r)
{
	const struct outcome *o = r->outcome;
	if (o->what == OUTCOME_ORDERS || !o->reason.n)
		return;
	wrap_text(out, str_printf(out->arena, "%s %.*s%s",
				  o->what == OUTCOME_REFUSED ? "Nothing of this mail was taken:" : "This mail was not read:",
				  STR_ARG(o->reason), str_ends(o->reason, STR(".")) ? "" : "."), 0, 72);
	buf_add_char(out, '\n');
}

/* ---- lines ------------------------------------------------------------------------------------ */

static void write_events(struct buf *out, const struct receipt *r, const struct outcome_line *l)
{
	for (size_t i = 0; i < l->nevents; i++) {
		struct buf words = buf_new(out->arena);
		if (event_words(&words, r->game, r->state, &l->events[i]))
			wrap_text(out, buf_str(&words), 6, 72);
	}
}

/* What, detail and hint: a sentence each, or clauses. */
static void add_clause(struct buf *out, struct str text)
{
	const bool sentence = text.n && text.p[0] >= 'A' && text.p[0] <= 'Z';
	struct str so_far = buf_str(out);
	if (text.n)
		buf_addf(out, "%s %.*s", str_ends(so_far, STR(".")) ? "" : sentence ? "." : ";",
			 STR_ARG(text));
}

static void write_note(struct buf *out, const struct diag *d)
{
	struct buf note = buf_new(out->arena);
	buf_addf(&note, "%s%.*s", d->severity == SEVERITY_WARNING ? "but: " : "note: ", STR_ARG(d->what));
	add_clause(&note, d->detail);
	add_clause(&note, d->hint);
	wrap_text(out, buf_str(&note), 6, 72);
}

static void write_understood(struct buf *out, const struct receipt *r, const struct outcome_line *l)
{
	struct str text = str_printf(out->arena, "line %u: %.*s", l->line, STR_ARG(l->canonical));
	wrap_text(out, text, 2, 72);
	write_events(out, r, l);
	for (size_t i = 0; i < l->ndiags; i++)
		write_note(out, &l->diags[i]);
}

static void write_refused(struct buf *out, const struct receipt *r, const struct outcome_line *l)
{
	for (size_t i = 0; i < l->ndiags; i++) {
		struct buf one = buf_new(out->arena);
		diag_render(&one, &l->diags[i], r->source);
		indent_text(out, buf_str(&one), 2);
	}
}

typedef void (*line_writer)(struct buf *, const struct receipt *, const struct outcome_line *);

static void write_group(struct buf *out, const struct receipt *r, const char *title, unsigned verdicts,
			line_writer f)
{
	bool any = false;
	for (size_t i = 0; i < r->outcome->nlines; i++) {
		const struct outcome_line *l = &r->outcome->lines[i];
		if (!(verdicts >> l->verdict & 1))
			continue;
		if (!any)
			buf_addf(out, "%s\n", title);
		any = true;
		f(out, r, l);
	}
	if (any)
		buf_add_char(out, '\n');
}

static void write_chatter(struct buf *out, const struct receipt *r, const struct outcome_line *l)
{
	struct buf text = buf_new(out->arena);
	struct str written = str_trim(source_text(r->source, l->at));
	escape_terminal(&text, str_sub(written, 0, 200));
	buf_addf(out, "  line %u: ", l->line);
	size_t n = utf8_fit(buf_str(&text), 56);
	buf_addf(out, "%.*s%s\n", (int)n, text.p ? text.p : "", n < text.n || written.n > 200 ? "..." : "");
}

static void write_lines(struct buf *out, const struct receipt *r)
{
	write_group(out, r, "Understood:", 1u << VERDICT_ACCEPTED | 1u << VERDICT_WARNED, write_understood);
	write_group(out, r, "Not taken:", 1u << VERDICT_REFUSED, write_refused);
	write_group(out, r, "Read as no orders:", 1u << VERDICT_CHATTER, write_chatter);
}

/* ---- tail ------------------------------------------------------------------------------------- */

static void write_list(struct buf *out, const char *title, const struct str *list, size_t n)
{
	if (!n)
		return;
	buf_addf(out, "%s\n", title);
	for (size_t i = 0; i < n; i++)
		wrap_text(out, list[i], 2, 72);
	buf_add_char(out, '\n');
}

static void write_tail(struct buf *out, const struct receipt *r)
{
	const struct outcome *o = r->outcome;
	write_list(out, "What now stands for you:", o->standing, o->nstanding);
	write_list(out, "And otherwise:", o->missing, o->nmissing);
	if (o->seat != SEAT_NONE && o->call != CALL_NONE && !o->final)
		wrap_text(out, STR("To change it, send all your orders again; to take everything back, "
				   "send \"withdraw\"."), 0, 72);
	if (r->extra.n)
		wrap_text(out, r->extra, 0, 72);
	if (r->hash_hex.n)
		buf_addf(out, "Receipt of mail %.*s\n", 16, r->hash_hex.p);
}

void receipt_write(struct buf *out, const struct receipt *r)
{
	write_head(out, r);
	write_reason(out, r);
	write_lines(out, r);
	write_tail(out, r);
}

static size_t count(const struct outcome *o, unsigned verdicts)
{
	size_t n = 0;
	for (size_t i = 0; i < o->nlines; i++)
		n += verdicts >> o->lines[i].verdict & 1;
	return n;
}

struct str receipt_subject(const struct receipt *r, struct arena *a)
{
	const struct outcome *o = r->outcome;
	const size_t taken = count(o, 1u << VERDICT_ACCEPTED | 1u << VERDICT_WARNED);
	const size_t refused = count(o, 1u << VERDICT_REFUSED);
	struct buf b = buf_new(a);
	buf_addf(&b, "[pbp:%.*s] ", STR_ARG(r->game->name));
	if (o->turn > 0)
		buf_addf(&b, "turn %d: ", o->turn);
	if (o->what != OUTCOME_ORDERS)
		buf_add_c(&b, "your mail was not taken");
	else
		buf_addf(&b, "%zu order%s taken", taken, taken == 1 ? "" : "s");
	if (refused)
		buf_addf(&b, ", %zu not", refused);
	return buf_str(&b);
}
