import type { SendTextReply, SentText, TextKey } from '@abhyas/contract/practice-texts';
import { isCodeKey } from '@abhyas/languages/code-keys';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionIdentity } from '../../platform/identity/sessions.ts';
import { readExamItemId } from '../sitting/exam-items.rules.ts';
import { examProblem, requireSeat } from '../sitting/seat.service.ts';
import { endOf, findSitting, keepLate, type Sitting } from '../sitting/sittings.service.ts';
import { findText } from './code.store.ts';
import { starterOf } from './practice.rules.ts';
import { CODE, readOwnText, takeOwnText, type OwnText } from './texts.service.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** Clocks of devices are told the server's time over the network: so much may be wrong. */
const TOLERANCE_MS = 5000;
/** Anything said to be older is taken to be of this age. */
const AGE_MAX_MS = 30 * 24 * 60 * 60_000;

/** The text of an item of an exam. @throws AppError as `requireSeat`, or for a language that is not offered */
async function findOwnText(
  context: Context,
  identity: SessionIdentity,
  key: TextKey,
): Promise<OwnText & { sitting: Sitting }> {
  const { assetId, part } = key;
  const sitting = await requireSeat(context.db, identity, assetId);
  if (!sitting) throw new AppError('exams.unknown');
  const problem = examProblem(context.release, assetId);
  // A problem that leaves the bank during the exam takes nobody's text with it.
  if (!isCodeKey(part) || (problem && !problem.body.languages.includes(part)))
    throw new AppError('practice.language-unknown');
  const unsaved = async (): Promise<string> => (problem ? starterOf(problem, part) : '');
  return { name: { accountId: identity.accountId, assetId, key: part }, ...CODE, unsaved, sitting };
}

/** @throws AppError as `requireSeat` */
export const readExamText = async (context: Context, identity: SessionIdentity, key: TextKey) =>
  readOwnText(context, await findOwnText(context, identity, key));

/**
 * Does what was typed in an exam. After the end only what says that it was written before is taken: it is kept beside
 * what was handed in (EXAMS-12, EXAMS-13).
 * @throws AppError as `requireSeat`; 409 for what says that it was written after the end
 */
export async function takeExamText(
  context: Context,
  identity: SessionIdentity,
  { key, sent }: { readonly key: TextKey; readonly sent: SentText },
): Promise<SendTextReply> {
  const { db } = context;
  const found = await findOwnText(context, identity, key);
  const { firstAt, lastAt } = writtenAt(sent);
  // The learner handed in on this same device.
  const tolerance = found.sitting.handedBy === 'learner' ? 0 : TOLERANCE_MS;
  if (lastAt.getTime() > endOf(found.sitting).getTime() + tolerance) throw new AppError('exams.over');
  const reply = await takeOwnText(context, found, sent);
  if (reply.state !== 'taken') return reply;
  // Looked at afterwards, and held: a hand-in that has read the texts already ends first.
  const now = await findSitting(db, found.sitting, { hold: true });
  if (!now?.handedAt) return reply;
  const text = await findText(db, found.name);
  const item = readExamItemId(key.assetId);
  if (text && item)
    await keepLate(db, now, { assetId: item.assetId, key: key.part, ...text, firstAt, lastAt });
  return reply;
}

/** When it says that it was written, by how long ago that was: the clock of the device does not matter (EXAMS-11). */
function writtenAt(sent: SentText): { readonly firstAt: Date; readonly lastAt: Date } {
  const ages = 'edits' in sent ? sent.edits.map(([, , ageMs]) => ageMs) : (sent.agesMs ?? [0]);
  const now = Date.now();
  const at = (ageMs: number): Date => new Date(now - Math.min(ageMs, AGE_MAX_MS));
  return { firstAt: at(Math.max(...ages)), lastAt: at(Math.min(...ages)) };
}
