import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { blockOf, codeOf, firstMatch, indentOf, linesOf, withoutTexts } from '../code/program.ts';

type Choice = {
  readonly given: string;
  readonly name: string;
  readonly sign: string;
  readonly value: number;
};

const CONDITION =
  /^\s*(?:\}\s*)?(?:(?<more>else\s+if|elif)|if)\s*\(?\s*(?<given>(?<name>\w+)\s*(?:(?<sign>>=?|<=?)\s*(?<value>-?\d+(?:\.\d+)?)|%\s*(?<divisor>\d+)\s*==\s*0))\s*[):]/;

function choiceOf({
  name = '',
  sign = '',
  value,
  divisor,
  given = '',
}: Record<string, string | undefined>): Choice {
  return { given, name, sign: divisor === undefined ? sign.charAt(0) : '%', value: Number(divisor ?? value) };
}

/** Whether whatever fulfils the second has fulfilled the first. */
function isWithin(second: Choice, first: Choice): boolean {
  if (second.name !== first.name || second.sign !== first.sign) return false;
  if (second.sign === '%') return second.value % first.value === 0;
  return second.sign === '>' ? second.value > first.value : second.value < first.value;
}

/** `if (m >= 40) … else if (m >= 90)`: the second is never asked where it would be true. */
function neverReached({ program }: TakenApart): Values | undefined {
  const chains = new Map<number, Choice[]>();
  for (const line of linesOf(program, 'c', 'cpp', 'java', 'js', 'py')) {
    const groups = CONDITION.exec(line)?.groups;
    if (/^\s*if\b/.test(line)) chains.delete(indentOf(line));
    if (!groups || /\b(?:and|or)\b|&&|\|\|/.test(line)) continue;
    const choice = choiceOf(groups);
    const chain = chains.get(indentOf(line)) ?? [];
    const first = groups['more'] === undefined ? undefined : chain.find((each) => isWithin(choice, each));
    if (first) return { given: choice.given, first: first.given };
    chains.set(indentOf(line), groups['more'] === undefined ? [choice] : [...chain, choice]);
  }
  return undefined;
}

/** `x == 1 or 2`, `c == 'a' || 'e'`: what stands alone is true. */
function alwaysTrue({ program }: TakenApart): Values | undefined {
  const found =
    /\b((\w+) *== *[\w.'"]+ +or +(?:[1-9]\d*|"[^"\n]+"|'[^'\n]+'))(?= *(?::|\)|or\b|and\b))/.exec(
      codeOf(program, 'py'),
    ) ??
    /((\b\w+(?:\[\w+\])?) *== *(?:'[^'\n]+'|\w+) *\|\| *(?:'[^'\n]+'|[1-9]\d*))(?= *(?:\)|\|\||&&))/.exec(
      codeOf(program, 'c', 'cpp', 'js'),
    );
  const [, given, name] = found ?? [];
  if (given === undefined || name === undefined) return undefined;
  return { given, name, or: program?.key === 'py' ? 'or' : '||' };
}

/** `a == b == c`, `0 < x < 10`: Python alone reads it as it is meant. */
function chained({ program }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'c', 'cpp', 'js').map(withoutTexts);
  const [, given, left, first, middle, second, right] =
    firstMatch(lines, /\b(?:if|while) *\([^;{}]*?\b((\w+) *(==|<=?|>=?) *(\w+) *(==|<=?|>=?) *(\w+))\b/) ??
    [];
  if (given === undefined || middle === undefined || /[<>]/.test(first ?? '') !== /[<>]/.test(second ?? ''))
    return undefined;
  return { given, better: `${left} ${first} ${middle} && ${middle} ${second} ${right}` };
}

/** `if (ok = true)`, which javac lets through. */
function givenInCondition({ program }: TakenApart): Values | undefined {
  const [, given, name] =
    /\b(?:if|while)\s*\(\s*((\w+)\s*=\s*(?:true|false))\s*\)/.exec(codeOf(program, 'java', 'js')) ?? [];
  return given === undefined || name === undefined ? undefined : { given, name };
}

