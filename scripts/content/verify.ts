import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { ProblemAsset } from '@abhyas/content/release';
import type { Snippet } from '@abhyas/content/snippet';
import { indicesOf, languageAt, type LanguageIndex } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';
import { chooseContent } from './chosen-content.ts';
import { inParallel } from './in-parallel.ts';
import { type Judge, openJudge } from './judge.ts';
import { referenceFault, snippetFault, starterFault, wrongSolutionFault } from './proof.ts';

/**
 * `npm run content:verify -- [id…]`: proves in the real sandbox that every reference solution is right in
 * every language entry it is offered for, every labelled wrong one is wrong in the way its folder says, every
 * starter builds and runs, and every program in a text does what the text says. Outcomes are kept by hash, so only what changed is run.
 */
const slots = availableParallelism();
const chosen = await chooseContent(process.argv.slice(2));
if (chosen) {
  const startedAt = performance.now();
  const cacheDir = resolve(process.env.DATA_DIR ?? '.data', 'content-proof');
  const judge = await openJudge({ cacheDir, slots, blobs: chosen.bundle.blobs });
  try {
    const checks = [
      ...chosen.problems.flatMap((problem) => checksOf(problem, judge, chosen.bundle.blobs)),
      ...chosen.snippets.map((snippet) => checkOf(snippet, judge)),
    ];
    const faults = (await inParallel(checks, slots, runCheck)).filter((fault) => fault !== null);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `${chosen.problems.length} problems, ${chosen.snippets.length} programs in texts: ` +
        `${checks.length} proofs in ${seconds} s, ${faults.length} failed.\n`,
    );
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await judge.close();
  }
} else {
  process.exitCode = 1;
}

/** Something to prove. The fault is said as soon as it is known; a long run shows what it has found. */
type Check = { readonly name: string; readonly prove: () => Promise<string | null> };

type Blobs = ReadonlyMap<string, Uint8Array>;

async function runCheck({ name, prove }: Check): Promise<string | null> {
  const fault = await prove();
  if (fault !== null) process.stderr.write(`${name}: ${fault}\n`);
  return fault;
}

function checksOf(problem: ProblemAsset, judge: Judge, blobs: Blobs): Check[] {
  return [
    ...referenceChecks(problem, judge),
    ...wrongSolutionChecks(problem, judge),
    ...starterChecks(problem, judge, blobs),
  ];
}

function referenceChecks({ id, judging }: ProblemAsset, judge: Judge): Check[] {
  return judging.references.flatMap(({ name, key, code }) =>
    indicesOf(key).map((language): Check => ({
      name: `${id} ${name} in ${languageAt(language).name}`,
      prove: async () => {
        const timeLimitMs = judging.limits.timeMs * toolchainAt(language).timeFactor;
        return referenceFault(await judge.judge({ language, code }, judging, 'all'), timeLimitMs);
      },
    })),
  );
}

function wrongSolutionChecks({ id, judging }: ProblemAsset, judge: Judge): Check[] {
  return judging.wrongSolutions.map(({ name, key, code, expected }): Check => ({
    name: `${id} ${name}`,
    prove: async () => {
      const language = indicesOf(key).at(-1) as LanguageIndex;
      return wrongSolutionFault(await judge.judge({ language, code }, judging, 'all'), expected);
    },
  }));
}

/** What a learner meets first has to build in every entry, and to read the first sample without falling over. */
function starterChecks({ id, body, judging }: ProblemAsset, judge: Judge, blobs: Blobs): Check[] {
  const sample = blobs.get(judging.tests[0]?.inputHash ?? '') ?? new Uint8Array();
  const stdin = new TextDecoder().decode(sample);
  return body.languages.flatMap((key) =>
    indicesOf(key).map((language): Check => ({
      name: `${id} starter in ${languageAt(language).name}`,
      prove: async () => starterFault(await judge.run({ language, code: body.starter[key] ?? '' }, stdin)),
    })),
  );
}

function checkOf(snippet: Snippet, judge: Judge): Check {
  const { file, line, language, code, stdin } = snippet;
  return {
    name: `${file}:${line}`,
    prove: async () => snippetFault(await judge.run({ language, code }, stdin), snippet),
  };
}
