import type { LabRecords, RecordCover } from '@abhyas/contract/lab-records.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';

import { useSendId } from '../../../lib/use-send-id.ts';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import {
  labRecordsQuery,
  useMakeRecords,
  useSaveRecord,
  useSaveZip,
  useSetCover,
} from './lab-records.queries.ts';

const words = staffMessages.assignments.records;

/** The lab records of a class: their cover, all of them as a ZIP, one as a PDF (ASSIGNMENTS-43). */
export function LabRecordsPage() {
  const { batchId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(labRecordsQuery(batchId));
  const batch = query.data?.batch;
  return (
    <Page
      title={words.title}
      lead={batch !== undefined && fill(words.lead, { batch })}
      onBack={() => void navigate(`/admin/classes/${batchId}`)}
      width="reading"
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(records) => (
          <div className="space-y-10">
            {records.rights.includes('teach') && (
              <CoverForm key={records.version} batchId={batchId} records={records} />
            )}
            <WholeClass batchId={batchId} records={records} />
            <OneLearner batchId={batchId} records={records} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type Props = { readonly batchId: string; readonly records: LabRecords };

function CoverForm({ batchId, records: { cover, version } }: Props) {
  const [entered, setEntered] = useState<RecordCover>(cover);
  const save = useSetCover(batchId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ version, ...entered });
  };
  const field = (name: keyof RecordCover) => ({
    value: entered[name],
    maxLength: 120,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setEntered((before) => ({ ...before, [name]: event.target.value })),
  });
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <h2 className="text-h3">{words.cover}</h2>
      <TextField label={words.college} {...field('college')} />
      <TextField label={words.course} hint={words.courseHint} {...field('course')} />
      <TextField label={words.term} hint={words.termHint} {...field('term')} />
      <Button type="submit" busy={save.isPending}>
        {words.saveCover}
      </Button>
    </form>
  );
}

function WholeClass({ batchId, records }: Props) {
  const { run } = records;
  return (
    <section>
      <h2 className="text-h3">{words.whole}</h2>
      <p className="mb-4 text-small text-soft">{words.wholeLead}</p>
      <output className="mb-4 block empty:hidden">
        {run && run.state !== 'failed' && fill(words.progress, { made: run.made, of: run.of })}
        {run?.state === 'failed' && <span className="text-bad">{words.failed}</span>}
      </output>
      {run?.state === 'making' ? (
        <ProgressBar percent={(100 * run.made) / Math.max(1, run.of)} label={words.making} />
      ) : (
        <MakeOrSave batchId={batchId} records={records} />
      )}
    </section>
  );
}

function MakeOrSave({ batchId, records: { batch, learners, run } }: Props) {
  const make = useMakeRecords(batchId);
  const zip = useSaveZip(batchId, batch);
  const id = useSendId(run?.id ?? batchId);
  return (
    <div className="flex flex-wrap gap-3">
      {run?.state === 'ready' && (
        <Button variant="primary" busy={zip.isPending} onClick={() => zip.mutate(run.id)}>
          {words.saveZip}
        </Button>
      )}
      <Button disabled={learners.length === 0} busy={make.isPending} onClick={() => make.mutate(id)}>
        {run ? words.makeAgain : words.make}
      </Button>
    </div>
  );
}

type Learner = LabRecords['learners'][number];

const columnsWith = (save: ReturnType<typeof useSaveRecord>): Column<Learner>[] => [
  { id: 'roll', title: words.columns.roll, cell: ({ rollNumber }) => rollNumber },
  { id: 'name', title: words.columns.name, cell: ({ name }) => name },
  {
    id: 'record',
    plain: true,
    title: words.columns.record,
    cell: (learner) => (
      <Button
        size="small"
        busy={save.isPending && save.variables.accountId === learner.accountId}
        aria-label={fill(words.savePdfOf, { name: learner.name })}
        onClick={() => save.mutate(learner)}
      >
        {words.savePdf}
      </Button>
    ),
  },
];

function OneLearner({ batchId, records: { learners } }: Props) {
  const save = useSaveRecord(batchId);
  return (
    <section>
      <h2 className="mb-3 text-h3">{words.one}</h2>
      {learners.length === 0 ? (
        <EmptyState title={words.noLearners} />
      ) : (
        <DataTable
          caption={words.one}
          columns={columnsWith(save)}
          rows={learners}
          rowKey={({ accountId }) => accountId}
        />
      )}
    </section>
  );
}
