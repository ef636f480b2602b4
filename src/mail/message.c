/*
 * message: one mail, read top down: limits, header, who and to whom, class,
 * then the text.
 */
#include "mail/message.h"

#include "base/buf.h"
#include "base/vec.h"
#include "mail/address.h"
#include "mail/auth.h"
#include "mail/class.h"
#include "mail/limits.h"
#include "mail/mime.h"
#include "mail/received.h"
#include "mail/tag.h"
#include "mail/texts.h"

#define IDS_MAX 50 /* of References, the first and the newest */
#define ID_LENGTH 250

static const struct {
	const char *name;
	enum treatment treatment;
} classes[MAIL_CLASS_COUNT] = {
	[MAIL_NORMAL] = { "normal", TREAT_READ },       [MAIL_AUTOMATIC] = { "automatic", TREAT_IGNORE },
	[MAIL_REPORT] = { "report", TREAT_IGNORE },     [MAIL_LOOP] = { "loop", TREAT_IGNORE },
	[MAIL_BULK] = { "bulk", TREAT_IGNORE },         [MAIL_ENCRYPTED] = { "encrypted", TREAT_REFUSE },
	[MAIL_TEXTLESS] = { "textless", TREAT_REFUSE }, [MAIL_SENDERLESS] = { "senderless", TREAT_REFUSE },
	[MAIL_BEYOND] = { "beyond", TREAT_REFUSE },     [MAIL_UNREADABLE] = { "unreadable", TREAT_QUARANTINE },
};

const char *mail_class_name(enum mail_class c)
{
	return c < MAIL_CLASS_COUNT ? classes[c].name : "unknown";
}

enum treatment mail_class_treatment(enum mail_class c)
{
	return c < MAIL_CLASS_COUNT ? classes[c].treatment : TREAT_QUARANTINE;
}

const char *auth_result_name(enum auth_result r)
{
	static const char *const names[] = { "absent", "neutral", "pass", "fail" };

	return r <= AUTH_FAIL ? names[r] : "unknown";
}

static void set_class(struct message *m, enum mail_class class, struct str reason)
{
	if (m->class != MAIL_NORMAL)
		return; /* the first trouble is the one that is told */
	m->class = class;
	m->reason = reason;
}

/* ---- who ---- */

/* I3: exactly one From field with exactly one address. */
static void read_sender(struct message *m, const struct header *h, struct arena *a)
{
	struct addresses from = { .bad = 0 };
	size_t fields = header_count(h, "From");

	addresses_parse(&from, header_get(h, "From"), 3, a);
	if (fields != 1)
		set_class(m, MAIL_SENDERLESS,
			  fields ? STR("it has more than one From line") : STR("it has no From line"));
	else if (from.list.n + from.bad != 1)
		set_class(m, MAIL_SENDERLESS,
			  from.list.n + from.bad ? STR("its From line names more than one address")
						 : STR("its From line is empty"));
	else if (from.bad)
		set_class(m, MAIL_SENDERLESS, STR("its From line holds no valid address"));
	else
		m->from = from.list.at[0];
}

static void read_recipients(struct message *m, const struct header *h, struct arena *a)
{
	struct addresses to = { .bad = 0 };

	for (size_t i = 0; i < h->n; i++)
		if (str_eq_nocase(h->fields[i].name, STR("To")) || str_eq_nocase(h->fields[i].name, STR("Cc")))
			addresses_parse(&to, h->fields[i].value, MAIL_MAX_ADDRESSES, a);
	m->to = to.list.at;
	m->nto = to.list.n;
}

/* ---- threading ---- */

/* The next <id> that may stand in a header of ours. */
static bool next_id(struct str *rest, struct str *id)
{
	while (rest->n) {
		size_t from = str_find_char(*rest, '<'), to = from + 1;

		while (to < rest->n && rest->p[to] > ' ' && rest->p[to] < 0x7f && !strchr("<>", rest->p[to]))
			to++;
		if (to >= rest->n)
			return false;
		*id = str_sub(*rest, from, to + 1);
		*rest = str_sub(*rest, rest->p[to] == '<' ? to : to + 1, rest->n);
		if (id->p[id->n - 1] == '>' && id->n > 2 && id->n <= ID_LENGTH)
			return true;
	}
	return false;
}

