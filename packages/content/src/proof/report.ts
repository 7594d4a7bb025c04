import type { ProblemAsset } from '../release-assets.ts';
import type { CodeKey } from '@abhyas/languages/code-keys';

import type { Evidence } from './evidence.ts';
import { faultOf } from './faults.ts';
import { unmutatedIn, unsolvedIn } from './gaps.ts';
import {
  type Catch,
  catchOf,
  type MutationTest,
  mutationTestsOf,
  isEnough,
  killedShare,
} from './mutation-test.ts';
import { proofKey } from './proof-key.ts';
import { type Proof, proofsOf } from './proofs.ts';

/** A proof with what is known of it; `evidence` is undefined until it was run. */
export type Proved = { readonly proof: Proof; readonly key: string; readonly evidence: Evidence | undefined };

export type ReportedMutationTest = {
  readonly mutationTest: MutationTest;
  readonly proofs: readonly Proved[];
  /** Undefined while mutants are still to be run. */
  readonly caught: Catch | undefined;
};

/** How far a problem is proved. */
export type ProblemReport = {
  readonly proofs: readonly Proved[];
  /** In the order in which they were tried; one that kills enough is the last. */
  readonly hunts: readonly ReportedMutationTest[];
  /** Languages that learners may use though no right solution shows that the problem can be solved in them. */
  readonly unsolved: readonly CodeKey[];
  /** Languages of right solutions in which no mutant was tried; none where none were asked for. */
  readonly unmutated: readonly CodeKey[];
};

export type Known = ReadonlyMap<string, Evidence>;

/** The keys of all proofs that a problem may need. */
export function keysOf(problem: ProblemAsset, { mutants }: { readonly mutants: boolean }): string[] {
  const mutationProofs = mutants
    ? [...mutationTestsOf(problem)].flatMap((mutationTest) => mutationTest.proofs)
    : [];
  return [...proofsOf(problem), ...mutationProofs].map(({ job }) => proofKey(job));
}

export function reportOf(
  problem: ProblemAsset,
  known: Known,
  { mutants }: { readonly mutants: boolean },
): ProblemReport {
  const hunts = mutants ? reportMutationTests(problem, known) : [];
  return {
    proofs: proofsOf(problem).map((proof) => proved(proof, known)),
    hunts,
    unsolved: unsolvedIn({ ...problem.body, ...problem.judging }),
    unmutated: mutants ? unmutatedIn(problem, hunts.filter(hasMutants).map(nameOf)) : [],
  };
}

/** Of one that has ended, whether any mutant could be built. */
function hasMutants({ proofs, caught }: ReportedMutationTest): boolean {
  return proofs.length > 0 && caught?.built !== 0;
}

const nameOf = ({ mutationTest }: ReportedMutationTest): string => mutationTest.name;

function reportMutationTests(problem: ProblemAsset, known: Known): ReportedMutationTest[] {
  const reported: ReportedMutationTest[] = [];
  for (const mutationTest of mutationTestsOf(problem)) {
    const proofs = mutationTest.proofs.map((proof) => proved(proof, known));
    const evidence = proofs.flatMap((each) => each.evidence ?? []);
    const caught = evidence.length === proofs.length ? catchOf(mutationTest, evidence) : undefined;
    reported.push({ mutationTest, proofs, caught });
    if (caught === undefined || isEnough(caught)) break;
  }
  return reported;
}

function proved(proof: Proof, known: Known): Proved {
  const key = proofKey(proof.job);
  return { proof, key, evidence: known.get(key) };
}

/** All proofs of a report, those of its mutation tests included. */
export function provedIn({ proofs, hunts }: ProblemReport): Proved[] {
  return [...proofs, ...hunts.flatMap((mutationTest) => mutationTest.proofs)];
}

/** The mutation test that killed the largest share, once one has ended. */
export function bestMutationTest({
  hunts,
}: ProblemReport): (ReportedMutationTest & { readonly caught: Catch }) | undefined {
  const ended = hunts.flatMap((mutationTest) =>
    mutationTest.caught ? [{ ...mutationTest, caught: mutationTest.caught }] : [],
  );
  return ended.toSorted((a, b) => killedShare(b.caught) - killedShare(a.caught))[0];
}

export type Tally = {
  readonly total: number;
  readonly done: number;
  readonly faults: number;
  readonly survivors: number;
  readonly unsolved: readonly CodeKey[];
  readonly unmutated: readonly CodeKey[];
};

export function tallyOf(report: ProblemReport): Tally {
  const all = provedIn(report);
  return {
    total: all.length,
    done: all.filter((each) => each.evidence !== undefined).length,
    faults: report.proofs.filter(({ proof, evidence }) => evidence && faultOf(proof, evidence)).length,
    survivors: bestMutationTest(report)?.caught.survivors.length ?? 0,
    unsolved: report.unsolved,
    unmutated: report.unmutated,
  };
}
