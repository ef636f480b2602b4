// Turns the picture of a game into a slider over its turns. The page does without it.
"use strict";
(function () {
	var form = document.getElementById("slider"), board = document.getElementById("board");
	if (!form || !board) return;
	var range = form.querySelector("input"), out = form.querySelector("output"), button = form.querySelector("button");
	var report = form.querySelector("a"), timer = 0;

	function show(turn) {
		range.value = turn;
		out.textContent = turn;
		board.src = "turn/" + turn + ".svg";
		board.parentNode.href = board.src;
		board.alt = "The board at the end of turn " + turn;
		report.href = "turn/" + turn + ".html";
		location.replace("#turn-" + turn);
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
	range.addEventListener("input", function () { stop(); show(range.value); });
	button.addEventListener("click", play);
	form.hidden = false;
	var asked = /^#turn-([0-9]+)$/.exec(location.hash);
	if (asked && Number(asked[1]) >= 1 && Number(asked[1]) <= Number(range.max)) show(asked[1]);
})();
