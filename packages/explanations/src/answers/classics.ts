import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { codeOf, linesOf, withoutTexts } from '../code/program.ts';

const LANGUAGES = ['c', 'cpp', 'java', 'js', 'py'] as const;

const bareCode = ({ program }: TakenApart): string => withoutTexts(codeOf(program, ...LANGUAGES));

/** `a = b; b = a;` and `a = b; b = a + b;`: the old value is gone. */
function overwrittenFirst(answer: TakenApart): Values | undefined {
  const found =
    /(?:^|[;{}\n])\s*((\w+(?:\[[^\]=;\n]*\])?) *= *(\w+(?:\[[^\]=;\n]*\])?))\s*[;\n]\s*(\3 *= *(?:\2|\2 *\+ *\3|\3 *\+ *\2))\s*(?:[;\n]|$)/.exec(
      bareCode(answer),
    );
  const [, first, name, , second] = found ?? [];
  if (first === undefined || name === undefined || second === undefined) return undefined;
  return { first, name, second };
}

/** A prime is tried with itself: `i <= n`, `range(2, n + 1)`. Whoever counts divisors may go so far. */
function dividesItself(answer: TakenApart): Values | undefined {
  const code = bareCode(answer);
  const found =
    /\bfor\s*\([^;()]*\b(\w+)\s*=\s*2\s*;\s*\1\s*<=\s*(\w+)\s*;/.exec(code) ??
    /\bfor +(\w+) +in +range\(2, *(\w+) *\+ *1\)/.exec(code);
  const [head = '', divisor, name] = found ?? [];
  if (divisor === undefined || name === undefined) return undefined;
  const body = code.slice(code.indexOf(head) + head.length).replace(/^[^{\n]*\)/, '');
  const isTried = new RegExp(String.raw`\b${name}\s*%\s*${divisor}\s*===?\s*0`).test(body);
  const isCounted = /\+\+|\+=|\b(\w+)\s*=\s*\1\s*\+/.test(body);
  return isTried && !isCounted && /[A-Za-z]/.test(answer.expected.text) ? { name, divisor } : undefined;
}

/** A prime is tried with 1: `i = 1`, `range(1, n)`. Whoever counts divisors may begin so. */
function dividesByOne(answer: TakenApart): Values | undefined {
  const code = bareCode(answer);
  const found =
    /\bfor\s*\([^;()]*\b(\w+)\s*=\s*1\s*;\s*\1\s*<=?\s*(\w+)[^;]*;/.exec(code) ??
    /\bfor +(\w+) +in +range\(1, *(\w+)[^():]*\)/.exec(code);
  const [head = '', divisor, name] = found ?? [];
  if (divisor === undefined || name === undefined) return undefined;
  const body = code.slice(code.indexOf(head) + head.length).replace(/^[^{\n]*\)/, '');
  const isTried = new RegExp(String.raw`\b${name}\s*%\s*${divisor}\s*===?\s*0\s*[):]`).test(body);
  const isCounted = /\+\+|\+=|\b(\w+)\s*=\s*\1\s*\+/.test(body);
  const isAsked = /prime/i.test(`${answer.program?.code ?? ''}${answer.expected.text}`);
  return isTried && !isCounted && isAsked && /[A-Za-z]/.test(answer.expected.text) ? { divisor } : undefined;
}

/** `r = r + d * 10` where the digits are to be turned round. */
function digitsAdded(answer: TakenApart): Values | undefined {
  const digits = wordsOf(answer.input).find((word) => /^\d{2,}$/.test(word));
  const turned = digits && String(Number(Array.from(digits).toReversed().join('')));
  if (turned === undefined || !answer.expected.words.includes(turned)) return undefined;
  const found = /\b(\w+)\s*(?:\+=\s*|=\s*\1\s*\+\s*)\(?(\w+)\s*\*\s*10\b/.exec(bareCode(answer));
  const [, name, digit] = found ?? [];
  return name === undefined || digit === undefined || name === digit ? undefined : { name, digit };
}

/** A number that a loop has divided down to 0 is compared after it. */
function usedUp(answer: TakenApart): Values | undefined {
  const code = bareCode(answer);
  const loops = code.matchAll(/\bwhile\s*\(?\s*(\w+)\s*(?:(?:>|!=)\s*0)?\s*\)?\s*[{:\n]/g);
  for (const { 1: name = '', index } of loops) {
    const divided = new RegExp(
      String.raw`\b${name}\s*(?:\/\/?=|=\s*${name}\s*\/\/?|=\s*(?:int|Math\.floor)\(${name}\s*\/)\s*10\b`,
    );
    const rest = code.slice(index);
    const at = rest.search(divided);
    if (at === -1) continue;
    const compared = new RegExp(String.raw`\b(?:${name}\s*===?\s*(?!0\b)\w+|\w+\s*===?\s*${name})\b`);
    const [given] = compared.exec(rest.slice(at)) ?? [];
    if (given !== undefined) return { name, given };
  }
  return undefined;
}

/** Every fourth century is a leap year. */
function centuriesLeftOut(answer: TakenApart): Values | undefined {
  const code = bareCode(answer);
  const asks = /%\s*4\b/.test(code) && /%\s*100\b/.test(code) && !/%\s*400\b/.test(code);
  return asks && /\b\d{2}00\b/.test(answer.input) ? {} : undefined;
}

const CHARACTER_OF: Readonly<Record<string, string>> = {
  c: '%c',
  cpp: '(char)(…)',
  java: '(char)(…)',
  py: 'chr(…)',
};
const NUMBER_OF: Readonly<Record<string, string>> = {
  c: '%d',
  cpp: '(int)(…)',
  java: '(int)(…)',
  py: 'ord(…)',
};

/** The first word that differs is a character on one side and its number on the other. */
function characterAndNumber(
  { program, expected, actual }: TakenApart,
  [character, number]: readonly ['wanted' | 'given', 'wanted' | 'given'],
  ways: Readonly<Record<string, string>>,
): Values | undefined {
  const at = expected.words.findIndex((word, index) => word !== actual.words[index]);
  const pair = { wanted: expected.words[at] ?? '', given: actual.words[at] ?? '' };
  const way = ways[program?.key ?? ''];
  const isPair = /^[^\d\s]$/.test(pair[character]) && pair[number] === String(pair[character].codePointAt(0));
  return isPair && way !== undefined ? { ...pair, way } : undefined;
}

/** `sum += s.charAt(i)` adds 48 more for each digit. */
function digitsAsCharacters({ program, input, expected, actual }: TakenApart): Values | undefined {
  const code = codeOf(program, 'c', 'cpp', 'java');
  const [, given] = /\+=?\s*(\w+\.charAt\(\w+\)|\w+\[\w+\])\s*;/.exec(code) ?? [];
  const digits = wordsOf(input).find((word) => /^\d+$/.test(word))?.length ?? 0;
  const more = Number(actual.text) - Number(expected.text);
  return given !== undefined && digits > 0 && more === 48 * digits ? { given } : undefined;
}

/** Numbers of Python that were never made of the texts that were read. */
function textsCompared({ program, input }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py');
  const code = lines.join('\n');
  const texts = lines.flatMap((line) => {
    const [, names = ''] =
      /^\s*([\w, ]+?) *= *input\([^()]*\)(?:\.(?:strip|split)\([^()]*\))*$/.exec(line) ?? [];
    return names.split(',').map((name) => name.trim());
  });
  const isText = (name: string | undefined): name is string =>
    name !== undefined &&
    texts.includes(name) &&
    !new RegExp(String.raw`\b(?:int|float)\(${name}\)`).test(code);
  if (!wordsOf(input).some((word) => /^-?\d+(?:\.\d+)?$/.test(word))) return undefined;
  for (const [, given, left, right] of code.matchAll(/\b((\w+) *[<>]=? *(\w+))\b/g)) {
    if (given !== undefined && isText(left) && isText(right)) return { given, left, right };
  }
  return undefined;
}

/** `a == b` of two arrays of characters in C. */
function arraysCompared({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'c'));
  const arrays = [...code.matchAll(/\bchar\b([^;()]*)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/(\w+)\s*\[/g)].map(([, name]) => name),
  );
  for (const [, given, left, right] of code.matchAll(/\b((\w+)\s*[=!]=\s*(\w+))\b(?!\s*\[)/g)) {
    if (
      given !== undefined &&
      left !== undefined &&
      right !== undefined &&
      arrays.includes(left) &&
      arrays.includes(right)
    )
      return { given, left, right };
  }
  for (const [given, left = '', right = ''] of codeOf(program, 'c').matchAll(
    /\b(\w+)\s*[=!]=\s*("[^"\n]*")/g,
  )) {
    if (arrays.includes(left)) return { given, left, right };
  }
  return undefined;
}

/** `sizeof s` for the length of a text. */
function sizeForLength({ program, input, expected, actual }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'c', 'cpp'));
  for (const [, given = '', name = ''] of code.matchAll(/\b(sizeof\s*\(?\s*(\w+)\s*\)?)/g)) {
    const [, size] = new RegExp(String.raw`\bchar\s+${name}\s*\[(\d+)\]`).exec(code) ?? [];
    const isLength = wordsOf(input).some((word) => String(word.length) === expected.text);
    if (size !== undefined && actual.text === size && isLength) return { given, name, size };
  }
  return undefined;
}

/** Told before what the outputs look like: the program shows it exactly. */
export const exactClassicRules: readonly AnswerRule[] = [
  {
    id: 'answers/overwritten-first',
    text: {
      en: '`{first}` gives `{name}` a new value, and `{second}` then uses that one. Keep the old value in another variable first, as in `old = {name}`.',
      hi: '`{first}` से `{name}` का मान बदल जाता है, और `{second}` उसी नए मान को लेता है। पुराना मान पहले दूसरे वेरिएबल में रखें, जैसे `old = {name}`।',
    },
    fits: overwrittenFirst,
  },
  {
    id: 'answers/texts-compared',
    text: {
      en: '`{left}` and `{right}` are texts, so `{given}` compares them letter by letter: "10" comes before "9". Make numbers of them with `int(…)`.',
      hi: '`{left}` और `{right}` टेक्स्ट हैं, इसलिए `{given}` उन्हें अक्षर-अक्षर मिलाता है: "10" "9" से पहले आता है। `int(…)` से उन्हें संख्या बनाएँ।',
    },
    fits: textsCompared,
  },
  {
    id: 'answers/arrays-compared',
    text: {
      en: '`{given}` compares where the two arrays are, not their letters. Compare with `strcmp({left}, {right})`, which is 0 when they are the same; it needs `#include <string.h>`.',
      hi: '`{given}` यह देखता है कि दोनों array कहाँ हैं, उनके अक्षर नहीं। `strcmp({left}, {right})` से मिलाएँ, जो बराबर होने पर 0 देता है; उसके लिए `#include <string.h>` चाहिए।',
    },
    fits: arraysCompared,
  },
];

/** Slips in the tasks that every first course sets: told when the outputs alone say nothing. */
export const classicRules: readonly AnswerRule[] = [
  {
    id: 'answers/divides-itself',
    text: {
      en: 'The loop also divides `{name}` by itself, which always leaves 0. Let it stop before that, with `{divisor}` less than `{name}`.',
      hi: 'लूप `{name}` को उसी से भी भाग देता है, और तब शेष हमेशा 0 होता है। उसे पहले ही रोकें: `{divisor}` हमेशा `{name}` से छोटा रहे।',
    },
    fits: dividesItself,
  },
  {
    id: 'answers/divides-by-one',
    text: {
      en: 'The loop begins with 1, and 1 divides every number without a rest. Let `{divisor}` begin with 2.',
      hi: 'लूप 1 से शुरू होता है, और 1 हर संख्या को पूरा काटता है। `{divisor}` को 2 से शुरू करें।',
    },
    fits: dividesByOne,
  },
  {
    id: 'answers/digits-added',
    text: {
      en: 'To put `{digit}` behind the digits that are there already, multiply those by 10: `{name} = {name} * 10 + {digit}`.',
      hi: 'पहले से बने अंकों के पीछे `{digit}` लगाने के लिए उन्हीं को 10 से गुणा करें: `{name} = {name} * 10 + {digit}`।',
    },
    fits: digitsAdded,
  },
  {
    id: 'answers/used-up',
    text: {
      en: 'The loop divides `{name}` until it is 0, so `{given}` compares with 0. Keep its first value in another variable before the loop, and compare with that.',
      hi: 'लूप `{name}` को भाग देते-देते 0 कर देता है, इसलिए `{given}` की तुलना 0 से होती है। उसका पहला मान लूप से पहले दूसरे वेरिएबल में रखें, और उसी से मिलाएँ।',
    },
    fits: usedUp,
  },
  {
    id: 'answers/centuries-left-out',
    text: {
      en: 'A year that 400 divides is a leap year, though 100 divides it too. Add that case: `% 400`.',
      hi: 'जो वर्ष 400 से कटता है वह leap year है, भले ही 100 से भी कटे। यह मामला जोड़ें: `% 400`।',
    },
    fits: centuriesLeftOut,
  },
  {
    id: 'answers/number-of-character',
    text: {
      en: '`{given}` is the number of the character `{wanted}`. To print the character use `{way}`.',
      hi: '`{given}` चिह्न `{wanted}` की संख्या है। चिह्न ही छापने के लिए `{way}` लिखें।',
    },
    fits: (answer) => characterAndNumber(answer, ['wanted', 'given'], CHARACTER_OF),
  },
  {
    id: 'answers/character-for-its-number',
    text: {
      en: '`{given}` is printed as a character, and its number `{wanted}` is expected. To print the number use `{way}`.',
      hi: '`{given}` चिह्न के रूप में छपा है, और उसकी संख्या `{wanted}` चाहिए। संख्या छापने के लिए `{way}` लिखें।',
    },
    fits: (answer) => characterAndNumber(answer, ['given', 'wanted'], NUMBER_OF),
  },
  {
    id: 'answers/digits-as-characters',
    text: {
      en: "`{given}` is a character, and `'1'` counts as 49 when it is added. Subtract `'0'` to get the digit: `{given} - '0'`.",
      hi: "`{given}` एक चिह्न है, और जोड़ने पर `'1'` 49 गिना जाता है। अंक पाने के लिए `'0'` घटाएँ: `{given} - '0'`।",
    },
    fits: digitsAsCharacters,
  },
  {
    id: 'answers/size-for-length',
    text: {
      en: '`{given}` is {size}, the room in the array, not the length of the text in it. Write `strlen({name})`, with `#include <string.h>`.',
      hi: '`{given}` {size} है, यानी array में कुल जगह, उसमें रखे टेक्स्ट की लंबाई नहीं। `#include <string.h>` के साथ `strlen({name})` लिखें।',
    },
    fits: sizeForLength,
  },
];
