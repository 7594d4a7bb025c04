import type { Statement } from '../code/statement.ts';
import {
  bodyOf,
  everyList,
  everyLoop,
  everyNest,
  firstCondition,
  firstText,
  plainly,
} from '../code/statements.ts';
import { bareCode, indentOf, linesOf } from '../code/program.ts';
import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';

const mentions = (name: string, text: string): boolean =>
  new RegExp(String.raw`(?<![\w.])${name}\b`).test(text);

const counterOf = ({ head }: Statement): string => /^(?:(?:int|long)\s+)?(\w+)/.exec(head)?.[1] ?? '';

/** `for (i = pos; i < n; i++) a[i + 1] = a[i];` carries one value along. */
function shiftedOver({ program }: TakenApart): Values | undefined {
  for (const loop of everyLoop(program)) {
    const [only] = bodyOf(loop);
    const counter = counterOf(loop);
    const [, name, to = '', from = ''] =
      /^(\w+)\s*\[([^\]]+)\]\s*=\s*\1\s*\[([^\]]+)\]$/.exec(plainly(only)) ?? [];
    const places = [to, from].map((each) => each.replaceAll(/\s/g, ''));
    const isUp = places.join() === `${counter}+1,${counter}` || places.join() === `${counter},${counter}-1`;
    const goesUp = /;[^;]*\+\+[^;]*$|\+=\s*1$|^\w+ +in +range\([^,()]+(?:,[^,()]+)?\)$/.test(loop.head);
    if (name !== undefined && isUp && goesUp && bodyOf(loop).length === 1)
      return { given: plainly(only), name, counter, line: String(loop.line) };
  }
  return undefined;
}

/** `r = b * b;` as all that a loop repeats: the same in every turn. */
function sameEachTurn({ program }: TakenApart): Values | undefined {
  for (const loop of everyLoop(program)) {
    const [only] = bodyOf(loop);
    const counter = counterOf(loop);
    const given = plainly(only);
    const [, name, value = ''] = /^([A-Za-z_]\w*)\s*=\s*([\w\s*+.-]+)$/.exec(given) ?? [];
    const isSame =
      name !== undefined && /[*+-]/.test(value) && !mentions(name, value) && !mentions(counter, value);
    if (isSame && loop.kind === 'for' && bodyOf(loop).length === 1)
      return { given, name, counter, line: String(loop.line) };
  }
  return undefined;
}

type Setting = {
  readonly asked: string;
  readonly sign: string;
  readonly limit: number;
  readonly name: string;
  readonly condition: string;
};

const COMPARED = /^\(?\s*(\w+)\s*([<>])=?\s*(-?\d+(?:\.\d+)?)\s*\)?$/;

/** What an `if` without `else` asks of one name, and which other name it then sets. */
function settingOf(statement: Statement | undefined): Setting | undefined {
  if (statement?.kind !== 'if' || statement.branches.length > 1) return undefined;
  const condition = firstCondition(statement);
  const [, asked = '', sign = '', limit] = COMPARED.exec(condition) ?? [];
  const [, name = ''] = /^(\w+)\s*=(?!=)[^=;\n]*;?\s*$/.exec(firstText(statement).trim()) ?? [];
  return asked === '' || name === '' || asked === name
    ? undefined
    : { asked, sign, limit: Number(limit), name, condition };
}

/** Whether the second is true wherever the first is, and sets the same name. */
const coversFirst = (first: Setting, second: Setting): boolean =>
  first.name === second.name &&
  first.asked === second.asked &&
  first.sign === second.sign &&
  (first.sign === '>' ? first.limit > second.limit : first.limit < second.limit);

/** `if (m >= 90) g = 'A'; if (m >= 75) g = 'B';`: the last that is true wins. */
function lastIfWins({ program }: TakenApart): Values | undefined {
  for (const list of program ? everyList(program) : []) {
    for (const at of list.keys()) {
      const [first, second] = [settingOf(list[at]), settingOf(list[at + 1])];
      if (!first || !second || !coversFirst(first, second)) continue;
      const word = program?.key === 'py' ? 'elif' : 'else if';
      return { first: first.condition, second: second.condition, name: first.name, word };
    }
  }
  return undefined;
}

