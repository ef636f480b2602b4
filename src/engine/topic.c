/* topic: see topic.h: the rows, and how a text is cut into sentences and words for them. */
#include "engine/topic.h"

#include "base/bug.h"
#include "base/buf.h"
#include "asks.lex.h"

#define S(name) ((uint64_t)1 << TOPIC_##name)
#define N(name) ((uint64_t)1 << TOPIC_IS_##name)

enum { ALTERNATIVES = 3, SENTENCES_MOST = 12, BYTES_MOST = 2000, TERSE = 8, UNSURE = 8 };

enum about { ABOUT_NOTHING, ABOUT_PLACE, ABOUT_NUMBER, ABOUT_WORDS, ABOUT_MAIL };

/* All of says and of names, each by any of its bits; 0: nothing more is needed. The first that fits counts. */
static const struct row {
	enum ask what;
	uint64_t says[ALTERNATIVES], names[ALTERNATIVES];
	uint64_t never_says, never_names;
	enum about about; /* what it is about must be there too */
	bool stated;      /* nobody need ask for it: it says what he does, or wants */
	bool vague;       /* it is a person who must answer; perhaps the rules say something on it */
	const char *line; /* in which it would be done */
} rows[] = {
	{ ASK_ABOUT, { 0 }, { N(PERSON) }, S(WHO), .vague = true },
	/* what does something, and is only guessed: who means it is told how it is said */
	{ ASK_ADDRESS, { 0 }, { N(MAIL), N(ADDRESS) | N(ADD) | N(WRITE) }, .about = ABOUT_MAIL, .stated = true },
	{ ASK_LETTERS, { 0 }, { N(HTML) }, .stated = true },
	{ ASK_LETTERS, { 0 }, { N(TEXT), N(LETTERS) }, .stated = true },
	{ ASK_REPORT, { S(NUMBER) }, { N(REPORT) | N(REPORTS) | N(HAPPEN), N(TURN) }, S(NOT), .about = ABOUT_NUMBER },
	{ ASK_REPORT, { S(LAST) }, { N(REPORT) | N(REPORTS) | N(HAPPEN) }, S(NOT) },
	{ ASK_REPORTS, { S(NOT) }, { N(REPORTS) | N(REPORT) }, S(WHO) | S(HOW) | S(PAST) | S(WISH), .stated = true },
	{ ASK_REPORTS, { 0 }, { N(REPORTS) | N(REPORT), N(STOP) | N(START) }, S(WHEN), .stated = true },
	{ ASK_REPORTS, { S(AGAIN), S(WISH) | S(TELL) }, { N(REPORTS) }, .stated = true },
	{ ASK_DROP, { 0 }, { N(DROP), N(ORDERS) | N(SENT) }, S(HOW) | S(WHAT), .stated = true },
	{ ASK_FINAL, { 0 }, { N(DRAFT) }, S(HOW), .stated = true },
	{ ASK_FINAL, { 0 }, { N(FINAL) }, S(WHAT) | S(HOW) | S(NOT), .stated = true },
	{ ASK_FINAL, { 0 }, { N(FINAL), N(DUE) | N(TURN) | N(ORDERS) }, S(WHAT) | S(HOW), .stated = true },
	{ ASK_VOTE,
	  { 0 },
	  { N(DRAW) },
	  S(HOW) | S(WHAT) | S(WHO) | S(PAST),
	  N(ORDERS) | N(WORKS),
	  .stated = true,
	  .line = "vote draw" },
	{ ASK_VOTE,
	  { 0 },
	  { N(CONCEDE), N(CONCEDE) | N(VOTE) | N(GAME) },
	  S(HOW) | S(WHAT) | S(PAST),
	  N(WORKS),
	  .stated = true,
	  .line = "concede to NAME" },
	{ ASK_VOTE,
	  { 0 },
	  { N(PAUSE), N(VOTE) | N(GAME) | N(PLAY) },
	  S(HOW) | S(PAST),
	  .stated = true,
	  .line = "vote pause" },
	{ ASK_VOTE, { 0 }, { N(END), N(VOTE) }, S(HOW) | S(PAST), .stated = true, .line = "vote end" },
	{ ASK_VOTE,
	  { S(LET_US) | S(WISH) },
	  { N(END), N(GAME) },
	  S(HOW) | S(WHEN) | S(PAST),
	  .stated = true,
	  .line = "vote end" },
	{ ASK_AWAY, { S(I), S(NOT), S(UNTIL) | S(NUMBER) }, { N(PLAY) | N(WRITE) }, S(PAST) | S(WHO), .stated = true },
	{ ASK_RESIGN,
	  { 0 },
	  { N(QUIT) },
	  S(WHO) | S(WHOSE) | S(IF) | S(PAST),
	  N(HISTORY) | N(HAPPEN) | N(STATUS),
	  .stated = true },
	{ ASK_EXTENSION, { 0 }, { N(EXTEND) }, S(PAST) | S(NOT), .stated = true },
	{ ASK_EXTENSION,
	  { S(MORE), S(I) | S(WISH) | S(TELL) | S(MARK) },
	  { N(TIME) },
	  S(HOW_LONG) | S(PAST),
	  .stated = true },
	{ ASK_AWAY, { S(I) | S(UNTIL), S(UNTIL) | S(NUMBER) }, { N(AWAY) }, S(PAST) | S(WHO), .stated = true },
	{ ASK_AWAY,
	  { S(UNTIL), S(NUMBERS) },
	  { 0 },
	  S(PAST) | S(WHO) | S(MARK),
	  N(TURN) | N(ORDERS) | N(GAME) | N(DUE),
	  .stated = true },
	/* what is told */
	{ ASK_NEIGHBOURS, { 0 }, { N(BORDER) }, .about = ABOUT_PLACE },
	{ ASK_PLACE,
	  { S(WHO) | S(WHOSE) | S(HOW_MANY) | S(WHAT) },
	  { N(OWN) | N(HAVE) | N(GOODS) | N(STAND) },
	  S(MAY),
	  .about = ABOUT_PLACE },
	{ ASK_PLACE, { S(WHO) | S(WHOSE) }, { 0 }, S(MAY), .about = ABOUT_PLACE },
	{ ASK_PLACE, { S(MARK) }, { N(OWN) }, S(MAY) | S(I), .about = ABOUT_PLACE },
	{ ASK_STATUS, { S(WHO) | S(WHOSE) | S(WHICH) }, { N(WAIT) } },
	{ ASK_STATUS, { S(WHO) | S(WHICH), S(NOT) }, { N(ORDERS) | N(SENT) | N(HAVE) } },
	{ ASK_STATUS, { S(WHOSE) }, { N(TURN) } },
	{ ASK_REPORT, { 0 }, { N(REPORT) } },
	{ ASK_STATUS, { S(WHEN) }, { N(ORDERS) }, S(PAST) },
	{ ASK_ORDERS, { S(WHAT), S(YOU), S(I) }, { N(HAVE) | N(GOT) }, S(MAY) },
	{ ASK_ORDERS,
	  { S(YOU) | S(I) },
	  { N(ORDERS) | N(SENT), N(GOT) | N(HAVE) | N(SENT) | N(STAND) | N(MINE) },
	  S(WHO) | S(MAY) | S(HOW),
	  N(WORKS) | N(WAIT) | N(WRITE) },
	{ ASK_ORDERS, { S(TELL), S(I) }, { N(SENT) | N(ORDERS) }, .never_names = N(WORKS) | N(WRITE) },
	{ ASK_STATUS, { S(WHEN) | S(HOW_LONG) }, { N(DUE) | N(TURN) | N(END) | N(HAVE) | N(GOT) | N(TIME) }, S(PAST) },
	{ ASK_STATUS, { 0 }, { N(DUE) }, S(HOW) },
	{ ASK_STATUS, { S(HOW_MANY), S(LEFT) }, { N(TIME) } },
	{ ASK_WHO, { S(WHO) | S(HOW_MANY) }, { N(PLAY) | N(PLAYERS) } },
	{ ASK_WHO, { S(WHO), S(ELSE) }, { 0 } },
	{ ASK_WHO, { 0 }, { N(PLAYERS), N(LIST) }, .never_names = N(ORDERS) },
	{ ASK_WHO, { S(TELL) }, { N(PLAYERS) }, S(NOT) },
	{ ASK_POSITION,
	  { S(I), S(WHAT) | S(WHICH) | S(HOW_MANY) | S(WHERE) },
	  { N(OWN) | N(HAVE) | N(GOT), N(GOODS) | N(PLACES) },
	  S(MAY) },
	{ ASK_POSITION,
	  { S(WHAT) | S(WHICH) | S(HOW_MANY) | S(WHERE) | S(TELL) | S(WISH) | S(MARK) },
	  { N(MINE), N(GOODS) | N(PLACES) | N(OWN) },
	  S(MAY) },
	{ ASK_POSITION, { S(I), S(WHAT) }, { N(OWN) | N(HAVE) }, S(MAY) | S(WHO), N(ORDERS) },
	{ ASK_HISTORY, { 0 }, { N(HAPPEN) }, 0, N(WORKS) },
	{ ASK_HISTORY, { 0 }, { N(HISTORY) }, S(MAY), N(ORDERS) },
	{ ASK_HISTORY, { S(TELL) }, { N(HISTORY) }, 0, N(ORDERS) },
	{ ASK_MAP, { 0 }, { N(MAP) }, S(NOT) },
	{ ASK_MAP, { S(WISH) | S(AGAIN) }, { N(MAP) } },
	{ ASK_MAP, { S(WHAT) | S(WHICH) | S(TELL) | S(WISH) }, { N(PLACES), N(LIST) } },
	{ ASK_MAP, { S(WHAT) | S(WHICH) | S(TELL) }, { N(PLACES) }, S(MAY) | S(I), N(WORKS) | N(MINE) | N(COST) },
	{ ASK_MAP, { S(WHERE), S(ALL) }, { 0 } },
	{ ASK_MAP, { S(WHO) }, { N(OWN) | N(HAVE) }, S(MAY) | S(NOT), N(ORDERS) },
	{ ASK_HELP, { S(WHAT) | S(HOW), S(MAY) }, { N(ORDERS) | N(WRITE) } },
	{ ASK_HELP, { S(HOW) }, { N(WRITE) | N(SENT) } },
	{ ASK_HELP, { S(WHAT) | S(WHICH) | S(MARK) | S(WISH) }, { N(ORDERS), N(WRITE) | N(LIST) } },
	{ ASK_HELP, { S(WHAT), S(MAY), S(I) }, { 0 }, S(STRANGE) | S(IF) | S(IT) },
	{ ASK_FORM, { 0 }, { N(FORM), N(ORDERS) | N(WRITE) | N(FORM) }, S(NOT) },
	{ ASK_ABOUT, { 0 }, { N(RULES), N(EXPLAIN) | N(WORKS) | N(COST) }, S(ALL), .about = ABOUT_WORDS },
	{ ASK_RULES, { 0 }, { N(RULES) } },
	{ ASK_RULES, { S(HOW) }, { N(WORKS) | N(PLAY), N(GAME) | N(PLAY) }, S(STRANGE) },
	{ ASK_RULES, { S(HOW), S(IT) }, { N(WORKS) | N(PLAY) }, S(STRANGE) },
	{ ASK_RULES, { S(HOW) }, { N(WORKS), N(GAME) } },
	{ ASK_ABOUT, { 0 }, { N(EXPLAIN) | N(WORKS) | N(COST) }, .about = ABOUT_WORDS },
	{ ASK_STATUS, { 0 }, { N(STATUS) }, S(MAY) },
	{ ASK_STATUS, { S(TELL) | S(WISH) }, { N(STATUS) } },
	{ ASK_STATUS, { S(HOW) }, { N(STAND) } },
	{ ASK_STATUS, { S(WHAT) | S(WHICH) }, { N(TURN) }, S(MAY) | S(STRANGE) },
	{ ASK_ABOUT,
	  { S(MARK) },
	  { 0 },
	  .about = ABOUT_WORDS,
	  .vague = true }, /* the rules may say; the host is asked as well */
};

