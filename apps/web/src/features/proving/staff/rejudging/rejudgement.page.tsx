import { staffMessages } from '@abhyas/contract/messages.staff';
import type { RejudgementDetail, LearnerWithChangedVerdict } from '@abhyas/contract/proving-rejudging.staff';
import { fill } from '@abhyas/contract/fill';
import { languageAt } from '@abhyas/languages/index';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { texts } from '../../../../lib/texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { TextLink } from '../../../../ui/button-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../../staff/data-table.tsx';
import { Decision } from './decision.tsx';
import { rejudgementQuery, useStopRejudgement } from './rejudging.queries.ts';

const words = staffMessages.rejudging;

/** What a problem's tests make of earlier submissions, and the decision about it. */
export function RejudgementPage() {
  const { id = '' } = useParams();
  const query = useQuery(rejudgementQuery(id));
  const navigate = useNavigate();
  const draft = query.data?.draftId;
  const list = `/admin/content/rejudge${draft === undefined ? '' : `?draft=${draft}`}`;
  return (
    <Page title={query.data?.title ?? words.title} lead={words.title} onBack={() => void navigate(list)}>
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(detail) => (
          <div className="space-y-8">
            <Progress detail={detail} />
            <Found detail={detail} />
            <Decision detail={detail} />
            <Learners learners={detail.learners} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type Props = { readonly detail: RejudgementDetail };

function Progress({ detail: { id, state, choice, done, total, runner } }: Props) {
  const stop = useStopRejudgement(id);
  return (
    <section className="max-w-form space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={state === 'checked' ? 'warn' : 'plain'}>{words.states[state]}</Badge>
        {choice && <span>{words.choices[choice]}</span>}
        <span className="tabular-nums">{fill(words.progress, { done, total })}</span>
        {state === 'checking' && (
          <Button size="small" busy={stop.isPending} onClick={() => stop.mutate()}>
            {words.stop}
          </Button>
        )}
      </div>
      <ProgressBar percent={total === 0 ? 100 : (done / total) * 100} label={words.title} />
      {!runner && done < total && state !== 'stopped' && <p className="text-warn">{words.noRunner}</p>}
    </section>
  );
}

function Found({ detail }: Props) {
  const { turned, accepted, latestTurned, losing, gaining, unjudged, state } = detail;
  const isNothing = turned === 0 && gaining === 0 && state !== 'checking';
  return (
    <section aria-live="polite">
      <h2 className="mb-2 text-h3 font-[640]">{words.found}</h2>
      <ul className="list-disc space-y-1 pl-5">
        <li>
          {fill(words.turned, { turned, accepted })}{' '}
          {latestTurned > 0 && fill(words.latest, { count: latestTurned })}
        </li>
        {losing > 0 && <li>{fill(words.losing, { count: losing })}</li>}
        {gaining > 0 && <li>{fill(words.gaining, { count: gaining })}</li>}
        {unjudged > 0 && <li>{fill(words.unjudged, { count: unjudged })}</li>}
      </ul>
      {isNothing && <p className="mt-2 text-good">{words.nothing}</p>}
    </section>
  );
}

function Learners({ learners }: { readonly learners: readonly LearnerWithChangedVerdict[] }) {
  if (learners.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-h3 font-[640]">{words.learners}</h2>
      <DataTable
        caption={words.learners}
        columns={COLUMNS}
        rows={learners}
        rowKey={({ accountId }) => accountId}
      />
      <p className="mt-2 text-small text-soft">{fill(words.learnersShown, { count: learners.length })}</p>
    </section>
  );
}

const COLUMNS: readonly Column<LearnerWithChangedVerdict>[] = [
  {
    id: 'learner',
    title: words.columns.learner,
    cell: ({ accountId, name }) => <TextLink to={`/admin/learners/${accountId}`}>{name}</TextLink>,
  },
  {
    id: 'effect',
    title: words.columns.now,
    cell: ({ effect, verdict }) => (
      <>
        <Badge tone={effect === 'gains' ? 'good' : 'bad'}>{words.effects[effect]}</Badge>{' '}
        {effect === 'loses' && texts.running.verdicts[verdict]}
      </>
    ),
  },
  {
    id: 'language',
    title: words.columns.language,
    cell: ({ language }) => languageAt(language).name,
  },
  {
    id: 'test',
    title: words.columns.test,
    cell: ({ test }) => test ?? staffMessages.shell.none,
  },
];