/** `i + j == n` for the second diagonal. */
function diagonalBeside({ program }: TakenApart): Values | undefined {
  for (const nest of everyNest(program)) {
    const [first, second] = nest.map(counterOf);
    const [, stop] =
      /=\s*0\s*;\s*\w+\s*<\s*(\w+)\s*;|\brange\((\w+)\)/.exec(nest[0].head)?.filter(Boolean) ?? [];
    if (stop === undefined) continue;
    const sum = new RegExp(
      String.raw`\b(?:${first}\s*\+\s*${second}|${second}\s*\+\s*${first})\s*==\s*${stop}\b(?!\s*-)`,
    );
    const [given] = sum.exec(nest[1].text) ?? [];
    if (given !== undefined) return { given, better: `${given} - 1`, stop };
  }
  return undefined;
}

/** The head of what has one statement on the next line in place of a block. */
function bareHead({ kind, head, line, branches }: Statement, lines: readonly string[]): string | undefined {
  const [only] = branches[0]?.body ?? [];
  if (kind === 'plain' || kind === 'other' || branches.length > 1 || !only || only.line === line)
    return undefined;
  const isBlock = lines
    .slice(line - 1, only.line)
    .join('\n')
    .includes('{');
  return isBlock ? undefined : `${kind} (${kind === 'if' ? (branches[0]?.condition ?? '') : head})`;
}

/** A line without braces that is indented as if it belonged to the loop above. */
function bracesMissing({ program }: TakenApart): Values | undefined {
  if (!program || program.key === 'py') return undefined;
  const lines = linesOf(program, 'java', 'c', 'cpp');
  const indent = (line = 0): number => indentOf(lines[line - 1] ?? '');
  for (const list of everyList(program)) {
    for (const [at, statement] of list.entries()) {
      const next = list[at + 1];
      const given = next ? bareHead(statement, lines) : undefined;
      const inner = indent(bodyOf(statement)[0]?.line);
      const isWithin =
        next && next.line > statement.end && indent(next.line) === inner && inner > indent(statement.line);
      if (isWithin && given !== undefined)
        return { given, line: String(statement.line), next: String(next.line) };
    }
  }
  return undefined;
}

/** Whether the last number of an input was printed, where their sum is expected. */
function isLastForSum({ input, expected, actual }: TakenApart): boolean {
  const numbers = wordsOf(input).map(Number);
  const all = numbers[0] === numbers.length - 1 ? numbers.slice(1) : numbers;
  const sum = all.reduce((total, each) => total + each, 0);
  return (
    expected.text !== actual.text && Number(actual.text) === numbers.at(-1) && Number(expected.text) === sum
  );
}

/** `s = int(input())` in a loop that should gather: each value takes the place of the one before. */
function replacedEachTime(answer: TakenApart): Values | undefined {
  const { program } = answer;
  for (const loop of everyLoop(isLastForSum(answer) ? program : undefined)) {
    for (const given of bodyOf(loop).map(plainly)) {
      const [, name = '', value = ''] = /^([A-Za-z_]\w*)\s*=\s*([^=].*)$/.exec(given) ?? [];
      const emptied = new RegExp(String.raw`\b${name}\s*=\s*0(?:\.0)?\s*[;,\n]`);
      const places = [...firstText(loop).matchAll(new RegExp(String.raw`\b${name}\b`, 'g'))];
      if (name !== '' && places.length === 1 && program && emptied.test(bareCode(program)))
        return { given, name, better: `${name} += ${value}` };
    }
  }
  return undefined;
}

/** The value that ends the input is counted before it is asked for. */
function endCounted({ program }: TakenApart): Values | undefined {
  for (const { kind, head, ...loop } of everyLoop(program)) {
    const body = /^(?:True|true|1)$/.test(kind === 'while' ? head : '')
      ? bodyOf({ kind, head, ...loop })
      : [];
    const at = body.findIndex((each) => each.kind === 'if' && /^\s*break\b/.test(firstText(each)));
    const end = body[at];
    const [, name, value] = /^\(?\s*(\w+)\s*==\s*(-?\d+)\s*\)?$/.exec(end ? firstCondition(end) : '') ?? [];
    const counted = body.slice(0, Math.max(0, at)).find((each) => /^\w+\s*(?:\+\+|\+=)/.test(plainly(each)));
    if (end && counted && name !== undefined && value !== undefined)
      return { given: plainly(counted), value, condition: `${name} == ${value}`, line: String(end.line) };
  }
  return undefined;
}

