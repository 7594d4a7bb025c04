import type { CallReply } from '@abhyas/contract/call';
import { limits } from '@abhyas/contract/limits';
import type { sayAtWork, Told } from '@abhyas/contract/live';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { keepLogs } from '../practice/text-history.service.ts';
import { saveAtWork } from './at-work.store.ts';
import { findNotes, markNotesRead } from './notes.store.ts';
import type { SeatName } from './seats.store.ts';

export { markNotesRead } from './notes.store.ts';

/** A teacher's page asks for the text every second; after this long without a request nobody is looking. */
const WATCHED_MS = 6000;

/** What a learner who is at work is told: that somebody looks, and what was said. */
export async function toldTo(db: Database, name: SeatName, watchedAt: Date | null): Promise<Told> {
  const notes = await findNotes(db, name, { unread: true });
  return {
    watched: watchedAt !== null && Date.now() - watchedAt.getTime() < WATCHED_MS,
    notes: notes.map(({ id, text, assetId, line, at }) => ({
      id,
      text,
      at: at.toISOString(),
      ...(assetId !== null && { assetId }),
      ...(line !== null && { line }),
    })),
  };
}

const DAY_MS = 86_400_000;

type Said = { readonly id: string; readonly shown: string; readonly read?: readonly string[] | undefined };

/**
 * Notes that somebody has a problem of an assignment on the screen (LIVE-1), and keeps how its texts come about where the
 * class records that (LIVE-4).
 * @throws AppError 404 where they cannot work on it, or it has no such problem
 */
export async function hear(
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  { id, shown, read = [] }: Said,
): Promise<CallReply<typeof sayAtWork>> {
  const name = { assignmentId: id, accountId };
  const seat = await saveAtWork(db, name, shown);
  if (!seat) throw new AppError('assignments.unknown');
  const { recorded, kept, watchedAt } = seat;
  const until = new Date(Date.now() + limits.textLogDays * DAY_MS);
  if (recorded && !kept) await keepLogs(db, { accountId, assetId: shown, until });
  await markNotesRead(db, name, read);
  return { ...(await toldTo(db, name, watchedAt)), recorded };
}
