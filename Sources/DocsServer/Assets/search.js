// Searches the site as files: reads the pieces of the index that `hig export site` wrote beside the
// pages. They are scripts, because a page at file:// may read nothing else.
"use strict";

globalThis.higSearch = (() => {
  const columns = { title: 0, body: 1, subject: 2, context: 3 };
  const inBody = 1 << 20;
  const longestList = 50;
  const nowhere = { counts: [0, 0, 0, 0], places: [], asked: 0 };
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

  const index = () => piece("index", (contents) => ({
    ...contents, words: beginnings(contents.words), tokens: sums(contents.tokens),
    particles: contents.particles.map((text) => ({ kind: text[0], text: text.slice(1) })),
  }));

  // Words of which each is told by how many letters it shares with the one before.
  function beginnings(text) {
    let last = [];
    return text.split(" ").map((word) => {
      last = [...last.slice(0, parseInt(word[0], 36)), ...word.slice(1)];
      return last.join("");
    });
  }

  // Numbers of which each is told by how far it is from the one before.
  function sums(text) {
    let sum = 0;
    return text.split(" ").map((distance) => sum += parseInt(distance, 36));
  }

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

  // Whether a particle of `kind` can follow `stem`: a consonant, a vowel, a vowel or ㄹ, or anything.
  function follows(kind, stem) {
    const final = (stem.charCodeAt(stem.length - 1) - 0xac00) % 28;
    if (!/[가-힣]$/.test(stem) || kind === "a") return true;
    return kind === "c" ? final > 0 : kind === "v" ? final === 0 : final === 0 || final === 8;
  }

  // The terms of `spelling`, or of what is left of it without particles, at least `least` letters.
  async function withoutParticle(spelling, admits = () => true, least = 1, isInner = false) {
    const found = await known(spelling);
    if (found && admits(found)) return found;
    for (const { kind, text } of (await index()).particles) {
      const stem = spelling.slice(0, -text.length);
      if (stem.length < least || !spelling.endsWith(text)) continue;
      // Another particle comes only after one that lets it.
      if (isInner && kind !== kind.toUpperCase()) continue;
      if (!follows(kind.toLowerCase(), stem)) continue;
      const terms = await withoutParticle(stem, admits, least, true);
      if (terms) return terms;
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
  function misspelt(word) {
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

  // The keys for each Korean letter, from ㄱ on.
  const keys = ("r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g"
    + " k o i O j p u P h hk ho hl y n nj np nl b m ml l").split(" ");
  const letterOf = (typed) => String.fromCharCode(0x3131 + keys.indexOf(typed));
  const keysOf = (letter) => keys[letter.charCodeAt(0) - 0x3131] ?? letter;

  // What the keys of `typed` type in Korean.
  const asKorean = (typed) => typed.replace(
    /([rRseEfaqQtTdwWczxvg])(h[kol]|n[jpl]|ml|[koiOjpuPhynbml])((?:rt|s[wg]|f[raqtxvg]|qt|[rRsefaqtTdwczxvg])(?![koiOjpuPhynbml]))?/g,
    (_, first, middle, end) => String.fromCharCode(
      0xac00 + initials.indexOf(letterOf(first)) * 588
        + (keys.indexOf(middle) - keys.indexOf("k")) * 28
        + (end ? finals.indexOf(letterOf(end)) + 1 : 0)),
  ).replace(/[a-z]/gi, (key) => keys.includes(key) ? letterOf(key) : key);

  // What the keys of the Korean letters of `typed` type in Latin.
  const asLatin = (typed) => typed.normalize("NFD")
    .replace(/[ᄀ-ᄒ]/g, (letter) => keysOf(initials[letter.charCodeAt(0) - 0x1100]))
    .replace(/[ᅡ-ᅵ]/g, (letter) => keys[letter.charCodeAt(0) - 0x1161 + keys.indexOf("k")])
    .replace(/[ᆨ-ᇂ]/g, (letter) => keysOf(finals[letter.charCodeAt(0) - 0x11a8]))
    .replace(/[ㄱ-ㅣ]/g, keysOf);

  // The word where a text has it; else the words that a name in code is made of (leftView), or what its
  // keys type on the other layout.
  async function meant(word) {
    const found = await withoutParticle(word.toLowerCase());
    if (found?.some((term) => term.isSaid)) return [word];
    const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])\./);
    if (found || parts.length > 1) return parts;
    for (const other of [asKorean(word), asLatin(word)]) {
      if (other !== word && await withoutParticle(other)) return [other];
    }
    return [word];
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
    return misspelt(whole).map((word) => ({
      start: letters(word) + String.fromCharCode(0x1100 + initial), near: word + next,
    }));
  }

  // The spelling that goes on after `typed`, or is most like it, where it is stored.
  async function nearest(typed) {
    const { words } = await index();
    const own = letters(typed);
    const loose = begun(typed);
    const most = own.length < 3 ? 0 : own.length < 8 ? 1 : 2;
    const places = new Set(misspelt(typed).flatMap((word) => {
      const place = Math.max(0, lastUpTo(words, word));
      return word === typed
        ? [Math.max(0, place - 1), place, Math.min(place + 1, words.length - 1)] : [place];
    }));
    for (const { near } of loose) places.add(Math.max(0, lastUpTo(words, near)));
    for (const word of misspelt(typed)) {
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
      const tail = await withoutParticle(rest) ?? await split(rest, tried);
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
    const unit = [{ text: "" }, ...particles].filter(({ text }) => rest.endsWith(text))
      .map(({ text }) => rest.slice(0, rest.length - text.length))
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
    // What only counts things that are written apart is no word of its own: 세 개 is 3.
    const counted = first.count > 1 && !first.sign ? [] : await known(first.unit) ?? [];
    const own = whole || [...await known(`${first.value}`) ?? [], ...counted];
    return own.length ? { found: own, count: first.count } : undefined;
  }

  const isName = (terms) => terms.length === 1 && terms[0].isConcept;

  // The words of a query: sizes are one (25×25), and initial consonants stay letters of their own.
  const typedWords = (text) => text
    .replace(/[^\u3131-\u318e]+/g, (part) => part.normalize("NFKC"))
    .replace(/(\d) *[×x*] *(?=\d)/gi, "$1x")
    .match(/[\p{L}\p{M}\p{N}]+(?:[.,:'’][\p{L}\p{M}\p{N}]+)*/gu) ?? [];

  // The terms of `typed`; what several words name together is one, with the terms of its parts.
  async function termsOf(typed) {
    const all = [];
    for (let first = 0; first < typed.length && all.length < 32;) {
      let { found, count } = await quantity(typed, first)
        ?? { found: undefined, count: Math.min(longestName, typed.length - first) };
      for (; !found && count > 0; count--) {
        const spelling = typed.slice(first, first + count).join("");
        const least = spelling.length - typed[first + count - 1].length + 1;
        found = await withoutParticle(spelling, count === 1 ? undefined : isName, least);
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
    const typed = await Promise.all(typedWords(text).map(meant));
    return (await termsOf(typed.flat().map((word) => word.toLowerCase()))).filter((term) => {
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

  // The entries that have a token, each with the place in the piece that says where it has it: most
  // entries are ruled out before anybody looks there.
  async function readPostings(token) {
    const { tokens } = await index();
    const place = lastUpTo(tokens, token);
    const lines = await piece(`tokens-${place}`, (contents) => contents.split("\n"));
    const line = lines[token - tokens[place]];
    const found = [];
    let [entry, at] = [-1, 0];
    while (at < line.length) {
      let [distance, code] = [0, line.charCodeAt(at)];
      for (; !isLetter(code); code = line.charCodeAt(++at)) {
        distance = distance * 36 + (code < 58 ? code - 48 : code - 87);
      }
      entry += distance;
      found.push([entry, { line, at }]);
      while (isLetter(line.charCodeAt(at))) at += 1;
    }
    return found;
  }

  const isLetter = (code) => code >= 65 && code <= 96;

  // Those of a token, read once: the entries with all words and those with some have many in common.
  const lists = new Map();
  function postings(token) {
    if (!lists.has(token)) lists.set(token, readPostings(token));
    return lists.get(token);
  }

  // For each entry that has `term`, where it has it: alternatives stand for the same word.
  async function occurrences(term) {
    const found = new Map();
    for (const list of await Promise.all(term.tokens.map(postings))) {
      for (const [entry, place] of list) {
        if (found.has(entry)) found.get(entry).push(place); else found.set(entry, [place]);
      }
    }
    return found;
  }

  // How often each column of an entry has a word and at which places, those in the body after all of the
  // title; of questions, there is a bit for each, and none where the entry's own texts count alone.
  function readPlaces(all, { counts }, isExact) {
    const own = { counts: [0, 0, 0, 0], places: [], asked: 0 };
    for (let { line, at } of all) {
      const letter = () => line.charCodeAt(at++) - 65;
      const packed = counts[letter()] ?? (letter() << 5 | letter());
      [packed >> 7, packed >> 4 & 7, packed >> 2 & 3, packed & 3].forEach((count, column) => {
        own.counts[column] = Math.max(own.counts[column], count);
      });
      for (let left = packed >> 7; left > 0; left--) own.places.push(letter());
      for (let left = packed >> 4 & 7; left > 0; left--) {
        own.places.push(inBody + (letter() << 5 | letter()));
      }
      while (!isExact && isLetter(line.charCodeAt(at))) own.asked |= 1 << letter();
    }
    return own;
  }

  // Whether own texts of an entry have a word, not only questions about it.
  const isSaidAt = (all, { counts }) => all.some(({ line, at }) =>
    counts[line.charCodeAt(at) - 65] !== 0);

  // The most rarity of the words that one question has.
  function togetherAsked(words, found) {
    if (found.every(({ asked }) => asked === 0)) return 0;
    const together = new Array(32).fill(0);
    found.forEach(({ asked }, place) => {
      for (let bits = asked; bits; bits &= bits - 1) {
        together[31 - Math.clz32(bits & -bits)] += words[place].rarity;
      }
    });
    return Math.max(...together);
  }

  const questionsIn = (mask) => mask ? 1 + questionsIn(mask & mask - 1) : 0;

  // How near the words stand to one another, from 0 to 1, by the places of each.
  function closeness(places) {
    const wanted = places.filter((own) => own.length > 0).length;
    if (wanted < 2) return wanted === places.length ? 1 : 0;
    const all = places.flatMap((own, word) => own.map((at) => ({ at, word })))
      .sort((a, b) => a.at - b.at);
    const held = places.map(() => 0);
    let [smallest, different, first] = [Infinity, 0, 0];
    for (const { at, word } of all) {
      if (held[word]++ === 0) different += 1;
      for (; different === wanted; first++) {
        smallest = Math.min(smallest, at - all[first].at + 1);
        if (--held[all[first].word] === 0) different -= 1;
      }
    }
    return wanted / Math.max(wanted, smallest);
  }

  const isSaidIn = ({ counts }) => counts.some((count) => count > 0);

  // The entries that have one of `words`: where each has them, and which share of their rarity that is.
  async function matches(head, words, isExact) {
    const found = await Promise.all(words.map(occurrences));
    const total = words.reduce((sum, word) => sum + word.rarity, 0);
    const all = new Map();
    found.forEach((entries, place) => {
      for (const [entry, places] of entries) {
        if (isExact && !isSaidAt(places, head)) continue;
        if (!all.has(entry)) all.set(entry, { entry, places: [], share: 0 });
        const match = all.get(entry);
        match.places[place] = places;
        match.share += words[place].rarity / total;
      }
    });
    return [...all.values()];
  }

  // BM25F, as the command ranks (Sources/KnowledgeBase/Search/FullTextRanking.swift).
  function score(head, words, { entry, own, share }) {
    const { weights, lengths } = head;
    const { titleLength, bodyLength, isElsewhere, hasNumbers, platforms } = factsOf(entry, head);
    const named = words.reduce((bits, word) => bits | word.platforms, 0);
    const norms = weights.lengths.map((slope, column) =>
      1 - slope + slope * ([titleLength, bodyLength][column] ?? 0) / (lengths[column] ?? 1));
    let [total, sum, onlyAsked, inTitle] = [0, 0, 0, 0];
    words.forEach(({ rarity }, place) => {
      total += rarity;
      const { counts, asked } = own[place];
      if (own[place] === nowhere) return;
      if (!isSaidIn(own[place])) onlyAsked += rarity;
      if (counts[columns.title] + counts[columns.subject] > 0) inTitle += rarity;
      let frequency = questionsIn(asked) * weights.columns[counts.length];
      counts.forEach((count, column) => {
        frequency += count * weights.columns[column] / norms[column];
      });
      sum += rarity * frequency * (weights.saturation + 1) / (frequency + weights.saturation);
    });
    let factor = share - onlyAsked * (1 - weights.asked) / total;
    factor *= 1 + weights.title * inTitle / total;
    factor *= 1 + weights.together * togetherAsked(words, own) / total;
    if (isElsewhere && !named) factor *= weights.elsewhere;
    if (platforms && !(platforms & ~named)) factor *= weights.platform;
    if (hasNumbers && words.some((word) => word.asksForNumber)) factor *= weights.number;
    return sum * factor;
  }

  // `all` with their scores, best first. How near words stand to one another counts little and takes
  // long, so it is looked at only where it may bring an entry among the first.
  function scored(head, words, all, isExact) {
    const most = 1 + head.weights.closeness;
    const hits = all.map(({ entry, places, share }) => {
      const own = words.map((_, place) =>
        places[place] ? readPlaces(places[place], head, isExact) : nowhere);
      return { entry, own, score: score(head, words, { entry, own, share }) };
    });
    const least = hits.map((hit) => hit.score).sort((a, b) => b - a)[longestList] ?? 0;
    for (const hit of hits) {
      if (hit.score * most < least) continue;
      hit.score *= 1 + head.weights.closeness * closeness(hit.own.map(({ places }) => places));
    }
    return hits.sort((a, b) => b.score - a.score || a.entry - b.entry);
  }

  // Without an everyday word that most entries have, where there are telling ones.
  function essential(words, telling) {
    const own = words.filter((word) => !word.isFunctionWord);
    const most = Math.max(...own.map((word) => word.rarity));
    return own.length
      ? own.filter((word) => word.isConcept || word.rarity >= telling * most) : words;
  }

  // The entries for `words`, best first: those with all of them, then those with some.
  async function ranked(all) {
    const head = await index();
    const { weights } = head;
    const words = essential(all, weights.telling);
    if (words.length === 0) return [];
    const isWhole = ({ share }) => share > 1 - 1e-9;
    const hits = scored(head, words, (await matches(head, words, true)).filter(isWhole), true);
    if (hits.length >= weights.fewHits) return hits;
    const whole = new Set(hits.map(({ entry }) => entry));
    const parts = withParts(words, weights.parts);
    const any = (await matches(head, parts, false)).filter(({ entry }) => !whole.has(entry));
    let some = [];
    for (const share of weights.shares) {
      if (hits.length + some.length >= weights.fewHits) break;
      some = any.filter((match) => match.share >= share);
    }
    if (some.length < weights.fewHits && hits.length === 0) some = any;
    const more = scored(head, parts, some, false);
    const factor = hits.length && more.length
      ? Math.min(1, 0.9 * hits[hits.length - 1].score / more[0].score) : 1;
    return [...hits, ...more.map((hit) => ({ ...hit, score: hit.score * factor }))];
  }

  // The places of the best entries for `text` that hold; where the best of all has ended, first those
  // that took its place.
  async function entries(text) {
    const { ended } = await index();
    const all = (await ranked(await terms(text))).map((hit) => hit.entry);
    return [...new Set([...ended[all[0]] ?? [], ...all])].filter((entry) => !(entry in ended));
  }

  // At most `limit` rules for `text`, best first, as the pages of the site show them.
  async function find(text, limit = 10) {
    const places = (await entries(text)).slice(0, limit);
    return Promise.all(places.map((entry) =>
      piece(`rule-${entry}`, (rule) => ({ kind: "rule", ...rule }))));
  }

  return { find, terms, take };
})();
