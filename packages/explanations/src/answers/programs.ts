import type { CodeKey } from '@abhyas/languages/code-keys';

import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';

/** What a program that reads its input has in it, and how it is read. */
const READING: Partial<Record<CodeKey, { readonly signs: RegExp; readonly way: string }>> = {
  c: { signs: /scanf|get|read|stdin/, way: 'scanf' },
  cpp: { signs: /scanf|get|read|stdin|cin/, way: 'cin >>' },
  java: { signs: /\.\s*(?:next|read|lines)\w*\s*\(/, way: 'Scanner' },
  py: { signs: /input|stdin|read|open/, way: 'input()' },
};

/** What reads one word in the languages that have it, and what reads a line. */
const WORDS: Partial<
  Record<CodeKey, { readonly one: RegExp; readonly word: string; readonly line: string }>
> = {
  c: { one: /%\d*s/, word: 'scanf("%s", …)', line: 'fgets(s, sizeof s, stdin)' },
  cpp: { one: /cin\s*>>/, word: 'cin >> s', line: 'getline(cin, s)' },
  java: { one: /\bnext\(\)/, word: 'next()', line: 'nextLine()' },
};

/** Only definitions: nothing at the left edge but what begins one, imports and remarks. */
const DEFINES = /^(?:def|class|async def|import|from|@|#|\s|$)/;

function neverCalled({ program, actual }: TakenApart): Values | undefined {
  if (program?.key !== 'py' || actual.text !== '' || /'''|"{3}/.test(program.code)) return undefined;
  const lines = program.code.split('\n');
  const name = lines.map((line) => /^(?:def|class) +(\w+)/.exec(line)?.[1]).findLast(Boolean);
  return name !== undefined && lines.every((line) => DEFINES.test(line) || line.trim() === name)
    ? { name }
    : undefined;
}

function neverReads({ program, input, actual }: TakenApart): Values | undefined {
  const reading = program && READING[program.key];
  if (!reading || input === '' || actual.text === '' || reading.signs.test(program.code)) return undefined;
  return { way: reading.way };
}

/** Whether a text has a line in it, whatever was done to its letters. */
const isIn = (line: string, text: string): boolean => text.toLowerCase().includes(line.toLowerCase());

/** A line of the input that the answer needs, and that the output lacks. */
function lineMissed({ input, expected, actual }: TakenApart, form = /^[A-Za-z]/): string | undefined {
  return input
    .split('\n')
    .map((line) => line.trim())
    .find((line) => form.test(line) && isIn(line, expected.text) && !isIn(line, actual.text));
}

/** One of several words. */
const OF_WORDS = /^[A-Za-z].* /;

/** How many words the first call of `scanf` or the first line of `cin` takes. */
function wordsAtOnce(code: string): number {
  const [, format = ''] = /scanf\s*\(\s*"([^"]*)"/.exec(code) ?? [];
  const [chain = ''] = /cin\s*>>[^;]*/.exec(code) ?? [];
  return Math.max(format.match(/%\d*s/g)?.length ?? 0, chain.split('>>').length - 1);
}

function oneWordRead(answer: TakenApart): Values | undefined {
  const { program, actual } = answer;
  const ways = program && WORDS[program.key];
  const line = lineMissed(answer, OF_WORDS);
  if (!ways || line === undefined || !ways.one.test(program.code)) return undefined;
  const [first = '', ...others] = wordsOf(line);
  if (wordsAtOnce(program.code) > others.length) return undefined;
  if (/getline|fgets|nextLine/.test(program.code) || !isIn(first, actual.text)) return undefined;
  return { line, first, word: ways.word, whole: ways.line };
}

/** `scanf("%s %c", …)` takes more than the one word. */
const readsMore = ({ program }: TakenApart): boolean =>
  program?.key === 'c' && /\bscanf\s*\(\s*"[^"\n]*%\d*s[^"\n]*%/.test(program.code);

function lineBreakLeft(answer: TakenApart): Values | undefined {
  const { program } = answer;
  const line = lineMissed(answer);
  if (program?.key !== 'java' || line === undefined) return undefined;
  const number = program.code.search(/next(?:Int|Double|Long|Float)?\(\)/);
  const skips = /[;{}]\w+\.nextLine\(\);/.test(program.code.replaceAll(/\s/g, ''));
  return number !== -1 && !skips && program.code.indexOf('nextLine()', number) !== -1 ? { line } : undefined;
}

/** Two words at least, where the input begins. */
const WORDS_FIRST = /^[A-Za-z]\S*[ \t]+[A-Za-z]/;

/** A program that reads a single word, once and in no loop, of an input that begins with several. */
function firstWordRead({ program, input }: TakenApart): Values | undefined {
  const ways = program && WORDS[program.key];
  if (!ways || !WORDS_FIRST.test(input) || !readsOneWord(program.code, ways.one)) return undefined;
  const [line = ''] = input.split('\n');
  const [first = ''] = wordsOf(line);
  return { line, first, word: ways.word, whole: ways.line };
}

function readsOneWord(code: string, oneWord: RegExp): boolean {
  if (/getline|fgets|nextLine/.test(code) || !oneWord.test(code)) return false;
  const [only, second] = code.matchAll(/scanf|cin\s*>>[^;]*|\.next\w*\(/g);
  if (only === undefined || second !== undefined || wordsAtOnce(code) > 1) return false;
  const loop = code.search(/\b(?:for|while)\b/);
  return loop === -1 || only.index < loop;
}

/** `x == "a" or "b"`: the second text is always true. */
function textAsCondition({ program }: TakenApart): Values | undefined {
  if (program?.key !== 'py') return undefined;
  const [, given, name] =
    /\b((\w+) *== *(?:"[^"\n]*"|'[^'\n]*') +or +(?:"[^"\n]*"|'[^'\n]*'))/.exec(program.code) ?? [];
  return given === undefined || name === undefined ? undefined : { given, name };
}

/** After `cin >> n` the line break is still there, and `getline` takes it for an empty line. */
function lineBreakLeftByCin({ program, input, expected, actual }: TakenApart): Values | undefined {
  if (program?.key !== 'cpp' || /\bignore\s*\(|\bws\b/.test(program.code)) return undefined;
  const read = program.code.search(/\bcin\s*>>/);
  if (read === -1 || !program.code.includes('getline', read)) return undefined;
  const line = input.split('\n').at(-1)?.trim() ?? '';
  const isMissed = /^[A-Za-z]/.test(line) && isIn(line, expected.text) && !isIn(line, actual.text);
  return isMissed ? { line } : undefined;
}

function commaWanted({ program, input }: TakenApart): Values | undefined {
  if (program?.key !== 'c' || input.includes(',')) return undefined;
  const formats = [...program.code.matchAll(/scanf\s*\(\s*"([^"\n]*)"/g)].map(([, format = '']) => format);
  const format = formats.find((each) => /%\w+\s*,/.test(each));
  return format === undefined
    ? undefined
    : { format, better: format.replaceAll(',', ' ').split(/\s+/).join(' ') };
}

const DIVIDES: ReadonlySet<CodeKey> = new Set(['c', 'cpp', 'java']);

/** Whether there is a division with neither side declared as a fraction. */
function dividesWholes(code: string): boolean {
  const declared = [...code.matchAll(/\b(?:double|float)\s+([^;(){}]*)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => /\w+/.exec(name)?.[0] ?? ''),
  );
  const fractions = new Set(declared);
  return [...code.matchAll(/([\w)]+)\s*\/\s*([\w(]+)/g)].some(
    ([, left = '', right = '']) => !fractions.has(left) && !fractions.has(right),
  );
}

function lostQuotient({ program, expected, actual }: TakenApart): Values | undefined {
  if (!program || !DIVIDES.has(program.key) || !dividesWholes(program.code)) return undefined;
  if (expected.words.length !== actual.words.length) return undefined;
  const at = expected.words.findIndex((word, index) => word !== actual.words[index]);
  const [wanted = '', given = ''] = [expected.words[at], actual.words[at]];
  // A whole number is seldom what was lost; a percentage is.
  const isLost = /\.\d/.test(`${wanted}${given}`) || wanted.endsWith('%') || /\*\s*100\b/.test(program.code);
  return isLost && /^-?0(?:\.0+)?%?$/.test(given) && /^-?[\d.]*[1-9]/.test(wanted)
    ? { wanted, given }
    : undefined;
}

/** What is seen only with the program beside its output: what it never reads, calls, or reads in part. */
export const programRules: readonly AnswerRule[] = [
  {
    id: 'answers/never-called',
    text: {
      en: 'Your program only defines `{name}` and never calls it, so nothing happens. Call it at the end, with no spaces before it: `{name}()`.',
      hi: 'आपका प्रोग्राम `{name}` को केवल बनाता है, बुलाता कभी नहीं, इसलिए कुछ नहीं होता। अंत में, आगे बिना स्पेस के, उसे बुलाएँ: `{name}()`।',
    },
    fits: neverCalled,
  },
  {
    id: 'answers/never-reads',
    text: {
      en: 'Your program never reads the input, so its answer is the same whatever the input. Read the values with `{way}` instead of writing them into the code.',
      hi: 'आपका प्रोग्राम इनपुट कभी नहीं पढ़ता, इसलिए इनपुट कुछ भी हो, उत्तर एक ही रहता है। मान कोड में लिखने के बजाय `{way}` से पढ़ें।',
    },
    fits: neverReads,
  },
  {
    id: 'answers/comma-wanted',
    text: {
      en: '`scanf("{format}", …)` waits for a comma in the input, and there is none, so what stands after it is not read. Write `"{better}"`.',
      hi: '`scanf("{format}", …)` इनपुट में अल्पविराम चाहता है, जो वहाँ नहीं है, इसलिए उसके बाद का नहीं पढ़ा जाता। `"{better}"` लिखें।',
    },
    fits: commaWanted,
  },
  {
    id: 'answers/line-break-left',
    text: {
      en: '`{line}` was not read: `nextLine()` after `nextInt()` (or `next()`) takes only the rest of that line, which is empty. Call `nextLine()` once more before it.',
      hi: '`{line}` पढ़ा नहीं गया: `nextInt()` (या `next()`) के बाद `nextLine()` उस पंक्ति का बचा हिस्सा ही लेता है, जो ख़ाली है। उससे पहले एक बार और `nextLine()` बुलाएँ।',
    },
    fits: lineBreakLeft,
  },
  {
    id: 'answers/line-break-left-by-cin',
    text: {
      en: '`{line}` was not read: after `cin >>` the rest of its line is still there, and the first `getline` takes only that. Write `cin.ignore();` between the two.',
      hi: '`{line}` पढ़ा नहीं गया: `cin >>` के बाद उस पंक्ति का बचा हिस्सा रह जाता है, और पहला `getline` वही लेता है। दोनों के बीच `cin.ignore();` लिखें।',
    },
    fits: lineBreakLeftByCin,
  },
  {
    id: 'answers/one-word-read',
    text: {
      en: '`{word}` reads one word only: of `{line}` it takes `{first}`. Read the whole line with `{whole}`.',
      hi: '`{word}` केवल एक शब्द पढ़ता है: `{line}` में से `{first}`। पूरी पंक्ति `{whole}` से पढ़ें।',
    },
    fits: (answer) => (readsMore(answer) ? undefined : (oneWordRead(answer) ?? firstWordRead(answer))),
  },
  {
    id: 'answers/text-as-condition',
    text: {
      en: '`{given}` is always true, because a text alone counts as true. Write `{name} in (…)`, or `{name} ==` on each side of `or`.',
      hi: '`{given}` हमेशा सच है, क्योंकि अकेला टेक्स्ट सच माना जाता है। `{name} in (…)` लिखें, या `or` की हर ओर `{name} ==`।',
    },
    fits: textAsCondition,
  },
  {
    id: 'answers/quotient-lost',
    text: {
      en: 'Yours is `{given}` where `{wanted}` is expected. If it comes from a division of two whole numbers: the part after the decimal point is cut off, so 3 / 4 is 0. Make one of them a `double`, or multiply first.',
      hi: 'जहाँ `{wanted}` चाहिए वहाँ आपका `{given}` है। अगर यह दो पूर्ण संख्याओं के भाग से आया: दशमलव के बाद का भाग कट जाता है, इसलिए 3 / 4 का मान 0 है। एक को `double` बनाएँ, या पहले गुणा करें।',
    },
    fits: lostQuotient,
  },
];
