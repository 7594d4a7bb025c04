import type { AccountText, SendTextReply, SentText, TextKey } from '@abhyas/contract/practice-texts';
import { linesOf } from '@abhyas/contract/practice-inputs';
import { limits } from '@abhyas/contract/limits';
import { isCodeKey } from '@abhyas/languages/code-keys';
import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import * as learning from '../learning/learning.service.ts';
import { findText, findTexts, type TextName } from './code.store.ts';
import { requireOwned } from './practice.service.ts';
import { findInputs } from './practice.store.ts';
import { beginningOf } from './step-before.service.ts';
import { findRuns } from './submissions.store.ts';
import { lookUpLog, makeDataset } from './text-history.service.ts';
import { findLog } from './text-log.store.ts';
import { saveText } from './text-saving.store.ts';
import type { TextWatch } from './text-watch.ts';
import { readEdits, type TextChange } from './text-sync.rules.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** A text of one account, with its limits and what it is before the first save. */
export type OwnText = {
  readonly name: TextName;
  readonly bytesMax: number;
  readonly tooLarge: 'practice.code-too-large' | 'practice.inputs-too-large' | 'publishing.unsaved-too-large';
  /** The text as long as the learner has changed nothing. */
  readonly unsaved: () => Promise<string>;
};

export const CODE = { bytesMax: limits.codeBytesMax, tooLarge: 'practice.code-too-large' } as const;
// Written as JSON a text grows.
const INPUTS = { bytesMax: 2 * limits.customTestBytesMax, tooLarge: 'practice.inputs-too-large' } as const;
const UNSAVED = { bytesMax: limits.unsavedBytesMax, tooLarge: 'publishing.unsaved-too-large' } as const;

const nothing = async (): Promise<string> => '';
const lessonOf = (assetId: string): string => `lesson/${assetId}`;

/** @throws AppError for a lesson that is unknown (404) or not owned (403) */
export async function listLessonTexts(
  context: Context,
  accountId: string,
  assetId: string,
): Promise<{ part: string; code: string; version: number }[]> {
  await learning.requireOwned(context, accountId, assetId);
  const kept = await findTexts(context.db, { accountId, assetId: lessonOf(assetId) });
  return kept.map(({ key, ...text }) => ({ part: key, ...text }));
}

/** Under which name a text is kept. @throws AppError for a language that there is not */
function nameOf(accountId: string, { assetId, part }: TextKey): TextName {
  const [kind = '', key = ''] = part.split('-');
  if (kind === 'try') {
    if (!isCodeKey(key)) throw new AppError('practice.language-unknown');
    return { accountId, assetId: 'try', key };
  }
  if (kind === 'unsaved') return { accountId, assetId: `draft/${assetId}`, key: part };
  if (part === 'inputs') return { accountId, assetId: `inputs/${assetId}`, key: 'text' };
  return isCodeKey(part)
    ? { accountId, assetId, key: part }
    : { accountId, assetId: lessonOf(assetId), key: part };
}

/**
 * The text of a key, when it is this learner's to write.
 * @throws AppError for an asset that is unknown (404) or not owned (403), or a language that it does not offer.
 */
async function findOwnText(context: Context, accountId: string, key: TextKey): Promise<OwnText> {
  const { db } = context;
  const { assetId, part } = key;
  const name = nameOf(accountId, key);
  if (part.startsWith('try-')) return { name, ...CODE, unsaved: nothing };
  if (name.assetId === lessonOf(assetId)) {
    await learning.requireOwned(context, accountId, assetId);
    return { name, ...CODE, unsaved: nothing };
  }
  const problem = await requireOwned(context, accountId, assetId);
  if (isCodeKey(part)) {
    if (!problem.body.languages.includes(part)) throw new AppError('practice.language-unknown');
    return { name, ...CODE, unsaved: () => beginningOf(db, { accountId, problem }, part) };
  }
  // Inputs that were kept before they were such a text.
  return { name, ...INPUTS, unsaved: async () => linesOf(await findInputs(db, { accountId, assetId })) };
}

type WatchedText = TextKey & { readonly version: number };

/** Waits until an account has a newer version of one of its texts; see the call `newerTexts`. */
export async function waitForNewer(
  watch: TextWatch,
  accountId: string,
  { texts, ...waiting }: { texts: readonly WatchedText[]; waitMs: number; gone: AbortSignal },
): Promise<TextKey[]> {
  const known = texts.map((text) => ({ name: nameOf(accountId, text), version: text.version }));
  const newer = await watch.wait(accountId, known, waiting);
  return texts.filter((_text, at) => newer.includes(at)).map(({ assetId, part }) => ({ assetId, part }));
}

