import { quoted, wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { closingOf, codeOf, linesOf, withoutTexts } from '../code/program.ts';
import type { Statement } from '../code/statement.ts';
import { everyStatement, plainly, within } from '../code/statements.ts';

type Program = NonNullable<TakenApart['program']>;

const LANGUAGES = ['c', 'cpp', 'java', 'js', 'py'] as const;

const same = (left: readonly string[], right: readonly string[]): boolean =>
  left.join(' ') === right.join(' ');

/** All values stand one place further on: the loop begins too early, or too late. */
function shifted({ expected, actual }: TakenApart): Values | undefined {
  const [wanted, given] = [expected.words, actual.words];
  if (wanted.length < 3 || wanted.length !== given.length || new Set(wanted).size < 3) return undefined;
  const isEarly = same(given.slice(1), wanted.slice(0, -1));
  const isLate = same(given.slice(0, -1), wanted.slice(1));
  const [first = '', begins = ''] = [given[0], wanted[0]];
  return isEarly !== isLate ? { first: quoted(first), begins: quoted(begins) } : undefined;
}

/** C and C++ print 1 and 0 for what is true or false. */
function truthAsNumber({ program, expected, actual }: TakenApart): Values | undefined {
  const isNative = program?.key === 'cpp' || program?.key === 'c';
  const number = /^true$/i.test(expected.text) ? '1' : /^false$/i.test(expected.text) ? '0' : undefined;
  return isNative && actual.text === number ? { given: actual.text, wanted: expected.text } : undefined;
}

/** The character with the number 0, from behind the end of a text. */
function invisible({ program, actual }: TakenApart): Values | undefined {
  return (program?.key === 'c' || program?.key === 'cpp') && actual.text.includes('\0') ? {} : undefined;
}

/** `len(line)` where the words of the line are to be counted. */
function charactersCounted({ program, input, expected, actual }: TakenApart): Values | undefined {
  const code = codeOf(program, 'py');
  const line = input.split('\n').find((each) => String(each.length) === actual.text) ?? '';
  if (line === '' || String(wordsOf(line).length) !== expected.text) return undefined;
  for (const [, name = ''] of code.matchAll(/^\s*(\w+) *= *input\([^()]*\)(?:\.strip\(\))?$/gm)) {
    if (code.includes(`len(${name})`)) return { name };
  }
  return undefined;
}

/** What stands in the functions of a program; all of it where none is written. */
function inFunctions(program: Program): readonly Statement[] {
  const all = [...everyStatement(program)];
  const functions = all.filter(({ kind, head }) => kind === 'other' && /\)\s*(?:const\s*)?$/.test(head));
  return functions.length === 0 ? all : functions.flatMap((each) => [...within(each)]);
}

/** Whether a name is counted up or down, and never given a first value. */
function isCountedOnly(name: string, code: string): boolean {
  // A pointer, or one with a first value.
  if (!/^\w+$/.test(name)) return false;
  const counted = new RegExp(
    String.raw`(?<![.>]\s*)\b${name}\s*(?:\+\+|\+=|--|-=)|\b${name}\s*=\s*${name}\s*[-+*/]`,
  );
  const given = new RegExp(
    String.raw`\b${name}\s*=(?!=)(?!\s*${name}\b)|[&]\s*${name}\b|>>\s*${name}\b|[:,]\s*${name}\s*[({]`,
  );
  return counted.test(code) && !given.test(code);
}

/** A number of C or C++ that is counted up and was never given a first value. */
function noFirstValue({ program }: TakenApart): Values | undefined {
  if (program?.key !== 'c' && program?.key !== 'cpp') return undefined;
  const code = withoutTexts(codeOf(program, 'c', 'cpp'));
  for (const statement of inFunctions(program)) {
    const [, type = '', names = ''] = /^(int|long|float|double) +([^;()]*)$/.exec(plainly(statement)) ?? [];
    const name = names
      .split(',')
      .map((each) => each.trim())
      .find((each) => isCountedOnly(each, code));
    if (name !== undefined) return { name, type };
  }
  return undefined;
}

/** `for (i = s.length(); i >= 0; i--)` with `s[i]` in its body. */
function startsBehindEnd({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'c', 'cpp'));
  const head =
    /\bfor\s*\(\s*(?:int |auto )?\s*(\w+)\s*=\s*([\w.()]+?)\s*;\s*\1\s*>=?\s*0\s*;[^;{}]*?\)(?=\s*[\w{])/g;
  for (const { index, 0: found, 1: counter = '', 2: start = '' } of code.matchAll(head)) {
    const name = textOfLength(code, start);
    const after = code.slice(index + found.length);
    const body = after.slice(
      0,
      /^\s*\{/.test(after) ? closingOf(after, after.indexOf('{')) : after.indexOf(';'),
    );
    if (name !== undefined && new RegExp(String.raw`\b${name}\s*\[\s*${counter}\s*\]`).test(body))
      return { name, given: start };
  }
  return undefined;
}

/** The text whose length this is: `s.size()` or `strlen(s)`. */
function textOfLength(code: string, given: string): string | undefined {
  const [, ofString, ofArray] = /^(?:(\w+)\.(?:length|size)\(\)|strlen\((\w+)\))$/.exec(given) ?? [];
  const name = ofString ?? ofArray;
  return name !== undefined && new RegExp(String.raw`\b(?:string|char)\b[^;()]*\b${name}\b`).test(code)
    ? name
    : undefined;
}

export const textsIn = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"\\\n]*)(?:\\n)?"|'([^'\\\n]{2,})'/g)].map(
    ([, double, single]) => double ?? single ?? '',
  );

