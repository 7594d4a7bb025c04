import type { Printed } from '@abhyas/contract/classes-lists.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { countText } from '../../../lib/counts.ts';
import { formatDate } from '../../../lib/dates.ts';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';

const words = staffMessages.classes.members;

type Props = { readonly batch: string; readonly printed: Printed; readonly onDone: () => void };

/** First passwords as slips to cut apart. They are shown once, so leaving asks. */
export function PasswordSheet({ batch, printed: { printed, own, until }, onDone }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => (printed.length === 0 ? onDone() : setLeaving(true));
  return (
    <Page title={`${words.sheet}: ${batch}`} onBack={leave}>
      {printed.length === 0 ? (
        <EmptyState title={words.sheetEmpty} />
      ) : (
        <>
          <p className="mb-4 max-w-prose print:hidden">
            {fill(words.sheetLead, { date: formatDate(until) })}
          </p>
          {own > 0 && <p className="mb-4 text-soft print:hidden">{countText(words.sheetOwn, own)}</p>}
          <p className="mb-6 flex flex-wrap gap-3 print:hidden">
            <Button variant="primary" onClick={() => window.print()}>
              {words.printSheet}
            </Button>
            <Button onClick={leave}>{words.sheetDone}</Button>
          </p>
          <ul className="grid gap-3 phone:grid-cols-2 learn:grid-cols-3 print:grid-cols-2">
            {printed.map((slip) => (
              <li
                key={slip.email}
                className="break-inside-avoid rounded-card border border-dashed border-edge p-4"
              >
                <p className="font-[600]">
                  {[slip.rollNumber, slip.name].filter(Boolean).join(' · ') || slip.email}
                </p>
                <p className="mt-2 text-small text-soft">
                  {fill(words.sheetAddress, { address: window.location.host })}
                </p>
                <p className="break-all">{slip.email}</p>
                <p className="mt-2 text-small text-soft">{words.sheetPassword}</p>
                <code className="text-reading font-[600] select-all">{slip.password}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {isLeaving && (
        <ConfirmDialog
          question={words.sheetLeave}
          action={words.sheetDone}
          busy={false}
          onConfirm={onDone}
          onClose={() => setLeaving(false)}
        />
      )}
    </Page>
  );
}
