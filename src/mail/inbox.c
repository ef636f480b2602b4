/*
 * inbox: decisions as text, and files named by when they count.
 */
#include "mail/inbox.h"

#include "base/buf.h"
#include "base/file.h"

#define TIME_MAX 999999999999 /* twelve digits */

enum { HEAD_FIRST = 4096 }; /* most heads, and many a text, are shorter */

enum { SUM_DIGITS = 32 };

/* Without sums; without what was understood as well; without the words that were heard. */
static const char title[] = "pbp decision 5", unsummed[] = "pbp decision 4", older[] = "pbp decision 3",
		  oldest[] = "pbp decision 2";

int decision_cmp(const struct decision *a, const struct decision *b)
{
	if (a->arrival != b->arrival)
		return a->arrival < b->arrival ? -1 : 1;
	if (a->after != b->after)
		return a->after < b->after ? -1 : 1;
	if (a->place != b->place)
		return a->place < b->place ? -1 : 1;
	return hash_cmp(&a->hash, &b->hash);
}

int decision_heard_cmp(const struct decision *a, const struct decision *b)
{
	if (a->after != b->after)
		return a->after < b->after ? -1 : 1;
	if (a->place != b->place)
		return a->place < b->place ? -1 : 1;
	return decision_cmp(a, b);
}

/* The texts of a decision, in the order in which they are written. */
static const struct {
	const char *name;
	size_t offset;
} texts[] = {
	{ "class", offsetof(struct decision, class) },     { "reason", offsetof(struct decision, reason) },
	{ "seat", offsetof(struct decision, seat) },       { "from", offsetof(struct decision, from) },
	{ "verdict", offsetof(struct decision, verdict) },
};
#define NTEXTS (sizeof texts / sizeof *texts)

static struct str *text_of(struct decision *d, size_t i)
{
	return (struct str *)(void *)((char *)d + texts[i].offset);
}

static void add_one_line(struct buf *b, struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		buf_add_char(b, (unsigned char)s.p[i] < ' ' || s.p[i] == 0x7f ? ' ' : s.p[i]);
}

static struct str sum_of(struct str bytes, struct arena *a)
{
	const struct hash h = hash_of(bytes);

	return str_sub(hash_hex(a, &h), 0, SUM_DIGITS);
}

/* All of it but the first two lines. */
static struct str head_summed(const struct decision *d, struct arena *a)
{
	struct decision copy = *d;
	struct buf b = buf_new(a);
	struct str hex = hash_hex(a, &d->hash);

	buf_addf(&b, "arrival %lld\nafter %u\nplace %u\nhash %.*s\n", (long long)d->arrival, d->after, d->place,
		 STR_ARG(hex));
	for (size_t i = 0; i < NTEXTS; i++) {
		buf_addf(&b, "%s ", texts[i].name);
		add_one_line(&b, *text_of(&copy, i));
		buf_add_char(&b, '\n');
	}
	if (!d->heard) {
		buf_add_c(&b, "heard -\n\n");
		return buf_str(&b);
	}
	buf_addf(&b, "heard %u %zu", d->flags, d->text.n);
	if (d->tape.p)
		buf_addf(&b, " %zu", d->tape.n);
	buf_add_c(&b, "\n\n");
	buf_add(&b, d->text);
	buf_add(&b, d->tape);
	return buf_str(&b);
}

struct str decision_head(const struct decision *d, struct arena *a)
{
	const struct str head = head_summed(d, a);

	return str_printf(a, "%s\nsum %.*s %.*s\n%.*s", title, STR_ARG(sum_of(head, a)), STR_ARG(sum_of(d->raw, a)),
			  STR_ARG(head));
}

/* "name value", the value being all behind the first blank */
static bool take_named(struct str *rest, const char *name, struct str *value)
{
	struct str line, key = str_c(name);

	if (!str_cut(rest, '\n', &line) || !str_starts(line, key) || line.n <= key.n || line.p[key.n] != ' ')
		return false;
	*value = str_sub(line, key.n + 1, line.n);
	return true;
}

static bool take_number(struct str *rest, const char *name, uint32_t *out)
{
	struct str value;
	int64_t n;

	if (!take_named(rest, name, &value) || !str_to_int(value, &n) || n < 0 || n > UINT32_MAX)
		return false;
	*out = (uint32_t)n;
	return true;
}

static bool take_small(struct str *rest, uint32_t *out)
{
	struct str word;
	int64_t n;

	if (!str_cut(rest, ' ', &word) || !str_to_int(word, &n) || n < 0 || n > UINT32_MAX)
		return false;
	*out = (uint32_t)n;
	return true;
}

