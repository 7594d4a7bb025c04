import type { ProblemAsset } from '../release.ts';
import type { Evidence } from './evidence.ts';
import { faultOf } from './faults.ts';
import { type Catch, catchOf, type Hunt, huntsOf, KILLED_SHARE, killedShare } from './hunt.ts';
import { proofKey } from './proof-key.ts';
import { type Proof, proofsOf } from './proofs.ts';

/** A proof with what is known of it; `evidence` is undefined until it was run. */
export type Proved = { readonly proof: Proof; readonly key: string; readonly evidence: Evidence | undefined };

export type ReportedHunt = {
  readonly hunt: Hunt;
  readonly proofs: readonly Proved[];
  /** Undefined while mutants are still to be run. */
  readonly caught: Catch | undefined;
};

/** How far a problem is proved. */
export type ProblemReport = {
  readonly proofs: readonly Proved[];
  /** In the order in which they were tried; one that kills enough is the last. */
  readonly hunts: readonly ReportedHunt[];
};

export type Known = ReadonlyMap<string, Evidence>;

/** The keys of all proofs that a problem may need. */
export function keysOf(problem: ProblemAsset, { mutants }: { readonly mutants: boolean }): string[] {
  const hunted = mutants ? [...huntsOf(problem)].flatMap((hunt) => hunt.proofs) : [];
  return [...proofsOf(problem), ...hunted].map(({ job }) => proofKey(job));
}

export function reportOf(
  problem: ProblemAsset,
  known: Known,
  { mutants }: { readonly mutants: boolean },
): ProblemReport {
  return {
    proofs: proofsOf(problem).map((proof) => proved(proof, known)),
    hunts: mutants ? reportHunts(problem, known) : [],
  };
}

function reportHunts(problem: ProblemAsset, known: Known): ReportedHunt[] {
  const reported: ReportedHunt[] = [];
  for (const hunt of huntsOf(problem)) {
    const proofs = hunt.proofs.map((proof) => proved(proof, known));
    const evidence = proofs.flatMap((each) => each.evidence ?? []);
    const caught = evidence.length === proofs.length ? catchOf(hunt, evidence) : undefined;
    reported.push({ hunt, proofs, caught });
    if (caught === undefined || killedShare(caught) >= KILLED_SHARE) break;
  }
  return reported;
}

function proved(proof: Proof, known: Known): Proved {
  const key = proofKey(proof.job);
  return { proof, key, evidence: known.get(key) };
}

/** All proofs of a report, those of its hunts included. */
export function provedIn({ proofs, hunts }: ProblemReport): Proved[] {
  return [...proofs, ...hunts.flatMap((hunt) => hunt.proofs)];
}

/** The hunt that killed the largest share, once one has ended. */
export function bestHunt({ hunts }: ProblemReport): (ReportedHunt & { readonly caught: Catch }) | undefined {
  const ended = hunts.flatMap((hunt) => (hunt.caught ? [{ ...hunt, caught: hunt.caught }] : []));
  return ended.toSorted((a, b) => killedShare(b.caught) - killedShare(a.caught))[0];
}

export type Tally = {
  readonly total: number;
  readonly done: number;
  readonly faults: number;
  readonly survivors: number;
};

export function tallyOf(report: ProblemReport): Tally {
  const all = provedIn(report);
  return {
    total: all.length,
    done: all.filter((each) => each.evidence !== undefined).length,
    faults: report.proofs.filter(({ proof, evidence }) => evidence && faultOf(proof, evidence)).length,
    survivors: bestHunt(report)?.caught.survivors.length ?? 0,
  };
}