/* ---- words ------------------------------------------------------------------------------------ */

/* What opens a question; a second one of a clause only joins it to the rest. */
#define WH (S(WHO) | S(WHAT) | S(WHICH) | S(WHEN) | S(WHERE) | S(HOW) | S(HOW_LONG) | S(HOW_MANY))

struct sentence {
	uint64_t last;        /* what the word before says */
	bool in_question;     /* of the clause being read the word that opens it as one was read */
	struct str text;      /* as written */
	struct topics topics; /* of all its words */
	bool question;        /* it opens as one does, or has its mark */
	bool asks;            /* the same, or it says that something is to be told */
	bool please;          /* a line that is taken for no order asks with it */
	size_t words, strange;
	struct str about, mail, number; /* words that may name what is asked about; an address; a number */
};

void *asks_alloc(yy_size_t size, yyscan_t scanner)
{
	return arena_alloc(asks_get_extra(scanner)->arena, size, alignof(max_align_t));
}

void *asks_realloc(void *old, yy_size_t size, yyscan_t scanner)
{
	(void)old;
	(void)size;
	(void)scanner;
	BUG("a sentence is scanned as one buffer: nothing grows");
}

void asks_free(void *p, yyscan_t scanner)
{
	(void)p;
	(void)scanner;
}

static bool is_letter(unsigned char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c >= 0x80;
}

