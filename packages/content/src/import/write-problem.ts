import {
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
  type Translations,
} from '@abhyas/contract/page-language';
import { CODE_KEYS } from '@abhyas/languages/code-keys';
import { stringify } from 'yaml';
import { strictText, textBytes } from '../files/file-set.ts';
import { withHeadings } from './headings.ts';
import { type ImportedAsset, type Importing, wideText } from './imported.ts';

export type FoundTest = {
  readonly input: Uint8Array;
  readonly answer: Uint8Array;
  /** Words on the test that the package brings, or empty. */
  readonly words: string;
};

export type FoundSolution = { readonly folder: string; readonly name: string; readonly bytes: Uint8Array };

export type CheckerKey =
  | 'exact'
  | 'trailing-space'
  | 'tokens'
  | { readonly floats: number | { readonly absolute: number; readonly relative: number } }
  | { readonly custom: string };

/** A problem in another language. The name is null when the package has none. */
type FoundTranslation = { readonly name: string | null; readonly statement: string };

/** What an importer has understood of a problem. */
export type FoundProblem = {
  readonly id: string;
  readonly name: string;
  /** File of the archive that notes refer to. */
  readonly file: string;
  readonly statement: string;
  readonly translations?: Translations<FoundTranslation>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly samples: readonly FoundTest[];
  readonly hidden: readonly FoundTest[];
  readonly solutions: readonly FoundSolution[];
  readonly checker: CheckerKey;
  readonly checkerCode: string | null;
  readonly limits: { readonly time_limit: number; readonly memory: number; readonly output: number };
  readonly keywords: readonly string[];
  readonly languages: readonly string[] | null;
  readonly credits: string | null;
  readonly license: string | null;
};

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const MAX_TITLE = 80;
const MAX_SUMMARY = 200;
const MAX_WORDS = 80;

/** Writes a problem as our own folder, and notes what its author still has to decide. */
export function writeProblem(problem: FoundProblem, importing: Importing): ImportedAsset {
  const files = new Map<string, Uint8Array>();
  files.set('problem.yaml', textBytes(stringify(headOf(problem, importing), { lineWidth: 100 })));
  files.set('statement.md', textBytes(withHeadings(problem, 'en', importing)));
  for (const [name, bytes] of problem.pictures) files.set(name, bytes);
  const { samples, hidden } = dividedTests(withPlainLines(problem, importing), importing);
  samples.forEach((test, index) => writeTest(files, `data/sample/${index + 1}`, test));
  samples.forEach(({ words }, index) => {
    if (words !== '') files.set(`data/sample/${index + 1}.md`, textBytes(`${words}\n`));
  });
  writeHidden(files, hidden);
  for (const language of TRANSLATION_LANGUAGES) writeTranslation(files, { problem, language }, importing);
  for (const { folder, name, bytes } of problem.solutions) files.set(`submissions/${folder}/${name}`, bytes);
  if (typeof problem.checker === 'object' && 'custom' in problem.checker && problem.checkerCode !== null)
    files.set(problem.checker.custom, textBytes(problem.checkerCode));
  return { kind: 'problem', id: problem.id, title: problem.name, files };
}

function headOf(problem: FoundProblem, { notes, tags }: Importing): object {
  const known = [...new Set(problem.keywords.map(tagName))].filter((tag) => tags.has(tag)).slice(0, 12);
  const fallback = tags.has('input-output') ? 'input-output' : ([...tags][0] ?? 'input-output');
  const unknown = problem.keywords.filter((keyword) => !tags.has(tagName(keyword)));
  const standsIn = known.length === 0 ? ` "${fallback}" stands in until you choose.` : '';
  if (unknown.length > 0)
    notes.add(problem.file, 0, `Not in the list of tags: ${unknown.join(', ')}.${standsIn}`);
  else if (known.length === 0) notes.add(problem.file, 0, `No tag is given:${standsIn}`);
  notes.add(
    problem.file,
    0,
    'The package does not say how hard the problem is: "medium" stands in until you choose.',
  );
  const proved = CODE_KEYS.every((key) =>
    problem.solutions.some(({ folder, name }) => folder === 'accepted' && name.endsWith(`.${key}`)),
  );
  return {
    name: problem.name.slice(0, MAX_TITLE),
    summary: summaryOf(problem),
    difficulty: 'medium',
    tags: known.length > 0 ? known : [fallback],
    limits: problem.limits,
    checker: problem.checker,
    ...(problem.languages && { languages: problem.languages }),
    ...(!proved && { references: 'some' }),
    ...(problem.credits !== null && { credits: problem.credits }),
    ...(problem.license !== null && { license: problem.license }),
  };
}

function tagName(keyword: string): string {
  return keyword
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
}

/** Formulas on a card, which shows no TeX. */
const SYMBOLS: Readonly<Record<string, string>> = {
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  times: '×',
  cdot: '·',
  dots: '…',
  ldots: '…',
};

