/*
 * phrase: texts with holes. A hole is read in one step to its closing brace; its
 * branches may hold plain holes but no further choices, so there is no nesting
 * to speak of and each byte is read at most twice.
 */
#include "base/phrase.h"

struct hole {
	struct str whole; /* with its braces */
	struct str name, form;
	char choice; /* '?', '#' or 0 */
	struct str first, second;
};

static size_t name_length(struct str s)
{
	size_t n = 0;

	while (n < s.n && s.p[n] && strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.", s.p[n]))
		n++;
	return n;
}

static struct str take(struct str *rest, size_t n)
{
	struct str front = str_sub(*rest, 0, n);

	*rest = str_sub(*rest, n, rest->n);
	return front;
}

static bool take_char(struct str *rest, char c)
{
	return rest->n && *rest->p == c && take(rest, 1).n;
}

/* {name or {name:form, without what follows. */
static bool take_opening(struct str *rest, struct hole *h)
{
	if (!take_char(rest, '{'))
		return false;
	h->name = take(rest, name_length(*rest));
	if (!take_char(rest, ':'))
		return h->name.n > 0;
	h->form = take(rest, name_length(*rest));
	return h->name.n && h->form.n;
}

/* {name} or {name:form} */
static bool take_plain_hole(struct str *rest)
{
	struct hole h = { .choice = 0 };

	return take_opening(rest, &h) && take_char(rest, '}');
}

/* Text and plain holes up to the closing brace, or to the bar where one may come. */
static bool take_branch(struct str *rest, bool ends_at_bar, struct str *branch)
{
	struct str from = *rest;

	while (rest->n && *rest->p != '}' && !(ends_at_bar && *rest->p == '|')) {
		bool brace = *rest->p == '{';

		if (brace ? !take_plain_hole(rest) : !take(rest, 1).n)
			return false;
	}
	*branch = str_sub(from, 0, from.n - rest->n);
	return rest->n > 0;
}

static bool take_choice(struct str *rest, struct hole *h)
{
	h->choice = take_char(rest, '?') ? '?' : take_char(rest, '#') ? '#' : 0;
	if (!h->choice)
		return true;
	if (!take_branch(rest, true, &h->first))
		return false;
	if (!take_char(rest, '|'))
		return h->choice == '?';
	return take_branch(rest, false, &h->second);
}

/* The hole at the front of *rest, which moves behind it; where it is none nothing is taken. */
static bool take_hole(struct str *rest, struct hole *h)
{
	struct str s = *rest;

	*h = (struct hole){ .choice = 0 };
	if (!take_opening(&s, h) || !take_choice(&s, h) || !take_char(&s, '}'))
		return false;
	h->whole = str_sub(*rest, 0, rest->n - s.n);
	*rest = s;
	return true;
}

int phrase_check(struct str text, struct err *e)
{
	struct str rest = text;
	struct hole h;

	for (;;) {
		take(&rest, str_find_char(rest, '{'));
		if (!rest.n)
			return 0;
		if (str_starts(rest, STR("{{")))
			take(&rest, 2);
		else if (!take_hole(&rest, &h))
			return err_set(e, ERR_SYNTAX, "\"%.*s\" is no hole of a phrase", STR_ARG(str_sub(rest, 0, 60)));
	}
}

void phrase_holes(struct str text, void (*each)(void *context, const struct phrase_hole *h), void *context)
{
	struct hole h;

	while (take(&text, str_find_char(text, '{')).p && text.n) {
		if (str_starts(text, STR("{{")) || !take_hole(&text, &h)) {
			take(&text, str_starts(text, STR("{{")) ? 2 : 1);
			continue;
		}
		each(context, &(struct phrase_hole){ h.name, h.form, h.choice });
		if (h.choice) { /* branches hold plain holes only */
			phrase_holes(h.first, each, context);
			phrase_holes(h.second, each, context);
		}
	}
}

struct filler {
	phrase_fill fill;
	void *context;
	struct buf *out;
	size_t unfilled;
};

static void truncate_to(struct buf *b, size_t n)
{
	b->n = n;
	if (b->p)
		b->p[n] = '\0';
}

static void leave_as_it_stands(struct filler *f, struct str whole)
{
	buf_add(f->out, whole);
	f->unfilled++;
}

static void write_value(struct filler *f, const struct hole *h)
{
	size_t before = f->out->n;

	if (f->fill(f->context, h->name, h->form, f->out))
		return;
	truncate_to(f->out, before);
	leave_as_it_stands(f, h->whole);
}

/* A branch holds plain holes only. */
static void write_branch(struct filler *f, struct str text)
{
	struct hole h;

	while (text.n) {
		buf_add(f->out, take(&text, str_find_char(text, '{')));
		if (text.n && take_hole(&text, &h))
			write_value(f, &h);
	}
}

static void write_choice(struct filler *f, const struct hole *h)
{
	size_t before = f->out->n;
	bool filled = f->fill(f->context, h->name, h->form, f->out), first;
	struct str value = str_sub(buf_str(f->out), before, f->out->n);

	first = h->choice == '#' ? str_eq_c(value, "1") : value.n && !str_eq_c(value, "0");
	truncate_to(f->out, before);
	if (filled)
		write_branch(f, first ? h->first : h->second);
	else
		leave_as_it_stands(f, h->whole);
}

size_t phrase_write(struct buf *out, struct str text, phrase_fill fill, void *context)
{
	struct filler f = { .fill = fill, .context = context, .out = out };
	struct hole h;

	while (text.n) {
		buf_add(out, take(&text, str_find_char(text, '{')));
		if (!text.n)
			break;
		if (str_starts(text, STR("{{")))
			buf_add(out, str_sub(take(&text, 2), 0, 1));
		else if (!take_hole(&text, &h))
			leave_as_it_stands(&f, take(&text, 1));
		else if (h.choice)
			write_choice(&f, &h);
		else
			write_value(&f, &h);
	}
	return f.unfilled;
}
