# lines: letters that pbp wrote (src/mail/compose.c), one a line: to whom, a tab, the subject, " | ", its plain text.
# -v plain=text: that text as it stands and nothing else; -v plain=subject: the subject before it. -v only=ADDRESS: of those
# that go to who begins so.
BEGIN {
	digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	for (i = 0; i < 256; i++) byte[sprintf("%02X", i)] = sprintf("%c", i)
}
function base64(coded,    out, i, k, v, at, n) {
	for (i = 1; i < length(coded); i += 4) {
		for (v = k = 0; k < 4; k++) {
			at = index(digits, substr(coded, i + k, 1))
			v = v * 64 + (at ? at - 1 : 0)
		}
		n = substr(coded, i, 4)
		n = n ~ /==$/ ? 1 : n ~ /=$/ ? 2 : 3
		out = out sprintf("%c", int(v / 65536))
		if (n > 1) out = out sprintf("%c", int(v / 256) % 256)
		if (n > 2) out = out sprintf("%c", v % 256)
	}
	return out
}
function subject(s,    out) { # encoded words, none with a blank in it
	gsub(/\?= +=\?utf-8\?B\?/, "?==?utf-8?B?", s)
	while (match(s, /=\?utf-8\?B\?[^?]*\?=/)) {
		out = out substr(s, 1, RSTART - 1) base64(substr(s, RSTART + 10, RLENGTH - 12))
		s = substr(s, RSTART + RLENGTH)
	}
	return out s
}
function unquoted(s,    out, at) {
	while ((at = index(s, "=")) > 0) {
		out = out substr(s, 1, at - 1) byte[substr(s, at + 1, 2)]
		s = substr(s, at + 3)
	}
	return out s
}
function tell(    text) {
	if (!to || (only != "" && index(to, only) != 1)) { to = ""; return }
	if (plain) {
		if (plain == "subject") print "Subject: " subject(about)
		printf "%s", body
		to = ""
		return
	}
	text = subject(about) " | " body
	gsub(/\302\240|[ \t\r\n]+/, " ", text); gsub(/ +/, " ", text); sub(/^ /, "", text); sub(/ $/, "", text)
	print to "\t" text
	to = ""
}
FNR == 1 { tell(); about = body = field = boundary = ""; several = 0; part = "head" }
part == "over" { next }
part == "text" {
	if (boundary != "" && index($0, "--" boundary) == 1) part = "over"
	else if (!quoted) body = body $0 "\n"
	else if ($0 ~ /=$/) body = body unquoted(substr($0, 1, length($0) - 1))
	else body = body unquoted($0) "\n"
	next
}
/^$/ { # behind the head of the letter, or of its first part
	if (part == "between") next
	part = several ? "between" : "text"
	several = 0
	next
}
part == "between" { part = "first"; next }
/^[ \t]/ { if (field == "Subject") about = about $0; else if (field == "To") to = to $0; next }
{ field = $0; sub(/:.*/, "", field) }
field == "To" && part == "head" { to = substr($0, 5) }
field == "Subject" && part == "head" { about = substr($0, 10) }
field == "Content-Type" { quoted = 0; if (match($0, /boundary="[^"]*"/)) { several = 1; boundary = substr($0, RSTART + 10, RLENGTH - 11) } }
field == "Content-Transfer-Encoding" { quoted = /quoted-printable/ }
END { tell() }
