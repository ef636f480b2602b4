/*
 * told: how a ruleset's tables of events and notes are written. An event is a row of its arguments; the
 * notes of a ruleset are one list NOTES(X) of X(id, name, rule, severity), and what they all may say one
 * list FACT_ROWS(X) of X(type, member, name, field, names, value), where value is made of f->member. The
 * enum, the struct, the table and the function that says a note follow from these two lists. The words
 * stand in games/NAME/phrases.
 */
#ifndef PBP_RULES_COMMON_TOLD_H
#define PBP_RULES_COMMON_TOLD_H

#include "play/event.h"
#include "world/map.h"

/* clang-format off */

/* ---- events ------------------------------------------------------------------------------------ */

/* The events of a ruleset: one list EVENTS(X) of X(id, TOLD(...)), by their number from EVENT_OWN on. */
#define EVENT_ENUM(id, ...) id,
#define EVENT_ROW(id, ...) [id] = __VA_ARGS__,
/* In events.h, and in one .c file. */
#define DECLARE_EVENTS(pre, count) \
	enum pre##_event { EVENTS(EVENT_ENUM) count }; \
	extern const struct event_row pre##_events[]
#define DEFINE_EVENTS(pre, count) \
	const struct event_row pre##_events[count + 1] = { EVENTS(EVENT_ROW) [count] = { .name = NULL } }

#define SEAT(name) { name, FIELD_SEAT, NULL }
#define AREA(name) { name, FIELD_AREA, NULL }
#define REGION(name) { name, FIELD_REGION, NULL }
#define INT(name) { name, FIELD_INT, NULL }
#define YES(name) { name, FIELD_BOOL, NULL }
#define TEXT(name) { name, FIELD_TEXT, NULL }
#define WHEN(name) { name, FIELD_WHEN, NULL }
#define ONE_OF(name, names) { name, FIELD_NAME, names }

#define EVENT_TO(audience, name_, rule_, ...) .name = name_, .rule = rule_, .seen = audience, .args = { __VA_ARGS__ }
#define TOLD(...) { EVENT_TO(AUDIENCE_ALL, __VA_ARGS__) }
/* Its first argument is the seat that may know. */
#define SECRET(...) { EVENT_TO(AUDIENCE_OWNER, __VA_ARGS__) }
/* Its first argument is a seat that gets a letter: it has something to answer or to go on with. */
#define ASKS(...) { EVENT_TO(AUDIENCE_ALL, __VA_ARGS__), .letter = true }

/* ---- orders ------------------------------------------------------------------------------------ */

/* What the row of a verb names: NAME_check, NAME_act. */
#define DECLARE_ORDER(name) \
	void name##_check(const struct view *v, const struct command *c, struct notes *notes); \
	void name##_act(struct turn *t, const struct command *c)

/* ---- notes ------------------------------------------------------------------------------------- */

/* Facts are given as far as they apply; ids as SAID(id), so that 0 is none. */
#define SAID(id) ((id) + 1)
#define FACTS(...) ((struct facts){ __VA_ARGS__ })
#define NOWHERE ((struct span){ 0, 0 })

/* Rows of FACT_ROWS: what is given as SAID(id), and what is given as it is. */
#define FACT_ID(X, type, member, name, field) X(type, member, name, field, NULL, f->member - 1)
#define FACT_INT(X, type, member, name) X(type, member, name, FIELD_INT, NULL, f->member)
#define FACT_NAME(X, member, name, names) X(int32_t, member, name, FIELD_NAME, names, f->member)

#define FACT_MEMBER(type, member, name, field, names, value) type member;
#define FACT_ARG(type, member, name, field, names, value) { name, field, names },
#define FACT_VALUE(type, member, name, field, names, value) value,
#define NOTE_ENUM(id, name, rule, severity) NOTE_##id,
#define NOTE_ROW(id, name_, rule_, severity_) \
	{ .name = name_, .rule = rule_, .severity = severity_, .args = { FACT_ROWS(FACT_ARG) } },

/* In notes.h, and in one .c file. */
#define DECLARE_NOTE_ROWS(pre) \
	enum pre##_note { NOTES(NOTE_ENUM) NOTE_COUNT }; \
	extern const struct note_row pre##_notes[]
#define DEFINE_NOTE_ROWS(pre) const struct note_row pre##_notes[] = { NOTES(NOTE_ROW) { .name = NULL } }
#define DECLARE_NOTES(pre) \
	DECLARE_NOTE_ROWS(pre); \
	struct facts { FACT_ROWS(FACT_MEMBER) }; \
	void pre##_note(struct notes *n, enum pre##_note what, struct span at, const struct facts *f)
#define DEFINE_NOTES(pre) \
	DEFINE_NOTE_ROWS(pre); \
	void pre##_note(struct notes *n, enum pre##_note what, struct span at, const struct facts *f) \
	{ \
		NOTE(n, (uint16_t)what, at, FACT_ROWS(FACT_VALUE)); \
	} \
	typedef int pre##_notes_are_defined /* takes the semicolon */
/* clang-format on */

#endif
