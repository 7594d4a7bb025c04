import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { inParallel } from '@abhyas/content/in-parallel';
import { faultOf } from '@abhyas/content/proof/faults';
import { unsolvedIn } from '@abhyas/content/proof/gaps';
import { proofsOf } from '@abhyas/content/proof/proofs';
import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { Snippet } from '@abhyas/content/snippet';
import { indicesOf } from '@abhyas/languages/code-keys';
import { languageAt } from '@abhyas/languages/index';
import { chooseContent } from './chosen-content.ts';
import { type Judge, openJudge } from './judge.ts';
import { faultText, snippetFault } from './proof.ts';
import { stepsFault } from './steps.ts';
import { tableFault } from './tables.ts';

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
      ...chosen.problems.flatMap((problem) => checksOf(problem, judge)),
      ...chosen.snippets.map((snippet) => checkOf(snippet, judge)),
    ];
    const faults = (await inParallel(checks, slots, runCheck)).filter((fault) => fault !== null);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `${chosen.problems.length} problems, ${chosen.snippets.length} programs in texts: ` +
        `${checks.length} proofs in ${seconds} s, ${faults.length} failed.\n`,
    );
    for (const gap of chosen.problems.flatMap(gapsOf)) process.stdout.write(`${gap}\n`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await judge.close();
  }
} else {
  process.exitCode = 1;
}

/** What a problem's right solutions leave open: without it "0 failed" would say more than was tried. */
function gapsOf({ id, body, judging }: ProblemAsset): string[] {
  const languages = unsolvedIn({ ...body, ...judging }).flatMap(indicesOf);
  const names = languages.map((language) => languageAt(language).name).join(', ');
  if (languages.length === 0) return [];
  if (judging.references.length === 0) return [`${id}: not proved: there is no right solution.`];
  return [`${id}: not proved in ${names}: there is no right solution.`];
}

/** Something to prove. The fault is said as soon as it is known; a long run shows what it has found. */
type Check = { readonly name: string; readonly prove: () => Promise<string | null> };

async function runCheck({ name, prove }: Check): Promise<string | null> {
  const fault = await prove();
  if (fault !== null) process.stderr.write(`${name}: ${fault}\n`);
  return fault;
}

function checksOf(problem: ProblemAsset, judge: Judge): Check[] {
  return proofsOf(problem).map((proof): Check => ({
    name: `${problem.id} ${proof.name || 'starter'} in ${languageAt(proof.language).name}`,
    prove: async () => {
      const fault = faultOf(proof, await judge.prove(proof));
      return fault && faultText(fault);
    },
  }));
}

function checkOf(snippet: Snippet, judge: Judge): Check {
  const { file, line, language, code, stdin, about } = snippet;
  return {
    name: `${file}:${line}${about === undefined ? '' : ` ${about}`}`,
    prove: async () => {
      const { table, steps } = snippet;
      if (table) return tableFault(await judge.trace({ language, code }, stdin), table);
      const fault = snippetFault(await judge.run({ language, code }, stdin), snippet);
      if (fault !== null || !steps) return fault;
      return stepsFault(await judge.trace({ language, code }, stdin), steps);
    },
  };
}
