# phrases.awk: CLASS(NAME, "words") and RULE(NAME, "row") of the grammars of sentences (grammar/finished.def tells how they are written),
# as tables for src/order/phrasing.c: phrases_words all that is said, and of each word the rows that may begin with it; phrases_asked
# what is said with a "$" before it; phrases_alts a word, a word with a "$", or another name each, by its number; phrases_items some of
# those, and the sign behind them; phrases_rows some items, or the alternatives of a class, and whether they may begin with what is no
# word here; phrases_names some rows. Words and names stand in the order of their bytes. A name stands in one file, and nothing names
# what is in none.
BEGIN { nalts = nitems = nrows = 0 }
/^(RULE|CLASS)\(/ { open = 1; entry = ""; at = FILENAME ":" FNR }
open {
	line = $0; sub(/^[ \t]+/, "", line); entry = entry line
	if (line ~ /\)$/) { take(entry); open = 0 }
}
function take(entry,    kind, name, row) {
	kind = substr(entry, 1, index(entry, "(") - 1)
	name = substr(entry, length(kind) + 2, index(entry, ",") - length(kind) - 2)
	row = substr(entry, index(entry, "\"") + 1); sub(/"\)$/, "", row); gsub(/""/, "", row)
	if (name in file && file[name] != FILENAME) complain(at ": " name " is of " file[name])
	file[name] = FILENAME
	nrow[name]++; text_of[name, nrow[name]] = row; is_class[name, nrow[name]] = kind == "CLASS"; at_of[name, nrow[name]] = at
}
# (a text to which more is added each time would be copied each time)
function tell(type, name, what, n,    i) {
	print "static const " type " " name "[] = {"
	for (i = 0; i < n; i++) printf "%s", what[i]
	print "};"
}
function complain(what) { print what >"/dev/stderr"; bad = 1 }
# The keys of a set in the order of their bytes, as in_order[1] and on; how many.
function sort(set,    key, n, k, low, high, half) {
	n = 0
	for (key in set) {
		low = 1; high = n + 1
		while (low < high) {
			half = int((low + high) / 2)
			if (in_order[half] < key) low = half + 1
			else high = half
		}
		for (k = ++n; k > low; k--) in_order[k] = in_order[k - 1]
		in_order[low] = key
	}
	return n
}
# What a row says, as items: alternatives, "a|b", and the sign behind them. A class is one item.
function part(row, where,    n, i, k, m, said) {
	if (is_class[row]) gsub(/ +/, "|", text_of[row])
	n = nitem[row] = split(text_of[row], said, " ")
	for (i = 1; i <= n; i++) {
		sign[row, i] = substr(said[i], length(said[i]))
		if (sign[row, i] !~ /[?*+]/) sign[row, i] = "."
		else said[i] = substr(said[i], 1, length(said[i]) - 1)
		item[row, i] = said[i]
	}
	for (i = 1; i <= n; i++) {
		m = split(item[row, i], said, "|")
		for (k = 1; k <= m; k++) see(said[k], row, where)
	}
}
function see(said, row, where) {
	if (said ~ /^[A-Z]/) {
		if (!(said in nrow) || is_class[row]) complain(where ": nothing is called " said ", or it stands in a class")
	} else if (said ~ /^\$/) asked[substr(said, 2)]
	else words[said]
}
# With what the rows of a name may begin: words; what is asked; nothing at all, where all of a row may be left out.
function begin(name,    k, i, j, m, row, said, none, w) {
	if (name in begun) return
	begun[name]
	for (k = 1; k <= nrow[name]; k++) {
		row = name SUBSEP k
		for (i = 1; i <= nitem[row]; i++) {
			none = sign[row, i] ~ /[?*]/
			m = split(item[row, i], said, "|")
			for (j = 1; j <= m; j++) {
				if (said[j] !~ /^[A-Z]/) {
					if (said[j] ~ /^\$/) asks[row]
					else begins_with(name, row, said[j])
					continue
				}
				begin(said[j])
				for (w = 1; w <= nfirst[said[j]]; w++) begins_with(name, row, first[said[j], w])
				if (said[j] in asks) asks[row]
				if (said[j] in empty) none = 1
			}
			if (!none) break
		}
		if (i > nitem[row]) { empty[name]; empty[row] }
		if (row in asks) asks[name]
	}
}
function begins_with(name, row, word) {
	if (!((row, word) in seen)) { seen[row, word]; first[row, ++nfirst[row]] = word }
	if (!((name, word) in seen)) { seen[name, word]; first[name, ++nfirst[name]] = word }
}
function add_alt(said) {
	if (said ~ /^[A-Z]/) alts[nalts++] = "{ " number[said] ", ALT_NAME },\n"
	else if (said ~ /^\$/) alts[nalts++] = "{ " asked[substr(said, 2)] ", ALT_ASKED },\n"
	else alts[nalts++] = "{ " words[said] ", ALT_WORD },\n"
}
function add_row(row,    i, k, m, said, from) {
	from = is_class[row] ? nalts : nitems
	for (i = 1; i <= nitem[row]; i++) {
		m = split(item[row, i], said, "|")
		for (k = 1; k <= m; k++) add_alt(said[k])
		if (!is_class[row]) items[nitems++] = "{ " nalts - m ", " nalts ", '" sign[row, i] "' },\n"
	}
	for (i = 1; i <= nfirst[row]; i++) rows_of[first[row, i], ++nrows_of[first[row, i]]] = nrows
	rows[nrows++] = "{ " from ", " (is_class[row] ? nalts : nitems) ", " is_class[row] ", " (row in asks || row in empty) " },\n"
}
END {
	for (name in nrow)
		for (k = 1; k <= nrow[name]; k++) part(name SUBSEP k, at_of[name, k])
	nasked = sort(asked)
	for (i = 1; i <= nasked; i++) { asked[in_order[i]] = i - 1; asked_rows[i - 1] = "\"" in_order[i] "\",\n" }
	nwords = sort(words)
	for (i = 1; i <= nwords; i++) { words[in_order[i]] = i - 1; word_at[i] = in_order[i] }
	nnames = sort(nrow)
	for (i = 1; i <= nnames; i++) { list[i] = in_order[i]; number[in_order[i]] = i - 1 }
	for (i = 1; i <= nnames; i++) begin(list[i])
	for (i = 1; i <= nnames; i++) {
		name = list[i]; from = nrows
		for (k = 1; k <= nrow[name]; k++) add_row(name SUBSEP k)
		names[i - 1] = "{ \"" name "\", " from ", " nrows " },\n"
	}
	for (i = 1; i <= nwords; i++) {
		word = word_at[i]; from = nbegun + 0
		for (k = 1; k <= nrows_of[word]; k++) begun_rows[nbegun++] = rows_of[word, k] ","
		word_rows[i - 1] = "{ { \"" word "\", " length(word) " }, " from ", " nbegun + 0 " },\n"
	}
	if (nwords > 65534 || nalts > 65535 || nbegun > 65535) complain("phrases.awk: more than 16 bits hold")
	print "#define PHRASES_NAMED " nnames
	print "#define PHRASES_ASKED " nasked
	print "#define PHRASES_WORDS " nwords
	tell("char *const", "phrases_asked", asked_rows, nasked)
	tell("struct known_word", "phrases_words", word_rows, nwords)
	tell("uint16_t", "phrases_begun", begun_rows, nbegun)
	tell("struct alt", "phrases_alts", alts, nalts)
	tell("struct item", "phrases_items", items, nitems)
	tell("struct row", "phrases_rows", rows, nrows)
	tell("struct named", "phrases_names", names, nnames)
	exit bad
}
