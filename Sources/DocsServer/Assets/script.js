// Quicker where scripts run: search as you type, keys, languages without a reload, copying.
// Every page works without it.
"use strict";

const wait = 120;
let asked = 0;
let timer = 0;
let chosen = -1;
let composing = false;
let page = "";

const field = () => document.getElementById("_q");

function list() {
  const form = field().form;
  let found = form.querySelector(".suggestions");
  if (found) return found;
  found = document.createElement("div");
  found.className = "suggestions";
  found.id = "_suggestions";
  found.hidden = true;
  found.setAttribute("role", "listbox");
  found.setAttribute("aria-label", form.querySelector("label").textContent);
  form.append(found);
  const input = field();
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-expanded", "false");
  input.setAttribute("aria-controls", found.id);
  return found;
}

function close() {
  const options = list();
  options.hidden = true;
  chosen = -1;
  field().setAttribute("aria-expanded", "false");
  field().removeAttribute("aria-activedescendant");
}

function choose(index) {
  const options = [...list().children];
  if (!options.length) return;
  chosen = (index + options.length) % options.length;
  options.forEach((option, place) => {
    option.setAttribute("aria-selected", String(place === chosen));
  });
  options[chosen].scrollIntoView({ block: "nearest" });
  field().setAttribute("aria-activedescendant", options[chosen].id);
}

// The languages that the page shows, as its links say them.
function shown() {
  const current = document.querySelector(".languages [aria-current]");
  const said = current ? current.dataset.lang : "both";
  return said === "both" ? ["en", "ko"] : [said];
}

function withLanguage(path) {
  const own = location.pathname.match(/^\/(en|ko)(?=\/|$)/);
  if (own) return own[0] + path;
  const chosenLanguage = new URLSearchParams(location.search).get("lang");
  if (!chosenLanguage) return path;
  const address = new URL(path, location.href);
  address.searchParams.set("lang", chosenLanguage);
  return address.pathname + address.search + address.hash;
}

function addressOf(result) {
  // Where pages are files, those in one language lie beside the one that searches.
  if (globalThis.higSearch) return new URL(`rules/${result.id}.html`, field().form.action).href;
  if (result.kind === "rule") return withLanguage(`/rules/${encodeURIComponent(result.id)}`);
  const source = result.sources[0];
  if (!source) return withLanguage("/");
  const name = source.document.split("/").map(encodeURIComponent).join("/");
  return withLanguage(`/documents/${name}#L${source.lines[0]}`);
}

// The titles of a result in the languages that are shown; in the other where it has none in these.
function titles(result) {
  let languages = shown().filter((language) => result.title[language]);
  if (!languages.length) languages = ["en", "ko"].filter((language) => result.title[language]);
  return languages.map((language) => {
    const title = document.createElement("span");
    title.className = "title";
    title.lang = language;
    title.textContent = result.title[language];
    return title;
  });
}

function facts(result, tag) {
  const facts = document.createElement(tag);
  facts.className = "facts";
  facts.textContent = [result.component, ...result.platforms].filter(Boolean).join(" · ");
  return facts;
}

// The results of the address, on the page of a site as files that has room for them.
async function fill(place) {
  const query = new URLSearchParams(location.search).get("q")?.trim();
  if (!query) return;
  field().value = query;
  place.replaceChildren();
  const heading = document.getElementById("_results-title");
  heading.textContent = place.dataset.heading.replace("{}", query);
  document.title = heading.textContent;
  const results = await search(query, 20);
  if (!results.length) place.textContent = place.dataset.none;
  const list = document.createElement("ol");
  list.className = "hits";
  for (const result of results) {
    const hit = document.createElement("article");
    hit.className = "hit";
    const title = document.createElement("h2");
    const link = document.createElement("a");
    link.href = addressOf(result);
    link.append(...titles(result));
    title.append(link);
    const amounts = document.createElement("ul");
    amounts.className = "amounts";
    for (const amount of result.amounts?.[document.documentElement.lang] ?? []) {
      const item = document.createElement("li");
      item.textContent = amount;
      amounts.append(item);
    }
    hit.append(title, facts(result, "p"));
    if (amounts.children.length) hit.append(amounts);
    const item = document.createElement("li");
    item.append(hit);
    list.append(item);
  }
  place.append(list);
}

function show(results) {
  const options = list();
  options.replaceChildren(
    ...results.map((result, place) => {
      // A link: it opens in another tab, is copied and dragged like any other.
      const option = document.createElement("a");
      option.id = `_suggestion${place}`;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      option.tabIndex = -1;
      option.href = addressOf(result);
      option.append(...titles(result), facts(result, "span"));
      return option;
    }));
  options.hidden = !results.length;
  chosen = -1;
  field().setAttribute("aria-expanded", String(results.length > 0));
  field().removeAttribute("aria-activedescendant");
}

