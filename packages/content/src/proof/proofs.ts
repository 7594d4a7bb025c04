import type { LanguageIndex } from '@abhyas/languages/index';
import { indicesOf, newestOf, type CodeKey } from '@abhyas/languages/code-keys';
import type { RunJob } from '@abhyas/queue/job';
import type { Judging, ProblemAsset, WrongVerdict } from '../release-assets.ts';
import { judgeJob } from './judge-job.ts';
import type { Mutant } from './mutant.ts';

/** A program to be run so that something about a problem is known. */
export type Proof = {
  /** Path below `submissions/`; empty for a starter. */
  readonly name: string;
  readonly language: LanguageIndex;
  readonly job: RunJob;
} & ProofAim;

export type ProofAim =
  /** A right solution, in one of the language entries it is offered for. */
  | { readonly kind: 'reference' }
  | { readonly kind: 'wrong'; readonly expected: WrongVerdict }
  /** What a learner meets first. */
  | { readonly kind: 'starter' }
  | { readonly kind: 'mutant'; readonly mutant: Mutant };

/** Everything about a problem that has to be so: references, wrong solutions, starters. Mutants have a test of their own. */
export function proofsOf(problem: ProblemAsset): Proof[] {
  return [...referenceProofs(problem), ...wrongProofs(problem), ...starterProofs(problem)];
}

function referenceProofs({ judging }: ProblemAsset): Proof[] {
  return judging.references.flatMap(({ name, key, code }) =>
    indicesOf(key).map((language): Proof => ({
      kind: 'reference',
      name,
      language,
      job: onAllTests({ language, code }, judging),
    })),
  );
}

function wrongProofs({ judging }: ProblemAsset): Proof[] {
  return judging.wrongSolutions.map(({ name, key, code, expected, tests = judging.tests }): Proof => {
    const language = newestOf(key);
    const asked = judging.complexity && expected === 'time_limit_exceeded' ? farTooSlow(judging) : judging;
    const job = judgeJob(
      { language, code },
      { ...secretly({ ...asked, tests }), stopAtFirstFailure: asked !== judging },
    );
    return { kind: 'wrong', name, language, expected, job };
  });
}

/** Where efficiency is asked for, a program that lacks it needs more than this many times its limit, and is right else. */
const TOO_SLOW = 2;

function farTooSlow(judging: Judging): Judging {
  const { limits } = judging;
  return { ...judging, limits: { ...limits, timeMs: TOO_SLOW * limits.timeMs } };
}

/** What a learner meets first has to build in every entry, and to read the first sample without falling over. */
function starterProofs({ body, judging }: ProblemAsset): Proof[] {
  const sample: Judging = { ...judging, checker: { kind: 'exact' }, tests: judging.tests.slice(0, 1) };
  return body.languages.flatMap((key) =>
    indicesOf(key).map((language): Proof => {
      const code = body.starter[key] ?? '';
      return { kind: 'starter', name: '', language, job: onAllTests({ language, code }, sample) };
    }),
  );
}

/** A run that ends where a learner's run of a strict problem would: all that a mutant needs. */
export function mutantProof(
  { name, key }: { readonly name: string; readonly key: CodeKey },
  mutant: Mutant,
  judging: Judging,
): Proof {
  const language = newestOf(key);
  const job = judgeJob({ language, code: mutant.code }, { ...secretly(judging), stopAtFirstFailure: true });
  return { kind: 'mutant', name, language, mutant, job };
}

function onAllTests(candidate: Parameters<typeof judgeJob>[0], judging: Judging): RunJob {
  return judgeJob(candidate, { ...secretly(judging), stopAtFirstFailure: false });
}

/** Nobody reads what the program prints, so it stays with the runner. */
function secretly(judging: Judging): Judging {
  return { ...judging, tests: judging.tests.map((test) => ({ ...test, hidden: true })) };
}
