import { staffMessages } from '@abhyas/contract/messages.staff';
import type { OrderDetail } from '@abhyas/contract/payments.staff';
import Download from 'lucide-react/icons/download';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useSaveDocument } from './payments.queries.ts';
import { rupeesOf } from './amounts.rules.ts';

/** Invoice and credit notes of an order. */
export function OrderDocuments({ documents }: Pick<OrderDetail, 'documents'>) {
  const saving = useSaveDocument();
  const words = texts.payments.invoices;
  if (documents.length === 0) return <p className="text-soft">{staffMessages.payments.order.noDocuments}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {documents.map(({ number, heading, amountPaise }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <p>
            <span className="font-[550]">
              {words.headings[heading]} {number}
            </span>{' '}
            <span className="text-soft">{rupeesOf(amountPaise)}</span>
          </p>
          <Button
            size="small"
            icon={<Download size={16} aria-hidden="true" />}
            busy={saving.isPending && saving.variables === number}
            onClick={() => saving.mutate(number)}
          >
            {words.download}
          </Button>
        </li>
      ))}
    </ul>
  );
}
