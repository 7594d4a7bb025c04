import { staffMessages } from '@abhyas/contract/messages.staff';
import type { RejudgementDetail } from '@abhyas/contract/proving-rejudging.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../staff/confirm-dialog.tsx';
import { useDecide } from './rejudging.queries.ts';

const words = staffMessages.rejudging;

/** Keep or judge again, once everything is checked and learners have these tests. */
export function Decision({ detail }: { readonly detail: RejudgementDetail }) {
  const { id, state, turned, gaining, losing, shown, title } = detail;
  const [asking, setAsking] = useState(false);
  const decide = useDecide(id);
  if (state !== 'checked' || (turned === 0 && gaining === 0)) return null;
  if (!shown)
    return <p className="max-w-reading rounded-card bg-note-soft px-4 py-3 text-note">{words.notShown}</p>;
  return (
    <section className="max-w-reading space-y-4">
      <h2 className="text-h3 font-[640]">{words.decision}</h2>
      <p>{words.finishedStays}</p>
      <div>
        <Button busy={decide.isPending} onClick={() => decide.mutate('keep')}>
          {words.keep}
        </Button>
        <p className="mt-1 text-small text-soft">{words.keepLead}</p>
      </div>
      {turned > 0 && (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {words.rejudge}
          </Button>
          <p className="mt-1 text-small text-soft">{words.rejudgeLead}</p>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          question={fill(words.rejudgeConfirm, { turned, title, losing })}
          action={words.rejudge}
          busy={decide.isPending}
          onConfirm={() => decide.mutate('rejudge', { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
