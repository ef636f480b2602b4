/*
 * page: a whole mail as a tree: mail > block > sentence > label, items, notes. It knows no vocabulary: what a
 * word, a comma, the end of a sentence is here has been settled before (order/tree.c), so that every row of
 * terminals is a mail. Actions only build nodes.
 */
%define api.pure full
%define api.prefix {page_}
%define api.token.prefix {P_}
%define api.value.type union
%expect 0
%parse-param {struct tree_feed *from}
%lex-param {struct tree_feed *from}

%code requires {
#include "order/tree_feed.h"
}

%code {
static int page_lex(PAGE_STYPE *value, struct tree_feed *from)
{
	const struct terminal *t = tree_next(from);

	value->P_END = t;
	return t->kind;
}
static void page_error(struct tree_feed *from, const char *message)
{
	(void)from;
	BUG("the grammar of mails takes every row of words, but: %s", message);
}
}

%token <const struct terminal *> WORD COMMA COLON OPEN CLOSE END BREAK
%type <struct span> words
%type <struct chunks> label items item note
%type <struct sentence *> sentence
%type <struct block *> block

%%

mail
	: %empty
	| mail block BREAK		{ tree_block(from, $2); }
	| mail BREAK
	;

block
	: sentence			{ $$ = tree_begin(from, $1); }
	| block sentence		{ $$ = tree_add($1, $2); }
	;

sentence
	: label items END		{ $$ = tree_sentence(from, chunks_join($1, $2), $3); }
	| label END			{ $$ = tree_sentence(from, $1, $2); }
	| items END			{ $$ = tree_sentence(from, $1, $2); }
	;

label
	: words COLON			{ $$ = tree_chunk(from, CHUNK_LABEL, $1); }
	;

items
	: item
	| items COMMA item		{ $$ = chunks_join($1, $3); }
	;

item
	: words				{ $$ = tree_chunk(from, CHUNK_ITEM, $1); }
	| note
	| note words			{ $$ = chunks_join($1, tree_chunk(from, CHUNK_ITEM, $2)); }
	| item note			{ $$ = chunks_join($1, $2); }
	| item note words		{ $$ = chunks_join(chunks_join($1, $2), tree_chunk(from, CHUNK_ITEM, $3)); }
	;

note
	: OPEN words CLOSE		{ $$ = tree_chunk(from, CHUNK_NOTE, $2); }
	;

words
	: WORD				{ $$ = $1->at; }
	| words WORD			{ $$ = span_join($1, $2->at); }
	;
