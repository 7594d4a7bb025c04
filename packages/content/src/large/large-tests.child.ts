import { pathToFileURL } from 'node:url';

import * as z from 'zod';
import { createRandom, type Random } from '../random.ts';
import type { LargeTest } from './make-large.ts';

/** What `generators/large.mjs` of a problem exports. */
type Generator = {
  readonly seed: number;
  readonly tests: (random: Random) => Iterable<unknown>;
};

const largeTest = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and hyphens'),
  /** What the test tries, in words that a learner may read. */
  tries: z.string().min(1).max(80),
  input: z.string(),
  answer: z.string(),
});

/** A process of its own, which may read files and do nothing else: it sends each test, then an empty message. */
const [file = ''] = process.argv.slice(2);
const { seed, tests } = (await import(pathToFileURL(file).href)) as Generator;
for (const made of tests(createRandom(seed))) await send(largeTest.parse(made));
await send(null);
process.disconnect();

function send(message: LargeTest | null): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });
}
