import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sha256 } from '../files/file-store.ts';
import { LARGE } from '../large/large-list.ts';
import { makeLargeTests } from '../large/make-large.ts';

/** Larger ones make every run on the problem slow. */
const MAX_BYTES = 8_000_000;

/** Writes data/large/tests.yaml again: what `generators/large.mjs` makes, by its hashes. The tests themselves stay out of git. */
export async function generateLarge(problemDir: string): Promise<number> {
  const made = await makeLargeTests(join(problemDir, 'generators', LARGE.generator));
  const lines = made.map(({ name, tries, input, answer }, index) => {
    if (input.length + answer.length > MAX_BYTES)
      throw new Error(`${name} is larger than ${MAX_BYTES} bytes.`);
    const key = `${String(index + 1).padStart(2, '0')}-${name}`;
    return `${key}:\n  tries: ${JSON.stringify(tries)}\n  input: ${sha256(input)}\n  answer: ${sha256(answer)}\n`;
  });
  const dir = join(problemDir, 'data', LARGE.folder);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, LARGE.list), `# Written by generators/${LARGE.generator}.\n${lines.join('')}`);
  return made.length;
}
