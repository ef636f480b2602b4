/*
 * orders: see orders.h.
 */
#include "disk/orders.h"

static const struct str verdicts[] = { STR("accepted"), STR("warned"), STR("refused"), STR("chatter"), STR("held") };
static const struct str classes[] = { STR("orders"), STR("refused"), STR("ignored") };

enum { VERDICTS = sizeof verdicts / sizeof *verdicts, CLASSES = sizeof classes / sizeof *classes };

struct str class_word(enum outcome_class what)
{
	return classes[what];
}

enum outcome_class class_of_word(struct str word)
{
	for (size_t i = 0; i < CLASSES; i++)
		if (str_eq(word, classes[i]))
			return (enum outcome_class)i;
	return OUTCOME_ORDERS;
}

/* ---- made ------------------------------------------------------------------------------------- */

static void write_line(struct buf *out, const struct outcome_line *line, const struct source *text)
{
	buf_addf(out, "%u %.*s", line->line, STR_ARG(verdicts[line->verdict]));
	if (line->canonical.n)
		buf_addf(out, ": %.*s", STR_ARG(line->canonical));
	buf_add_c(out, "\n  > ");
	struct str written = source_text(text, line->at);
	for (size_t i = 0; i < written.n; i++)
		buf_add_char(out, (unsigned char)written.p[i] < ' ' ? ' ' : written.p[i]);
	buf_add_char(out, '\n');
	for (size_t i = 0; i < line->ndiags; i++)
		if (line->diags[i].severity == SEVERITY_ERROR)
			buf_addf(out, "  ! %.*s%s%.*s\n", STR_ARG(line->diags[i].rule),
				 line->diags[i].rule.n ? ": " : "", STR_ARG(line->diags[i].what));
}

void orders_write(struct buf *out, const struct recorded *mails, size_t n, seat_id seat)
{
	for (size_t i = 0; i < n; i++) {
		const struct recorded *m = &mails[i];
		if (m->seat != seat)
			continue;
		buf_addf(out, "mail %.*s %.*s %.*s", STR_ARG(hash_hex_short(out->arena, &m->hash)),
			 STR_ARG(when_iso(out->arena, m->at)), STR_ARG(class_word(m->what)));
		buf_addf(out, "%s%.*s\n", m->reason.n ? ": " : "", STR_ARG(m->reason));
		for (size_t k = 0; k < m->nlines; k++)
			write_line(out, &m->lines[k], m->input->text);
	}
}

/* ---- read ------------------------------------------------------------------------------------- */

struct str orders_path(seat_id seat, struct str name, struct arena *a)
{
	const struct str slug = str_slug(a, name);
	return slug.n ? str_printf(a, "orders/%.*s", STR_ARG(slug)) : str_printf(a, "orders/seat-%d", (int)seat);
}

bool orders_read_mail(struct str *digits, struct str line)
{
	struct str word;
	return str_cut(&line, ' ', &word) && str_eq_c(word, "mail") && str_cut(&line, ' ', digits);
}

bool orders_read_line(struct orders_line *out, struct str line)
{
	struct str number, verdict;
	int64_t n;
	if (!str_cut(&line, ' ', &number) || !str_to_int(number, &n) || n < 0 || n > UINT32_MAX ||
	    !str_cut(&line, ':', &verdict))
		return false;
	*out = (struct orders_line){ .line = (uint32_t)n, .canonical = str_trim(line) };
	for (size_t i = 0; i < VERDICTS; i++)
		if (str_eq(verdict, verdicts[i])) {
			out->verdict = (enum verdict)i;
			return true;
		}
	return false;
}
