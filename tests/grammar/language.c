/*
 * language: measures how well the order language is understood. Reads files of
 *
 *	ruleset global-domination      a header: what the lines are said to
 *	map japan
 *	seats red blue
 *	seat red                       - for somebody who has none yet
 *	call turn
 *
 *	move 4 Osaka -> Kyoto          a text as typed, one line or several
 *	= move 4 from Osaka to Kyoto   what it must be booked as, in order
 *	= ? move 4 from Osaka to Kyoto the same, and that what stands beside it leaves open whether it is meant
 *
 *	move 4 to Kyoto
 *	! missing                      refused with this code (none: with any)
 *
 *	thanks, Ann
 *	~                              chatter
 *
 *	move 4 of the usual
 *	?                              refused or chatter: only not to be booked
 *
 *	family sieges                  a block of its own: what the blocks after it count for
 *
 * and prints, for each folder: right, asked, refused, misread. What is expected
 * is itself an order in its plainest words, so that the corpus does not depend on
 * canonical wording.
 *
 * With --families it prints how many texts of each family (tests/grammar/families: a name, a
 * colon, the verbs) are to be booked, and how many are not. The former count for the verb of
 * their first order, the latter for the family that was named before them, or for that of the
 * first verb in them.
 *
 * usage: language [--show] [--families FILE] FILE.t ...
 */
#include "base/board.h"
#include "base/file.h"
#include "bind/bind.h"
#include "engine/engine.h"
#include "order/sheet.h"
#include "play/game.h"
#include "world/record.h"
#include "verdict/verdict.h"

enum grade { RIGHT, ASKED, REFUSED, OTHER, MISREAD, GRADES };
static const char *const grade_names[GRADES] = { "right", "asked", "refused", "other", "misread" };

struct family {
	struct str name, verbs; /* of the verbs, names between ", " */
	size_t booked, unbooked;
};
enum { FAMILIES = 32 };

struct tester {
	struct arena all, run, mail;
	struct family families[FAMILIES];
	size_t nfamilies;
	const struct family *section; /* named by the file, or NULL */
	bool show;
	struct str path;
	struct game *game;
	struct state *state;
	struct binder *binder;
	struct view view;
	struct scope scope;
	size_t guessed, misguessed; /* of what was asked or refused, that a guess says all that is meant; something else */
	size_t tally[GRADES];
	size_t line; /* of the block, for messages */
};

static _Noreturn void die(const struct tester *t, const char *what)
{
	fprintf(stderr, "%.*s:%zu: %s\n", STR_ARG(t->path), t->line, what);
	exit(2);
}

/* ---- the header --------------------------------------------------------------------------------- */

static const struct map *load_map(struct tester *t, struct str name)
{
	struct err e;
	struct str bytes;
	struct board board;
	struct map *map;
	char *path = arena_printf(&t->run, "maps/%.*s.map", STR_ARG(name));
	if (file_read(&bytes, path, 0, &t->run, &e))
		path = arena_printf(&t->run, "tests/grammar/maps/%.*s.map", STR_ARG(name));
	struct source *source = ARENA_NEW(&t->run, struct source);
	if (file_read(&bytes, path, 0, &t->run, &e))
		die(t, e.text);
	*source = source_new(&t->run, str_c(path), bytes);
	if (board_parse(&board, source, &t->run, &e) ||
	    map_read(&map, &board, board.lines, board.nlines, &t->run, &e))
		die(t, e.text);
	return map;
}

static void add_seats(struct tester *t, struct str names)
{
	struct str name;
	while (str_cut(&names, ' ', &name)) {
		int32_t n = (int32_t)row_count(t->state, TABLE_SEAT);
		struct seat_row row = {
			.seat = n, .name = text_intern(t->state, name), .player = n, .colour = -1, .aliases = TEXT_NONE
		};
		row_put(t->state, TABLE_SEAT, &row);
	}
}

