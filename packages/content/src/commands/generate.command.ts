import { glob } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { generateLarge } from '../generate/generate-large.ts';
import { generateTests } from '../generate/generate-tests.ts';

/**
 * `npm run content:generate -- <folder>…`: writes the hidden tests of every problem in the folders from
 * its generator and its reference solution. Runs the author's code on this machine.
 */
const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('Name the folders whose problems you want to generate: content/courses/01-c\n');
  process.exitCode = 2;
}
for (const folder of folders) {
  for await (const generator of glob(`${resolve(folder)}/**/generators/tests.mjs`)) {
    const problemDir = dirname(dirname(generator));
    const count = await generateTests(problemDir);
    process.stdout.write(`${problemDir}: ${count} tests\n`);
  }
  for await (const generator of glob(`${resolve(folder)}/**/generators/large.mjs`)) {
    const problemDir = dirname(dirname(generator));
    process.stdout.write(`${problemDir}: ${await generateLarge(problemDir)} large tests\n`);
  }
}
