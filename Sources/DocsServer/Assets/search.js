// Searches the site as files: reads the pieces of the index that `hig export site` wrote beside the
// pages. They are scripts, because a page at file:// may read nothing else.
"use strict";

globalThis.higSearch = (() => {
  const columns = { title: 0, body: 1, subject: 2, context: 3, asked: 4 };
  const longestName = 4;
  // The longest word that is taken apart into words that are written together.
  const longestCompound = 16;
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

  // What ranking needs to know of an entry: a digit a length, and two for the rest.
  function factsOf(entry, { entries, bodyUnit }) {
    const [title, body] = entries.slice(entry * 4, entry * 4 + 2);
    const rest = parseInt(entries.slice(entry * 4 + 2, entry * 4 + 4), 36);
    return {
      titleLength: parseInt(title, 36), bodyLength: (parseInt(body, 36) + 0.5) * bodyUnit,
      isElsewhere: (rest & 1) > 0, hasNumbers: (rest & 2) > 0, platforms: rest >> 2,
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
    const [, rarity, flags, platforms] = head.match(/^([0-9a-z]+)([A-Z]*)([0-9a-z]*)$/);
    const has = (flag) => flags.includes(flag);
    return {
      tokens: tokens ? tokens.split(".").map((token) => parseInt(token, 36)) : [],
      rarity: parseInt(rarity, 36) / 100, isSaid: has("S"), isConcept: has("C"),
      isFunctionWord: has("F"), platforms: parseInt(platforms || "0", 36), asksForNumber: has("N"),
    };
  }

  const readTerms = (text) => text.split("|").map(readTerm);

  async function spellings(number) {
    return piece(`words-${number}`, (contents) => new Map(
      contents.split("\n").map((line) => line.split("\t"))));
  }

  async function known(spelling) {
    const { words } = await index();
    const place = lastUpTo(words, spelling);
    if (place < 0) return undefined;
    const found = (await spellings(place)).get(spelling);
    return found === undefined ? undefined : readTerms(found);
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

  const initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";

  // The letters of a word; those of a syllable one by one, and one that has only begun as its beginning.
  const letters = (word) => word.normalize("NFD").replace(/[ㄱ-ㅎ]/g, (letter) =>
    initials.includes(letter) ? String.fromCharCode(0x1100 + initials.indexOf(letter)) : letter);

  // How many letters are added, left out, changed or swapped between `a` and `b`; `most` + 1 for more.
  function edits(a, b, most) {
    if (Math.abs(a.length - b.length) > most) return most + 1;
    let [before, row] = [[], Array.from({ length: b.length + 1 }, (_, place) => place)];
    for (let i = 1; i <= a.length; i++) {
      const next = [i];
      for (let j = 1; j <= b.length; j++) {
        let cost = Math.min(
          row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
          cost = Math.min(cost, before[j - 2] + 1);
        }
        next.push(cost);
      }
      [before, row] = [row, next];
    }
    return Math.min(row[b.length], most + 1);
  }

  // Vowels, and consonants, that are taken for one another, by their numbers in a syllable.
  const vowelSlips = { 0: [1], 1: [5, 0], 5: [1], 3: [7], 7: [3], 16: [20], 20: [16], 4: [8], 8: [4], 18: [13], 13: [18] };
  const consonantSlips = { 0: [1], 1: [0], 3: [4], 4: [3], 7: [8], 8: [7], 9: [10], 10: [9], 12: [13], 13: [12] };

  // The word with its first syllable as typed, and as it may have been meant.
  function beginnings(word) {
    const code = word.charCodeAt(0) - 0xac00;
    if (code < 0 || code >= 11172) return [word];
    const [consonant, vowel, end] = [Math.floor(code / 588), Math.floor(code % 588 / 28), code % 28];
    const other = (first, middle) =>
      String.fromCharCode(0xac00 + first * 588 + middle * 28 + end) + word.slice(1);
    return [
      word, ...(vowelSlips[vowel] ?? []).map((middle) => other(consonant, middle)),
      ...(consonantSlips[consonant] ?? []).map((first) => other(first, vowel)),
    ];
  }

  const finals = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

  // What an input method makes of a syllable that has only begun: 밪 is 바 with the ㅈ of the next one.
  // Each is the letters that the word meant begins with, and a word near which it is stored.
  function begun(typed) {
    const code = typed.charCodeAt(typed.length - 1) - 0xac00;
    const initial = code >= 0 && code < 11172 ? initials.indexOf(finals[code % 28 - 1] ?? "-") : -1;
    if (initial < 0) return [];
    const whole = typed.slice(0, -1) + String.fromCharCode(0xac00 + code - code % 28);
    const next = String.fromCharCode(0xac00 + initial * 588);
    return beginnings(whole).map((word) => ({
      start: letters(word) + String.fromCharCode(0x1100 + initial), near: word + next,
    }));
  }

  // The spelling that goes on after `typed`, or is most like it, where it is stored.
  async function nearest(typed) {
    const { words } = await index();
    const own = letters(typed);
    const loose = begun(typed);
    const most = own.length < 3 ? 0 : own.length < 8 ? 1 : 2;
    const places = new Set(beginnings(typed).flatMap((word) => {
      const place = Math.max(0, lastUpTo(words, word));
      return word === typed
        ? [Math.max(0, place - 1), place, Math.min(place + 1, words.length - 1)] : [place];
    }));
    for (const { near } of loose) places.add(Math.max(0, lastUpTo(words, near)));
    for (const word of beginnings(typed)) {
      if (await withoutParticle(word, isName)) return word;
    }
    let best;
    for (const place of places) {
      for (const [spelling, text] of await spellings(place)) {
        const isLonger = spelling.length > typed.length + 2;
        if (isLonger && spelling[0] !== typed[0]) continue;
        const other = letters(spelling);
        const cost = other.startsWith(own) ? 0
          : loose.some(({ start }) => other.startsWith(start)) ? 1
          : isLonger ? most + 1 : edits(own, other, most);
        if (cost > Math.max(most, loose.length ? 1 : 0)) continue;
        const terms = readTerms(text);
        // What is like it counts most, then whether it is a name, then how often it is said.
        const rank = cost * 100 + (isName(terms) ? 0 : 20) + terms[0].rarity;
        if (!best || rank < best.rank) best = { rank, spelling };
      }
    }
    return best?.spelling;
  }

  // The terms of the words that are written together in `typed`; nothing where some of it is none.
  async function split(typed, tried = new Map()) {
    if (!tried.has(typed)) tried.set(typed, parts(typed, tried));
    return tried.get(typed);
  }

  async function parts(typed, tried) {
    for (let end = typed.length - 1; end > 1; end--) {
      const head = await known(typed.slice(0, end));
      if (!head) continue;
      const rest = typed.slice(end);
      const tail = await withoutParticle(rest, () => true) ?? await split(rest, tried);
      if (tail) return [...head, ...tail];
    }
    return undefined;
  }

  // The terms of a word that is not stored: its base form, or its parts.
  async function derived(typed) {
    for (const ending of ["s", "es", "ed", "ing", "d"]) {
      const found = typed.endsWith(ending) && await known(typed.slice(0, -ending.length));
      if (found) return found;
    }
    const isCompound = /^([가-힣]{3,}|[ㄱ-ㅎ]{4,})$/.test(typed) && typed.length <= longestCompound;
    return isCompound ? split(typed) : undefined;
  }

  // The number with which the words from `place` on begin, in digits or as a word, with what it counts,
  // and how many of the words it takes.
  function numberAt(typed, place, { numerals, units, particles }) {
    const word = typed[place] ?? "";
    const digits = word.match(/^\d(?:[\d.,]*\d)?(?:x[\d.]+)*/)?.[0];
    const value = digits ?? numerals[word];
    if (value === undefined) return undefined;
    const isApart = word.length === (digits ?? word).length;
    const rest = isApart ? typed[place + 1] ?? "" : word.slice(digits.length);
    const unit = ["", ...particles].filter((particle) => rest.endsWith(particle))
      .map((particle) => rest.slice(0, rest.length - particle.length))
      .find((name) => Object.hasOwn(units, name));
    if (unit === undefined && digits !== word) return undefined;
    return { value, unit, sign: units[unit] ?? "", count: isApart && unit !== undefined ? 2 : 1 };
  }

  // The terms of the quantity with which the words from `place` on begin, and how many words it takes.
  async function quantity(typed, place) {
    const head = await index();
    const first = numberAt(typed, place, head);
    if (!first) return undefined;
    const second = numberAt(typed, place + first.count, head);
    const range = second && await known(`${first.value}~${second.value}${second.sign}`);
    if (range) return { found: range, count: first.count + second.count };
    if (first.unit === undefined) return undefined;
    const whole = first.sign && await known(`${first.value}${first.sign}`);
    const own = whole || [...await known(`${first.value}`) ?? [], ...await known(first.unit) ?? []];
    return own.length ? { found: own, count: first.count } : undefined;
  }

  const isName = (terms) => terms.length === 1 && terms[0].isConcept;

  // The words of a query: sizes are one (25×25), and initial consonants stay letters of their own.
  const typedWords = (text) => text
    .replace(/[^\u3131-\u318e]+/g, (part) => part.normalize("NFKC")).toLowerCase()
    .replace(/(\d) *[×x*] *(?=\d)/g, "$1x")
    .match(/[\p{L}\p{M}\p{N}]+(?:[.,:'’][\p{L}\p{M}\p{N}]+)*/gu) ?? [];

  // The terms of `typed`; what several words name together is one, with the terms of its parts.
  async function termsOf(typed) {
    const all = [];
    for (let first = 0; first < typed.length && all.length < 32;) {
      let { found, count } = await quantity(typed, first)
        ?? { found: undefined, count: Math.min(longestName, typed.length - first) };
      for (; !found && count > 0; count--) {
        const spelling = typed.slice(first, first + count).join("");
        found = await withoutParticle(spelling, count === 1 ? () => true : isName);
        if (found) break;
      }
      if (count > 1 && isName(found)) {
        found[0].parts = [
          ...await termsOf(typed.slice(first, first + count - 1)),
          ...await termsOf([typed[first + count - 1]]),
        ];
      }
      found ??= await derived(typed[first]);
      if (!found) {
        // Spelt right, it may name something together with the words beside it.
        const spelling = await nearest(typed[first]);
        if (spelling) return termsOf(typed.with(first, spelling));
      }
      all.push(...(found ?? []));
      first += Math.max(1, count);
    }
    return all;
  }

  async function terms(text) {
    const seen = new Set();
    return (await termsOf(typedWords(text))).filter((term) => {
      const key = term.tokens.join(".");
      return term.tokens.length > 0 && !seen.has(key) && seen.add(key);
    });
  }

  // `words` and the parts of their names: an entry with the whole has its parts under any name. All
  // parts together weigh a share of the whole, which keeps the rest.
  function withParts(words, share) {
    return words.flatMap((word) => {
      const parts = (word.parts ?? []).filter((part) => !part.isFunctionWord);
      if (!parts.length) return [word];
      const rarity = parts.reduce((sum, part) => sum + part.rarity, 0);
      return [
        ...parts.map((part) => ({
          ...part, rarity: part.rarity * share * word.rarity / rarity,
          tokens: [...new Set([...part.tokens, ...word.tokens])],
        })),
        { ...word, rarity: word.rarity * (1 - share) },
      ];
    });
  }

  // MARK: Ranking

  // How often an entry has a token in each column, as three letters of `line` say it.
  function counts(line, place) {
    const packed = [0, 1, 2].reduce(
      (bits, next) => bits << 5 | line.charCodeAt(place + next) - 65, 0);
    return [packed >> 11, packed >> 7 & 15, packed >> 5 & 3, packed >> 3 & 3, packed & 7];
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
      found.push([entry, counts(line, end)]);
      end += 2;
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
    const { titleLength, bodyLength, isElsewhere, hasNumbers, platforms } = factsOf(entry, head);
    const named = words.reduce((bits, word) => bits | word.platforms, 0);
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
    if (isElsewhere && !named) factor *= weights.elsewhere;
    if (platforms && !(platforms & ~named)) factor *= weights.platform;
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

  // The entries that have one of `words`, each with its score; `isExact` counts own texts alone.
  async function scored(words, isExact) {
    const own = await index();
    const found = await Promise.all(words.map(occurrences));
    if (isExact) {
      for (const places of found) {
        for (const [entry, counts] of places) {
          if (isSaidIn(counts)) places.set(entry, [...counts.slice(0, columns.asked), 0]);
          else places.delete(entry);
        }
      }
    }
    const entries = new Set(found.flatMap((places) => [...places.keys()]));
    return [...entries].filter((entry) => !isExact || found.every((places) => places.has(entry)))
      .map((entry) => score(own, words, found, entry));
  }

  // The entries for `words`, best first: those with all of them, then those with some.
  async function ranked(all) {
    const { weights } = await index();
    const words = essential(all, weights.telling);
    if (words.length === 0) return [];
    const hits = await scored(words, true);
    const whole = new Set(hits.map(({ entry }) => entry));
    if (hits.length < weights.fewHits) {
      const any = await scored(withParts(words, weights.parts), false);
      let more = [];
      for (const share of weights.shares) {
        if (hits.length + more.length >= weights.fewHits) break;
        more = any.filter((hit) => hit.share >= share && !whole.has(hit.entry));
      }
      if (more.length < weights.fewHits && hits.length === 0) more = any;
      const best = Math.max(...more.map((hit) => hit.score));
      const last = Math.min(...hits.map((hit) => hit.score));
      const factor = hits.length ? Math.min(1, 0.9 * last / best) : 1;
      hits.push(...more.map((hit) => ({ ...hit, score: hit.score * factor })));
    }
    return hits.sort((a, b) => b.score - a.score || a.entry - b.entry);
  }

  // The places of the best entries for `text`.
  const entries = async (text) => (await ranked(await terms(text))).map((hit) => hit.entry);

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
