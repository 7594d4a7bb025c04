import { invoicePdf, listInvoices } from '@abhyas/contract/payments';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api-client.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatRupees } from '../../../lib/money.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { texts } from '../../../lib/texts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DocumentRow } from './document-row.tsx';

const invoicesQuery = queryOptions({
  queryKey: ['payments', 'invoices'],
  queryFn: async () => (await call(listInvoices, {})).invoices,
});

/** Invoices and credit notes, each to be kept as a PDF. */
export function Invoices() {
  const words = texts.payments.invoices;
  const { data: invoices, isError, refetch } = useQuery(invoicesQuery);
  const saving = useMutation({
    mutationFn: async (number: string) => {
      const bytes = await requestBytes(urlOf(invoicePdf, { query: { number } }));
      saveAsFile(`${number.replaceAll('/', '-')}.pdf`, bytes, 'application/pdf');
    },
    onError: showErrors,
  });
  if (!invoices && isError) return <NotLoaded onRetry={() => void refetch()}>{words.failed}</NotLoaded>;
  if (!invoices) return <TextSkeleton lines={2} />;
  if (invoices.length === 0) return <p className="text-soft">{words.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {invoices.map(({ number, heading, planTitle, amountPaise, issuedAt }) => (
        <DocumentRow key={number} number={number} saving={saving}>
          <div>
            <p className="font-medium">
              {words.headings[heading]} {number}
            </p>
            <p className="text-small text-soft">
              {planTitle} · {formatRupees(amountPaise / 100)} · {formatDate(issuedAt)}
            </p>
          </div>
        </DocumentRow>
      ))}
    </ul>
  );
}
