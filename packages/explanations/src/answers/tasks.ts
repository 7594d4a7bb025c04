import { bareCode } from '../code/program.ts';
import { everyLoop, everyStatement, firstCondition } from '../code/statements.ts';
import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';

const codeOf = ({ program }: TakenApart): string => (program ? bareCode(program) : '');

/** `for (i = 1; i <= n; i++) if (n % i == 0) s += i;` and then `s == n`: the number divides itself too. */
function itselfAdded(answer: TakenApart): Values | undefined {
  const [, counter, name, total] =
    /\bfor\s*\([^;()]*?(\w+)\s*=\s*1\s*;\s*\1\s*<=\s*(\w+)\s*;[^;()]*\)[\s{]*if\s*\(\s*\2\s*%\s*\1\s*==\s*0\s*\)[\s{]*(\w+)\s*(?:\+=\s*|=\s*\3\s*\+\s*)\1\b/.exec(
      codeOf(answer),
    ) ??
    /\bfor +(\w+) +in +range\(1, *(\w+) *\+ *1\) *:\s*if +\2 *% *\1 *== *0 *:\s*(\w+) *(?:\+= *|= *\3 *\+ *)\1\b/.exec(
      codeOf(answer),
    ) ??
    [];
  if (counter === undefined || name === undefined || total === undefined) return undefined;
  const compared = new RegExp(String.raw`\b(?:${total}\s*==\s*\w+|\w+\s*==\s*${total})\b`).exec(
    codeOf(answer),
  )?.[0];
  return compared === undefined ? undefined : { counter, name, total, compared };
}

/** Turns `/ 10` until one digit is left, which is then left out. */
function lastDigitLeft(answer: TakenApart): Values | undefined {
  const lines = codeOf(answer).split('\n');
  for (const { kind, head, end, text } of everyLoop(answer.program)) {
    const [condition, name] = /^(\w+)\s*(?:>\s*(?:9|10)|>=\s*10)$/.exec(kind === 'while' ? head : '') ?? [];
    if (name === undefined || condition === undefined) continue;
    const isTaken = new RegExp(String.raw`\b${name}\s*%\s*10\b`).test(text);
    const isDivided = new RegExp(
      String.raw`\b${name}\s*(?:\/\/?=\s*10|=\s*(?:int\()?${name}\s*\/\/?\s*10)\b`,
    ).test(text);
    const isUsed = new RegExp(String.raw`\b${name}\b`).test(lines.slice(end).join('\n'));
    const isSetElse = new RegExp(
      String.raw`\b${name}\s*=(?!=|\s*(?:int\()?${name}\s*\/)|\b(?:for|while)\b[\s\S]*\b(?:for|while)\b`,
    ).test(text);
    if (isTaken && isDivided && !isUsed && !isSetElse) return { condition, better: `${name} > 0` };
  }
  return undefined;
}

/** Whether the numbers of the input rise somewhere, and fall nowhere for three in a row. */
function isRising(input: string): boolean {
  const numbers = wordsOf(input).map(Number).slice(1, -1);
  const falls = numbers.filter(
    (each, at) => at > 1 && each < (numbers[at - 1] ?? 0) && (numbers[at - 1] ?? 0) < (numbers[at - 2] ?? 0),
  );
  return numbers.length > 2 && falls.length === 0;
}

/** `if (a[mid] < key) high = mid - 1;`: the half in which it is not. */
function otherHalf(answer: TakenApart): Values | undefined {
  const code = codeOf(answer);
  const [, middle] = /\b(\w+)\s*=[^;=\n]*\+[^;=\n]*\/{1,2}\s*2\s*(?:;|$)/m.exec(code) ?? [];
  if (middle === undefined || !isRising(answer.input)) return undefined;
  const at = String.raw`\w+(?:\[\s*${middle}\s*\]|\.get\(\s*${middle}\s*\))`;
  const asked = new RegExp(
    String.raw`\b(?:el)?if\b[ (]*(?:(${at}\s*([<>])=?\s*\w+)|((?!\w*\[)\w+\s*([<>])=?\s*${at}))\s*[):][\s{]*(\w+\s*=\s*${middle}\s*([-+])\s*1)`,
    'g',
  );
  for (const [, first, sign, second, turned, given, step] of code.matchAll(asked)) {
    const isLess = sign === '<' || turned === '>';
    const condition = first ?? second;
    if (condition === undefined || given === undefined) continue;
    if (isLess === (step === '-')) return { condition, given, half: isLess ? '>' : '<', middle };
  }
  return undefined;
}

const LEAP_CASES = [
  { year: '2023', by: new Set<string>() },
  { year: '2024', by: new Set(['4']) },
  { year: '1900', by: new Set(['4', '100']) },
  { year: '2000', by: new Set(['4', '100', '400']) },
] as const;

/** What a condition of `%4`, `%100` and `%400` says of a year; undefined where it asks for something else. */
function leapBy(condition: string, by: ReadonlySet<string>): boolean | undefined {
  const signs = condition
    .replaceAll(/\(\s*\w+\s*%\s*(\d+)\s*\)/g, 'y%$1')
    .replaceAll(/\w+\s*%\s*(4|100|400)\s*(==|!=)\s*0/g, (_, of: string, sign: string) =>
      by.has(of) === (sign === '==') ? 'T' : 'F',
    )
    .replaceAll(/&&|\band\b/g, '&')
    .replaceAll(/\|\||\bor\b/g, '|')
    .replaceAll(/\bnot\b/g, '!')
    .replaceAll(/\s/g, '');
  if (!/^[TF&|!()]+$/.test(signs)) return undefined;
  let left = signs;
  for (let before = ''; before !== left;) {
    before = left;
    left = left
      .replaceAll('(T)', 'T')
      .replaceAll('(F)', 'F')
      .replaceAll('!T', 'F')
      .replaceAll('!F', 'T')
      .replaceAll(/T&T/g, 'T')
      .replaceAll(/[TF]&F|F&[TF]/g, 'F');
    if (before === left)
      left = left.replace(/(?<![&!])([TF])\|([TF])(?!&)/, (_, one: string, two: string) =>
        one === 'T' || two === 'T' ? 'T' : 'F',
      );
  }
  return left === 'T' ? true : left === 'F' ? false : undefined;
}

/** One condition for a leap year that is wrong for some years. */
function leapYear(answer: TakenApart): Values | undefined {
  if (!answer.program) return undefined;
  for (const statement of everyStatement(answer.program)) {
    const condition = firstCondition(statement);
    const asks = [/%\s*4\b/, /%\s*100\b/, /%\s*400\b/].every((each) => each.test(condition));
    if (!asks) continue;
    const said = LEAP_CASES.map(({ year, by }) => ({ year, by, is: leapBy(condition, by) }));
    if (said.some(({ is }) => is === undefined)) return undefined;
    const isTurned = said.every(({ by, is }) => is !== isLeap(by));
    const wrong = said.find(({ by, is }) => is !== isLeap(by));
    const [, name = 'year'] = /(\w+)\s*%/.exec(condition) ?? [];
    if (wrong && !isTurned) return { condition, year: wrong.year, ...betterLeap(name, answer.program.key) };
  }
  return undefined;
}

const isLeap = (by: ReadonlySet<string>): boolean => by.has('4') && (!by.has('100') || by.has('400'));

function betterLeap(name: string, key: string): { better: string } {
  const [and, or] = key === 'py' ? ['and', 'or'] : ['&&', '||'];
  return { better: `(${name} % 4 == 0 ${and} ${name} % 100 != 0) ${or} ${name} % 400 == 0` };
}

/** The sum of cubes for a number that has not three digits. */
function cubesOnly(answer: TakenApart): Values | undefined {
  const { program, input } = answer;
  const asks = /armstrong|narcissis/i.test(`${program?.code ?? ''}${answer.expected.text}`);
  const [number] = wordsOf(input).filter((word) => /^\d+$/.test(word) && word.length !== 3);
  const [given] =
    /\b(\w+)\s*\*\s*\1\s*\*\s*\1\b|\bpow\s*\(\s*\w+\s*,\s*3\s*\)|\b\w+\s*\*\*\s*3\b/.exec(codeOf(answer)) ??
    [];
  return asks && number !== undefined && given !== undefined
    ? { given, number, digits: String(number.length) }
    : undefined;
}

/** The usual tasks of a first course, and what is usually missed in them. */
export const taskRules: readonly AnswerRule[] = [
  {
    id: 'answers/itself-added',
    text: {
      en: 'Every number divides itself, so `{total}` has `{name}` in it as well and `{compared}` is never true. Let `{counter}` stop before it: `{counter} < {name}`.',
      hi: 'हर संख्या ख़ुद से कटती है, इसलिए `{total}` में `{name}` भी जुड़ जाता है और `{compared}` कभी सच नहीं होता। `{counter}` को उससे पहले रोकें: `{counter} < {name}`।',
    },
    fits: itselfAdded,
  },
  {
    id: 'answers/last-digit-left',
    text: {
      en: 'The loop stops as soon as `{condition}` is not true, and the digit that is left then is never used. Go on to the last one: `{better}`.',
      hi: '`{condition}` सच न रहते ही लूप रुक जाता है, और तब बचा हुआ अंक काम में नहीं आता। आख़िरी अंक तक चलें: `{better}`।',
    },
    fits: lastDigitLeft,
  },
  {
    id: 'answers/other-half',
    text: {
      en: 'Where `{condition}` is true, what you look for stands on the other side of `{middle}`, and `{given}` throws that side away. Exchange the two branches, or turn the comparison round (`{half}`).',
      hi: 'जब `{condition}` सच है तब खोजा हुआ मान `{middle}` के दूसरी ओर है, और `{given}` वही ओर छोड़ देता है। दोनों शाखाएँ आपस में बदलें, या तुलना उलटी करें (`{half}`)।',
    },
    fits: otherHalf,
  },
  {
    id: 'answers/leap-year',
    text: {
      en: '`{condition}` is wrong for a year such as {year}. A leap year is divided by 4 and not by 100, or by 400: `{better}`.',
      hi: '`{condition}` {year} जैसे वर्ष के लिए ग़लत है। leap year 4 से कटता है और 100 से नहीं, या 400 से कटता है: `{better}`।',
    },
    fits: leapYear,
  },
  {
    id: 'answers/cubes-only',
    text: {
      en: '`{given}` is right for numbers of three digits only. {number} has {digits}: multiply each digit by itself as many times as the number has digits.',
      hi: '`{given}` केवल तीन अंकों वाली संख्या के लिए सही है। {number} में {digits} अंक हैं: हर अंक को ख़ुद से उतनी बार गुणा करें जितने अंक संख्या में हैं।',
    },
    fits: cubesOnly,
  },
];
