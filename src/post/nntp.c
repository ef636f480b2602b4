/*
 * nntp: a newsgroup (RFC 3977, 5536). A part's Message-ID is made of what it is, so that a server that has it refuses it: "441
 * 435 Duplicate"; and whether it is there, STAT says.
 */
#include "mail/compose.h"
#include "mail/header.h"
#include "mail/message.h"
#include "post/web.h"

enum { AT_MOST = 200, MOST_BYTES = 1 << 20 };

/* ---- talking ---------------------------------------------------------------------------------- */

/* The code of an answer; -1 for none. */
static int code_of(struct str line)
{
	int64_t n;

	return str_to_int(str_sub(line, 0, 3), &n) ? (int)n : -1;
}

static int hear(int *answer, struct str *words, struct forum *f, struct err *e)
{
	const int code = web_line(words, f, e);

	*answer = code ? -1 : code_of(*words);
	return code;
}

static int tell(int *answer, struct str *words, struct forum *f, struct str line, struct err *e)
{
	const int code = web_send(f, str_printf(f->arena, "%.*s\r\n", STR_ARG(line)), e);

	return code ? code : hear(answer, words, f, e);
}

static int unexpected(struct str words, struct err *e)
{
	return err_set(e, code_of(words) >= 500 ? ERR_REFUSED : ERR_AGAIN, "the news server says: %.*s",
		       STR_ARG(str_sub(words, 0, 200)));
}

static int authenticate(struct forum *f, struct err *e)
{
	int answer;
	struct str words;
	int code = tell(&answer, &words, f, str_printf(f->arena, "AUTHINFO USER %.*s", STR_ARG(f->user)), e);

	if (!code && answer == 381)
		code = tell(&answer, &words, f, str_printf(f->arena, "AUTHINFO PASS %.*s", STR_ARG(f->key)), e);
	if (code || answer == 281)
		return code;
	return err_set(e, ERR_REFUSED, "the news server does not let %.*s in with that key", STR_ARG(f->user));
}

static int connect_once(struct forum *f, struct err *e)
{
	int answer, code;
	struct str words;

	if (f->logged_in)
		return 0;
	code = web_connect(f, e);
	if (!code)
		code = hear(&answer, &words, f, e);
	if (!code && answer != 200 && answer != 201)
		code = unexpected(words, e);
	if (!code)
		code = tell(&answer, &words, f, STR("MODE READER"), e);
	if (!code && f->key.n)
		code = authenticate(f, e);
	f->logged_in = !code;
	return code;
}

/* ---- posting ---------------------------------------------------------------------------------- */

static struct str id_of(const struct forum *f, const struct part *p)
{
	return str_printf(f->arena, "<pbp.%.*s.%d@%.*s>", STR_ARG(p->unit), p->number,
			  STR_ARG(address_domain(f->from)));
}

static struct letter article_of(const struct forum *f, const struct part *p)
{
	return (struct letter){
		.from = f->from,
		.from_name = f->game,
		.to = f->from,
		.subject = p->of == 1 ? p->title
				      : str_printf(f->arena, "%.*s (%d of %d)", STR_ARG(p->title), p->number, p->of),
		.text = p->body,
		.references = p->thread,
		.in_reply_to = p->thread,
		.kind = STR("post"),
		.date = f->now,
	};
}

/* The letter's lines but for those that are an article's in another way, with CRLF and doubled points (RFC 3977, 3.1.1). */
static struct str as_article(const struct forum *f, const struct part *p, struct str letter)
{
	struct buf b = buf_new(f->arena);
	struct str line;
	bool header = true, kept = true;

	buf_addf(&b, "Newsgroups: %.*s\r\nMessage-ID: %.*s\r\n", STR_ARG(f->to), STR_ARG(id_of(f, p)));
	while (str_line(&letter, &line)) {
		if (header && line.n && line.p[0] != ' ')
			kept = !str_starts(line, STR("To:")) && !str_starts(line, STR("Message-ID:")) &&
			       !str_starts(line, STR("Auto-")) && !str_starts(line, STR("In-Reply-To:"));
		header &= line.n > 0;
		if (header && !kept)
			continue;
		buf_addf(&b, "%s%.*s\r\n", str_starts(line, STR(".")) ? "." : "", STR_ARG(line));
	}
	return buf_str(&b);
}

