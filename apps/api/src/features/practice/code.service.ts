import type { CodeSave, CodeSaved } from '@abhyas/contract/practice';
import type { CodeVersion } from '@abhyas/contract/practice-history';
import type { EditKind } from '@abhyas/contract/practice-texts';
import { limits } from '@abhyas/contract/limits';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import type { CodeKey } from '@abhyas/languages/code-keys';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Database } from '../../platform/database/database.ts';
import { findVersions, type TextName } from './code.store.ts';
import { requireOwned } from './practice.service.ts';
import { entriesOf, isTooLarge } from './practice.rules.ts';
import { beginningOf } from './step-before.service.ts';
import { saveText, type SaveOutcome } from './text-saving.store.ts';
import type { TextChange } from './text-sync.rules.ts';

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
  for (const [key, whole] of texts) {
    const outcome = await saveText(context.db, {
      name: { accountId, assetId: save.assetId, key },
      change: wholeText(whole, 'save', save.base?.[key] ?? null),
      setAside: save.checkpoint ? 'restore' : null,
      bytesMax: limits.codeBytesMax,
    });
    outcomes.push([key, outcome]);
  }
  return toSaved(outcomes);
}

/** A text that comes as a whole, from a sender that knows nothing of changes. */
const wholeText = (whole: string, kind: EditKind, base: number | null): TextChange => ({
  base,
  whole,
  id: '',
  kind,
  holds: null,
});

function toSaved(outcomes: readonly [CodeKey, SaveOutcome][]): CodeSaved {
  const versions: CodeSaved['versions'] = {};
  const conflicts: CodeSaved['conflicts'] = {};
  for (const [key, outcome] of outcomes) {
    if (outcome.state === 'taken') versions[key] = outcome.version;
    if (outcome.state === 'conflict') {
      const { code, version, savedAt } = outcome;
      conflicts[key] = { code, version, savedAt: savedAt.toISOString() };
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
  const code = await beginningOf(context.db, { accountId, problem }, key);
  const outcome = await saveText(context.db, {
    name: { accountId, assetId: reset.assetId, key },
    change: wholeText(code, 'reset', null),
    setAside: 'reset',
    bytesMax: limits.codeBytesMax,
  });
  if (outcome.state !== 'taken') throw new Error(`a reset was answered with ${outcome.state}`);
  return { code, version: outcome.version };
}

/** @throws AppError for a problem that is unknown (404) or not owned (403). */
export async function listVersions(
  context: Context,
  accountId: string,
  { assetId, key }: { assetId: string; key: CodeKey },
): Promise<CodeVersion[]> {
  await requireOwned(context, accountId, assetId);
  return versionsOf(context.db, { accountId, assetId, key });
}

/** The texts that were set aside of a text, newest first. */
export async function versionsOf(db: Database, name: TextName): Promise<CodeVersion[]> {
  const rows = await findVersions(db, name);
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
}
