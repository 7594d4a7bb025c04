import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { closingOf, codeOf, linesOf, withoutTexts } from '../code/program.ts';

const PRINTS = /\b(?:print\w*|puts|putchar|write|cout|format|log|join|fput\w*)\b/;
const LANGUAGES = ['c', 'cpp', 'java', 'js', 'py'] as const;

/** What prints in each language, and how a beginner writes it. */
function printingOf(key: string): string {
  if (key === 'py') return 'print(…)';
  if (key === 'java') return 'System.out.println(…)';
  if (key === 'js') return 'console.log(…)';
  return key === 'c' ? 'printf(…)' : 'cout << …';
}

function nothingPrints({ program, actual }: TakenApart): Values | undefined {
  const code = codeOf(program, ...LANGUAGES);
  if (!program || actual.text !== '' || PRINTS.test(code) || code.includes('stdout')) return undefined;
  return { way: printingOf(program.key) };
}

/** `cerr` and `System.err` are read by nobody. */
function printedAsError({ program, actual }: TakenApart): Values | undefined {
  const code = codeOf(program, ...LANGUAGES);
  const [sign] = /\bSystem\.err\b|\bcerr\b|\bstderr\b|\bconsole\.error\b/.exec(code) ?? [];
  const isOther = /\bSystem\.out\b|\bcout\b|\bprintf\b|\bprint\s*\((?![^)]*stderr)|\bconsole\.log\b/.test(
    code,
  );
  if (!program || actual.text !== '' || sign === undefined || isOther) return undefined;
  return { sign, way: printingOf(program.key) };
}

/** A variable whose name is printed as a word, and whose value is never printed. */
function nameAmongTexts({ program, input, expected, actual }: TakenApart): Values | undefined {
  const lines = linesOf(program, ...LANGUAGES);
  const bare = lines.map(withoutTexts);
  if (ASKS.test(actual.text)) return undefined;
  const known = new Set([...expected.words, ...wordsOf(input)]);
  for (const word of actual.words.flatMap((each) => each.match(/[A-Za-z_]\w*/) ?? [])) {
    if (known.has(word) || expected.text.includes(word)) continue;
    const name = new RegExp(String.raw`\b${word}\b`);
    const isSet = bare.some((line) => new RegExp(String.raw`\b${word}\s*(?:[-+*]?=(?!=)|[;,\[])`).test(line));
    const isQuoted = lines.some(
      (line, at) => PRINTS.test(line) && name.test(line) && !name.test(bare[at] ?? ''),
    );
    const isPrinted = bare.some((line) => PRINTS.test(line) && name.test(line));
    if (isSet && isQuoted && !isPrinted) return { name: word };
  }
  return undefined;
}

/** Words that ask for a value, and are no value that was meant to be printed. */
const ASKS = /\b(?:enter|input|please|type|give)\b/i;

const TYPE = String.raw`(?:int|long|double|float|char|boolean|bool|String|string|std::string|long long)`;

/** How many `{` are open before each line. */
function depths(lines: readonly string[]): readonly number[] {
  let depth = 0;
  return lines.map((line) => {
    const before = depth;
    for (const sign of withoutTexts(line).match(/[{}]/g) ?? []) depth += sign === '{' ? 1 : -1;
    return before;
  });
}

/** `int balance = …` within a class that has a field of this name. */
function fieldHidden({ program }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'java', 'cpp');
  const deep = depths(lines);
  const field = new RegExp(
    String.raw`^\s*(?:(?:private|public|protected|static)\s+)*${TYPE}\s+(\w+)\s*(?:=[^;]*)?;`,
  );
  const fields = new Set(lines.flatMap((line, at) => (deep[at] === 1 ? (field.exec(line)?.[1] ?? []) : [])));
  const local = new RegExp(String.raw`^\s*(\w+\s*\([^()]*\)\s*\{)?\s*(${TYPE})\s+(\w+)\s*=[^=]`);
  for (const [at, line] of lines.entries()) {
    const [, head, type, name] = local.exec(line) ?? [];
    const depth = (deep[at] ?? 0) + (head === undefined ? 0 : 1);
    if (type === undefined || name === undefined || depth < 2 || !fields.has(name)) continue;
    if (isInClass(lines, { at, deep, name })) return { type, name };
  }
  return undefined;
}

type Place = { readonly at: number; readonly deep: readonly number[]; readonly name: string };

