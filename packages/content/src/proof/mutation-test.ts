import { CODE_KEYS, languageOf, type CodeKey } from '@abhyas/languages/code-keys';
import type { ProblemAsset } from '../release-assets.ts';
import type { Evidence } from './evidence.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutate.ts';
import { mutantProof, type Proof } from './proofs.ts';

/** Share of the mutants that build which the tests of a problem must kill. */
const KILLED_SHARE = 0.95;

/** The quickest to judge first; the next is asked only when the tests do not kill enough in this one. */
const ORDER = CODE_KEYS.toSorted((a, b) => effortOf(a) - effortOf(b));

/** All mutants of one reference solution. */
export type MutationTest = {
  /** Path of the reference below `submissions/`. */
  readonly name: string;
  readonly code: string;
  readonly proofs: readonly Proof[];
};

/** What came of a mutation test. A mutant that does not build is no mutant; one that our fault stopped is not killed. */
export type Catch = {
  readonly made: number;
  readonly built: number;
  readonly killed: number;
  readonly survivors: readonly Mutant[];
};

/** The mutation tests of a problem, one for each language, in the order in which they are tried. */
export function* mutationTestsOf({ judging }: ProblemAsset): Generator<MutationTest> {
  for (const key of ORDER) {
    const reference = judging.references.find((each) => each.key === key);
    if (!reference) continue;
    const { name, code } = reference;
    yield {
      name,
      code,
      proofs: mutantsOf(code, key).map((mutant) => mutantProof(reference, mutant, judging)),
    };
  }
}

/** @param evidence for each proof of the mutation test, in its order */
export function catchOf({ proofs }: MutationTest, evidence: readonly Evidence[]): Catch {
  const built = proofs.filter((_, index) => evidence[index]?.kind !== 'not-built').length;
  const survivors = proofs.flatMap((proof, index) =>
    proof.kind === 'mutant' && survives(evidence[index]) ? [proof.mutant] : [],
  );
  return { made: proofs.length, built, killed: built - survivors.length, survivors };
}

/** Each mutant is built again, which takes longer than its run; classes take longest. */
function effortOf(key: CodeKey): number {
  return ['nothing', 'machine-code', 'classes'].indexOf(languageOf(key).builds);
}

export function killedShare({ built, killed }: Catch): number {
  return built === 0 ? 0 : killed / built;
}

/** Whether the tests noticed enough; mutants of which none builds show nothing. */
export function isEnough(caught: Catch): boolean {
  return killedShare(caught) >= KILLED_SHARE;
}

function survives(evidence: Evidence | undefined): boolean {
  if (evidence?.kind === 'not-built') return false;
  return evidence?.kind !== 'judged' || evidence.tests.every((test) => test.verdict === 'accepted');
}