static int post(struct str *id, struct forum *f, const struct part *p, struct str article, struct err *e)
{
	int answer;
	struct str words;
	int code = tell(&answer, &words, f, STR("POST"), e);

	if (code)
		return code;
	if (answer != 340)
		return err_set(e, ERR_REFUSED, "the news server takes no article: %.*s", STR_ARG(words));
	code = tell(&answer, &words, f, str_printf(f->arena, "%.*s.", STR_ARG(article)), e);
	if (code)
		return code;
	if (answer != 240 && !(answer == 441 && str_find(words, STR(" 435")) < words.n)) /* it has it */
		return err_set(e, ERR_REFUSED, "the news server does not take it: %.*s",
			       STR_ARG(str_sub(words, 0, 200)));
	*id = id_of(f, p);
	return 0;
}

static int put(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	const struct letter l = article_of(f, p);
	struct str letter;
	int code = letter_write(&letter, &l, f->arena, e);

	if (!code)
		code = connect_once(f, e);
	return code ? code : post(id, f, p, as_article(f, p, letter), e);
}

static int find(struct str *id, struct forum *f, const struct part *p, struct err *e)
{
	int answer = -1;
	struct str words;
	int code = connect_once(f, e);

	if (!code)
		code = tell(&answer, &words, f, str_printf(f->arena, "STAT %.*s", STR_ARG(id_of(f, p))), e);
	if (!code && answer != 223 && answer != 430)
		code = unexpected(words, e);
	if (answer == 223)
		*id = id_of(f, p);
	return code;
}

/* ---- reading ---------------------------------------------------------------------------------- */

static int take_article(struct str *out, struct forum *f, struct err *e)
{
	struct buf b = buf_new(f->arena);
	struct str line = STR_NONE;
	int code;

	while (!(code = web_line(&line, f, e)) && !str_eq_c(line, ".")) {
		if (b.n > MOST_BYTES)
			return err_set(e, ERR_REFUSED, "the news server sends an article without an end");
		buf_addf(&b, "%.*s\n", STR_ARG(str_starts(line, STR("..")) ? str_sub(line, 1, line.n) : line));
	}
	*out = buf_str(&b);
	return code;
}

/* Who had logged in when it was posted, by our own server: From is anybody's to write. */
static struct str account_of(const struct header *h)
{
	const struct str info = header_get(h, "Injection-Info"), key = STR("posting-account=\"");
	const size_t from = str_find(info, key);
	const struct str rest = from < info.n ? str_sub(info, from + key.n, info.n) : STR_NONE;

	return str_sub(rest, 0, str_find_char(rest, '"'));
}

static struct said said_of(const struct forum *f, struct str article, int64_t number)
{
	const struct mail_site site = { 0 };
	struct said s = { .at = WHEN_NONE };
	struct header h;
	struct message m;

	header_parse(&h, article, f->arena);
	message_read(&m, article, false, &site, f->arena);
	s.id = s.to = str_printf(f->arena, "%lld", (long long)number);
	s.user = account_of(&h);
	if (!when_parse_rfc5322(header_get(&h, "Injection-Date"), &s.at))
		when_parse_rfc5322(header_get(&h, "Date"), &s.at);
	if (m.class == MAIL_NORMAL && m.nbodies)
		s.text = m.bodies[0].own.text;
	return s;
}

static int read_article(struct reading *r, struct forum *f, int64_t number, struct err *e)
{
	int answer;
	struct str words, article;
	int code = tell(&answer, &words, f, str_printf(f->arena, "ARTICLE %lld", (long long)number), e);

	if (code || answer != 220) /* cancelled or expired */
		return code;
	code = take_article(&article, f, e);
	if (!code)
		VEC_PUSH(&r->posts, f->arena, said_of(f, article, number));
	return code;
}

/* "211 12 3 14 misc.test": how many, the first, the last */
static int read_group(struct reading *r, struct forum *f, struct err *e)
{
	int answer = -1;
	struct str words, piece;
	int64_t from = 0, first = 0, last = 0;
	int code = connect_once(f, e);

	if (!code)
		code = tell(&answer, &words, f, str_printf(f->arena, "GROUP %.*s", STR_ARG(f->to)), e);
	if (!code && answer != 211)
		code = unexpected(words, e);
	if (code)
		return code;
	str_cut(&words, ' ', &piece);
	str_cut(&words, ' ', &piece);
	str_cut(&words, ' ', &piece);
	str_to_int(piece, &first);
	str_cut(&words, ' ', &piece);
	str_to_int(piece, &last);
	str_to_int(r->from, &from);
	for (int64_t n = from >= first ? from + 1 : first; !code && n <= last && r->posts.n < AT_MOST; n++)
		code = read_article(r, f, n, e);
	return code;
}

const struct driver driver_nntp = { "nntp", "text", { 1, 60000, 1, 200, 0 }, "url from to", put, find, read_group };