static void add_row(struct tester *t, struct str text)
{
	struct err e;
	struct board board;
	bool found;
	struct source *source = ARENA_NEW(&t->run, struct source);
	*source = source_new(&t->run, STR("row"), text);
	if (board_parse(&board, source, &t->run, &e) || !board.nlines)
		die(t, "row TABLE field=value ...");
	table_id id = table_by_name(t->game->schema, board.lines[0].words[0].text, &found);
	if (!found)
		die(t, "no such table");
	void *row = arena_alloc(&t->run, t->game->schema->tables[id]->size, 16);
	row_default(t->state, id, row);
	if (record_read(t->state, id, &board.lines[0], 1, row, &e))
		die(t, e.text);
	row_put(t->state, id, row);
}

static void admit_kind(struct tester *t, struct str name)
{
	for (kind_id k = 0; k < t->game->nkinds; k++)
		for (verb_id v = 0; str_eq_c(name, t->game->kinds[k]->name) && v < t->game->nverbs;
		     v++)
			if (!t->game->verbs[v]->admitted ||
			    t->game->verbs[v]->admitted & KIND_BIT(k))
				set_add(&t->scope.admitted, v);
}

/* Several that are open together: "call grand auction, auction". */
static void open_call(struct tester *t, struct str names)
{
	struct str name;
	t->scope.admitted = set_new(&t->run, (size_t)t->game->nverbs);
	while (str_cut(&names, ',', &name))
		admit_kind(t, str_trim(name));
	t->binder = binder_new(t->game, t->state, &t->run);
	t->view.game = t->game;
	t->view.state = t->state;
	t->view.scratch = &t->mail;
	t->view.player = t->view.seat;
}

static void read_header(struct tester *t, struct str *rest)
{
	struct str line;
	const struct ruleset *rules = NULL;
	while (str_line(rest, &line) && line.n) {
		struct str word;
		t->line++;
		str_cut(&line, ' ', &word);
		if (str_eq_c(word, "ruleset") && !(rules = ruleset_by_name(line)))
			die(t, "no such ruleset");
		if (str_eq_c(word, "map")) {
			t->game = game_new(STR("corpus"), rules, load_map(t, line), NULL,
					   engine_verbs, engine_kinds, &t->run);
			t->state = state_new(t->game->schema, t->game->texts, &t->run);
		}
		if (str_eq_c(word, "seats"))
			add_seats(t, line);
		if (str_eq_c(word, "seat"))
			t->view.seat = seat_by_name(t->state, line);
		if (str_eq_c(word, "row"))
			add_row(t, line);
		if (str_eq_c(word, "call"))
			open_call(t, line);
	}
	t->line++;
}

/* ---- what a text is bound to -------------------------------------------------------------------- */

struct heard {
	VEC(struct binding) list;
	struct str text;
};

static void hear(struct tester *t, struct str text, struct heard *out)
{
	struct source *source = ARENA_NEW(&t->mail, struct source);
	*source = source_new(&t->mail, STR("mail"), text);
	const struct sheet *sheet = binder_read(t->binder, source, &t->mail);
	*out = (struct heard){ .text = text };
	for (size_t i = 0; i < sheet->nlines; i++) {
		struct bound b = bind_line(t->binder, &t->view, &t->scope, sheet, &sheet->lines[i],
					   &t->mail);
		for (size_t k = 0; k < b.n; k++)
			VEC_PUSH(&out->list, &t->mail, b.list[k]);
	}
}

static const struct arg *value_of(const struct verb *v, const struct command *c, unsigned slot,
				  unsigned k, struct arg *def)
{
	const struct arg *a = command_arg(c, slot, k);
	if (a || k || v->slots[slot].def == -1)
		return a;
	*def = (struct arg){ .value = v->slots[slot].def };
	return def;
}

