import { classMarksFile, type ClassMarks, type ClassRow } from '@abhyas/contract/assignments-totals.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';

import { pointsText } from '../../../lib/points.ts';
import { ButtonLink, TextLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TotalWorking } from '../components/total-working.tsx';
import { classMarksQuery } from './class-marks.queries.ts';
import {
  ClassSheetPage,
  SaveMenu,
  SheetCell,
  SheetHead,
  SheetName,
  SheetNotes,
  SheetTable,
  WorkingCell,
} from './class-sheet.tsx';
import { useSaveSheet } from './save-sheet.ts';

const words = staffMessages.assignments.classMarks;

/** Every learner of a class by every assignment, and their totals (ASSIGNMENTS-21). */
export function ClassMarksPage() {
  const { batchId = '' } = useParams();
  const query = useQuery(classMarksQuery(batchId));
  return (
    <ClassSheetPage
      batchId={batchId}
      words={words}
      query={query}
      action={query.data && <Actions batchId={batchId} marks={query.data} />}
    >
      {(marks) => <Contents batchId={batchId} marks={marks} />}
    </ClassSheetPage>
  );
}

type Props = { readonly batchId: string; readonly marks: ClassMarks };

function Actions({ batchId, marks: { batch, rights } }: Props) {
  const save = useSaveSheet({ file: classMarksFile, batchId, name: batch });
  return (
    <>
      {rights.includes('teach') && (
        <ButtonLink to={`/admin/classes/${batchId}/marks/weights`}>{words.weights}</ButtonLink>
      )}
      <SaveMenu onSave={save.mutate} />
    </>
  );
}

function Contents({ batchId, marks }: Props) {
  const { assignments, categories, rows, unregistered } = marks;
  const [open, setOpen] = useState<ClassRow>();
  if (assignments.length === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>;
  const placed = new Set(categories.flatMap(({ assignmentIds }) => assignmentIds));
  const uncounted = assignments.filter(({ id }) => !placed.has(id)).map(({ title }) => title);
  const notes = [
    categories.length === 0 && words.notWeighed,
    categories.length > 0 && uncounted.length > 0 && fill(words.uncounted, { titles: uncounted.join(', ') }),
    unregistered.length > 0 &&
      fill(staffMessages.assignments.unregistered, { names: unregistered.join(', ') }),
  ].filter((note) => note !== false);
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={staffMessages.assignments.noLearners} />
      ) : (
        <MarksTable batchId={batchId} marks={marks} onOpen={setOpen} />
      )}
      <SheetNotes notes={notes} />
      {open?.total && (
        <Dialog
          open
          onOpenChange={() => setOpen(undefined)}
          title={fill(words.workingOf, { name: open.name })}
          description={totalText(open.total)}
        >
          <TotalWorking total={open.total} />
        </Dialog>
      )}
    </>
  );
}

const totalText = ({ hundredths, of }: NonNullable<ClassRow['total']>): string =>
  fill(words.of, { total: pointsText(hundredths), of: pointsText(of) });

function MarksTable({ batchId, marks, onOpen }: Props & { readonly onOpen: (row: ClassRow) => void }) {
  const { assignments, categories, rows } = marks;
  const categoryOf = (id: string) =>
    categories.find(({ assignmentIds }) => assignmentIds.includes(id))?.name ?? '';
  return (
    <SheetTable
      caption={words.title}
      first={staffMessages.assignments.learner}
      head={
        <>
          {assignments.map(({ id, title, points, given }) => (
            <SheetHead key={id}>
              <span className="block font-normal empty:hidden">{categoryOf(id)}</span>
              <TextLink to={`/admin/classes/${batchId}/assignments/${id}`}>{title}</TextLink>{' '}
              <span className="font-normal">/ {pointsText(points)}</span>
              {!given && <span className="block font-normal text-warn">{words.draft}</span>}
            </SheetHead>
          ))}
          {categories.length > 0 && <SheetHead>{words.total}</SheetHead>}
        </>
      }
    >
      {rows.map((row) => (
        <LearnerRow key={row.accountId} row={row} marks={marks} onOpen={() => onOpen(row)} />
      ))}
    </SheetTable>
  );
}

type RowProps = { readonly row: ClassRow; readonly marks: ClassMarks; readonly onOpen: () => void };

function LearnerRow({ row: { rollNumber, name, marks: own, total }, marks, onOpen }: RowProps) {
  return (
    <tr className="border-t border-line">
      <SheetName>
        <span className="block text-small font-normal text-soft tabular-nums empty:hidden">{rollNumber}</span>
        {name}
      </SheetName>
      {marks.assignments.map(({ id }, at) => (
        <SheetCell key={id}>{pointsText(own[at] ?? 0)}</SheetCell>
      ))}
      {total && (
        <WorkingCell
          label={fill(words.openTotal, {
            name,
            total: pointsText(total.hundredths),
            of: pointsText(total.of),
          })}
          onOpen={onOpen}
        >
          {totalText(total)}
        </WorkingCell>
      )}
    </tr>
  );
}
