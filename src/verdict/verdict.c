/*
 * verdict: the cheapest ways to understand a line, compared by meaning; what is
 * carried out, asked about, refused or set aside as chatter.
 */
#include "bind/canonical.h"
#include "bind/clauses.h"
#include "bind/diagnose.h"
#include "bind/label.h"
#include "bind/parts.h"
#include "bind/takes.h"
#include "bind/talk.h"
#include "bind/tells.h"
#include "bind/whole.h"
#include "frame/frames.h"
#include "order/meaning.h"
#include "order/roles.h"
#include "verdict/alone.h"
#include "verdict/analogous.h"
#include "verdict/best.h"
#include "verdict/chance.h"
#include "verdict/ended.h"
#include "verdict/ending.h"
#include "verdict/ends_offer.h"
#include "verdict/fill.h"
#include "verdict/guess.h"
#include "verdict/guess_ways.h"
#include "verdict/halves.h"
#include "verdict/led.h"
#include "verdict/mind.h"
#include "verdict/missed.h"
#include "verdict/refuted.h"
#include "verdict/retake.h"
#include "verdict/rows.h"
#include "verdict/under.h"
#include "verdict/verdict.h"
#include "verdict/withheld.h"

struct judge {
	struct task *task;
	const struct sheet *sheet;
	const struct line *said; /* as it was written */
	struct diags diags;
	struct binding *list;
	size_t n;
	unsigned stops; /* that any reading of the line holds */
	bool two_ways;  /* a verb may be said of what stands before it as well: nothing is guessed */
};

/* ---- bindings ----------------------------------------------------------------------------------- */

static struct binding *judge_add(struct judge *j, struct span at, enum verdict verdict)
{
	struct binding *b = &j->list[j->n++];
	*b = (struct binding){ .at = at, .verdict = verdict, .verb = VERB_NONE };
	diags_init(&j->diags, j->task->keep);
	return b;
}

/* What the sheet found in these words (letters of two scripts) explains a refusal best. */
static const struct diag *found_in_sheet(const struct judge *j, struct span at)
{
	for (size_t i = 0; i < j->sheet->diags.list.n; i++) {
		const struct diag *d = &j->sheet->diags.list.at[i];
		if (d->at.from >= at.from && d->at.to <= at.to)
			return d;
	}
	return NULL;
}

static void judge_close(struct judge *j, struct binding *b)
{
	const struct diag *found = b->verdict == VERDICT_REFUSED ? found_in_sheet(j, b->at) : NULL;
	if (found) {
		j->diags.list.n = 0;
		diag_add(&j->diags, found);
	}
	b->diags = j->diags.list.at;
	b->ndiags = j->diags.list.n;
}

/* "No, scratch that" is stopped by its first word where the game has a verb of the second: it takes back
 * all the same. */
static bool takes_back(const struct judge *j, const struct sense *s)
{
	return s->fault.kind == FAULT_STOP && (s->fault.stops | j->stops) & STOP_CORRECTION;
}

static void judge_sense(struct judge *j, const struct path *p)
{
	const struct sense *s = p->sense;
	const enum chance chance = sense_is_complete(s) ? chance_of(j->task, p->reading, s->at) : CHANCE_NONE;
	if (s->fault.kind == FAULT_CHATTER || chance == CHANCE_TALK) {
		judge_close(j, judge_add(j, s->at, VERDICT_CHATTER));
		return;
	}
	bool good = sense_is_complete(s);
	struct binding *b = judge_add(j, s->at, good ? VERDICT_ACCEPTED : VERDICT_REFUSED);
	b->takes_back = takes_back(j, s);
	if (good) {
		b->command = sense_command(j->task, s);
		b->untimely = !set_has(&j->task->scope->admitted, s->verb);
		diagnose_repairs(&j->diags, j->task, p->reading, s->at);
	} else {
		diagnose_sense(&j->diags, j->task, s);
	}
	judge_close(j, b);
	if (chance == CHANCE_ASKED)
		chance_ask(j->task, b);
}

static struct str wording(const struct task *t, const struct sense *s)
{
	struct buf out = buf_new(t->arena);
	if (s->fault.kind == FAULT_STOP)
		buf_addf(&out, "no order (\"%.*s\")", STR_ARG(source_text(t->source, s->fault.at)));
	else if (sense_is_complete(s))
		command_print(&out, t->binder->game, t->view->state, sense_command(t, s));
	else
		buf_add_c(&out, "no order");
	return buf_str(&out);
}

