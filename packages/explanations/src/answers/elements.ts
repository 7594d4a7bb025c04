import type { Statement } from '../code/statement.ts';
import { bodyOf, everyLoop, plainly } from '../code/statements.ts';
import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { bareCode, linesOf } from '../code/program.ts';

const codeOf = ({ program }: TakenApart): string => (program ? bareCode(program) : '');

/** The counter and the end of a loop that begins with 0. */
function fromZero({ kind, head }: Statement): readonly [string, string] | undefined {
  const [, counter, end] =
    (kind === 'for' ? /(\w+)\s*=\s*0\s*;\s*\1\s*<\s*(?:\(int\)\s*)?([^;]+?)\s*;/.exec(head) : null) ??
    (kind === 'for' ? /^(\w+) +in +range\((.+)\)$/.exec(head) : null) ??
    [];
  return counter === undefined || end === undefined ? undefined : [counter, end];
}

/** `s[n - i]` with `i` from 0: the first place is one behind the last. */
function placeBehindEnd(answer: TakenApart): Values | undefined {
  const code = codeOf(answer);
  for (const loop of everyLoop(answer.program)) {
    const [counter, end] = fromZero(loop) ?? [];
    if (counter === undefined || end === undefined || end.includes(',')) continue;
    const place = new RegExp(
      String.raw`\b(\w+)\s*(?:\[\s*|\.charAt\(\s*)((?:\w+\.(?:length|size)\(\)|\w+\.length|len\(\w+\)|strlen\(\w+\)|\w+))\s*-\s*${counter}\s*(?:\]|\))`,
    );
    const [given, name, size] = place.exec(loop.text) ?? [];
    if (given === undefined || name === undefined || size === undefined) continue;
    if (isSizeOf(name, size, { code, end }))
      return { given, name, size, better: given.replace(/-\s*(\w+\s*.)$/, '- 1 - $1'), counter };
  }
  return undefined;
}

/** Whether this is how many places a text has. */
function isSizeOf(name: string, size: string, { code, end }: { code: string; end: string }): boolean {
  const length = String.raw`(?:strlen\s*\(\s*${name}\s*\)|${name}\s*\.\s*(?:length|size)(?:\s*\(\s*\))?|len\(\s*${name}\s*\))`;
  if (new RegExp(`^${length}$`).test(size)) return true;
  return (
    /^\w+$/.test(size) &&
    end.split(/\W/)[0] === size &&
    new RegExp(String.raw`\b${size}\s*=\s*(?:\(int\)\s*)?${length}`).test(code)
  );
}

const CHARACTERS: Readonly<Record<string, string>> = { c: '%c', cpp: 'char(…)', java: '(char) (…)' };

/** Characters that were added to a number are printed as numbers: the numbers of all characters stand side by side. */
function charactersAsNumbers({ program, expected, actual }: TakenApart): Values | undefined {
  const letters = Array.from(expected.text);
  if (letters.length < 2 || letters.length > 60 || /\d/.test(expected.text)) return undefined;
  const codes = letters.map((each) => each.codePointAt(0) ?? 0);
  const isJoined = codes.join('') === actual.text.replaceAll(/\s/g, '');
  const isSum = String(codes.reduce((sum, each) => sum + each, 0)) === actual.text;
  const way = CHARACTERS[program?.key ?? ''];
  if (way === undefined || (!isJoined && !isSum)) return undefined;
  return isSum
    ? { given: actual.text, wanted: expected.text, way: '"" + …' }
    : { given: actual.text, wanted: expected.text, way };
}

