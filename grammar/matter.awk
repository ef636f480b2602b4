# matter.awk: examples of what a question is about, for grammar/learn.c: the "state" of a game, as people ask for it in
# grammar/asked.examples and asks.def, or a "rule", as each way to ask in games/*/answers does; or it is "talk", as what asks the
# program for nothing. An answer that says how the state is asked for is to both, and is neither. Names of places of maps/*.map, which
# are read first, stand in braces.
# usage: awk -f matter.awk maps/*.map grammar/asked.examples grammar/asks.def games/*/answers
BEGIN {
	n = split("position who status standing history map deadline awaited places orders report neighbours owner", kinds, " ")
	for (i = 1; i <= n; i++)
		tells[kinds[i]] = 1
	n = split("press person none order", kinds, " ")
	for (i = 1; i <= n; i++)
		talks[kinds[i]] = 1
	LONGEST = 3 # words of a name
}
FNR == 1 { end_of_entry() }
FILENAME ~ /\.map$/ { if ($1 == "area") name_of($0); next }
FILENAME ~ /\.examples$/ {
	if ($1 == "@")
		own = $2 in tells || $2 in talks
	if ($1 == "@" && own)
		print $2 in tells ? "@ state" : "@ talk"
	else if (own && !/^#/)
		print
	next
}
FILENAME ~ /\.def$/ {
	if (/^ASK\((POSITION|STATUS|STANDING|HISTORY|MAP|WHO|PLACE|NEIGHBOURS|ORDERS|REPORT|THEIRS), /) {
		gsub(/^[^"]*"|".*$|\*/, "")
		print "@ state\n" $0 "\n"
	}
	next
}
/^\? / { asked[++nasked] = in_braces(substr($0, 3)); next }
/^$/ { end_of_entry(); next }
!/^#/ { answer = answer " " $0 }
END { end_of_entry() }
function name_of(line,    rest) {
	rest = substr(line, length($1 " " $2) + 2)
	sub(/ (land|sea|coast|ocean)( .*)?$/, "", rest)
	gsub(/"/, "", rest)
	names[tolower(rest)] = 1
}
function in_braces(text,    word, n, i, k, out, one, sign, more) {
	n = split(text, word, " ")
	for (i = 1; i <= n; i = more) {
		one = ""
		for (k = i + LONGEST - 1; k >= i && one == ""; k--)
			one = k <= n ? name_at(word, i, k) : ""
		more = one == "" ? i + 1 : k + 2
		out = out (i > 1 ? " " : "") (one == "" ? word[i] : one)
	}
	return out
}
function name_at(word, from, to,    i, text, sign) {
	text = word[from]
	for (i = from + 1; i <= to; i++)
		text = text " " word[i]
	sign = match(text, /('s)?[^A-Za-z]*$/) ? substr(text, RSTART) : ""
	text = substr(text, 1, length(text) - length(sign))
	return tolower(text) in names ? "{" text "}" sign : ""
}
function end_of_entry(    i) {
	if (answer !~ /my position|status|neighbours of|: map|"(map|who)"/)
		for (i = 1; i <= nasked; i++)
			print "@ rule\n" asked[i] "\n"
	nasked = 0
	answer = ""
}