static struct str wording_of_all(const struct task *t, struct row_list rows)
{
	struct buf out = buf_new(t->arena);
	for (size_t i = 0; i < rows.n; i++)
		buf_addf(&out, "%s%.*s", i ? "; " : "", STR_ARG(wording(t, rows.at[i]->sense)));
	return rows.n ? buf_str(&out) : STR("no order");
}

static struct span rows_span(const struct judge *j, struct row_list rows)
{
	return rows.n ? span_join(rows.at[0]->sense->at, rows.at[rows.n - 1]->sense->at) : j->task->line;
}

static void refuse_together(struct judge *j, struct row_list rows)
{
	struct binding *b = judge_add(j, rows_span(j, rows), VERDICT_REFUSED);
	b->verb = rows_verb(rows);
	for (size_t i = 0; i < rows.n; i++)
		if (!row_is_passed(rows.at[i]->sense))
			diagnose_sense(&j->diags, j->task, rows.at[i]->sense);
	for (size_t i = 0; i < rows.n; i++)
		if (sense_is_complete(rows.at[i]->sense))
			diagnose_undone(&j->diags, j->task, rows.at[i]->sense->at, wording(j->task, rows.at[i]->sense));
	fill_rows(j->task, b, rows.at, rows.n);
	judge_close(j, b);
}

/* "I back the attack Nara makes on Iga": with no more than a blank before it, what is no deed of now is none at all. */
static bool runs_into_untimely(const struct judge *j, struct row_list rows)
{
	for (size_t i = 1; i < rows.n; i++) {
		const struct sense *a = rows.at[i - 1]->sense, *b = rows.at[i]->sense;
		const bool parted = a->at.to > b->at.from ||
				    str_trim(source_text(j->task->source, (struct span){ a->at.to, b->at.from })).n;

		if (a->verb != VERB_NONE && b->verb != VERB_NONE && !parted &&
		    set_has(&j->task->scope->admitted, a->verb) != set_has(&j->task->scope->admitted, b->verb))
			return true;
	}
	return false;
}

/* What the others order of the place that stands alone. */
static void ask_about_topic(struct judge *j, struct row_list rows)
{
	const struct command **guess = ARENA_ARRAY(j->task->keep, const struct command *, rows.n);
	struct binding *b = judge_add(j, rows_span(j, rows), VERDICT_REFUSED);
	diagnose_deedless(&j->diags, rows.at[0]->sense->at);
	b->guess = guess;
	b->filled = true;
	for (size_t i = 1; i < rows.n; i++)
		if (sense_is_complete(rows.at[i]->sense))
			guess[b->nguess++] = sense_command(j->task, rows.at[i]->sense);
	judge_close(j, b);
}

/*
 * Orders with verbs of their own have verdicts of their own. Else a part is understood whole or not at all: a clause that
 * is not understood may change what its neighbours mean ("3 in Osaka and Kyoto", "keeping two at home"); what falls
 * with it is named.
 */
static void judge_part(struct judge *j, struct row_list rows)
{
	if (rows_share_verb(rows)) {
		struct binding *b = judge_add(j, rows_span(j, rows), VERDICT_REFUSED);
		diagnose_which_verb(&j->diags, b->at);
		j->two_ways = true;
		judge_close(j, b);
		return;
	}
	if (rows_have_topic(j->task, rows)) {
		ask_about_topic(j, rows);
		return;
	}
	rows_doubt_places(j->task, rows);
	if ((!rows_are_clear(rows) && !rows_stand_alone(rows)) || runs_into_untimely(j, rows)) {
		refuse_together(j, rows);
		return;
	}
	for (size_t i = 0; i < rows.n; i++) {
		if (rows_say_again(j->task, rows, i))
			continue;
		judge_sense(j, rows.at[i]);
		if (j->list[j->n - 1].verdict != VERDICT_REFUSED)
			continue;
		j->list[j->n - 1].verb = rows.at[i]->sense->verb;
		fill_rows(j->task, &j->list[j->n - 1], &rows.at[i], 1);
	}
}

