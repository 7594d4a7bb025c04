import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { ProblemAsset } from '@abhyas/content/release';
import { indicesOf, type LanguageIndex } from '@abhyas/languages/index';
import type { CodeKey } from '@abhyas/languages/language-info';
import { chooseContent } from './chosen-content.ts';
import { inParallel } from './in-parallel.ts';
import { type Judge, openJudge } from './judge.ts';
import { type Mutant, mutantsOf } from './mutate.ts';

/** Share of the mutants that build which the tests of a problem must kill, in at least one language. */
const KILLED_SHARE = 0.95;

/** The quickest to judge first; the next is asked only when the tests do not kill enough in this one. */
const ORDER: readonly CodeKey[] = ['py', 'c', 'cpp', 'java'];

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

type Hunt = { readonly name: string; readonly built: number; readonly survivors: readonly Mutant[] };

/** Hunts in one language after another until one is good enough. Answers whether one was. */
async function reportProblem(problem: ProblemAsset, judge: Judge): Promise<boolean> {
  const hunts: Hunt[] = [];
  for (const key of ORDER.filter((each) => problem.body.languages.includes(each))) {
    const hunt = await huntIn(problem, key, judge);
    hunts.push(hunt);
    if (shareOf(hunt) >= KILLED_SHARE) break;
  }
  const best = hunts.toSorted((a, b) => shareOf(b) - shareOf(a))[0];
  if (!best) return true;
  const percent = Math.floor(shareOf(best) * 100);
  process.stdout.write(`${problem.id}: ${percent} % of ${best.built} mutants killed (${best.name})\n`);
  for (const { line, from, to } of best.survivors) {
    process.stdout.write(`  survives: line ${line}, ${from} -> ${to}\n`);
  }
  return shareOf(best) >= KILLED_SHARE;
}

function shareOf({ built, survivors }: Hunt): number {
  return built === 0 ? 0 : (built - survivors.length) / built;
}

/** A mutant that does not build is no mutant, and one that our own fault stopped is not killed. */
async function huntIn({ judging }: ProblemAsset, key: CodeKey, judge: Judge): Promise<Hunt> {
  const reference = judging.references.find((each) => each.key === key);
  const language = indicesOf(key).at(-1) as LanguageIndex;
  const mutants = reference ? mutantsOf(reference.code, key) : [];
  const ends = await inParallel(mutants, slots, async (mutant) => {
    const outcome = await judge.judge({ language, code: mutant.code }, judging, 'first-failure');
    if (outcome.kind === 'compile-error') return 'not-built';
    if (outcome.kind !== 'judged') return 'survived';
    return outcome.tests.every((test) => test.verdict === 'accepted') ? 'survived' : 'killed';
  });
  return {
    name: reference?.name ?? key,
    built: ends.filter((end) => end !== 'not-built').length,
    survivors: mutants.filter((_, index) => ends[index] === 'survived'),
  };
}
