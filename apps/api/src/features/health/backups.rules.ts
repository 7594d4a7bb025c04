import type { BackupState } from '@abhyas/contract/health.staff';

/** One base backup a night, and a night that may be missed. */
const OLD_AFTER_MS = 2 * 24 * 3_600_000;

type Seen = {
  /** Whether the server archives its log. */
  readonly archives: boolean;
  readonly archivedAt: Date | null;
  readonly failedAt: Date | null;
  /** Whether the server is not ours: its base backups are not seen from here. */
  readonly outside: boolean;
  /** Of the last base backup. */
  readonly madeAt: Date | undefined;
  readonly now: Date;
};

/** How backups are doing; what is worst is said first. */
export function judgeBackups({ archives, archivedAt, failedAt, outside, madeAt, now }: Seen): BackupState {
  if (!archives) return 'off';
  if (failedAt && (!archivedAt || failedAt > archivedAt)) return 'stuck';
  if (outside) return 'outside';
  if (!madeAt) return 'none';
  return now.getTime() - madeAt.getTime() > OLD_AFTER_MS ? 'old' : 'good';
}
