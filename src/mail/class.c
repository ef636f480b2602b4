/*
 * class: a table of fields and what they give away. A list's own fields alone
 * do not make a mail automatic (A3).
 */
#include "mail/class.h"

#include "mail/address.h"

enum test {
	PRESENT,   /* the field is there */
	TOKEN_IS,  /* its first word is the value */
	TOKEN_NOT, /* its first word is anything but the value */
	WORD_IN    /* the value is somewhere in it */
};

static const struct rule {
	const char *field;
	enum test test;
	const char *value;
	enum mail_class class;
	const char *reason;
} rules[] = {
	{ "Content-Type", TOKEN_IS, "multipart/report", MAIL_REPORT, "a report by a mail server" },
	{ "Content-Type", TOKEN_IS, "message/delivery-status", MAIL_REPORT, "a delivery report" },
	{ "Content-Type", TOKEN_IS, "message/disposition-notification", MAIL_REPORT, "a read receipt" },
	{ "X-Failed-Recipients", PRESENT, NULL, MAIL_REPORT, "a delivery report" },
	{ "Auto-Submitted", TOKEN_NOT, "no", MAIL_AUTOMATIC, "sent by a machine (Auto-Submitted)" },
	{ "Return-Path", TOKEN_IS, "<>", MAIL_AUTOMATIC, "sent by a machine (no return path)" },
	{ "X-Autoreply", TOKEN_NOT, "no", MAIL_AUTOMATIC, "an automatic reply" },
	{ "X-Autorespond", PRESENT, NULL, MAIL_AUTOMATIC, "an automatic reply" },
	{ "X-Autoresponder", PRESENT, NULL, MAIL_AUTOMATIC, "an automatic reply" },
	{ "X-AutoReply-From", PRESENT, NULL, MAIL_AUTOMATIC, "an automatic reply" },
	{ "X-Mail-Autoreply", PRESENT, NULL, MAIL_AUTOMATIC, "an automatic reply" },
	{ "Precedence", TOKEN_IS, "auto_reply", MAIL_AUTOMATIC, "an automatic reply" },
	{ "Delivered-To", TOKEN_IS, "autoresponder", MAIL_AUTOMATIC, "an automatic reply" },
	{ "Precedence", TOKEN_IS, "bulk", MAIL_BULK, "bulk mail" },
	{ "Precedence", TOKEN_IS, "junk", MAIL_BULK, "bulk mail" },
	{ "Content-Type", TOKEN_IS, "multipart/digest", MAIL_BULK, "a digest of several mails" },
	{ "Content-Type", WORD_IN, "digest-type", MAIL_BULK, "a digest of several mails" },
	{ "Content-Type", TOKEN_IS, "multipart/encrypted", MAIL_ENCRYPTED,
	  "the mail is encrypted, and there is no key for it here" },
	{ "Content-Type", TOKEN_IS, "application/pkcs7-mime", MAIL_ENCRYPTED,
	  "the mail is encrypted or sealed with S/MIME, and cannot be opened here" },
	{ "Content-Type", TOKEN_IS, "application/x-pkcs7-mime", MAIL_ENCRYPTED,
	  "the mail is encrypted or sealed with S/MIME, and cannot be opened here" },
};

static bool field_passes(const struct rule *r, struct str value)
{
	struct str token = header_token(value);

	switch (r->test) {
	case PRESENT:
		return true;
	case TOKEN_IS:
		return str_eq_nocase(token, str_c(r->value));
	case TOKEN_NOT:
		return token.n && !str_eq_nocase(token, str_c(r->value));
	case WORD_IN:
		return str_find(value, str_c(r->value)) < value.n;
	}
	return false;
}

/* Every field of that name is asked: a second Auto-Submitted must not hide behind the first. */
static bool rule_applies(const struct rule *r, const struct header *h)
{
	for (size_t i = 0; i < h->n; i++)
		if (str_eq_nocase(h->fields[i].name, str_c(r->field)) && field_passes(r, h->fields[i].value))
			return true;
	return false;
}

/* "pbp+japan@example.org" is "pbp@example.org" to us: games write from addresses of their own. */
static bool is_form_of(struct str address, struct str ours)
{
	struct str local = address_local(address);

	return address_eq(address, ours) ||
	       (str_eq(str_sub(local, 0, str_find_char(local, '+')), address_local(ours)) &&
		str_eq_nocase(address_domain(address), address_domain(ours)));
}

bool address_is_ours(struct str address, const struct mail_site *site)
{
	if (site->address.n && is_form_of(address, site->address))
		return true;
	for (size_t i = 0; i < site->nown; i++)
		if (is_form_of(address, site->own[i]))
			return true;
	return false;
}

static bool is_loop(const struct header *h, const struct mail_site *site)
{
	for (size_t i = 0; i < h->n; i++)
		if (str_eq_nocase(h->fields[i].name, STR("X-Loop")) && address_is_ours(h->fields[i].value, site))
			return true;
	return false;
}

enum mail_class class_of_header(const struct header *h, const struct mail_site *site, bool null_sender,
				struct str *reason)
{
	*reason = STR("a mail of our own, come back");
	if (is_loop(h, site))
		return MAIL_LOOP;
	for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
		if (rule_applies(&rules[i], h)) {
			*reason = str_c(rules[i].reason);
			return rules[i].class;
		}
	*reason = STR("sent by a machine (no return path)");
	if (null_sender)
		return MAIL_AUTOMATIC;
	*reason = STR_NONE;
	return MAIL_NORMAL;
}

bool came_through_list(const struct header *h)
{
	return header_get(h, "List-Id").p || header_get(h, "List-Post").p ||
	       str_eq_nocase(header_token(header_get(h, "Precedence")), STR("list"));
}
