/*
 * diagnose: one factual line, what to write instead, and the rule where there is one.
 */
#include "bind/diagnose.h"
#include "base/byte.h"
#include "bind/canonical.h"
#include "bind/suggest.h"
#include "bind/takes.h"
#include "bind/talk.h"

enum { THINGS_LISTED = 12 };

struct writer {
	struct diags *out;
	const struct task *task;
	const struct sense *sense;
	const struct verb *verb; /* NULL where none was found */
	const struct slot *slot; /* that the fault is about, or NULL */
	struct str text;         /* of the fault's place, as written */
};

static void say(struct diags *out, enum severity severity, struct span at, const char *code, struct str what,
		struct str hint)
{
	diag_add(out,
		 &(struct diag){ .severity = severity, .at = at, .code = str_c(code), .what = what, .hint = hint });
}

static void add(const struct writer *w, struct span at, const char *code, struct str what, struct str hint)
{
	say(w->out, SEVERITY_ERROR, at, code, what, hint);
}

/* ---- what slots are called ---------------------------------------------------------------------- */

static const char *class_name(const struct task *t, noun_class what)
{
	static const char *const names[NOUN_OWN] = {
		[NOUN_AREA] = "place",   [NOUN_REGION] = "region", [NOUN_SEAT] = "player",   [NOUN_UNIT] = "unit",
		[NOUN_THING] = "thing",  [NOUN_COLOUR] = "colour", [NOUN_OPTION] = "option", [NOUN_VERB] = "order",
		[NOUN_COUNT] = "number", [NOUN_NUMBER] = "number", [NOUN_TEXT] = "text",     [NOUN_WHEN] = "time",
	};
	if (what < NOUN_OWN)
		return names[what] ? names[what] : "word";
	for (const struct class_row *c = t->binder->game->rules->classes; c && c->name; c++)
		if (c->what == what)
			return c->name;
	return "number";
}

/* The question to which the slot is the answer: "from where". */
static const char *question(const struct task *t, const struct slot *s)
{
	switch (s->what) {
	case NOUN_AREA:
		return slot_takes_freely(s, ROLE_FROM) ? "from where"
		       : slot_takes_freely(s, ROLE_TO) ? "where to"
						       : "where";
	case NOUN_COUNT:
		return "how many";
	case NOUN_NUMBER:
		return "how much";
	case NOUN_COMMAND:
		return "which order";
	case NOUN_TEXT:
		return s->name;
	case NOUN_WHEN:
		return "when";
	default:
		return arena_printf(t->arena, "which %s", class_name(t, s->what));
	}
}

/* ---- hints -------------------------------------------------------------------------------------- */

static struct str as_understood(const struct writer *w, const struct sense *s, const char *lead)
{
	struct buf out = buf_new(w->task->arena);
	buf_add_c(&out, lead);
	command_print_gaps(&out, w->task->binder->game, w->task->view->state, sense_command(w->task, s), "...",
			   s->missing);
	return buf_str(&out);
}

/* The sense without what was made of the word that is left over. */
static struct sense sense_without(const struct writer *w, struct span at)
{
	struct sense s = *w->sense;
	s.nargs = 0;
	for (unsigned i = 0; i < w->sense->nargs; i++)
		if (w->sense->args[i].at.from != at.from)
			sense_add(&s, w->sense->args[i], w->sense->roles[i]);
	sense_find_missing(&s, w->verb);
	return s;
}

/* "<" may turn the whole order round. */
static bool is_sign(struct str word)
{
	char c = word.n ? word.p[0] : '\0';
	return !(byte_is_plain(c) || (unsigned char)c >= 0x80);
}

