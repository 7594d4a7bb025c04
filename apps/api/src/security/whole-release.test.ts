import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const API = fileURLToPath(new URL('..', import.meta.url));

/** Why each of them may read what whoever asks may not see. */
const READERS: Readonly<Record<string, string>> = {
  'content-publish.command.ts': 'compares releases',
  'features/payments/orders.service.ts': 'sells all of a plan, also what its buyer does not see yet',
  'features/practice/history.service.ts': 'names the release',
  'features/publishing/limits.service.ts': 'says what is for whom',
  'features/running/run-record.service.ts': 'records a run that was taken',
  'features/sitting/seat.service.ts': 'an exam asks what its teacher chose',
  'platform/content/release-files.ts': 'files are named by their hash',
  'platform/http/security-headers.ts': 'says where videos come from',
};

/** The same for what is done for the product itself. */
const EVERYTHING: Readonly<Record<string, string>> = {
  'features/exams/exams.routes.ts': 'an exam asks what its teacher chose',
  'features/mocks/mocks.service.ts': 'a mock test asks what its author chose',
  'platform/jobs/job-runner.ts': 'jobs are done for nobody in particular',
  'platform/jobs/job-tables.ts': 'jobs are done for nobody in particular',
};

const sources = globSync('**/*.ts', { cwd: API })
  .filter((path) => !/\.test\.ts$|^testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(`${API}/${path}`, 'utf8') }));

const naming = (words: RegExp): string[] =>
  sources
    .filter(({ text }) => words.test(text))
    .map(({ path }) => path)
    .toSorted();

test('CLASSES-27: nobody reads more of the release than whoever asks may see, but for those listed here', () => {
  expect(naming(/release\.whole\b|\{ whole \}(?:: | = .*release)/)).toEqual(Object.keys(READERS).toSorted());
  expect(naming(/\bseeingEverything\(/)).toEqual(Object.keys(EVERYTHING).toSorted());
});
