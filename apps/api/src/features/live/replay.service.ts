import type { CodeKey } from '@abhyas/languages/code-keys';
import { languageAt } from '@abhyas/languages/index';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import type { AssignmentRecord } from '../assignments/exam-records.service.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { latestSubmissions } from '../practice/history.service.ts';
import { versionsOf } from '../practice/code.service.ts';
import { logSince, lookUpLog } from '../practice/text-history.service.ts';
import { itemIdIn } from './seat-items.rules.ts';
import { requireSeatOf, type SeatKey } from './seat-rights.service.ts';

/** Since when the texts of an assignment are recorded: those of an exam always, whose learners are told. */
export function recordedSince({ exam, recordsSince, rules }: AssignmentRecord): Date | undefined {
  if (exam) return new Date(0);
  return recordsSince ? new Date(Math.max(recordsSince.getTime(), rules.opensAt)) : undefined;
}

type Asked = SeatKey & { readonly assetId: string; readonly part: CodeKey };

/**
 * How a learner's text for an assignment came about, as JSON; see the call `readReplay`.
 * @throws AppError 404 for another class or another problem, 409 where it is not recorded, 503 for too many at once
 */
export async function replayOf(
  { db }: Pick<AppContext, 'db'>,
  teacher: Teacher,
  { assetId, part, ...key }: Asked,
): Promise<Buffer> {
  const record = await requireSeatOf(db, teacher, { ...key, right: 'see' });
  if (!record.items.some((item) => item.assetId === assetId)) throw new AppError('assignments.unknown');
  const since = recordedSince(record);
  if (!since) throw new AppError('live.not-recorded');
  const owner = { accountId: key.accountId, assetId: itemIdIn(record, assetId) };
  const name = { ...owner, key: part };
  const [log, versions, runs] = await Promise.all([
    lookUpLog(teacher.accountId, () => logSince(db, name, since)),
    versionsOf(db, name),
    latestSubmissions(db, owner),
  ]);
  const own = runs.filter(
    ({ language, submittedAt }) =>
      languageAt(language).codeKey === part && Date.parse(submittedAt) >= since.getTime(),
  );
  const rest = {
    versions: versions.filter(({ savedAt }) => Date.parse(savedAt) >= since.getTime()),
    runs: own,
  };
  return Buffer.concat([Buffer.from('{"log":'), log, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)]);
}
