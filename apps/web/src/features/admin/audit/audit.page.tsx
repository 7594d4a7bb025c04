import { adminMessages } from '@abhyas/contract/admin-messages';
import { listAudit, type AuditEntry } from '@abhyas/contract/staff';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { call } from '../../../lib/api-client.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../components/data-table.tsx';
import { MoreButton } from '../components/more-button.tsx';

const words = adminMessages.audit;

const auditQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', search],
    queryFn: ({ pageParam }) =>
      call(listAudit, { query: { ...(search && { search }), ...(pageParam && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** What staff did, the newest first. Owners only. */
export function AuditPage() {
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(auditQuery(useDeferredValue(search.trim())));
  const { title, lead } = adminMessages.shell.areas.audit;
  return (
    <Page title={title} lead={lead}>
      <TextField
        className="mb-6 max-w-form"
        label={words.search}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Loaded query={query} skeleton={<TextSkeleton />}>
        {({ pages }) => (
          <>
            <Entries entries={pages.flatMap(({ entries }) => entries)} />
            <MoreButton query={query} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>;
  return (
    <DataTable
      caption={adminMessages.shell.areas.audit.title}
      columns={COLUMNS}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  { id: 'at', title: words.columns.at, cell: ({ at }) => formatMoment(at) },
  {
    id: 'actor',
    title: words.columns.actor,
    cell: ({ actor }) => <span className="break-words">{actor}</span>,
  },
  { id: 'action', title: words.columns.action, cell: ({ action }) => <code>{action}</code> },
  {
    id: 'subject',
    title: words.columns.subject,
    cell: ({ subject }) => <span className="break-all">{subject}</span>,
  },
  { id: 'change', title: words.columns.change, cell: (entry) => <Change {...entry} /> },
];

function Change({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  return (
    <div className="max-w-md space-y-1 text-small">
      <Side name={words.before} value={before} />
      <Side name={words.after} value={after} />
    </div>
  );
}

function Side({ name, value }: { readonly name: string; readonly value: unknown }) {
  if (value === null || value === undefined) return null;
  return (
    <p className="break-words">
      <span className="text-soft">{name}: </span>
      <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
    </p>
  );
}