/** `for (auto x : v) cin >> x;` reads into copies. */
function readIntoCopies(answer: TakenApart): Values | undefined {
  const code = answer.program?.key === 'cpp' ? codeOf(answer) : '';
  const [, type, name, from] =
    /\bfor\s*\(\s*([\w:]+)\s+(\w+)\s*:\s*(\w+)\s*\)[\s{]*cin\s*>>\s*\2\s*;/.exec(code) ?? [];
  return type === undefined || name === undefined || from === undefined ? undefined : { type, name, from };
}

/** Numbers that were never made of texts, sorted by their letters. */
function textsSorted({ program, expected, actual }: TakenApart): Values | undefined {
  const numbers = expected.words.length > 1 && expected.words.every((word) => /^-?\d+$/.test(word));
  const isByLetters =
    actual.words.join(' ') === expected.words.toSorted().join(' ') ||
    actual.words.join(' ') === expected.words.toSorted().toReversed().join(' ');
  if (!numbers || !isByLetters) return undefined;
  const code = linesOf(program, 'py').join('\n');
  for (const [, name = ''] of code.matchAll(
    /^\s*(\w+) *= *input\([^()]*\)(?:\.strip\(\))?\.split\([^()]*\)/gm,
  )) {
    const [given] =
      new RegExp(String.raw`\bsorted\(${name}\b[^()]*\)|\b${name}\.sort\([^()]*\)`).exec(code) ?? [];
    if (given !== undefined) return { name, given };
  }
  return undefined;
}

/** A statement that sets the count of something to 1: the name that counts, and what is counted. */
function setToOne(head: string): readonly [string, string] | undefined {
  const [, name, key] =
    /^(\w+)\s*\[\s*(\w+)\s*\]\s*=\s*1$/.exec(head) ?? /^(\w+)\.put\(\s*(\w+)\s*,\s*1\s*\)$/.exec(head) ?? [];
  return name === undefined || key === undefined ? undefined : [name, key];
}

/** Whether what is kept under this name is printed as a count, never counted on, and no mark that a condition asks for. */
function isCountThatStays(name: string, code: string): boolean {
  const isCounted = new RegExp(
    String.raw`\b${name}\s*\[[^\]]*\]\s*(?:\+|=(?!\s*1\b))|\b${name}\.(?:merge|getOrDefault|put\([^;]*\+)|\+\+\s*${name}\b`,
  );
  const isPrinted = new RegExp(
    String.raw`\b(?:print\w*|cout|puts)\b[^;\n]*(?:\b${name}\s*\[|\b${name}\.get|\.getValue|\bcount\b|second)|\bprint\w*\s*\(\s*${name}\s*\)|\b${name}\.(?:items|entrySet)`,
  );
  const isMark = new RegExp(
    String.raw`\b(?:if|while)\b[^;{\n]*\b${name}\s*\[|!\s*${name}\s*\[|\b(?:bool|boolean)\s+${name}\b`,
  );
  return !isCounted.test(code) && isPrinted.test(code) && !isMark.test(code);
}

/** `count[x] = 1` each time, where one more is meant. */
function countSetToOne(answer: TakenApart): Values | undefined {
  const code = codeOf(answer);
  const isMore = answer.expected.words.some((word) => /^\d+$/.test(word) && Number(word) > 1);
  for (const loop of everyLoop(isMore ? answer.program : undefined)) {
    for (const given of bodyOf(loop).map(plainly)) {
      const [name, key] = setToOne(given) ?? [];
      if (name !== undefined && key !== undefined && isCountThatStays(name, code))
        return { given, name, better: betterCount({ name, key, language: answer.program?.key }) };
    }
  }
  return undefined;
}

function betterCount({
  name,
  key,
  language,
}: {
  name: string;
  key: string;
  language: string | undefined;
}): string {
  if (language === 'py') return `${name}[${key}] = ${name}.get(${key}, 0) + 1`;
  return language === 'java'
    ? `${name}.put(${key}, ${name}.getOrDefault(${key}, 0) + 1)`
    : `${name}[${key}]++`;
}

/** Which elements of a text, a list or a table are looked at, kept and printed. */
export const elementRules: readonly AnswerRule[] = [
  {
    id: 'answers/place-behind-end',
    text: {
      en: 'With `{counter}` from 0, `{given}` begins at the place `{size}`, one behind the last character of `{name}`. Write `{better}`.',
      hi: '`{counter}` 0 से चलता है, इसलिए `{given}` जगह `{size}` से शुरू होता है, जो `{name}` के आख़िरी अक्षर से एक आगे है। `{better}` लिखें।',
    },
    fits: placeBehindEnd,
  },
  {
    id: 'answers/characters-as-numbers',
    text: {
      en: 'With `+` a character counts as its number, so `{given}` is printed where `{wanted}` is expected. Print a character or a text: `{way}`.',
      hi: '`+` के साथ चिह्न अपनी संख्या के रूप में गिना जाता है, इसलिए `{wanted}` की जगह `{given}` छपता है। चिह्न या टेक्स्ट छापें: `{way}`।',
    },
    fits: charactersAsNumbers,
  },
  {
    id: 'answers/read-into-copies',
    text: {
      en: '`{name}` is a copy of what is in `{from}`, so what `cin >> {name}` reads never gets into `{from}`. Write `for ({type} &{name} : {from})`.',
      hi: '`{name}` केवल `{from}` के मान की copy है, इसलिए `cin >> {name}` का पढ़ा हुआ `{from}` में नहीं जाता। `for ({type} &{name} : {from})` लिखें।',
    },
    fits: readIntoCopies,
  },
  {
    id: 'answers/texts-sorted',
    text: {
      en: '`{name}` holds texts, so `{given}` sorts them letter by letter: "10" comes before "9". Make numbers of them first: `{name} = list(map(int, input().split()))`.',
      hi: '`{name}` में टेक्स्ट हैं, इसलिए `{given}` उन्हें अक्षर-अक्षर sort करता है: "10" "9" से पहले आता है। पहले उन्हें संख्या बनाएँ: `{name} = list(map(int, input().split()))`।',
    },
    fits: textsSorted,
  },
  {
    id: 'answers/count-set-to-one',
    text: {
      en: '`{given}` sets the count to 1 each time, also when it is met again. To count write `{better}`.',
      hi: '`{given}` हर बार गिनती 1 कर देता है, दोबारा मिलने पर भी। गिनने के लिए `{better}` लिखें।',
    },
    fits: countSetToOne,
  },
];
