import { staffMessages } from '@abhyas/contract/messages.staff';
import type { LearnerLine } from '@abhyas/contract/account.staff';
import { fill } from '@abhyas/contract/fill';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Navigate, Route, Routes, useSearchParams } from 'react-router';

import { formatDate, formatRelative } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { MoreButton } from '../../../staff/more-button.tsx';
import { LearnerPage } from './learner.page.tsx';
import { learnersQuery } from './learners.queries.ts';

const words = staffMessages.account;

/** Learners: the list, and one of them. */
export function LearnersPage() {
  return (
    <Routes>
      <Route index element={<LearnerList />} />
      <Route path=":accountId" element={<LearnerPage />} />
      <Route path="*" element={<Navigate to="/notfound" replace />} />
    </Routes>
  );
}

/** The search is in the address, so that going back finds the list as it was. */
function LearnerList() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const query = useInfiniteQuery(learnersQuery(useDeferredValue(search.trim())));
  const { title, lead } = staffMessages.shell.areas.account;
  return (
    <Page title={title} lead={lead}>
      <TextField
        className="mb-5 max-w-form"
        label={words.search}
        type="search"
        value={search}
        onChange={({ target: { value } }) => setParameters(value ? { search: value } : {}, { replace: true })}
      />
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {({ pages }) => (
          <>
            <p className="mb-3 text-soft" aria-live="polite">
              {fill(words.count, { total: pages[0]?.total ?? 0 })}
            </p>
            <Lines learners={pages.flatMap(({ learners }) => learners)} />
            <MoreButton query={query} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Lines({ learners }: { readonly learners: readonly LearnerLine[] }) {
  if (learners.length === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>;
  return (
    <DataTable
      caption={staffMessages.shell.areas.account.title}
      columns={COLUMNS}
      rows={learners}
      rowKey={({ accountId }) => accountId}
    />
  );
}

const COLUMNS: readonly Column<LearnerLine>[] = [
  {
    id: 'person',
    title: words.columns.person,
    cell: ({ accountId, name, email, abhyasId, confirmed }) => (
      <>
        <TextLink to={`/admin/learners/${accountId}`} className="font-medium">
          {name}
        </TextLink>{' '}
        {!confirmed && <Badge tone="warn">{words.unconfirmed}</Badge>}
        <span className="block text-small break-all text-soft">
          {email} · <code>{abhyasId}</code>
        </span>
      </>
    ),
  },
  { id: 'joined', title: words.columns.joined, cell: ({ joinedAt }) => formatDate(joinedAt) },
  {
    id: 'seen',
    title: words.columns.seen,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatRelative(lastSeenAt) : words.never),
  },
  { id: 'finished', title: words.columns.finished, numeric: true, cell: ({ finished }) => finished },
  {
    id: 'plans',
    title: words.columns.plans,
    cell: ({ plans }) => plans.join(', ') || staffMessages.shell.none,
  },
];
