import { staffMessages } from '@abhyas/contract/messages.staff';
import type { OrderDetail } from '@abhyas/contract/payments.staff';
import { fill } from '@abhyas/contract/fill';

import { formatMoment } from '../../../lib/dates.ts';

/** All that is known of an order, the oldest first. */
export function OrderTimeline({ entries }: { readonly entries: OrderDetail['timeline'] }) {
  return (
    <ol className="space-y-3 border-l-2 border-line pl-4">
      {entries.map(({ at, who, what }, place) => (
        // Two entries may be of the same moment and say the same.
        <li key={`${at} ${what} ${place}`}>
          <p className="break-words">{what}</p>
          <p className="text-small text-soft">
            <time dateTime={at}>{formatMoment(at)}</time> · {fill(staffMessages.payments.order.by, { who })}
          </p>
        </li>
      ))}
    </ol>
  );
}
