"use strict";
// Shows cases step by step. Everything shown was worked out by the engine: nothing is judged here, and nothing is
// loaded. Texts become text nodes, never markup.
(() => {
  const SUITS = { "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs" };
  const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };
  const SEATS = ["N", "E", "S", "W"];
  const page = JSON.parse(document.getElementById("page").textContent);
  const sources = document.querySelectorAll("script.case");
  const view = { language: page.languages.indexOf(page.language), number: 0, step: 0, ask: page.ask };
  const taken = new Map(); // the way that was taken last from each step
  const revealed = new Set();
  let game = null;

  // -- words ---------------------------------------------------------------------------------------------------------

  const word = (key) => page.words[key][view.language];
  const text = (number) => game.texts[number][view.language];

  function element(name, classes = "", ...children) {
    const made = document.createElement(name);
    if (classes) made.className = classes;
    made.append(...children);
    return made;
  }

  function written(made, words) {
    for (const part of words.split(/([♠♥♦♣])/)) {
      made.append(part in SUITS ? element("span", SUITS[part], part + "\uFE0E") : part);
    }
    made.dir = "auto";
    return made;
  }

  const paragraph = (words, classes = "") => written(element("p", classes), words);

  function button(words, press, classes = "") {
    const made = written(element("button", classes), words);
    made.type = "button";
    made.addEventListener("click", press);
    return made;
  }

  // -- cards ---------------------------------------------------------------------------------------------------------

  function drawn(...names) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 100 140");
    for (const name of names) {
      const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
      use.setAttribute("href", "#" + name);
      svg.append(use);
    }
    return svg;
  }

  function card(code, classes = "") {
    const made = element("span", "card " + SUITS[SIGNS[code[0]]] + " " + classes);
    made.append(drawn("card-face", "rank-" + code[1], "small-" + code[0], "large-" + code[0]));
    return made;
  }

  const back = () => element("span", "card", drawn("card-back"));

  function suits(hand, columns) {
    const made = element("div", columns ? "cards columns" : "cards");
    hand.split(".").forEach((ranks, place) => {
      if (ranks) made.append(element("span", "suit", ...[...ranks].map((rank) => card("SHDC"[place] + rank))));
    });
    return made;
  }

  function faced(shot, seat) {
    const made = element("div", "faced");
    const names = { M: "major", m: "minor", s: "shown" };
    for (const [owner, code, kind] of shot.f) {
      if (owner === seat) {
        const label = element("span", "badge " + names[kind], word(names[kind]));
        made.append(element("span", "penalty", card(code), label));
      }
    }
    return made;
  }

  function plate(shot, seat) {
    const classes = { p: "player", t: "turn", "?": "asks", b: "bound", r: "role", v: "vulnerable", n: "quiet", w: "won" };
    const words = element("span", "words", element("b", "", word(seat)));
    for (const [kind, number] of shot.p[SEATS.indexOf(seat)]) {
      words.append(written(element("span", classes[kind]), (kind === "t" ? "▸ " : "") + text(number)));
    }
    return element("div", "plate", element("span", "letter", word("letter-" + seat)), words);
  }

  function hand(shot, seat) {
    const made = element("div", "hand " + seat, plate(shot, seat));
    made.append(suits(shot[seat], shot.y === seat && "NS".includes(seat)), faced(shot, seat));
    return made;
  }

  function trick(shot) {
    const [number, winner, cards] = shot.t;
    const made = element("div", "trick");
    for (const seat of SEATS) {
      const place = element("span", "place " + seat);
      for (const [owner, code, count] of shot.g) {
        if (owner === seat) place.append(element("span", "ghost", card(code), element("i", "", String(count))));
      }
      for (const [owner, code, how] of cards) {
        if (owner !== seat) continue;
        if (how === "=") place.append(card(code, winner === seat ? "winner" : ""));
        if (how === "+") place.append(element("span", "ahead", card(code), element("i", "", "+")));
        if (how === "?") place.append(element("span", "down", back(), element("i", "", word("down"))));
        if (how === "-") place.append(element("span", "omitted", word("omitted")));
      }
      made.append(place);
    }
    if (number) made.append(element("span", "number", word("trick") + " " + number));
    return made;
  }

  function quitted(shot) {
    const made = element("div", "quitted");
    for (const side of ["NS", "EW"]) {
      const row = element("span", "", word(side) + " ");
      for (const seat of shot.q) row.append(element("i", side.includes(seat) ? "won" : "lost"));
      made.append(row);
    }
    return shot.q ? made : "";
  }

  function called([call, signs]) {
    const bid = call.replace(/NT$/, word("NT")).replace(/[SHDC]$/, (suit) => SIGNS[suit]);
    const made = written(element(signs.includes("x") ? "s" : "span"), { P: word("pass"), X: "X" }[call] || bid);
    const note = signs.replace(/[xi]/g, "");
    if (note) made.append(element("sup", "", note));
    return made;
  }

  function auction(shot) {
    if (!shot.a.length) return "";
    const [columns, rows, meanings] = shot.a;
    const head = element("tr", "", ...[...columns].map((seat) => {
      const cell = element("th", "", word(seat));
      cell.scope = "col";
      return cell;
    }));
    const body = rows.map((row) => element("tr", "", ...row.map((cell) => {
      const made = element("td");
      cell.forEach((call) => made.append(called(call), " "));
      return made;
    })));
    const table = element("table", "auction", element("thead", "", head), element("tbody", "", ...body));
    const notes = meanings.map((number, place) => paragraph(place + 1 + " " + text(number), "quiet"));
    return element("div", "sheet", table, ...notes);
  }

  function showTable(shot) {
    const table = document.getElementById("table");
    const inSight = shot.a.length && shot.a[3];
    const middle = element("div", "centre", inSight ? auction(shot) : trick(shot), quitted(shot));
    table.className = inSight ? "calling" : "";
    table.replaceChildren(...SEATS.map((seat) => hand(shot, seat)), middle);
    table.setAttribute("aria-label", shot.r.map(text).join(" "));
    document.getElementById("score").replaceChildren(paragraph(text(shot.s)));
    document.getElementById("sheet").replaceChildren(auction(shot));
    document.getElementById("calls").hidden = inSight || !shot.a.length;
  }

  // -- steps ---------------------------------------------------------------------------------------------------------

  const step = (number) => game.steps[number];
  const next = (number) => taken.get(number) || (step(number).c || [0])[0];

  function line() {
    const places = [];
    for (let place = view.step; place; place = step(place).u) places.unshift(place);
    for (let place = next(view.step); place; place = next(place)) places.push(place);
    return [0, ...places];
  }

  const isRuled = (one) => (one.l || []).some(([kind]) => kind === "r");
  const asksAnew = (one) => Boolean(one.q) && JSON.stringify(step(one.u).q) !== JSON.stringify(one.q);
  const isHidden = (number) => number > 0 && view.ask && !revealed.has(number) && !step(number).n
    && (isRuled(step(number)) || asksAnew(step(number)));

  // What was irregular on the way here and has not been told, because it would have given the ruling away.
  function heldBack(number) {
    const found = [];
    for (let place = step(number).u; place && !isRuled(step(place)); place = step(place).u) {
      found.unshift(...(step(place).l || []).filter(([kind]) => kind === "i" || kind === "c"));
    }
    return found;
  }

  // A note just before a ruling would give it away: it is passed over until the ruling is shown, and told with it.
  const isKeptBack = (number) => Boolean(number && step(number).n && view.ask && next(number))
    && (isHidden(next(number)) || isKeptBack(next(number)));

  function past(number, way) {
    let place = number;
    while (isKeptBack(place)) place = way(place);
    return place;
  }

  function notesBefore(number) {
    const found = [];
    for (let place = step(number).u; place && step(place).n; place = step(place).u) found.unshift(place);
    return found.map((place) => paragraph("“" + text(step(place).a) + "”", "quiet"));
  }

  function go(wanted) {
    const number = past(wanted, next);
    for (let place = number; place; place = step(place).u) taken.set(step(place).u, place);
    view.step = number;
    show();
  }

  function forward() {
    if (isHidden(view.step)) reveal();
    else if (next(view.step)) go(next(view.step));
  }

  function backward() {
    if (view.step) go(past(step(view.step).u, (place) => step(place).u));
  }

  function reveal() {
    revealed.add(view.step);
    show();
    document.getElementById("words").scrollIntoView({ block: "nearest" });
  }

  // -- what is said --------------------------------------------------------------------------------------------------

  function ruling([kind, law, number]) {
    if (!law) return paragraph(text(number), kind === "i" ? "irregular" : "");
    const [name, wording] = game.laws[law];
    const summary = element("summary", "", written(element("strong"), text(name)), " ");
    written(summary, text(number));
    return element("details", "ruling", summary, paragraph(text(wording), "quiet"));
  }

  function said(number) {
    const one = step(number);
    if (!number) {
      const parts = [text(game.story), text(game.edition), text(game.source)].filter(Boolean);
      return parts.map((words, place) => paragraph(words, place ? "quiet" : ""));
    }
    const hidden = isHidden(number);
    const held = hidden || (view.ask && !isRuled(one));
    const lines = (one.l || []).filter(([kind]) => kind === "f" || (kind === "r" && !hidden) || !held);
    const before = view.ask && !hidden && isRuled(one) ? heldBack(number) : [];
    const notes = view.ask && !hidden && isRuled(one) ? notesBefore(number) : [];
    const parts = [...notes, ...[...before, ...lines].map(ruling)];
    if (one.e !== undefined && !hidden) parts.push(written(element("p", "result"), text(one.e)));
    return parts;
  }

  function asked(number) {
    const question = step(number).q;
    if (!question || isHidden(number)) return [];
    const figures = (question.p || []).map((figure) => paragraph(text(figure), "quiet"));
    return [element("div", "asked", ruling(["q", question.l, question.t]), ...figures)];
  }

  function choices(number) {
    const one = step(number);
    if (isHidden(number)) return [button(word("reveal"), reveal, "reveal")];
    const ways = [];
    const options = one.q ? one.q.o : [];
    for (const [label, place] of options) ways.push([text(label), place]);
    const known = options.map(([, place]) => place);
    const others = (one.c || []).filter((place) => !known.includes(place));
    others.forEach((place) => {
      const name = step(place).b === undefined ? "" : text(step(place).b);
      if (one.c.length > 1) ways.push([name ? word("branch") + " " + name : word("on"), place]);
    });
    return ways.map(([words, place], count) => {
      const made = button(words, () => go(place));
      made.prepend(element("kbd", "", String(count + 1)));
      if (!place) {
        made.disabled = true;
        made.append(element("span", "quiet", " " + word("not-played")));
      }
      return made;
    });
  }

  function showWords(number) {
    const one = step(number);
    const veiled = one.v && isHidden(number); // the act itself is what is to be ruled
    const head = number ? (veiled ? word("ruling") : text(one.a)) : word("deal");
    const headline = document.getElementById("act");
    headline.replaceChildren();
    headline.className = one.n ? "note" : "";
    written(headline, one.n ? "“" + head + "”" : head);
    document.getElementById("awaited").replaceChildren(paragraph(isHidden(number) ? "" : text(one.w)));
    document.getElementById("said").replaceChildren(...said(number));
    document.getElementById("asked").replaceChildren(...asked(number));
    document.getElementById("choices").replaceChildren(...choices(number));
  }

  function showNavigation() {
    const places = line();
    const at = places.indexOf(view.step);
    const slider = document.getElementById("slider");
    slider.max = String(places.length - 1);
    slider.value = String(at);
    slider.setAttribute("aria-valuetext", at + " / " + (places.length - 1));
    document.getElementById("count").textContent = at + "/" + (places.length - 1);
    for (const [name, off] of [["first", !at], ["back", !at], ["next", !next(view.step) && !isHidden(view.step)],
      ["last", !next(view.step)]]) {
      document.getElementById(name).disabled = off;
    }
  }

  function show() {
    const one = step(view.step);
    showTable(isHidden(view.step) ? step(one.u).shot : one.shot);
    showWords(view.step);
    showNavigation();
  }

  // -- the whole page ------------------------------------------------------------------------------------------------

  function openCase(number) {
    view.number = number;
    game = JSON.parse(sources[number].textContent);
    game.steps.forEach((one) => { one.shot = Object.assign({}, one.u === undefined ? {} : step(one.u).shot, one.d); });
    taken.clear();
    revealed.clear();
    view.step = 0;
    showPage();
  }

  function showPage() {
    document.documentElement.lang = page.languages[view.language];
    for (const made of document.querySelectorAll("[data-word]")) made.textContent = word(made.dataset.word);
    for (const made of document.querySelectorAll("[data-label]")) made.setAttribute("aria-label", word(made.dataset.label));
    for (const made of document.querySelectorAll("#languages button")) {
      made.setAttribute("aria-pressed", String(made.lang === page.languages[view.language]));
    }
    for (const made of document.querySelectorAll("article.paper")) {
      made.hidden = made.lang !== page.languages[view.language];
    }
    document.getElementById("ask").checked = view.ask;
    document.getElementById("asking").hidden = !page.ruled;
    const title = document.getElementById("title");
    title.replaceChildren();
    written(title, text(game.title) || word("untitled"));
    showCases();
    show();
  }

  function showCases() {
    const chooser = document.getElementById("cases");
    chooser.closest("label").hidden = page.cases.length < 2;
    const groups = page.laws.map((names) => {
      const group = element("optgroup");
      group.label = names[view.language];
      return group;
    });
    chooser.replaceChildren(...groups);
    page.cases.forEach(([law, titles], number) => {
      const option = element("option", "", titles[view.language]);
      option.value = String(number);
      option.selected = number === view.number;
      (groups[law] || chooser).append(option);
    });
  }

  const keys = {
    ArrowRight: forward, PageDown: forward, ArrowLeft: backward, PageUp: backward,
    Home: () => go(0), End: () => go(line().at(-1)),
  };

  function pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(SELECT|INPUT)$/.test(event.target.tagName)) return;
    const ways = [...document.querySelectorAll("#choices button")];
    const act = keys[event.key] || (/^[1-9]$/.test(event.key) && ways[event.key - 1] && (() => ways[event.key - 1].click()));
    if (act) {
      event.preventDefault();
      act();
    }
  }

  function swiped(surface) {
    let from = null;
    surface.addEventListener("touchstart", (event) => {
      from = event.touches.length === 1 ? event.touches[0] : null;
    }, { passive: true });
    surface.addEventListener("touchend", (event) => {
      if (!from) return;
      const across = event.changedTouches[0].clientX - from.clientX;
      const down = event.changedTouches[0].clientY - from.clientY;
      if (Math.abs(across) > 45 && Math.abs(across) > 1.5 * Math.abs(down)) (across < 0 ? forward : backward)();
      from = null;
    }, { passive: true });
  }

  function connect() {
    const press = { first: keys.Home, back: backward, next: forward, last: keys.End };
    for (const name of Object.keys(press)) document.getElementById(name).addEventListener("click", press[name]);
    document.getElementById("slider").addEventListener("input", (event) => go(line()[Number(event.target.value)]));
    document.getElementById("cases").addEventListener("change", (event) => openCase(Number(event.target.value)));
    document.getElementById("ask").addEventListener("change", (event) => {
      view.ask = event.target.checked;
      show();
    });
    for (const made of document.querySelectorAll("#languages button")) {
      made.addEventListener("click", () => {
        view.language = page.languages.indexOf(made.lang);
        showPage();
      });
    }
    const table = document.getElementById("table");
    table.addEventListener("click", forward);
    swiped(document.getElementById("play"));
    document.addEventListener("keydown", pressed);
  }

  connect();
  openCase(0);
  document.getElementById("play").hidden = false;
  document.documentElement.classList.add("played");
})();
