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
/** In how many languages the tests must notice enough. */
const LANGUAGES_WANTED = 2;

/** The languages that nothing was tried in. */
function leftOut(problem: ProblemAsset, tried: readonly string[]): string {
  const languages = [...unmutatedIn(problem, tried), ...unsolvedIn({ ...problem.body, ...problem.judging })];
  const names = languages.flatMap(indicesOf).map((language) => languageAt(language).name);
  return names.length === 0 ? '' : `; not tried in ${names.join(', ')}`;
}

type Tried = { readonly name: string; readonly caught: Catch };

/** Tests mutants in one language after another until enough of them are good. Answers whether they were. */
async function reportProblem(problem: ProblemAsset, judge: Judge): Promise<boolean> {
  const mutationTests = [...mutationTestsOf(problem)];
  const wanted = Math.min(LANGUAGES_WANTED, mutationTests.length);
  const tried: Tried[] = [];
  const isGood = (): boolean => tried.filter(({ caught }) => isEnough(caught)).length >= wanted;
  for (const mutationTest of mutationTests) {
    if (isGood()) break;
    const evidence = await inParallel(mutationTest.proofs, slots, judge.prove);
    tried.push({ name: mutationTest.name, caught: catchOf(mutationTest, evidence) });
  }
  process.stdout.write(`${problem.id}: ${summaryOf(tried)}${leftOut(problem, namesOf(tried))}\n`);
  for (const { name, caught } of tried) {
    for (const { line, from, to } of caught.survivors) {
      process.stdout.write(`  survives: ${name} line ${line}, ${from} -> ${to}\n`);
    }
  }
  return isGood();
}

function summaryOf(tried: readonly Tried[]): string {
  if (tried.length === 0) return 'nothing is known of its tests: there is no right solution to change';
  return tried
    .map(
      ({ name, caught }) =>
        `${Math.floor(killedShare(caught) * 100)} % of ${caught.built} mutants killed (${name})`,
    )
    .join(', ');
}

/** Those of which at least one mutant was built. */
const namesOf = (tried: readonly Tried[]): string[] =>
  tried.filter(({ caught }) => caught.built > 0).map(({ name }) => name);

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
