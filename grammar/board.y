/*
 * board.y: a board file is lines; a line may have a block of lines. The layout
 * sees to it that INDENT and DEDENT pair, so every sequence of its tokens is a
 * sentence: there are no syntax errors here, and the stack is as deep as blocks
 * are nested (BOARD_DEPTH_MOST).
 */
%define api.pure full
%define api.prefix {board_yy}
%expect 0
%param { struct board_build *b }

%code requires {
#include "base/board_build.h"
}

%union {
	struct board_word word;
	struct board_extent extent;
	struct board_line line;
	struct board_block block;
	size_t first;
}

%token <word> WORD
%token <extent> LINE_END BLANK
%token INDENT DEDENT

%type <line> text
%type <block> block
%type <first> lines

%code provides {
int board_yylex(BOARD_YYSTYPE *value, struct board_build *b);
}

%code {
#include "base/bug.h"

_Noreturn static void board_yyerror(struct board_build *b, const char *message)
{
	BUG("board grammar, line %u: %s", b->scan.here.line, message);
}
}

%%

file  : lines                   { b->all = board_take_lines(b, $lines); }

lines : %empty                  { $$ = b->lines.n; }
      | lines line              { $$ = $1; }

line  : BLANK                   { board_add_line(b, board_text(b, $BLANK), (struct board_block){ 0 }); }
      | text block              { board_add_line(b, $text, $block); }

text  : words LINE_END          { $$ = board_text(b, $LINE_END); }

words : WORD                    { board_add_word(b, &$WORD); }
      | words WORD              { board_add_word(b, &$WORD); }

block : %empty                  { $$ = (struct board_block){ 0 }; }
      | INDENT lines DEDENT     { $$ = board_take_lines(b, $lines); }

%%