/** Which elements move, and which statement belongs to which. */
export const moveRules: readonly AnswerRule[] = [
  {
    id: 'answers/shifted-over',
    text: {
      en: 'The loop of line {line} goes upwards, so `{given}` overwrites each element before it has been moved on, and one value is copied along. Let `{counter}` go from the end downwards.',
      hi: 'पंक्ति {line} का लूप ऊपर की ओर चलता है, इसलिए `{given}` हर मान को खिसकाने से पहले ही मिटा देता है, और एक ही मान आगे copy होता जाता है। `{counter}` को अंत से नीचे की ओर चलाएँ।',
    },
    fits: shiftedOver,
  },
  {
    id: 'answers/same-each-turn',
    text: {
      en: '`{given}` gives `{name}` the same value in every turn of the loop on line {line}, because neither `{name}` nor `{counter}` is on its right side. Build on the value before, as in `{name} = {name} * …`.',
      hi: '`{given}` पंक्ति {line} के लूप के हर चक्कर में `{name}` को वही मान देता है, क्योंकि उसके दाईं ओर न `{name}` है न `{counter}`। पिछले मान से आगे बढ़ें, जैसे `{name} = {name} * …`।',
    },
    fits: sameEachTurn,
  },
  {
    id: 'answers/last-if-wins',
    text: {
      en: 'Where `{first}` is true, `{second}` is true as well and sets `{name}` once more, so the last one wins. Write `{word}` for every `if` after the first.',
      hi: 'जहाँ `{first}` सच है वहाँ `{second}` भी सच है और `{name}` को फिर बदल देता है, इसलिए आख़िरी वाला रह जाता है। पहले के बाद हर `if` की जगह `{word}` लिखें।',
    },
    fits: lastIfWins,
  },
  {
    id: 'answers/diagonal-beside',
    text: {
      en: 'Rows and columns count from 0 to `{stop} - 1`, so on the second diagonal their sum is `{stop} - 1`, not `{stop}`. Write `{better}`.',
      hi: 'पंक्तियाँ और स्तंभ 0 से `{stop} - 1` तक गिने जाते हैं, इसलिए दूसरे विकर्ण पर उनका योग `{stop} - 1` होता है, `{stop}` नहीं। `{better}` लिखें।',
    },
    fits: diagonalBeside,
  },
  {
    id: 'answers/braces-missing',
    text: {
      en: 'Without `{ }` only one line belongs to `{given}` on line {line}; line {next} is indented like it, but runs once, after it. Put `{ }` around both.',
      hi: '`{ }` के बिना पंक्ति {line} के `{given}` में केवल एक पंक्ति आती है; पंक्ति {next} का इंडेंट वैसा ही है, पर वह उसके बाद एक बार चलती है। दोनों के चारों ओर `{ }` लगाएँ।',
    },
    fits: bracesMissing,
  },
  {
    id: 'answers/end-counted',
    text: {
      en: '`{given}` stands before the check `{condition}` on line {line}, so the {value} that only ends the input is counted as well. Check right after reading, and count after the check.',
      hi: '`{given}` पंक्ति {line} की जाँच `{condition}` से पहले है, इसलिए {value}, जो केवल इनपुट का अंत बताता है, वह भी गिना जाता है। पढ़ते ही जाँचें, और जाँच के बाद गिनें।',
    },
    fits: endCounted,
  },
];

/** Told when the rows of loops say nothing. */
export const replacedRule: AnswerRule = {
  id: 'answers/replaced-each-time',
  text: {
    en: '`{given}` in the loop replaces what `{name}` held, so only the last value is left. To add it write `{better}`.',
    hi: 'लूप में `{given}` `{name}` का पुराना मान मिटा देता है, इसलिए केवल आख़िरी मान बचता है। जोड़ने के लिए `{better}` लिखें।',
  },
  fits: replacedEachTime,
};