static struct str first_id(struct str value)
{
	struct str id;

	return next_id(&value, &id) ? id : STR_NONE;
}

static struct str read_references(const struct header *h, struct str own, struct arena *a)
{
	VEC(struct str) ids = { 0 };
	struct str rest = header_get(h, "References"), id;
	struct buf b = buf_new(a);

	while (next_id(&rest, &id))
		if (!str_eq(id, own))
			VEC_PUSH(&ids, a, id);
	for (size_t i = 0; i < ids.n; i++) {
		if (i > 0 && i + IDS_MAX <= ids.n)
			continue;
		if (b.n)
			buf_add_char(&b, ' ');
		buf_add(&b, ids.at[i]);
	}
	return buf_str(&b);
}

static void read_thread(struct message *m, const struct header *h, struct arena *a)
{
	m->id = first_id(header_get(h, "Message-ID"));
	m->in_reply_to = first_id(header_get(h, "In-Reply-To"));
	m->references = read_references(h, m->id, a);
}

/* ---- when ---- */

when message_arrival(const struct message *m, when envelope, when stored)
{
	if (m->received != WHEN_NONE)
		return m->received;
	return envelope != WHEN_NONE ? envelope : stored;
}

bool message_may_be_answered(const struct message *m)
{
	return mail_class_treatment(m->class) <= TREAT_REFUSE && m->from.n;
}

/* ---- what ---- */

static void trouble_of_mime(struct message *m, enum mime_trouble trouble)
{
	static const struct {
		enum mail_class class;
		const char *reason;
	} says[] = {
		[MIME_UNREADABLE] = { MAIL_UNREADABLE, "it cannot be taken apart as a mail" },
		[MIME_TOO_DEEP] = { MAIL_BEYOND, "its parts lie more than 100 deep" },
		[MIME_TOO_MANY_PARTS] = { MAIL_BEYOND, "it has more than 10,000 parts" },
		[MIME_HEADER_TOO_LARGE] = { MAIL_BEYOND, "a part's header is larger than 1 MiB" },
		[MIME_TOO_MUCH_TEXT] = { MAIL_BEYOND, "its text is larger than 8 MiB, or 3 MiB of HTML" },
	};

	if (trouble)
		set_class(m, says[trouble].class, str_c(says[trouble].reason));
}

static bool holds_line(const struct source *s, struct str line)
{
	for (size_t i = 1; i <= s->nlines; i++)
		if (str_eq(str_trim(source_text(s, source_line_span(s, i))), line))
			return true;
	return false;
}

/* Of what was quoted there may be more: it is not read. */
static bool says_too_much(const struct body *b)
{
	size_t lines = 0, bytes = 0;

	for (size_t i = 0; i < b->own.nlines && bytes <= MAIL_MAX_OWN && lines <= MAIL_MAX_OWN_LINES; i++) {
		const size_t n = b->kind[i] == LINE_OWN
					 ? str_trim(source_text(&b->own, source_line_span(&b->own, i + 1))).n
					 : 0;

		bytes += n < MAIL_LONG_LINE ? n : MAIL_LONG_LINE;
		lines += n > 0;
	}
	return bytes > MAIL_MAX_OWN || lines > MAIL_MAX_OWN_LINES;
}

/* Texts that are tried where the first holds no order ("see the file"). */
static void drop_large_ones(struct message *m)
{
	size_t n = 1;

	for (size_t i = 1; i < m->nbodies; i++)
		if (!says_too_much(&m->bodies[i]))
			m->bodies[n++] = m->bodies[i];
	m->nbodies = n;
}