/* Within a word: "rule 7.2", "ann@work.example", "re-send", "12/6". */
static bool joins(struct str text, size_t i)
{
	return strchr("-.@_+/:", text.p[i]) && i && is_letter((unsigned char)text.p[i - 1]) && i + 1 < text.n &&
	       is_letter((unsigned char)text.p[i + 1]);
}

/* An apostrophe, straight or curled: how many bytes; 0: there is none. */
static size_t apostrophe(struct str rest)
{
	return str_starts(rest, STR("'")) ? 1 : str_starts(rest, STR("\u2019")) ? 3 : 0;
}

/* As asks.l reads it; the two zero bytes that Flex wants behind it are not counted. */
static struct buf plain(struct str text, struct arena *a)
{
	struct buf b = buf_new(a);
	bool word = false;
	for (size_t i = 0, skip; i < text.n; i += skip) {
		unsigned char c = (unsigned char)text.p[i];
		skip = apostrophe(str_sub(text, i, text.n));
		if (skip)
			continue;
		skip = 1;
		if (is_letter(c) || joins(text, i)) {
			buf_add_char(&b, (char)(c >= 'A' && c <= 'Z' ? c + 'a' - 'A' : c));
			word = true;
			continue;
		}
		if (word)
			buf_add_char(&b, ' ');
		word = false;
		if (c == '?' || c == ',' || c == '(' || c == ':')
			buf_add_c(&b, c == '?' ? "? " : ", ");
	}
	if (word)
		buf_add_char(&b, ' ');
	buf_add(&b, (struct str){ "\0\0", 2 });
	b.n -= 2;
	return b;
}

