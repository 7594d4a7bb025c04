import type { ClassReport, ClassReportPage, ReportedLearner } from '@abhyas/contract/class-report.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';

import { formatDate } from '../../../lib/dates.ts';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { classReportQuery, usePreview, useSetReceivers, useStopReport } from './class-report.queries.ts';

const words = staffMessages.classReport;

/** How a class stands, who is at risk, and to whom that is sent every week (CLASSES-16). */
export function ClassReportPage() {
  const { batchId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(classReportQuery(batchId));
  const report = query.data?.report;
  return (
    <Page
      title={words.title}
      lead={report && fill(words.lead, { batch: report.batch })}
      action={report && <Preview batchId={batchId} batch={report.batch} />}
      onBack={() => void navigate(`/admin/classes/${batchId}`)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(page) => (
          <div className="space-y-10">
            <Learners report={page.report} />
            {page.mine && <Mine batchId={batchId} />}
            {page.receivers && <Receivers batchId={batchId} receivers={page.receivers} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Preview({ batchId, batch }: { readonly batchId: string; readonly batch: string }) {
  const preview = usePreview(batchId, batch);
  return (
    <Button busy={preview.isPending} onClick={() => preview.mutate()}>
      {words.preview}
    </Button>
  );
}

/** Hundredths of a percent, rounded down. */
const percentText = (percent: number | undefined): string =>
  percent === undefined ? '–' : `${(percent / 100).toFixed(2)} %`;

const columns: Column<ReportedLearner>[] = [
  {
    id: 'learner',
    title: words.columns.learner,
    cell: ({ rollNumber, name }) => (
      <span className="font-medium">{[rollNumber, name].filter(Boolean).join(' · ')}</span>
    ),
  },
  {
    id: 'risks',
    title: words.columns.risks,
    cell: ({ risks }) => (
      <span className="text-warn">{risks.map((risk) => words.risks[risk]).join(', ') || '–'}</span>
    ),
  },
  {
    id: 'handed-in',
    title: words.columns.handedIn,
    numeric: true,
    cell: ({ handedIn, due }) => fill(words.of, { handedIn, due }),
  },
  { id: 'share', title: words.columns.share, numeric: true, cell: ({ share }) => percentText(share) },
  {
    id: 'attendance',
    title: words.columns.attendance,
    numeric: true,
    cell: ({ attendance }) => percentText(attendance),
  },
  {
    id: 'seen',
    title: words.columns.seen,
    numeric: true,
    cell: ({ lastSeenAt }) => formatDate(lastSeenAt) || words.never,
  },
];

function Learners({ report: { average, learners } }: { readonly report: ClassReport }) {
  if (learners.length === 0) return <EmptyState title={words.empty} />;
  return (
    <section>
      <p className="mb-4 font-medium">
        {average === undefined ? words.noAverage : fill(words.average, { average: percentText(average) })}
      </p>
      <DataTable
        caption={words.title}
        columns={columns}
        rows={learners}
        rowKey={({ accountId }) => accountId}
      />
    </section>
  );
}

function Mine({ batchId }: { readonly batchId: string }) {
  const stop = useStopReport(batchId);
  return (
    <p className="flex flex-wrap items-center gap-3">
      {words.mine}
      <Button size="small" busy={stop.isPending} onClick={() => stop.mutate()}>
        {words.stop}
      </Button>
    </p>
  );
}

type ReceiversProps = {
  readonly batchId: string;
  readonly receivers: NonNullable<ClassReportPage['receivers']>;
};

function Receivers({ batchId, receivers }: ReceiversProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(receivers.flatMap(({ accountId, state }) => (state === 'named' ? [accountId] : []))),
  );
  const save = useSetReceivers(batchId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate([...chosen]);
  };
  const choose = (accountId: string, isChosen: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((each) => each !== accountId);
      return new Set(isChosen ? [...others, accountId] : others);
    });
  return (
    <form noValidate onSubmit={submit}>
      <fieldset>
        <legend className="text-h3">{words.receivers}</legend>
        <p className="mb-2 text-small text-soft">{words.receiversLead}</p>
        {receivers.map(({ accountId, name, state }) => (
          <CheckField
            key={accountId}
            quiet
            label={state === 'stopped' ? `${name} (${words.stopped})` : name}
            checked={chosen.has(accountId)}
            onChange={(isChosen) => choose(accountId, isChosen)}
          />
        ))}
      </fieldset>
      <Button type="submit" busy={save.isPending} className="mt-3">
        {words.save}
      </Button>
    </form>
  );
}