/* Equal in meaning: what is not said is its default. */
static bool equal(const struct tester *t, const struct command *a, const struct command *b)
{
	const struct verb *v = t->game->verbs[a->verb];
	if (a->verb != b->verb || !a->rider != !b->rider)
		return false;
	for (unsigned slot = 0; v->slots && v->slots[slot].name; slot++)
		for (unsigned k = 0; k < 32; k++) {
			struct arg da, db;
			const struct arg *x = value_of(v, a, slot, k, &da),
					 *y = value_of(v, b, slot, k, &db);
			if (!x != !y || (x && (x->value != y->value || x->how != y->how)))
				return false;
		}
	return !a->rider || equal(t, a->rider, b->rider);
}

/* ---- one block ---------------------------------------------------------------------------------- */

struct block {
	struct str text;
	struct str expected[16]; /* "= ...", "! ...", "~" */
	size_t n;
};

/* Words beside it that leave it open have it asked about, or refused. */
static bool is_booked(const struct binding *b)
{
	return b->verdict == VERDICT_ACCEPTED && span_is_empty(b->open);
}

static enum grade grade_order(struct tester *t, const struct binding *b, struct str wanted)
{
	struct heard plain;
	hear(t, wanted, &plain);
	if (plain.list.n != 1 || plain.list.at[0].verdict != VERDICT_ACCEPTED)
		return t->show ? printf("expected is no plain order: %.*s\n", STR_ARG(wanted)),
		       OTHER   : OTHER;
	if (b->verdict == VERDICT_ACCEPTED)
		return !equal(t, b->command, plain.list.at[0].command) ? MISREAD : is_booked(b) ? RIGHT : ASKED;
	struct str code = b->ndiags ? b->diags[0].code : STR_NONE;
	return str_eq_c(code, "missing") || str_starts(code, STR("ambiguous")) ? ASKED : REFUSED;
}

static enum grade grade_refusal(const struct binding *b, struct str wanted)
{
	if (b->verdict == VERDICT_ACCEPTED)
		return b->untimely && str_eq_c(wanted, "untimely") ? RIGHT : MISREAD;
	return !wanted.n || str_eq(b->diags[0].code, wanted) ? RIGHT : OTHER;
}

static enum grade grade_one(struct tester *t, const struct binding *b, struct str expected)
{
	struct str wanted = str_trim(str_sub(expected, 1, expected.n));
	if (expected.p[0] == '?')
		return is_booked(b) ? MISREAD : RIGHT;
	if (str_starts(wanted, STR("?"))) {
		const enum grade g = grade_order(t, b, str_trim(str_sub(wanted, 1, wanted.n)));
		return g == ASKED ? RIGHT : g == RIGHT ? MISREAD : g;
	}
	return expected.p[0] == '=' ? grade_order(t, b, wanted) : grade_refusal(b, wanted);
}

/* Something was booked and something lost, without a word: as bad as a misreading. */
static bool lost_in_silence(const struct heard *h)
{
	size_t booked = 0, refused = 0;
	for (size_t i = 0; i < h->list.n; i++) {
		booked += h->list.at[i].verdict == VERDICT_ACCEPTED;
		refused += h->list.at[i].verdict == VERDICT_REFUSED;
	}
	return booked && !refused;
}

/* What is worst of an alignment; more refusals than expected count only where all else is right. */
struct worst {
	enum grade grade;
	bool more;
};

static struct worst worse(struct worst a, enum grade grade, bool more)
{
	return (struct worst){ grade > a.grade ? grade : a.grade, a.more || more };
}

static void prefer(struct worst *best, struct worst a)
{
	if (a.grade < best->grade || (a.grade == best->grade && a.more < best->more))
		*best = a;
}

static enum grade grade_missing(struct str expected, bool silent)
{
	return expected.p[0] == '?' ? RIGHT : expected.p[0] == '!' ? OTHER : silent ? MISREAD : REFUSED;
}

