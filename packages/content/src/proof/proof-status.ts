import type { CodeKey } from '@abhyas/languages/code-keys';

import type { ProblemAsset } from '../release-assets.ts';
import { unsolvedIn } from './gaps.ts';
import { type Known, reportOf, tallyOf } from './report.ts';

/** What is open of problems, by what is known of their proofs. */
export type ProofStatus = {
  /** Ids of problems in which something is not as it should be. */
  readonly faulty: readonly string[];
  /** Ids of problems that were changed since they were verified, or never were. */
  readonly unproved: readonly string[];
  /** Problems that no right solution shows to be solvable in languages that learners may use. */
  readonly gaps: readonly { readonly problem: ProblemAsset; readonly languages: readonly CodeKey[] }[];
};

export function proofStatusOf(problems: readonly ProblemAsset[], known: Known): ProofStatus {
  const reports = problems.map(({ id, ...problem }) => ({
    id,
    report: reportOf({ id, ...problem }, known, { mutants: false }),
  }));
  const gaps = problems.map((problem) => ({
    problem,
    languages: unsolvedIn({ ...problem.body, ...problem.judging }),
  }));
  return {
    faulty: reports.filter(({ report }) => tallyOf(report).faults > 0).map(({ id }) => id),
    unproved: reports
      .filter(({ report }) => report.proofs.some(({ evidence }) => evidence === undefined))
      .map(({ id }) => id),
    gaps: gaps.filter(({ languages }) => languages.length > 0),
  };
}

/** A problem, and what of it is not proved. */
export type NotProved = {
  readonly problem: ProblemAsset;
  /** Something is not as it should be. */
  readonly faulty: boolean;
  /** It was changed since it was verified, or never was. */
  readonly unverified: boolean;
  /** Languages that learners may use though no right solution shows that it can be solved in them. */
  readonly languages: readonly CodeKey[];
};

/** The problems of these of which something is not proved. */
export function notProved(problems: readonly ProblemAsset[], known: Known): NotProved[] {
  const { faulty, unproved, gaps } = proofStatusOf(problems, known);
  return problems
    .map((problem) => ({
      problem,
      faulty: faulty.includes(problem.id),
      unverified: unproved.includes(problem.id),
      languages: gaps.find((gap) => gap.problem.id === problem.id)?.languages ?? [],
    }))
    .filter((each) => each.faulty || each.unverified || each.languages.length > 0);
}
