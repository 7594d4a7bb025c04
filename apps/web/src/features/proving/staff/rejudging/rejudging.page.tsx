import { staffMessages } from '@abhyas/contract/messages.staff';
import type { Rejudgeable } from '@abhyas/contract/proving-rejudging.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';

import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Page } from '../../../../ui/page.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../../staff/data-table.tsx';
import { contentHome } from '../../../../staff/content-paths.ts';
import { rejudgeableQuery, useStartRejudgement } from './rejudging.queries.ts';

const words = staffMessages.rejudging;

/** Problems whose earlier submissions were judged by other tests, of what learners see or of a draft (`?draft=`). */
export function RejudgingPage() {
  const draftId = useSearchParams()[0].get('draft') ?? undefined;
  const query = useQuery(rejudgeableQuery(draftId));
  const navigate = useNavigate();
  return (
    <Page
      title={words.title}
      lead={draftId === undefined ? words.lead : `${words.leadDraft} ${words.lead}`}
      onBack={() => void navigate(contentHome(draftId))}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={6} />}>
        {({ problems }) =>
          problems.length === 0 ? (
            <EmptyState title={words.none} />
          ) : (
            <DataTable
              caption={words.title}
              columns={columnsFor(draftId)}
              rows={problems}
              rowKey={({ assetId }) => assetId}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function columnsFor(draftId: string | undefined): Column<Rejudgeable>[] {
  const { columns } = words;
  return [
    { id: 'problem', title: columns.problem, cell: ({ title }) => title },
    {
      id: 'submissions',
      title: columns.submissions,
      cell: ({ accepted, failed }) => fill(words.counts, { accepted, failed }),
    },
    {
      id: 'state',
      title: columns.state,
      cell: ({ last }) => (
        <Badge tone={last?.state === 'checked' ? 'warn' : 'plain'}>
          {last ? words.states[last.state] : words.unchecked}
        </Badge>
      ),
    },
    {
      id: 'actions',
      title: columns.actions,
      cell: (problem) => <Actions problem={problem} draftId={draftId} />,
    },
  ];
}

type ActionsProps = { readonly problem: Rejudgeable; readonly draftId: string | undefined };

function Actions({ problem: { assetId, title, last }, draftId }: ActionsProps) {
  const navigate = useNavigate();
  const start = useStartRejudgement((id) => void navigate(`/admin/content/rejudge/${id}`));
  return (
    <span className="flex flex-wrap gap-2">
      {last && (
        <ButtonLink
          size="small"
          to={`/admin/content/rejudge/${last.id}`}
          aria-label={fill(words.showOf, { title })}
        >
          {words.show}
        </ButtonLink>
      )}
      <Button
        size="small"
        busy={start.isPending}
        aria-label={fill(last ? words.againOf : words.checkOf, { title })}
        onClick={() => start.mutate({ assetId, ...(draftId !== undefined && { draftId }) })}
      >
        {last ? words.again : words.check}
      </Button>
    </span>
  );
}
