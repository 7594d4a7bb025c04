import type { BatchLine } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router';

import { TextLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { ChangeAssignmentPage, NewAssignmentPage } from '../../assignments/staff/assignment-form.page.tsx';
import { ClassMarksPage } from '../../assignments/staff/class-marks.page.tsx';
import { ClassReportPage } from '../../assignments/staff/class-report.page.tsx';
import { LabRecordsPage } from '../../assignments/staff/lab-records.page.tsx';
import { MatrixPage } from '../../assignments/staff/matrix.page.tsx';
import { OutcomesPage } from '../../assignments/staff/outcomes.page.tsx';
import { ChangeOutcomesPage } from '../../assignments/staff/outcomes-form.page.tsx';
import { SimilarPairPage } from '../../assignments/staff/similar-pair.page.tsx';
import { SimilarPage } from '../../assignments/staff/similar.page.tsx';
import { WeightsPage } from '../../assignments/staff/weights.page.tsx';
import { AttendancePage } from './attendance.page.tsx';
import { BatchNameDialog } from './batch-name-dialog.tsx';
import { BatchPage } from './batch.page.tsx';
import { CopyBatchPage } from './copy-batch.page.tsx';
import { batchesQuery, useMakeBatch } from './classes.queries.ts';
import { termText } from './term-text.ts';
import { SessionPage } from './session.page.tsx';

const words = staffMessages.classes;

/** Classes: the batches, and one of them. */
export function ClassesPage() {
  return (
    <Routes>
      <Route index element={<BatchList />} />
      <Route path=":batchId" element={<BatchPage />} />
      <Route path=":batchId/copy" element={<CopyBatchPage />} />
      <Route path=":batchId/marks" element={<ClassMarksPage />} />
      <Route path=":batchId/records" element={<LabRecordsPage />} />
      <Route path=":batchId/report" element={<ClassReportPage />} />
      <Route path=":batchId/attendance" element={<AttendancePage />} />
      <Route path=":batchId/attendance/:sessionId" element={<SessionPage />} />
      <Route path=":batchId/marks/weights" element={<WeightsPage />} />
      <Route path=":batchId/outcomes" element={<OutcomesPage />} />
      <Route path=":batchId/outcomes/change" element={<ChangeOutcomesPage />} />
      <Route path=":batchId/assignments/new" element={<NewAssignmentPage />} />
      <Route path=":batchId/assignments/:id" element={<MatrixPage />} />
      <Route path=":batchId/assignments/:id/similar/:assetId" element={<SimilarPage />} />
      <Route path=":batchId/assignments/:id/similar/:assetId/:one/:other" element={<SimilarPairPage />} />
      <Route path=":batchId/assignments/:id/change" element={<ChangeAssignmentPage />} />
      <Route path="*" element={<Navigate to="/notfound" replace />} />
    </Routes>
  );
}

function BatchList() {
  const query = useQuery(batchesQuery);
  const [adding, setAdding] = useState(false);
  const { title, lead } = staffMessages.shell.areas.classes;
  return (
    <Page
      title={title}
      lead={lead}
      action={
        <Button variant="primary" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={6} />}>
        {({ batches, modules }) => (
          <>
            {modules.length === 0 && <p className="mb-5 text-soft">{words.noModules}</p>}
            <Batches title={title} batches={batches} />
          </>
        )}
      </Loaded>
      {adding && <NewBatch onClose={() => setAdding(false)} />}
    </Page>
  );
}

/** The batches that are taught now, and those that are archived by themselves. */
function Batches({ title, batches }: { readonly title: string; readonly batches: readonly BatchLine[] }) {
  const archived = batches.filter(({ archivedAt }) => archivedAt !== undefined);
  const taught = batches.filter(({ archivedAt }) => archivedAt === undefined);
  return (
    <>
      {taught.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
      ) : (
        <DataTable caption={title} columns={COLUMNS} rows={taught} rowKey={({ id }) => id} />
      )}
      {archived.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-1 text-h3 font-[640]">{words.terms.archivedTitle}</h2>
          <p className="mb-3 text-small text-soft">{words.terms.archiveLead}</p>
          <DataTable
            caption={words.terms.archivedTitle}
            columns={COLUMNS}
            rows={archived}
            rowKey={({ id }) => id}
          />
        </section>
      )}
    </>
  );
}

const COLUMNS: readonly Column<BatchLine>[] = [
  {
    id: 'batch',
    title: words.columns.batch,
    cell: ({ id, name }) => (
      <TextLink to={`/admin/classes/${id}`} className="font-medium">
        {name}
      </TextLink>
    ),
  },
  {
    id: 'term',
    title: words.columns.term,
    cell: ({ term }) => (term ? termText(term) : staffMessages.shell.none),
  },
  { id: 'members', title: words.columns.members, numeric: true, cell: ({ members }) => members },
  { id: 'registered', title: words.columns.registered, numeric: true, cell: ({ registered }) => registered },
  { id: 'classes', title: words.columns.classes, numeric: true, cell: ({ classes }) => classes },
];

function NewBatch({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const make = useMakeBatch();
  const onSuccess = ({ id }: { readonly id: string }): void => void navigate(`/admin/classes/${id}`);
  const onSubmit = (name: string): void => make.mutate(name, { onSuccess });
  return <BatchNameDialog title={words.add} call={make} onSubmit={onSubmit} onClose={onClose} />;
}
