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

/** The problems of these of which something is not proved. */
export function notProved(problems: readonly ProblemAsset[], known: Known): ProblemAsset[] {
  const { faulty, unproved, gaps } = proofStatusOf(problems, known);
  const open = new Set([...faulty, ...unproved, ...gaps.map(({ problem }) => problem.id)]);
  return problems.filter(({ id }) => open.has(id));
}