/* What can say what is asked about: not what only asks. */
static bool may_be_about(struct topics word)
{
	return word.says & S(STRANGE) || word.names & ~(N(RULES) | N(EXPLAIN) | N(WORKS) | N(LIST));
}

static struct str last_word(struct str words)
{
	size_t from = words.n;
	while (from && words.p[from - 1] != ' ')
		from--;
	return str_sub(words, from, words.n);
}

/* A second one of its clause; "only when", "all who": what stands behind another word that does not lead to it. */
static bool joins_only(const struct sentence *s, struct topics t)
{
	const uint64_t leads = S(OPENS) | S(COMMA) | S(TELL) | S(WISH) | S(ASKS) | S(YOU) | S(FOR);
	if (s->in_question)
		return true;
	if (!s->words || s->last & leads)
		return false;
	return t.says & (S(WHEN) | S(WHERE)) || (t.says & S(WHO) && s->last & (S(ALL) | S(PEOPLE)));
}

static void add_word(struct sentence *s, struct str word, struct topics t, struct buf *about)
{
	static const uint64_t asks = S(ASKS) | S(LET_US);
	const bool opens = !(s->topics.says & ~(S(OPENS) | S(COMMA))) && !s->topics.names && !s->strange;
	s->question |= (t.says & asks && opens) || t.says & S(MARK);
	s->asks |= s->question || t.says & (S(TELL) | S(WISH));
	s->please |= (t.says & S(PLEASE)) != 0;
	s->strange += (t.says & S(STRANGE)) != 0;
	const struct topics whole = t;
	if (t.says & S(COMMA)) { /* what follows opens anew */
		s->topics.says |= S(COMMA);
		s->in_question = false;
		s->last = t.says;
		s->words++;
		return;
	}
	if (t.says & WH && joins_only(s, t)) /* "what happens when two meet?" asks for no time */
		t.says &= ~WH;
	s->in_question |= (t.says & WH) != 0;
	if (t.says & s->topics.says & S(NUMBER))
		t.says |= S(NUMBERS);
	s->topics.says |= t.says;
	s->topics.names |= t.names;
	if (t.names & N(MAIL))
		s->mail = word;
	if (t.says & S(NUMBER)) /* "turn 3" */
		s->number = last_word(word);
	s->last = whole.says;
	s->words++;
	if (may_be_about(t))
		buf_addf(about, "%s%.*s", about->n ? " " : "", STR_ARG(word));
}

