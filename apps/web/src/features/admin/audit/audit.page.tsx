import { staffMessages } from '@abhyas/contract/messages.staff';
import type { AuditEntry, AuditFilter } from '@abhyas/contract/admin.staff';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { formatMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { MoreButton } from '../../../staff/more-button.tsx';
import { AuditFilters, NO_FILTERS, type Filters } from './audit-filters.tsx';
import { auditQuery, useSaveAudit } from './audit.queries.ts';

const words = staffMessages.audit;

/** What was typed, as it is asked: without what is empty. */
function asked(filters: Filters): AuditFilter {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );
}

/** What staff did, the newest first. Owners only. */
export function AuditPage() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const filter = asked(useDeferredValue(filters));
  const query = useInfiniteQuery(auditQuery(filter));
  const save = useSaveAudit();
  const { title, lead } = staffMessages.shell.areas.audit;
  return (
    <Page
      title={title}
      lead={lead}
      action={
        <Button busy={save.isPending} onClick={() => save.mutate(filter)}>
          {words.download}
        </Button>
      }
    >
      <AuditFilters filters={filters} onChange={setFilters} />
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
      caption={staffMessages.shell.areas.audit.title}
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
    cell: ({ actor }) => <span className="wrap-anywhere">{actor}</span>,
  },
  {
    id: 'what',
    title: words.columns.what,
    cell: (entry) => (
      <>
        <span className="block max-w-2xl wrap-anywhere">{entry.sentence}</span>
        <Change {...entry} />
      </>
    ),
  },
];

/** The values before and after, for somebody who wants to undo the action. */
function Change({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  if (isNothing(before) && isNothing(after)) return null;
  return (
    <details className="text-small text-soft">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center">{words.details}</summary>
      <Side name={words.before} value={before} />
      <Side name={words.after} value={after} />
    </details>
  );
}

const isNothing = (value: unknown): boolean => value === null || value === undefined;

function Side({ name, value }: { readonly name: string; readonly value: unknown }) {
  if (isNothing(value)) return null;
  return (
    <p className="wrap-anywhere">
      {name}: <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
    </p>
  );
}
