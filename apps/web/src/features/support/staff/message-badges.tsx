import { staffMessages } from '@abhyas/contract/messages.staff';
import type { DeskMessage, SupportClock } from '@abhyas/contract/support.staff';
import { fill } from '@abhyas/contract/fill';

import { formatMoment } from '../../../lib/dates.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const words = staffMessages.support;

const TONES: Readonly<Record<DeskMessage['status'], Tone>> = {
  received: 'warn',
  'in-progress': 'note',
  answered: 'good',
  closed: 'plain',
};

export function StatusBadge({ status }: Pick<DeskMessage, 'status'>) {
  return <Badge tone={TONES[status]}>{words.status[status]}</Badge>;
}

/** What is due next, and when; late ones stand out. */
export function Clock({ clock }: { readonly clock: SupportClock | undefined }) {
  if (!clock) return staffMessages.shell.none;
  const { due, until, late } = clock;
  const text = fill(late ? words.dueLate[due] : words.due[due], { when: formatMoment(until) });
  return <span className={late ? 'font-[600] text-bad' : 'text-soft'}>{text}</span>;
}
