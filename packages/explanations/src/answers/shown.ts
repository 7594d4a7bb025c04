import type { Statement } from '../code/statement.ts';
import { bodyOf, everyLoop, everyStatement, plainly } from '../code/statements.ts';
import { quoted, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { bareCode, linesOf } from '../code/program.ts';

type Program = NonNullable<TakenApart['program']>;

const PRINTS = /\b(?:print\w*|cout|puts|putchar|console\.log|System\.out)\b/;
const READS = /\b(?:scanf|cin|input|next\w*|getline|fgets|readLine|map|split)\b/;

const has = (name: string, text: string): boolean => new RegExp(String.raw`(?<![\w.])${name}\b`).test(text);

const GROWS = /(?<![\w.])(\w+)\s*(?:[-+*/]|\/\/)=|(?<![\w.])(\w+)\s*=\s*\2\s*[-+*/]/;

/** The name that a statement lets grow. */
function nameGrown({ text }: Statement): string | undefined {
  const [, first, second] = GROWS.exec(text) ?? [];
  return first ?? second;
}

/** The last of several lines is right: what is gathered in a loop is printed in each turn of it. */
function printedEachTurn({ program, expected, actual }: TakenApart): Values | undefined {
  const isLast =
    expected.lines.length === 1 && actual.lines.length > 1 && actual.lines.at(-1) === expected.text;
  for (const loop of everyLoop(isLast ? program : undefined)) {
    const body = bodyOf(loop);
    const printing = body.find((each) => PRINTS.test(plainly(each)));
    const grown = body.map(nameGrown).filter((name) => name !== undefined);
    if (printing && grown.some((name) => has(name, printing.text)))
      return {
        given: quoted(printing.head),
        line: String(printing.line),
        count: String(actual.lines.length),
      };
  }
  return undefined;
}

/** What a loop that begins with 0 says of its end, where it runs once more than that. */
function endIncluded({
  head,
}: Statement): { readonly condition: string; readonly better: string } | undefined {
  const [, counter, end] = /(\w+)\s*=\s*0\s*;\s*\1\s*<=\s*([\w.]+)\s*;/.exec(head) ?? [];
  if (counter !== undefined && end !== undefined)
    return { condition: `${counter} <= ${end}`, better: `${counter} < ${end}` };
  const [range, stop] = /\brange\((?:0 *, *)?(\w+) *\+ *1\)/.exec(head) ?? [];
  return range === undefined || stop === undefined
    ? undefined
    : { condition: range, better: `range(${stop})` };
}

/** `i <= n` from 0, where one value too many is printed at the end. */
function oneTurnMore({ program, expected, actual }: TakenApart): Values | undefined {
  const [wanted, given] = [expected.words, actual.words];
  const [extra] = given.slice(-1);
  const isMore = wanted.length > 1 && given.slice(0, -1).join(' ') === wanted.join(' ');
  for (const loop of everyLoop(isMore ? program : undefined)) {
    const end = PRINTS.test(loop.text) ? endIncluded(loop) : undefined;
    if (end && extra !== undefined) return { ...end, extra, line: String(loop.line) };
  }
  return undefined;
}

type Pair = { readonly wanted: string; readonly given: string };

/** The one number that differs, when it is one less than it should be. */
function oneLess({ expected, actual }: TakenApart): Pair | undefined {
  if (expected.words.length !== actual.words.length) return undefined;
  const pairs = expected.words
    .map((wanted, at) => ({ wanted, given: actual.words[at] ?? '' }))
    .filter(({ wanted, given }) => wanted !== given);
  const [first] = pairs;
  const isOneLess = pairs.length === 1 && /^\d+$/.test(first?.given ?? '');
  return isOneLess && Number(first?.wanted) === Number(first?.given) + 1 ? first : undefined;
}

/** Whether a loop compares the elements at its counter, and gives or prints the counter itself. */
function givesPlace({ text }: Statement, counter: string): boolean {
  const asked = new RegExp(
    String.raw`\bif\b[^;\n]*(?:\[\s*${counter}\s*\]|\.(?:get|charAt)\(\s*${counter}\s*\))\s*(?:==|\.equals)`,
  );
  const shown = new RegExp(String.raw`(?:return|,|\(|<<|\+)\s*${counter}\s*(?:\)|;|<<|\+\s*"|,|$)`, 'm');
  const givers = text.split('\n').filter((each) => PRINTS.test(each) || /\breturn\b/.test(each));
  return asked.test(text) && givers.some((each) => shown.test(each));
}

/** The place of an element counted from 0, where the question counts from 1. */
function placeFromZero(answer: TakenApart): Values | undefined {
  const pair = oneLess(answer);
  for (const loop of everyLoop(pair ? answer.program : undefined)) {
    const [, counter] =
      /(\w+)\s*=\s*0\s*;\s*\1\s*</.exec(loop.head) ??
      /^(\w+) +in +range\( *(?:len\(\w+\)|\w+) *\)$/.exec(loop.head) ??
      [];
    if (pair && counter !== undefined && givesPlace(loop, counter)) return { ...pair, counter };
  }
  return undefined;
}

const firstThree = (all: readonly number[]): string => all.slice(0, 3).join(', ');

const margin = (line: string): number => line.search(/\S|$/);

/** A pyramid whose lines begin with other numbers of spaces than they should. */
function leadingSpaces({ program, expected, actual }: TakenApart): Values | undefined {
  const isElse = expected.lines.some((line, at) => line.trim() !== (actual.lines[at] ?? '').trim());
  if (!program || isElse || expected.lines.length < 3 || expected.lines.length !== actual.lines.length)
    return undefined;
  const [wanted, given] = [expected.lines.map(margin), actual.lines.map(margin)];
  if (wanted.join() === given.join()) return undefined;
  const loop = [...everyLoop(program)].find((each) => printsSpace(each, linesOf(program, program.key)));
  return loop && { wanted: firstThree(wanted), given: firstThree(given), line: String(loop.line) };
}

/** Whether a loop has nothing but a line that prints a space. */
function printsSpace(loop: Statement, lines: readonly string[]): boolean {
  const [only, more] = bodyOf(loop);
  const line = only ? lines.slice(loop.line - 1, only.line).join('\n') : '';
  return only?.kind === 'plain' && more === undefined && PRINTS.test(only.text) && /" +"|' +'/.test(line);
}

const count = (code: string, form: string): number => [...code.matchAll(new RegExp(form, 'g'))].length;

/** Whether the program only declares a name and gives it values. Python names values within texts, too. */
function isNeverRead(name: string, program: Program): boolean {
  const code = bareCode(program);
  const set = count(code, String.raw`(?<![\w.])${name}\s*=(?!=)`);
  const declared = count(
    code,
    String.raw`\b(?:int|long|double|float|char|bool|boolean|String|string)\s+(?:[\w\s=]+,\s*)*${name}\s*[,;]`,
  );
  return set > 0 && count(program.code, String.raw`\b${name}\b`) === set + declared;
}

/** What is kept in a name that nothing ever reads. */
function neverRead({ program }: TakenApart): Values | undefined {
  if (!program || program.key === 'js') return undefined;
  for (const { kind, branches } of everyStatement(program)) {
    const inside = kind === 'plain' || kind === 'other' ? [] : branches.flatMap(({ body }) => body);
    for (const each of inside) {
      const [, name, value = ''] = /^([a-z]\w*)\s*=\s*([^=].*)$/.exec(plainly(each)) ?? [];
      if (name !== undefined && !READS.test(value) && isNeverRead(name, program))
        return { name, given: quoted(each.head), line: String(each.line) };
    }
  }
  return undefined;
}

/** What is printed, how often, and how far from the margin. */
export const shownRules: readonly AnswerRule[] = [
  {
    id: 'answers/printed-each-turn',
    text: {
      en: 'Your last line is right: `{given}` on line {line} stands inside the loop, so it prints in every turn, {count} times. Move it to after the loop.',
      hi: 'आपकी आख़िरी पंक्ति सही है: पंक्ति {line} का `{given}` लूप के भीतर है, इसलिए हर चक्कर में छापता है, {count} बार। उसे लूप के बाद रखें।',
    },
    fits: printedEachTurn,
  },
  {
    id: 'answers/one-turn-more',
    text: {
      en: 'All is right up to `{extra}`, which is one too many: with `{condition}` the loop of line {line}, which begins with 0, runs once more than it should. Write `{better}`.',
      hi: '`{extra}` से पहले सब सही है, वही एक ज़्यादा है: 0 से शुरू होने वाला पंक्ति {line} का लूप `{condition}` से एक बार ज़्यादा चलता है। `{better}` लिखें।',
    },
    fits: oneTurnMore,
  },
  {
    id: 'answers/place-from-zero',
    text: {
      en: '`{counter}` counts the places from 0, and the question from 1: `{given}` stands where `{wanted}` is expected. Give `{counter} + 1`.',
      hi: '`{counter}` जगहें 0 से गिनता है, और सवाल 1 से: `{wanted}` की जगह `{given}` है। `{counter} + 1` दें।',
    },
    fits: placeFromZero,
  },
  {
    id: 'answers/leading-spaces',
    text: {
      en: 'Only the spaces before your lines differ: the first lines begin with {given} spaces, and should begin with {wanted}. The loop on line {line} prints them: change how often it runs.',
      hi: 'केवल पंक्तियों से पहले के स्पेस अलग हैं: पहली पंक्तियाँ {given} स्पेस से शुरू होती हैं, और {wanted} से होनी चाहिए। उन्हें पंक्ति {line} का लूप छापता है: वह कितनी बार चलता है, यह बदलें।',
    },
    fits: leadingSpaces,
  },
];

/** Told when nothing more exact is. */
export const neverReadRule: AnswerRule = {
  id: 'answers/never-read',
  text: {
    en: '`{given}` on line {line} keeps a value in `{name}`, and nothing ever uses `{name}`. Did you mean to print it, or to use it where another name stands?',
    hi: 'पंक्ति {line} पर `{given}` से `{name}` में मान रखा जाता है, और `{name}` कहीं काम में नहीं आता। क्या उसे छापना था, या किसी दूसरे नाम की जगह लिखना था?',
  },
  fits: neverRead,
};
