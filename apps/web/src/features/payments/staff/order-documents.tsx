import { staffMessages } from '@abhyas/contract/messages.staff';
import type { OrderDetail } from '@abhyas/contract/payments.staff';

import { texts } from '../../../lib/texts.ts';
import { DocumentRow } from '../components/document-row.tsx';
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
        <DocumentRow key={number} number={number} saving={saving}>
          <p>
            <span className="font-medium">
              {words.headings[heading]} {number}
            </span>{' '}
            <span className="text-soft">{rupeesOf(amountPaise)}</span>
          </p>
        </DocumentRow>
      ))}
    </ul>
  );
}
