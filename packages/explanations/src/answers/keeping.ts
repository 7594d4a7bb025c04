import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { codeOf, firstMatch, linesOf, withoutTexts } from '../code/program.ts';

const NATIVE = ['c', 'cpp'] as const;

/** `i <= n` from 0: the loop reads once more than there is, and adds what it has kept from before. */
function lastReadTwice({ program, input, expected, actual }: TakenApart): Values | undefined {
  const last = input.split(/\s+/).at(-1) ?? '';
  const isOnceMore =
    expected.words.length === 1 &&
    Number(actual.text) - Number(expected.text) === Number(last) &&
    last !== '0';
  const code = withoutTexts(codeOf(program, ...NATIVE));
  const [, condition] =
    /\bfor\s*\([^;()]*=\s*0\s*;\s*(\w+\s*<=\s*\w+)\s*;[^()]*\)[\s{]*(?:cin\b|scanf\b)/.exec(code) ?? [];
  return isOnceMore && condition !== undefined ? { condition, last } : undefined;
}

const IF = String.raw`\bif\b[ (]*([A-Za-z_]\w*(?:\[\w+\])?)\s*[<>]=?\s*([A-Za-z_]\w*)\s*`;
const KEPT = [
  new RegExp(String.raw`${IF}\)\s*\{?\s*(\2\s*=\s*([A-Za-z_]\w*))\s*;`),
  new RegExp(String.raw`${IF}:\s*(\2\s*=\s*([A-Za-z_]\w*))\s*$`, 'm'),
];

/** `if (x > max) max = i;` compares a value and keeps the counter. */
function counterKept({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'c', 'cpp', 'java', 'js', 'py'));
  for (const form of KEPT) {
    const [, value, name, given, counter] = form.exec(code) ?? [];
    if (value === undefined || name === undefined || given === undefined || counter === undefined) continue;
    const counts = new RegExp(String.raw`\bfor\b[ (]*(?:int |let )?\s*${counter}\b(?:\s*=|\s+in\s+range\b)`);
    if (counter !== value && counts.test(code)) return { given, better: `${name} = ${value}` };
  }
  return undefined;
}

/** `def add(x, items=[])`: the one list is there for all calls. */
function sameDefault({ program }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py');
  const [, name, empty] = firstMatch(lines, /^\s*def +\w+\([^)]*?\b(\w+) *= *(\[\]|\{\})/) ?? [];
  if (name === undefined || empty === undefined) return undefined;
  const isFilled = firstMatch(
    lines,
    new RegExp(String.raw`\b${name}(?:\.(?:append|add|insert|extend|update)\(|\[[^\]]*\] *=(?!=))`),
  );
  return isFilled ? { name, empty } : undefined;
}

/** `int max = INT_MAX;`: nothing is larger than that. */
function beganAtEnd({ program, actual }: TakenApart): Values | undefined {
  if (!/^-?(?:214748364[78]|922337203685477580[78]|inf)$/.test(actual.text)) return undefined;
  const code = withoutTexts(codeOf(program, 'c', 'cpp', 'java', 'py'));
  const [, name, end] =
    /\b(\w+)\s*=\s*((?:Integer\.|Long\.)?(?:INT_|MAX_VALUE|MIN_VALUE|LLONG_)(?:MAX|MIN)?|-?float\()/.exec(
      code,
    ) ?? [];
  if (name === undefined || end === undefined) return undefined;
  const isLargest = /MAX|^float/.test(end);
  const asked = new RegExp(String.raw`\w\s*${isLargest ? '>' : '<'}=?\s*${name}\b`);
  return asked.test(code) ? { name, given: actual.text } : undefined;
}

/** `sort(a, a + n - 1)` leaves the last one out. */
function sortEndsEarly({ program }: TakenApart): Values | undefined {
  const [, name, count] =
    firstMatch(linesOf(program, 'cpp'), /\bsort\(\s*(\w+)\s*,\s*\1\s*\+\s*(\w+)\s*-\s*1\s*[,)]/) ?? [];
  return name === undefined || count === undefined
    ? undefined
    : { better: `sort(${name}, ${name} + ${count})` };
}

/** Told before the values are seen to stand in another order. */
export const sortEndRule: AnswerRule = {
  id: 'answers/sort-end',
  text: {
    en: 'The second place that `sort` takes is the one behind the last element, so yours leaves the last one unsorted. Write `{better}`.',
    hi: '`sort` को दूसरी जगह वह चाहिए जो आख़िरी मान के बाद आती है, इसलिए आपका आख़िरी मान बिना sort के रह गया। `{better}` लिखें।',
  },
  fits: sortEndsEarly,
};

/** What is kept from one turn, or one call, to the next. */
export const keepingRules: readonly AnswerRule[] = [
  {
    id: 'answers/last-read-twice',
    text: {
      en: 'With `{condition}` from 0 the loop runs once more than there are values: it finds nothing to read and takes the last one, `{last}`, again. Write `<` instead of `<=`.',
      hi: '0 से `{condition}` वाला लूप मानों से एक बार ज़्यादा चलता है: पढ़ने को कुछ नहीं बचता, और आख़िरी मान `{last}` फिर गिना जाता है। `<=` की जगह `<` लिखें।',
    },
    fits: lastReadTwice,
  },
  {
    id: 'answers/began-at-end',
    text: {
      en: '`{name}` begins with `{given}`, and no value is beyond that, so it never changes. Begin with the first value, or with the opposite end.',
      hi: '`{name}` `{given}` से शुरू होता है, और कोई मान उससे आगे नहीं, इसलिए वह कभी बदलता नहीं। पहले मान से या उलटे सिरे से शुरू करें।',
    },
    fits: beganAtEnd,
  },
  {
    id: 'answers/counter-kept',
    text: {
      en: 'The condition compares a value, but `{given}` keeps the counter of the loop. Keep the value: `{better}`.',
      hi: 'शर्त मान की तुलना करती है, पर `{given}` लूप का counter रख लेता है। मान रखें: `{better}`।',
    },
    fits: counterKept,
  },
  {
    id: 'answers/same-default',
    text: {
      en: '`{name}={empty}` in the `def` line is made once and used by all calls, so what one call puts in is there in the next. Write `{name}=None`, and make a new one in the function.',
      hi: '`def` पंक्ति का `{name}={empty}` एक ही बार बनता है और हर बुलावे में वही रहता है, इसलिए एक बार डाली चीज़ अगली बार भी होती है। `{name}=None` लिखें, और function के भीतर नया बनाएँ।',
    },
    fits: sameDefault,
  },
];