/* "FLAGS LENGTH LENGTH", the text and the tape standing behind the head; "-": it was not heard */
static bool take_heard(struct decision *out, struct str *rest)
{
	struct str value;
	uint32_t text, tape;

	if (!take_named(rest, "heard", &value))
		return false;
	if (str_eq_c(value, "-"))
		return true;
	out->heard = true;
	if (!take_small(&value, &out->flags) || !take_small(&value, &text))
		return false;
	out->text.n = text;
	if (!value.n)
		return true;
	out->tape.p = "";
	if (!take_small(&value, &tape))
		return false;
	out->tape.n = tape;
	return true;
}

struct form {                  /* of a file */
	bool old;              /* it says nothing of what was heard */
	struct str head, mail; /* sums, of all from `from` on that is not the mail, and of the mail; empty: none */
	struct str from;
};

static bool take_title(struct form *out, struct str *rest)
{
	struct str line;
	bool known;

	*out = (struct form){ .old = false };
	if (!str_cut(rest, '\n', &line))
		return false;
	out->old = str_eq_c(line, oldest);
	known = out->old || str_eq_c(line, older) || str_eq_c(line, unsummed);
	if (str_eq_c(line, title))
		known = take_named(rest, "sum", &out->mail) && str_cut(&out->mail, ' ', &out->head) &&
			out->head.n == SUM_DIGITS && out->mail.n == SUM_DIGITS;
	out->from = *rest;
	return known;
}

static bool take_place(struct decision *out, struct str *rest, struct form *form)
{
	struct str value;

	return take_title(form, rest) && take_named(rest, "arrival", &value) && str_to_int(value, &out->arrival) &&
	       take_number(rest, "after", &out->after) && take_number(rest, "place", &out->place) &&
	       take_named(rest, "hash", &value) && hash_from_hex(value, &out->hash);
}

/* All up to the empty line; of the text its length. */
static bool take_head(struct decision *out, struct str *rest, struct form *form)
{
	struct str line;

	if (!take_place(out, rest, form))
		return false;
	for (size_t i = 0; i < NTEXTS; i++)
		if (!take_named(rest, texts[i].name, text_of(out, i)))
			return false;
	return (form->old || take_heard(out, rest)) && str_cut(rest, '\n', &line) && !line.n;
}

static bool has_text(const struct decision *d, struct str rest)
{
	return d->text.n <= rest.n && d->tape.n <= rest.n - d->text.n;
}

static void take_text(struct decision *out, struct str *rest)
{
	const size_t text = out->text.n, tape = out->tape.n;

	out->text = str_sub(*rest, 0, text);
	if (out->tape.p)
		out->tape = str_sub(*rest, text, text + tape);
	*rest = str_sub(*rest, text + tape, rest->n);
}

static bool has_sum(struct str bytes, struct str sum)
{
	struct arena a = ARENA_INIT;
	const bool fits = !sum.n || str_eq(sum_of(bytes, &a), sum);

	arena_release(&a);
	return fits;
}

/* rest: what stands behind the words. */
static int check_head(const struct form *form, struct str rest, struct err *e)
{
	if (has_sum(str_sub(form->from, 0, form->from.n - rest.n), form->head))
		return 0;
	return err_set(e, ERR_DAMAGED, "it was changed after it was written");
}

int decision_read(struct decision *out, struct str file, struct err *e)
{
	struct form form;
	int code;

	*out = (struct decision){ 0 };
	if (!take_head(out, &file, &form) || !has_text(out, file))
		return err_set(e, ERR_DAMAGED, "it is not a decided mail, or cut short");
	take_text(out, &file);
	out->raw = file.p ? file : STR("");
	code = check_head(&form, file, e);
	if (!code && !has_sum(out->raw, form.mail))
		code = err_set(e, ERR_DAMAGED, "the mail in it was changed after it was written, or cut short");
	return code;
}

/* ---- files ---- */

static when in_name(when arrival)
{
	return arrival < 0 ? 0 : arrival < TIME_MAX ? arrival : TIME_MAX;
}

static char *file_name(struct arena *a, when arrival, const struct hash *h)
{
	struct str hex = hash_hex(a, h);

	return arena_printf(a, "%012lld.%.*s", (long long)in_name(arrival), STR_ARG(hex));
}

static bool read_name(struct inbox_entry *out, struct str name)
{
	struct str digits;
	int64_t t;

	if (!str_cut(&name, '.', &digits) || digits.n != 12 || !str_to_int(digits, &t))
		return false;
	out->arrival = t;
	return hash_from_hex(name, &out->hash);
}

int inbox_open(struct inbox *out, const char *folder, struct arena *a, struct err *e)
{
	return drop_open(&out->drop, folder, path_join(a, folder, "tmp"), a, e);
}

