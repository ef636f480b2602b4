/*
 * order: phrases. One grammar for all games: it knows no verb and no sentence. It accepts every row
 * of words, on purpose; what is missing or left over is for the binder to say. Actions only build nodes
 * (order/phrases.h).
 */
%define api.pure full
%define api.prefix {order_}
%define api.token.prefix {W_}
%define api.value.type {const struct lexeme *}
%define api.location.type {struct span}
%locations
%expect 0
%parse-param {struct phrases *to}
%lex-param {struct phrases *to}

%code requires {
#include "order/phrases.h"
}

%code {
#define YYLLOC_DEFAULT(current, rhs, n) \
	((current) = (n) ? (struct span){ YYRHSLOC(rhs, 1).from, YYRHSLOC(rhs, n).to } \
	                 : (struct span){ YYRHSLOC(rhs, 0).to, YYRHSLOC(rhs, 0).to })
static int order_lex(const struct lexeme **value, struct span *at, struct phrases *to)
{
	return phrases_next(to, value, at);
}
static void order_error(struct span *at, struct phrases *to, const char *message)
{
	(void)at;
	(void)to;
	BUG("the grammar of phrases takes every row of words, but: %s", message);
}
}

/* Arguments. */
%token NAME AMBIGUOUS UNKNOWN PRONOUN TEXT WHEN BAD_NUMBER OPENER LABEL
%token NUMBER PAIR ALL BUT UP_TO MORE UNIT THING COIN
/* What stands before them. */
%token PREPOSITION ARROW EQUALS THE A DESCRIPTION
/* Phrases by themselves. */
%token VERB PAST EACH STOP CHAT HEADING LEAD KEEP KEPT GETS OUGHT
%token COMMA AND THEN FULL_STOP OPEN CLOSE COLON
/* Left out before the grammar sees the words. */
%token FILLER

/* Shift before reduce: a word joins the phrase that can take it. */
%precedence ALONE
%precedence NAME AMBIGUOUS UNKNOWN PRONOUN TEXT WHEN BAD_NUMBER OPENER LABEL
%precedence NUMBER PAIR ALL UP_TO MORE UNIT THING COIN THE A DESCRIPTION VERB BUT

%%

line
	: %empty
	| line phrase
	| line separator
	;

separator
	: COMMA				{ phrases_word(to, @$, $1); }
	| AND				{ phrases_word(to, @$, $1); }
	| THEN				{ phrases_word(to, @$, $1); }
	| FULL_STOP			{ phrases_word(to, @$, $1); }
	| OPEN				{ phrases_word(to, @$, $1); }
	| CLOSE				{ phrases_word(to, @$, $1); }
	| COLON				{ phrases_colon(to); }
	;

phrase
	: core				{ phrases_argument(to, @$); }
	| before core			{ phrases_argument(to, @$); }
	| role core			{ phrases_argument(to, @$); }
	| role before core		{ phrases_argument(to, @$); }
	| role %prec ALONE		{ phrases_argument(to, @$); }
	| before %prec ALONE		{ phrases_description(to, @$); }
	| role before %prec ALONE	{ phrases_argument(to, @$); }
	| VERB				{ phrases_verb(to, @$, $1); }
	| before VERB			{ phrases_verb(to, @$, $2); }
	| role VERB			{ phrases_verb(to, @$, $2); }
	| role before VERB		{ phrases_verb(to, @$, $3); }
	| PAST				{ phrases_word(to, @$, $1); }
	| EACH				{ phrases_word(to, @$, $1); }
	| STOP				{ phrases_word(to, @$, $1); }
	| CHAT				{ phrases_word(to, @$, $1); }
	| HEADING			{ phrases_word(to, @$, $1); }
	| LEAD				{ phrases_word(to, @$, $1); }
	| KEEP				{ phrases_word(to, @$, $1); }
	| KEPT				{ phrases_word(to, @$, $1); }
	| GETS				{ phrases_word(to, @$, $1); }
	| OUGHT				{ phrases_word(to, @$, $1); }
	| BUT				{ phrases_stop(to, @$, $1, STOP_NEGATION); }
	;

role
	: PREPOSITION			{ phrases_role(to, $1); }
	| ARROW				{ phrases_role(to, $1); }
	| EQUALS			{ phrases_role(to, $1); }
	;

before
	: THE				{ phrases_before(to, PHRASE_THE); }
	| A				{ phrases_one(to, $1); }
	| DESCRIPTION			{ phrases_before(to, 0); }
	| before THE			{ phrases_before(to, PHRASE_THE); }
	| before A			{ phrases_one(to, $2); }
	| before DESCRIPTION		{ phrases_before(to, 0); }
	;

core
	: NAME				{ phrases_term(to, $1); }
	| AMBIGUOUS			{ phrases_term(to, $1); }
	| UNKNOWN			{ phrases_term(to, $1); }
	| PRONOUN			{ phrases_term(to, $1); }
	| TEXT				{ phrases_term(to, $1); }
	| WHEN				{ phrases_term(to, $1); }
	| BAD_NUMBER			{ phrases_term(to, $1); }
	| PAIR				{ phrases_term(to, $1); }
	| OPENER			{ phrases_opener(to, $1); }
	| label %prec ALONE
	| label NUMBER			{ phrases_term(to, $2); }
	| label UNKNOWN			{ phrases_term(to, $2); }
	| label PAIR			{ phrases_pair(to, $2); }
	| counted
	| count %prec ALONE
	| count counted
	| count PRONOUN			{ phrases_term(to, $2); }
	;

label
	: LABEL				{ phrases_term(to, $1); }
	;

counted
	: noun
	| more %prec ALONE
	| more noun
	;

more
	: MORE				{ phrases_term(to, $1); }
	;

noun
	: UNIT %prec ALONE		{ phrases_term(to, $1); }
	| THING				{ phrases_term(to, $1); }
	| COIN				{ phrases_term(to, $1); }
	| UNIT BUT			{ phrases_term(to, $1); phrases_all_but(to, $2); }
	;

count
	: NUMBER			{ phrases_term(to, $1); }
	| UP_TO				{ phrases_term(to, $1); }
	| ALL %prec ALONE		{ phrases_term(to, $1); }
	| ALL BUT			{ phrases_term(to, $2); }
	| ALL NUMBER			{ phrases_all(to, $1, $2); } /* "all 3 troops": the number counts */
	;
