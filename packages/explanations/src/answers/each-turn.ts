import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { codeOf, withoutTexts } from '../code/program.ts';

const BRACES = ['c', 'cpp', 'java', 'js'] as const;
const LANGUAGES = [...BRACES, 'py'] as const;

const timesIn = (text: string, part: string): number => text.split(part).length - 1;

/** What the `else` of a search prints once for every element that is not the right one. */
function elseInLoop({ program, expected, actual }: TakenApart): Values | undefined {
  const code = codeOf(program, ...LANGUAGES);
  const loop = code.search(/\b(?:for|while)\b/);
  const printing =
    /\belse\b[\s:{]*(?:printf|puts|print|cout\s*<<|System\.out\.print\w*|console\.log)\s*\(?\s*["']([^"'\n\\]+)/g;
  for (const { 1: text = '', index } of code.matchAll(printing)) {
    const isRepeated = timesIn(actual.text, text) > Math.max(1, timesIn(expected.text, text));
    if (loop !== -1 && loop < index && isRepeated) return { text };
  }
  return undefined;
}

/** `count = 1` where one more is meant. */
function counterSet({ program, expected, actual }: TakenApart): Values | undefined {
  if (actual.text !== '1' || !(Number(expected.text) > 1)) return undefined;
  const code = withoutTexts(codeOf(program, ...LANGUAGES));
  const loop = code.search(/\b(?:for|while)\b/);
  const turns = loop === -1 ? '' : code.slice(loop);
  for (const [, name = ''] of code.matchAll(/\b(\w+)\s*=\s*0\b/g)) {
    const set = new RegExp(String.raw`\bif\b[^\n]*(?:[ :{)]|\n[ \t]*)${name} *= *1 *(?:;|$)`, 'm');
    if (set.test(turns)) return { name };
  }
  return undefined;
}

/** A product whose first factor is the 0 with which the loop begins. */
function factorOfZero({ program, actual }: TakenApart): Values | undefined {
  if (!actual.words.some((word) => /^-?0(?:\.0+)?$/.test(word))) return undefined;
  const code = withoutTexts(codeOf(program, ...LANGUAGES));
  const heads =
    program?.key === 'py'
      ? /\bfor +(\w+) +in +range\(\w+\):/g
      : /\bfor\s*\(\s*(?:int\s+|long\s+)?(\w+)\s*=\s*0\s*;/g;
  for (const { 0: head, 1: name = '', index } of code.matchAll(heads)) {
    const multiplied = new RegExp(String.raw`\b(\w+)\s*(?:\*=\s*${name}|=\s*\1\s*\*\s*${name})\b`);
    if (multiplied.test(code.slice(index + head.length))) return { name };
  }
  return undefined;
}

/** `for (i = n; i > 0; i--)` with `a[i]`: the first place lies behind the array, and place 0 is left out. */
function backwardsFromSize({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, ...BRACES));
  for (const { 0: head, 1: name = '', 2: size = '', index } of code.matchAll(
    /\bfor\s*\(\s*(?:int\s+)?(\w+)\s*=\s*(\w+)\s*;\s*\1\s*>=?\s*[01]\s*;\s*(?:\1--|--\1)\s*\)/g,
  )) {
    const body = code.slice(index + head.length).split('}', 1)[0] ?? '';
    if (/[A-Za-z]/.test(size) && body.includes(`[${name}]`)) return { name, size };
  }
  return undefined;
}

/** `for (char c : s) c = …` changes copies. */
function copiesInLoop({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'cpp'));
  for (const { 0: head, 1: type = '', 2: name = '', 3: from = '', index } of code.matchAll(
    /\bfor\s*\(\s*(\w+)\s+(\w+)\s*:\s*(\w+)\s*\)/g,
  )) {
    const rest = code.slice(index + head.length);
    const body = /^\s*\{/.test(rest) ? (rest.split('}', 1)[0] ?? '') : (rest.split(';', 1)[0] ?? '');
    const uses = [...body.matchAll(new RegExp(String.raw`\b${name}\b`, 'g'))].length;
    const isSet = new RegExp(String.raw`\b${name}(?:\.\w+)*\s*(?:[-+*/%]?=(?!=)|\+\+|--)`).test(body);
    if (isSet && uses <= 2 && !/<<|push|\+=\s*\w*[a-z]+\w*\[/.test(body)) return { type, name, from };
  }
  return undefined;
}

/** `vector<int> v(n)` and then `push_back`: what is added stands behind n zeros. */
function filledBehind({ program, actual }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'cpp'));
  const [all = '', given, name] = /\bvector\s*<\s*\w+\s*>\s+((\w+)\s*\(\s*\w+\s*\))/.exec(code) ?? [];
  const isFilled = code.slice(code.indexOf(all)).includes(`${name}.push_back(`);
  if (!isFilled || !actual.words.includes('0')) return undefined;
  return given === undefined || name === undefined || !actual.words.includes('0')
    ? undefined
    : { given, name };
}

/** What a loop does in each of its turns; the program shows it, and the outputs agree. */
export const eachTurnRules: readonly AnswerRule[] = [
  {
    id: 'answers/else-in-loop',
    text: {
      en: 'The `else` in your loop prints "{text}" for every element that does not fit. Remember in the loop whether one did, and print after it.',
      hi: 'लूप के भीतर का `else` हर उस element पर "{text}" छापता है जो शर्त पूरी नहीं करता। लूप में बस याद रखें कि कोई मिला या नहीं, और छापें लूप के बाद।',
    },
    fits: elseInLoop,
  },
  {
    id: 'answers/counter-set',
    text: {
      en: '`{name} = 1` makes it 1 each time and does not count. Write `{name} += 1`.',
      hi: '`{name} = 1` हर बार उसे 1 कर देता है, गिनता नहीं। `{name} += 1` लिखें।',
    },
    fits: counterSet,
  },
  {
    id: 'answers/factor-of-zero',
    text: {
      en: '`{name}` begins with 0, and 0 times anything is 0. For a product let the loop begin with 1.',
      hi: '`{name}` 0 से शुरू होता है, और 0 गुणा कुछ भी 0 है। गुणनफल के लिए लूप 1 से शुरू करें।',
    },
    fits: factorOfZero,
  },
  {
    id: 'answers/backwards-from-size',
    text: {
      en: 'The places of an array of `{size}` elements go from 0 to `{size} - 1`. Backwards: `for ({name} = {size} - 1; {name} >= 0; {name}--)`.',
      hi: '`{size}` element वाले array की जगहें 0 से `{size} - 1` तक होती हैं। उलटी ओर: `for ({name} = {size} - 1; {name} >= 0; {name}--)`।',
    },
    fits: backwardsFromSize,
  },
  {
    id: 'answers/copies-in-loop',
    text: {
      en: '`{name}` is a copy of what is in `{from}`, so changing it changes nothing there. Write `for ({type} &{name} : {from})`.',
      hi: '`{name}` केवल `{from}` के मान की copy है, इसलिए उसे बदलने से वहाँ कुछ नहीं बदलता। `for ({type} &{name} : {from})` लिखें।',
    },
    fits: copiesInLoop,
  },
  {
    id: 'answers/filled-behind',
    text: {
      en: '`{given}` has its elements already, all 0, and `push_back` adds behind them. Write `{name}[i] = …`, or make it empty: `{name}` without a size.',
      hi: '`{given}` में element पहले से हैं, सब 0, और `push_back` उनके पीछे जोड़ता है। `{name}[i] = …` लिखें, या उसे ख़ाली बनाएँ: बिना size के `{name}`।',
    },
    fits: filledBehind,
  },
];
