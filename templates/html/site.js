// What pages do without: a slider over the turns of a game, arrow keys from turn to turn, the difference between two turns.
"use strict";
(function () {
	// ---- the board of a game, turn by turn: index.html#turn-5/kyoto ----
	function slider(form, board) {
		var range = form.querySelector("input"), out = form.querySelector("output"), button = form.querySelector("button");
		var report = form.querySelector("a"), now = board.innerHTML, timer = 0, area = "";

		function show(turn) {
			var picture = new Image();
			range.value = turn;
			range.setAttribute("aria-valuetext", "turn " + turn);
			out.textContent = turn;
			picture.src = "turn/" + turn + ".svg";
			picture.alt = "The board at the end of turn " + turn + "; its report says the same";
			board.replaceChildren(picture);
			report.href = "turn/" + turn + ".html" + area;
			history.replaceState(null, "", "#turn-" + turn + area.replace("#", "/"));
		}
		function stop() {
			clearInterval(timer);
			timer = 0;
			button.textContent = "Play";
		}
		function play() {
			if (timer) return stop();
			if (range.value === range.max) show(1);
			button.textContent = "Stop";
			timer = setInterval(function () {
				if (range.value === range.max) return stop();
				show(Number(range.value) + 1);
			}, 1200);
		}
		function read() {
			var asked = /^#turn-([0-9]+)(?:\/([a-z0-9-]+))?$/.exec(location.hash);
			area = asked && asked[2] ? "#" + asked[2] : "";
			if (asked && Number(asked[1]) >= 1 && Number(asked[1]) <= Number(range.max)) show(asked[1]);
			else if (!location.hash) board.innerHTML = now;
		}
		range.addEventListener("input", function () { stop(); show(range.value); });
		button.addEventListener("click", play);
		window.addEventListener("hashchange", read);
		form.hidden = false;
		read();
	}

	// ---- from turn to turn, staying with the area that is pointed at ----
	function arrows(event) {
		var way = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
		var link = way && document.querySelector("a[rel=" + way + "]");
		if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || event.target.closest(".wide")) return;
		location.href = link.href + location.hash;
	}

	// ---- what is another between two turns: changes.html#2-7 ----
	function cell(tag, text) {
		var made = document.createElement(tag);
		made.textContent = text;
		if (tag === "th") made.scope = "row";
		return made;
	}
	function difference(form, result) {
		var from = form.elements.from, to = form.elements.to, body = result.querySelector("tbody");
		var all = document.getElementById("the-turns"); // the newest first, older ones folded
		var turns = Array.from(document.querySelectorAll("section.turn")).sort(function (a, b) { return a.dataset.turn - b.dataset.turn; });

		function option(select, value, text) {
			var made = document.createElement("option");
			made.value = value;
			made.textContent = text;
			select.append(made);
		}
		function rows() { // what each row was first and is last, in the turns behind `from` up to `to`
			var found = new Map();
			turns.forEach(function (turn) {
				var n = Number(turn.dataset.turn);
				if (n > Number(from.value) && n <= Number(to.value))
					turn.querySelectorAll("tr[data-board]").forEach(function (row) {
						var c = row.cells, key = row.dataset.board + "\n" + c[0].textContent + "\n" + c[1].textContent;
						if (!found.has(key)) found.set(key, { name: c[0].textContent, what: c[1].textContent, was: c[2].textContent });
						found.get(key).is = c[3].textContent;
					});
			});
			var order = [], changed = Array.from(found.values()).filter(function (r) { return r.was !== r.is; });
			changed.forEach(function (r) { if (order.indexOf(r.name) < 0) order.push(r.name); });
			return changed.sort(function (a, b) { return order.indexOf(a.name) - order.indexOf(b.name); });
		}
		function show() {
			var whole = Number(from.value) >= Number(to.value);
			body.replaceChildren.apply(body, whole ? [] : rows().map(function (r) {
				var row = document.createElement("tr");
				row.append(cell("th", r.name), cell("td", r.what), cell("td", r.was), cell("td", r.is));
				return row;
			}));
			all.hidden = !whole;
			result.hidden = whole;
		}
		function chosen() {
			history.replaceState(null, "", "#" + from.value + "-" + to.value);
			show();
		}
		function read() {
			var asked = /^#([0-9]+)-([0-9]+)$/.exec(location.hash);
			if (!asked) return;
			from.value = asked[1];
			to.value = asked[2];
			show();
		}
		turns.forEach(function (turn) {
			var words = turn.querySelector("h2").textContent;
			option(from, turn.dataset.turn, words);
			option(to, turn.dataset.turn, words);
		});
		to.value = turns[turns.length - 1].dataset.turn;
		from.addEventListener("change", chosen);
		to.addEventListener("change", chosen);
		window.addEventListener("hashchange", read);
		form.hidden = false;
		read();
	}

	// ---- a map that is wider than the screen shows first where somebody stands, or what the address points at ----
	function centre(board) {
		var pointed = document.getElementById(location.hash.slice(1));
		var held = pointed && board.contains(pointed) ? [pointed] : Array.from(board.querySelectorAll('.area[fill^="url"]'));
		var of = board.getBoundingClientRect(), left = Infinity, right = -Infinity;
		held.forEach(function (area) {
			var box = area.getBoundingClientRect();
			left = Math.min(left, box.left);
			right = Math.max(right, box.right);
		});
		if (held.length) board.scrollLeft += (left + right) / 2 - (of.left + of.right) / 2;
	}

	var form = document.getElementById("the-slider"), between = document.getElementById("between");
	if (form) slider(form, document.getElementById("the-board"));
	if (between) difference(between, document.getElementById("the-difference"));
	document.querySelectorAll(".board").forEach(centre);
	document.addEventListener("keydown", arrows);
})();