/** What a line asks after its `if`. */
export function conditionIn(line: string): string {
  const bare = withoutTexts(line);
  const start = bare.search(/(?<=\b(?:el)?if\b\s*)[^\s]/);
  const end = bare.charAt(start) === '(' ? closingOf(bare, start) + 1 : bare.lastIndexOf(':');
  return start === -1 ? '' : line.slice(start, Math.max(start, end)).trim();
}

/** The text of one branch was printed where that of another is right. */
function otherBranch({ program, expected, actual }: TakenApart): Values | undefined {
  const lines = linesOf(program, ...LANGUAGES);
  const at = (text: string): number =>
    lines.findIndex((line) => textsIn(line).some((each) => each.trim() === text));
  const [printed, right] = [at(actual.text), at(expected.text)];
  if (printed === -1 || right === -1 || !/[A-Za-z]/.test(expected.text)) return undefined;
  const from = Math.min(printed, right);
  const asked = lines.slice(0, from + 1).findLastIndex((line) => /\b(?:if|elif)\b/.test(line));
  const given = conditionIn(lines[asked] ?? '');
  if (given === '') return undefined;
  const line = String(asked + 1);
  return { given: quoted(given), line, printed: quoted(actual.text), wanted: quoted(expected.text) };
}

/** All of a word but its first or its last character. */
function characterMissing({ expected, actual }: TakenApart): Values | undefined {
  const [wanted, given] = [expected.text, actual.text];
  if (!/^[A-Za-z]{4,}$/.test(wanted) || given.length !== wanted.length - 1) return undefined;
  if (wanted.startsWith(given)) return { missing: wanted.slice(-1), given };
  return wanted.endsWith(given) ? { missing: wanted.slice(0, 1), given } : undefined;
}

/** Told before anything that is guessed. */
export const exactOutcomeRules: readonly AnswerRule[] = [
  {
    id: 'answers/no-first-value',
    text: {
      en: '`{name}` has no value when the counting begins, so it begins with garbage. Give it one where you declare it: `{type} {name} = 0;`.',
      hi: 'गिनना शुरू होते समय `{name}` का कोई मान नहीं है, इसलिए वह कचरे से शुरू होता है। घोषित करते समय ही मान दें: `{type} {name} = 0;`।',
    },
    fits: noFirstValue,
  },
  {
    id: 'answers/starts-behind-end',
    text: {
      en: 'The loop begins at `{given}`, one place behind the last character of `{name}`: `{name}[{given}]` is only the end mark `\\0`. Begin with `{given} - 1`.',
      hi: 'लूप `{given}` से शुरू होता है, जो `{name}` के आख़िरी अक्षर से एक जगह आगे है: `{name}[{given}]` केवल अंत का चिह्न `\\0` है। `{given} - 1` से शुरू करें।',
    },
    fits: startsBehindEnd,
  },
  {
    id: 'answers/invisible-character',
    text: {
      en: 'Your output has a character that nobody sees, with the number 0: it stands behind the end of a text. Begin or stop at its last place, the length less one.',
      hi: 'आपके आउटपुट में एक न दिखने वाला चिह्न है, जिसकी संख्या 0 है: वह टेक्स्ट के अंत के बाद होता है। उसकी आख़िरी जगह, यानी लंबाई से एक कम, से शुरू करें या वहीं रुकें।',
    },
    fits: invisible,
  },
  {
    id: 'answers/truth-as-number',
    text: {
      en: 'A comparison is printed as 1 or 0, so `{given}` stands where `{wanted}` is expected. Print the words yourself with `if` and `else`.',
      hi: 'तुलना का परिणाम 1 या 0 छपता है, इसलिए `{wanted}` की जगह `{given}` है। `if` और `else` से शब्द ख़ुद छापें।',
    },
    fits: truthAsNumber,
  },
  {
    id: 'answers/characters-counted',
    text: {
      en: '`len({name})` counts the characters of the line. For its words write `len({name}.split())`.',
      hi: '`len({name})` पंक्ति के अक्षर गिनता है। उसके शब्दों के लिए `len({name}.split())` लिखें।',
    },
    fits: charactersCounted,
  },
  {
    id: 'answers/character-missing',
    text: {
      en: '`{given}` lacks one character, `{missing}`. The first place of a text is 0, the last its length less one: check where your loop begins and stops.',
      hi: '`{given}` में एक अक्षर `{missing}` छूटा है। टेक्स्ट की पहली जगह 0 है और आख़िरी उसकी लंबाई से एक कम: देखें कि लूप कहाँ शुरू होता और रुकता है।',
    },
    fits: characterMissing,
  },
  {
    id: 'answers/shifted',
    text: {
      en: 'Your values are right, but shifted by one: they begin with `{first}` instead of `{begins}`. Check with which number the loop begins, 0 or 1, and where it stops.',
      hi: 'मान सही हैं, पर एक जगह खिसके हुए: वे `{begins}` की जगह `{first}` से शुरू होते हैं। देखें कि लूप किस संख्या से शुरू होता है, 0 या 1, और कहाँ रुकता है।',
    },
    fits: shifted,
  },
];

/** Told when nothing else is. */
export const otherBranchRule: AnswerRule = {
  id: 'answers/other-branch',
  text: {
    en: 'Your program printed "{printed}" where "{wanted}" is expected: `{given}` on line {line} decides the other way. Print the values in it just before that line, and see which of them is not what it should be for this input.',
    hi: 'आपके प्रोग्राम ने "{wanted}" की जगह "{printed}" छापा: पंक्ति {line} का `{given}` उलटा फ़ैसला करता है। उस पंक्ति से ठीक पहले उसके मान छापें, और देखें कि इस इनपुट के लिए उनमें से कौन-सा वैसा नहीं है जैसा होना चाहिए।',
  },
  fits: otherBranch,
};
