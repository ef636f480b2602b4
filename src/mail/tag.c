/*
 * tag: names of games, in brackets and in addresses (S1, S2).
 */
#include "mail/tag.h"

#include "base/byte.h"
#include "base/vec.h"
#include "mail/address.h"
#include "mail/limits.h"

struct tags {
	VEC(struct tag) list;
	struct arena *arena;
};

bool game_name_is_lawful(struct str name)
{
	for (size_t i = 0; i < name.n; i++)
		if (!byte_is_small(name.p[i]) && !byte_is_digit(name.p[i]) && name.p[i] != '-')
			return false;
	return name.n && name.n <= 32;
}

/* "isles press red", "isles+red": the name is what stands in front. */
static struct str cut_press(struct str *name, enum tag_kind kind)
{
	const struct str between = kind == TAG_PLUS ? STR("+") : STR(" press ");
	const size_t at = kind == TAG_PLUS || kind == TAG_SUBJECT ? str_find(*name, between) : name->n;
	const struct str seat = at < name->n ? str_trim(str_sub(*name, at + between.n, name->n)) : STR_NONE;

	if (seat.n)
		*name = str_sub(*name, 0, at);
	return seat;
}

static void add(struct tags *t, enum tag_kind kind, struct str name)
{
	struct tag tag = { .kind = kind, .name = str_lower(t->arena, str_trim(name), 0) };

	tag.press = cut_press(&tag.name, kind);
	tag.lawful = game_name_is_lawful(tag.name);
	/* where only an existing game counts, an unlawful name is no name at all */
	if (t->list.n == MAIL_MAX_TAGS || (!tag.lawful && kind >= TAG_LOCAL))
		return;
	for (size_t i = 0; i < t->list.n; i++)
		if (t->list.at[i].kind == kind && str_eq(t->list.at[i].name, tag.name))
			return;
	VEC_PUSH(&t->list, t->arena, tag);
}

static void add_brackets(struct tags *t, struct str subject, enum tag_kind kind)
{
	const struct str prefix = STR("pbp:");

	for (size_t at = 0, open = 0; at < subject.n; at++) {
		struct str inside;
		bool marked;

		if (subject.p[at] == '[')
			open = at + 1;
		if (subject.p[at] != ']' || !open)
			continue;
		inside = str_trim(str_sub(subject, open, at));
		open = 0;
		marked = str_starts_nocase(inside, prefix);
		if (marked == (kind == TAG_SUBJECT))
			add(t, kind, str_sub(inside, marked ? prefix.n : 0, inside.n));
	}
}

/* Fields that name recipients; the first three are our own server's. */
static const char *const recipient_fields[] = { "Delivered-To", "X-Original-To", "Envelope-To", "To", "Cc" };

static void add_recipient(struct tags *t, struct str address, enum tag_kind kind, const struct mail_site *site)
{
	struct str local = address_local(address);
	struct str own = site->address.n ? address_local(site->address) : STR("pbp");
	size_t plus = str_find_char(local, '+');

	if (kind == TAG_PLUS && plus < local.n && str_eq_nocase(str_sub(local, 0, plus), own))
		add(t, kind, str_sub(local, plus + 1, local.n));
	if (kind == TAG_LOCAL && !str_eq_nocase(local, own) &&
	    (!site->address.n || str_eq_nocase(address_domain(address), address_domain(site->address))))
		add(t, kind, local);
}

static void add_recipients(struct tags *t, const struct header *h, enum tag_kind kind, const struct mail_site *site)
{
	for (size_t i = 0; i < sizeof recipient_fields / sizeof *recipient_fields; i++) {
		for (size_t k = 0; k < h->n; k++) {
			struct addresses found = { .bad = 0 };

			if (!str_eq_nocase(h->fields[k].name, str_c(recipient_fields[i])))
				continue;
			addresses_parse(&found, h->fields[k].value, MAIL_MAX_ADDRESSES, t->arena);
			for (size_t n = 0; n < found.list.n; n++)
				add_recipient(t, found.list.at[n], kind, site);
		}
	}
}

void tags_read(struct message *m, const struct header *h, const struct mail_site *site, struct arena *a)
{
	struct tags t = { .arena = a };

	add_brackets(&t, m->subject, TAG_SUBJECT);
	add_recipients(&t, h, TAG_PLUS, site);
	add_recipients(&t, h, TAG_LOCAL, site);
	add_brackets(&t, m->subject, TAG_BRACKET);
	m->tags = t.list.at;
	m->ntags = t.list.n;
}