static void judge_question(struct judge *j, struct row_list a, struct row_list b)
{
	struct span at = rows_span(j, a);
	struct binding *asked = judge_add(j, at, VERDICT_REFUSED);
	diagnose_ambiguous(&j->diags, j->task, at, wording_of_all(j->task, a), wording_of_all(j->task, b));
	judge_close(j, asked);
}

/* Another meaning of a part at the same price of the line; no rows where there is none. What is refused anyway
 * needs no second meaning. */
static struct row_list rival(const struct judge *j, const struct paths *best, struct row_list part)
{
	for (size_t k = 1; k < best->n && best->at[k]->cost == best->at[0]->cost; k++) {
		struct row_list other = rows_of_part(rows_of_path(j->task, best->at[k]), part.at[0]->part);
		if (rows_are_clear(other) && !rows_same(j->task, part, other))
			return other;
	}
	return (struct row_list){ 0 };
}

/* Where meanings of one line differ, what they agree on stands, and the other parts are asked about. */
static void judge_paths(struct judge *j, const struct paths *best)
{
	struct row_list rest = rows_of_path(j->task, best->at[0]);
	while (rest.n) {
		struct row_list part = rows_of_part(rest, rest.at[0]->part);
		struct row_list other = rows_are_clear(part) ? rival(j, best, part) : (struct row_list){ 0 };
		if (other.at)
			judge_question(j, part, other);
		else
			judge_part(j, part);
		rest.at += part.n;
		rest.n -= part.n;
	}
}

/* ---- what the rest of the line says of its orders ------------------------------------------------ */

/* The words of a heading that may mean anything; empty: it says nothing, or is none. */
static struct span strange_heading(const struct judge *j, const struct phrase *p)
{
	if (p->nterms != 1 || p->terms->kind != TERM_HEADING)
		return (struct span){ 0 };
	const struct str text = source_text(j->task->source, p->terms->at);
	const size_t colon = str_find_char(text, ':');
	if (label_judge(j->task->view, str_sub(text, 0, colon)) != LABEL_STRANGE)
		return (struct span){ 0 };
	return (struct span){ p->terms->at.from, p->terms->at.from + (uint32_t)colon };
}

/* "his bids: 5 on 12": the deed itself is the heading, and the words before it tell whose it is; empty: it is the writer's. */
static struct span strange_deed(const struct judge *j, const struct phrase *p)
{
	const struct str text = j->task->source->text;
	uint32_t from = p->at.from;
	if (p->role != ROLE_VERB || !(p->flags & PHRASE_COLON))
		return (struct span){ 0 };
	while (from > j->task->line.from && !strchr(".:;!?\n", text.p[from - 1]))
		from--;
	const struct str before = str_strip(tells_before_deed(j->task, str_sub(text, from, p->at.to)), " ,-*");
	return before.n && label_judge(j->task->view, before) != LABEL_NEUTRAL ? (struct span){ from, p->at.to }
									       : (struct span){ 0 };
}

/* "Grandma: move 4 ..." */
static struct span strange_label(const struct judge *j, const struct paths *best)
{
	const struct reading *r = best->n ? best->at[0]->reading : NULL, *said = j->said->readings;
	struct span label = { 0 };
	for (size_t i = 0; r && i < r->nphrases && span_is_empty(label); i++)
		label = strange_heading(j, &r->phrases[i]);
	for (size_t i = 0; said && i < said->nphrases && span_is_empty(label); i++)
		label = strange_deed(j, &said->phrases[i]);
	return label;
}

static void refuse_for_talk(struct judge *j, struct binding *b, struct span talk)
{
	b->verdict = VERDICT_REFUSED;
	b->command = NULL;
	diags_init(&j->diags, j->task->keep);
	diagnose_talk(&j->diags, j->task, talk);
	judge_close(j, b);
}

struct touch {
	enum talk talk;
	struct span at;
};

/* "deploy 5 in Nevada (to be decided)": what stands in brackets is said of the order beside them. */
static struct touch heed_notes(const struct judge *j, const struct paths *best)
{
	const struct task *t = j->task;
	const struct reading *r = best->n ? best->at[0]->reading : NULL;
	struct touch touch = { .talk = TALK_HARMLESS };
	struct span note;
	for (size_t from = 0; r && touch.talk != TALK_AGAINST && !span_is_empty(note = parts_note(t, r, &from));) {
		const enum talk talk = talk_of_words(t->view, source_text(t->source, note));
		if (talk > touch.talk)
			touch = (struct touch){ talk, note };
	}
	return touch;
}