export async function readText(context: Context, accountId: string, key: TextKey): Promise<AccountText> {
  return readOwnText(context, await findOwnText(context, accountId, key));
}

export const readOwnText = async (
  { db }: Pick<Context, 'db'>,
  { name, unsaved }: OwnText,
): Promise<AccountText> => (await findText(db, name)) ?? { code: await unsaved(), version: 0 };

type UnsavedKey = { readonly draftId: string; readonly part: string };

const unsavedIn = (accountId: string, { draftId, part }: UnsavedKey): OwnText => {
  return { name: nameOf(accountId, { assetId: draftId, part }), ...UNSAVED, unsaved: nothing };
};

/** What an author has not put into a draft yet; for the staff only. */
export const readUnsaved = (context: Pick<Context, 'db'>, accountId: string, key: UnsavedKey) =>
  readOwnText(context, unsavedIn(accountId, key));

/** @throws AppError for a text that is too large (413) */
export const takeUnsaved = (
  context: Pick<Context, 'db'>,
  accountId: string,
  { key, sent }: { readonly key: UnsavedKey; readonly sent: SentText },
) => takeOwnText(context, unsavedIn(accountId, key), sent);

/** The log of a text as JSON, for whoever wrote it; see the call `textLog`. */
export async function readLog(context: Context, accountId: string, key: TextKey): Promise<Buffer> {
  const { name } = await findOwnText(context, accountId, key);
  return lookUpLog(accountId, () => findLog(context.db, name));
}

/** A text's data set as a zip; see the call `textDataset`. */
export async function datasetOf(context: Context, accountId: string, key: TextKey): Promise<Buffer> {
  const { db } = context;
  const { name } = await findOwnText(context, accountId, key);
  const { assetId, part } = key;
  const languages = LANGUAGES.flatMap(({ codeKey }, index) =>
    codeKey === part ? [index as LanguageIndex] : [],
  );
  return makeDataset(accountId, async () => {
    const logJson = await findLog(db, name);
    const found = languages.length > 0 ? await findRuns(db, { accountId, assetId, languages }) : [];
    const runs = found.map(({ submittedAt, verdict, ...run }) => {
      return { ...run, at: new Date(submittedAt), accepted: verdict === 'accepted' };
    });
    return { logJson, subjectId: accountId, problemId: assetId, runs };
  });
}

/**
 * Does what was typed; see the call `sendText`.
 * @throws AppError as for any of the account's texts, or for one that is too large (413)
 */
export async function takeText(
  context: Context,
  accountId: string,
  { key, sent }: { readonly key: TextKey; readonly sent: SentText },
): Promise<SendTextReply> {
  return takeOwnText(context, await findOwnText(context, accountId, key), sent);
}

/** Applies a change to a text that is known to be the account's. */
export async function takeOwnText(
  context: Pick<Context, 'db'>,
  { name, bytesMax, tooLarge }: OwnText,
  sent: SentText,
): Promise<SendTextReply> {
  const edits = 'edits' in sent ? readEdits(sent.edits, sent.page) : [];
  if (edits === undefined) return { state: 'whole' };
  if (sent.base === 0 && name.assetId.startsWith('lesson/')) await requireRoom(context, name);
  const kinds = 'whole' in sent ? [sent.kind] : edits.map(({ kind }) => kind);
  const setAside = kinds.find((kind) => kind === 'reset' || kind === 'restore') ?? null;
  const change: TextChange = 'whole' in sent ? sent : { ...sent, edits };
  const outcome = await saveText(context.db, { name, change, setAside, bytesMax });
  if (outcome.state === 'too-large') throw new AppError(tooLarge);
  if (outcome.state === 'taken') return outcome;
  if (outcome.state !== 'conflict') return { state: 'whole' };
  const { code, version, savedAt } = outcome;
  return { state: 'conflict', conflict: { code, version, savedAt: savedAt.toISOString() } };
}

/** @throws AppError 413 when there are as many texts of a lesson as are kept */
async function requireRoom({ db }: Pick<Context, 'db'>, name: TextName): Promise<void> {
  const kept = await findTexts(db, name);
  if (kept.length < limits.lessonTextsMax || kept.some(({ key }) => key === name.key)) return;
  throw new AppError('practice.code-too-large');
}
