// answers: what the checker in the page says, under node: PBP-CHECKER.JS POSITION.JS, then on stdin a JSON array of
// {seat, own, text, at}; prints {seats, found: [{refuses, text}], own: {seat: rows}, start, each: milliseconds}.
"use strict";
const fs = require("fs"), vm = require("vm");
const began = process.hrtime.bigint();
vm.runInThisContext(fs.readFileSync(process.argv[2], "utf8"));
vm.runInThisContext(fs.readFileSync(process.argv[3], "utf8"));
pbpChecker(pbpPosition).then(async function (checker) {
	const ready = process.hrtime.bigint(), found = [];
	for (const q of JSON.parse(fs.readFileSync(0, "utf8")))
		found.push(await checker.say(q.seat, q.own || "", q.text, q.at).catch((broken) => ({ broken: String(broken.message) })));
	process.stdout.write(JSON.stringify({ seats: checker.seats, own: Object.fromEntries(checker.seats.map((s) => [s, checker.own(s)])), found: found,
		start: Number(ready - began) / 1e6, each: Number(process.hrtime.bigint() - ready) / 1e6 / (found.length || 1) }));
}).catch(function (broken) { console.error(String(broken)); process.exit(1); });