/** `prime(n) == "True"`: the word in quotation marks is a text. */
function truthInQuotes({ program, input }: TakenApart): Values | undefined {
  const code = codeOf(program, 'py');
  const [, word] = /[=!]= *["'](True|False)["']/.exec(code) ?? [];
  const isTruth = /(?:return|=) *(?:True|False)\b/.test(code);
  return word === undefined || !isTruth || /True|False/.test(input) ? undefined : { word };
}

/** `n = input()` and then `n == 5`. */
function textNeverNumber({ program }: TakenApart): Values | undefined {
  const code = codeOf(program, 'py');
  const read = [...code.matchAll(/^\s*(\w+) *= *input\([^()]*\)(?:\.(?:strip|split)\(\))?$/gm)].flatMap(
    ([, name = '']) => [
      name,
      ...[...code.matchAll(/\bfor (\w+) in (\w+):/g)].map(([, each = '', of]) => (of === name ? each : '')),
    ],
  );
  for (const name of read.filter(Boolean)) {
    const isTurned = new RegExp(String.raw`\b${name} *= *(?:int|float|eval|list|map)\b`).test(code);
    const [, given] =
      new RegExp(String.raw`\b(${name} *[=!]= *-?\d+)(?= *(?::|\)|and\b|or\b))`).exec(code) ?? [];
    if (given !== undefined && !isTurned) return { given, name };
  }
  return undefined;
}

/** A function of Python that returns `False` in some cases and nothing in the others, and is asked in a condition. */
function neverTrue({ program }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py');
  for (const [at, line] of lines.entries()) {
    const [, name] = /^\s*def +(\w+) *\(/.exec(line) ?? [];
    if (name === undefined) continue;
    const returns = blockOf(lines, at).filter((each) => /\breturn\b/.test(each));
    const isAsked = lines.some((each) => new RegExp(String.raw`\bif +(?:not +)?\w*\.?${name}\(`).test(each));
    if (isAsked && returns.length > 0 && returns.every((each) => /\breturn +False$/.test(each)))
      return { name };
  }
  return undefined;
}

/** Conditions that ask for something else than their reader thinks. */
export const choiceRules: readonly AnswerRule[] = [
  {
    id: 'answers/branch-never-reached',
    text: {
      en: '`{given}` is never reached: wherever it is true, `{first}` above it is true already, and that branch is taken. Check `{given}` first.',
      hi: '`{given}` तक बात कभी नहीं पहुँचती: जहाँ वह सच है वहाँ उससे ऊपर का `{first}` पहले ही सच है, और वही भाग चलता है। पहले `{given}` जाँचें।',
    },
    fits: neverReached,
  },
  {
    id: 'answers/always-true',
    text: {
      en: '`{given}` is always true, because what stands alone after `{or}` counts as true. Write `{name} ==` on each side of `{or}`.',
      hi: '`{given}` हमेशा सच है, क्योंकि `{or}` के बाद जो अकेला है वह सच माना जाता है। `{or}` की हर ओर `{name} ==` लिखें।',
    },
    fits: alwaysTrue,
  },
  {
    id: 'answers/chained',
    text: {
      en: '`{given}` compares what the first comparison gives, 1 or 0, with the last value. Write `{better}`.',
      hi: '`{given}` पहली तुलना के परिणाम, 1 या 0, को आख़िरी मान से मिलाता है। `{better}` लिखें।',
    },
    fits: chained,
  },
  {
    id: 'answers/given-in-condition',
    text: {
      en: '`{given}` with a single `=` puts that value into `{name}` instead of comparing. Write `==`.',
      hi: 'अकेले `=` वाला `{given}` तुलना नहीं करता, `{name}` में वह मान रख देता है। `==` लिखें।',
    },
    fits: givenInCondition,
  },
  {
    id: 'answers/truth-in-quotes',
    text: {
      en: '`"{word}"` in quotation marks is a text, and `{word}` without them is not equal to it. Leave out the quotation marks, or the comparison.',
      hi: 'उद्धरण-चिह्नों में `"{word}"` टेक्स्ट है, और बिना उनके `{word}` उसके बराबर नहीं। उद्धरण-चिह्न हटाएँ, या तुलना।',
    },
    fits: truthInQuotes,
  },
  {
    id: 'answers/never-true',
    text: {
      en: '`{name}` returns `False` in some cases and nothing in the others, which counts as false too. Write `return True` at its end.',
      hi: '`{name}` कुछ मामलों में `False` लौटाता है और बाक़ी में कुछ नहीं, जो झूठ ही माना जाता है। उसके अंत में `return True` लिखें।',
    },
    fits: neverTrue,
  },
  {
    id: 'answers/text-never-number',
    text: {
      en: '`input()` gives a text, and a text is never equal to a number, so `{given}` does not compare numbers. Turn `{name}` into one with `int(…)`.',
      hi: '`input()` टेक्स्ट देता है, और टेक्स्ट किसी संख्या के बराबर नहीं होता, इसलिए `{given}` संख्याओं की तुलना नहीं करता। `{name}` को `int(…)` से संख्या बनाएँ।',
    },
    fits: textNeverNumber,
  },
];
