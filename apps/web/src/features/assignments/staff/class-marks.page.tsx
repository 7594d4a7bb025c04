import type { ClassMarks, ClassRow } from '@abhyas/contract/assignments-totals.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { pointsText } from '../../../lib/points.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ButtonLink, TextLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Page } from '../../../ui/page.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { TotalWorking } from '../components/total-working.tsx';
import { classMarksQuery, useSaveClassMarks } from './class-marks.queries.ts';

const words = staffMessages.assignments.classMarks;

/** Every learner of a class by every assignment, and their totals (ASSIGNMENTS-21). */
export function ClassMarksPage() {
  const { batchId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(classMarksQuery(batchId));
  return (
    <Page
      title={words.title}
      lead={query.data?.batch ?? words.lead}
      action={query.data && <Actions batchId={batchId} marks={query.data} />}
      onBack={() => void navigate(`/admin/classes/${batchId}`)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(marks) => <Contents batchId={batchId} marks={marks} />}
      </Loaded>
    </Page>
  );
}

type Props = { readonly batchId: string; readonly marks: ClassMarks };

function Actions({ batchId, marks: { batch, rights } }: Props) {
  const save = useSaveClassMarks(batchId, batch);
  return (
    <div className="flex items-center gap-2">
      {rights.includes('teach') && (
        <ButtonLink to={`/admin/classes/${batchId}/marks/weights`}>{words.weights}</ButtonLink>
      )}
      <Menu
        trigger={<IconButton label={words.save} icon={<Download size={20} aria-hidden="true" />} />}
        items={[
          { name: words.csv, onSelect: () => save.mutate('csv') },
          { name: words.xlsx, onSelect: () => save.mutate('xlsx') },
        ]}
      />
    </div>
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
      {notes.map((note) => (
        <p key={note} className="mt-4 text-small text-soft">
          {note}
        </p>
      ))}
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

const headClass = 'px-3 py-2 text-right align-bottom font-[600]';

function MarksTable({ batchId, marks, onOpen }: Props & { readonly onOpen: (row: ClassRow) => void }) {
  const { assignments, categories, rows } = marks;
  const categoryOf = (id: string) =>
    categories.find(({ assignmentIds }) => assignmentIds.includes(id))?.name ?? '';
  return (
    <ScrollBox className="overflow-x-auto">
      <table className="border-collapse">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr className="text-small text-soft">
            <th scope="col" className="sticky left-0 bg-paper py-2 pr-4 text-left align-bottom">
              {staffMessages.assignments.learner}
            </th>
            {assignments.map(({ id, title, points, given }) => (
              <th key={id} scope="col" className={`max-w-40 ${headClass}`}>
                <span className="block font-normal empty:hidden">{categoryOf(id)}</span>
                <TextLink to={`/admin/classes/${batchId}/assignments/${id}`}>{title}</TextLink>{' '}
                <span className="font-normal">/ {pointsText(points)}</span>
                {!given && <span className="block font-normal text-warn">{words.draft}</span>}
              </th>
            ))}
            {categories.length > 0 && (
              <th scope="col" className={headClass}>
                {words.total}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LearnerRow key={row.accountId} row={row} marks={marks} onOpen={() => onOpen(row)} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

type RowProps = { readonly row: ClassRow; readonly marks: ClassMarks; readonly onOpen: () => void };

function LearnerRow({ row: { rollNumber, name, marks: own, total }, marks, onOpen }: RowProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="sticky left-0 bg-paper py-1 pr-4 text-left font-medium">
        <span className="block text-small font-normal text-soft tabular-nums empty:hidden">{rollNumber}</span>
        {name}
      </th>
      {marks.assignments.map(({ id }, at) => (
        <td key={id} className="px-3 py-1 text-right tabular-nums">
          {pointsText(own[at] ?? 0)}
        </td>
      ))}
      {total && (
        <td className="px-1 py-1 text-right font-[600] tabular-nums">
          <button
            type="button"
            aria-label={fill(words.openTotal, {
              name,
              total: pointsText(total.hundredths),
              of: pointsText(total.of),
            })}
            className="min-h-9 rounded-card px-2 hover:bg-sunken touch:min-h-11"
            onClick={onOpen}
          >
            {totalText(total)}
          </button>
        </td>
      )}
    </tr>
  );
}