static void judge_texts(struct message *m, const struct texts *t, struct arena *a)
{
	bool any = false, armoured = false;

	if (t->bodies.n && says_too_much(&t->bodies.at[0]))
		set_class(m, MAIL_BEYOND, STR("it says more than 256 KiB or 20,000 lines; send the orders alone"));

	for (size_t i = 0; i < t->bodies.n; i++) {
		const struct body *b = &t->bodies.at[i];

		any = any || str_trim(b->text.text).n;
		armoured = armoured || holds_line(&b->own, STR("-----BEGIN PGP MESSAGE-----"));
		m->is_signed = m->is_signed || holds_line(&b->text, STR("-----BEGIN PGP SIGNED MESSAGE-----"));
	}
	if (armoured)
		set_class(m, MAIL_ENCRYPTED, STR("the text is encrypted, and there is no key for it here"));
	if (t->sealed.n)
		set_class(m, MAIL_ENCRYPTED, t->sealed);
	if (!any && t->instead.n)
		set_class(m, MAIL_TEXTLESS, str_printf(a, "it holds no text, only %.*s", STR_ARG(t->instead)));
	if (!any)
		set_class(m, MAIL_TEXTLESS, STR("it holds no text"));
}

static void read_texts(struct message *m, struct str raw, const struct header *h, struct arena *a)
{
	struct texts texts = { .trouble = MIME_FINE };
	struct mime mime;
	enum mime_trouble trouble = mime_read(&mime, raw, h, a);

	if (!trouble) {
		texts_read(&texts, &mime, a);
		mime_release(&mime);
		trouble = texts.trouble;
	}
	trouble_of_mime(m, trouble);
	if (trouble)
		return;
	m->is_signed = texts.is_signed;
	judge_texts(m, &texts, a);
	if (m->class == MAIL_NORMAL) {
		m->bodies = texts.bodies.at;
		m->nbodies = texts.bodies.n;
		if (m->nbodies > 1)
			drop_large_ones(m);
	}
}

/* Old programs that end lines in CR alone; the copy is as long as the mail. */
static struct str with_line_feeds(struct str raw, struct arena *a)
{
	char *p;

	if (!raw.n || memchr(raw.p, '\n', raw.n) || !memchr(raw.p, '\r', raw.n))
		return raw;
	p = arena_strndup(a, raw.p, raw.n);
	for (size_t i = 0; i < raw.n; i++)
		if (p[i] == '\r')
			p[i] = '\n';
	return (struct str){ p, raw.n };
}

static void read_header(struct message *m, const struct header *h, bool null_sender, const struct mail_site *site,
			struct arena *a)
{
	struct str reason;
	enum mail_class class = class_of_header(h, site, null_sender, &reason);

	if (!h->n)
		set_class(m, MAIL_UNREADABLE, STR("it has no header"));
	if (class != MAIL_NORMAL)
		set_class(m, class, reason);
	read_sender(m, h, a);
	read_recipients(m, h, a);
	read_thread(m, h, a);
	m->subject = mime_decode_words(a, header_get(h, "Subject"));
	tags_read(m, h, site, a);
	m->received = received_read(h, site, &m->receiver);
	m->hop = received_hop(h, a);
	m->auth = auth_read(h, site->authserv_id, m->from, &m->auth_text, a);
	m->from_list = came_through_list(h);
	if (m->from.n && address_is_ours(m->from, site))
		set_class(m, MAIL_LOOP, STR("a mail of our own, come back"));
}

void message_read(struct message *out, struct str raw, bool null_sender, const struct mail_site *site, struct arena *a)
{
	struct header h;

	*out = (struct message){ .received = WHEN_NONE };
	raw = with_line_feeds(raw, a);
	if (raw.n > MAIL_MAX_BYTES)
		set_class(out, MAIL_BEYOND, STR("the mail is larger than 25 MiB"));
	if (header_length(raw) > MAIL_MAX_HEADER) {
		set_class(out, MAIL_BEYOND, STR("its header is larger than 1 MiB"));
		raw = str_sub(raw, 0, MAIL_MAX_HEADER); /* enough to know whom to tell */
	}
	header_parse(&h, raw, a);
	read_header(out, &h, null_sender, site, a);
	if (out->class == MAIL_NORMAL)
		read_texts(out, raw, &h, a);
}
