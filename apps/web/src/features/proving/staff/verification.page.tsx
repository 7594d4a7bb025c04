import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ProvedProblem, VerificationDetail } from '@abhyas/contract/proving.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { formatMoment } from '../../../lib/dates.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { useStopVerification, verificationQuery } from './proving.queries.ts';
import { openOfProblem, scopeText, worstFirst } from './proving.rules.ts';
import { ResultBadges, StateBadge } from './result-badges.tsx';

const words = staffMessages.proving;

/** One verification: how far it is, and what it found in each problem. */
export function VerificationPage() {
  const { id = '' } = useParams();
  const query = useQuery(verificationQuery(id));
  const navigate = useNavigate();
  const { data } = query;
  const list = `/admin/content/proof${data?.draftId === undefined ? '' : `?draft=${data.draftId}`}`;
  return (
    <Page
      title={data?.draftId === undefined ? words.ofShown : words.ofDraft}
      lead={data && `${scopeText(data.scope)}, ${formatMoment(data.askedAt)}`}
      onBack={() => void navigate(list)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(detail) => (
          <div className="space-y-6">
            <Progress detail={detail} />
            <DataTable
              caption={words.title}
              columns={columnsOf(detail)}
              rows={worstFirst(detail.list)}
              rowKey={({ assetId }) => assetId}
            />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Progress({ detail }: { readonly detail: VerificationDetail }) {
  const { id, state, done, total, faults, runner, unsolvedProblems, unmutatedProblems } = detail;
  const stop = useStopVerification(id);
  return (
    <section className="max-w-form space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <StateBadge state={state} />
        <span className="tabular-nums">{fill(words.progress, { done, total })}</span>
        {state === 'running' && (
          <Button size="small" busy={stop.isPending} onClick={() => stop.mutate()}>
            {words.stop}
          </Button>
        )}
      </div>
      <ProgressBar percent={total === 0 ? 100 : (done / total) * 100} label={words.columns.progress} />
      {state === 'running' && !runner && <p className="text-warn">{words.noRunner}</p>}
      {state === 'done' && faults === 0 && <p className="text-good">{words.allFine}</p>}
      {unsolvedProblems > 0 && <p className="text-warn">{words.notProved}</p>}
      {unmutatedProblems > 0 && <p className="text-warn">{words.notMutated}</p>}
      {faults > 0 && <p>{words.someFaulty}</p>}
    </section>
  );
}

function columnsOf({ id, state }: VerificationDetail): Column<ProvedProblem>[] {
  return [
    {
      id: 'problem',
      title: words.columns.problem,
      cell: ({ assetId, title }) => <TextLink to={`/admin/content/proof/${id}/${assetId}`}>{title}</TextLink>,
    },
    {
      id: 'progress',
      title: words.columns.progress,
      numeric: true,
      cell: ({ done, total }) => `${done} / ${total}`,
    },
    {
      id: 'result',
      title: words.columns.result,
      cell: (problem) => (
        <span className="text-soft">
          {state === 'running' && !problem.ended ? waitText(problem) : badges(problem)}
        </span>
      ),
    },
  ];
}

const waitText = ({ done }: ProvedProblem): string => (done === 0 ? words.waiting : words.underway);
const badges = (problem: ProvedProblem) => <ResultBadges {...problem} open={openOfProblem(problem)} />;
