import type { FileStore } from '../files/file-store.ts';
import { escapeHtml } from '../markdown/escape-html.ts';
import type { JudgingTest, WrongSolution } from '../release-assets.ts';

/** One thing that is said in words and found out in steps. */
type Check = {
  readonly name: string;
  /** Wrong solutions, by the names of their files, that must not pass this check. */
  readonly catches: readonly string[];
  readonly steps: readonly unknown[];
  /** Of a circuit: the steps follow each other in time. */
  readonly keeps?: boolean;
};

/** What else the judge has to know. */
type Head = Readonly<Record<string, unknown>>;

/** A task whose one test is that all named checks pass: a web page, a circuit. */
export type ChecksTask = {
  /** The file in which they are written. */
  readonly file: string;
  /** What the judge reads, and what it then prints. */
  readonly input: string;
  readonly answer: string;
  readonly names: readonly string[];
  readonly head: Head;
  readonly checks: readonly Check[];
};

type Tested = Pick<ChecksTask, 'head' | 'checks'>;

/** A task by the checks of its file. */
export const checksTask = (file: string, head: Head, checks: readonly Check[]): ChecksTask => ({
  file,
  head,
  checks,
  input: inputOf({ head, checks }),
  answer: answerOf({ checks }),
  names: checks.map(({ name }) => name),
});

/** Tells of names that stand twice: what failed is named by them. */
export function tellTwins(checks: readonly Check[], tell: (index: number, words: string) => void): void {
  const names = checks.map(({ name }) => name);
  names.forEach((name, index) => {
    if (names.indexOf(name) !== index) tell(index, `Two checks are called "${name}".`);
  });
}

const inputOf = ({ head, checks }: Tested): string =>
  JSON.stringify({ ...head, checks: checks.map(({ catches: _catches, ...read }) => read) });

const answerOf = ({ checks }: Pick<Tested, 'checks'>): string =>
  [
    `${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`,
    ...checks.map(({ name }) => `ok: ${name}`),
    '',
  ].join('\n');

const testOf = (task: Tested, store: FileStore): JudgingTest => ({
  name: 'checks',
  inputHash: store.addMade(inputOf(task)),
  answerHash: store.addMade(answerOf(task)),
  hidden: false,
  category: 'sample',
});

/** The one test of such a task. */
export const testsOfChecks = (task: ChecksTask, store: FileStore): JudgingTest[] => [testOf(task, store)];

/** The name of a solution's file, without its ending. */
const plainName = (name: string): string => name.slice(name.indexOf('/') + 1, name.lastIndexOf('.'));

/** A wrong solution is proved by the check that says it catches it: that check alone has to find the mistake. */
export function caughtByChecks(
  wrong: readonly WrongSolution[],
  { head, checks }: ChecksTask,
  { store, tell }: { readonly store: FileStore; readonly tell: (words: string) => void },
): WrongSolution[] {
  const known = new Set(wrong.map(({ name }) => plainName(name)));
  for (const each of checks.flatMap(({ catches }) => catches))
    if (!known.has(each)) tell(`There is no wrong solution called ${each}.`);
  return wrong.map((solution) => {
    const [check, another] = checks.filter(({ catches }) => catches.includes(plainName(solution.name)));
    if (!check || another) tell(`One check has to say that it catches ${plainName(solution.name)}.`);
    return check ? { ...solution, tests: [testOf({ head, checks: [check] }, store)] } : solution;
  });
}

/** What is checked, as a list for the statement. */
export function drawChecks({ names }: ChecksTask): string {
  const items = names.map((name) => `<li>${escapeHtml(name)}</li>`).join('');
  return `<section class="sample"><ul>${items}</ul></section>`;
}