static struct sentence scan(struct str text, struct arena *a)
{
	struct sentence s = { .text = text };
	struct scanned scanned = { .arena = a };
	struct buf about = buf_new(a);
	struct buf words = plain(text, a);
	yyscan_t flex;
	asks_lex_init_extra(&scanned, &flex);
	asks__scan_buffer(words.p, words.n + 2, flex);
	while (asks_lex(flex))
		add_word(&s, str_trim(str_dup(a, (struct str){ asks_get_text(flex), (size_t)asks_get_leng(flex) })),
			 scanned.word, &about);
	asks_lex_destroy(flex);
	s.about = buf_str(&about);
	return s;
}

/* ---- sentences -------------------------------------------------------------------------------- */

static bool ends_sentence(struct str text, size_t i)
{
	if (text.p[i] == '\n')
		return i + 1 < text.n && text.p[i + 1] == '\n';
	return strchr(".!?;", text.p[i]) && (i + 1 == text.n || strchr(" \n\r\t\"')", text.p[i + 1]) != NULL) &&
	       !(text.p[i] == '.' && i > 1 && text.p[i - 2] == ' '); /* "H. Lindqvist" */
}

static bool next_sentence(struct str *rest, struct str *out)
{
	size_t n = 0;
	*rest = str_trim(*rest);
	while (n < rest->n && !ends_sentence(*rest, n))
		n++;
	n += n < rest->n;
	*out = str_sub(*rest, 0, n);
	*rest = str_sub(*rest, n, rest->n);
	return out->n > 0;
}

/* ---- rows ------------------------------------------------------------------------------------- */

/* The longest name of the map in it. */
static struct str place_in(struct str text, const struct map *m)
{
	struct str best = STR("");
	for (size_t from = 0; from < text.n; from++) {
		if (from && is_letter((unsigned char)text.p[from - 1]))
			continue;
		size_t words = 0;
		for (size_t to = from + 1; to <= text.n && words < 4; to++) {
			if (to < text.n && is_letter((unsigned char)text.p[to]))
				continue;
			const struct str name = str_sub(text, from, to);
			words++;
			if (name.n > best.n && name.n > 2 && map_find(m, name) != AREA_NONE)
				best = name;
		}
	}
	return best;
}

static bool fits(const struct row *r, const struct sentence *s, struct topics t, bool refused)
{
	if (!(s->asks || r->stated || (!refused && (s->please || (!s->strange && s->words <= TERSE)))))
		return false;
	for (size_t i = 0; i < ALTERNATIVES; i++)
		if ((r->says[i] && !(t.says & r->says[i])) || (r->names[i] && !(t.names & r->names[i])))
			return false;
	return !(t.says & r->never_says) && !(t.names & r->never_names);
}

/* false: that is not there. */
static bool find_about(struct asked *out, enum about what, const struct sentence *s, struct str all,
		       const struct map *m)
{
	switch (what) {
	case ABOUT_NOTHING:
		return true;
	case ABOUT_PLACE:
		out->about = place_in(s->text, m);
		if (!out->about.n)
			out->about = place_in(all, m);
		break;
	case ABOUT_NUMBER:
		out->about = s->number;
		break;
	case ABOUT_WORDS:
		out->about = s->about;
		break;
	case ABOUT_MAIL:
		out->about = s->mail;
		break;
	}
	return out->about.n > 0 || out->vague;
}

static struct asked *guess(const struct sentence *s, struct topics t, struct str all, bool refused, const struct map *m,
			   struct arena *a)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct asked found = { .what = rows[i].what, .words = s->text, .guessed = true };
		found.unsure = s->strange >= UNSURE;
		found.vague = rows[i].vague;
		if (!fits(&rows[i], s, t, refused) || !find_about(&found, rows[i].about, s, all, m))
			continue;
		if (rows[i].line)
			found.about = str_c(rows[i].line);
		struct asked *out = ARENA_NEW(a, struct asked);
		*out = found;
		return out;
	}
	return NULL;
}

static bool is_known(const struct asked *list, const struct asked *one)
{
	for (; list; list = list->next)
		if (list->what == one->what && str_eq(list->about, one->about))
			return true;
	return false;
}

