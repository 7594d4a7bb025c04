import type {
  AccountText,
  SendTextReply,
  SentText,
  TextMoment,
  TextPlace,
} from '@abhyas/contract/practice-texts';
import { changesJson } from '@abhyas/contract/practice-texts';
import { linesOf } from '@abhyas/contract/practice-inputs';
import { limits } from '@abhyas/contract/limits';
import { isCodeKey } from '@abhyas/languages/code-keys';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/http/errors.ts';
import * as learning from '../learning/learning.service.ts';
import { findText, findTexts, type TextName } from './code.store.ts';
import { starterOf } from './practice.rules.ts';
import { requireOwned } from './practice.service.ts';
import { findInputs } from './practice.store.ts';
import { findLog } from './text-log.store.ts';
import { saveText } from './text-saving.store.ts';
import { readEdits, type TextChange } from './text-sync.rules.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

type Known = {
  readonly name: TextName;
  readonly bytesMax: number;
  readonly tooLarge: 'practice.code-too-large' | 'practice.inputs-too-large';
  /** The text as long as the learner has changed nothing. */
  readonly unsaved: () => Promise<string>;
};

const CODE = { bytesMax: limits.codeBytesMax, tooLarge: 'practice.code-too-large' } as const;
// Written as JSON a text grows.
const INPUTS = { bytesMax: 2 * limits.customTestBytesMax, tooLarge: 'practice.inputs-too-large' } as const;

const nothing = async (): Promise<string> => '';
const lessonOf = (assetId: string): string => `lesson/${assetId}`;

/** @throws AppError for a lesson that is unknown (404) or not owned (403) */
export async function listPrograms(
  context: Context,
  accountId: string,
  assetId: string,
): Promise<{ part: string; code: string; version: number }[]> {
  await learning.requireOwned(context, accountId, assetId);
  const kept = await findTexts(context.db, { accountId, assetId: lessonOf(assetId) });
  return kept.map(({ key, ...text }) => ({ part: `program-${key}`, ...text }));
}

/**
 * The text of a place, when it is this learner's to write.
 * @throws AppError for an asset that is unknown (404) or not owned (403), or a language that it does not offer.
 */
async function findPlace(context: Context, accountId: string, { assetId, part }: TextPlace): Promise<Known> {
  const { db } = context;
  const [kind = '', key = ''] = part.split('-');
  if (kind === 'try') {
    const name = { accountId, assetId: 'try', key };
    if (!isCodeKey(key)) throw new AppError('practice.language-unknown');
    return { name, ...CODE, unsaved: nothing };
  }
  if (kind === 'program') {
    await learning.requireOwned(context, accountId, assetId);
    const name = { accountId, assetId: lessonOf(assetId), key };
    return { name, ...CODE, unsaved: nothing };
  }
  const problem = await requireOwned(context, accountId, assetId);
  if (isCodeKey(part)) {
    if (!problem.body.languages.includes(part)) throw new AppError('practice.language-unknown');
    const name = { accountId, assetId, key: part };
    return { name, ...CODE, unsaved: async () => starterOf(problem, part) };
  }
  const name = { accountId, assetId: `inputs/${assetId}`, key: 'text' };
  // Inputs that were kept before they were such a text.
  return { name, ...INPUTS, unsaved: async () => linesOf(await findInputs(db, { accountId, assetId })) };
}

export async function readText(context: Context, accountId: string, place: TextPlace): Promise<AccountText> {
  const { name, unsaved } = await findPlace(context, accountId, place);
  return (await findText(context.db, name)) ?? { code: await unsaved(), version: 0 };
}

/** The log of a text, for whoever wrote it. */
export async function readLog(
  context: Context,
  accountId: string,
  place: TextPlace,
): Promise<{ start: string; moments: TextMoment[] }> {
  const { name } = await findPlace(context, accountId, place);
  const { start, moments } = await findLog(context.db, name);
  return {
    start,
    moments: moments.map(({ at, changes, ...moment }) => ({
      ...moment,
      at: at.toISOString(),
      changes: changesJson.parse(changes.toJSON()),
    })),
  };
}

/**
 * Does what was typed; see the call `sendText`.
 * @throws AppError as for any of the account's texts, or for one that is too large (413)
 */
export async function takeText(
  context: Context,
  accountId: string,
  { place, sent }: { readonly place: TextPlace; readonly sent: SentText },
): Promise<SendTextReply> {
  const { name, bytesMax, tooLarge } = await findPlace(context, accountId, place);
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

/** @throws AppError 413 when a lesson has as many changed programs as are kept */
async function requireRoom({ db }: Context, name: TextName): Promise<void> {
  const kept = await findTexts(db, name);
  if (kept.length < limits.ownProgramsMax || kept.some(({ key }) => key === name.key)) return;
  throw new AppError('practice.code-too-large');
}
