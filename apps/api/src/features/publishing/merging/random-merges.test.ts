import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { THOROUGH } from '@abhyas/queue/testing/thorough';
import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  lesson,
  merge,
  mergeAndPublish,
  newDraft,
  publishedFile,
  readFile,
  writeFile,
} from '../../../testing/test-drafts.ts';
import { startTestProduct, type Person, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let asha: Person;
let ravi: Person;
beforeAll(async () => {
  const school = await buildRelease(folderOf(smallSchool()));
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle);
  asha = await product.signInStaff('teacher');
  ravi = await product.signInStaff('teacher');
});
afterAll(() => product.close());

/** The same numbers at every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = (below: number) => number;
type Mark = { readonly mark: string; readonly path: string };

/** Five changes of one author in a draft of their own, each with words that nothing else has. */
async function editAtRandom(who: Person, name: string, random: Random) {
  const draft = await newDraft(who, name);
  const marks: Mark[] = [];
  for (let edit = 0; edit < 5; edit += 1) {
    const path = LESSONS[random(LESSONS.length)] ?? '';
    const mark = `${name}-${edit}-${random(1_000_000)}`;
    const now = ((await readFile(who, draft, path)).text ?? '').split('\n');
    const at = 3 + random(now.length - 4);
    // Written into a line, or as a new one.
    now.splice(at, random(2), `${now[at] ?? ''} ${mark}`);
    await writeFile(who, draft, [path, now.join('\n')]);
    marks.push({ mark, path });
  }
  return { who, draft, marks };
}

/** Publishes a draft; where somebody has to choose, one side by chance. Answers all that was shown. */
async function publishChoosing({ who, draft }: { who: Person; draft: string }, random: Random) {
  const { conflicts } = await merge(who, draft);
  const take = () => (random(2) === 0 ? ('mine' as const) : ('theirs' as const));
  if (conflicts.length > 0) {
    const choices = conflicts.map(({ id, seen }) => ({ id, seen, take: take() }));
    await merge(who, draft, choices);
  }
  await mergeAndPublish(who, draft);
  return conflicts.map(({ parts }) => JSON.stringify(parts));
}

const LESSONS = Array.from(
  { length: 4 },
  (_, index) => `courses/01-c/01-basics/${30 + index}-long-${index}/text.md`,
);

/** Of ten edits each. */
const ROUNDS = THOROUGH ? 10 : 2;

it('PUBLISHING-11: no character is lost in concurrent edits of two authors, in any order of publishing', async () => {
  const random = randomFrom(20);
  const start = await newDraft(asha, 'Long lessons');
  const lines = Array.from({ length: 5 }, (_, index) => `Line ${index}`);
  for (const path of LESSONS) await writeFile(asha, start, [path, lesson(lines)]);
  await mergeAndPublish(asha, start);
  const all: string[] = [];
  let edits = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const drafts = [
      await editAtRandom(asha, `asha-${round}`, random),
      await editAtRandom(ravi, `ravi-${round}`, random),
    ];
    const shown: string[] = [];
    const order = random(2) === 0 ? drafts : drafts.toReversed();
    for (const each of order) shown.push(...(await publishChoosing(each, random)));
    for (const { mark, path } of drafts.flatMap(({ marks }) => marks)) {
      const text = (await publishedFile(asha, path)) ?? '';
      expect([mark, text.includes(mark) || shown.some((parts) => parts.includes(mark))]).toEqual([
        mark,
        true,
      ]);
      edits += 1;
    }
    all.push(...shown);
  }
  expect(edits).toBe(10 * ROUNDS);
  expect(all.length).toBeGreaterThan(ROUNDS / 3);
}, 300_000);
