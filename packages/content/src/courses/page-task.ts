import * as z from 'zod';
import type { FaultList } from '../files/faults.ts';
import type { FileStore } from '../files/file-store.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { readYaml } from '../files/yaml-file.ts';
import { escapeHtml } from '../markdown/escape-html.ts';
import type { Labels } from '../markdown/labels.ts';
import type { JudgingTest, WrongSolution } from '../release-assets.ts';

export const CHECKS_FILE = 'checks.yaml';

const selector = z.string().trim().min(1).max(200);
const words = z.string().max(300);
const count = z.number().int().min(0).max(1000);
const width = z.number().int().min(280).max(1920);
const text = { is: words.optional(), contains: words.optional() };
const saysOne = (step: { readonly is?: unknown; readonly contains?: unknown }): boolean =>
  (step.is === undefined) !== (step.contains === undefined);
const ONE_OF = 'say either is or contains';

/** What is expected of the page, and what somebody does to it (packages/languages/src/page/tools/steps.js). */
const step = z.union([
  z.strictObject({ text: selector, ...text }).refine(saysOne, ONE_OF),
  z.strictObject({ value: selector, ...text }).refine(saysOne, ONE_OF),
  z.strictObject({ name: selector, ...text }),
  z.strictObject({ attribute: selector, called: z.string(), present: z.boolean().optional(), ...text }),
  z.strictObject({
    style: selector,
    property: z.string().regex(/^[a-z-]{2,40}$/),
    is: words.optional(),
    is_not: words.optional(),
  }),
  z.strictObject({ count: selector, is: count.optional(), at_least: count.optional() }),
  z.strictObject({ visible: selector }),
  z.strictObject({ hidden: selector }),
  z.strictObject({ focused: selector }),
  z.strictObject({ reachable: selector }),
  z.strictObject({ focus_order: z.array(selector).min(2) }),
  z.strictObject({ contrast: selector, at_least: z.number().min(1).max(21) }),
  z.strictObject({ below: selector, of: selector }),
  z.strictObject({ beside: selector, of: selector }),
  z.strictObject({ title: words }),
  z.strictObject({ fits_width: z.literal(true) }),
  z.strictObject({ click: selector }),
  z.strictObject({ type: words, into: selector }),
  z.strictObject({ choose: words, in: selector }),
  z.strictObject({ press: z.enum(['Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp']) }),
  z.strictObject({ wait: z.number().int().min(1).max(2000) }),
  z.strictObject({ width }),
]);

/** checks.yaml of a problem of the kind page. */
const checksFile = z.strictObject({
  checks: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(120),
        /** Wrong solutions, by the names of their files, that must not pass this check. */
        catches: z.array(z.string()).default([]),
        steps: z.array(step).min(1).max(40),
      }),
    )
    .min(1)
    .max(30),
});

type Check = z.infer<typeof checksFile>['checks'][number];

/** What makes a problem one of the kind page: its one test is that all named checks pass. */
export type PageTask = {
  /** What the judge reads, and what it then prints. */
  readonly input: string;
  readonly answer: string;
  readonly names: readonly string[];
  readonly checks: readonly Check[];
};

const inputOf = (checks: readonly Check[]): string =>
  JSON.stringify({ checks: checks.map(({ name, steps }) => ({ name, steps })) });

const answerOf = (checks: readonly Check[]): string =>
  [
    `${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`,
    ...checks.map(({ name }) => `ok: ${name}`),
    '',
  ].join('\n');

/** Reads the checks of a page task; null where there are none that can be read. */
export function readPageTask(folder: Folder, faults: FaultList): PageTask | null {
  const file = pathIn(folder.path, CHECKS_FILE);
  const written = textOf(folder, CHECKS_FILE);
  if (written === null) {
    faults.add(file, 0, 'checks.yaml is missing: it says what is checked of the page.');
    return null;
  }
  const source = readYaml({ file, text: written }, checksFile, faults);
  if (!source) return null;
  const { checks } = source.value;
  const names = checks.map(({ name }) => name);
  names.forEach((name, index) => {
    if (names.indexOf(name) !== index)
      faults.add(file, source.lineOf(['checks', index, 'name']), `Two checks are called "${name}".`);
  });
  return { input: inputOf(checks), answer: answerOf(checks), names, checks };
}

const testOf = (checks: readonly Check[], store: FileStore): JudgingTest => ({
  name: 'checks',
  inputHash: store.addMade(inputOf(checks)),
  answerHash: store.addMade(answerOf(checks)),
  hidden: false,
  category: 'sample',
});

/** The one test of a page task. */
export const testsOfPage = ({ checks }: PageTask, store: FileStore): JudgingTest[] => [testOf(checks, store)];

/** The name of a solution's file, without its ending. */
const plainName = (name: string): string => name.slice(name.indexOf('/') + 1).replace(/\.page$/, '');

/** A wrong solution is proved by the check that says it catches it: that check alone has to find the mistake. */
export function caughtByChecks(
  wrong: readonly WrongSolution[],
  { checks }: PageTask,
  { store, tell }: { readonly store: FileStore; readonly tell: (words: string) => void },
): WrongSolution[] {
  const known = new Set(wrong.map(({ name }) => plainName(name)));
  for (const each of checks.flatMap(({ catches }) => catches))
    if (!known.has(each)) tell(`There is no wrong solution ${each}.page.`);
  return wrong.map((solution) => {
    const [check, another] = checks.filter(({ catches }) => catches.includes(plainName(solution.name)));
    if (!check || another) tell(`One check has to say that it catches ${plainName(solution.name)}.`);
    return check ? { ...solution, tests: [testOf([check], store)] } : solution;
  });
}

/** What is checked, as a list for the statement. */
export function drawChecks({ names }: PageTask, labels: Labels): string {
  const items = names.map((name) => `<li>${escapeHtml(name)}</li>`).join('');
  return `<section class="sample"><h3>${labels.checks}</h3><ul>${items}</ul></section>`;
}
