import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageTask } from '../courses/page-task.ts';
import { faultsOf as schoolFaults } from '../testing/built-content.ts';
import { smallSchool } from '../testing/small-school.ts';
import { FaultList } from '../files/faults.ts';
import { CHECKS_FILE, checksInput, newStep, readChecks, writeChecks, type StepForm } from './checks-form.ts';
import { changesForKind } from './kind-files.ts';
import { PROBLEM_KINDS } from './problem-kinds.ts';
import { ofKind, readProblem, writeProblem } from './problem-form.ts';
import { fieldOf, keysOf, STEP_SHAPES, STEP_VERBS, type StepField, type StepVerb } from './step-shapes.ts';

const PROBLEMS = join(import.meta.dirname, '../../../../content/problems');

/** The checks of every page task of the school. */
const written = readdirSync(PROBLEMS).flatMap((id) => {
  try {
    return [{ id, text: readFileSync(join(PROBLEMS, id, CHECKS_FILE), 'utf8') }];
  } catch {
    return [];
  }
});

const faultsOf = (text: string): readonly unknown[] => {
  const faults = new FaultList();
  const files = new Map([[CHECKS_FILE, Buffer.from(text)]]);
  readPageTask({ path: 'x', files, folders: new Map() }, faults);
  return faults.sorted();
};

test('PUBLISHING-24: the form holds the checks of every page task, and writes them as they are', () => {
  expect(written.length).toBeGreaterThan(5);
  for (const { id, text } of written) {
    const form = readChecks(text);
    if (!form) throw new Error(`${id} is in no shape for the form`);
    expect({ id, text: writeChecks(text, form) }).toEqual({ id, text });
    const turned = { checks: form.checks.toReversed() };
    expect({ id, form: readChecks(writeChecks(text, turned)) }).toEqual({ id, form: turned });
  }
});

const SAID: Readonly<Record<StepField, string>> = {
  selector: 'h1',
  words: 'color',
  number: '300',
  list: 'h1\nh2',
  key: 'Tab',
  absent: '',
  nothing: '',
};

/** A contrast is at most 21. */
const filled = (verb: StepVerb, key: string): string =>
  verb === 'contrast' && key === 'at_least' ? '4.5' : SAID[fieldOf(verb, key) ?? 'words'];

/** Each kind of step, once with each way to compare. */
const steps = STEP_VERBS.flatMap((verb): StepForm[] => {
  const { values } = newStep(verb);
  const ways = Object.keys(STEP_SHAPES[verb].ways ?? {});
  const always = Object.keys(values).filter((key) => !ways.includes(key));
  const said = (keys: readonly string[]): StepForm => ({
    verb,
    values: Object.fromEntries(keys.map((key) => [key, filled(verb, key)])),
  });
  return ways.length === 0 ? [said(always)] : ways.map((way) => said([...always, way]));
});

test.each(steps.map((step) => ({ step, of: `${step.verb} ${Object.keys(step.values).join(' ')}` })))(
  'PUBLISHING-24: a step that the form writes is one that the check knows: $of',
  ({ step }) => {
    const form = { checks: [{ name: 'One', catches: [], steps: [step] }] };
    const text = writeChecks('', form);
    expect(readChecks(text)).toEqual(form);
    expect(faultsOf(text)).toEqual([]);
    expect(keysOf(step.verb)).toEqual(expect.arrayContaining(Object.keys(step.values)));
  },
);

test('PUBLISHING-24: what the form cannot hold is left to the editor of files', () => {
  expect(readChecks('checks: [{name: a, steps: [{dance: h1}]}]')).toBeNull();
  expect(readChecks('checks: [{name: a, steps: [{text: {a: 1}, is: b}]}]')).toBeNull();
  expect(readChecks('checks: [{name: a, says: b, steps: []}]')).toBeNull();
  expect(readChecks('other: 1')).toBeNull();
  expect(readChecks('')).toEqual({ checks: [] });
});

test('PUBLISHING-24: the checks that are being written are tried as the judge reads them', () => {
  const text = 'checks:\n  - name: A\n    catches: [b]\n    steps:\n      - count: h1\n        is: 2\n';
  expect(JSON.parse(checksInput(text))).toEqual({ checks: [{ name: 'A', steps: [{ count: 'h1', is: 2 }] }] });
  expect(JSON.parse(checksInput('checks: ['))).toEqual({ checks: [] });
});

test('PUBLISHING-23: a problem that is made one of another kind has what the kind needs, and keeps what is there', () => {
  const text = 'name: A\nsummary: B\nchecker: tokens\nlanguages: [py]\ndifficulty: easy\ntags: [web]\n';
  const form = readProblem(text);
  if (!form) throw new Error('unreadable');
  const page = writeProblem(text, { ...form, ...ofKind('page') });
  expect(page).toBe('name: A\nsummary: B\ndifficulty: easy\ntags: [web]\nkind: page\n');
  expect(readProblem(page)?.languages).toEqual(['page']);
  const sql = { ...form, ...ofKind('sql'), rows: { ordered: true, names: false } };
  expect(writeProblem(page, sql)).toContain('kind: sql\nrows:\n  ordered: true\n');
  const back = writeProblem(page, { ...form, ...ofKind('program') });
  expect(back).not.toContain('kind');
  expect(readProblem(back)?.languages).toContain('py');
  const files = changesForKind('page', [
    'problem.yaml',
    'statement.md',
    'hint1.md',
    'data/sample/1.in',
    'starter/solution.page',
    'submissions/accepted/solution.py',
    'schema.sql',
  ]);
  expect(Object.fromEntries([...files].map(([path, text]) => [path, text !== null]))).toEqual({
    'data/sample/1.in': false,
    'submissions/accepted/solution.py': false,
    'schema.sql': false,
    [CHECKS_FILE]: true,
    'submissions/accepted/solution.page': true,
    'submissions/wrong_answer/no-heading.page': true,
  });
  expect(faultsOf(files.get(CHECKS_FILE) ?? '')).toEqual([]);
});

test.each(PROBLEM_KINDS.filter((kind) => kind !== 'program'))(
  'PUBLISHING-23: a problem that is begun as one of the kind %s is whole, but for what its author is to write',
  async (kind) => {
    const folder = 'problems/double-it';
    const school = Object.entries(smallSchool());
    const ours = school
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path]) => path.slice(folder.length + 1));
    const yaml = 'name: A\nsummary: B.\ndifficulty: easy\ntags: [arithmetic]\n';
    const form = readProblem(yaml);
    if (!form) throw new Error('unreadable');
    const files = new Map<string, string | null>(school);
    for (const [path, text] of changesForKind(kind, ours)) files.set(`${folder}/${path}`, text);
    files.set(`${folder}/problem.yaml`, writeProblem(yaml, { ...form, ...ofKind(kind) }));
    const left = [...files].flatMap(([path, text]) => (text === null ? [] : [[path, text] as const]));
    const faults = await schoolFaults(Object.fromEntries(left));
    expect(faults.filter((fault) => !fault.includes('stands here for you to replace'))).toEqual([]);
  },
);
