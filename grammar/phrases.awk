# phrases.awk: CLASS(NAME, "words") and RULE(NAME, "row") of the grammars of sentences (grammar/finished.def tells how they are written),
# as tables of places for src/order/phrasing.c: PHRASES_TEXTS all that is said, one behind another; PHRASES_ALTS a word, a word with
# a "$", or another name each; PHRASES_ITEMS some of those, and the sign behind them; PHRASES_ROWS some items, or the alternatives
# of a class; PHRASES_NAMES some rows, in the order of their bytes. A name stands in one file, and nothing names what is in none.
BEGIN { ntext = nalts = nitems = nrows = nblob = 0 }
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
	nrow[name]++; row_of[name, nrow[name]] = row; class_of[name, nrow[name]] = kind == "CLASS"; at_of[name, nrow[name]] = at
}
# (a text to which more is added each time would be copied each time)
function tell(what, from, to) { for (; from < to; from++) printf "%s", what[from] }
function complain(what) { print what >"/dev/stderr"; bad = 1 }
function text_at(word) {
	if (!(word in texts)) { texts[word] = ntext; ntext += length(word); blob[nblob++] = "\n\"" word "\"" }
	return texts[word]
}
function add_alt(said, where) {
	if (said ~ /^[A-Z]/) {
		if (!(said in number)) complain(where ": nothing is called " said)
		alts[nalts] = "{ " number[said] + 0 ", 0, ALT_NAME },\n"
	} else if (said ~ /^\$/)
		alts[nalts] = "{ " text_at(substr(said, 2)) ", " length(said) - 1 ", ALT_ASKED },\n"
	else
		alts[nalts] = "{ " text_at(said) ", " length(said) ", ALT_WORD },\n"
	nalts++
}
function add_class(row, where,    n, i, said) {
	n = split(row, said, " ")
	for (i = 1; i <= n; i++) add_alt(said[i], where)
	rows[nrows] = "{ " nalts - n ", " nalts ", true },\n"
}
function add_rule(row, where,    n, i, k, m, item, said, sign) {
	n = split(row, item, " ")
	for (i = 1; i <= n; i++) {
		sign = substr(item[i], length(item[i]))
		if (sign !~ /[?*+]/ ) sign = "."
		else item[i] = substr(item[i], 1, length(item[i]) - 1)
		m = split(item[i], said, "|")
		for (k = 1; k <= m; k++) add_alt(said[k], where)
		items[nitems] = "{ " nalts - m ", " nalts ", '" sign "' },\n"
		nitems++
	}
	rows[nrows] = "{ " nitems - n ", " nitems ", false },\n"
}
END {
	for (name in nrow) list[++nnames] = name
	for (i = 2; i <= nnames; i++) { # in the order of their bytes
		for (k = i; k > 1 && list[k - 1] > list[k]; k--) { t = list[k]; list[k] = list[k - 1]; list[k - 1] = t }
	}
	for (i = 1; i <= nnames; i++) number[list[i]] = i - 1
	for (i = 1; i <= nnames; i++) {
		name = list[i]; first = nrows + 0
		for (k = 1; k <= nrow[name]; k++) {
			if (class_of[name, k]) add_class(row_of[name, k], at_of[name, k])
			else add_rule(row_of[name, k], at_of[name, k])
			nrows++
		}
		names[i] = "{ \"" name "\", " first ", " nrows " },\n"
	}
	if (ntext > 65535 || nalts > 65535) complain("phrases.awk: more than 16 bits hold")
	print "#define PHRASES_NAMED " nnames
	printf "static const char phrases_texts[] ="; tell(blob, 0, nblob); print ";"
	print "static const struct alt phrases_alts[] = {"; tell(alts, 0, nalts); print "};"
	print "static const struct item phrases_items[] = {"; tell(items, 0, nitems); print "};"
	print "static const struct row phrases_rows[] = {"; tell(rows, 0, nrows); print "};"
	print "static const struct named phrases_names[] = {"; tell(names, 1, nnames + 1); print "};"
	exit bad
}
