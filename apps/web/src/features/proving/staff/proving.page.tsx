import { staffMessages } from '@abhyas/contract/messages.staff';
import type { VerificationLine } from '@abhyas/contract/proving.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';

import { formatMoment } from '../../../lib/dates.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { contentHome } from '../../../staff/content-paths.ts';
import { verificationsQuery } from './proving.queries.ts';
import { openOfVerification, scopeText } from './proving.rules.ts';
import { ResultBadges, StateBadge } from './result-badges.tsx';
import { StartForm } from './start-form.tsx';

const words = staffMessages.proving;

/** Verifications of what learners see, or of a draft (`?draft=`), and the way to start one. */
export function ProvingPage() {
  const draftId = useSearchParams()[0].get('draft') ?? undefined;
  const query = useQuery(verificationsQuery(draftId));
  const navigate = useNavigate();
  return (
    <Page
      title={words.title}
      lead={draftId === undefined ? words.lead : `${words.leadDraft} ${words.lead}`}
      onBack={() => void navigate(contentHome(draftId))}
    >
      <StartForm key={draftId} draftId={draftId} />
      <h2 className="mt-10 mb-3 text-h3 font-[640]">{words.list}</h2>
      <Loaded query={query} skeleton={<TextSkeleton lines={4} />}>
        {({ verifications }) =>
          verifications.length === 0 ? (
            <EmptyState title={words.none}>{words.noneLead}</EmptyState>
          ) : (
            <DataTable caption={words.list} columns={COLUMNS} rows={verifications} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
    </Page>
  );
}

const COLUMNS: readonly Column<VerificationLine>[] = [
  {
    id: 'asked',
    title: words.columns.asked,
    cell: ({ id, askedAt, scope }) => (
      <TextLink
        to={`/admin/content/proof/${id}`}
        aria-label={fill(words.showOf, { what: scopeText(scope), date: formatMoment(askedAt) })}
      >
        {formatMoment(askedAt)}
      </TextLink>
    ),
  },
  { id: 'what', title: words.columns.what, cell: ({ scope }) => scopeText(scope) },
  { id: 'state', title: words.columns.state, cell: ({ state }) => <StateBadge state={state} /> },
  {
    id: 'progress',
    title: words.columns.progress,
    cell: ({ done, total }) => fill(words.progress, { done, total }),
  },
  {
    id: 'result',
    title: words.columns.result,
    cell: (line) => (
      <ResultBadges {...line} ended={line.done === line.total} open={openOfVerification(line)} />
    ),
  },
];