int inbox_add(struct inbox *i, const struct decision *d, struct err *e)
{
	struct arena *names = &i->drop.names;

	return drop_add(&i->drop, file_name(names, d->arrival, &d->hash), decision_head(d, names), d->raw, e);
}

int inbox_flush(struct inbox *i, struct err *e)
{
	return drop_flush(&i->drop, e);
}

void inbox_close(struct inbox *i)
{
	drop_close(&i->drop);
}

/* Names sort as (arrival, hash) do. */
int inbox_list(struct inbox_entry **out, size_t *n, const struct inbox *i, struct arena *a, struct err *e)
{
	VEC(struct inbox_entry) entries = { 0 };
	struct inbox_entry found;
	struct str *names;
	size_t nnames;
	int code = folder_list(&names, &nnames, i->drop.folder, a, e);

	for (size_t k = 0; !code && k < nnames; k++)
		if (read_name(&found, names[k]))
			VEC_PUSH(&entries, a, found);
	*out = entries.at;
	*n = entries.n;
	return code;
}

static char *path_of(const struct inbox *i, const struct inbox_entry *entry, struct arena *a)
{
	return path_join(a, i->drop.folder, file_name(a, entry->arrival, &entry->hash));
}

/* What a host reads of damage must say what he can do. */
static int told(int code, const char *path, const struct err *why, struct err *e)
{
	if (code == ERR_DAMAGED)
		return err_set(
			e, code,
			"%s is damaged (%s); restore it from the backup, or, if there is none, move it out of the "
			"folder, remove the file \"next\" beside that, and ask its writer to send the mail again",
			path, why->text);
	if (code && e)
		*e = *why;
	return code;
}

/* Its name says which mail it is. */
static int check_name(const struct decision *d, const struct inbox_entry *entry, struct err *e)
{
	if (in_name(d->arrival) == in_name(entry->arrival) && !hash_cmp(&d->hash, &entry->hash))
		return 0;
	return err_set(e, ERR_DAMAGED, "it is named as another mail");
}

int inbox_read_place(struct decision *out, const struct inbox *i, const struct inbox_entry *entry, struct arena *a,
		     struct err *e)
{
	const char *path = path_of(i, entry, a);
	struct str first;
	struct form form;
	struct err why = { 0 };
	int code = file_read_first(&first, path, HEAD_FIRST, a, e);

	*out = (struct decision){ 0 };
	if (code)
		return code;
	if (!take_place(out, &first, &form))
		code = err_set(&why, ERR_DAMAGED, "it is not a decided mail");
	if (!code)
		code = check_name(out, entry, &why);
	return told(code, path, &why, e);
}

static int read_heard(struct decision *out, const char *path, struct str first, struct str rest, struct form *form,
		      struct arena *a, struct err *e)
{
	if (!has_text(out, rest)) {
		const int code = file_read_first(&first, path, first.n - rest.n + out->text.n + out->tape.n, a, e);

		if (code)
			return code;
		*out = (struct decision){ 0 };
		rest = first;
		if (!take_head(out, &rest, form) || !has_text(out, rest))
			return err_set(e, ERR_DAMAGED, "it is cut short");
	}
	take_text(out, &rest);
	return check_head(form, rest, e);
}

int inbox_read_heard(struct decision *out, const struct inbox *i, const struct inbox_entry *entry, struct arena *a,
		     struct err *e)
{
	const char *path = path_of(i, entry, a);
	struct str first, rest;
	struct form form;
	struct err why = { 0 };
	int code = file_read_first(&first, path, HEAD_FIRST, a, e);

	*out = (struct decision){ 0 };
	rest = first;
	if (code)
		return code;
	if (!take_head(out, &rest, &form) || !out->heard) /* cut by our own limit, or not heard */
		return inbox_read(out, i, entry, a, e);
	code = read_heard(out, path, first, rest, &form, a, &why);
	if (!code)
		code = check_name(out, entry, &why);
	return told(code, path, &why, e);
}

int inbox_read(struct decision *out, const struct inbox *i, const struct inbox_entry *entry, struct arena *a,
	       struct err *e)
{
	const char *path = path_of(i, entry, a);
	struct err why = { 0 };
	struct str text;
	int code = file_read(&text, path, 0, a, e);

	if (code)
		return code;
	code = decision_read(out, text, &why);
	if (!code)
		code = check_name(out, entry, &why);
	return told(code, path, &why, e);
}

int inbox_remove(const struct inbox *i, const struct inbox_entry *entry, struct err *e)
{
	struct arena a = ARENA_INIT;
	char *name = file_name(&a, entry->arrival, &entry->hash);
	int code = file_remove(path_join(&a, i->drop.folder, name), e);

	arena_release(&a);
	return code;
}