/* "I have lost the map. Could you send me another?" */
static struct topics with_before(struct topics t, struct topics before)
{
	return (struct topics){ t.says | (before.says & (S(I) | S(LAST))), t.names | before.names };
}

/* Of an order with a mistake. */
static bool is_meant(const struct sentence *s, const struct asked *found, bool refused, const struct map *m)
{
	return !refused || s->question ? found && !(refused && found->vague) : found && !place_in(s->text, m).n;
}

/* The words of the sentence before. */
static struct topics topics_before(struct str text, size_t to, struct arena *a)
{
	size_t from;
	while (to && strchr(" \n.!?;", text.p[to - 1]))
		to--;
	for (from = to; from && !strchr(".!?;", text.p[from - 1]);)
		from--;
	return to - from > BYTES_MOST ? (struct topics){ 0 } : scan(str_sub(text, from, to), a).topics;
}

/* What only introduces it ("could you send me") is no part of a line: it is read from where its sentence begins. */
static struct str with_opening(struct str text, struct span at)
{
	size_t from = at.from;
	while (from && !strchr("\n.!?;", text.p[from - 1]))
		from--;
	return str_sub(text, from, at.to);
}

const struct asked *topic_read(const struct source *source, struct span at, bool refused, const struct map *m,
			       struct arena *a)
{
	const struct str text = str_sub(with_opening(source->text, at), 0, BYTES_MOST);
	const size_t begins = (size_t)(text.p - source->text.p);
	struct str rest = text, one;
	struct topics before = topics_before(source->text, begins, a);
	const struct asked *first = NULL, **last = &first;
	for (size_t n = 0; n < SENTENCES_MOST && next_sentence(&rest, &one); n++) {
		const struct sentence s = scan(one, a);
		struct asked *found = guess(&s, s.topics, text, refused, m, a);
		if ((!found || found->vague) && s.topics.says & (S(IT) | S(AGAIN))) {
			struct asked *both = guess(&s, with_before(s.topics, before), text, refused, m, a);
			found = both && !both->vague ? both : found;
		}
		if (s.topics.names)
			before = s.topics;
		if (!is_meant(&s, found, refused, m) || is_known(first, found))
			continue;
		*last = found;
		last = &found->next;
	}
	return first;
}

/* No rule is asked for by more than two words. */
static bool is_long(struct str about)
{
	const size_t first = str_find_char(about, ' ');
	return first < about.n && str_find_char(str_sub(about, first + 1, about.n), ' ') < about.n - first - 1;
}

const struct asked *topic_asked(const struct source *text, struct span at, const struct map *m, struct arena *a)
{
	const struct asked *said = ask_read(source_text(text, at), a), *guess = NULL;
	if (!said || said->what == ASK_ABOUT) /* "what are the provinces called?" is about no rule */
		guess = topic_read(text, at, false, m, a);
	return guess && (!said || (guess->what != ASK_ABOUT && is_long(said->about))) ? guess : said;
}

bool topic_asks_fact(struct str sentence, const struct map *m, struct arena *a)
{
	static const enum ask facts[] = { ASK_STATUS,  ASK_MAP,    ASK_NEIGHBOURS, ASK_PLACE, ASK_WHO,
					  ASK_HISTORY, ASK_REPORT, ASK_POSITION,   ASK_RULES };
	const struct sentence s = scan(str_sub(sentence, 0, BYTES_MOST), a);
	const struct asked *found = s.question ? guess(&s, s.topics, sentence, true, m, a) : NULL;
	for (size_t i = 0; found && i < sizeof facts / sizeof *facts; i++)
		if (found->what == facts[i])
			return !(s.topics.says & (S(IF) | S(NOT) | S(LET_US))) && !(s.topics.names & N(DROP));
	return false;
}

bool topic_wants_in(struct str text, struct arena *a)
{
	struct str rest = str_sub(text, 0, BYTES_MOST), one;
	bool wants = false;
	for (size_t n = 0; n < SENTENCES_MOST && !wants && next_sentence(&rest, &one); n++) {
		const struct sentence s = scan(one, a);
		const uint64_t names = s.topics.names;
		wants = (s.asks &&
			 names & (N(JOIN) | N(PLAY) | N(SEAT) | N(FREE) | N(WATCH) | N(RULES) | N(GAME) | N(MAP))) ||
			names & (N(JOIN) | N(WATCH)) || (names & N(SEAT) && names & N(FREE));
	}
	return wants;
}
