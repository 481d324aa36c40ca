// The stems of words, as the command finds them (Sources/TextAnalysis: Korean/Particles.swift and
// English/English.swift): a word in, what it may be a form of out.
"use strict";

globalThis.higStems = (() => {
  const isSyllable = (letter) => letter >= "가" && letter <= "힣";
  const shifted = (letter, by) => String.fromCharCode(letter.charCodeAt(0) + by);
  const finalOf = (letter) => (letter.charCodeAt(0) - 0xac00) % 28;
  const medialOf = (letter) => Math.floor((letter.charCodeAt(0) - 0xac00) % 588 / 28);
  const withMedial = (letter, medial) =>
    shifted(letter, (medial - medialOf(letter)) * 28 - finalOf(letter));
  const last = (form) => form.at(-1);
  const cut = (form, count = 1) => form.slice(0, -count);
  const replaced = (form, letter) => cut(form) + letter;

  const verbLike = "하되기리히이우키내나르추치꾸누보주두들드지쓰뜨끄오가서켜펴";
  const adjectiveFinals = "쉽럽롭렵깝답돕굽겹";
  const lostBieup = "로러까려쉬거고가다";
  // Ends of verbs that are often written in -ㅁ: 보임, 바꿈.
  const beforeNominal = "이지꾸뀌우추키르치두";
  const auxiliaries = "있없않하되주두놓보지싶마";
  // None, ㄱ, ㄴ, ㄹ, ㅁ, ㅂ, ㅅ and ㅇ: other final consonants are only in native words, before endings in verbs.
  const commonFinals = [0, 1, 4, 8, 16, 17, 19, 21];
  const [nieun, rieul, mieum, bieup, ssangSiot] = [4, 8, 16, 17, 20];
  const addedFinals = { ㄴ: nieun, ㄹ: rieul, ㅂ: bieup };

  // The suffixes of a list, the longest first: each the kind of letter that it follows, a capital where
  // another may follow it, the length that makes its stem sure, and its letters.
  function read(list) {
    return list.map((row) => {
      const [kind, sure] = row;
      const final = addedFinals[row[2]] ?? 0;
      return {
        kind: kind.toLowerCase(), continues: kind !== kind.toLowerCase(), final,
        sure: sure === "-" ? Infinity : Number(sure), text: row.slice(final ? 3 : 2),
      };
    });
  }

  function korean(lists) {
    // By their last letters, for few words end in one.
    const suffixes = {};
    for (const [name, list] of Object.entries(lists)) {
      for (const suffix of read(list)) (suffixes[name + last(suffix.text)] ??= []).push(suffix);
    }
    const ending = (name, form) => (suffixes[name + last(form)] ?? [])
      .filter(({ text }) => form.endsWith(text));

    function agrees({ kind, final }, letter) {
      if (!isSyllable(letter)) return final === 0;
      const own = finalOf(letter);
      if (final) return own === final;
      return kind === "a" || (kind === "c" ? own > 0 : own === 0 || kind === "r" && own === rieul);
    }

    const isNativeFinal = (letter) => isSyllable(letter)
      && (adjectiveFinals.includes(letter) || !commonFinals.includes(finalOf(letter)));
    const isVerbLike = (letter) => verbLike.includes(letter) || isNativeFinal(letter);
    // Only a part of a longer ending: 스 of 습니다, 느 of 는지, 겼 of the past tense.
    const isHalfEnding = (letter) => "스느는으".includes(letter)
      || finalOf(letter) === ssangSiot && letter !== "있";

    // The stem of the dictionary: with the ㄹ that 만드는 drops, without the honorific of 확인하시.
    function restored(verb) {
      if (verb.endsWith("만드")) return replaced(verb, "들");
      return /[하되]시$/.test(verb) ? cut(verb) : verb;
    }

    const withBieup = (form) => form.length > 1
      ? replaced(cut(form), shifted(form.at(-2), bieup)) : undefined;

    function beforeSuffix(suffix, word) {
      let verb = cut(word, suffix.text.length);
      if (!verb || !isSyllable(last(verb)) || !agrees(suffix, last(verb))) return undefined;
      verb = replaced(verb, shifted(last(verb), -suffix.final));
      if (isHalfEnding(last(verb))) return undefined;
      verb = restored(verb);
      const weight = suffix.text.length + (suffix.final ? 1 : 0);
      if (verb.length === 1) return weight > 1 || isNativeFinal(last(verb)) ? verb : undefined;
      const needsVerb = weight === 1 || suffix.sure === Infinity;
      return needsVerb && !isVerbLike(last(verb)) ? undefined : verb;
    }

    // The verb of a modifier or noun in -ㄴ, -ㄹ or -ㅁ, after syllables in which nouns rarely end.
    function ofModifier(word) {
      const letter = last(word);
      if (!isSyllable(letter)) return undefined;
      if (letter === "운" && lostBieup.includes(word.at(-2) ?? "-")) return withBieup(word);
      const final = finalOf(letter);
      if (![nieun, rieul, mieum].includes(final)) return undefined;
      const verb = replaced(word, shifted(letter, -final));
      const least = "하되".includes(last(verb)) ? 3
        : "기리히".includes(last(verb)) || final === mieum && beforeNominal.includes(last(verb)) ? 2
        : Infinity;
      return verb.length >= least ? verb : undefined;
    }

    // The verb of a form in 해, 돼, 봐 or 여.
    function ofContraction(form, isBare) {
      switch (last(form)) {
      case "해": return form.length > 2 || !isBare ? replaced(form, "하") : undefined;
      case "돼": return replaced(form, "되");
      case "봐": return replaced(form, "보");
      default:
        if (form.at(-2) === "하") return cut(form);
        return form.length > 1 ? replaced(form, "이") : undefined;
      }
    }

    // The verb whose last vowel became one with -아 or -어: 숨겨 is of 숨기, 나눠 of 나누, 써 of 쓰.
    function ofVowel(form, isBare) {
      const [letter, isLong] = [last(form), form.length > 1];
      const medial = medialOf(letter);
      if (medial === 6 && isLong) return replaced(form, withMedial(letter, 20));
      if (medial === 14 && (isLong || !isBare)) return replaced(form, withMedial(letter, 13));
      if (medial === 4 && !isLong && !isBare && "써꺼떠커".includes(letter)) {
        return replaced(form, withMedial(letter, 18));
      }
      return [0, 1, 4].includes(medial) && !isBare && isLong ? form : undefined;
    }

    // The verb of which `form` is the form in -아 or -어; `isBare` where no ending follows.
    function ofVowelForm(form, isBare) {
      const [letter, before] = [last(form), form.at(-2)];
      if (!isSyllable(letter) || finalOf(letter) > 0) return undefined;
      if ("해돼봐여".includes(letter)) return ofContraction(form, isBare);
      if ("어아".includes(letter)) return cut(form) || undefined;
      if ("러라".includes(letter) && before && isSyllable(before) && finalOf(before) === rieul) {
        return cut(form);
      }
      if (letter === "며") return undefined;
      if (letter === "워" && before && lostBieup.includes(before)) return withBieup(form);
      return ofVowel(form, isBare);
    }

    // The main verb of one with an auxiliary: 포함되 of 포함되어있.
    function withoutAuxiliary(verb, depth = 0) {
      const main = cut(verb);
      if (depth > 2 || !auxiliaries.includes(last(verb)) || !main) return verb;
      for (const suffix of ending("ending", main)) {
        const found = suffix.continues && beforeSuffix(suffix, main);
        if (found) return withoutAuxiliary(found, depth + 1);
      }
      for (const { text, continues } of ending("after-vowel-form", main)) {
        const form = continues && cut(main, text.length);
        const found = form && ofVowelForm(form, false);
        if (found) return withoutAuxiliary(found, depth + 1);
      }
      const found = !"하되".includes(last(verb)) && main.length > 1 && ofVowelForm(main, true);
      return found ? withoutAuxiliary(found, depth + 1) : verb;
    }

    // The verbs that `word` may be a form of.
    function verbs(word) {
      const found = new Set();
      const add = (verb) => { if (verb) found.add(withoutAuxiliary(verb)); };
      const before = (name, make) => {
        for (const { text } of ending(name, word)) {
          const form = cut(word, text.length);
          if (form && isSyllable(last(form))) add(make(form));
        }
      };
      for (const suffix of ending("ending", word)) add(beforeSuffix(suffix, word));
      before("after-vowel-form", (form) => ofVowelForm(form, false));
      before("after-past", (form) => finalOf(last(form)) === ssangSiot
        ? ofVowelForm(replaced(form, shifted(last(form), -ssangSiot)), false) : undefined);
      if (word.length > 1) {
        add(ofVowelForm(word, true));
        add(ofModifier(word));
      }
      return [...found];
    }

    // The noun that a verb is formed from with 하다, 되다, 시키다 or 당하다.
    function nounOf(verb) {
      const match = verb.match(/^(.+?)(?:(?<=..)당하|시키|[하되])$/s);
      return match && match[1].length > 1 ? match[1] : undefined;
    }

    // The verb that was made a noun with -기, -음 or -ㅁ.
    function nominalized(noun) {
      if (!/.[기음]$/.test(noun)) return ofModifier(noun);
      const verb = cut(noun);
      const isVerb = verb.length > 1 ? isVerbLike(last(verb)) : isNativeFinal(last(verb));
      return isVerb ? restored(verb) : undefined;
    }

    // The stems of `word`, the shortest first, each with whether it is one for sure; of a noun only,
    // where `isNoun` says so.
    return function stems(word, isNoun = false) {
      if (word.length < 2 || word.length > 32 || !isSyllable(last(word))) return [];
      const found = new Map();
      const add = (stem, isSure) => {
        if (found.has(stem) || found.size < 6) found.set(stem, isSure || (found.get(stem) ?? false));
      };
      const addVerb = (verb) => {
        add(nounOf(verb) ?? verb, true);
        const before = verb.at(-2);
        // 누르 is 눌 as well, which it shares with 눌러.
        if (last(verb) === "르" && before && isSyllable(before) && finalOf(before) === 0) {
          add(replaced(cut(verb), shifted(before, rieul)), true);
        }
      };
      const strip = (form, depth) => {
        for (const suffix of ending("particle", form)) {
          const stem = cut(form, suffix.text.length);
          if (!stem || depth > 0 && !suffix.continues) continue;
          if (!agrees(suffix, last(stem)) || last(stem) === "으") continue;
          const noun = nounOf(stem);
          add(noun ?? stem, noun !== undefined || stem.length >= suffix.sure);
          const verb = nominalized(stem);
          if (verb) addVerb(verb);
          if (depth < 3) strip(stem, depth + 1);
        }
      };
      const own = isNoun ? [] : verbs(word);
      own.forEach(addVerb);
      // 사용하세요 is a verb for certain, so 사용하세 with a particle is ruled out.
      if (!own.some((stem) => word.length - stem.length > 2)) strip(word, 0);
      return [...found].map(([text, isSure]) => ({ text, isSure }))
        .sort((a, b) => a.text.length - b.text.length);
    };
  }

  // The words that an English one may be an inflection of: plural, possessive, -ing and -ed.
  function english(word) {
    if (word.length < 4) return [];
    const found = [];
    if (/['’]s?$/.test(word)) found.push(word = word.replace(/['’]s?$/, ""));
    if (/ies$/.test(word)) return [...found, `${cut(word, 3)}y`];
    if (/[xh]es$/.test(word)) return [...found, cut(word, 2)];
    if (/[sz]es$/.test(word)) return [...found, cut(word, 2), cut(word)];
    if (/[^sie]s$|[^ixhzs]es$/.test(word)) found.push(word = cut(word));
    const base = word.match(/^(.*[aeiouy].*)(?:ing|ed)$/)?.[1];
    if (base === undefined) return found;
    if (base.length > 3 && last(base) === base.at(-2) && !/[aeiouy]$/.test(base)) {
      return [...found, cut(base), .../[ls]$/.test(base) ? [base] : []];
    }
    if (base.length > 2) found.push(base);
    return /[^aeioy]$/.test(base) ? [...found, `${base}e`] : found;
  }

  return { korean, english };
})();
