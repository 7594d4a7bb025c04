import type { AnswerRule, TakenApart, Values } from './answer.ts';

/** What stands between values; a minus belongs to its number. */
const BETWEEN = /[\s,;:|/_]+|(?<=\d)-(?=\d)/;
const NUMBERS = /^-?\d[\d.]*$/;
/** A number with nothing but signs around it, as before a comma. */
const ALONE = /^\W*?(-?\d+(?:\.\d+)?)\W*$/;

const partsOf = (text: string): readonly string[] => text.split(BETWEEN).filter((part) => part !== '');

const same = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((each, index) => each === right[index]);

/** What stands first between two values, where the two outputs differ in it. */
function separatorsOf({ expected, actual }: TakenApart): { wanted: string; given: string } | undefined {
  const parts = partsOf(expected.text);
  if (parts.length < 2 || !parts.every((part) => NUMBERS.test(part)) || !same(parts, partsOf(actual.text)))
    return undefined;
  let [from, at] = [0, 0];
  for (const [index, part] of parts.entries()) {
    const [inWanted, inGiven] = [expected.text.indexOf(part, from), actual.text.indexOf(part, at)];
    const [wanted, given] = [expected.text.slice(from, inWanted), actual.text.slice(at, inGiven)];
    if (index > 0 && wanted !== given) return { wanted, given };
    [from, at] = [inWanted + part.length, inGiven + part.length];
  }
  return undefined;
}

/** As a reader sees it: the rows of spaces and line breaks alone have sentences of their own. */
const shown = (separator: string): string => separator.replaceAll(' ', '·').replaceAll('\n', '↵');

function separators(answer: TakenApart): Values | undefined {
  const found = separatorsOf(answer);
  return found && { wanted: shown(found.wanted), given: shown(found.given) };
}

const withoutZeros = (text: string): string => text.replaceAll(/(?<![\d.])0+(?=\d)/g, '');

function zerosMissing({ expected, actual }: TakenApart): Values | undefined {
  if (withoutZeros(expected.text) !== withoutZeros(actual.text)) return undefined;
  const at = expected.lines.findIndex((line, index) => line !== actual.lines[index]);
  const [wanted = '', given = ''] = [expected.lines[at], actual.lines[at]];
  return given.length < wanted.length && wanted.length <= 40 ? { wanted, given } : undefined;
}

/** Numbers alone are expected, and they stand there among words. */
function amongWords({ expected, actual }: TakenApart): Values | undefined {
  const bare = actual.words.map((word) => ALONE.exec(word)?.[1]);
  const values = bare.filter((word) => word !== undefined);
  const extra = actual.words.filter((_, index) => bare[index] === undefined);
  const isAll = expected.words.every((word) => NUMBERS.test(word)) && same(expected.words, values);
  return isAll && extra.some((word) => /[A-Za-z]/.test(word))
    ? { extra: extra.slice(0, 5).join(' ') }
    : undefined;
}

const hasNone = (words: readonly string[]): boolean => words.some((word) => /^\W*None\W*$/.test(word));

function noneAmong({ program, expected, actual }: TakenApart): Values | undefined {
  return program?.key === 'py' && hasNone(actual.words) && !hasNone(expected.words) ? {} : undefined;
}

/** A `,` that was meant to stand between the values follows the last one too. */
function signAtEnd({ expected, actual }: TakenApart): Values | undefined {
  const rests = actual.lines.map((line, index) => {
    const wanted = expected.lines[index];
    return wanted !== undefined && line.startsWith(wanted) ? line.slice(wanted.length).trim() : '?';
  });
  const given = rests.find((rest) => rest !== '');
  const isSign = rests.every((rest) => rest === '' || (rest === given && /^(?:[-,;:|+]|->|=>)$/.test(rest)));
  return isSign && given !== undefined && rests.length === expected.lines.length ? { given } : undefined;
}

/** What is wrong with right values: other separators, zeros that are missing. */
export const layoutRules: readonly AnswerRule[] = [
  {
    id: 'answers/sign-at-end',
    text: {
      en: 'The values are right, but a `{given}` too many stands after the last one. Print the sign before every value but the first.',
      hi: 'मान सही हैं, पर आख़िरी के बाद एक `{given}` ज़्यादा है। यह चिह्न पहले को छोड़ हर मान से पहले छापें।',
    },
    fits: signAtEnd,
  },
  {
    id: 'answers/separators',
    text: {
      en: 'The values are right; what is between them differs. The question wants `{wanted}` there, and yours has `{given}` (`·` is a space).',
      hi: 'मान सही हैं; उनके बीच का चिह्न अलग है। सवाल वहाँ `{wanted}` चाहता है, और आपके यहाँ `{given}` है (`·` एक स्पेस है)।',
    },
    fits: separators,
  },
  {
    id: 'answers/zeros-missing',
    text: {
      en: 'The numbers are right, but zeros before them are missing: `{given}` instead of `{wanted}`. Print them with a fixed number of digits, such as `%02d`, or `:02d` in a Python f-string.',
      hi: 'संख्याएँ सही हैं, पर उनसे पहले के शून्य छूटे हैं: `{wanted}` की जगह `{given}`। उन्हें तय अंकों के साथ छापें, जैसे `%02d`, या Python की f-string में `:02d`।',
    },
    fits: zerosMissing,
  },
];

/** Words that stand around right values. The rows that know more of the words stand before. */
export const wordRules: readonly AnswerRule[] = [
  {
    id: 'answers/words-around',
    text: {
      en: 'The answer is right, but there are words around it: "{extra}". Print only what the sample shows.',
      hi: 'उत्तर सही है, पर उसके आसपास शब्द हैं: "{extra}"। केवल वही छापें जो नमूने में है।',
    },
    fits: amongWords,
  },
  {
    id: 'answers/none-among',
    text: {
      en: 'Your output has `None` where a value should be. `None` comes from a function that ends without `return`, from methods such as `sort()` and `append()`, and from `get()` with a key that is not there.',
      hi: 'आपके आउटपुट में मान की जगह `None` है। `None` ऐसे function से आता है जो `return` के बिना पूरा होता है, `sort()` और `append()` जैसे method से, और ऐसी key के `get()` से जो है ही नहीं।',
    },
    fits: noneAmong,
  },
];