async function search(text, limit) {
  if (globalThis.higSearch) return higSearch.find(text, limit);
  const answer = await fetch(`/api/v1/search?limit=${limit}&q=${encodeURIComponent(text)}`);
  return answer.ok ? (await answer.json()).results : [];
}

async function suggest() {
  const text = field().value.trim();
  const own = ++asked;
  if (!text) return close();
  try {
    const results = await search(text, 8);
    // A later letter has asked anew.
    if (own === asked && document.activeElement === field()) show(results);
  } catch {
    close();
  }
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(suggest, wait);
}

document.addEventListener("compositionstart", () => { composing = true; });
document.addEventListener("compositionend", (event) => {
  composing = false;
  if (event.target === field()) soon();
});
document.addEventListener("input", (event) => {
  // While a syllable is being composed its letters so far are searched for as well: initial
  // consonants find something.
  if (event.target === field()) soon();
});

document.addEventListener("keydown", (event) => {
  const input = field();
  if (event.isComposing || composing || event.keyCode === 229) return;
  if (event.target !== input) {
    const isTyping = event.target.closest("input, select, textarea, [contenteditable]");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
      input.select();
    }
    return;
  }
  const isOpen = !list().hidden;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (!isOpen) return;
    event.preventDefault();
    choose(event.key === "ArrowDown" ? chosen + 1 : chosen < 0 ? -1 : chosen - 1);
  } else if (event.key === "Enter" && isOpen && chosen >= 0) {
    event.preventDefault();
    list().children[chosen].click();
  } else if (event.key === "Escape") {
    if (isOpen) {
      event.preventDefault();
      close();
    } else {
      input.blur();
    }
  }
});

// The field keeps the focus while a suggestion is pressed, so that the list stays until it is let go.
document.addEventListener("pointerdown", (event) => {
  if (event.target.closest(".suggestions")) event.preventDefault();
});
document.addEventListener("mousedown", (event) => {
  if (event.target.closest(".suggestions")) event.preventDefault();
});
document.addEventListener("focusout", (event) => {
  if (event.target === field() && !list().contains(event.relatedTarget)) close();
});

// Another language: the same page, its content put in place of this one's.
async function speak(address, isNew) {
  const place = window.scrollY;
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  const other = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.documentElement.lang = other.documentElement.lang;
  document.title = other.title;
  document.body.replaceWith(document.adoptNode(other.body));
  if (isNew) history.pushState({ isLanguage: true }, "", address);
  prepare();
  window.scrollTo(0, place);
}

document.addEventListener("click", (event) => {
  const language = event.target.closest(".languages a");
  if (language && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    const name = language.dataset.lang;
    speak(language.href + location.hash, true)
      .then(() => document.querySelector(`.languages [data-lang="${name}"]`).focus())
      .catch(() => location.assign(language.href));
    return;
  }
  const copy = event.target.closest("button[data-address]");
  if (copy) {
    fetch(copy.dataset.address)
      .then((answer) => answer.text())
      .then((text) => navigator.clipboard.writeText(text))
      .then(() => { copy.textContent = copy.dataset.copied; })
      .catch(() => location.assign(copy.dataset.address));
  }
});
window.addEventListener("popstate", () => {
  // A step within the page is the browser's own.
  if (location.pathname + location.search === page) return;
  speak(location.href, false).catch(() => location.reload());
});

// The headings of a long table sort it: numbers by their value, the rest by the alphabet.
function sortable(table) {
  const body = table.tBodies[0];
  if (!table.dataset.sort || body.rows.length < 6) return;
  const number = (text) => parseFloat(text.replace(/[^\d.]*(\d[\d,]*\.?\d*)?.*/s, "$1").replaceAll(",", ""));
  [...table.tHead.rows[0].cells].forEach((cell, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort";
    button.textContent = cell.textContent;
    button.title = table.dataset.sort.replace("{}", cell.textContent);
    button.addEventListener("click", () => {
      const down = cell.getAttribute("aria-sort") === "ascending";
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      cell.setAttribute("aria-sort", down ? "descending" : "ascending");
      const text = (row) => row.cells[column]?.textContent.trim() ?? "";
      const rows = [...body.rows].map((row) => [row, text(row), number(text(row))]);
      rows.sort(([, a, x], [, b, y]) =>
        (isNaN(x) || isNaN(y) ? a.localeCompare(b, document.documentElement.lang) : x - y || a.localeCompare(b))
        * (down ? -1 : 1));
      body.append(...rows.map(([row]) => row));
    });
    cell.replaceChildren(button);
  });
}

