/*
 * ask: see ask.h.
 */
#include "engine/ask.h"

#include "base/buf.h"
#include "base/byte.h"

enum { LETTERS_MOST = 100 };

/* In lower case, without signs; * stands for the rest, # for one word with a digit in it. The first that fits
 * counts. */
static const struct {
	enum ask what;
	const char *words;
} table[] = {
	{ ASK_HELP,
	  "help|help me|commands|what can i do|what may i do|what do i do|what can i write|what can i say|"
	  "what can i order|what can i order *|what may i order|what may i order *|what can i buy|what can i build|prices|price list|costs|what should i do|what should i do next|what should i do now|what do i do next|what do i do now|"
	  "what do i need to do|what do i need to do next|what do i need to do now|what must i do|what must i do now|what now|what next|"
	  "what am i supposed to do|what am i supposed to do now|what is expected of me|how do i play|how does this work|how do i order" },
	{ ASK_RULES, "rules|help rules|rulebook|how do the rules go|what are the rules|rules of the game" },
	{ ASK_TALK, "press|help press|messages|negotiation|diplomacy" },
	{ ASK_RULE, "rule #|rules #|what does rule # say|what is rule #" },
	{ ASK_ABOUT,
	  "rule about *|rules about *|rules on *|rules for *|rule on *|rule for *|rule *|explain *|what does a * do|"
	  "what does an * do|what does the * do|what do * do|what is a *|what is an *|what are *|how does a * work|"
	  "how does an * work|how do * work|what does a * cost|what does an * cost|how much does a * cost|"
	  "how much is a *|what do * cost|how much do * cost" },
	{ ASK_STATUS,
	  "status|status of the game|game status|where do we stand|deadline|when is the deadline|what is the deadline|"
	  "when is the next deadline|when does the turn end|until when|how long do i have|how much time do i have|"
	  "how much time is left|whose turn is it|is it my turn|what turn is it|which turn is it|who is missing|"
	  "who has not sent|who is awaited|who are we waiting for" },
	{ ASK_PREVIEW,
	  "preview|preview these|preview this|preview of|only preview|preview only|dry run|what if|just checking" },
	{ ASK_ORDERS,
	  "orders|my orders|what stands|what stands for me|what did i order|what have i ordered|"
	  "what are my orders|standing orders|my standing orders|list my orders|is that ok|is that okay|is that right|"
	  "is that correct|is that fine|is this ok|is this okay|is this right|is this correct|are those fine|"
	  "are these fine|are those ok|are those okay|are they ok|are they fine|did it work|did that work" },
	{ ASK_FORM, "order form|orders form|form|order template|template|example orders|examples of orders|example" },
	{ ASK_POSITION,
	  "my position|position|my situation|what do i own|what do i have|what have i got|what is mine|where am i|"
	  "what is my *|how much * do i have|how much * have i got|which * are mine|which * do i own|which * do i have|what * do i own|what * do i have|what are my *|"
	  "where are my *|how many * do i have|list my *|inventory|my inventory|my possessions|my money|my purse" },
	{ ASK_MAP, "map|list|board|places|list of places|list of all places|list places|all places|place names|"
		   "who owns what|who has what|who owns which *|list of names|names of places" },
	{ ASK_NEIGHBOURS,
	  "neighbours of *|neighbors of *|neighbours *|neighbors *|what borders *|borders of *|what is next to *|"
	  "what touches *|what are the neighbours of *|what are the neighbors of *|next to *|where can i go from *" },
	{ ASK_PLACE,
	  "what is in *|who is in *|what stands in *|what is at *|who owns *|who holds *|who controls *|"
	  "how many troops are in *|how many armies are in *|how many units are in *|how many spaces are free in *|"
	  "who has *" },
	{ ASK_WHO, "who|players|list of players|who plays|who is playing|who are the players|who is in the game|"
		   "who is who|host|who is the host|who else plays" },
	{ ASK_HISTORY, "history|history of the game|what happened|what has happened|what has happened so far|"
		       "what happened so far|history #" },
	{ ASK_RESIGNED, "yes i resign|yes i do resign|i do resign" },
	{ ASK_RESIGN,
	  "resign|i resign|i want to resign|i have to resign|i must resign|leave the game|i leave the game|"
	  "i quit|quit|i have to leave the game|i want to leave the game|i must leave the game|i have to quit|"
	  "i cannot play any more|i can't play any more|give up my seat" },
	{ ASK_AWAY,
	  "away *|i am away *|i will be away *|i shall be away *|am away *|will be away *|shall be away *|away|i am gone *|"
	  "i will be gone *|i am not here *|i will not be here *|not here *|i am out *|i will be out *|i am out of town *|i am travelling *|i am traveling *|i cannot play until *|i can't play until *|"
	  "on holiday *|i am on holiday *|i will be on holiday *|on vacation *|i am on vacation *|on leave *|i am on leave *" },
	{ ASK_BACK, "back|i am back|i am back again|back again|i am not away|not away" },
	{ ASK_EXTENSION,
	  "one more day|one day more|a day more|more time|extension|extension by *|extension of *|extend by *|can i have "
	  "more time|may i have more time|can we have more time|can i have one more day|may i have one more day|can we have "
	  "one more day|an extension|extend the deadline|extend the deadline by *|i need more time|i need one more day" },
	{ ASK_WITHOUT, "do not write to * any more|don't write to * any more|i no longer write from *|"
		       "my address is no longer *|forget the address *|forget my address *" },
	{ ASK_ADDRESS, "my address is *|my new address is *|my email is *|my new email is *|write to me at *" },
	{ ASK_ALSO, "also write to *|my second is *|i also write from *|i write from * as well|my other address is *" },
	{ ASK_NAME,
	  "call me *|my name here is *|my name in this game is *|my name in the game is *|my public name is *" },
	{ ASK_LETTERS,
	  "letters in *|my letters in *|all letters in *|send letters in *|send me letters in *|format *|my format is *|text|html|"
	  "text only|html only|only text|only html|no html|plain text|plain text only|text and html|html and text" },
	{ ASK_ZONE, "my zone is *|my time zone is *|my timezone is *" },
	{ ASK_REPORTS,
	  "stop reports|stop the reports|no reports|no more reports|stop sending reports|stop sending me reports|"
	  "do not send me reports|do not send reports|start reports|start the reports|reports again|"
	  "send reports again|send me reports again|send reports|i want reports again" },
	{ ASK_OBSERVE,
	  "observe|i observe|i want to observe|i would like to observe|i only want to observe|i just want to observe|may i observe|"
	  "can i observe|let me observe|watch|i want to watch|i would like to watch|i only want to watch|i just want to watch|"
	  "may i watch|can i watch|read along|i want to read along|i would like to read along|i only want to read along|"
	  "i just want to read along|may i read along|can i read along|stop observing|no longer observe" },
	{ ASK_UNVOTE, "take back my vote|take back my votes|i take back my vote|i take back my votes|withdraw my vote|"
		      "withdraw my votes|unvote|no vote|vote no|i vote no|vote against *|i vote against *" },
	{ ASK_VOTE,
	  "vote for *|i vote for *|vote to *|i vote to *|vote *|i vote *|propose to *|i propose to *|propose *|"
	  "i propose *|draw|a draw|offer a *|i offer a *|concede|i concede|concede to *|i concede to *" },
	{ ASK_REPORT, "report|last report|report again|report of turn #|report turn #|report #|report on turn #" },
};