/* What its sentence says behind the last phrase that was read: "deploy 3 in Ohio, my thumb slipped". */
static struct span words_behind(const struct judge *j, const struct reading *r, const struct binding *b)
{
	const struct str text = j->task->source->text;
	uint32_t from = b->at.from, to;
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		if (p->role == ROLE_FULL_STOP && p->at.from >= b->at.to)
			break;
		from = p->role < ROLE_ARGUMENTS || p->role == ROLE_VERB ? p->at.to : from;
	}
	for (to = from; to < j->task->line.to && !strchr(".!?;", text.p[to]);)
		to++;
	return (struct span){ from, to };
}

/* ... and before the first, up to a comma: "i had the map upside down, move 3 from Osaka to Kyoto"; not "I would like to". */
static struct span words_before(const struct judge *j, const struct reading *r, const struct binding *b)
{
	const struct str text = j->task->source->text;
	uint32_t from = b->at.from, to = b->at.to;
	while (from > j->task->line.from && !strchr(".!?;", text.p[from - 1]))
		from--;
	for (size_t i = r->nphrases; i-- > 0;) {
		const struct phrase *p = &r->phrases[i];
		const bool used = p->role < ROLE_ARGUMENTS || p->role == ROLE_VERB;
		to = used && p->at.from >= from && p->at.from < to ? p->at.from : to;
	}
	while (to > from && text.p[to - 1] != ',')
		to--;
	const struct words next = words_singly(str_sub(text, to, b->at.to), j->task->arena);
	return next.n && next.at[0].roles & SAYS_ROLE(SO) ? (struct span){ 0 }
							  : (struct span){ from, to }; /* "so cancel it" */
}

/* Much more like what withholds the order beside it than like what stands beside one that is meant, whatever frame let it pass. */
static bool is_held_beside(const struct judge *j, const struct paths *best, const struct binding *b, struct span *at)
{
	const struct reading *r = best->n ? best->at[0]->reading : NULL;
	for (int before = 0; r && before < 2; before++) {
		*at = before ? words_before(j, r, b) : words_behind(j, r, b);
		if (span_is_empty(*at))
			continue;
		if (talk_is_against(j->task->view, source_text(j->task->source, *at)) ||
		    (!before && tells_which_deed(j->task, r, b->command, *at)))
			return true;
	}
	return false;
}

static struct span other_deed(const struct judge *j, const struct paths *best, const struct binding *b)
{
	const struct reading *r = best->n ? best->at[0]->reading : NULL;
	struct span note;
	for (size_t from = 0; r && !span_is_empty(note = parts_note(j->task, r, &from));)
		if (tells_other_deed(j->task, note, b->command->verb))
			return note;
	return (struct span){ 0 };
}

/* A note beside an order may bear on it; so may a label. The other sentences of the mail are the engine's to heed. */
static void heed_notes_and_label(struct judge *j, const struct paths *best)
{
	const struct span label = j->n ? strange_label(j, best) : (struct span){ 0 };
	const struct touch touch = heed_notes(j, best);
	for (size_t i = 0; i < j->n; i++) {
		struct binding *b = &j->list[i];
		if (b->verdict != VERDICT_ACCEPTED)
			continue;
		if (led_doubts(source_text(j->task->source, label))) {
			alone_offer(j->task, b); /* "I was thinking about: move 4 ..." */
			continue;
		}
		b->labelled = !span_is_empty(label);
		b->open = b->labelled ? label : touch.talk == TALK_OPEN ? touch.at : (struct span){ 0 };
		if (span_is_empty(b->open) && best->n && tells_perhaps(j->task, best->at[0]->reading, b->at))
			b->open = b->at;
		struct span beside;
		if (span_is_empty(b->open) && is_held_beside(j, best, b, &beside))
			b->open = beside;
		const struct span other = other_deed(j, best, b);
		if (touch.talk == TALK_AGAINST || !span_is_empty(other))
			refuse_for_talk(j, b, touch.talk == TALK_AGAINST ? touch.at : other);
	}
}

