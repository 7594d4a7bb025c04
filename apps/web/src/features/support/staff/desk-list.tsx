import { staffMessages } from '@abhyas/contract/messages.staff';
import type { DeskMessage } from '@abhyas/contract/support.staff';
import { fill } from '@abhyas/contract/fill';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { formatMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { MoreButton } from '../../../staff/more-button.tsx';
import { Clock, StatusBadge } from './message-badges.tsx';
import { deskQuery, type DeskFilter } from './desk.queries.ts';

const words = staffMessages.support;
const MODES = ['1', '2', '3', '4'] as const;
/** What a line of the queue shows of a long message. */
const CLIP = 160;

/** All that people wrote to the institute: open ones oldest first. */
export function DeskList() {
  const [filter, setFilter] = useState<DeskFilter>({ view: 'open', mode: '', search: '' });
  const search = useDeferredValue(filter.search.trim());
  const query = useInfiniteQuery(deskQuery({ ...filter, search }));
  const { title, lead } = staffMessages.shell.areas.support;
  const counts = query.data?.pages[0];
  return (
    <Page title={title} lead={lead}>
      <div className="mb-6 grid items-end gap-4 phone:grid-cols-2 wide:grid-cols-[14rem_14rem_1fr_auto]">
        <SelectField
          label={words.lists}
          value={filter.view}
          options={[
            { value: 'open', name: fill(words.views.open, { count: counts?.open ?? '…' }) },
            { value: 'done', name: words.views.done },
          ]}
          onChange={(view) => setFilter({ ...filter, view })}
        />
        <SelectField
          label={words.kind}
          value={filter.mode}
          options={[
            { value: '' as const, name: words.allKinds },
            ...MODES.map((mode) => ({ value: mode, name: words.modes[mode] })),
          ]}
          onChange={(mode) => setFilter({ ...filter, mode })}
        />
        <TextField
          label={words.search}
          type="search"
          value={filter.search}
          onChange={(event) => setFilter({ ...filter, search: event.target.value })}
        />
        {counts !== undefined && counts.late > 0 && (
          <Badge tone="bad" className="mb-3 justify-self-start">
            {fill(words.late, { count: counts.late })}
          </Badge>
        )}
      </div>
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {({ pages }) => <Lines messages={pages.flatMap((page) => page.messages)} searched={search !== ''} />}
      </Loaded>
      <MoreButton query={query} />
    </Page>
  );
}

type LinesProps = { readonly messages: readonly DeskMessage[]; readonly searched: boolean };

function Lines({ messages, searched }: LinesProps) {
  if (messages.length === 0 && searched) return <EmptyState title={words.emptySearch} />;
  if (messages.length === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>;
  return (
    <DataTable
      caption={staffMessages.shell.areas.support.title}
      columns={COLUMNS}
      rows={messages}
      rowKey={({ number }) => number}
    />
  );
}

const COLUMNS: readonly Column<DeskMessage>[] = [
  {
    id: 'number',
    title: words.columns.number,
    cell: ({ number }) => <TextLink to={`/admin/support/${number}`}>{number}</TextLink>,
  },
  {
    id: 'message',
    title: words.columns.message,
    cell: ({ mode, text }) => (
      <>
        <span className="block text-small text-soft">{words.modes[mode]}</span>
        <span className="block max-w-md wrap-anywhere">
          {text.length > CLIP ? `${text.slice(0, CLIP)}…` : text}
        </span>
      </>
    ),
  },
  {
    id: 'by',
    title: words.columns.by,
    cell: ({ by, email, at }) => (
      <>
        <span className="font-medium">{by || words.nobody}</span>
        <span className="block text-small break-all text-soft">{email}</span>
        <span className="block text-small text-soft">{formatMoment(at)}</span>
      </>
    ),
  },
  {
    id: 'status',
    title: words.columns.status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  { id: 'clock', title: words.columns.clock, cell: ({ clock }) => <Clock clock={clock} /> },
];
