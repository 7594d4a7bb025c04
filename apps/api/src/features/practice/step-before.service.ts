import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { CodeByKey } from '@abhyas/contract/practice';
import type { CodeKey } from '@abhyas/languages/code-keys';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';

import type { Database } from '../../platform/database/database.ts';
import { starterOf } from './practice.rules.ts';
import { findSolutions } from './submissions.store.ts';

type Step = { readonly accountId: string; readonly problem: ProblemAsset };

/** The learner's latest solutions of the step before in a project, by key; nothing for any other problem (PRACTICE-64). */
export async function solutionsBefore(db: Database, { accountId, problem }: Step): Promise<CodeByKey> {
  if (problem.continues === undefined) return {};
  const oldestFirst = await findSolutions(db, { accountId, assetId: problem.continues });
  return Object.fromEntries(
    oldestFirst.map(({ language, code }) => [languageAt(language as LanguageIndex).codeKey, code]),
  );
}

/** The text that a learner begins with: the solution of the step before, or else the starter. */
export async function beginningOf(db: Database, step: Step, key: CodeKey): Promise<string> {
  return (await solutionsBefore(db, step))[key] ?? starterOf(step.problem, key);
}
