import type { Backups, BackupState } from '@abhyas/contract/health.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';

import { cx } from '../../../lib/classes.ts';
import { formatMoment } from '../../../lib/dates.ts';

const words = staffMessages.health.backups;

const LOOKS: Readonly<Record<BackupState, string>> = {
  off: 'bg-bad-soft text-bad',
  none: 'bg-bad-soft text-bad',
  stuck: 'bg-bad-soft text-bad',
  old: 'bg-warn-soft text-warn',
  outside: 'bg-note-soft text-note',
  good: 'bg-good-soft text-good',
};

/** Whether what learners have made would outlive this disk, and what to do where it would not. */
export function BackupNotice({ backups: { state, madeAt, archivedAt } }: { readonly backups: Backups }) {
  const dates = {
    madeAt: madeAt === undefined ? staffMessages.shell.none : formatMoment(madeAt),
    archivedAt: archivedAt === undefined ? staffMessages.shell.none : formatMoment(archivedAt),
  };
  const Icon = state === 'good' || state === 'outside' ? CircleCheck : CircleAlert;
  return (
    <section className={cx('flex gap-2.5 rounded-card px-4 py-3', LOOKS[state])}>
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div>
        <h2 className="font-[640]">{words.title}</h2>
        <p>{fill(words[state], dates)}</p>
      </div>
    </section>
  );
}