/* "Ohio keeps one; all the others go": where it is not understood what stays, nobody knows who the others are. */
static void heed_rest(struct judge *j, const struct paths *best)
{
	const struct binding *unclear = NULL;
	for (size_t i = 0; i < j->n; i++) {
		struct binding *b = &j->list[i];
		if (b->verdict == VERDICT_REFUSED)
			unclear = b;
		if (!unclear || b->verdict != VERDICT_ACCEPTED || !best->n || !best_says_rest(best->at[0], b->at))
			continue;
		b->verdict = VERDICT_REFUSED;
		b->command = NULL;
		diags_init(&j->diags, j->task->keep);
		diagnose_rest(&j->diags, b->at);
		judge_close(j, b);
	}
}

/* Meanings of the same price beyond those that are kept: which of its parts they differ in is not known. */
static bool is_tangled(const struct paths *best)
{
	return best->n == PATHS && best->at[PATHS - 1]->cost == best->at[0]->cost && best_is_settled(best->at[0]);
}

static void judge_tangle(struct judge *j)
{
	struct binding *b = judge_add(j, j->task->line, VERDICT_REFUSED);
	diagnose_tangled(&j->diags, j->task->line);
	judge_close(j, b);
}

static bool says_anything(const struct line *line)
{
	const struct reading *r = line->readings;
	for (uint32_t i = 0; r && i < r->nphrases; i++)
		if (r->phrases[i].role < ROLE_ARGUMENTS || r->phrases[i].role == ROLE_UNKNOWN)
			return true;
	return false;
}

/* A short line that takes long is tangled on purpose. */
static uint32_t steps_for(const struct line *line)
{
	uint32_t most = 0;
	for (const struct reading *r = line->readings; r; r = r->next)
		most = r->nphrases > most ? r->nphrases : most;
	const uint64_t steps = TASK_STEPS_LEAST + (uint64_t)TASK_STEPS_SQUARE * most * most;
	return steps < TASK_STEPS ? (uint32_t)steps : TASK_STEPS;
}

static struct bound just_chatter(struct span at, struct arena *a)
{
	struct binding *chatter = ARENA_NEW(a, struct binding);
	*chatter = (struct binding){ .at = at, .verdict = VERDICT_CHATTER, .verb = VERB_NONE };
	return (struct bound){ chatter, 1 };
}

/* "5 to Ohio. No wait, 3 to Ohio": what the whole line comes to; what its writer gave up ("I had thought of 5 in Ohio, but no, ...")
 * is of no account, unless what he puts in its place says too little by itself: "4", "Utah". */
static bool guess_changed(struct judge *j, const struct line *line)
{
	struct binding all = { .verdict = VERDICT_REFUSED, .verb = VERB_NONE, .at = j->task->line };
	bool refused = false;
	for (size_t i = 0; i < j->n; i++) {
		refused |= j->list[i].verdict == VERDICT_REFUSED;
		if (!all.ndiags) {
			all.diags = j->list[i].diags;
			all.ndiags = j->list[i].ndiags;
		}
	}
	if (!refused || !(mind_changed(j->task, line, best_if_whole, &all) ||
			  (line != j->said && mind_changed(j->task, j->said, best_if_whole, &all))))
		return false;
	j->list[0] = all;
	j->n = 1;
	return true;
}

/* One order in plain words, of which nothing is guessed. */
static const struct command *read_plainly(const struct task *of, struct str text)
{
	struct source *source = ARENA_NEW(of->keep, struct source);
	*source = source_new(of->keep, of->source->name, text);
	const struct sheet *sheet = binder_read(of->binder, source, of->keep);
	if (sheet->nlines != 1 || !sheet->lines[0].nreadings)
		return NULL;
	const struct line *line = &sheet->lines[0];
	struct task task = *of;
	task.source = source;
	task.line = line->at;
	task.steps = steps_for(line);
	struct judge j = { .task = &task, .sheet = sheet, .stops = line->stops };
	struct paths best = { .n = 0 };
	best_of_line(&task, sheet, line, &best);
	if (!task.steps || !best.n || is_tangled(&best))
		return NULL;
	j.list = ARENA_ARRAY(of->keep, struct binding, best.at[0]->nsenses + 1u);
	judge_paths(&j, &best);
	return j.n == 1 && j.list->verdict == VERDICT_ACCEPTED && !j.list->untimely ? j.list->command : NULL;
}

