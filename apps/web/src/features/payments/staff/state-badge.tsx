import { staffMessages } from '@abhyas/contract/messages.staff';
import type { OrderSummary } from '@abhyas/contract/payments.staff';

import { Badge } from '../../../ui/badge.tsx';

const { states } = staffMessages.payments;
const TONES = { open: 'plain', paid: 'good', refunded: 'note' } as const;

type Props = Pick<OrderSummary, 'state' | 'offline' | 'refundFailed' | 'disputed' | 'refundedPaise'>;

/** How an order stands, in a word or two. */
export function StateBadges({ state, offline, refundFailed, disputed, refundedPaise }: Props) {
  const inPart = state === 'paid' && refundedPaise > 0;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={TONES[state]}>{states[state]}</Badge>
      {inPart && <Badge tone="note">{states['part-refunded']}</Badge>}
      {offline && <Badge>{states.offline}</Badge>}
      {disputed && <Badge tone="bad">{states.disputed}</Badge>}
      {refundFailed && <Badge tone="bad">{states['refund-failed']}</Badge>}
    </span>
  );
}
