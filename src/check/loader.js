// The checker of orders (src/check/page.h) as a page, or node, uses it. Nothing is fetched and nothing is sent.
// pbpChecker(position) is a promise of
//	seats: [name]
//	own: function (seat) -> rows that only that seat may see, to be filled in; "" where there are none
//	say: function (seat, own, text, seconds) -> promise of { refuses: whether any of it is not taken, text: the receipt }
// What goes wrong is an Error that says what.
"use strict";
function pbpChecker(position) {
	var FINE = 0, REFUSES = 1, FAILED = 2;
	var encoder = new TextEncoder(), decoder = new TextDecoder(), module = null, page = null, seats = [];

	function bytes(base64) {
		var text = atob(base64), out = new Uint8Array(text.length);
		for (var i = 0; i < text.length; i++) out[i] = text.charCodeAt(i);
		return out;
	}
	// It asks the machine for nothing that it would be given: no file, no clock, no chance.
	function imports() {
		var all = {};
		WebAssembly.Module.imports(module).forEach(function (i) {
			all[i.module] = all[i.module] || {};
			all[i.module][i.name] = i.name === "proc_exit" ? function () { throw new Error("it has ended"); } : function () { return 52; };
		});
		return all;
	}
	// Writes texts into its room; returns how many bytes each has.
	function put(texts) {
		var list = texts.map(function (t) { return encoder.encode(t); });
		var size = list.reduce(function (n, b) { return n + b.length; }, 0);
		var at = page.page_room(size), room = new Uint8Array(page.memory.buffer, at, size), n = 0;
		return list.map(function (b) {
			room.set(b, n);
			n += b.length;
			return b.length;
		});
	}
	function answer() {
		return decoder.decode(new Uint8Array(page.memory.buffer, page.page_answer(), page.page_answer_size()));
	}
	function give(name, text) {
		var n = put([name, text]);
		page.page_give(n[0], n[1]);
	}
	function open(instance) {
		page = instance.exports;
		if (page._initialize) page._initialize();
		Object.keys(pbpChecker.texts).forEach(function (name) { give(name, decoder.decode(bytes(pbpChecker.texts[name]))); });
		Object.keys(position).forEach(function (name) { give(name, position[name]); });
		if (page.page_open() !== FINE) throw new Error(answer());
		seats = answer().split("\n").filter(Boolean);
	}
	function start() {
		return WebAssembly.instantiate(module, imports()).then(open);
	}
	function own(seat) {
		page.page_own(put([seat])[0]);
		return answer();
	}
	function say(seat, own, text, seconds) {
		if (!page) return start().then(function () { return say(seat, own, text, seconds); });
		return new Promise(function (done, failed) {
			var n, code;
			try {
				n = put([seat, own, text]);
				code = page.page_say(n[0], n[1], n[2], seconds);
			} catch (broken) { // it stands nowhere in particular: the next begins anew
				page = null;
				return failed(broken);
			}
			if (code === FAILED) failed(new Error(answer()));
			else done({ refuses: code === REFUSES, text: answer() });
		});
	}
	return WebAssembly.compile(bytes(pbpChecker.code)).then(function (made) {
		module = made;
		return start();
	}).then(function () { return { seats: seats, own: own, say: say }; });
}
