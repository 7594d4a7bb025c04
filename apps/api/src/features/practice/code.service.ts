import type { CodeSave, CodeSaved } from '@abhyas/contract/practice';
import type { CodeVersion } from '@abhyas/contract/practice-history';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import type { CodeKey } from '@abhyas/languages/code-keys';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/http/errors.ts';
import { findVersions } from './code.store.ts';
import { requireOwned } from './practice.service.ts';
import { entriesOf, isTooLarge, starterOf, storable } from './practice.rules.ts';
import { saveText, type SaveOutcome } from './text-saving.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/**
 * Saves a learner's texts; see the call `updateProblem`.
 * @throws AppError for a problem that is unknown (404) or not owned (403), a text that is too large (413)
 * or a language that the problem does not offer.
 */
export async function saveCode(
  context: Context,
  accountId: string,
  save: CodeSave & { readonly assetId: string },
): Promise<CodeSaved> {
  const problem = await requireOwned(context, accountId, save.assetId);
  const texts = entriesOf(save.code);
  if (texts.some(([, text]) => isTooLarge(text))) throw new AppError('practice.code-too-large');
  if (texts.some(([key]) => !problem.body.languages.includes(key)))
    throw new AppError('practice.language-unknown');
  const outcomes: [CodeKey, SaveOutcome][] = [];
  for (const [key, text] of texts) {
    const outcome = await saveText(context.db, {
      owner: { accountId, assetId: save.assetId },
      key,
      code: storable(text),
      base: save.base?.[key] ?? null,
      origin: save.origin,
      setAside: save.checkpoint ? 'restore' : null,
    });
    outcomes.push([key, outcome]);
  }
  return toSaved(outcomes);
}

function toSaved(outcomes: readonly [CodeKey, SaveOutcome][]): CodeSaved {
  const versions: CodeSaved['versions'] = {};
  const conflicts: CodeSaved['conflicts'] = {};
  for (const [key, outcome] of outcomes) {
    if (outcome.taken) versions[key] = outcome.version;
    else {
      const { code, version, savedAt, origin } = outcome;
      conflicts[key] = { code, version, savedAt: savedAt.toISOString(), ...(origin && { origin }) };
    }
  }
  return { savedAt: new Date().toISOString(), versions, conflicts };
}

/**
 * Puts a language's text back to the starter; what stood there is kept as a version.
 * @throws AppError for a problem that is unknown (404) or not owned (403), or a language it does not offer.
 */
export async function resetCode(
  context: Context,
  accountId: string,
  reset: { assetId: string; language: LanguageIndex },
): Promise<{ code: string; version: number }> {
  const problem = await requireOwned(context, accountId, reset.assetId);
  const key = languageAt(reset.language).codeKey;
  if (!problem.body.languages.includes(key)) throw new AppError('practice.language-unknown');
  const code = starterOf(problem, key);
  const owner = { accountId, assetId: reset.assetId };
  const { version } = await saveText(context.db, {
    owner,
    key,
    code,
    base: null,
    origin: undefined,
    setAside: 'reset',
  });
  return { code, version };
}

/** @throws AppError for a problem that is unknown (404) or not owned (403). */
export async function listVersions(
  context: Context,
  accountId: string,
  { assetId, key }: { assetId: string; key: CodeKey },
): Promise<CodeVersion[]> {
  await requireOwned(context, accountId, assetId);
  const rows = await findVersions(context.db, { accountId, assetId }, key);
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
}
