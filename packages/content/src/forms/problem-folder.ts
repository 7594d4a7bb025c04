import { editYaml, valueOf } from './edit-yaml.ts';
import { textIn } from './fields.ts';
import { isRecord } from './same-value.ts';

/** A test of a problem by the paths of its files, below the problem's folder. */
export type TestFiles = {
  readonly name: string;
  readonly hidden: boolean;
  readonly input: string;
  readonly answer: string;
  /** For a sample: the file that explains it. */
  readonly words: string | null;
};

export const SAMPLES = 'data/sample';
export const HIDDEN = 'data/secret';
/** What each hidden test tries, in words. */
export const CATEGORIES = `${HIDDEN}/tests.yaml`;

/** The verdicts for which solutions are kept, the right ones first. */
export const VERDICT_FOLDERS = ['accepted', 'wrong_answer', 'time_limit_exceeded', 'run_time_error'] as const;
export type VerdictFolder = (typeof VERDICT_FOLDERS)[number];

/** Where a test's files stand, whether they are there or not. */
export function testFiles(name: string, hidden: boolean): TestFiles {
  const stem = `${hidden ? HIDDEN : SAMPLES}/${name}`;
  return { name, hidden, input: `${stem}.in`, answer: `${stem}.ans`, words: hidden ? null : `${stem}.md` };
}

/** The tests of a problem's files: samples first, each kind in the order of its names. */
export function testsOf(paths: Iterable<string>): TestFiles[] {
  const all = [...paths];
  const below = (folder: string, hidden: boolean): TestFiles[] => {
    const stems = all.flatMap((path) => {
      const match = /^(.*)\/([^/]+)\.(?:in|ans)$/.exec(path);
      return match?.[1] === folder && match[2] ? [match[2]] : [];
    });
    return [...new Set(stems)].toSorted().map((name) => testFiles(name, hidden));
  };
  return [...below(SAMPLES, false), ...below(HIDDEN, true)];
}

/** The name of the next test: samples are counted 1, 2; hidden ones 01, 02. */
export function nextTestName(tests: readonly TestFiles[], hidden: boolean): string {
  const numbers = tests
    .filter((test) => test.hidden === hidden)
    .map(({ name }) => Number(/^\d+/.exec(name)?.[0] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(hidden ? 2 : 1, '0');
}

/** Pairs of uploaded files: `a.in` with `a.ans` or `a.out`. What has no partner is named. */
export function pairsIn(names: readonly string[]): {
  readonly pairs: readonly { readonly input: string; readonly answer: string }[];
  readonly alone: readonly string[];
} {
  const answerFor = (input: string): string | undefined =>
    ['.ans', '.out', '.a'].map((end) => input.replace(/\.in$/, end)).find((name) => names.includes(name));
  const pairs = names
    .filter((name) => name.endsWith('.in'))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap((input) => {
      const answer = answerFor(input);
      return answer === undefined ? [] : [{ input, answer }];
    });
  const used = new Set(pairs.flatMap(({ input, answer }) => [input, answer]));
  return { pairs, alone: names.filter((name) => !used.has(name)) };
}

/** tests.yaml as a form: the words for each test, by its name. Null: no map of names to words. */
export function readCategories(text: string): Readonly<Record<string, string>> | null {
  const value = valueOf(text) ?? {};
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([name, words]) => [name, textIn(words)]));
}

export function writeCategories(text: string, words: Readonly<Record<string, string>>): string {
  return editYaml(text, words);
}
