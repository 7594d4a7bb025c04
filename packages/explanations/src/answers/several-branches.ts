import { noSpaces, quoted, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { linesOf } from '../code/program.ts';

/** The texts that the lines of a program print, in their order, without spaces. */
const printedTexts = (lines: readonly string[]): readonly string[] =>
  lines
    .filter((line) => /\b(?:printf?|println|cout|puts)\b/.test(line))
    .flatMap((line) => [...line.matchAll(/"([^"\n]*)"|'([^'\n]{2,})'/g)])
    .map(([, double, single]) => noSpaces((double ?? single ?? '').replaceAll(String.raw`\n`, '')))
    .filter((text) => /^[A-Za-z]/.test(text));

/** `if`, `if`, `if`, where only the first that is true should print. */
function severalBranches({ program, expected, actual }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'c', 'cpp', 'java', 'js', 'py');
  const wanted = noSpaces(expected.text);
  let rest = noSpaces(actual.text);
  const parts: string[] = [];
  for (const text of printedTexts(lines)) {
    if (!rest.startsWith(text)) continue;
    parts.push(text);
    rest = rest.slice(text.length);
  }
  const conditions = lines.filter((line) => /^\s*\}?\s*if\b/.test(line)).length;
  if (rest !== '' || parts.length < 2 || parts[0] !== wanted || conditions < parts.length) return undefined;
  return {
    count: String(parts.length),
    given: quoted(actual.text.split('\n').join(' ')),
    word: program?.key === 'py' ? 'elif' : 'else if',
  };
}

export const severalBranchesRule: AnswerRule = {
  id: 'answers/several-branches',
  text: {
    en: 'The right answer came first, but {count} of your conditions were true and each printed its text: "{given}". Only the first should: write `{word}` in place of every `if` after the first.',
    hi: 'सही उत्तर पहले आया, पर आपकी {count} शर्तें सच थीं और हर एक ने अपना टेक्स्ट छापा: "{given}"। केवल पहली को छापना है: पहले के बाद हर `if` की जगह `{word}` लिखें।',
  },
  fits: severalBranches,
};
