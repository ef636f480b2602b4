/* fuzz: what comes in from outside, byte for byte: mailboxes, mails, HTML, results, tokens. */
#include "fuzz.h"

#include <sys/mman.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/file.h"
#include "mail/address.h"
#include "mail/auth.h"
#include "mail/mailbox.h"
#include "mail/message.h"
#include "mail/signature.h"
#include "mail/token.h"

static const struct str receivers[] = { STR("mx.example.org") };
static const struct mail_site site = { .address = STR("pbp@example.org"),
				       .authserv_id = STR("mx.example.org"),
				       .receivers = receivers,
				       .nreceivers = 1 };

/* The first byte chooses the format. Whatever it holds, all of it is accounted for (mailbox.c checks the
 * sum), and reading it ends. */
static void run_mailbox(struct str input, struct arena *a)
{
	struct mailbox_options o = { .format = MAILBOX_AUTO };
	struct mailbox *box;
	struct mail_item item;
	struct err e = { 0 };
	size_t n = 0;
	int fd = memfd_create("fuzz", MFD_CLOEXEC), code;

	(void)a;
	if (input.n)
		o.format = (enum mailbox_format)((unsigned char)*input.p % MAILBOX_MAILDIR);
	fuzz_must(fd >= 0 && !file_write_all(fd, str_sub(input, 1, input.n), "fuzz", &e) &&
			  !lseek(fd, 0, SEEK_SET), "the input can be kept");
	fuzz_must(!mailbox_open_fd(&box, fd, "fuzz", &o, &e), "a mailbox opens");
	while ((code = mailbox_next(box, &item, &e)) > 0) {
		fuzz_must(item.raw.n <= item.size, "a mail is no larger than it says");
		fuzz_must(++n <= input.n, "there are no more mails than bytes");
	}
	fuzz_must(!code, "a mailbox reads to its end");
	mailbox_close(box);
}

static void check_body(const struct body *b)
{
	fuzz_must(b->own.text.n == b->text.text.n && b->own.nlines == b->text.nlines,
		  "own text has the length of the text");
	for (size_t i = 0; i < b->own.text.n; i++)
		fuzz_must(b->own.text.p[i] == b->text.text.p[i] || b->own.text.p[i] == ' ',
			  "own text is the text, or blank");
}

static void check_message(const struct message *m)
{
	for (size_t i = 0; i < m->nbodies; i++)
		check_body(&m->bodies[i]);
	for (size_t i = 0; i < m->subject.n; i++)
		fuzz_must((unsigned char)m->subject.p[i] >= ' ', "a subject holds no control character");
	fuzz_must(m->class == MAIL_NORMAL || !m->nbodies, "what is not read has no text");
	fuzz_must(m->class != MAIL_NORMAL || m->from.n, "what is read has a sender");
	fuzz_must(!m->from.n || address_is_safe(m->from), "a sender can be written to");
}

static void run_mail(struct str input, struct arena *a)
{
	struct message m;

	message_read(&m, input, false, &site, a);
	check_message(&m);
}

static void run_html(struct str input, struct arena *a)
{
	struct str head = STR("From: a@b.c\nContent-Type: text/html; charset=utf-8\n\n");
	struct buf b = buf_new(a);

	buf_add(&b, head);
	buf_add(&b, input);
	run_mail(buf_str(&b), a);
}

/* A value with control characters is no field of a header; one without "pass" vouches for nobody. */
static void run_auth(struct str input, struct arena *a)
{
	char *value = arena_strndup(a, input.p, input.n);
	struct field field = { STR("Authentication-Results"), { value, input.n } };
	const struct header h = { .fields = &field, .n = 1 };
	struct str text, lower = { value, input.n };
	enum auth_result r;

	for (size_t i = 0; i < input.n; i++)
		if ((unsigned char)value[i] < ' ' || value[i] == 0x7f)
			value[i] = ' ';
	r = auth_read(&h, site.authserv_id, STR("ann@example.org"), &text, a);
	lower.n = 0; /* our name may stand in quotes, its letters escaped */
	for (size_t i = 0; i < input.n; i++)
		if (!strchr("\"\\", value[i]) || !value[i])
			value[lower.n++] = value[i] >= 'A' && value[i] <= 'Z' ? (char)(value[i] + 32) : value[i];
	if (r != AUTH_ABSENT)
		fuzz_must(str_find(lower, STR("mx.example.org")) < lower.n, "another's field is not read");
	if (r == AUTH_PASS)
		fuzz_must(str_find(lower, STR("pass")) < lower.n, "nothing passes that does not say so");
}

/* What was overwritten is not found again. (What is put in its place may look like part of another.) */
static void run_token(struct str input, struct arena *a)
{
	struct str once, twice, token = STR("pbp-abcdefghijklmnopqrstuvwxyz");

	token_take(&once, input, token, a);
	fuzz_must(once.n == input.n, "a mail keeps its length");
	fuzz_must(!token_take(&twice, once, token, a), "no token is left");
}

static void run_signature(struct str input, struct arena *a)
{
	struct signed_part s;
	struct header h;
	struct message m;

	header_parse(&h, input, a);
	if (!signature_find(&s, input, &h))
		return;
	fuzz_must(str_find(input, s.part) < input.n || !s.part.n, "what is signed stands in the mail");
	message_read(&m, signature_only(&s, a), false, &site, a);
	check_message(&m);
}

const struct fuzz_target fuzz_mail_targets[] = {
	{ "mailbox", run_mailbox }, { "mail", run_mail },   { "html", run_html },
	{ "auth", run_auth },	    { "token", run_token }, { "signature", run_signature },
	{ NULL, NULL },
};
