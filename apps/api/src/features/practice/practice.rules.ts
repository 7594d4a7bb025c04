import { createHash } from 'node:crypto';

import type { ProblemAsset } from '@abhyas/content/release-assets';
import { limits } from '@abhyas/contract/limits';
import type { CodeByKey, Problem, ProblemCard, Problems } from '@abhyas/contract/practice';
import { CODE_KEYS, type CodeKey } from '@abhyas/languages/code-keys';
import { TEMPLATES } from '@abhyas/languages/templates';

/** After this many submissions without an accepted one, a learner is stuck. */
export const STUCK_FROM = 3;

/** A number in 0..1 that is always the same for one problem (`random`, PRACTICE-22). */
export function stableRandom(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32;
}

export function toProblemCard(problem: ProblemAsset): ProblemCard {
  return {
    assetId: problem.id,
    title: problem.title,
    desc: problem.summary,
    tags: [...problem.tags],
    difficulty: problem.difficulty,
    premium: problem.premium ? 1 : 0,
    tryIt: problem.tryIt ? 1 : 0,
    random: stableRandom(problem.id),
  };
}

/** How a learner stands with a problem of the list. */
export type Listed = {
  readonly problem: ProblemAsset;
  readonly owned: boolean;
  readonly solved: boolean;
  /** Begun and not solved. */
  readonly tried: boolean;
};

/** The problems collection (PRACTICE-23); `plansFor` names the plans that open a problem. */
export function toProblems(
  listed: readonly Listed[],
  plansFor: (problem: ProblemAsset) => string[],
): Problems {
  const cards = listed.map((each) => {
    const card = toProblemCard(each.problem);
    return { ...each, card: each.owned ? card : { ...card, plans: plansFor(each.problem) } };
  });
  const pick = (owned: boolean, solved: boolean) =>
    cards.filter((each) => each.owned === owned && each.solved === solved).map(({ card }) => card);
  return {
    problemsSolved: pick(true, true),
    problemsUnsolved: pick(true, false),
    rProblemsSolved: pick(false, true),
    rProblemsUnsolved: pick(false, false),
    progressProblems: cards.filter(({ solved }) => solved).map(({ card }) => card.assetId),
    triedProblems: cards.filter(({ tried }) => tried).map(({ card }) => card.assetId),
    tags: tagsOf(listed.map(({ problem }) => problem)),
  };
}

/** The text a language starts with: the author's starter, or the language's own template. */
export function starterOf(problem: ProblemAsset, key: CodeKey): string {
  return problem.body.starter[key] ?? TEMPLATES[key];
}

/** The learner's texts, and the starters where nothing is saved yet. */
export function codeOf(problem: ProblemAsset, saved: CodeByKey): CodeByKey {
  return Object.fromEntries(
    problem.body.languages.map((key) => [key, saved[key] ?? starterOf(problem, key)]),
  );
}

/** What is kept of a learner and one problem; the code by code key. */
export type Saved = {
  readonly code: CodeByKey;
  readonly versions: ProblemData['codeVersions'];
  readonly openedHints: ProblemData['openedHints'];
};

type ProblemData = NonNullable<Problem['assetData']>;

/** A problem as its learner works on it; `sign` turns addresses of premium files into addresses that can be fetched. */
export function toProblemData(
  problem: ProblemAsset,
  saved: Saved,
  sign: (text: string) => string,
): ProblemData {
  const { body } = problem;
  return {
    title: problem.title,
    problem: sign(body.problem),
    sample: sign(body.sample),
    ...(body.extraDescription && { extraDesc: sign(body.extraDescription) }),
    ...(body.hint1 !== null && { hint1: sign(body.hint1) }),
    ...(body.hint2 !== null && { hint2: sign(body.hint2) }),
    ...(body.hintVideo !== null && { hintVideo: sign(body.hintVideo) }),
    ...(problem.editorial && { editorial: true as const }),
    openedHints: saved.openedHints,
    code: codeOf(problem, saved.code),
    codeVersions: saved.versions,
    ctestcase: { ...body.customTestcase },
  };
}

/** A text as PostgreSQL can hold it: without NUL, which no program text needs, and without half a surrogate pair. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** True when a text is larger than what we keep and run. */
export function isTooLarge(code: string): boolean {
  return Buffer.byteLength(code) > limits.codeBytesMax;
}

/** The texts of a save, by key. */
export function entriesOf(code: CodeByKey): [CodeKey, string][] {
  return CODE_KEYS.flatMap((key) => {
    const text = code[key];
    return text === undefined ? [] : [[key, text] as [CodeKey, string]];
  });
}

/** All tags in use, sorted: the filter buttons of /practise. */
export function tagsOf(problems: readonly ProblemAsset[]): string[] {
  return [...new Set(problems.flatMap((problem) => problem.tags))].toSorted((a, b) => a.localeCompare(b));
}
