import type {
  AssignmentStep,
  Matrix,
  MatrixCell,
  MatrixRow,
  StaffAssignment,
} from '@abhyas/contract/assignments.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Page } from '../../../ui/page.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ExamSeats } from '../../exams/staff/exam-seats.tsx';
import { Seats } from '../../live/staff/seats.tsx';
import { pointsText } from '../../../lib/points.ts';
import { examInWords } from './exam-words.ts';
import { AllowDialog } from './allow-dialog.tsx';
import { matrixQuery, useSaveMarks, useStep } from './assignments.staff.queries.ts';
import { StageBadge } from './batch-assignments.tsx';
import { canBeWorkedOn } from './lab.rules.ts';
import { RegradeNotice } from './regrade-notice.tsx';
import { WorkDialog } from './work-dialog.tsx';

const words = staffMessages.assignments;

/** An assignment: every learner of the class and what each item earned them. */
export function MatrixPage() {
  const { batchId = '', id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(matrixQuery(id));
  const assignment = query.data?.assignment;
  return (
    <Page
      title={assignment?.title ?? words.title}
      lead={assignment && whenInWords(assignment)}
      action={query.data && <AssignmentMenu matrix={query.data} />}
      onBack={() => void navigate(`/admin/classes/${batchId}`)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(matrix) => (
          <>
            {matrix.assignment.exam ? (
              <ExamSeats id={id} onProgress={() => void query.refetch()} />
            ) : (
              canBeWorkedOn(matrix) && <Seats id={id} />
            )}
            <MarksTable matrix={matrix} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function whenInWords({ exam, rules }: StaffAssignment): string | undefined {
  if (exam) return examInWords(exam, rules)[0];
  return fill(texts.assignments.due, { at: formatMoment(rules.dueAt) });
}

function AssignmentMenu({ matrix: { assignment, rights } }: { readonly matrix: Matrix }) {
  const { id, batchId, title, publishedAt, marksPublishedAt, archivedAt } = assignment;
  const navigate = useNavigate();
  const step = useStep(id);
  const save = useSaveMarks(id, title);
  const item = (name: AssignmentStep) => ({ name: words.steps[name], onSelect: () => step.mutate(name) });
  const [first] = assignment.items;
  const similar = {
    name: staffMessages.similarity.menu,
    onSelect: () =>
      void navigate(`/admin/classes/${batchId}/assignments/${id}/similar/${first?.assetId ?? ''}`),
  };
  const files = [
    similar,
    { name: words.csv, onSelect: () => save.mutate('csv') },
    { name: words.xlsx, onSelect: () => save.mutate('xlsx') },
  ];
  const all = [
    {
      name: words.change,
      onSelect: () => void navigate(`/admin/classes/${batchId}/assignments/${id}/change`),
    },
    item(publishedAt === undefined ? 'publish' : 'unpublish'),
    item(marksPublishedAt === undefined ? 'publish-marks' : 'unpublish-marks'),
    ...files,
    item(archivedAt === undefined ? 'archive' : 'restore'),
  ];
  return (
    <Menu
      trigger={<IconButton label={words.more} icon={<EllipsisVertical size={20} aria-hidden="true" />} />}
      items={rights.includes('teach') ? all : files}
    />
  );
}

type Open =
  | { readonly what: 'work'; readonly accountId: string; readonly at: number }
  | { readonly what: 'allow'; readonly accountId: string };

function MarksTable({ matrix }: { readonly matrix: Matrix }) {
  const { assignment, rights, rows, unregistered } = matrix;
  const [open, setOpen] = useState<Open>();
  return (
    <>
      <p className="mb-4">
        <StageBadge of={assignment} />
      </p>
      <RegradeNotice
        id={assignment.id}
        isPublished={assignment.marksPublishedAt !== undefined}
        mayDecide={rights.includes('teach')}
      />
      <Waiting rows={rows} onOpen={setOpen} />
      {rows.length === 0 ? (
        <EmptyState title={words.noLearners} />
      ) : (
        <ScrollBox className="overflow-x-auto">
          <table className="border-collapse">
            <caption className="sr-only">{assignment.title}</caption>
            <thead>
              <tr className="text-small text-soft">
                <th scope="col" className="sticky left-0 bg-paper py-2 pr-4 text-left">
                  {words.learner}
                </th>
                {assignment.items.map(({ assetId, title, points }) => (
                  <th
                    key={assetId}
                    scope="col"
                    className="max-w-40 px-3 py-2 text-right align-bottom font-[600]"
                  >
                    {title} <span className="font-normal">/ {pointsText(points)}</span>
                  </th>
                ))}
                <th scope="col" className="px-3 py-2 text-right">
                  {words.total}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <LearnerRow
                  key={row.accountId}
                  row={row}
                  assignment={assignment}
                  onOpen={(at) => setOpen({ what: 'work', accountId: row.accountId, at })}
                  onAllow={
                    rights.includes('teach')
                      ? () => setOpen({ what: 'allow', accountId: row.accountId })
                      : undefined
                  }
                />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {unregistered.length > 0 && (
        <p className="mt-4 text-small text-soft">
          {fill(words.unregistered, { names: unregistered.join(', ') })}
        </p>
      )}
      {open && <OpenWindow matrix={matrix} open={open} onOpen={setOpen} />}
    </>
  );
}

type WindowProps = {
  readonly matrix: Matrix;
  readonly open: Open;
  readonly onOpen: (open: Open | undefined) => void;
};

function OpenWindow({ matrix, open, onOpen }: WindowProps) {
  const { assignment, rows } = matrix;
  const learner = rows.find(({ accountId }) => accountId === open.accountId);
  const close = () => onOpen(undefined);
  if (!learner) return null;
  if (open.what === 'allow') return <AllowDialog assignment={assignment} learner={learner} onClose={close} />;
  const item = assignment.items[open.at];
  return (
    item && (
      <WorkDialog
        matrix={matrix}
        item={item}
        learner={learner}
        onMove={({ accountId }) => onOpen({ ...open, accountId })}
        onClose={close}
      />
    )
  );
}

type WaitingProps = { readonly rows: readonly MatrixRow[]; readonly onOpen: (open: Open) => void };

/** How much still waits for a person (ASSIGNMENTS-34). */
function Waiting({ rows, onOpen }: WaitingProps) {
  const waiting = rows.flatMap(({ accountId, cells }) =>
    cells.flatMap(({ waits }, at) => (waits ? [{ what: 'work', accountId, at } as const] : [])),
  );
  const [first] = waiting;
  if (!first) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-3">
      {countText(words.waiting, waiting.length)}
      <Button size="small" onClick={() => onOpen(first)}>
        {words.markWaiting}
      </Button>
    </p>
  );
}

type RowProps = {
  readonly row: MatrixRow;
  readonly assignment: StaffAssignment;
  readonly onOpen: (at: number) => void;
  /** Undefined: the teacher may not allow anything. */
  readonly onAllow: (() => void) | undefined;
};

const cellClass = 'min-h-9 rounded-card px-2 hover:bg-sunken touch:min-h-11';

function LearnerRow({
  row: { rollNumber, name, cells, total, allowances },
  assignment,
  onOpen,
  onAllow,
}: RowProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="sticky left-0 bg-paper py-1 pr-4 text-left font-medium">
        <button
          type="button"
          disabled={!onAllow}
          aria-label={onAllow && fill(words.allow, { name })}
          className={cellClass}
          onClick={onAllow}
        >
          <span className="block text-left text-small font-normal text-soft tabular-nums empty:hidden">
            {rollNumber}
          </span>
          {name}
          {allowances.length > 0 && (
            <span className="block text-left text-small font-normal text-note">{words.allowMark}</span>
          )}
        </button>
      </th>
      {cells.map((cell, at) => {
        const title = assignment.items[at]?.title ?? cell.assetId;
        const points = pointsText(cell.hundredths);
        return (
          <td key={cell.assetId} className="px-1 py-1 text-right tabular-nums">
            <button
              type="button"
              aria-label={fill(words.openWork, { name, title, points })}
              className={cellClass}
              onClick={() => onOpen(at)}
            >
              {cell.attempts === 0 && !cell.manual ? words.nothing : points}
              <CellNotes cell={cell} />
            </button>
          </td>
        );
      })}
      <td className="px-3 py-1 text-right font-[600] tabular-nums">{pointsText(total)}</td>
    </tr>
  );
}

function CellNotes({ cell: { late, manual, waits } }: { readonly cell: MatrixCell }) {
  const notes = [waits && words.waits, late && words.lateMark, manual && words.byHand].filter(Boolean);
  if (notes.length === 0) return null;
  return <span className="block text-small text-warn">{notes.join(', ')}</span>;
}
