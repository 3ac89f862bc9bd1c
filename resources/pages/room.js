"use strict";
// One page for the phones of a room, which its server tells what to show, and for a lesson taken home, which has its
// questions in itself. Nothing is judged here and nothing is known beforehand on a phone: what is right comes with the
// state. Texts become text nodes, never markup. Written for the browsers of phones some years old.
(function () {
  const SUITS = { "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs" };
  const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };
  const SEATS = ["N", "E", "S", "W"];
  const page = JSON.parse(document.getElementById("page").textContent);
  const atHome = page.items !== undefined;
  if (atHome) page.items.forEach((item) => { item.table = item.table === null ? null : page.tables[item.table]; });
  const base = location.pathname.replace(/\/+$/, "");
  const byId = (id) => document.getElementById(id);
  let state = null;
  let considering = ""; // the poll at which the phone now names what it would consider

  // -- what this phone keeps: its random number, its answers, its language; never a name ------------------------------

  const shelf = "bridgetable " + (atHome ? page.id : base);
  const memory = Object.assign({ phone: randomNumber(), answers: {}, at: 0, language: "" }, read());

  function randomNumber() {
    const parts = window.crypto.getRandomValues(new Uint32Array(4));
    return Array.from(parts, (part) => ("0000000" + part.toString(16)).slice(-8)).join("");
  }

  function read() {
    try {
      return JSON.parse(localStorage.getItem(shelf)) || {};
    } catch (refused) {
      return {}; // a private window keeps nothing
    }
  }

  function keep() {
    try {
      localStorage.setItem(shelf, JSON.stringify(memory));
    } catch (refused) {
      // As above: until the page is closed the answers are still here.
    }
  }

  // -- words ---------------------------------------------------------------------------------------------------------

  function ownLanguage() {
    const wanted = [memory.language].concat(navigator.languages || [navigator.language || ""]);
    const known = wanted.map((name) => String(name).slice(0, 2)).filter((name) => page.languages.indexOf(name) >= 0);
    return known[0] || page.language;
  }

  let language = ownLanguage();

  function text(said) {
    if (!said || typeof said === "string") return said || "";
    return said[language] || said[page.language] || said.en || said[Object.keys(said)[0]] || "";
  }

  function word(name, blanks) {
    return text(page.words[name]).replace(/\{(\w+)\}/g, (all, blank) => (blanks && blank in blanks ? blanks[blank] : all));
  }

  function element(name, classes, ...children) {
    const made = document.createElement(name);
    if (classes) made.className = classes;
    made.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
    return made;
  }

  const unseen = (words) => element("span", "unseen", " " + words + " ");

  // A suit is drawn for the eye, and its word is there for a screen reader.
  function written(made, words) {
    for (const part of String(words).split(/([♠♥♦♣])/)) {
      if (part in SUITS) {
        const sign = element("span", SUITS[part], part + "\uFE0E");
        sign.setAttribute("aria-hidden", "true");
        made.append(sign, unseen(word(SUITS[part])));
      } else if (part) {
        made.append(part);
      }
    }
    made.dir = "auto";
    return made;
  }

  const paragraph = (words, classes) => written(element("p", classes || ""), words);

  function button(words, press, classes) {
    const made = written(element("button", classes || ""), words);
    made.type = "button";
    made.addEventListener("click", press);
    return made;
  }

  function fill(place, parts) {
    while (place.firstChild) place.removeChild(place.firstChild);
    place.append(...parts.filter(Boolean));
  }

  // A part of the page is made anew only where it differs, so that a screen reader hears what is new and nothing twice,
  // and the focus stays where it was.
  const drawn = {};
  function draw(id, data, make) {
    const mark = JSON.stringify([language, data]);
    if (drawn[id] === mark) return;
    drawn[id] = mark;
    const place = byId(id);
    const active = document.activeElement;
    const held = active && place.contains(active) ? active.getAttribute("data-name") : null;
    fill(place, make());
    place.hidden = !place.firstChild;
    const again = held && Array.from(place.querySelectorAll("[data-name]")).find((one) => one.dataset.name === held);
    if (again) again.focus();
  }

  // -- the table -----------------------------------------------------------------------------------------------------

  const rank = (letter) => (letter === "T" ? "10" : letter);

  function card(code, classes) {
    const made = element("span", "card " + (classes || ""));
    if (code) made.append(element("span", SUITS[SIGNS[code[0]]], SIGNS[code[0]] + "\uFE0E"), rank(code[1]));
    return made;
  }

  function hand(table, seat) {
    const held = table.hands[seat];
    const made = element("div", "hand " + seat);
    const plate = element("div", "plate");
    const isVulnerable = table.vulnerable.indexOf(seat) >= 0;
    plate.append(element("b", isVulnerable ? "letter vulnerable" : "letter", word("letter-" + seat)));
    const roles = [table.declarer === seat && "declarer", table.dummy === seat && "dummy"];
    if (!table.auction) roles.push(table.dealer === seat && "dealer");
    const name = (table.names || {})[seat];
    if (name) plate.append(element("span", "name", name));
    roles.filter(Boolean).forEach((role) => plate.append(element("span", "role", word(role))));
    if (table.turn === seat) plate.append(element("span", "turn", "▸"));
    made.append(plate);
    if (held) {
      const suits = element("div", "suits");
      for (const suit of "SHDC") {
        const ranks = held.filter((code) => code[0] === suit).map((code) => rank(code[1]));
        const sign = element("span", SUITS[SIGNS[suit]], SIGNS[suit] + "\uFE0E");
        suits.append(element("span", "suit", sign, " " + (ranks.join(" ") || "–")), " ");
      }
      made.append(suits);
    }
    const faced = (table.faced || []).filter((one) => one.seat === seat);
    if (faced.length) {
      made.append(element("div", "faced", ...faced.map((one) => {
        return element("span", "penalty " + one.as, card(one.card), word(one.as));
      })));
    }
    return made;
  }

  function trick(table) {
    const made = element("div", "trick");
    const laid = table.trick;
    for (const seat of SEATS) {
      const place = element("span", "place " + seat);
      (table.withdrawn || []).filter((one) => one.seat === seat).forEach((one) => place.append(card(one.card, "ghost")));
      (laid ? laid.cards : []).filter((one) => one.seat === seat).forEach((one) => {
        if (one.card) place.append(card(one.card, (one.lies === "ahead" ? "ahead" : "") + (laid.winner === seat ? " winner" : "")));
        else place.append(element("span", "card down", one.lies === "omitted" ? "–" : "?"));
      });
      made.append(place);
    }
    if (laid) made.append(element("span", "count", String(laid.number)));
    return made;
  }

  function spokenCall(call) {
    const named = { P: "pass", X: "double", XX: "redouble" }[call];
    if (named) return word(named);
    return call[0] + " " + (call.slice(1) === "NT" ? word("no-trump") : word(SUITS[SIGNS[call[1]]]));
  }

  // The call for the eye; a double and a redouble are X and XX everywhere.
  function shownCall(call) {
    if (call === "P") return word("pass");
    if (call === "X" || call === "XX") return call;
    return call[0] + (call.slice(1) === "NT" ? word("NT") : SIGNS[call[1]]);
  }

  function auction(sheet) {
    const head = element("tr", "", ...sheet.seats.map((seat) => {
      const cell = element("th", "", word("letter-" + seat));
      cell.scope = "col";
      return cell;
    }));
    const rows = sheet.rows.map((row) => element("tr", "", ...row.map((calls) => {
      const cell = element("td");
      calls.forEach((one) => {
        const made = written(element(one.struck ? "s" : "span", one.implied ? "implied" : ""), shownCall(one.call));
        if (one.note) made.append(element("sup", "", String(one.note)));
        cell.append(made, " ");
      });
      return cell;
    })));
    const made = element("table", "auction", element("thead", "", head), element("tbody", "", ...rows));
    const notes = (sheet.notes || []).map((note, place) => paragraph(place + 1 + " " + text(note), "quiet"));
    return element("div", "sheet", made, ...notes);
  }

  // A hand in words: what else of the table is to be heard comes in sentences.
  function spokenHand(table, seat) {
    const suits = Array.from("SHDC", (suit) => {
      const ranks = table.hands[seat].filter((code) => code[0] === suit).map((code) => ("AKQJ".indexOf(code[1]) >= 0 ? word("rank-" + code[1]) : rank(code[1])));
      return ranks.length ? word(SUITS[SIGNS[suit]]) + " " + ranks.join(", ") : "";
    });
    return word(seat) + ": " + suits.filter(Boolean).join("; ");
  }

  // What the eye sees is hidden from screen readers, which read the same in sentences.
  function tableParts(table) {
    const sheet = table.auction;
    const calling = !table.trick && (!sheet || sheet.open || !table.contract);
    const board = element("div", calling ? "board calling" : "board");
    const seats = (calling && sheet ? sheet.seats : SEATS).filter((seat) => !calling || table.hands[seat]);
    board.append(...seats.map((seat) => hand(table, seat)));
    if (!calling) board.append(trick(table));
    const seen = element("div", "seen", board);
    if (sheet && sheet.rows.length && (sheet.open || calling)) seen.append(auction(sheet));
    const facts = text(table.facts);
    if (facts) seen.append(paragraph(facts, "facts"));
    seen.setAttribute("aria-hidden", "true");
    const heard = (table.read || []).map((one) => paragraph(text(one)));
    heard.push(...SEATS.filter((seat) => table.hands[seat]).map((seat) => paragraph(spokenHand(table, seat))));
    const parts = [seen, element("div", "unseen", ...heard)];
    if (sheet && sheet.rows.length && !(sheet.open || calling)) {
      const more = element("details", "calls", element("summary", "", word("auction")), auction(sheet));
      parts.push(more);
    }
    return parts;
  }

  // -- what is said --------------------------------------------------------------------------------------------------

  function statement(one) {
    const made = element("div", "statement " + one.kind);
    const law = text(one.law);
    const lead = text(one.lead);
    if (lead) made.append(written(element(one.kind === "slide" || one.kind === "opening" ? "h2" : "p", "lead"), lead));
    const parts = text(one.text).split(/\n+/).concat((one.bullets || []).map((bullet) => "• " + text(bullet)));
    parts.filter(Boolean).forEach((part, place) => {
      const words = paragraph(part);
      if (law && !place) words.prepend(written(element("strong", "law"), law), " ");
      made.append(words);
    });
    if (one.options) {
      made.append(element("ul", "", ...one.options.map((option) => {
        const item = written(element("li", option.chosen ? "taken" : ""), text(option.text));
        if (option.chosen) item.append(" ✓");
        return item;
      })));
    }
    return made;
  }

  // -- the question --------------------------------------------------------------------------------------------------

  const isPeers = (asked) => asked.kind === "call" || asked.kind === "card";
  const answer = (key) => memory.answers[key] || { choice: [], consider: [], sent: null };
  const isOpen = () => state.phase === "asked";

  // "right", "partly" or "wrong"; "none" without an answer, "" where nothing is right or wrong.
  function marked(asked, choice) {
    const right = asked.right || [];
    if (!right.length) return "";
    if (!choice.length) return "none";
    const good = choice.filter((n) => right.indexOf(n) >= 0).length;
    if (!asked.many) return good ? "right" : "wrong";
    if (good === right.length && choice.length === good) return "right";
    return good ? "partly" : "wrong";
  }

  function choose(n) {
    if (!state.question || !isOpen()) return;
    const given = answer(state.key);
    const next = { choice: given.choice.slice(), consider: (given.consider || []).slice(), sent: given.sent };
    if (considering === state.key) toggle(next.consider, n);
    else if (state.many) toggle(next.choice, n);
    else next.choice = [n];
    next.consider = next.consider.filter((one) => next.choice.indexOf(one) < 0);
    if (isPeers(state) && next.choice.length) considering = state.key;
    memory.answers[state.key] = next;
    keep();
    if (!atHome) send();
    show();
  }

  function toggle(list, n) {
    const place = list.indexOf(n);
    if (place >= 0) list.splice(place, 1);
    else list.push(n);
    list.sort((one, other) => one - other);
  }

  function bar(n) {
    const counts = state.counts;
    const most = Math.max(1, ...counts);
    const fillUp = element("i");
    fillUp.style.width = (100 * counts[n]) / most + "%";
    const made = element("span", "bar", fillUp);
    made.setAttribute("aria-hidden", "true");
    return made;
  }

  function choiceButton(choice, n, given) {
    const right = state.phase === "shown" && (state.right || []).indexOf(n) >= 0;
    const taken = given.choice.indexOf(n) >= 0;
    const wrong = state.phase === "shown" && taken && !right && (state.right || []).length > 0;
    const made = element("button", "choice" + (right ? " right" : "") + (wrong ? " wrong" : "") + (taken ? " taken" : ""));
    made.type = "button";
    made.dataset.name = "choice " + n;
    const number = element("kbd", "", String(n + 1));
    number.setAttribute("aria-hidden", "true");
    made.append(number, written(element("span", "text"), text(choice.text)));
    if (state.phase === "shown") {
      const sign = element("span", "sign", right ? "✓" : wrong ? "✗" : "");
      sign.setAttribute("aria-hidden", "true");
      made.append(sign);
      if (right) made.append(unseen(word("is-right")));
    }
    if (state.counts) {
      made.append(element("span", "number", String(state.counts[n])), unseen(word("answers-for")), bar(n));
    }
    made.setAttribute("aria-pressed", String(taken));
    if (!isOpen()) made.setAttribute("aria-disabled", "true");
    made.addEventListener("click", () => choose(n));
    return made;
  }

  // A box of calls in columns by denomination, or the cards in rows by suit.
  function pollButton(choice, n, given) {
    const made = element("button", "pick");
    made.type = "button";
    made.dataset.name = "choice " + n;
    if (choice.call) {
      made.append(written(element("span"), shownCall(choice.call)));
      made.setAttribute("aria-label", spokenCall(choice.call));
    } else {
      written(made, SIGNS[choice.card[0]] + rank(choice.card[1]));
    }
    const taken = given.choice.indexOf(n) >= 0;
    const considered = (given.consider || []).indexOf(n) >= 0;
    if (taken) made.classList.add("taken");
    if (considered) made.classList.add("considered");
    made.setAttribute("aria-pressed", String(considering === state.key ? considered : taken));
    if (!isOpen()) made.setAttribute("aria-disabled", "true");
    made.addEventListener("click", () => choose(n));
    return made;
  }

  function pollParts(given) {
    const chosen = given.choice.map((n) => state.choices[n]);
    const later = considering === state.key && chosen.length;
    const numbered = state.choices.map((choice, n) => [choice, n]);
    const box = element("div", state.kind === "call" ? "box calls" : "box cards");
    const rows = {};
    numbered.forEach(([choice, n]) => {
      const row = choice.call ? (/^\d/.test(choice.call) ? choice.call[0] : "0") : choice.card[0];
      (rows[row] = rows[row] || []).push([choice, n]);
    });
    const order = state.kind === "call" ? "01234567" : "SHDC";
    for (const row of order) {
      if (!rows[row]) continue;
      const line = element("div", "row");
      if (row > "0" && row <= "7") {
        const columns = ["C", "D", "H", "S", "NT"];
        for (const column of columns) {
          const found = rows[row].find(([choice]) => choice.call.slice(1) === column);
          line.append(found ? pollButton(found[0], found[1], given) : element("span", "gap"));
        }
      } else {
        line.append(...rows[row].map(([choice, n]) => pollButton(choice, n, given)));
      }
      box.append(line);
    }
    const parts = [];
    if (later && isOpen()) {
      parts.push(paragraph(word("you-chose", { choice: choiceText(chosen[0]) }), "step"));
      parts.push(paragraph(word("consider"), "step"));
    }
    parts.push(box);
    if (later && isOpen()) {
      parts.push(button(word("change-choice"), () => { considering = ""; show(); byId("choices").querySelector("button").focus(); }, "plain"));
    }
    return parts;
  }

  const choiceText = (choice) => (choice.call ? shownCall(choice.call)
    : choice.card ? SIGNS[choice.card[0]] + rank(choice.card[1]) : text(choice.text));

  // What peers answered: call by call, most first.
  function pollTable() {
    const considered = state.considered || [];
    const rows = state.choices.map((choice, n) => [choice, state.counts[n], considered[n] || 0])
      .filter(([, chose, might]) => chose || might).sort((one, other) => other[1] - one[1] || other[2] - one[2]);
    return numbers([word("choice"), word("chosen-by"), word("considered-by")],
      rows.map(([choice, chose, might]) => [choiceText(choice), String(chose), String(might)]));
  }

  function numbers(head, rows) {
    const cells = head.map((name) => {
      const cell = element("th", "", name);
      cell.scope = "col";
      return cell;
    });
    const body = rows.map((row) => element("tr", "", ...row.map((cell) => written(element("td"), cell))));
    return element("table", "numbers", element("thead", "", element("tr", "", ...cells)), element("tbody", "", ...body));
  }

  function questionParts() {
    return [
      state.lead && paragraph(text(state.lead), "lead"),
      written(element("h2"), text(state.question)),
      state.many && isOpen() && paragraph(word("many"), "quiet"),
    ];
  }

  function choicesParts() {
    const given = answer(state.key);
    if (!isPeers(state)) return state.choices.map((choice, n) => choiceButton(choice, n, given));
    return isOpen() || !state.counts ? pollParts(given) : [pollTable()];
  }

  // What became of one's own answer, in one sentence; it is read out when it changes.
  function standing() {
    if (!state.question) return "";
    const given = answer(state.key);
    if (state.phase === "asked") {
      if (atHome) return "";
      if (line.late === state.key) return word("late");
      if (!given.choice.length) return word("not-answered");
      const isIn = JSON.stringify(given.sent) === JSON.stringify([given.choice, given.consider || []]);
      return isIn ? word("is-in") : line.failed ? word("keeps-trying") : word("sending");
    }
    const choice = atHome ? given.choice : given.sent ? given.sent[0] : [];
    if (state.phase === "closed") return word(choice.length ? "closed" : "closed-without");
    const how = marked(state, choice);
    return how ? word("was-" + how) : "";
  }

  function toldParts() {
    const told = state.told || {};
    const said = told.said || [];
    const law = text(told.law);
    const parts = [];
    if (law && !said.length) parts.push(written(element("p", "law"), law));
    said.forEach((one, place) => {
      const shown = place || !law || text(one.law) ? one : Object.assign({}, one, { law: told.law });
      parts.push(statement(shown));
    });
    return parts;
  }

  // -- one's own sheet -----------------------------------------------------------------------------------------------

  function sheetParts(asked) {
    const parts = [];
    const laws = {};
    let answered = 0, right = 0, judged = 0;
    asked.forEach((one) => {
      const given = answer(one.key);
      const choice = atHome ? (given.shown ? given.choice : []) : given.sent ? given.sent[0] : [];
      const how = marked(one, choice);
      if (choice.length) answered += 1;
      if (choice.length && how) judged += 1;
      if (how === "right") right += 1;
      if (how) {
        const numbered = {};
        (one.laws || []).forEach((clause) => { numbered[parseInt(clause, 10)] = true; });
        Object.keys(numbered).forEach((law) => {
          const so = (laws[law] = laws[law] || [0, 0]);
          if (choice.length) so[0] += 1;
          if (how === "right") so[1] += 1;
        });
      }
      const row = element("li", how, written(element("span", "asked"), text(one.question)));
      const own = choice.map((n) => choiceText(one.choices[n])).join(" · ") || word("no-answer");
      row.append(written(element("span", "own"), (how === "right" ? "✓ " : how ? "✗ " : "") + own));
      if (how) row.append(unseen(word("was-" + how)));
      if (how && how !== "right") {
        row.append(written(element("span", "own right"), "✓ " + one.right.map((n) => text(one.choices[n].text)).join(" · ")));
      }
      parts.push(row);
    });
    const found = Object.keys(laws).sort((one, other) => one - other);
    return [
      written(element("h2"), word("sheet")),
      paragraph(word("sheet-counts", { asked: asked.length, answered: answered, judged: judged, right: right })),
      found.length > 0 && numbers([word("law"), word("answered"), word("right")],
        found.map((law) => [word("law-number", { law: law }), String(laws[law][0]), String(laws[law][1])])),
      element("ol", "sheet-list", ...parts),
    ];
  }

  // -- the whole page ------------------------------------------------------------------------------------------------

  function show() {
    document.documentElement.lang = language;
    document.title = text(page.title) || word("untitled");
    byId("title").textContent = text((state && state.title) || page.title);
    for (const one of document.querySelectorAll("[data-word]")) one.textContent = word(one.dataset.word);
    for (const one of document.querySelectorAll("[data-label]")) one.setAttribute("aria-label", word(one.dataset.label));
    for (const one of byId("languages").children) one.setAttribute("aria-pressed", String(one.lang === language));
    draw("line", line.told, () => [line.told && paragraph(word(line.told))]);
    if (!state) return;
    document.body.className = state.phase + (state.table ? " with-table" : "");
    draw("said", [state.phase, state.said], saidParts);
    draw("table", state.table, () => (state.table ? tableParts(state.table) : []));
    const asks = Boolean(state.question);
    draw("question", asks && [state.key, state.lead, state.question, state.many && isOpen()], () => (asks ? questionParts() : []));
    const about = [state.key, state.phase, state.choices, state.counts, state.considered, state.right];
    draw("choices", asks && about.concat([answer(state.key), considering === state.key]), () => (asks ? choicesParts() : []));
    draw("standing", [asks, standing()], () => [standing() && paragraph(standing())]);
    byId("standing").className = asks && state.phase === "shown" ? marked(state, lastChoice()) : "";
    draw("answered", asks && !atHome && [state.answered, state.phones], answeredParts);
    draw("told", state.phase === "shown" && state.told, () => (state.phase === "shown" ? toldParts() : []));
    draw("sheet", sheetOf(), () => (sheetOf() ? sheetParts(sheetOf()) : []));
    draw("home", state.phase === "over" && state.home, homeParts);
    if (atHome) showSteps();
  }

  function lastChoice() {
    const given = answer(state.key);
    return atHome ? given.choice : given.sent ? given.sent[0] : [];
  }

  function saidParts() {
    const parts = (state.said || []).map(statement);
    if (!atHome && state.phase === "waiting" && !parts.length) parts.push(paragraph(word("waiting"), "quiet"));
    if (!atHome && state.phase === "over") parts.unshift(paragraph(word("over"), "lead"));
    return parts;
  }

  function answeredParts() {
    if (!state.question || atHome || !("answered" in state)) return [];
    return [paragraph(word("answered-of", { answered: state.answered, phones: state.phones }), "quiet")];
  }

  const sheetOf = () => (state.phase === "over" && state.sheet && state.sheet.length ? state.sheet : null);

  function homeParts() {
    if (!state.home || atHome) return [];
    const open = written(element("a", "large"), word("home"));
    open.href = base + "/home";
    const save = written(element("a", "large plain"), word("home-save"));
    save.href = base + "/home";
    save.download = word("home-file") + ".html";
    return [open, save, paragraph(word("home-why"), "quiet")];
  }

  function pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !state || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (/^[1-9]$/.test(event.key) && state.question && !isPeers(state) && state.choices[event.key - 1]) {
      event.preventDefault();
      choose(event.key - 1);
    } else if (atHome && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
      event.preventDefault();
      if (event.key === "ArrowRight") byId("next").click();
      else byId("back").click();
    }
  }

  function connect() {
    for (const one of byId("languages").children) {
      one.addEventListener("click", () => {
        language = memory.language = one.lang;
        keep();
        show();
      });
    }
    byId("languages").hidden = page.languages.length < 2;
    document.addEventListener("keydown", pressed);
  }

  // -- the line to the server ----------------------------------------------------------------------------------------

  const line = { told: "", failed: false, late: "", sending: false, source: null, timer: 0, wait: 1000, polls: false, anew: false };

  function take(next) {
    if (state && next.number < state.number) return;
    if (!state || state.key !== next.key) considering = "";
    const isNew = !state || state.key !== next.key || state.phase !== next.phase;
    state = next;
    line.told = "";
    line.wait = 1000;
    if (line.late && line.late !== state.key) line.late = "";
    show();
    if (isNew && state.question) byId(state.phase === "shown" ? "standing" : "question").scrollIntoView({ block: "nearest" });
    // An answer that was given while the line was cut goes now; after a new beginning every one does: the room may have
    // been opened anew.
    if (isOpen() && state.question) {
      if (line.anew && memory.answers[state.key]) memory.answers[state.key].sent = null;
      send();
    }
    line.anew = false;
  }

  function send() {
    const key = state.key;
    const given = answer(key);
    const now = [given.choice, given.consider || []];
    if (line.sending || !given.choice.length || JSON.stringify(given.sent) === JSON.stringify(now)) return;
    const told = { phone: memory.phone, question: key, choice: now[0] };
    if (isPeers(state)) told.consider = now[1];
    line.sending = true;
    fetch(base + "/answer", {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(told), cache: "no-store",
    }).then((reply) => {
      line.sending = false;
      line.failed = reply.status !== 204 && reply.status !== 409;
      const one = answer(key);
      if (reply.status === 204) one.sent = now;
      else if (reply.status === 409) refuse(key, one);
      else if (reply.status === 403) line.told = "door";
      memory.answers[key] = one;
      keep();
      show();
      if (reply.status === 204 && isOpen() && state.key === key) send();
      else if (line.failed) later(again);
      if (reply.status === 409) look();
    }).catch(() => {
      line.sending = false;
      line.failed = true;
      show();
      later(again);
    });
  }

  // The question was closed before the answer came: what counts is what had come before.
  function refuse(key, one) {
    one.choice = one.sent ? one.sent[0] : [];
    one.consider = one.sent ? one.sent[1] : [];
    line.late = key;
  }

  function again() {
    if (state && isOpen()) send();
  }

  function later(what) {
    setTimeout(what, 2000);
  }

  function look() {
    return fetch(base + "/state?phone=" + memory.phone, { cache: "no-store" }).then((reply) => {
      if (reply.ok) return reply.json().then(take);
      line.told = reply.status === 403 ? "door" : reply.status === 404 ? "gone" : "cut";
      show();
      return null;
    }).catch(() => {
      line.told = "cut";
      show();
    });
  }

  function listen() {
    clearTimeout(line.timer);
    if (line.source) line.source.close();
    line.source = null;
    if (!window.EventSource || line.polls) {
      look().then(() => { line.timer = setTimeout(listen, 2000); });
      return;
    }
    const source = (line.source = new EventSource(base + "/events?phone=" + memory.phone));
    let heard = false;
    source.onopen = () => { line.anew = true; };
    source.addEventListener("state", (event) => {
      heard = true;
      take(JSON.parse(event.data));
    });
    source.onerror = () => {
      if (source !== line.source) return;
      line.told = line.told || "cut";
      show();
      if (source.readyState === 2) {
        look();
        comeBack();
      }
    };
    // Something on the way that holds a stream back lets single answers through.
    line.timer = setTimeout(() => {
      if (heard || source !== line.source) return;
      look().then(() => {
        if (!line.told && !heard) {
          line.polls = true;
          listen();
        } else {
          comeBack();
        }
      });
    }, 6000);
  }

  function comeBack() {
    clearTimeout(line.timer);
    line.timer = setTimeout(listen, line.wait);
    line.wait = Math.min(8000, 1.6 * line.wait);
  }

  function beginInRoom() {
    keep();
    draw("said", "", () => [paragraph(word("connecting"), "quiet")]);
    show();
    listen();
    // A phone that has slept, or has another network now, asks at once.
    document.addEventListener("visibilitychange", () => { if (!document.hidden) listen(); });
    window.addEventListener("online", listen);
    window.addEventListener("pageshow", (event) => { if (event.persisted) listen(); });
  }

  // -- at home -------------------------------------------------------------------------------------------------------

  const questions = () => page.items.filter((item) => item.question);

  function go(to) {
    memory.at = Math.max(0, Math.min(to, page.items.length));
    considering = "";
    keep();
    stateAtHome();
    show();
    window.scrollTo(0, 0);
    byId("main").focus({ preventScroll: true });
  }

  function stateAtHome() {
    const item = page.items[memory.at];
    if (!item) {
      state = { phase: "over", title: page.title, said: [], table: null, sheet: questions() };
      return;
    }
    const shown = item.question && (answer(item.key).shown || isPeers(item));
    state = Object.assign({ title: page.title }, item, { phase: !item.question ? "waiting" : shown ? "shown" : "asked" });
    if (state.phase !== "shown") {
      delete state.right;
      delete state.told;
    }
  }

  function check() {
    memory.answers[state.key] = Object.assign({}, answer(state.key), { shown: true });
    keep();
    stateAtHome();
    show();
    byId("standing").scrollIntoView({ block: "nearest" });
  }

  function forward() {
    if (state.phase === "asked") check();
    else if (memory.at < page.items.length) go(memory.at + 1);
  }

  function startOver() {
    memory.answers = {};
    go(0);
  }

  function showSteps() {
    const asks = state.phase === "asked";
    const over = memory.at >= page.items.length;
    const chosen = asks && answer(state.key).choice.length > 0;
    byId("next").textContent = word(asks ? (chosen ? "check" : "give-up") : memory.at + 1 >= page.items.length ? "to-sheet" : "next");
    byId("next").disabled = over;
    byId("back").disabled = !memory.at;
    byId("count").textContent = Math.min(memory.at + 1, page.items.length) + "/" + page.items.length;
    byId("again").hidden = !over;
  }

  // On paper everything stands one after the other, and what is right comes last.
  function layOnPaper() {
    const was = state;
    const parts = [element("h1", "", text(page.title))];
    const answers = [element("h1", "break", word("answers"))];
    let table = "";
    let number = 0;
    for (const item of page.items) {
      state = Object.assign({}, item, { phase: "waiting" });
      (item.said || []).forEach((one) => parts.push(statement(one)));
      if (item.table && JSON.stringify(item.table) !== table) parts.push(element("div", "on-paper", tableParts(item.table)[0]));
      table = JSON.stringify(item.table);
      if (!item.question) continue;
      number += 1;
      if (item.lead) parts.push(paragraph(text(item.lead), "lead"));
      parts.push(written(element("h3"), number + ". " + text(item.question)));
      parts.push(element("ul", "boxes", ...item.choices.map((choice) => written(element("li"), "☐ " + choiceText(choice)))));
      answers.push(written(element("h3"), number + ". " + text(item.question)));
      const right = (item.right || []).map((n) => "✓ " + choiceText(item.choices[n]));
      right.forEach((one) => answers.push(paragraph(one)));
      answers.push(...toldParts());
    }
    state = was;
    fill(byId("paper"), parts.concat(answers));
  }

  function beginAtHome() {
    byId("steps").hidden = false;
    byId("back").addEventListener("click", () => go(memory.at - 1));
    byId("next").addEventListener("click", forward);
    byId("again").addEventListener("click", startOver);
    memory.at = Math.max(0, Math.min(memory.at, page.items.length));
    window.addEventListener("beforeprint", layOnPaper);
    stateAtHome();
    show();
  }

  connect();
  if (atHome) beginAtHome();
  else beginInRoom();
})();