/* What was said beside what was expected, in the best of ways: either may stand alone. */
static enum grade grade_block(struct tester *t, const struct block *b, const struct heard *h)
{
	enum { EXPECTED = sizeof b->expected / sizeof *b->expected };
	const bool silent = lost_in_silence(h);
	struct worst last[EXPECTED + 1], now[EXPECTED + 1];
	struct str expected[EXPECTED];
	size_t n = 0;
	for (size_t k = 0; k < b->n; k++)
		if (b->expected[k].p[0] != '~')
			expected[n++] = b->expected[k];
	last[0] = (struct worst){ RIGHT, false };
	for (size_t k = 0; k < n; k++)
		last[k + 1] = worse(last[k], grade_missing(expected[k], silent), false);
	for (size_t i = 0; i < h->list.n; i++) {
		const struct binding *said = &h->list.at[i];
		const bool booked = is_booked(said);
		if (said->verdict == VERDICT_CHATTER)
			continue;
		now[0] = worse(last[0], booked ? MISREAD : RIGHT, true);
		for (size_t k = 0; k < n; k++) {
			now[k + 1] = worse(last[k + 1], booked ? MISREAD : RIGHT, true);
			prefer(&now[k + 1], worse(now[k], grade_missing(expected[k], silent), false));
			prefer(&now[k + 1], worse(last[k], grade_one(t, said, expected[k]), false));
		}
		memcpy(last, now, sizeof last);
	}
	return last[n].grade == RIGHT && last[n].more ? OTHER : last[n].grade;
}

/* What is booked, and what its writer is asked about, is just what was expected. */
static bool guesses_all(struct tester *t, const struct block *b, const struct heard *h)
{
	size_t at = 0;
	for (size_t i = 0; i < h->list.n; i++) {
		const struct binding *x = &h->list.at[i];
		for (size_t k = 0; k < x->nguess + (x->command != NULL); k++) {
			struct heard plain;
			while (at < b->n && b->expected[at].p[0] == '~')
				at++;
			if (at == b->n || b->expected[at].p[0] != '=')
				return false;
			hear(t, str_trim(str_sub(b->expected[at], 1, b->expected[at].n)), &plain);
			at++;
			if (plain.list.n != 1 || !plain.list.at[0].command ||
			    !equal(t, k < x->nguess ? x->guess[k] : x->command, plain.list.at[0].command))
				return false;
		}
	}
	return at == b->n;
}

static void count_guesses(struct tester *t, const struct block *b, const struct heard *h)
{
	size_t guesses = 0;
	for (size_t i = 0; i < h->list.n; i++)
		guesses += h->list.at[i].nguess;
	if (!guesses)
		return;
	if (guesses_all(t, b, h))
		t->guessed++;
	else
		t->misguessed++;
}

static void show(struct tester *t, const struct block *b, const struct heard *h, enum grade g)
{
	printf("%.*s:%zu: %s: %.*s\n", STR_ARG(t->path), t->line, grade_names[g], STR_ARG(b->text));
	if (guesses_all(t, b, h))
		printf("    AGREED\n");
	for (size_t i = 0; i < h->list.n; i++) {
		const struct binding *x = &h->list.at[i];
		struct buf out = buf_new(&t->mail);
		if (x->command)
			command_print(&out, t->game, t->state, x->command);
		else if (x->ndiags)
			buf_addf(&out, "%.*s: %.*s / %.*s", STR_ARG(x->diags[0].code),
				 STR_ARG(x->diags[0].what), STR_ARG(x->diags[0].hint));
		for (size_t k = 0; k < x->nguess; k++) {
			buf_add_c(&out, k ? "; " : " -- GUESS ");
			command_print(&out, t->game, t->state, x->guess[k]);
		}
		printf("    %s%s %.*s\n",
		       x->verdict == VERDICT_ACCEPTED  ? "="
		       : x->verdict == VERDICT_REFUSED ? "!"
						       : "~",
		       x->untimely ? " (untimely)" : "", STR_ARG(buf_str(&out)));
	}
}

