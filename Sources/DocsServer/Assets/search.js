// Searches the site as files: reads the pieces of the index that `hig export site` wrote beside the
// pages. They are scripts, because a page at file:// may read nothing else.
"use strict";

globalThis.higSearch = (() => {
  const columns = { title: 0, body: 1, subject: 2, context: 3, asked: 4 };
  const longestName = 4;
  const folder = globalThis.document
    ? new URL("../search/", document.currentScript.src).href : "";
  const pieces = new Map();
  const waiting = new Map();

  // A piece of the index by its name; each is read once.
  function piece(name, read) {
    if (!pieces.has(name)) {
      pieces.set(name, new Promise((resolve, reject) => {
        waiting.set(name, resolve);
        if (globalThis.higLoad) return globalThis.higLoad(name);
        const script = document.createElement("script");
        script.src = `${folder}${name}.js`;
        script.onerror = () => {
          pieces.delete(name);
          reject(new Error(name));
        };
        document.head.append(script);
      }).then(read));
    }
    return pieces.get(name);
  }

  // What each piece calls with its contents.
  function take(name, contents) {
    waiting.get(name)(contents);
  }

  const index = () => piece("index", (contents) => contents);

  // What ranking needs to know of an entry: two digits a length, and one for the rest.
  function factsOf(entry, { entries }) {
    const own = entries.slice(entry * 5, entry * 5 + 5);
    const flags = Number(own[4]);
    return {
      titleLength: parseInt(own.slice(0, 2), 36), bodyLength: parseInt(own.slice(2, 4), 36),
      isElsewhere: (flags & 1) > 0, hasNumbers: (flags & 2) > 0,
    };
  }

  // The place of the last of `sorted` that is not greater than `value`.
  function lastUpTo(sorted, value) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] <= value) low = middle + 1; else high = middle;
    }
    return low - 1;
  }

  // MARK: Words

  function readTerm(text) {
    const [head, tokens] = text.split(":");
    const [, rarity, flags] = head.match(/^([0-9a-z]+)([A-Z]*)$/);
    const has = (flag) => flags.includes(flag);
    return {
      tokens: tokens ? tokens.split(".").map((token) => parseInt(token, 36)) : [],
      rarity: parseInt(rarity, 36) / 100, isSaid: has("S"), isConcept: has("C"),
      isFunctionWord: has("F"), namesPlatform: has("P"), asksForNumber: has("N"),
    };
  }

  async function spellings(number) {
    return piece(`words-${number}`, (contents) => new Map(
      contents.split("\n").map((line) => line.split("\t"))));
  }

  async function known(spelling) {
    const { words } = await index();
    const place = lastUpTo(words, spelling);
    if (place < 0) return undefined;
    const found = (await spellings(place)).get(spelling);
    return found === undefined ? undefined : found.split("|").map(readTerm);
  }

  // The terms of `spelling`, or of what is left of it without a particle.
  async function withoutParticle(spelling, admits) {
    const found = await known(spelling);
    if (found && admits(found)) return found;
    for (const particle of (await index()).particles) {
      if (spelling.length <= particle.length || !spelling.endsWith(particle)) continue;
      const stem = await known(spelling.slice(0, -particle.length));
      if (stem && admits(stem)) return stem;
    }
    return undefined;
  }

  // How many letters, or jamo, are to be changed to get from `a` to `b`; `most` + 1 for more.
  function edits(a, b, most) {
    if (Math.abs(a.length - b.length) > most) return most + 1;
    let row = Array.from({ length: b.length + 1 }, (_, place) => place);
    for (let i = 1; i <= a.length; i++) {
      const next = [i];
      for (let j = 1; j <= b.length; j++) {
        next.push(Math.min(
          row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
      }
      row = next;
    }
    return Math.min(row[b.length], most + 1);
  }

  // The terms of the spelling that goes on after `typed`, or is most like it, where it is stored.
  async function nearest(typed) {
    const { words } = await index();
    const place = Math.max(0, lastUpTo(words, typed));
    const letters = typed.normalize("NFD");
    const most = letters.length < 4 ? 0 : letters.length < 8 ? 1 : 2;
    let best;
    for (const number of [place - 1, place, place + 1]) {
      if (number < 0 || number >= words.length) continue;
      for (const [spelling, text] of await spellings(number)) {
        const cost = spelling.startsWith(typed)
          ? 0 : most ? edits(letters, spelling.normalize("NFD"), most) : most + 1;
        if (cost > most) continue;
        const terms = text.split("|").map(readTerm);
        const rank = cost * 100 + Math.min(...terms.map((term) => term.rarity));
        if (!best || rank < best.rank) best = { rank, terms };
      }
    }
    return best?.terms;
  }

  // The terms of a word that is not stored: its base form, its parts, or what it is most like.
  async function unknown(typed) {
    for (const ending of ["s", "es", "ed", "ing", "d"]) {
      const found = typed.endsWith(ending) && await known(typed.slice(0, -ending.length));
      if (found) return found;
    }
    if (/^\p{Script=Hangul}+$/u.test(typed)) {
      for (let end = typed.length - 1; end > 1; end--) {
        const head = await known(typed.slice(0, end));
        const tail = head && await withoutParticle(typed.slice(end), () => true);
        if (tail) return [...head, ...tail];
      }
    }
    return await nearest(typed) ?? [];
  }

  const isName = (terms) => terms.length === 1 && terms[0].isConcept;

  // The terms of a query; what several words name together is one.
  async function terms(text) {
    const typed = text.normalize("NFKC").toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:[.,:'’][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
    const all = [];
    for (let first = 0; first < typed.length && all.length < 32;) {
      let [found, count] = [undefined, Math.min(longestName, typed.length - first)];
      for (; count > 0; count--) {
        const spelling = typed.slice(first, first + count).join("");
        const isQuantity = count === 2 && /^[\d.]+$/.test(typed[first]);
        found = await withoutParticle(
          spelling, count === 1 || isQuantity ? () => true : isName);
        if (found) break;
      }
      all.push(...(found ?? await unknown(typed[first])));
      first += Math.max(1, count);
    }
    const seen = new Set();
    return all.filter((term) => {
      const key = term.tokens.join(".");
      return term.tokens.length > 0 && !seen.has(key) && seen.add(key);
    });
  }

  // MARK: Ranking

  // How often an entry has a token in each column, as two letters say it.
  function counts(high, low) {
    const packed = (high - 65) * 32 + (low - 65);
    return [packed >> 8, packed >> 5 & 7, packed >> 4 & 1, packed >> 2 & 3, packed & 3];
  }

  async function postings(token) {
    const { tokens } = await index();
    const place = lastUpTo(tokens, token);
    const lines = await piece(`tokens-${place}`, (contents) => contents.split("\n"));
    const line = lines[token - tokens[place]];
    const found = [];
    let [entry, start] = [-1, 0];
    for (let end = 0; end < line.length; end++) {
      const code = line.charCodeAt(end);
      if (code >= 97 || (code >= 48 && code < 58)) continue;
      entry += parseInt(line.slice(start, end), 36);
      found.push([entry, counts(code, line.charCodeAt(end + 1))]);
      end += 1;
      start = end + 1;
    }
    return found;
  }

  // For each entry that has `term`, how often in each column: alternatives stand for the same word.
  async function occurrences(term) {
    const found = new Map();
    for (const list of await Promise.all(term.tokens.map(postings))) {
      for (const [entry, own] of list) {
        const before = found.get(entry);
        found.set(entry, before ? before.map((count, column) => Math.max(count, own[column])) : own);
      }
    }
    return found;
  }

  const isSaidIn = (own) => own.slice(0, columns.asked).some((count) => count > 0);

  // BM25F, as the command ranks (Sources/KnowledgeBase/Search/FullTextRanking.swift), but for how near
  // to one another words stand.
  function score(head, words, found, entry) {
    const { weights, lengths } = head;
    const { titleLength, bodyLength, isElsewhere, hasNumbers } = factsOf(entry, head);
    const norms = weights.lengths.map((slope, column) =>
      1 - slope + slope * ([titleLength, bodyLength][column] ?? 0) / (lengths[column] ?? 1));
    let [total, sum, share, onlyAsked, inTitle] = [0, 0, 0, 0, 0];
    words.forEach((word, place) => {
      total += word.rarity;
      const own = found[place].get(entry);
      if (!own) return;
      share += word.rarity;
      if (!isSaidIn(own)) onlyAsked += word.rarity;
      if (own[columns.title] + own[columns.subject] > 0) inTitle += word.rarity;
      const frequency = own.reduce(
        (all, count, column) => all + count * weights.columns[column] / norms[column], 0);
      sum += word.rarity * frequency * (weights.saturation + 1) / (frequency + weights.saturation);
    });
    let factor = (share - onlyAsked * (1 - weights.asked)) / total;
    factor *= 1 + weights.title * inTitle / total;
    if (isElsewhere && !words.some((word) => word.namesPlatform)) factor *= weights.elsewhere;
    if (hasNumbers && words.some((word) => word.asksForNumber)) factor *= weights.number;
    return { entry, score: sum * factor, share: share / total };
  }

  // Without an everyday word that most entries have, where there are telling ones.
  function essential(words, telling) {
    const own = words.filter((word) => !word.isFunctionWord);
    const most = Math.max(...own.map((word) => word.rarity));
    return own.length
      ? own.filter((word) => word.isConcept || word.rarity >= telling * most) : words;
  }

  // The places of the best entries for `text`, best first: those with all words, then those with some.
  async function entries(text) {
    const own = await index();
    const words = essential(await terms(text), own.weights.telling);
    if (words.length === 0) return [];
    const found = await Promise.all(words.map(occurrences));
    const any = [...new Set(found.flatMap((places) => [...places.keys()]))]
      .map((entry) => score(own, words, found, entry));
    const isWhole = ({ entry }) => found.every((places) => {
      const counts = places.get(entry);
      return counts && isSaidIn(counts);
    });
    const hits = any.filter(isWhole);
    const whole = new Set(hits.map(({ entry }) => entry));
    if (hits.length < own.weights.fewHits) {
      let more = [];
      for (const share of own.weights.shares) {
        if (hits.length + more.length >= own.weights.fewHits) break;
        more = any.filter((hit) => hit.share >= share && !whole.has(hit.entry));
      }
      if (more.length < own.weights.fewHits && hits.length === 0) more = any;
      const best = Math.max(...more.map((hit) => hit.score));
      const last = Math.min(...hits.map((hit) => hit.score));
      const factor = hits.length ? Math.min(1, 0.9 * last / best) : 1;
      hits.push(...more.map((hit) => ({ ...hit, score: hit.score * factor })));
    }
    return hits.sort((a, b) => b.score - a.score || a.entry - b.entry).map((hit) => hit.entry);
  }

  // At most `limit` rules for `text`, best first, as the pages of the site show them.
  async function find(text, limit = 10) {
    const { rulesInPiece } = await index();
    const places = (await entries(text)).slice(0, limit);
    return Promise.all(places.map(async (entry) => {
      const rules = await piece(
        `rules-${Math.floor(entry / rulesInPiece)}`, (contents) => contents);
      return { kind: "rule", ...rules[entry % rulesInPiece] };
    }));
  }

  return { find, terms, take };
})();
