import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { SCHEMA_FILE, scriptOf } from '../forms/sql-script.ts';
import { insertRows, type InsertRows } from './insert-rows.ts';
import { createRandom, type Random } from '../random.ts';
import { buildReference, type ReferenceProgram } from './reference-program.ts';

/** What `generators/tests.mjs` of a problem exports. */
type Generator = {
  readonly seed: number;
  readonly tests: (random: Random, insert: InsertRows) => Iterable<unknown>;
};

const generatedTest = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and hyphens'),
  /** What the test tries, in words that a learner may read. */
  tries: z.string().min(1).max(80),
  input: z.string(),
});

/** Test data is kept in git and travels to browsers' neighbours often: inputs stay small. */
const MAX_INPUT_BYTES = 400_000;

/** The first that is there computes the answers: the fastest first. */
const REFERENCE_ENDINGS = ['.c', '.cpp', '.java', '.py', '.sql'];

/** Writes data/secret again from the problem's generator, and all answers from its reference solution. */
export async function generateTests(problemDir: string): Promise<number> {
  const built = await buildReference(await referenceOf(problemDir));
  const schema = await schemaOf(problemDir);
  const answer = (rows: string) => built.answer(schema === null ? rows : scriptOf(schema, rows));
  const reference = { ...built, answer };
  try {
    await answerSamples(join(problemDir, 'data', 'sample'), reference);
    return await writeSecret(problemDir, reference);
  } finally {
    await reference.close();
  }
}

/** The tables of a problem of the kind sql; null for the others. */
async function schemaOf(problemDir: string): Promise<string | null> {
  return readFile(join(problemDir, SCHEMA_FILE), 'utf8').catch(() => null);
}

async function referenceOf(problemDir: string): Promise<string> {
  const dir = join(problemDir, 'submissions', 'accepted');
  const names = await readdir(dir);
  const name = REFERENCE_ENDINGS.flatMap((ending) => names.filter((each) => each.endsWith(ending)))[0];
  if (!name) throw new Error(`${dir} holds no accepted solution.`);
  return join(dir, name);
}

/** A sample's answer is written by hand where the author likes; only what is missing is filled in. */
async function answerSamples(dir: string, reference: ReferenceProgram): Promise<void> {
  const names = await readdir(dir);
  for (const name of names.filter((each) => each.endsWith('.in'))) {
    const answer = name.replace(/\.in$/, '.ans');
    if (names.includes(answer)) continue;
    await writeFile(join(dir, answer), await reference.answer(await readFile(join(dir, name), 'utf8')));
  }
}

async function writeSecret(problemDir: string, reference: ReferenceProgram): Promise<number> {
  const generatorFile = join(problemDir, 'generators', 'tests.mjs');
  // A changed generator is a new module; the time of change tells them apart.
  const version = (await stat(generatorFile)).mtimeMs;
  const { seed, tests } = (await import(`${pathToFileURL(generatorFile).href}?${version}`)) as Generator;
  const dir = join(problemDir, 'data', 'secret');
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });

  const categories: string[] = [];
  for (const made of tests(createRandom(seed), insertRows)) {
    const test = generatedTest.parse(made);
    if (test.input.length > MAX_INPUT_BYTES)
      throw new Error(`${test.name} is larger than ${MAX_INPUT_BYTES} bytes.`);
    const name = `${String(categories.length + 1).padStart(2, '0')}-${test.name}`;
    categories.push(`${name}: ${JSON.stringify(test.tries)}\n`);
    await writeFile(join(dir, `${name}.in`), test.input);
    await writeFile(join(dir, `${name}.ans`), await reference.answer(test.input));
  }
  await writeFile(join(dir, 'tests.yaml'), `# Written by generators/tests.mjs.\n${categories.join('')}`);
  return categories.length;
}
