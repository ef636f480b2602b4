#!/bin/sh
# mails: each rule of reading mails has three mails or more, each mail a rule (tests/mail/RULES). What they say and
# book is checked by tests/unit/mail/test_mails.c and tests/unit/scenario/test_mail_orders.c.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
rules=0 mails=0
while read -r rule rest; do
	case $rule in
	'#'*) continue ;;
	[A-Z][0-9]) now=$rule rules=$((rules + 1)) ;;
	*)
		for mail in $rule $rest; do
			if [ -e "tests/mail/$mail.eml" ] && [ -e "tests/mail/$mail.own" ]; then ok; else not "$now: there is no mail $mail"; fi
			echo "$now $mail" >>"$work/list"
		done
		;;
	esac
done <tests/mail/RULES
for rule in $(grep -o '^[A-Z][0-9]' tests/mail/RULES); do
	n=$(grep -c "^$rule " "$work/list")
	if [ "$n" -ge 3 ]; then ok; else not "$rule has only $n mails"; fi
done
for file in tests/mail/*.eml; do
	name=$(basename "$file" .eml) mails=$((mails + 1))
	if grep -q " $name\$" "$work/list"; then ok; else not "$name shows no rule"; fi
done
is "no mail stands under two rules" "$(cut -d' ' -f2 "$work/list" | sort | uniq -d)" ""
if [ $mails -ge 250 ]; then ok; else not "there are only $mails mails"; fi
echo "figure: $mails mails for $rules rules; $(grep -c ' = ' tests/mail/ORDERS) orders taken"
total
