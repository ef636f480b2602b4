# lexicon.awk: rows of grammar/lexicon.def, WORD("text", ROLE ROLE(argument) ...), as one macro call a role:
# ROLE("text", argument), and one of all of them, LEXEME("text", 0 SAYS(ROLE) SAYS(ROLE_argument)), where the argument
# is a reason to stop, or who is meant by a pronoun. A list of one place, in small letters, is OF_ONE_PLACE("text", LIST_NAME, argument)
# and no role. A role that nobody defines before the include says nothing, and all are forgotten
# behind it. Rows stand in the order of their bytes, each word once: two rows would be two opinions.
BEGIN { told["STOP"]; told["PRONOUN"] }
/^WORD\(/ {
	if (!match($0, /^WORD\("[^"]+", /) || !/\)$/) { complain("does not read") ; next }
	word = substr($0, 7, RLENGTH - 9)
	if (word <= last) complain("stands below \"" last "\"")
	last = word
	row = "LEXEME(\"" word "\", 0"
	n = split(substr($0, RLENGTH + 1, length($0) - RLENGTH - 1), role, " ")
	for (i = 1; i <= n; i++) {
		name = role[i]; argument = ""
		if (match(name, /\(.*\)$/)) {
			argument = ", " substr(name, RSTART + 1, RLENGTH - 2)
			name = substr(name, 1, RSTART - 1)
		}
		if (name ~ /^[a-z]/) {
			out[++nout] = "OF_ONE_PLACE(\"" word "\", LIST_" toupper(name) argument ")"
			continue
		}
		if (!(name in roles)) { roles[name] = 1; order[++nroles] = name }
		out[++nout] = name "(\"" word "\"" argument ")"
		row = row " SAYS(" name (name in told ? "_" substr(argument, 3) : "") ")"
	}
	out[++nout] = row ")"
}
function complain(what) { print FILENAME ":" FNR ": " $0 ": " what >"/dev/stderr"; bad = 1 }
END {
	order[++nroles] = "LEXEME"
	order[++nroles] = "OF_ONE_PLACE"
	for (i = 1; i <= nroles; i++) print "#ifndef " order[i] "\n#define " order[i] "(...)\n#endif"
	for (i = 1; i <= nout; i++) print out[i]
	for (i = 1; i <= nroles; i++) print "#undef " order[i]
	exit bad
}
