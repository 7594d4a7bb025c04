import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { inParallel } from '@abhyas/content/in-parallel';
import { unmutatedIn, unsolvedIn } from '@abhyas/content/proof/gaps';
import {
  type Catch,
  catchOf,
  mutationTestsOf,
  isEnough,
  killedShare,
} from '@abhyas/content/proof/mutation-test';
import type { ProblemAsset } from '@abhyas/content/release-assets';
import { indicesOf } from '@abhyas/languages/code-keys';
import { languageAt } from '@abhyas/languages/index';
import { chooseContent } from './chosen-content.ts';
import { type Judge, openJudge } from './judge.ts';

/**
 * `npm run content:mutants -- [id…]`: changes one operator or number of a right solution at a time and asks
 * whether the tests notice. Survivors are listed: each is a missing test, or makes no difference at all.
 */
const slots = availableParallelism();
const chosen = await chooseContent(process.argv.slice(2));
if (chosen) {
  const cacheDir = resolve(process.env.DATA_DIR ?? '.data', 'content-proof');
  const judge = await openJudge({ cacheDir, slots, blobs: chosen.bundle.blobs });
  try {
    for (const problem of chosen.problems) {
      if (!(await reportProblem(problem, judge))) process.exitCode = 1;
    }
  } finally {
    await judge.close();
  }
} else {
  process.exitCode = 1;
}

/** The languages that nothing was tried in. */
function leftOut(problem: ProblemAsset, tried: readonly string[]): string {
  const languages = [...unmutatedIn(problem, tried), ...unsolvedIn({ ...problem.body, ...problem.judging })];
  const names = languages.flatMap(indicesOf).map((language) => languageAt(language).name);
  return names.length === 0 ? '' : `; not tried in ${names.join(', ')}`;
}

/** Tests mutants in one language after another until one is good enough. Answers whether one was. */
async function reportProblem(problem: ProblemAsset, judge: Judge): Promise<boolean> {
  const tried: string[] = [];
  let best: { readonly name: string; readonly caught: Catch } | undefined;
  for (const mutationTest of mutationTestsOf(problem)) {
    const caught = catchOf(mutationTest, await inParallel(mutationTest.proofs, slots, judge.prove));
    if (caught.built > 0) tried.push(mutationTest.name);
    if (best === undefined || killedShare(caught) > killedShare(best.caught)) {
      best = { name: mutationTest.name, caught };
    }
    if (isEnough(caught)) break;
  }
  if (!best) {
    process.stdout.write(
      `${problem.id}: nothing is known of its tests: there is no right solution to change.\n`,
    );
    return true;
  }
  const { name, caught } = best;
  const percent = Math.floor(killedShare(caught) * 100);
  process.stdout.write(
    `${problem.id}: ${percent} % of ${caught.built} mutants killed (${name})${leftOut(problem, tried)}\n`,
  );
  for (const { line, from, to } of caught.survivors) {
    process.stdout.write(`  survives: line ${line}, ${from} -> ${to}\n`);
  }
  return isEnough(caught);
}