/** Whether the last class that begins before a line has a field of this name. */
function isInClass(lines: readonly string[], { at, deep, name }: Place): boolean {
  const code = lines.join('\n');
  const place = lines.slice(0, at).join('\n').length;
  const start = [...code.slice(0, place).matchAll(/\b(?:class|struct)\s+\w+[^{;]*\{/g)].at(-1);
  if (!start) return false;
  const open = start.index + start[0].length - 1;
  const end = closingOf(code, open);
  const isField = new RegExp(
    String.raw`^\s*(?:(?:private|public|protected|static)\s+)*${TYPE}\s+${name}\s*(?:=[^;\n]*)?;`,
  );
  const [first, last] = [open, end].map((each) => code.slice(0, each).split('\n').length);
  const fields = lines.slice(first, last).filter((_, index) => deep[(first ?? 0) + index] === 1);
  return (
    end > place &&
    fields.some((line) => isField.test(line)) &&
    !/\bmain\s*\(/.test(lines.slice(0, at).findLast((line) => /\)\s*\{/.test(line)) ?? '')
  );
}

/** A function without a result that changes only the copies it was given. */
function onlyCopies({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'c', 'cpp', 'java'));
  const head = new RegExp(String.raw`\bvoid\s+(\w+)\s*\(((?:\s*${TYPE}\s+\w+\s*,?)+)\)\s*\{`, 'g');
  for (const { 0: all, 1: name = '', 2: given = '', index } of code.matchAll(head)) {
    const open = index + all.length - 1;
    const body = code.slice(open, closingOf(code, open));
    const names = given.split(',').map((each) => /\w+\s*$/.exec(each)?.[0].trim() ?? '');
    const set = [
      ...body.matchAll(/(?:^|[;{}])\s*(?:[\w:]+\s+)?([\w.[\]>-]+)\s*(?:[-+*/%]?=(?!=)|\+\+|--)/g),
    ].map(([, each = '']) => each);
    const declared = new Set(
      [...body.matchAll(new RegExp(String.raw`${TYPE}\s+(\w+)`, 'g'))].map(([, each]) => each),
    );
    const changed = names.find((each) => set.includes(each));
    const isAll = set.every((each) => names.includes(each) || declared.has(each));
    if (changed !== undefined && isAll && !/\w\s*\(|<</.test(body)) return { name, changed };
  }
  return undefined;
}

/** The word for nothing, printed. */
function nullPrinted({ program, expected, actual }: TakenApart): Values | undefined {
  const code = codeOf(program, 'java');
  const isPrinted = actual.text.includes('null') && !expected.text.includes('null');
  return code !== '' && isPrinted && !code.includes('"null"') ? {} : undefined;
}

/** Numbers with a point for a program that knows whole numbers alone. */
function fractionForWhole({ program, input }: TakenApart): Values | undefined {
  const code = codeOf(program, 'c', 'cpp');
  const given = wordsOf(input).find((word) => /^-?\d+\.\d*[1-9]\d*$/.test(word));
  if (given === undefined || !/\bint\b/.test(code) || /double|float|string|char|auto/.test(code))
    return undefined;
  return /cin\s*>>|scanf/.test(code) ? { given, whole: given.replace(/\..*/, '') } : undefined;
}

/** `char a; cin >> a;` for numbers. */
function characterForNumber({ program, input }: TakenApart): Values | undefined {
  const code = codeOf(program, 'cpp');
  if (code === '' || /'0'|\b48\b|\bstring\b/.test(code)) return undefined;
  const given = wordsOf(input).find((word) => /^\d+$/.test(word));
  if (given === undefined || !wordsOf(input).every((word) => /^-?\d+$/.test(word))) return undefined;
  const names = [...code.matchAll(/\bchar\s+(\w+(?:\s*,\s*\w+)*)\s*;/g)].flatMap(([, all = '']) =>
    all.split(/\s*,\s*/),
  );
  const name = names.find((each) => new RegExp(String.raw`>>\s*${each}\b`).test(code));
  const first = given.charAt(0);
  return name === undefined ? undefined : { name, first, code: String(first.codePointAt(0)) };
}

/** `split()` of values that have commas between them. */
function commasBetween({ program, input }: TakenApart): Values | undefined {
  const code = codeOf(program, 'py');
  const isPlain = /\.split\(\)/.test(code) && !/["'],\s?["']/.test(code.replaceAll(/print\(.*\)/g, ''));
  return isPlain && input.split('\n').some((line) => /^[^\s,]+(?:,[^\s,]+)+$/.test(line.trim()))
    ? {}
    : undefined;
}

/** `scanf("%c")` after another value takes the line break. */
function lineBreakAsCharacter({ program, input }: TakenApart): Values | undefined {
  const formats = [...codeOf(program, 'c', 'cpp').matchAll(/scanf\s*\(\s*"([^"\n]*)"/g)].map(
    ([, each = '']) => each,
  );
  const isLater =
    formats.some((format, at) => format.startsWith('%c') && at > 0) ||
    formats.some((each) => /%[dfsl]+%c/.test(each));
  return isLater && /\S\s+\S/.test(input) ? {} : undefined;
}

/** Why nothing was printed at all. */
export const silentRules: readonly AnswerRule[] = [
  {
    id: 'answers/printed-as-error',
    text: {
      en: '`{sign}` prints to the error output, which is not compared with the answer. Write `{way}`.',
      hi: '`{sign}` error output में छापता है, और वह उत्तर से मिलाया नहीं जाता। `{way}` लिखें।',
    },
    fits: printedAsError,
  },
  {
    id: 'answers/nothing-prints',
    text: {
      en: 'Your program never prints anything. To show a result, write `{way}`; `return` alone shows nothing.',
      hi: 'आपका प्रोग्राम कुछ भी नहीं छापता। परिणाम दिखाने के लिए `{way}` लिखें; अकेले `return` से कुछ नहीं दिखता।',
    },
    fits: nothingPrints,
  },
];

/** What is wrong with how values are kept, read or passed on; told when nothing more exact is. */
export const variableRules: readonly AnswerRule[] = [
  {
    id: 'answers/name-among-texts',
    text: {
      en: 'Your program prints the word `{name}`, which stands inside quotation marks. To print the value of `{name}` take it out of them.',
      hi: 'आपका प्रोग्राम `{name}` शब्द ही छापता है, क्योंकि वह उद्धरण-चिह्नों के भीतर है। `{name}` का मान छापने के लिए उसे उनसे बाहर रखें।',
    },
    fits: nameAmongTexts,
  },
  {
    id: 'answers/null-printed',
    text: {
      en: 'Your output has `null`: what was printed there has no value yet. Look where a variable, a field or an element of an array is never set, or where a map lacks a key.',
      hi: 'आपके आउटपुट में `null` है: जो वहाँ छपा उसका अभी कोई मान नहीं। देखें कि कौन-सा वेरिएबल, field या array का element कभी भरा नहीं गया, या map में कौन-सी key नहीं है।',
    },
    fits: nullPrinted,
  },
  {
    id: 'answers/fraction-for-whole',
    text: {
      en: 'The input has `{given}`, and no variable of your program can hold a fraction: an `int` takes `{whole}`, and the rest stays unread. Use `double`.',
      hi: 'इनपुट में `{given}` है, और आपके प्रोग्राम का कोई वेरिएबल दशमलव नहीं रख सकता: `int` `{whole}` लेता है, बाक़ी पढ़ा नहीं जाता। `double` लें।',
    },
    fits: fractionForWhole,
  },
  {
    id: 'answers/character-for-number',
    text: {
      en: '`{name}` is a `char`: it takes one character, `{first}`, and counts with its number, {code}. For a number use `int`.',
      hi: '`{name}` एक `char` है: वह एक ही चिह्न लेता है, `{first}`, और उसकी संख्या {code} से गिनता है। संख्या के लिए `int` लें।',
    },
    fits: characterForNumber,
  },
  {
    id: 'answers/commas-between',
    text: {
      en: 'The values of the input have commas between them, and `split()` splits only at spaces. Write `split(",")`.',
      hi: 'इनपुट के मानों के बीच अल्पविराम हैं, और `split()` केवल स्पेस पर तोड़ता है। `split(",")` लिखें।',
    },
    fits: commasBetween,
  },
];

/** Told before what is missing in the output, which is then what was not read. */
export const lineBreakReadRule: AnswerRule = {
  id: 'answers/line-break-as-character',
  text: {
    en: '`%c` takes the very next character, and after another value that is a space or a line break. Write `" %c"`, with a space before it.',
    hi: '`%c` ठीक अगला चिह्न लेता है, और किसी मान के बाद वह स्पेस या नई पंक्ति होती है। आगे स्पेस के साथ `" %c"` लिखें।',
  },
  fits: lineBreakAsCharacter,
};

/** Told before "the same as the input", which it often looks like. */
export const onlyCopiesRule: AnswerRule = {
  id: 'answers/only-copies',
  text: {
    en: '`{name}` changes only its own copy of `{changed}`; where it was called nothing changes. Return the new value, or in C and C++ pass a pointer or a reference.',
    hi: '`{name}` केवल `{changed}` की अपनी copy बदलता है; जहाँ से बुलाया गया वहाँ कुछ नहीं बदलता। नया मान लौटाएँ, या C और C++ में pointer या reference भेजें।',
  },
  fits: onlyCopies,
};

/** Told before what the outputs look like: the program shows it exactly. */
export const fieldHiddenRule: AnswerRule = {
  id: 'answers/field-hidden',
  text: {
    en: 'The type in `{type} {name} = …` makes a new variable there, and the `{name}` of the class keeps its own value. If you mean that one, leave out `{type}`.',
    hi: '`{type} {name} = …` में लिखा टाइप वहाँ नया वेरिएबल बनाता है, और class का `{name}` अपना ही मान रखता है। अगर वही चाहिए तो `{type}` हटा दें।',
  },
  fits: fieldHidden,
};
