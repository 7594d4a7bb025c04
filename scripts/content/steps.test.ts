import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SNIPPET_LANGUAGES } from '@abhyas/content/snippet';
import { type SteppedProgram, stepsFile } from '@abhyas/content/steps/steps-file';
import { warmSandbox } from '@abhyas/queue/testing/warm-runner';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Judge, openJudge } from './judge.ts';
import { recordedSteps, stepsFault } from './steps.ts';

let cacheDir: string;
let judge: Judge;
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'abhyas-steps-'));
  await warmSandbox(cacheDir);
  judge = await openJudge({ cacheDir, slots: 1, blobs: new Map() });
});
afterAll(async () => {
  await judge.close();
  await rm(cacheDir, { recursive: true });
});

const LOOP: SteppedProgram = {
  language: SNIPPET_LANGUAGES.get('python') ?? 0,
  code: 'total = 0\nfor n in range(int(input())):\n    total += n\nprint(total)\n',
  stdin: '3\n',
};

async function record(entry: object, program = LOOP) {
  const [source] = stepsFile.parse([{ id: 'loop', say: [], ...entry }]);
  if (!source) throw new Error('no entry');
  return recordedSteps(await judge.trace(program, program.stdin), program, source);
}
const say = (at: string, text: string, visit?: number) => ({ at, text, ...(visit && { visit }) });

test('TRACING-10: a sentence is found at each visit of its line, and another one at the visit that it names', async () => {
  const sentences = [say('total += n', 'first', 1), say('total += n', '{n} of {total}'), say('end', 'over')];
  const steps = await record({ watch: ['total'], say: sentences, open: { at: 'total += n', visit: 2 } });
  expect(steps).toMatchObject({
    output: '3\n',
    open: 4,
    said: [
      [2, 0],
      [4, 1],
      [6, 1],
      [9, 2],
    ],
  });
});

test.each([
  ['a line that is not there', { say: [say('total -= n', 'x')] }, 'must stand on exactly one line'],
  ['a visit that does not come', { open: { at: 'total += n', visit: 4 } }, 'there is no visit 4'],
  ['a variable without a value', { say: [say('total = 0', '{total}')] }, '"total" has no value at'],
  ['a variable that never is', { watch: ['sum'] }, 'no variable "sum" to watch'],
])('TRACING-11: %s is refused', async (_what, entry, fault) => {
  expect(await record(entry)).toContain(fault);
});

test('TRACING-11: a recording of another program is found', async () => {
  const steps = await record({});
  if (typeof steps === 'string') throw new Error(steps);
  expect(stepsFault(await judge.trace(LOOP, LOOP.stdin), steps)).toBeNull();
  expect(stepsFault(await judge.trace(LOOP, '4\n'), steps)).toContain('prints something else');
  const slower = { ...LOOP, code: LOOP.code.replace('total = 0', 'total = 0\ntotal = 0') };
  expect(stepsFault(await judge.trace(slower, LOOP.stdin), steps)).toContain('has other steps');
});
