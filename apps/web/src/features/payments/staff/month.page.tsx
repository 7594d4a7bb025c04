import { staffMessages } from '@abhyas/contract/messages.staff';
import type { DocumentSums } from '@abhyas/contract/payments.staff';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { PaymentsFrame } from './payments-frame.tsx';
import { monthQuery, useSaveMonth } from './payments.queries.ts';
import { thisMonth } from '../../../lib/indian-days.ts';
import { rupeesOf } from './amounts.rules.ts';

const words = staffMessages.payments.month;

type Line = DocumentSums & { readonly kind: keyof typeof words.kinds };

/** What a month's documents come to, and their file for the GST return. */
export function MonthPage() {
  const [month, setMonth] = useState(() => thisMonth());
  const query = useQuery(monthQuery(month));
  const saving = useSaveMonth();
  return (
    <PaymentsFrame lead={words.lead}>
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <TextField
          label={words.month}
          type="month"
          value={month}
          onChange={({ target: { value } }) => setMonth(value)}
        />
        <Button
          variant="primary"
          icon={<Download size={18} aria-hidden="true" />}
          busy={saving.isPending}
          disabled={month === ''}
          onClick={() => saving.mutate(month)}
        >
          {words.download}
        </Button>
      </div>
      {month !== '' && (
        <Loaded query={query} skeleton={<TextSkeleton lines={4} />}>
          {(sums) => (
            <DataTable
              caption={month}
              columns={COLUMNS}
              rows={KINDS.map((kind): Line => ({ kind, ...sums[kind] }))}
              rowKey={({ kind }) => kind}
            />
          )}
        </Loaded>
      )}
    </PaymentsFrame>
  );
}

const KINDS = ['invoices', 'creditNotes', 'net'] as const;

const COLUMNS: readonly Column<Line>[] = [
  {
    id: 'kind',
    title: words.columns.kind,
    cell: ({ kind }) => <span className="font-medium">{words.kinds[kind]}</span>,
  },
  { id: 'count', title: words.columns.count, numeric: true, cell: ({ count }) => count },
  {
    id: 'taxable',
    title: words.columns.taxable,
    numeric: true,
    cell: ({ taxablePaise }) => rupeesOf(taxablePaise),
  },
  { id: 'cgst', title: words.columns.cgst, numeric: true, cell: ({ cgstPaise }) => rupeesOf(cgstPaise) },
  { id: 'sgst', title: words.columns.sgst, numeric: true, cell: ({ sgstPaise }) => rupeesOf(sgstPaise) },
  { id: 'igst', title: words.columns.igst, numeric: true, cell: ({ igstPaise }) => rupeesOf(igstPaise) },
  { id: 'total', title: words.columns.total, numeric: true, cell: ({ totalPaise }) => rupeesOf(totalPaise) },
];