/* ---- families ----------------------------------------------------------------------------------- */

static struct family *family_of_verb(struct tester *t, struct str verb)
{
	for (size_t i = 0; i < t->nfamilies; i++)
		for (struct str rest = t->families[i].verbs, name; str_cut(&rest, ',', &name);)
			if (str_eq(str_trim(name), verb))
				return &t->families[i];
	return NULL;
}

static struct family *family_by_name(struct tester *t, struct str name)
{
	for (size_t i = 0; i < t->nfamilies; i++)
		if (str_eq(t->families[i].name, name))
			return &t->families[i];
	die(t, "no such family");
}

/* A word may be several verbs: that of its own name, if there is one, else the first. */
static verb_id verb_of_word(const struct tester *t, const struct sheet *sheet,
			    const struct term *verb)
{
	struct str word = source_text(sheet->source, verb->at);
	for (uint32_t k = 0; k < verb->u.nouns.n; k++)
		if (str_starts_nocase(word, str_c(t->game->verbs[verb->u.nouns.at[k].id]->name)))
			return verb->u.nouns.at[k].id;
	return verb->u.nouns.at[0].id;
}

static struct family *family_of_reading(struct tester *t, const struct sheet *sheet,
					const struct reading *r)
{
	for (uint32_t i = 0; i < r->nphrases; i++)
		if (r->phrases[i].nterms && r->phrases[i].terms->kind == TERM_VERB &&
		    r->phrases[i].terms->u.nouns.n) {
			verb_id v = verb_of_word(t, sheet, r->phrases[i].terms);
			return family_of_verb(t, str_c(t->game->verbs[v]->name));
		}
	return NULL;
}

static struct family *family_of_text(struct tester *t, struct str text)
{
	struct source *source = ARENA_NEW(&t->mail, struct source);
	*source = source_new(&t->mail, STR("mail"), text);
	const struct sheet *sheet = binder_read(t->binder, source, &t->mail);
	struct family *found = NULL;
	for (size_t i = 0; i < sheet->nlines && !found; i++)
		if (sheet->lines[i].readings)
			found = family_of_reading(t, sheet, sheet->lines[i].readings);
	return found;
}

static struct family *family_of_order(struct tester *t, struct str plain)
{
	struct heard h;
	hear(t, str_trim(plain), &h);
	if (!h.list.n || !h.list.at[0].command)
		return NULL;
	return family_of_verb(t, str_c(t->game->verbs[h.list.at[0].command->verb]->name));
}

static void count_block(struct tester *t, const struct block *b)
{
	struct str expected = b->expected[0];
	bool booked = expected.p[0] == '=';
	struct family *f = booked	? family_of_order(t, str_sub(expected, 1, expected.n))
			   : t->section ? family_by_name(t, t->section->name)
					: family_of_text(t, b->text);
	if (!f)
		return;
	f->booked += booked;
	f->unbooked += !booked;
}

static void print_families(struct tester *t, struct str folder)
{
	for (size_t i = 0; i < t->nfamilies; i++) {
		struct family *f = &t->families[i];
		printf("%.*s: %.*s: %zu booked, %zu not\n", STR_ARG(folder), STR_ARG(f->name),
		       f->booked, f->unbooked);
		f->booked = f->unbooked = 0;
	}
}

static void read_families(struct tester *t, const char *path)
{
	struct err e;
	struct str rest, line;
	if (file_read(&rest, path, 0, &t->all, &e))
		die(t, e.text);
	while (str_line(&rest, &line)) {
		struct str name;
		if (!line.n || line.p[0] == '#')
			continue;
		if (t->nfamilies == FAMILIES || !str_cut(&line, ':', &name))
			die(t, "too many families");
		t->families[t->nfamilies++] = (struct family){ .name = name, .verbs = line };
	}
}