/* What the order would be without the word that is left over, or how such orders are written. */
static struct str without_it(const struct writer *w)
{
	if (!w->verb || (is_sign(w->text) && !w->sense->missing))
		return STR_NONE;
	const struct sense s = sense_without(w, w->sense->fault.at);
	if (s.missing && w->sense->flags & SENSE_BARE) /* it may be an order of another kind */
		return STR_NONE;
	if (!set_has(&w->task->scope->admitted, w->sense->verb))
		return STR_NONE;
	if (w->verb->flags & VERB_STRANGER && w->task->view->seat != SEAT_NONE) /* "Let me start over" is no joining */
		return STR_NONE;
	const struct str hint = as_understood(w, &s, s.missing ? "write it like this: " : "without it this would be: ");
	return !s.missing && str_find(hint, STR("...")) < hint.n ? STR_NONE : hint;
}

/* ---- faults ------------------------------------------------------------------------------------- */

static void write_left(const struct writer *w)
{
	const struct fault *f = &w->sense->fault;
	bool unknown = f->term && f->term->kind == TERM_UNKNOWN;
	const bool slip = unknown && !suggest_is_plain(f->term, w->task);
	struct str hint = slip ? suggest_near(w->task, w->text, NOUN_NONE) : STR_NONE;
	add(w, f->at, "unknown-word",
	    str_printf(w->task->arena, unknown ? "I do not understand \"%.*s\"" : "\"%.*s\" does not fit here",
		       STR_ARG(w->text)),
	    hint.n ? hint : without_it(w));
}

/* "one of: bribe, threats": where a slot takes but a few things; of colours there are too many. */
static struct str list_things(const struct writer *w)
{
	struct buf out = buf_new(w->task->arena);
	unsigned n = 0;

	if (w->slot->what == NOUN_COLOUR)
		return STR("say one such as teal, or #1188aa");
	for (const int32_t *id = w->slot->only; id && *id != -1 && n < THINGS_LISTED; id++)
		for (const struct noun_row *r = w->task->binder->game->rules->nouns; r && r->name; r++)
			if (r->what == w->slot->what && r->id == *id)
				buf_addf(&out, "%s%s", n++ ? ", " : "one of: ", r->name);
	return buf_str(&out);
}

static void write_unknown(const struct writer *w)
{
	struct str near = suggest_near(w->task, w->text, w->slot->what);
	if (w->sense->flags & SENSE_BARE && !near.n) {
		write_left(w);
		return;
	}
	add(w, w->sense->fault.at, "unknown-name",
	    str_printf(w->task->arena, "there is no %s called \"%.*s\"", class_name(w->task, w->slot->what),
		       STR_ARG(w->text)),
	    near.n ? near : list_things(w));
}

static void write_several(const struct writer *w)
{
	add(w, w->sense->fault.at, "ambiguous-name",
	    str_printf(w->task->arena, "\"%.*s\" may be more than one %s", STR_ARG(w->text),
		       class_name(w->task, w->slot->what)),
	    suggest_nouns(w->task, w->sense->fault.term->u.nouns, w->slot->what));
}

static struct str legal_number(const struct writer *w)
{
	const bool all = w->slot->flags & SLOT_ALL_OK;
	const bool zero = w->slot->flags & SLOT_ZERO_OK; /* how little is enough, the rules say */
	return str_printf(w->task->arena, "write a whole number%s%s", zero ? "" : " of at least 1",
			  all ? ", or all" : "");
}

static void write_number(const struct writer *w)
{
	static const struct {
		const char *code, *what;
	} texts[] = {
		[FAULT_NUMBER] = { "bad-number", "\"%.*s\" is no number that can be used here" },
		[FAULT_NEGATIVE] = { "negative-number", "\"%.*s\" is less than nothing" },
		[FAULT_ALL] = { "number-needed", "\"%.*s\" is no number, and one is needed here" },
	};
	const struct fault *f = &w->sense->fault;
	add(w, f->at, texts[f->kind].code, str_printf(w->task->arena, texts[f->kind].what, STR_ARG(w->text)),
	    legal_number(w));
}