/* Words that say nothing beside a question. */
static const char *const openings[] = { "by the way", "btw",        "also",    "and",    "please",
					"can i have", "may i have", "show me", "show",   "send me",
					"send",       "give me",    "tell me", "i want", "i need" };
static const char *const endings[] = { "please", "pls", "plz", "thanks", "thank you", "thx", "then", "now" };

/* "I'm", "I\u2019m": how many bytes the sign has that stands in place of letters; 0: none stands there. */
static size_t apostrophe(struct str line, size_t i)
{
	const struct str rest = str_sub(line, i, line.n);

	return str_starts(rest, STR("'")) ? 1 : str_starts(rest, STR("\u2019")) ? 3 : 0;
}

/* What was left out, for what stands behind the sign: n letters. */
static const char *left_out(struct str behind, size_t *n)
{
	static const struct {
		const char *shortened, *words;
	} forms[] = { { "m", " am" }, { "ll", " will" }, { "ve", " have" }, { "re", " are" }, { "d", " would" } };

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		*n = strlen(forms[i].shortened);
		if (behind.n >= *n && str_eq_nocase(str_sub(behind, 0, *n), str_c(forms[i].shortened)) &&
		    (behind.n == *n || behind.p[*n] == ' '))
			return forms[i].words;
	}
	return NULL;
}

/* "I'm" to "I am". */
static struct str long_forms(struct str line, struct arena *a)
{
	struct buf b = buf_new(a);

	for (size_t i = 0; i < line.n; i++) {
		const size_t sign = apostrophe(line, i);
		size_t n;
		const char *words = sign ? left_out(str_sub(line, i + sign, line.n), &n) : NULL;

		if (words)
			buf_add_c(&b, words);
		else
			buf_add_char(&b, sign ? '\'' : line.p[i]);
		i += words ? sign + n - 1 : sign ? sign - 1 : 0;
	}
	return buf_str(&b);
}

/* "What's my position?" to "what is my position"; a dot stays within a word ("rule 7.2"). */
static struct str plain_words(struct str text, struct arena *a)
{
	struct str line = long_forms(text, a);
	struct buf b = buf_new(a);
	bool blank = false;

	for (size_t i = 0; i < line.n; i++) {
		unsigned char c = (unsigned char)line.p[i];
		const unsigned char next = i + 1 < line.n ? (unsigned char)line.p[i + 1] : 0;

		c = byte_lower(c);
		if (c == '\'' && next == 's' && b.n >= 4 && !str_eq_c(str_sub(buf_str(&b), b.n - 4, b.n), "what"))
			continue;
		if (c == '\'' && next == 's' && b.n >= 4) {
			buf_add_c(&b, " is");
			i++;
		} else if (byte_is_word(c) || (strchr(".-@+_:", c) && byte_is_word(next) && b.n && !blank)) {
			if (blank && b.n)
				buf_add_char(&b, ' ');
			buf_add_char(&b, (char)c);
			blank = false;
		} else {
			blank = true;
		}
	}
	return buf_str(&b);
}