/** The first sentence of the statement, without its marks. */
function summaryOf({ statement, name }: Pick<FoundProblem, 'statement' | 'name'>): string {
  const paragraph = statement.split(/\n{2,}/).find((block) => /^[^#!>|`$-]/.test(block.trim())) ?? name;
  const plain = paragraph
    .replaceAll(/\\([a-z]+)/gi, (_whole, word: string) => SYMBOLS[word] ?? '')
    .replaceAll(/[*_`$\\{}]|!?\[|\]\([^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const sentence = /^.{10,}?[.!?।](?=\s|$)/.exec(plain)?.[0] ?? plain;
  return sentence.length <= MAX_SUMMARY
    ? sentence || name
    : `${sentence.slice(0, MAX_SUMMARY - 1).trimEnd()}…`;
}

/** A translation is whole or not there: what the package has in English only is in it as it is, and is said. */
function writeTranslation(
  files: Map<string, Uint8Array>,
  { problem, language }: { readonly problem: FoundProblem; readonly language: TranslationLanguage },
  importing: Importing,
): void {
  const found = problem.translations?.[language];
  if (!found) return;
  const { statement, name } = found;
  const words = { name: (name ?? problem.name).slice(0, MAX_TITLE) };
  const summary = summaryOf({ statement, ...words });
  files.set(`problem.${language}.yaml`, textBytes(stringify({ ...words, summary }, { lineWidth: 100 })));
  const text = withHeadings({ statement, file: problem.file }, language, importing);
  files.set(`statement.${language}.md`, textBytes(text));
  const explained = [...files].filter(([path]) => /^data\/sample\/\d+\.md$/.test(path));
  for (const [path, bytes] of explained) files.set(path.replace(/md$/, `${language}.md`), bytes);
  const english = [...(name === null ? ['its name'] : []), ...(explained.length > 0 ? ['its samples'] : [])];
  if (english.length > 0)
    importing.notes.add(
      problem.file,
      0,
      `In ${ENGLISH_NAMES.of(language)} the package does not give ${english.join(', ')}: the English words stand there until you translate them.`,
    );
}

/** A problem shows at least one sample and judges by a hidden test: where one kind is missing the other stands in. */
function dividedTests(
  { samples, hidden, file }: FoundProblem,
  { notes }: Importing,
): Pick<FoundProblem, 'samples' | 'hidden'> {
  if (samples.length > 0 && hidden.length > 0) return { samples, hidden };
  if (samples.length + hidden.length === 1 || hidden.length === 0) {
    notes.add(file, 0, 'All tests are shown to learners and judged: add hidden ones to data/secret.');
    const all = [...samples, ...hidden];
    return { samples: all, hidden: all };
  }
  const shortest = hidden.toSorted((a, b) => a.input.length - b.input.length)[0];
  notes.add(file, 0, 'No test is marked as a sample: the shortest one is shown to learners as the sample.');
  return shortest
    ? { samples: [shortest], hidden: hidden.filter((test) => test !== shortest) }
    : { samples, hidden };
}

/** Test files from Windows: a program in C would read the sign at each line's end, or the mark at the beginning. */
function withPlainLines(problem: FoundProblem, { notes }: Importing): FoundProblem {
  let changed = 0;
  const plain = (test: FoundTest): FoundTest => {
    const [input, answer] = [plainLines(test.input), plainLines(test.answer)];
    if (input !== test.input || answer !== test.answer) changed += 1;
    return { ...test, input, answer };
  };
  const tests = { samples: problem.samples.map(plain), hidden: problem.hidden.map(plain) };
  if (changed > 0)
    notes.add(
      problem.file,
      0,
      `${changed} of the tests have line ends or marks of Windows; they are taken over with plain ones.`,
    );
  return { ...problem, ...tests };
}

function plainLines(bytes: Uint8Array): Uint8Array {
  const wide = wideText(bytes);
  if (wide !== null) return textBytes(wide);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb;
  if (!hasMark && !Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('\r\n'))
    return bytes;
  const plain = strictText(bytes)?.replace(/^\uFEFF/, '');
  return plain === undefined ? bytes : textBytes(plain);
}

function writeTest(files: Map<string, Uint8Array>, path: string, test: FoundTest): void {
  files.set(`${path}.in`, test.input);
  files.set(`${path}.ans`, test.answer);
}

function writeHidden(files: Map<string, Uint8Array>, hidden: readonly FoundTest[]): void {
  const digits = Math.max(2, String(hidden.length).length);
  const words: Record<string, string> = {};
  hidden.forEach((test, index) => {
    const name = String(index + 1).padStart(digits, '0');
    writeTest(files, `data/secret/${name}`, test);
    words[name] = test.words.split('\n')[0]?.trim().slice(0, MAX_WORDS) || `hidden test ${index + 1}`;
  });
  if (hidden.length > 0) files.set('data/secret/tests.yaml', textBytes(stringify(words)));
}