static void write_zero(const struct writer *w)
{
	add(w, w->sense->fault.at, "zero", str_printf(w->task->arena, "0 is nothing to %s", w->verb->name),
	    legal_number(w));
}

static void write_missing(const struct writer *w)
{
	add(w, w->sense->at, "missing", str_printf(w->task->arena, "this does not say %s", question(w->task, w->slot)),
	    as_understood(w, w->sense, "write: "));
}

static void write_verb(const struct writer *w)
{
	add(w, w->sense->at, "no-verb", STR("this does not say what is to be done"),
	    STR("say what is to be done; \"order form\" brings orders to copy"));
}

/* ---- stops -------------------------------------------------------------------------------------- */

static const struct {
	unsigned stop;
	const char *code, *what, *hint;
} stop_texts[] = {
	{ STOP_CONDITION, "condition", "\"%.*s\" makes this depend on something, and no order can wait for that",
	  "write what is to be done now, and the rest when you know how it went" },
	{ STOP_NEGATION, "negation", "\"%.*s\" says what is not to be done, and leaves open what is",
	  "write only what is to be done" },
	{ STOP_CORRECTION, "correction", "\"%.*s\": I cannot tell which order is meant",
	  "send the orders again as they are to stand" },
	{ STOP_ALTERNATIVE, "alternative", "an order names one thing (\"%.*s\")", "choose one and write it alone" },
	{ STOP_VAGUE, "vague", "\"%.*s\" leaves open what is meant",
	  "write what is to be done this time, with a number, all, or up to a number" },
	{ STOP_QUESTION, "question", "a question is no order (\"%.*s\")", "write what is to be done" },
	{ STOP_PAST, "narration", "this tells how things are (\"%.*s\"), and I find nothing to do in it",
	  "write what is to be done" },
};

static void write_stop(const struct writer *w)
{
	const struct ruleset *rules = w->task->binder->game->rules;
	size_t i = 0;
	while (!(w->sense->fault.stops & stop_texts[i].stop))
		i++;
	const char *rule = rules->stops[__builtin_ctz(stop_texts[i].stop)];
	diag_add(w->out, &(struct diag){
				 .severity = SEVERITY_ERROR,
				 .at = w->sense->fault.at,
				 .code = str_c(stop_texts[i].code),
				 .what = str_printf(w->task->arena, stop_texts[i].what, STR_ARG(w->text)),
				 .hint = str_c(stop_texts[i].hint),
				 .rule = rule ? str_printf(w->task->arena, "%s/%s", rules->name, rule) : STR_NONE,
			 });
}

static void (*const writers[])(const struct writer *) = {
	[FAULT_LEFT] = write_left,     [FAULT_UNKNOWN] = write_unknown, [FAULT_AMBIGUOUS] = write_several,
	[FAULT_NUMBER] = write_number, [FAULT_ZERO] = write_zero,       [FAULT_NEGATIVE] = write_number,
	[FAULT_ALL] = write_number,    [FAULT_MISSING] = write_missing, [FAULT_VERB] = write_verb,
	[FAULT_STOP] = write_stop,
};

void diagnose_sense(struct diags *out, const struct task *t, const struct sense *s)
{
	struct writer w = { .out = out, .task = t, .sense = s };
	enum fault_kind kind = s->fault.kind ? s->fault.kind : FAULT_MISSING;
	w.verb = s->verb == VERB_NONE ? NULL : task_verb(t, s->verb);
	if (w.verb && w.verb->slots)
		w.slot = &w.verb->slots[s->fault.kind ? s->fault.slot : (unsigned)__builtin_ctz(s->missing)];
	w.text = source_text(t->source, s->fault.term ? s->fault.term->at : s->fault.at);
	writers[kind](&w);
}

/* ---- the rest ----------------------------------------------------------------------------------- */

