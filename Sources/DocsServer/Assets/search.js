// Searches the site as files: reads the pieces of the index that `hig export site` wrote beside the
// pages. They are scripts, because a page at file:// may read nothing else.
"use strict";

globalThis.higSearch = (() => {
  const columns = { title: 0, body: 1, subject: 2, context: 3 };
  const inBody = 1 << 20;
  const mostBodyPlaces = 4;
  const longestList = 50;
  const nowhere = { counts: [0, 0, 0, 0], places: [], asked: 0 };
  // The most words of a query that are corrected: each loads several pieces.
  const mostCorrected = 3;
  // The longest word that is taken apart into words that are written together.
  const longestCompound = 24;
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
    stems: higStems.korean(contents.suffixes),
    compositions: new Map(contents.compositions.map((line) => line.split("=")).map(
      ([parts, term]) => [parts, readTerm(term)])),
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

  // What ranking needs to know of an entry: a digit a length, and a letter for one of `rests`.
  function factsOf(entry, { entries, rests, bodyUnit }) {
    const [title, body] = entries.slice(entry * 3, entry * 3 + 2);
    const rest = rests[entries.charCodeAt(entry * 3 + 2) - 35];
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
      rarity: parseInt(rarity, 36) / 100, isSaid: !has("A"), isConcept: has("C"),
      isFunctionWord: has("F"), platforms: parseInt(platforms || "0", 36), asksForNumber: has("N"),
    };
  }

  const readTerms = (text) => text ? text.split("|").map(readTerm) : [];

  // The term of a word by itself, whose token is the first of `whole` where none is told.
  function readBare(text, [whole]) {
    const term = readTerm(text);
    return term.tokens.length ? term : { ...term, tokens: whole.tokens.slice(0, 1) };
  }

  // What a line says of a spelling: whether it names something, and its terms as one word and apart.
  function readWord(line) {
    const [, flags, terms] = line[0].match(/^([A-Z]*)(.*)$/);
    const whole = readTerms(terms);
    return {
      terms: whole, apart: line[1] ? readTerms(line[1]) : whole, isName: flags.includes("N"),
      isSpaced: flags.includes("S"), isAmbiguous: flags.includes("A"),
      bare: line[2] ? readBare(line[2], whole)
        : whole.length === 1 && !whole[0].isConcept ? whole[0] : undefined,
      followers: line[3]?.match(/../gu) ?? [],
    };
  }

  async function spellings(number) {
    return piece(`words-${number}`, (contents) => {
      const lines = new Map(contents.split(";").map((line) => {
        const [spelling, ...rest] = line.split(" ");
        return [spelling, rest];
      }));
      return { lines, sorted: [...lines.keys()] };
    });
  }

  async function word(spelling) {
    const { words } = await index();
    const place = lastUpTo(words, spelling);
    const line = place < 0 ? undefined : (await spellings(place)).lines.get(spelling);
    return line && readWord(line);
  }

  // The terms of `spelling` as one word, where it is stored.
  async function known(spelling) {
    const terms = (await word(spelling))?.terms;
    return terms?.length ? terms : undefined;
  }

  // The term of `stem` by itself, where an entry has it.
  const bare = async (stem) => (await word(stem))?.bare;

  // Whether a stored spelling goes on after `beginning`.
  async function goesOn(beginning) {
    const { words } = await index();
    const place = lastUpTo(words, beginning);
    if (words[place + 1]?.startsWith(beginning)) return true;
    if (place < 0) return false;
    const { sorted } = await spellings(place);
    return sorted[lastUpTo(sorted, beginning) + 1]?.startsWith(beginning) ?? false;
  }

  // Whether `spelling` is particles and nothing else, after `before`.
  async function areParticles(spelling, before) {
    const { stems } = await index();
    return stems(before.slice(-1) + spelling, true).some(({ text }) => text.length === 1);
  }

  // The name that `beginning` is with `typed`, or with a stem of it. What follows a name of many meanings
  // may make it a verb: 탭하세요 asks for a tap, not for a tab.
  async function nameOf(typed, beginning = "") {
    const whole = await word(beginning + typed);
    if (whole?.isName) return whole;
    const { stems } = await index();
    for (const { text } of stems(typed).reverse()) {
      const found = typed.startsWith(text) && await word(beginning + text);
      const isVerb = found?.isAmbiguous && /[하한할함합해했되된될됨됩돼됐]/.test(typed[text.length]);
      if (found?.isName && !isVerb) return found;
    }
    return undefined;
  }

  // The name of what `forms` of a verb are forms of: glossaries list verbs with -기.
  async function nameOfVerb(forms) {
    for (const { text, isSure } of forms) {
      const found = isSure && (text.length > 1 || /[^ᅡ-ᅵ]$/.test(text.normalize("NFD")))
        && await word(`${text}기`);
      if (found?.isName && !found.isAmbiguous) return found;
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

  const finals = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

  // What an input method makes of a syllable that has only begun: 밪 is 바 with the ㅈ of the next one.
  // Each is the letters that the word meant begins with, and a word near which it is stored.
  function begun(typed) {
    const code = typed.charCodeAt(typed.length - 1) - 0xac00;
    const isSyllable = code >= 0 && code < 11172;
    const initial = initials.indexOf(isSyllable ? finals[code % 28 - 1] ?? "-" : typed.at(-1));
    if (initial < 0) return [];
    const whole = typed.slice(0, -1)
      + (isSyllable ? String.fromCharCode(0xac00 + code - code % 28) : "");
    const next = String.fromCharCode(0xac00 + initial * 588);
    return misspelt(whole).map((word) => ({
      start: letters(word) + String.fromCharCode(0x1100 + initial), near: word + next,
    }));
  }

  // The letters of a word, those of each syllable as they are typed.
  const jamo = (word) => [...word.normalize("NFD")].map((letter) => {
    const code = letter.charCodeAt(0);
    if (code >= 0x11a8 && code <= 0x11c2) return finals[code - 0x11a8];
    if (code >= 0x1161 && code <= 0x1175) return String.fromCharCode(0x314f + code - 0x1161);
    return initials[code - 0x1100] ?? letter;
  });

  // Where the key of a letter is, in widths of a key.
  function placeOf(letter) {
    const key = keysOf(letter).toLowerCase();
    const row = key.length === 1 ? keyRows.findIndex((keys) => keys.includes(key)) : -1;
    return row < 0 ? undefined : { row, x: keyRows[row].indexOf(key) + [0, 0.25, 0.75][row] };
  }

  const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

  function areNeighbours(one, other) {
    const [a, b] = [placeOf(one), placeOf(other)];
    return Boolean(a && b) && Math.abs(a.row - b.row) <= 1 && Math.abs(a.x - b.x) <= 1;
  }

  // How many slips make `typed` of `word`, both in letters; any other mistake counts as two
  // (Sources/TextAnalysis/Tokens/SpellingSlips.swift).
  function slips(typed, word, alike) {
    const missesKeys = typed[0] < "\x80" || typed.length > 5;
    const isDoubled = (place) => [typed[place - 1], typed[place + 1]].some((other) => other
      && (other === typed[place] || typed[place] < "\x80" && areNeighbours(other, typed[place])));
    const change = (own, letter, isInside) => {
      if (own === letter) return 0;
      const isSlip = isInside
        ? missesKeys && areNeighbours(own, letter)
          || alike.some((row) => row.includes(own) && row.includes(letter))
        : keysOf(own).toLowerCase() === keysOf(letter).toLowerCase();
      return isSlip ? 1 : 2;
    };
    const first = word.reduce((row, _, place) => [...row, row[place] + (place ? 1 : 2)], [0]);
    let [before, last] = [[], first];
    typed.forEach((own, i) => {
      const extra = isDoubled(i) ? 1 : 2;
      const row = [last[0] + extra];
      word.forEach((letter, j) => {
        let best = Math.min(last[j + 1] + extra, row[j] + (j ? 1 : 2), last[j] + change(own, letter, j > 0));
        if (i && j && own === word[j - 1] && typed[i - 1] === letter) best = Math.min(best, before[j - 1] + 1);
        row.push(best);
      });
      [before, last] = [last, row];
    });
    return last[word.length];
  }

  // Whether one slip leaves no doubt what was meant.
  const isLong = (typed) => typed.length > (/^[가-힣]+$/.test(typed) ? 1 : 5);

  // The spelling that is most like `typed`, where it is stored.
  async function nearest(typed) {
    const { words, stems, slips: alike } = await index();
    const own = letters(typed);
    const addsParticle = (spelling) => stems(spelling).some(
      ({ text }) => !typed.endsWith(spelling.slice(text.length)));
    const typedLetters = jamo(typed);
    const mostSlips = Math.min(3, Math.max(1, Math.floor(typedLetters.length / 4)));
    const loose = begun(typed);
    const most = own.length < 3 ? 0 : own.length < 8 ? 1 : 2;
    const places = new Set(misspelt(typed).flatMap((word) => {
      const place = Math.max(0, lastUpTo(words, word));
      return word === typed
        ? [Math.max(0, place - 1), place, Math.min(place + 1, words.length - 1)] : [place];
    }));
    for (const { near } of loose) places.add(Math.max(0, lastUpTo(words, near)));
    for (const word of misspelt(typed)) {
      if (await nameOf(word)) return { spelling: word, isCertain: isLong(typed) };
    }
    let best;
    for (const place of places) {
      for (const [spelling, line] of (await spellings(place)).lines) {
        const isLonger = spelling.length > typed.length + 2;
        if (isLonger && spelling[0] !== typed[0]) continue;
        const other = letters(spelling);
        const cost = loose.some(({ start }) => other.startsWith(start)) ? 1
          : isLonger ? most + 1 : edits(own, other, most);
        if (cost > Math.max(most, loose.length ? 1 : 0)) continue;
        const { terms, isName, bare } = readWord(line);
        if (!terms.length || !isName && !bare?.isSaid) continue;
        const isBegun = loose.some(({ start }) => other.startsWith(start));
        if (!isBegun && addsParticle(spelling)) continue;
        if (!isBegun && slips(typedLetters, jamo(spelling), alike) > mostSlips) continue;
        // What is like it counts most, then whether it is a name, then how often it is said.
        const rank = cost * 100 + (isName ? 0 : 20) + terms[0].rarity;
        if (!best || rank < best.rank) best = { rank, spelling, cost };
      }
    }
    const isSlip = best && isLong(typed)
      && slips(typedLetters, jamo(best.spelling), alike) === 1;
    return best && { ...best, isCertain: isSlip || /[ㄱ-ㅎ]$/.test(typed) };
  }

  // The terms of the words whose initials are written together in `typed`; nothing where some of it is none.
  async function split(typed, tried = new Map()) {
    if (!tried.has(typed)) tried.set(typed, partsOfInitials(typed, tried));
    return tried.get(typed);
  }

  async function partsOfInitials(typed, tried) {
    for (let end = typed.length - 1; end > 1; end--) {
      const head = await known(typed.slice(0, end));
      if (!head) continue;
      const rest = typed.slice(end);
      const tail = await known(rest) ?? await split(rest, tried);
      if (tail) return [...head, ...tail];
    }
    return undefined;
  }

  // MARK: Reading a query

  const pattern = new RegExp(
    "(\\d(?:[\\d.,]*\\d)?(?::\\d+|(?:x[\\d.]+)*))|([가-힣ㄱ-ㆎ]+)"
      + "|((?:(?![가-힣ㄱ-ㆎ])[\\p{L}\\p{M}])+(?:['’](?:(?![가-힣ㄱ-ㆎ])\\p{L})+)*)", "gu");

  const isCapital = (letter) => letter !== undefined && letter !== letter.toLowerCase();

  // The words that a name in code is made of: UITabBar is UI, Tab and Bar, but iPhone and macOS are one.
  function partsOfName(name) {
    const parts = [];
    let start = 0;
    for (let place = 1; place < name.length; place++) {
      const rest = name.slice(place);
      if (!isCapital(name[place]) || place - start < 2 || rest === "OS") continue;
      const isInitial = !isCapital(name[place - 1])
        || (rest.length > 1 && !isCapital(rest[1]) && !(rest.length === 2 && rest[1] === "s"));
      if (!isInitial) continue;
      parts.push(name.slice(start, place));
      start = place;
    }
    return [...parts, name.slice(start)];
  }

  // The atoms of a text, each with what is between it and the one before: numbers (a size is one, 25×25),
  // runs of Hangul, other words, and the words of names in code. Initial consonants stay letters.
  async function atomsOf(text) {
    const folded = text.replace(/[^\u3131-\u318e]+/g, (part) => part.normalize("NFKC"))
      .replace(/(\d)(?: *[×*] *|x| x | by )(?=\d)/gi, "$1x");
    const all = [];
    let end = 0;
    for (const match of folded.matchAll(pattern)) {
      const kind = match[1] ? "number" : match[2] ? "hangul" : "letters";
      const gap = all.length ? folded.slice(end, match.index) : " ";
      end = match.index + match[0].length;
      const parts = kind === "letters" ? partsOfName(match[0]) : [match[0]];
      const isBehind = gap === "" || /^[^\s]*["'’”)\]*_`>}»」』]$/.test(gap);
      // The particle of what stands before it: iPhone에서, ‘탭 막대’를.
      const isSilent = kind === "hangul" && isBehind && all.length > 0
        && await areParticles(match[0], all.at(-1).text);
      parts.forEach((raw, place) => all.push(
        { raw, text: raw.toLowerCase(), kind, isSilent, gap: place ? "" : gap }));
    }
    return all;
  }

  const isJoiner = (gap) => /^(?:\s*|[-._&‐-—])$/.test(gap);

  // The terms of a word that is stored under several spellings: it is as rare as the most frequent one.
  function anyOf(lists, everyday) {
    const all = lists.filter(Boolean);
    if (all.length < 2) return all[0];
    const heads = all.map(([head]) => head);
    const isConcept = heads.some((head) => head.isConcept);
    const said = heads.filter((head) => head.isSaid);
    const least = Math.min(...(said.length ? said : heads).map((head) =>
      head.isConcept ? head.rarity : head.rarity / everyday));
    return [{
      tokens: [...new Set(heads.flatMap((head) => head.tokens))], isConcept, isSaid: said.length > 0,
      rarity: isConcept ? least : least * everyday,
      isFunctionWord: heads.some((head) => head.isFunctionWord),
      platforms: heads.reduce((bits, head) => bits | head.platforms, 0),
      asksForNumber: heads.some((head) => head.asksForNumber),
    }, ...all.at(-1).slice(1)];
  }

  // The parts of a word that is written together, the fewest and longest; nothing where two of them, or
  // a short one, are no names.
  async function compound(typed, forms) {
    if (!/^[가-힣]{3,}$/.test(typed) || typed.length > longestCompound) return undefined;
    const steps = [{ cost: 0, parts: [], unknown: 0 }];
    for (let start = 0; start < typed.length; start++) {
      const { cost, parts, unknown } = steps[start] ?? {};
      if (!parts) continue;
      const offer = (end, price, found) => {
        if (cost + price >= (steps[end]?.cost ?? Infinity)) return;
        steps[end] = {
          cost: cost + price, unknown: unknown + (found ? 0 : 1),
          parts: [...parts, { text: typed.slice(start, end), found }],
        };
      };
      for (let end = start + 1; end <= typed.length; end++) {
        const part = typed.slice(start, end);
        const found = await word(part);
        if (found?.isName && found.terms.length) offer(end, part.length > 1 ? 10 : 14, found);
        if (!await goesOn(part)) break;
      }
      for (let end = start + 2; end <= typed.length; end++) offer(end, 20 * (end - start));
    }
    let best = steps[typed.length];
    for (const { text } of forms) {
      const step = typed.startsWith(text) && steps[text.length];
      if (step && step.cost + 1 < best.cost) best = { ...step, cost: step.cost + 1 };
    }
    const isSolid = ({ text, found }) => found && text.length > 1 && !found.isAmbiguous;
    const { parts, unknown } = best;
    if (parts.length < 2 || unknown > 1 || !parts.some(isSolid)) return undefined;
    if (unknown && !parts.every((part) => !part.found || isSolid(part))) return undefined;
    const terms = await Promise.all(
      parts.map(async ({ text, found }) => found?.terms ?? await known(text) ?? []));
    return terms.flat();
  }

  // The terms of one atom; nothing where no text has it.
  async function termsOfAtom({ text, kind }, everyday) {
    if (kind === "number") return known(text.replaceAll(",", ""));
    const own = await known(text);
    if (own) return own;
    if (kind === "letters") {
      const stems = await Promise.all(higStems.english(text).map(word));
      const found = stems.map((stem) => stem?.bare && [stem.bare]);
      return anyOf([...found, stems.find((stem) => stem?.isName)?.terms], everyday);
    }
    if (/^[ㄱ-ㅎ]{4,}$/.test(text)) return split(text);
    const forms = (await index()).stems(text);
    const name = await nameOf(text) ?? await nameOfVerb(forms);
    const parts = name?.terms ?? await compound(text, forms);
    const sure = forms.filter(({ isSure }) => isSure).map(({ text }) => text);
    // ㅐ and ㅔ are often confused: 네비게이션, 내비게이션.
    if (!parts && (sure[0] ?? text).length > 2) sure.push(respelt(sure[0] ?? text));
    const found = (await Promise.all(sure.map(bare))).filter(Boolean).map((term) => [term]);
    return anyOf([...found, parts?.length ? parts : undefined], everyday);
  }

  // A word with ㅔ, ㅖ and ㅚ for the vowels that sound like them.
  const respelt = (text) => text.normalize("NFD").replace(/[ᅢᅤᅫᅰ]/g, (vowel) =>
    ({ ᅢ: "ᅦ", ᅤ: "ᅨ" })[vowel] ?? "ᅬ").normalize("NFC");

  // The number at `place`, in digits or as a word, with what it counts, and how many atoms it takes.
  async function numberAt(atoms, place) {
    const { numerals, units, digitUnits, endings } = await index();
    const [atom, next] = atoms.slice(place, place + 2);
    const isDigits = atom?.kind === "number";
    const value = isDigits ? atom.text.replaceAll(",", "") : numerals[atom?.text];
    if (value === undefined) return undefined;
    // What is counted, and an ending behind it: 8pt씩.
    let unit;
    if (next && next.kind !== "number" && /^(?:\s*|-)$/.test(next.gap)) {
      const isUnit = (end) => Object.hasOwn(units, next.text.slice(0, end))
        && (end === next.text.length || next.kind === "hangul" && endings.includes(next.text[end]));
      for (let end = next.text.length; end > 0 && unit === undefined; end--) {
        if (isUnit(end)) unit = next.text.slice(0, end);
      }
      // 한 번에 is at once.
      if (!isDigits && (digitUnits.includes(unit) || value === 1 && next.text === "번에")) unit = undefined;
    }
    const isLonger = unit !== undefined || next?.isSilent && next.gap === "";
    return {
      value, unit, isDigits, sign: units[unit] ?? "", isTight: next?.gap === "",
      count: isLonger ? 2 : 1,
    };
  }

  // The terms of the quantity with which the atoms from `first` on begin, and how many it takes.
  async function quantity(atoms, first) {
    const { ranges, weights } = await index();
    const head = await numberAt(atoms, first);
    if (!head) return undefined;
    let end = first + head.count;
    const isJoined = ranges.includes(atoms[end]?.gap.trim())
      || end > first + 1 && ranges.some((one) => atoms[end - 1].text.endsWith(one));
    const isApart = !isJoined && ranges.includes(atoms[end]?.text);
    if (isApart) end += 1;
    const second = (isJoined || isApart) && await numberAt(atoms, end);
    const range = second && await known(`${head.value}~${second.value}${second.sign}`);
    if (range) return { found: range, count: end - first + second.count };
    const { value, unit, sign, count } = head;
    const next = atoms[first + 1];
    const times = head.isDigits && next?.text === "x" && next.gap === ""
      && await known(`${value}${next.text}`);
    if (times) return { found: times, count: 2 };
    if (unit === undefined) return undefined;
    const plain = await known(`${value}`);
    const whole = sign && await known(`${value}${sign}`);
    if (sign) {
      // A unit that may be a particle is no word of its own, so the number is one: 7일.
      const isOne = head.isDigits && !`${value}`.includes("x") && !next.isSilent;
      return { found: (isOne ? whole : anyOf([plain, whole], weights.everyday)) || [], count };
    }
    // What only counts things that are written apart is no word of its own: 세 개 is 3.
    const counted = head.isTight && next ? await termsOfAtom(next, weights.everyday) : undefined;
    return { found: [...plain ?? [], ...counted ?? []], count };
  }

  // The name that begins with `beginning` and ends in `atom`, and what follows it there: 배지 in 탭 바배지.
  async function nameEnding(beginning, { text, kind }) {
    if (kind !== "hangul") {
      for (const ending of [text, ...higStems.english(text)]) {
        const found = await word(beginning + ending);
        if (found?.isName) return { found };
      }
      return undefined;
    }
    const found = await nameOf(text, beginning);
    if (found) return { found };
    for (let end = text.length - 2; end > 0; end--) {
      const found = await word(beginning + text.slice(0, end));
      const rest = found?.isName && await nameOf(text.slice(end));
      if (rest) return { found, rest };
    }
    return undefined;
  }

  // The longest name that several atoms from `first` on are, and how many those are.
  async function longestName(atoms, first) {
    // Few names begin with a word like "how", and to look for them would load a piece each.
    const head = await word(atoms[first].text);
    const isApart = /^\s+$/.test(atoms[first + 1]?.gap ?? " ");
    const next = [...atoms[first + 1]?.text ?? ""];
    const mayFollow = ([one, other]) => one === next[0] && (other === "*" || other === (next[1] ?? other));
    if (isApart && head?.terms[0]?.isFunctionWord && !head.followers.some(mayFollow)) return undefined;
    let best;
    let beginning = atoms[first].text;
    let { length } = beginning;
    for (let place = first + 1; place < atoms.length; place++) {
      const atom = atoms[place];
      if (!isJoiner(atom.gap) || !await goesOn(beginning)) break;
      length += atom.gap.length + atom.text.length;
      const ending = await nameEnding(beginning, atom);
      // Two short words are one by chance.
      const isCertain = ending?.found.isSpaced
        || atoms.slice(first + 1, place + 1).every(({ gap }) => gap === "")
        || length > (atoms[first].kind === "hangul" ? 3 : 5);
      if (ending && isCertain) best = { ...ending, count: place - first + 1 };
      beginning += atom.text;
    }
    if (!best) return undefined;
    const found = [...best.found.apart];
    if (found.length === 1 && found[0].isConcept) {
      const last = first + best.count - 1;
      found[0] = {
        ...found[0], key: found[0].tokens.at(-1),
        parts: [...await termsOf(atoms.slice(first, last)), ...await termsOf([atoms[last]])],
      };
    }
    return { found: [...found, ...best.rest?.terms ?? []], count: best.count };
  }

  // What the letters of `typed` are on the other layout, where that is stored.
  async function retyped(typed) {
    for (const other of [asKorean(typed), asLatin(typed)]) {
      const kind = /[가-힣ㄱ-ㆎ]/.test(other) ? "hangul" : "letters";
      if (other !== typed && await termsOfAtom({ text: other.toLowerCase(), kind }, 1)) return other;
    }
    return undefined;
  }

  // The terms at `first` and how many atoms they take; or other atoms in place of all, where `reading`
  // corrects what no text has.
  async function readAt(atoms, first, reading) {
    const { everyday } = (await index()).weights;
    const atom = atoms[first];
    if (atom.isSilent) return { found: [], count: 1 };
    const named = await longestName(atoms, first);
    const counted = await quantity(atoms, first);
    if (named && named.count >= (counted?.count ?? 0)) return named;
    if (counted) return counted;
    let end = first + 1;
    while (end < atoms.length && atoms[end].gap === "") end += 1;
    const isStart = first === 0 || atom.gap !== "";
    const chunk = atoms.slice(first, end);
    const whole = isStart && chunk.length > 1 && atom.kind !== "number"
      ? await known(chunk.map(({ text }) => text).join("")) : undefined;
    const found = anyOf([whole, await termsOfAtom(atom, everyday)], everyday);
    if (found) return { found, count: 1 };
    reading.unknown = (reading.unknown ?? 0) + 1;
    if (!reading.corrects || atom.isRespelled) return { found: [], count: 1 };
    const other = isStart && await retyped(chunk.map(({ raw }) => raw).join(""));
    const meant = !other && await nearest(atom.text);
    reading.isCertain &&= Boolean(meant?.isCertain);
    if (other) return { atoms: [...atoms.slice(0, first), ...await atomsOf(other), ...atoms.slice(end)] };
    // Spelt right, it may name something together with the words beside it.
    if (meant) {
      return { atoms: atoms.with(first, { ...atom, text: meant.spelling, isRespelled: true }) };
    }
    return { found: [], count: 1 };
  }

  // The terms of `atoms`; what several of them name together is one, with the terms of its parts.
  async function termsOf(atoms, reading = {}) {
    const { compositions } = await index();
    const all = [];
    let isAfterTerm = false;
    for (let first = 0; first < atoms.length && all.length < 32;) {
      const { found, count, atoms: others } = await readAt(atoms, first, reading);
      if (others) return termsOf(others, reading);
      const isBeside = isAfterTerm && /^ +$/.test(atoms[first].gap);
      const composed = isBeside && found.length && composition(all.at(-1), found[0], compositions);
      if (composed) all.push({ ...composed, parts: [all.pop(), found.shift()] });
      all.push(...found);
      isAfterTerm = composed || found.length > 0 || isAfterTerm && atoms[first].isSilent;
      first += count;
    }
    return all;
  }

  // The term that two terms beside each other are together: 그림 버튼 is an image button.
  const composition = (head, tail, compositions) => head.tokens
    .flatMap((one) => tail.tokens.map((other) => `${one.toString(36)}.${other.toString(36)}`))
    .map((parts) => compositions.get(parts)).find(Boolean);

  function distinct(terms) {
    const seen = new Set();
    return terms.filter((term) => {
      const key = term.key ?? term.tokens.join(".");
      return term.tokens.length > 0 && !seen.has(key) && seen.add(key);
    });
  }

  // What `text` is searched for. A word that no text has is taken for another where that one is meant for
  // certain, or an entry has all words then.
  async function terms(text) {
    const atoms = await atomsOf(text);
    const typed = { unknown: 0 };
    const plain = distinct(await termsOf(atoms, typed));
    if (typed.unknown === 0 || typed.unknown > mostCorrected) return plain;
    const reading = { corrects: true, isCertain: true };
    const corrected = distinct(await termsOf(atoms, reading));
    if (reading.isCertain) return corrected;
    const head = await index();
    const words = essential(corrected, head.weights.telling);
    return (await matches(head, words, true)).some(isWhole) ? corrected : plain;
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
    const lines = await piece(`tokens-${place}`, (contents) => contents.split(" "));
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

  const isLetter = (code) => code >= 58 && code <= 89;

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
      const letter = () => line.charCodeAt(at++) - 58;
      const packed = counts[letter()] ?? (letter() << 5 | letter());
      [packed >> 7, packed >> 4 & 7, packed >> 2 & 3, packed & 3].forEach((count, column) => {
        own.counts[column] = Math.max(own.counts[column], count);
      });
      for (let left = packed >> 7; left > 0; left--) own.places.push(letter());
      for (let left = Math.min(packed >> 4 & 7, mostBodyPlaces), place = inBody; left > 0; left--) {
        const distance = letter();
        own.places.push(place += distance < 31 ? distance : letter() << 5 | letter());
      }
      while (!isExact && isLetter(line.charCodeAt(at))) own.asked |= 1 << letter();
    }
    return own;
  }

  // Whether own texts of an entry have a word, not only questions about it.
  const isSaidAt = (all, { counts }) => all.some(({ line, at }) =>
    counts[line.charCodeAt(at) - 58] !== 0);

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

  const isWhole = ({ share }) => share > 1 - 1e-9;

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