static bool label_is_against(const struct judge *j, const struct paths *best)
{
	const struct str label = source_text(j->task->source, strange_label(j, best));
	return withheld_by_label(j->task, j->task->line) || (label.n && label_doubts(j->task->view, label));
}

/* Nothing is guessed beside a note or under a label that is against it; what leaves open whose order it is, a yes says. */
static void guess_refused(struct judge *j, const struct line *line, const struct paths *best)
{
	if (line->flags & LINE_CUT || heed_notes(j, best).talk == TALK_AGAINST || label_is_against(j, best)) {
		for (size_t i = 0; i < j->n; i++)
			j->list[i].nguess = j->list[i].part ? 0 : j->list[i].nguess;
		return;
	}
	if (!j->two_ways && !guess_changed(j, line))
		guess_orders(j->task, line, best_if_whole, j->list, j->n);
	if (!j->two_ways)
		analogous_guess(j->task, line, j->list, &j->n, read_plainly);
	for (size_t i = 0; i < j->n; i++)
		if (!j->list[i].part && guess_leaves_shares(j->task, line, j->list[i].at))
			j->list[i].nguess = 0;
	refuted_give_way(j->task, line, j->list, j->n);
}

/* "Then two walk over": a word for that stands before it, and behind what was said before. */
static void note_sequence(struct judge *j, const struct line *line)
{
	const struct reading *r = line->readings;
	uint32_t from = line->at.from;
	for (size_t k = 0; k < j->n; k++) {
		for (size_t i = 0; r && i < r->nphrases; i++)
			j->list[k].then |= r->phrases[i].role == ROLE_THEN && r->phrases[i].at.from >= from &&
					   r->phrases[i].at.from < j->list[k].at.to;
		from = j->list[k].at.to;
	}
}

static void judge_line(struct judge *j, const struct line *said)
{
	const struct line *line = frames_dealt(j->task, said);
	j->said = said;
	struct paths best = { .n = 0 };
	best_of_line(j->task, j->sheet, line, &best);
	j->list = ARENA_ARRAY(j->task->keep, struct binding, (best.n ? best.at[0]->nsenses : 0) + 1);
	if (!j->task->steps || !best.n || (line->flags & LINE_CUT && best_is_settled(best.at[0])) || is_tangled(&best))
		judge_tangle(j);
	else
		judge_paths(j, &best);
	if (!j->n && says_anything(line)) /* a note in brackets: listed, so that a missed order is noticed */
		judge_close(j, judge_add(j, line->at, VERDICT_CHATTER));
	j->n = ended_once(j->task, j->list, j->n);
	note_sequence(j, line);
	heed_rest(j, &best);
	guess_refused(j, line, &best);
	heed_notes_and_label(j, &best);
}

static struct bound bind_read(struct task *t, const struct sheet *sheet, const struct line *said)
{
	struct judge j = { .task = t, .sheet = sheet };
	struct bound out;
	t->source = sheet->source;
	t->line = said->at;
	const struct line *line = retake_heard(t, said);
	t->steps = steps_for(line);
	for (const struct reading *r = line->readings; r; r = r->next)
		j.stops |= best_corrects(r) ? r->stops : r->stops & ~(unsigned)STOP_CORRECTION;
	if (!line->nreadings && !(line->flags & LINE_TOO_LONG))
		return (struct bound){ 0 };
	if (bind_whole(&out, t->view, t->scope, t->binder->whole_letters, source_text(sheet->source, line->at),
		       line->at, t->keep))
		return out;
	if (heads_lines(t, sheet, line))
		return just_chatter(line->at, t->keep);
	judge_line(&j, line);
	return (struct bound){ .list = j.list, .n = j.n };
}

struct bound bind_line(const struct binder *b, const struct view *v, const struct scope *scope,
		       const struct sheet *sheet, const struct line *line, struct arena *a)
{
	ARENA_SCRATCH(scratch);
	struct task task = { .binder = b, .view = v, .scope = scope, .arena = &scratch, .keep = a };
	const struct bound said = bind_read(&task, sheet, line);
	task.source = sheet->source;
	task.line = line->at;
	const struct bound whole = led_bound(&task, line, said, bind_read);
	const struct bound ended = endings_bound(&task, line, halves_bound(&task, line, whole, bind_read), read_plainly,
						 bind_read);
	return missed_named(&task, line, ends_offered(&task, line, ended, read_plainly));
}
