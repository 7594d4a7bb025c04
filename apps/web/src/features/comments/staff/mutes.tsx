import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';

import { formatMoment } from '../../../lib/dates.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { mutesQuery, useUnmute } from './moderation.queries.ts';

const words = staffMessages.comments;

/** Who may not write now, until when and why. */
export function Mutes() {
  const query = useQuery(mutesQuery);
  const unmute = useUnmute();
  const end = (accountId: string): void =>
    unmute.mutate(accountId, { onSuccess: () => showToast(words.unmuted), onError: showErrors });
  return (
    <Loaded query={query} skeleton={<TextSkeleton />}>
      {(mutes) =>
        mutes.length === 0 ? (
          <EmptyState title={words.empty.muted} />
        ) : (
          <DataTable
            caption={words.muted}
            rows={mutes}
            rowKey={({ accountId }) => accountId}
            columns={columnsWith(end)}
          />
        )
      }
    </Loaded>
  );
}

type Muted = {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly until: string;
  readonly reason: string;
};

function columnsWith(onEnd: (accountId: string) => void): Column<Muted>[] {
  return [
    {
      id: 'person',
      title: words.columns.person,
      cell: ({ name, email }) => (
        <>
          <span className="font-medium">{name}</span>
          <span className="block text-small break-all text-soft">{email}</span>
        </>
      ),
    },
    { id: 'until', title: words.columns.until, cell: ({ until }) => formatMoment(until) },
    {
      id: 'reason',
      title: words.columns.reason,
      cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
    },
    {
      id: 'actions',
      title: words.columns.actions,
      cell: ({ accountId, name }) => (
        <Button size="small" aria-label={`${words.unmuteShort}: ${name}`} onClick={() => onEnd(accountId)}>
          {words.unmuteShort}
        </Button>
      ),
    },
  ];
}