static bool drop_opening(struct str *words)
{
	for (size_t i = 0; i < sizeof openings / sizeof *openings; i++) {
		const struct str opening = str_c(openings[i]);

		if (words->n > opening.n && str_starts(*words, opening) && words->p[opening.n] == ' ') {
			*words = str_sub(*words, opening.n + 1, words->n);
			return true;
		}
	}
	return false;
}

static bool drop_ending(struct str *words)
{
	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
		const struct str ending = str_c(endings[i]);

		if (words->n > ending.n && str_ends(*words, ending) && words->p[words->n - ending.n - 1] == ' ') {
			words->n -= ending.n + 1;
			return true;
		}
	}
	return false;
}

/* "3", "3-5", "sta-dep-1": a word with a digit in it. */
static bool is_number(struct str word)
{
	bool digit = false;

	for (size_t i = 0; i < word.n; i++) {
		digit |= byte_is_digit(word.p[i]);
		if (word.p[i] == ' ')
			return false;
	}
	return digit;
}

/* Of a pattern with a star what stands in its place. */
static bool fits(struct str words, struct str pattern, struct str *about)
{
	const size_t hash = str_find_char(pattern, '#'), star = hash < pattern.n ? hash : str_find_char(pattern, '*');
	const struct str before = str_sub(pattern, 0, star), after = str_sub(pattern, star + 1, pattern.n);

	*about = STR_NONE;
	if (star == pattern.n)
		return str_eq(words, pattern);
	if (words.n <= before.n + after.n || !str_starts(words, before) || !str_ends(words, after))
		return false;
	*about = str_trim(str_sub(words, before.n, words.n - after.n));
	return about->n > 0 && (hash == pattern.n || is_number(*about));
}

static struct asked *find_in(enum ask what, const char *patterns, struct str words, struct arena *a)
{
	struct str about;

	for (const char *p = patterns, *end; *p; p = *end ? end + 1 : end) {
		end = strchrnul(p, '|');
		/* no pattern begins with a star: most lines of a mail are looked at no further */
		if (*p != *words.p || !fits(words, (struct str){ p, (size_t)(end - p) }, &about))
			continue;
		struct asked *out = ARENA_NEW(a, struct asked);

		*out = (struct asked){ .what = what, .about = about, .words = words };
		return out;
	}
	return NULL;
}

static struct asked *find(struct str words, struct arena *a)
{
	struct asked *found = NULL;

	for (size_t i = 0; words.n && !found && i < sizeof table / sizeof *table; i++)
		found = find_in(table[i].what, table[i].words, words, a);
	return found;
}

/* Of the line the words, with their capitals and signs, of which `about` was made. */
static struct str as_written(struct str line, struct str about, struct arena *a)
{
	for (size_t from = 0; from < line.n; from++) {
		if (from && line.p[from - 1] != ' ')
			continue;
		for (size_t to = line.n; to > from; to--)
			if ((to == line.n || line.p[to] == ' ') &&
			    str_eq(plain_words(str_sub(line, from, to), a), about))
				return str_strip(str_sub(line, from, to), " .,;!?\"'");
	}
	return STR_NONE;
}

enum { FEW_WORDS = 4 };

/* "deadline monday?", "orders still ok?": few words, and one of them asks. */
static struct asked *find_in_few(struct str line, struct str words, struct arena *a)
{
	struct asked *found = NULL;
	struct str rest = words, word;
	size_t n = 0;

	if (!str_ends(line, STR("?")))
		return NULL;
	for (; str_cut(&rest, ' ', &word); n++) {
		struct asked *one = find(word, a);
		const bool board = one && (one->what == ASK_STATUS || one->what == ASK_ORDERS || one->what == ASK_MAP);

		if (board && found && found->what != one->what)
			return NULL;
		found = board ? one : found;
	}
	return n <= FEW_WORDS ? found : NULL;
}

const struct asked *ask_read(struct str line, struct arena *a)
{
	struct str words;
	struct asked *found;

	if (str_trim(line).n > LETTERS_MOST)
		return NULL;
	words = plain_words(str_trim(line), a);
	if (str_starts(words, STR("the ")))
		words = str_sub(words, 4, words.n);
	while (!(found = find(words, a)) && (drop_opening(&words) || drop_ending(&words)))
		if (str_starts(words, STR("the ")) || str_starts(words, STR("a ")))
			words = str_sub(words, str_find_char(words, ' ') + 1, words.n);
	if (!found)
		found = find_in_few(str_trim(line), plain_words(str_trim(line), a), a);
	if (found && found->about.n)
		found->said = as_written(str_trim(line), found->about, a);
	return found;
}