void diagnose_ambiguous(struct diags *out, const struct task *t, struct span at, struct str one, struct str other)
{
	say(out, SEVERITY_ERROR, at, "ambiguous", STR("this can be read in two ways"),
	    str_printf(t->arena, "write either: %.*s -- or: %.*s", STR_ARG(one), STR_ARG(other)));
}

void diagnose_deedless(struct diags *out, struct span at)
{
	say(out, SEVERITY_ERROR, at, "no-verb", STR("this does not say what is to be done"),
	    STR("say what is to be done"));
}

void diagnose_which_verb(struct diags *out, struct span at)
{
	say(out, SEVERITY_ERROR, at, "ambiguous", STR("this can be read in two ways"),
	    STR("say of each of them what is to be done"));
}

void diagnose_talk(struct diags *out, const struct task *t, struct span at)
{
	const struct str said = talk_quoted(source_text(t->source, at), out->arena);
	say(out, SEVERITY_ERROR, at, "talk-against", str_printf(out->arena, "\"%.*s\" may change this", STR_ARG(said)),
	    STR("send what you order now, without that"));
}

void diagnose_undone(struct diags *out, const struct task *t, struct span at, struct str wording)
{
	say(out, SEVERITY_NOTE, at, "undone", str_printf(t->arena, "not done either: %.*s", STR_ARG(wording)),
	    str_printf(t->arena, "send it again: also %.*s", STR_ARG(wording)));
}

void diagnose_rest(struct diags *out, struct span at)
{
	say(out, SEVERITY_ERROR, at, "rest-of-what",
	    STR("who the rest are depends on what is not understood beside it"),
	    STR("send both again, and say how many go"));
}

void diagnose_tangled(struct diags *out, struct span at)
{
	say(out, SEVERITY_ERROR, at, "tangled", STR("this can be read in too many ways"),
	    STR("write one order a line, with full names"));
}

void diagnose_half(struct diags *out, struct span at, struct str hint)
{
	say(out, SEVERITY_ERROR, at, "half", STR("something beside this is not understood"), hint);
}

void diagnose_lost(struct diags *out, const struct task *t, struct span at)
{
	const struct str said = talk_quoted(source_text(t->source, at), out->arena);
	say(out, SEVERITY_ERROR, at, "lost",
	    str_printf(out->arena, "I do not understand this part: \"%.*s\"", STR_ARG(said)), STR_NONE);
}

static void note_repair(struct diags *out, const struct task *t, const struct term *term)
{
	const struct str name = term->kind == TERM_COUNT ? STR("all")
							 : vocab_name(binder_vocab(t->binder), term->u.nouns.at[0]);
	say(out, SEVERITY_NOTE, term->at, "repaired",
	    str_printf(t->arena, "read \"%.*s\" as \"%.*s\"", STR_ARG(source_text(t->source, term->at)), STR_ARG(name)),
	    STR_NONE);
}

static void note_passed(struct diags *out, const struct task *t, const struct term *term)
{
	say(out, SEVERITY_NOTE, term->at, "passed",
	    str_printf(t->arena, "understood without \"%.*s\"", STR_ARG(source_text(t->source, term->at))), STR_NONE);
}

static bool holds_nouns(const struct term *t)
{
	return (t->kind == TERM_NAME || t->kind == TERM_UNIT || t->kind == TERM_THING || t->kind == TERM_COIN ||
		t->kind == TERM_VERB) &&
	       t->u.nouns.n;
}

void diagnose_repairs(struct diags *out, const struct task *t, const struct reading *r, struct span at)
{
	for (uint32_t i = 0; i < r->nphrases; i++)
		for (uint16_t k = 0; k < r->phrases[i].nterms; k++) {
			const struct term *term = &r->phrases[i].terms[k];
			if (term->at.from < at.from || term->at.to > at.to || !term->repair)
				continue;
			if (term->repair == REPAIR_PASSED)
				note_passed(out, t, term);
			else if (term->kind == TERM_COUNT || holds_nouns(term))
				note_repair(out, t, term);
		}
}
