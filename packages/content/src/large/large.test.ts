import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { faultLine } from '../files/faults.ts';
import { generateLarge } from '../generate/generate-large.ts';
import { buildRelease } from '../load-content.ts';
import { faultOf } from '../proof/faults.ts';
import { proofsOf } from '../proof/proofs.ts';
import type { ProblemAsset } from '../release-assets.ts';
import { smallSchool } from '../testing/small-school.ts';
import { readContent } from './fill-large.ts';

const PROBLEM = 'problems/double-it';
const GENERATOR = `${PROBLEM}/generators/large.mjs`;
const LIST = `${PROBLEM}/data/large/tests.yaml`;
const SLOW = `${PROBLEM}/submissions/time_limit_exceeded`;

const made = (count: number, more = ''): string => `${more}
export const seed = 1;
export function* tests(random) {
  const input = random.ints(${count}, 1, 9).join(' ') + '\\n';
  yield { name: 'largest', tries: 'largest n', input, answer: input.length + '\\n' };
}
`;

let dir: string;
let cache: string;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-large-'));
  [dir, cache] = [join(folder, 'content'), join(folder, 'cache')];
  for (const [path, text] of Object.entries(smallSchool())) await write(path, text);
  await write(GENERATOR, made(200_000));
});
afterEach(() => rm(dirname(dir), { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), text);
}

const load = async () => buildRelease(await readContent(dir, cache));
const faults = async () => {
  const content = await load();
  return content.ok ? [] : content.faults.map(faultLine);
};
async function problem(): Promise<ProblemAsset> {
  const content = await load();
  if (!content.ok) throw new Error(content.faults.map(faultLine).join('\n'));
  return content.bundle.release.topics[0]?.subtopics[0]?.assets.at(-1) as ProblemAsset;
}

const evidence = (verdict: 'accepted' | 'time-limit') =>
  ({
    kind: 'judged',
    limits: { timeMs: 4000, memoryMb: 256 },
    tests: [{ name: 'large-01-largest', verdict, timeMs: 3000, memoryKb: 1 }],
  }) as const;

test('PROVING-4: large tests are made from their seed where they are missing, once, and are those that git names', async () => {
  expect(await generateLarge(join(dir, PROBLEM))).toBe(1);
  expect(await readdir(join(dir, PROBLEM, 'data/large'))).toEqual(['tests.yaml']);
  const content = await load();
  const test = (await problem()).judging.tests.at(-1);
  expect(test).toMatchObject({ name: 'large-01-largest', hidden: true, category: 'largest n' });
  expect(content.ok && content.bundle.blobs.get(test?.inputHash ?? '')?.length).toBe(400_000);
  // Kept: what cannot be made any more is not made again.
  await rm(join(dir, GENERATOR));
  expect(await faults()).toEqual([]);
  // Damaged or gone and not to be made: that is said.
  await writeFile(join(cache, test?.inputHash ?? ''), 'x');
  expect((await faults()).join()).toContain('makes another test or none');
  await write(GENERATOR, made(200_000));
  expect(await faults()).toEqual([]);
});

test('PROVING-4: a generator that was changed without its list, or that writes files, makes nothing', async () => {
  await generateLarge(join(dir, PROBLEM));
  await rm(cache, { recursive: true, force: true });
  await write(GENERATOR, made(200_001));
  expect((await faults()).join()).toContain(`${LIST}:3: generators/large.mjs makes another test or none`);
  const target = join(dir, 'written');
  await write(
    GENERATOR,
    made(9, `import { writeFileSync } from 'node:fs';\nwriteFileSync('${target}', 'x');`),
  );
  await expect(generateLarge(join(dir, PROBLEM))).rejects.toThrow('ERR_ACCESS_DENIED');
  await expect(readFile(target)).rejects.toThrow('ENOENT');
});

test('PROVING-4: efficiency that is asked for needs a program that is too slow in every language, at twice the limit', async () => {
  const file = await readFile(join(dir, PROBLEM, 'problem.yaml'), 'utf8');
  await write(`${PROBLEM}/problem.yaml`, `${file}complexity: { passes: O(n log n), fails: O(n^2) }\n`);
  await write(`${SLOW}/all-pairs.c`, 'c');
  await write(`${SLOW}/all-pairs.py`, 'py');
  const told = (await faults()).join('\n');
  expect(told).toContain('O(n^2) is too slow in cpp');
  expect(told).toContain('O(n^2) is too slow in java');
  await write(`${SLOW}/all-pairs.cpp`, 'cpp');
  await write(`${SLOW}/all-pairs.java`, 'java');
  const proof = proofsOf(await problem()).find(({ name }) => name.endsWith('all-pairs.java'));
  if (!proof) throw new Error('there is a proof of it');
  expect([proof.job.limits.timeMs, proof.job.task]).toMatchObject([2000, { stopAtFirstFailure: true }]);
  expect(faultOf(proof, evidence('time-limit'))).toBeNull();
  expect(faultOf(proof, evidence('accepted'))).toMatchObject({ kind: 'not-wrong', expected: 'time-limit' });
});
