// Orders are tried as they are typed: checker.js understands them, position.js says where the game stands. Nothing is sent.
"use strict";
(function () {
	var WAIT = 150; // milliseconds of quiet, before it is looked at
	function the(id) { return document.getElementById(id); }
	var form = the("orders"), seat = the("seat"), own = the("own"), text = the("text"), answer = the("answer"), copied = the("copied");
	var timer = 0, asked = 0;

	function show(what, mine) {
		if (mine === asked) answer.textContent = what;
	}
	function look(checker) {
		var mine = ++asked;
		checker.say(seat.value, own.value, text.value, Date.now() / 1000).then(function (said) {
			show(said.text, mine);
		}, function (broken) {
			show("This page cannot tell: " + broken.message + ".", mine);
		});
	}
	// As typed: a blank before the name, where there is none.
	function write(name) {
		var from = text.selectionStart, before = text.value.slice(0, from);
		text.setRangeText((/\S$/.test(before) ? " " : "") + name, from, text.selectionEnd, "end");
		text.focus();
		text.dispatchEvent(new Event("input"));
	}
	function clicks(board) {
		board.addEventListener("click", function (event) {
			var area = event.target.closest(".area");
			if (area) write(area.getAttribute("data-name"));
		});
		board.classList.add("picks");
		the("click-hint").hidden = false;
	}
	// Where the page may not write to the clipboard (from the disk some browsers let it not) the text is marked.
	function copy() {
		function done() { copied.textContent = "Copied."; }
		function marked() {
			text.select();
			copied.textContent = document.execCommand("copy") ? "Copied." : "They are marked: copy them.";
		}
		if (navigator.clipboard) navigator.clipboard.writeText(text.value).then(done, marked);
		else marked();
	}
	function sit(checker) {
		own.value = checker.own(seat.value);
		the("own-part").hidden = !own.value;
		look(checker);
	}
	function begin(checker) {
		[""].concat(checker.seats).forEach(function (name) {
			var made = document.createElement("option");
			made.value = name;
			made.textContent = name || "nobody yet";
			seat.append(made);
		});
		if (checker.seats.length) seat.value = checker.seats[0];
		[text, own].forEach(function (typed) {
			typed.addEventListener("input", function () {
				copied.textContent = "";
				clearTimeout(timer);
				timer = setTimeout(look, WAIT, checker);
			});
		});
		seat.addEventListener("change", function () { sit(checker); });
		the("copy").addEventListener("click", copy);
		clicks(the("the-board"));
		the("no-checker").hidden = true;
		form.hidden = the("the-answer").hidden = false;
		sit(checker);
	}
	pbpChecker(pbpPosition).then(begin, function (broken) {
		the("no-checker").textContent = "Orders cannot be tried here: " + broken.message + ".";
	});
})();
