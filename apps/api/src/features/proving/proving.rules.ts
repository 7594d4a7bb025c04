import type { Evidence } from '@abhyas/content/proof/evidence';
import { placesOf } from '@abhyas/content/places';
import { faultOf } from '@abhyas/content/proof/faults';
import { isEnough } from '@abhyas/content/proof/mutation-test';
import type { ProblemReport, Proved, ReportedMutationTest } from '@abhyas/content/proof/report';
import type { ProblemAsset, WrongVerdict } from '@abhyas/content/release-assets';
import type { MutationTestResult, ProofMatrix, ProofRow, ProofScope } from '@abhyas/contract/proving.staff';
import type { Verdict } from '@abhyas/contract/running';
import { indicesOf } from '@abhyas/languages/code-keys';

/** The problems that a scope names. `shown` are those that learners see now, by id. */
export function problemsIn(
  problems: Iterable<ProblemAsset>,
  scope: ProofScope,
  shown: ReadonlyMap<string, ProblemAsset>,
): ProblemAsset[] {
  const isIn = (problem: ProblemAsset): boolean => {
    if (scope.kind === 'topic') return placesOf(problem).some(({ topicId }) => topicId === scope.id);
    if (scope.kind === 'problem') return problem.id === scope.id;
    return scope.kind === 'all' || isChanged(problem, shown.get(problem.id));
  };
  return [...problems].filter(isIn);
}

function isChanged(now: ProblemAsset, before: ProblemAsset | undefined): boolean {
  return before === undefined || provablePart(now) !== provablePart(before);
}

function provablePart({ judging, body }: ProblemAsset): string {
  return JSON.stringify([judging, body.languages, body.starter]);
}

/** A report as the console draws it. */
export function matrixOf(problem: ProblemAsset, report: ProblemReport): ProofMatrix {
  const { judging, title } = problem;
  return {
    title,
    tests: judging.tests.map(({ name, hidden, category }) => ({ name, hidden, category })),
    rows: report.proofs.flatMap(rowOf),
    hunts: report.hunts.map(mutationTestOf),
    unproved: report.unsolved.flatMap(indicesOf),
    unsolved: judging.references.length === 0,
    unmutated: report.unmutated.flatMap(indicesOf),
  };
}

const EXPECTED: Readonly<Record<WrongVerdict, Verdict>> = {
  wrong_answer: 'wrong-answer',
  time_limit_exceeded: 'time-limit',
  run_time_error: 'runtime-error',
};

function rowOf({ proof, evidence }: Proved): ProofRow[] {
  if (proof.kind === 'mutant') return [];
  const { kind, name, language } = proof;
  const fault = evidence && faultOf(proof, evidence);
  return [
    {
      kind,
      name,
      language,
      done: evidence !== undefined,
      ...(fault && {
        fault: { ...fault, ...('met' in fault && { met: [...fault.met] }) } as ProofRow['fault'],
      }),
      ...(proof.kind === 'wrong' && { expected: EXPECTED[proof.expected] }),
      ...judgedPart(evidence),
    },
  ];
}

function judgedPart(evidence: Evidence | undefined): Pick<ProofRow, 'cells' | 'limitMs'> {
  if (evidence?.kind !== 'judged') return { cells: [] };
  const cells = evidence.tests.map(({ verdict, timeMs, memoryKb }) => ({ verdict, timeMs, memoryKb }));
  return { cells, limitMs: evidence.limits.timeMs };
}

function mutationTestOf({ mutationTest, proofs, caught }: ReportedMutationTest): MutationTestResult {
  return {
    name: mutationTest.name,
    language: mutationTest.proofs[0]?.language ?? 0,
    made: proofs.length,
    done: proofs.filter(({ evidence }) => evidence !== undefined).length,
    built: caught?.built ?? 0,
    killed: caught?.killed ?? 0,
    enough: caught !== undefined && isEnough(caught),
    survivors: (caught?.survivors ?? []).map(({ line, code }) => ({
      line,
      before: lineOf(mutationTest.code, line),
      after: lineOf(code, line),
    })),
  };
}

function lineOf(code: string, line: number): string {
  return code.split('\n')[line - 1]?.trim() ?? '';
}
