/* knowing: see knowing.h. */
#include "letters/knowing.h"

#include "base/file.h"
#include "bind/talk.h"
#include "disk/place.h"
#include "engine/ask.h"
#include "engine/mention.h"
#include "letters/sending.h"
#include "order/roles.h"

enum { FILE_MOST = 1 << 20, TOLD_MOST = 5, SENTENCES_MOST = 40, SENTENCE_MOST = 400 };

static int read_lore(struct lore *out, struct desk *k, struct arena *a, struct err *e)
{
	const char *path = place_data(k->live.root->place, "games", k->live.game->rules->name, "/answers");
	struct str text = STR_NONE;
	const int code = file_read(&text, path, FILE_MOST, a, e);
	lore_read(out, code ? STR_NONE : text, a);
	return code == ERR_NOT_FOUND ? 0 : code;
}

int knowing_find(const struct lore_entry *out[LORE_MOST], size_t *n, bool *sure, struct desk *k, struct str question,
		 struct arena *a, struct err *e)
{
	struct lore lore;
	const int code = read_lore(&lore, k, a, e);
	*n = lore_find(out, sure, &lore, question, a);
	return code;
}

/* ---- the questions of a mail --------------------------------------------------------------------- */

struct telling {
	struct lore lore;
	const struct lore_entry *told[TOLD_MOST + LORE_MOST];
	size_t ntold, sentences;
	struct desk *desk;
	seat_id seat;
	bool read;
	int code;
	struct err *err;
	struct arena *arena;
};

/* Of most mails no word is asked, and the file is not read. */
static const struct lore *lore_of(struct telling *t)
{
	if (!t->read && !t->code)
		t->code = read_lore(&t->lore, t->desk, t->arena, t->err);
	t->read = true;
	return &t->lore;
}

/* "How far is it from Kyoto to blue?" is hardly about the rules. */
static bool names_board(const struct telling *t, struct str sentence)
{
	const struct words w = words_singly(sentence, t->arena);
	for (size_t i = 0; i < w.n; i++)
		if (map_find(t->desk->live.game->map, w.at[i].text) != AREA_NONE && !w.at[i].roles)
			return true;
	return mention_seat(engine_state(t->desk->live.engine), t->seat, sentence) != SEAT_NONE;
}

static void tell(struct telling *t, struct str sentence, bool any)
{
	const struct lore_entry *found[LORE_MOST];
	bool sure;
	if (sentence.n > SENTENCE_MOST || t->ntold >= TOLD_MOST || t->sentences++ >= SENTENCES_MOST ||
	    !(any || talk_is_question(sentence, t->arena)))
		return;
	size_t n = lore_find(found, &sure, lore_of(t), sentence, t->arena);
	if (n && !sure && names_board(t, sentence))
		n = 0;
	for (size_t i = 0; i < n; i++) {
		size_t k = 0;
		while (k < t->ntold && t->told[k] != found[i])
			k++;
		if (k == t->ntold)
			t->told[t->ntold++] = found[i];
	}
	const size_t cut = str_find(sentence, STR(" and "));
	if (n || cut == sentence.n) /* "What is the leader for, and what does a stronghold do?" */
		return;
	tell(t, str_sub(sentence, 0, cut), true);
	tell(t, str_sub(sentence, cut + sizeof(" and ") - 1, sentence.n), true);
}

/* any: though none of its sentences asks, the text does. */
static void tell_sentences(struct telling *t, struct str text, bool any)
{
	size_t from = 0;
	for (size_t i = 0; i < text.n; i++)
		if (text.p[i] == '?' || text.p[i] == '!' || text.p[i] == '\n' ||
		    (text.p[i] == '.' && (i + 1 == text.n || text.p[i + 1] == ' '))) {
			tell(t, str_trim(str_sub(text, from, i + (text.p[i] == '?'))), any);
			from = i + 1;
		}
	tell(t, str_trim(str_sub(text, from, text.n)), any);
}

/* "rules about fortresses": he is shown them. */
static bool names_rules(const struct asked *asked)
{
	return str_starts(asked->words, STR("rule"));
}

bool knowing_tells(struct desk *k, const struct asked *asked, struct arena *a)
{
	struct telling t = { .desk = k, .seat = SEAT_NONE, .arena = a };
	return asked->what == ASK_ABOUT && !names_rules(asked) &&
	       (tell_sentences(&t, asked->words, str_find_char(asked->words, '?') == asked->words.n), t.ntold > 0);
}

/* What has an answer of its own: the board, the clock, his orders. */
static bool is_answered(const struct outcome_line *l)
{
	return l->asked && (l->asked->what != ASK_ABOUT || names_rules(l->asked)) && !l->asked->vague;
}

int knowing_write(struct buf *out, struct desk *k, const struct answer *to, struct err *e)
{
	const struct outcome *o = &to->heard->o;
	const struct str all = to->in->text->text;
	const bool signs = str_find_char(all, '?') < all.n;
	struct telling t = { .desk = k, .seat = o->seat, .err = e, .arena = out->arena };
	for (size_t i = 0; i < o->nlines; i++)
		if (!o->lines[i].command && !is_answered(&o->lines[i]))
			tell_sentences(&t, source_text(to->in->text, o->lines[i].at),
				       !signs && o->lines[i].asked && o->lines[i].asked->what == ASK_ABOUT);
	if (t.ntold)
		buf_addf(out, "%sThe rules on what you ask:\n", out->n ? "\n" : "");
	for (size_t i = 0; i < t.ntold; i++) {
		const struct str asked = str_sub(t.told[i]->asked, 0, str_find_char(t.told[i]->asked, '\n'));
		letter_line(out,
			    str_printf(out->arena, "%.*s%s %.*s", STR_ARG(asked), str_ends(asked, STR("?")) ? "" : ":",
				       STR_ARG(t.told[i]->text)),
			    2);
	}
	return t.code;
}