static void try_block(struct tester *t, const struct block *b)
{
	struct heard h;
	if (!b->n)
		die(t, "a block without what is expected");
	hear(t, b->text, &h);
	enum grade g = grade_block(t, b, &h);
	t->tally[g]++;
	if (g == ASKED || g == REFUSED || g == OTHER)
		count_guesses(t, b, &h);
	count_block(t, b);
	if (t->show && g != RIGHT)
		show(t, b, &h, g);
	arena_reset(&t->mail);
}

/* ---- files -------------------------------------------------------------------------------------- */

static bool is_expectation(struct str line)
{
	return line.n && strchr("=!~?", line.p[0]) && (line.n == 1 || line.p[1] == ' ');
}

static void add_text(struct block *b, struct str line)
{
	b->text = b->text.n ? (struct str){ b->text.p, (size_t)(line.p + line.n - b->text.p) }
			    : line;
}

/* Of interest only where families are counted. */
static void begin_section(struct tester *t, struct str name)
{
	t->section = t->nfamilies ? family_by_name(t, name) : NULL;
}

static void read_blocks(struct tester *t, struct str rest)
{
	struct block b = { .n = 0 };
	struct str line;
	while (str_line(&rest, &line)) {
		if (is_expectation(line) && b.n < 16)
			b.expected[b.n++] = line;
		else if (str_starts(line, STR("family ")) && !b.text.n)
			begin_section(t, str_sub(line, 7, line.n));
		else if (line.n && !(line.p[0] == '#' && !b.text.n))
			add_text(&b, line);
		else if (b.text.n) {
			try_block(t, &b);
			b = (struct block){ .n = 0 };
		}
		t->line++;
	}
	if (b.text.n)
		try_block(t, &b);
}

static void read_file(struct tester *t, const char *path)
{
	struct err e;
	struct str bytes, line;
	t->path = str_c(path);
	t->line = 1;
	arena_reset(&t->run);
	t->section = NULL;
	t->view = (struct view){ .seat = SEAT_NONE, .player = PLAYER_NONE, .call = CALL_NONE };
	if (file_read(&bytes, path, 0, &t->run, &e))
		die(t, e.text);
	struct str rest = bytes;
	while (rest.n && rest.p[0] == '#' && str_line(&rest, &line))
		t->line++;
	read_header(t, &rest);
	read_blocks(t, rest);
}

static void report(struct tester *t, struct str folder)
{
	size_t all = 0;
	for (size_t g = 0; g < GRADES; g++)
		all += t->tally[g];
	if (!all)
		return;
	printf("%.*s: %zu texts:", STR_ARG(folder), all);
	for (size_t g = 0; g < GRADES; g++)
		printf(" %zu %s%s", t->tally[g], grade_names[g], g + 1 < GRADES ? "," : "");
	if (t->guessed + t->misguessed)
		printf("; guessed %zu as meant, %zu not", t->guessed, t->misguessed);
	printf("\n");
	t->guessed = t->misguessed = 0;
	memset(t->tally, 0, sizeof(t->tally));
	print_families(t, folder);
}

static struct str folder_of(const char *path)
{
	const char *slash = strrchr(path, '/');
	return str_sub(str_c(path), 0, slash ? (size_t)(slash - path) : 0);
}

int main(int argc, char **argv)
{
	static struct tester t;
	struct str folder = STR_NONE;
	arena_init(&t.all);
	arena_init(&t.run);
	arena_init(&t.mail);
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--show")) {
			t.show = true;
			continue;
		}
		if (!strcmp(argv[i], "--families") && i + 1 < argc) {
			read_families(&t, argv[++i]);
			continue;
		}
		if (!str_eq(folder_of(argv[i]), folder))
			report(&t, folder);
		folder = folder_of(argv[i]);
		read_file(&t, argv[i]);
	}
	report(&t, folder);
	arena_release(&t.all);
	arena_release(&t.run);
	arena_release(&t.mail);
	return 0;
}