// What differs between two editions: of what changed more than once, what the earlier one said beside
// what the later one says.
function comparable(form) {
  const body = document.querySelector("table.by-edition").tBodies[0];
  const changes = [...body.rows];
  const [since, until] = form.querySelectorAll("select");
  const said = form.querySelector("[role=status]");
  form.hidden = false;
  form.addEventListener("change", () => {
    const rows = new Set();
    const latest = new Map();
    for (const change of changes.toReversed()) {
      const { edition, before, after } = change.dataset;
      if (edition <= since.value || until.value && edition > until.value) continue;
      const row = change.cloneNode(true);
      const earlier = before && latest.get(before);
      if (earlier) {
        row.cells[1].replaceWith(earlier.cells[1].cloneNode(true));
        row.dataset.before = earlier.dataset.before;
        rows.delete(earlier);
      }
      if (after) latest.set(after, row);
      if (row.dataset.before || after) rows.add(row);
    }
    const details = body.closest("details");
    if (details) details.open = true;
    body.replaceChildren(...[...rows].reverse());
    said.textContent = said.dataset.count.replace("{}", rows.size);
  });
}

// A report that is dropped on the page, or chosen, with the guideline of each finding.
async function explain(file) {
  const [drop, said, list] = ["_drop", "_said", "_findings"].map((id) => document.getElementById(id));
  list.replaceChildren();
  said.textContent = drop.dataset.working;
  const answer = await fetch("/api/v1/explain", { method: "POST", body: file });
  const told = await answer.json();
  if (!answer.ok) {
    const language = document.documentElement.lang;
    said.textContent = `${drop.dataset.failed} ${told.error?.message?.[language] ?? answer.status}`;
    return;
  }
  const { findings } = told;
  let counts = [findings.length, findings.filter((finding) => finding.guidelines.length).length];
  said.textContent = findings.length
    ? drop.dataset.found.replace(/\{\}/g, () => counts.shift()) : drop.dataset.none;
  list.append(...findings.slice(0, 500).map((finding) => found(finding, drop.dataset.bare)));
  // What is left out is said last.
  for (const note of told.notes.slice(-3)) {
    const line = document.createElement("li");
    line.className = "note";
    line.textContent = note.message[document.documentElement.lang] ?? note.message.en;
    list.append(line);
  }
}

function found(finding, bare) {
  const make = (tag, name, text) => {
    const made = document.createElement(tag);
    if (name) made.className = name;
    if (text) made.textContent = text;
    return made;
  };
  const item = make("li");
  const hit = make("article", "hit");
  hit.append(make("h2", "", finding.message[document.documentElement.lang] ?? finding.message.en ?? finding.rule));
  hit.append(make("p", "facts", [
    finding.file && finding.line ? `${finding.file}:${finding.line}` : finding.file, finding.tool, finding.rule,
  ].filter(Boolean).join(" · ")));
  const guidelines = make("ul", "plain");
  for (const guideline of finding.guidelines.slice(0, 3)) {
    const link = make("a");
    link.href = withLanguage(`/rules/${encodeURIComponent(guideline.rule)}`);
    link.append(...titles(guideline));
    const line = make("li");
    line.append(link);
    guidelines.append(line);
  }
  hit.append(finding.guidelines.length ? guidelines : make("p", "note", bare));
  item.append(hit);
  return item;
}

document.addEventListener("change", (event) => {
  if (event.target.id === "_report" && event.target.files[0]) explain(event.target.files[0]);
});
document.addEventListener("dragover", (event) => {
  if (document.getElementById("_drop")) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  if (!document.getElementById("_drop") || !event.dataTransfer.files[0]) return;
  event.preventDefault();
  explain(event.dataTransfer.files[0]);
});

// What links do without scripts, buttons do with them.
function prepare() {
  page = location.pathname + location.search;
  for (const link of document.querySelectorAll("a[data-copy]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = link.className;
    button.dataset.address = link.href;
    button.dataset.copied = link.dataset.copied;
    button.textContent = link.dataset.copy;
    link.replaceWith(button);
  }
  // The part of the site that is shown stays in sight; only the bar may move for that.
  const parts = document.querySelector("nav.parts");
  const part = parts.querySelector("[aria-current]");
  if (part) parts.scrollLeft = part.offsetLeft - parts.offsetLeft - parts.clientWidth / 3;
  document.querySelectorAll("main .scroll table").forEach(sortable);
  const comparison = document.getElementById("_compare");
  if (comparison) comparable(comparison);
  list();
  const place = document.getElementById("_found");
  if (place) fill(place);
}

prepare();
